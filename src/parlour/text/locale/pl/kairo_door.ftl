# What stands on the game’s door.
game-title = Kairo
game-minutes = 60 min
game-about = Bazar rośnie stragan po straganie. Wab klientów alejkami pod swoje markizy, rozbudowuj stragany i zdobywaj medale każdego koloru.
game-line = Rozstawiaj stragany na bazarze i zwabiaj klientów szybciej niż rywale.
