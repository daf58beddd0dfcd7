# What stands on the game’s door.
game-title = Kairo
game-minutes = 60 min
game-about = A bazaar is built stall by stall. Lure customers along the lanes to your awnings, extend your stalls and win the medals of each colour.
game-line = Set up stalls in the bazaar, and lure customers past your rivals.
game-option-start = Start
game-option-start-given = Given places
game-option-start-variable = Free choice
game-option-screens = Money
game-option-screens-closed = Hidden
game-option-screens-open = Open
game-option-board = Board
