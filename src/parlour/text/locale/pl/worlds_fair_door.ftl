# What stands on the game’s door.
game-title = Wystawa Światowa 1893
    .short = Wystawa 1893
game-minutes = 40 min
game-about = Chicago, 1893. Wysyłaj pracowników na pięć obszarów, bierz leżące tam karty, zjednuj wpływowe osoby; gdy kabina okrąży diabelski młyn, obszary są oceniane.
game-line = Wysyłaj pracowników na pięć obszarów: kto prowadzi, zdobywa medale i eksponaty.
