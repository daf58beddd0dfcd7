### La donne du jour : ce qu’il y a, comment cela s’est passé, ce qu’on partage.

daily-title = La donne du jour
daily-sub = Une donne par jeu, la même pour tout le monde : même place, mêmes robots. Votre unique essai compte ; pas de conseils, et rien ne se reprend.
daily-left = encore { $hours } h { $minutes } min
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-longest = { $days ->
    [one] record : { $days } jour
   *[other] record : { $days } jours
}
daily-seats = { $seats ->
    [2] 2 joueurs ; vous êtes à la place { $seat }, face à un robot de niveau { $level }.
   *[other] { $seats } joueurs ; vous êtes à la place { $seat }, face à des robots de niveau { $level }.
}
daily-finished = { $many ->
    [0] Personne ne l’a encore terminée.
    [one] { $many } personne l’a terminée.
   *[other] { $many } personnes l’ont terminée.
}
daily-play = Jouer
daily-play-late = Jouer après coup
daily-go-on = Continuer
daily-see = Voir le résultat
daily-promise = La promesse de cette donne
daily-promise-today = SHA-256 de son secret, annoncé avant que quiconque joue : { $promise }
daily-promise-tomorrow = Et de celle de demain : { $promise }
daily-secret = Son secret, révélé puisque le jour est passé : { $secret }
daily-archive = Donnes précédentes
daily-archive-more = On peut encore les jouer ; les essais tardifs ne sont pas classés.
daily-archive-older = Plus anciennes
daily-archive-none = Il n’y en a pas encore.
daily-month = { $month }
daily-month-game = Jeu
daily-month-none = Personne pour l’instant. Les résultats du jour s’affichent quand vous avez terminé votre donne.
daily-rank = Rang
daily-name = Nom
daily-place = Place
daily-points = Points
daily-margin = Écart
daily-days = Jours
daily-won = Gagnées
daily-me = (vous)
daily-nobody = quelqu’un
daily-mine = Votre essai
daily-result = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-mine-margin = { $margin } par rapport au meilleur des autres à votre table.
daily-mine-rank = Rang { $rank } sur { $many } pour l’instant.
daily-mark-late = Terminé après coup : non classé.
daily-mark-second = Quelqu’un d’autre a essayé cette donne sur un de vos appareils avant la fin de votre partie : elle n’est pas classée.
daily-mark-changed = Les robots ont changé en cours de journée : non classé.
daily-mark-cleared = La personne qui tient cette maison l’a retiré du classement.
daily-par-title = Le par
daily-par = Par : { $points } ± { $error } points (niveau 4 : { $plays } parties, { $won } % gagnées)
daily-par-one = Par : { $points } points (niveau 4, une seule partie jusqu’ici)
daily-par-none = Le par n’est pas encore connu : la maison le joue quand elle a le temps.
daily-par-never = Il n’y a pas de par : la maison n’avait pas joué cette donne quand ses robots ont changé.
daily-kept-back = Le par, les résultats et les choix des autres seront montrés à la fin de la journée : quelqu’un peut encore jouer cette donne sur cet appareil.
daily-standing = Les résultats de tous
daily-standing-none = Personne n’est classé.
daily-hidden = Les résultats s’affichent quand vous avez terminé.
daily-late-more = Ce jour est passé. Vous pouvez encore jouer sa donne ; les essais tardifs ne sont pas classés.
daily-choices = Décision par décision
daily-others = { $many ->
    [one] { $many } autre en était là ; même choix : { $same }.
   *[other] { $many } autres en étaient là ; même choix : { $same }.
}
daily-others-chose = { $many } : { $what }.
daily-house-ask = Qu’aurait fait la maison ?
daily-house-busy = La maison regarde : { $done } sur { $of }.
daily-house-same = La maison aurait fait de même.
daily-house-even = La maison : { $what } ; cela se vaut à peu près.
daily-house-cost = La maison : { $what } ; votre choix a coûté environ { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de chances de gagner.
daily-house-why = Ce que le choix de la maison aurait apporté
daily-share = À partager, sans rien dévoiler
daily-copy = Copier le texte
daily-picture = Enregistrer l’image
daily-picture-failed = Ce navigateur n’a pas pu dessiner l’image.
daily-back = Toutes les donnes du jour
daily-second-title = Cette donne a déjà été essayée ici
daily-second = Une autre personne a essayé cette donne sur cet appareil. Vous pouvez la jouer quand même, mais seul le premier essai d’un appareil est classé.
daily-second-yes = Jouer quand même
daily-second-no = Pas maintenant
daily-ask = Vous n’avez qu’un essai, et il compte : tout le monde joue la même donne, et votre résultat est classé parmi les autres. Pas de conseils, et rien ne se reprend. Vous pouvez partir et continuer jusqu’à minuit (UTC).
daily-ask-late = Ce jour est passé : votre essai ne sera pas classé. Pas de conseils, et rien ne se reprend.
daily-ask-new = Vous découvrez { $game } ? La leçon ne prend que quelques minutes, et la donne vous attend.
daily-ask-lesson = D’abord la leçon
daily-ask-yes = Commencer

## Au terminal
daily-listed = { $game } : { $state ->
    [new] pas encore essayée
    [playing] en cours
   *[over] terminée
}
daily-how = Pour en jouer une : { $command }
daily-help = Pour jouer, donnez un numéro ou une notation. Aussi : board, log, why <action>, rules, help, quit. Votre essai attend sur le serveur jusqu’à minuit (UTC) ; rien ne se reprend.
daily-waits = Votre essai attend sur le serveur jusqu’à minuit (UTC).
daily-line = { $rank }. { $name } : place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $margin })
daily-closed = Cet essai a été clos : personne ne l’avait continué pendant une semaine.
daily-choices-how = Ce que d’autres ont choisi et ce qu’aurait fait la maison : { $command }
