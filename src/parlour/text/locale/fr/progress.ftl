### Mes progrès : ce que coûtent les décisions, sur quoi elles portaient, et quel niveau convient.

progress-title = Mes progrès
progress-sub = Ce que coûtent vos décisions, telles que l’entraîneur et les analyses les ont jugées. Personne d’autre ne voit cette page, sauf si vous la montrez sur votre profil.
progress-none = Rien n’est encore jugé. Jouez contre des robots avec l’entraîneur, ou analysez une partie terminée : ce qui s’y trouve est rassemblé ici.
progress-play = Jouer
progress-replays = Parties terminées
progress-how = Un coût est la part de victoire que le meilleur choix aurait apportée en plus du vôtre ; ± donne l’intervalle à 95 % de la moyenne. Seules comptent les décisions jugées par l’entraîneur ou par une analyse, et chaque fois votre premier choix. Une décision coûteuse compte pour la première de ses raisons.
progress-no-costs = Aucune de vos décisions n’est encore jugée : jouez avec l’entraîneur, ou analysez une partie terminée.

## Coûts
progress-costs = Coût moyen d’une décision
progress-month = Mois
progress-decisions = Décisions
progress-chart = Centièmes de victoire perdus par décision, mois par mois : moins il y en a, mieux c’est. Les traits verticaux sont les intervalles.
progress-cost = Coût
progress-cost-value = { $cost } % ± { $error }
progress-cost-few = { $cost } % (trop peu pour un intervalle)
progress-cost-plain = { $cost } %
progress-by-month = Mois par mois
progress-earlier = jugées par une version antérieure

## Thèmes
progress-themes = Ce qui vous coûte le plus
progress-theme = { $part } % de vos coûts : { $decisions ->
    [one] une décision, { $cost } %
   *[other] { $decisions } décisions, { $cost } % chacune
}
progress-more-themes = { $many ->
    [one] Un autre thème
   *[other] { $many } autres thèmes
}
progress-practise = { $many ->
    [one] S’exercer : un problème
   *[other] S’exercer : { $many } problèmes
}

## Niveaux
progress-levels = Les robots et vous
progress-level = { $name } (niveau { $level })
progress-fits = Le niveau qui vous convient maintenant : { $level }
progress-fits-none = Impossible de dire encore quel niveau vous convient : terminez au moins cinq parties contre des robots d’un même niveau.
progress-met = devant vous dans { $lost } parties sur dix (95 % : de { $low } à { $high } ; parties comptées : { $games })
progress-met-few = { $games ->
    [one] une partie : trop peu pour le dire
   *[other] { $games } parties : trop peu pour le dire
}

## At the terminal
progress-none-here = Rien n’est encore jugé. Jouez avec parlour play JEU --bot level3 --coach : ce que trouve l’entraîneur est rassemblé ici, avec les parties finies.
progress-none-there = Ce serveur n’a encore rien jugé de vous.
progress-practise-how = { $many ->
    [one] S’y exercer avec { $many } problème : { $command }
   *[other] S’y exercer avec { $many } problèmes : { $command }
}
progress-not-noted = Ceci n’est pas noté pour parlour progress : { $fault }
