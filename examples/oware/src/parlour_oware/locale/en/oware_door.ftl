# What stands on the game’s door.
game-title = Oware
game-minutes = 15 min
game-about = Twelve houses, forty-eight seeds, no luck at all. Sow them round, capture by twos and threes, and never leave your opponent without food.
game-line = Sow, capture, and feed your opponent.
