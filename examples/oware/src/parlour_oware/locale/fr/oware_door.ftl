# Ce qui se lit sur la porte du jeu.
game-title = Oware
game-minutes = 15 min
game-about = Douze cases, quarante-huit graines, aucun hasard. Semez-les à la ronde, capturez par deux et par trois, et ne laissez jamais l’adversaire sans nourriture.
game-line = Semer, capturer, et nourrir l’adversaire.
