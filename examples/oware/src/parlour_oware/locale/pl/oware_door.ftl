# Co widać na drzwiach gry.
game-title = Oware
game-minutes = 15 min
game-about = Dwanaście dołków, czterdzieści osiem nasion i żadnego losu. Siej dookoła, bij po dwa i po trzy, i nigdy nie zostawiaj przeciwnika bez jedzenia.
game-line = Siej, bij i karm przeciwnika.
