# What stands on the game’s door.
game-title = Kairo
game-minutes = 60 min
game-about = Bazar rośnie stragan po straganie. Wab klientów alejkami pod swoje markizy, rozbudowuj stragany i zdobywaj medale każdego koloru.
game-line = Rozstawiaj stragany na bazarze i zwabiaj klientów szybciej niż rywale.
game-option-start = Początek
game-option-start-given = Wyznaczone miejsca
game-option-start-variable = Dowolny
game-option-screens = Pieniądze
game-option-screens-closed = Zakryte
game-option-screens-open = Jawne
game-option-board = Plansza
