# What stands on the game’s door.
game-title = Gatsby
game-minutes = 30 min
game-about = Deux rivaux, une nuit. Gagnez des personnages au Cabaret, au Centre financier et à l’Hippodrome ; regardez ce qui est caché, et finissez au bon moment.
game-line = Un duel d’une nuit : gagnez les personnages avant votre rival.
