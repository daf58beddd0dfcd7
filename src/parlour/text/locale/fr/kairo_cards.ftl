### Kairo : les cartes de construction.

card-1 = une carte de la partie 1
    .many = { $count } cartes de la partie 1
card-2 = une carte de la partie 2
    .many = { $count } cartes de la partie 2
card-3 = une carte de la partie 3
    .many = { $count } cartes de la partie 3
card-4 = une carte de la partie 4
    .many = { $count } cartes de la partie 4
card-5 = une carte de la partie 5
    .many = { $count } cartes de la partie 5
card-6 = une carte de la partie 6
    .many = { $count } cartes de la partie 6
card-7 = une carte de la partie 7
    .many = { $count } cartes de la partie 7
card-8 = une carte de la partie 8
    .many = { $count } cartes de la partie 8
card-9 = une carte de la partie 9
    .many = { $count } cartes de la partie 9
card-10 = le joker de la rangée 1
card-11 = le joker de la rangée 2
card-12 = le joker de la rangée 3
card-13 = le joker de la colonne 1
card-14 = le joker de la colonne 2
card-15 = le joker de la colonne 3

## Ce qu’elles font

does-section = Permet de monter un stand sur une case libre de la partie { $section }.
does-joker = Permet de monter un stand dans la partie { $sections } ; coûte en plus une pièce de n’importe quelle couleur.
does-barker = Joué en attirant un client : celui-ci passe devant une entrée plus proche.
