### The lesson of Oware: Ama is the learner, Kofi the other player.

lesson-oware-title = Oware in four moves
    .about = Sow, reach the other row, and capture.

lesson-oware-board = You are Ama. The six houses of the first row are yours, the other six are Kofi’s; four seeds lie in each. Whoever has 25 of the 48 seeds in store wins.
    .title = Twelve houses

lesson-oware-sow = Choose a house and sow it: all its seeds are dropped, one by one, into the houses that follow. Sow house a.
    .title = Sow
lesson-oware-sow-after = House a is empty, and b to e have five seeds each.

lesson-oware-far = From the end of your row the seeds go on into Kofi’s. Sow house e: one seed stays with you, four feed Kofi.
    .title = Round the corner

lesson-oware-capture = The last seed counts. If it makes two or three in one of Kofi’s houses, those seeds are yours. Kofi’s house e holds one, and your house f has just the five seeds to reach it. Sow house f.
    .title = Capture
lesson-oware-capture-after = Two seeds go into your store.

lesson-oware-twice = Look back from the last seed: each house of Kofi’s just before it that holds two or three is captured as well. House c ends in e, which makes two, and d before it will hold three. Sow house c.
    .title = And once more
lesson-oware-twice-after = Two and three are five seeds. House c of Kofi’s held only one, so the capture stopped there.

lesson-oware-end = Remember two things: a capture that would take all of Kofi’s seeds takes none, and whoever has no seeds must be fed if that can be done. Play on from here!
    .title = Food for both
