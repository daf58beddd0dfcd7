# What stands on the game’s door.
game-title = Gatsby
game-minutes = 30 min
game-about = Dwoje rywali, jedna noc. Zdobywaj postacie w Kabarecie, w Centrum finansowym i na Torze wyścigowym; podglądaj, co leży zakryte, i skończ we właściwej chwili.
game-line = Pojedynek jednej nocy: zdobądź postacie przed rywalem.
