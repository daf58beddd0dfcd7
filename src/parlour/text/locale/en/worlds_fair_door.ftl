# What stands on the game’s door.
game-title = World’s Fair 1893
    .short = World’s Fair
game-minutes = 40 min
game-about = Chicago, 1893. Send supporters to five areas, take the cards that lie there, win over people of influence; when the car has gone round the wheel, the areas are judged.
game-line = Send supporters to five areas: whoever leads there wins medals and exhibits.
