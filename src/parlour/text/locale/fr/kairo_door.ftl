# What stands on the game’s door.
game-title = Kairo
game-minutes = 60 min
game-about = Un bazar se construit, stand après stand. Attirez les clients par les allées jusqu’à vos auvents, agrandissez vos stands et gagnez les médailles de chaque couleur.
game-line = Montez vos stands au bazar et attirez les clients avant vos rivaux.
game-option-start = Départ
game-option-start-given = Places données
game-option-start-variable = Libre
game-option-screens = Argent
game-option-screens-closed = Caché
game-option-screens-open = Visible
game-option-board = Plateau
