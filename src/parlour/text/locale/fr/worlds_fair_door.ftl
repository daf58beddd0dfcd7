# What stands on the game’s door.
game-title = Exposition universelle Chicago 1893
    .short = Chicago 1893
game-minutes = 40 min
game-about = Chicago, 1893. Envoyez vos Représentants dans cinq Palais, prenez les cartes qui s’y trouvent, gagnez des Personnalités influentes ; quand la Cabine a fait le tour de la Grande roue, les Palais sont jugés.
game-line = Placez vos Représentants dans cinq Palais : qui mène y gagne médailles et expositions.
