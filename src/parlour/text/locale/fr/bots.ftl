### Bots: the names of the levels, and what they say.

level-1 = Débutant
level-2 = Habitué
level-3 = Joueur de club
level-4 = Expert
level-5 = Maître
level-master = Grand maître
thinking = { $name } réfléchit…
percent = { $n } %
hint-chance = Chance de gagner : { $percent } % (± { $error })
hint-against = D’ici vos prochains tours, plutôt que : { $other }

## Looking back

analyse-start = Départ
analyse-own = Ses choix
analyse-others = Choix des autres
analyse-luck = Chance
analyse-result = Résultat
analyse-how = En points de pourcentage : le départ, les changements et le résultat s’additionnent. Chances coup par coup :
analyse-costly = Les décisions qui ont coûté le plus, jugées sur ce que le joueur pouvait savoir :
analyse-none = Aucune décision n’a coûté plus que ce que la recherche peut distinguer.
analyse-moment = { $move }. { $name } : { $chosen } Mieux : { $best } ({ $cost } ± { $error } points)
analyse-plot = Chance de gagner coup par coup ; une ligne par joueur.

## The arena

arena-match = { $game }, { $seats } places : { $match }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-divided = Les itérations des deux côtés sont divisées par { $divide }.
arena-share = { $bot } gagne { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) ; à forces égales ce serait { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-elo = Elo { $point } ({ $low } … { $high }) ; test à 5 % : { $verdict }
arena-better = meilleur
arena-not-better = pas meilleur
arena-open = indécis
arena-seats = Victoires par place : { $shares }
arena-seat = { $seat } : { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-field = { $game }, { $seats } places, { $bots } robots : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-place = { $place }. { $bot } : { $rating } ({ $low } … { $high }), gagne { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { $games }
sat-to-the-end = { $bot } termine au rang { $rank } sur { $seats }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
arena-odd-lines = { $path } : { $number ->
    [one] la ligne { $lines } n’est pas un résultat, elle est ignorée.
   *[other] { $number } lignes ne sont pas des résultats, elles sont ignorées : { $lines }.
}
arena-unkept = Rien n’a été gardé ; avec --store FICHIER les résultats sont gardés et comptés la fois suivante.
arena-written = { $page } est écrit.
arena-ladder = L’échelle : { $game }
arena-plot = Part de victoires du premier nommé, avec son intervalle à 95 % ; le trait marque l’égalité.

## Data

dataset-written = { $file } est écrit : { $rows } décisions de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
truth-written = { $file } est écrit : { $files } fichiers.

## L’entraîneur

coach-best = Bien choisi : rien de mieux n’a été trouvé.
coach-even = Bien. Tout aussi bon : { $best }
coach-cost = Cela a coûté environ { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de chances de gagner (± { $error }). Mieux : { $best }
coach-decided = { $points ->
    [0] Cela ne change plus guère qui gagne, mais un autre choix aurait rapporté plus : { $best }
    [one] Cela ne change plus guère qui gagne, mais a coûté environ { $points } point. Mieux : { $best }
   *[other] Cela ne change plus guère qui gagne, mais a coûté environ { $points } points. Mieux : { $best }
}
coach-decided-none = Bien : la partie est presque jouée, et rien de ce qui a été comparé n’aurait rapporté plus.
coach-against = Ce que cela devrait donner d’ici vos prochains tours, comparé à votre choix : { $chosen }
coach-no-why = Aucune chose ne l’explique à elle seule : beaucoup de petites s’ajoutent.
coach-look = À regarder :
coach-look-none = Vos meilleures options diffèrent peu : suivez votre plan.
theme-Points = Points : { $points } au lieu de { $instead_points }.
    .look = Vos points
    .name = Points
theme-OthersPoints = Points de { $seat } : { $points } au lieu de { $instead_points }.
    .look = Les points de { $seat }
    .name = Les points des autres
