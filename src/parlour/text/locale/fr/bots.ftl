### Bots: the names of the levels, and what they say.

level-1 = Débutant
level-2 = Habitué
level-3 = Joueur de club
level-4 = Expert
level-5 = Maître
hint-chance = Chance de gagner : { $percent } % (± { $error })

## Looking back

analyse-start = Départ
analyse-own = Ses choix
analyse-others = Choix des autres
analyse-luck = Chance
analyse-result = Résultat
analyse-how = En points sur cent : le départ, les changements et le résultat s'additionnent. Chances coup par coup :
analyse-costly = Les décisions qui ont coûté le plus, jugées sur ce que le joueur pouvait savoir :
analyse-none = Aucune décision n'a coûté plus que ce que la recherche peut distinguer.
analyse-moment = { $move }. { $name } : { $chosen } Mieux : { $best } ({ $cost } ± { $error } points)
