### La page : revoir des parties finies, et la feuille de score.

## La barre et le tableau de bord

replay-title = À revoir : { $game }
replay-pill = À revoir
replay-move = Coup { $move }
replay-of = sur { $moves }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-transport = Coups
replay-seen-label = Vu par
replay-seen-by = Vu par { $name }
replay-seen-all = Vu par tous
replay-fork = Jouer à partir d’ici
replay-download = Télécharger l’enregistrement
replay-copy = Copier le lien
replay-copied = Le lien est copié.
replay-copy-failed = Le lien n’a pas pu être copié. Le voici : { $link }
replay-keys = Gauche et droite : un coup. Avec Maj : { $rounds ->
    [yes] une manche
   *[no] dix coups
}. Début et Fin. Espace : lecture.
replay-home = Retour à l’accueil
replay-theme-dark = Soir : couleurs sombres
replay-theme-light = Jour : couleurs claires
replay-skip-river = Aller aux coups
replay-skip-board = Aller au plateau
replay-board = Le plateau après le coup { $move }
replay-side = À propos de cette partie
replay-seats = Places

## Le fleuve

replay-river = Coup
replay-river-chances = Chances de gagner
replay-river-points = Points, si l’on comptait alors
replay-river-costly = décisions coûteuses
replay-start = Début
replay-end = Fin
replay-round = Manche { $round }
replay-value = Coup { $move } sur { $moves }
replay-value-round = Coup { $move } sur { $moves }, manche { $round }
replay-chance = { $percent } % de chances de gagner
replay-leads = en tête
replay-won = a gagné
replay-mark = Coup { $move } : { $name } a perdu { $cost } % de chances de gagner
replay-numbers = Les chiffres
replay-numbers-chances = Chances de gagner par coup, en pour cent
replay-numbers-points = Points par coup, si l’on avait compté alors
replay-numbers-move = Coup

## Analyse

replay-tab-analysis = Analyse
replay-tab-log = Journal
replay-tab-luck = Chance et talent
replay-analyse = Analyser cette partie
replay-analyse-how = La maison regarde chaque décision avec les yeux de qui l’a prise : chances de gagner, prix de chaque choix, et la chance à part du talent.
replay-analyse-busy = Décisions examinées : { $done } sur { $all }
replay-analyse-waiting = L’analyse attend son tour.
replay-analyse-failed = L’analyse n’a pas pu être faite. Essayez encore.
replay-at-start = Avant le premier coup
replay-at = Coup { $move }, { $name }
replay-cost-words = de chances de gagner, face au meilleur coup que la maison trouve
replay-cost-none = Aussi bon que le meilleur coup que la maison trouve.
replay-cost-better = Vu de plus près, meilleur que ce que la maison aurait joué.
replay-cost-doubt = L’écart reste dans le doute de la recherche (± { $error } %).
replay-forced = Il n’y avait rien à choisir ici.
replay-not-yet = Ce coup n’a pas encore été examiné.
replay-played = { $what }, joué
replay-differently = Jouer autrement
replay-why = Ce que le meilleur coup promettait d’ici les tours suivants
replay-costly = Décisions coûteuses
replay-costly-none = Aucune décision n’a coûté plus que le doute de la recherche.
replay-costly-row = { $move }. { $name }
replay-cost = −{ $cost } %
replay-log-start = Le début
replay-log-label = Journal, un bouton par coup

## Chance et talent

replay-luck-how = De la première chance de gagner au résultat, en points de pourcentage. Les parts s’additionnent.
replay-luck-start = Départ
replay-luck-own = Ses choix
replay-luck-others = Choix des autres
replay-luck-luck = Ce qui s’est révélé
replay-luck-result = Résultat
replay-luck-seat = { $name } : de { $start } à { $result }
replay-luck-busy = Chance et talent se racontent quand chaque décision est jugée.
replay-luck-ask = Chance et talent se racontent une fois la partie analysée.

## Jouer à partir d’ici

replay-fork-title = Reprendre au coup { $move }
replay-fork-how = Une nouvelle table, contre des robots. Ce que votre place ne pouvait pas voir est redistribué.
replay-fork-seat = Votre place
replay-fork-level = Niveau des robots
replay-fork-go = Jouer
replay-fork-over = La partie est finie ici. Revenez de quelques coups pour reprendre.
replay-fork-failed = La table n’a pas pu être ouverte : { $detail }
replay-cancel = Pas maintenant

## Retenter un moment de ses propres parties

replay-again-how = Votre place, les mêmes robots, juste avant cette décision. Ce que vous ne pouviez pas voir est redistribué.
replay-again-people = Des robots de niveau 3 prennent la place des autres joueurs.
replay-again-tried = { $tries ->
    [one] Retenté une fois : { $points } points ; { $before } dans la partie jouée.
   *[other] Retenté { $tries } fois : { $points } points en moyenne ; { $before } dans la partie jouée.
}
replay-again-by = { $way ->
    [better] Soit { $by } de mieux.
    [worse] Soit { $by } de moins.
   *[same] Ni mieux ni moins bien.
}
replay-again-error = À { $error } près (95 %).
replay-again-few = Si peu d’essais peuvent tenir au hasard.
replay-again-won = Gagné : { $won } %. La partie jouée a été { $before ->
    [won] gagnée
    [shared] partagée
   *[lost] perdue
}.
replay-again-see = Revoir l’essai { $number }
replay-again-going = { $going ->
    [one] Un essai n’est pas terminé.
   *[other] { $going } essais ne sont pas terminés.
}
replay-again-count = { $tries ->
    [one] retenté une fois
   *[other] retenté { $tries } fois
}

## La feuille de score

replay-sheet = Feuille de score
replay-sheet-win = { $margin ->
    [one] { $name } gagne d’un point.
   *[other] { $name } gagne de { $margin } points.
}
replay-sheet-nobody = Personne ne gagne : tous ont abandonné.
replay-sheet-stand-in = Le remplaçant finit premier : { $names } a abandonné.
replay-sheet-win-plain = { $name } gagne.
replay-sheet-difference = Plus grand écart avec { $name } : { $source }, de { $points }.
replay-sheet-from = D’où viennent les points
replay-sheet-total = Total
replay-sheet-caption = Points par origine et par manche
replay-sheet-best = meilleur
replay-graph-title = Le fil de la partie
replay-graph-how = Les points de chaque place, si l’on avait compté à ce coup
replay-graph-label = Points par coup ; les chiffres sont dans un tableau plus bas
replay-graph-turn = Coup { $move } : { $name } dépasse { $other } et reste en tête.
replay-graph-lead = { $name } mène du coup { $move } jusqu’à la fin.

replay-rules-old = Cette partie a été jouée selon la version { $rules } des règles ; la plus récente est la { $newest }. Qui la reprend d’ici joue selon les mêmes.
replay-box = Cette partie a été jouée avec la boîte d’un propriétaire : { $box }.
