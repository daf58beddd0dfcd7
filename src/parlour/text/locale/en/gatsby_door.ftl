# What stands on the game’s door.
game-title = Gatsby
game-minutes = 30 min
game-about = Two rivals, one night. Win characters at the Cabaret, in the Finance Center and at the Racetrack; look at what lies face down, and end it at the right moment.
game-line = A duel of one night: win the characters over before your rival does.
