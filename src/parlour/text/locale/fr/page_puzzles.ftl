### Les problèmes sur la page : lesquels, ce qui est demandé, ce qu’il en advient, une course.

puzzles-title = Problèmes
puzzles-sub = Des positions de vraies parties où un choix vaut mieux que tous les autres. Votre première réponse à chacun compte pour votre classement.
puzzles-one = Problème
puzzles-all = Tous les problèmes
puzzles-next = Problème suivant
puzzles-day = Problème du jour
puzzles-rush = Course
puzzles-day-left = Nouveaux problèmes du jour dans { $hours } h { $minutes } min
puzzles-so-far = Votre classement : { $rating }. Résolus : { $solved } sur { $answered }.
puzzles-new = { $many } problèmes. Vous commencez avec un classement de { $rating }.
puzzles-lesson = Vous découvrez ce jeu ? La leçon d’abord
puzzles-today-asked = commencé
puzzles-today-solved = résolu aujourd’hui
puzzles-today-failed = manqué aujourd’hui
puzzles-progress = Mes progrès : ce qui me coûte le plus
puzzles-by-theme = Par thème
puzzles-theme-many = { $left ->
    [one] { $left } nouveau sur { $many }
   *[other] { $left } nouveaux sur { $many }
}
puzzles-theme-more = Le thème dit ce qu’il faut regarder, pas le coup. Un problème de chaque thème reste ouvert jusqu’à votre réponse.
puzzles-costly = Ce qui vous coûte le plus : { $theme }

## Un problème
puzzles-ask = { $many ->
    [one] Vous êtes { $name }, et c’est à vous. Trouvez le meilleur choix.
   *[other] Vous êtes { $name }, et c’est à vous. Trouvez le meilleur choix, { $many } fois de suite.
}
puzzles-options = { $options ->
    [one] Un seul choix est possible.
   *[other] { $options } choix sont possibles.
}
puzzles-hard = Difficulté du problème : { $rating }
puzzles-question = Choix { $question } sur { $depth }
puzzles-moving = Le coup se joue…
puzzles-chosen = Votre choix : { $choice }
puzzles-gave-up = Abandonné : le problème compte comme manqué.
puzzles-line = La suite :
puzzles-beats-mine = Chances de gagner : { $percent } %, et seulement { $instead } % avec votre choix.
puzzles-why = Pourquoi : attendu d’ici vos prochains tours, par rapport au choix tentant :
puzzles-why-mine = Pourquoi : attendu d’ici vos prochains tours, par rapport à votre choix :
puzzles-themes = Thèmes
puzzles-rating = Votre classement : { $rating }
puzzles-rated = Votre classement : { $before } → { $after } ({ $change })
puzzles-give-up = Abandonner
puzzles-give-up-more = La solution vous est donnée, et le problème compte comme manqué.

## Une course
puzzles-rush-more = Le plus de problèmes possible en { $minutes } minutes, chacun plus difficile que le précédent ; { $misses } erreurs, et c’est fini. Un problème auquel vous n’avez jamais répondu compte ici aussi pour votre classement. Si une course est encore en cours, elle reprend.
puzzles-rush-begin = Commencer
puzzles-rush-again = Une autre course
puzzles-rush-right = Juste.
puzzles-rush-so-far = Résolus : { $score }. Manqués : { $missed } sur { $misses }.
puzzles-rush-left = { $seconds ->
    [60] Il reste une minute.
   *[other] Il reste { $seconds } secondes.
}
puzzles-rush-over = { $score ->
    [0] La course est finie : aucun problème résolu.
    [one] La course est finie : { $score } problème résolu.
   *[other] La course est finie : { $score } problèmes résolus.
}
puzzles-rush-end-time = Le temps est écoulé.
puzzles-rush-end-missed = Problèmes manqués : { $missed }.
puzzles-rush-best = Votre record : { $best }
puzzles-rush-better = Nouveau record : { $best }
puzzles-rush-none = { $minutes } minutes, { $misses } erreurs
puzzles-rush-done = Les problèmes de cette course
puzzles-rush-last = Votre dernière course. Résolus : { $score }
puzzles-rush-solved = Problème { $number }, classé { $rating } : résolu
puzzles-rush-missed = Problème { $number }, classé { $rating } : manqué
