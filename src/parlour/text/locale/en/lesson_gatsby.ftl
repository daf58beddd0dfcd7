### The lesson of Gatsby: Dorothy is the learner, James the other player.

lesson-ga-title = An invitation to the party
    .about = Take actions, collect bonuses, look at characters, and get within a step of winning.

lesson-ga-party = Long Island, the 1920s. You are Dorothy, James is your rival. Twelve characters wait in three places: the Cabaret, the Finance Center and the Racetrack. There are five families. Three characters of one family win at once, and so does one of each family. Three of the family of the sun lie face up: the Party Crasher, the Oil Heiress, the Newspaper Baron. Let us go after them.
    .title = Welcome to the party

lesson-ga-cabaret = A turn is one of four actions. Action 1 puts two tokens in the Cabaret: the first beside any token, yours or not, the second beside the first. James began with a token on a star. Take action 1 and use the two marked cells.
    .title = The Cabaret

lesson-ga-bonus = The cell you have just covered bears a bonus, ADVANCE. A bonus works at once, before anything else; you could decline it. Take it: your token in the Finance Center climbs.
    .title = A bonus, at once

lesson-ga-look = Step 1 has a bonus too: CHARACTERS. Pick up any two characters, look in secret at what lies face down, and exchange them if you like. Take the Newspaper Baron, high up on step 13, and the hidden character of track 4, and exchange them: track 4 is much easier to win.
    .title = Look, and exchange
lesson-ga-look-after = You know now that the Grand Hostess lies face down on step 13; James does not. The Newspaper Baron kept his face up and waits at track 4.

lesson-ga-climb = The action token lies where James put it, on action 3, and you may not repeat that one. Take action 2: a token in the Cabaret, next to yours, then an advance. You are behind James, and whoever is behind climbs two steps instead of one.
    .title = Behind is faster
lesson-ga-climb-after = You reached step 3, and at the end of the turn its character came to you: the Party Crasher, the first of the sun. The empty space now shows a bonus for James, when he comes by.

lesson-ga-race = Action 3 climbs and then puts a token on the Racetrack, on the leftmost free cell of a track. A track that is full goes to whoever has more tokens on it. Put yours on track 4, where the Newspaper Baron waits: it has only three cells.
    .title = The Racetrack

lesson-ga-tracks = Action 4 puts two tokens on two different tracks. The next cell of track 1 bears a DRAW: begin there.
    .title = Two tracks

lesson-ga-draw = Draw three special actions and keep the one with three tokens in the Cabaret, in a chain: you will need it. A special action is used once, instead of a main action. Then put your second token on track 5.
    .title = A special action
lesson-ga-draw-after = It lies face up in your slot. A player has one at most; one that is still there at the end is worth a point of prestige.

lesson-ga-special = James reached the empty step 3 and used its bonus, and he has followed you to track 4. First the Cabaret: an unbroken chain from the upper left edge to the lower right one wins the Oil Heiress. Use your special action, and go on along the row.
    .title = Three in a chain

lesson-ga-swap = Another ADVANCE, and it takes you to step 5, where a SWAP waits: one of your tokens and one of James's change places, wherever they stand. Swap your token on track 5 for the one of James on track 4.
    .title = Bonuses in a row
lesson-ga-swap-after = Two of the three cells of track 4 are yours now. Swapped tokens set off no bonus. Your special action goes on.

lesson-ga-chain = The third token closes the row, from edge to edge.
    .title = Close the chain
lesson-ga-chain-after = The Oil Heiress is yours: two of the sun. Tokens in the Cabaret stay where they are. Four stars in one hand would win the character at the bottom.

lesson-ga-order = James keeps away from track 4: whoever fills it, you have more tokens there. Make sure that he has no good turn either. Take action 1 and end on the cell with COMMAND.
    .title = Make plans for James

lesson-ga-command = COMMAND: as his turn begins, you choose the action James must take, any but the one you have just used. Let him use up his special action: it only works in the Cabaret, and it is gone for good.
    .title = You give the orders

lesson-ga-end = Your turn, and some of your actions win the game: the third of the sun is a single token away. One character of each of the five families would win too. If nobody completes a set, the game ends when a place has no character left; then prestige counts: the stars on the characters, and special actions kept. Play on from here and find a winning move.
    .title = One step from winning
