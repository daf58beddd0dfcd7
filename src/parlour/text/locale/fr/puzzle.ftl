### Les problèmes au terminal : la question, juste ou faux, et la solution.

puzzle-begin = { $many ->
    [one] Trouvez le meilleur choix : vous êtes le joueur { $seat } sur { $seats }.
   *[other] Trouvez le meilleur choix, { $many } fois de suite : vous êtes le joueur { $seat } sur { $seats }.
}
puzzle-part = Seul ce choix est demandé, pas ceux qui le suivraient.
puzzle-right = Juste : problème résolu.
puzzle-right-on = Juste. On continue.
puzzle-wrong = Il y a mieux.
puzzle-best = Le meilleur choix : { $best }
puzzle-also = Aussi bon : { $best }
puzzle-beats = Chances de gagner : { $percent } %, contre { $instead } % avec l’autre choix le plus tentant : { $other }
puzzle-rating = Votre classement : { $rating } ({ $change }) ; celui du problème : { $puzzle }.
puzzle-again = Vous aviez déjà vu ce problème : votre classement reste à { $rating }.
puzzle-another = Entrée pour un autre problème, quit pour sortir.
puzzle-help = Pour choisir, donnez un numéro ou une notation. Aussi : board, log, why <action>, rules, solution, help, quit. Les choix qui mènent à la même position se valent.
puzzle-rush = Le plus possible en { $minutes } minutes, chacun plus difficile que le précédent ; { $misses } erreurs, et c’est fini. Un problème vu pour la première fois compte pour votre classement.
puzzle-rush-so-far = Résolus jusqu’ici : { $solved } ; manqués : { $missed } ; il reste { $left } s.
puzzle-rush-over = Le temps est écoulé, ou vous avez quitté. Résolus : { $solved } sur { $tried }.
puzzle-theme = { $name } : nouveaux { $left } sur { $many }
puzzle-no-theme = il n’y a pas de problèmes sur « { $theme } » ; il y a : { $themes }
