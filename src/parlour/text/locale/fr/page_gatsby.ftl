### Gatsby dans le navigateur : ce que dit la table dessinée, en plus des mots qu’elle partage avec le terminal.

ga-table = La table de Gatsby
ga-places = Les trois lieux et les actions
ga-finance-1 = Centre
ga-finance-2 = financier
ga-tab-cabaret = Cabaret
ga-tab-finance = Finance
ga-tab-racetrack = Hippodrome
ga-tab-actions = Actions
ga-news-cabaret = { $count ->
    [-1] coupé
   *[other] encore { $count }
}
ga-news-choices = { $count } au choix
ga-news-racetrack = { $count ->
    [one] { $count } course
   *[other] { $count } courses
}
ga-news-actions = { $number ->
    [5] spéciale
    [6] spéciale
   *[other] sur { $number }
}

## Les lieux

ga-four-stars = Quatre étoiles
ga-to-go = { $count ->
    [-1] coupé
    [0] fait
   *[other] encore { $count }
}
ga-last = le dernier
ga-stalls = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
ga-decides = case décisive
ga-safe = à { $name }
ga-finished = Terminée
ga-took = Pris par { $name } :
ga-hidden-tile = face cachée
ga-unseen = Jamais vus

## D’une chose

ga-star-cell = case étoile
ga-empty = vide
ga-token-of = jeton de { $name }
ga-key = un jeton ici gagne un personnage pour { $name }
ga-peeked = Vu en secret
ga-perhaps = peut-être { $tiles }
ga-looked = { $name } l’a regardé
ga-completes = complète une série pour { $name }
ga-last-of-place = le dernier de son lieu : le gagner termine la partie
ga-progress = { $one } { $first }, { $two } { $second }
ga-step = Étage { $step } de { $name }
ga-stands-here = le jeton est ici
ga-track = Piste { $track } : { $one } { $first }, { $two } { $second } ; { $news }
ga-prestige = prestige { $range }
ga-won-secret = gagné face cachée
ga-does-bonus = { $bonus } : { $does }.
ga-does-star = Une case étoile : qui tient les quatre gagne le personnage du bas.
ga-does-plain = Sans bonus. Une chaîne de jetons d’un bord à l’autre, côte à côte, gagne un personnage.
ga-does-lane = Sans bonus. Qui a le plus de jetons sur la piste quand elle est pleine gagne son personnage.
ga-does-edges = Se gagne par une chaîne de vos jetons, côte à côte, entre les deux bords de sa couleur. { $one } : { $first } ; { $two } : { $second }.
ga-does-stars = Se gagne en tenant les quatre cases étoile. { $one } : { $first } ; { $two } : { $second }.
ga-does-step = Se gagne par le premier jeton qui atteint ou dépasse l’étage { $step } du Centre financier.
ga-does-track = Se gagne par qui a le plus de jetons sur la piste { $track } quand elle est pleine.
ga-does-climb = Les jetons montent ici : d’un étage, ou de deux pour qui est plus bas. On atteint ou dépasse personnages et bonus.
ga-does-prestige = Prestige { $range } : les étoiles des personnages gagnés, plus une par Action spéciale en place ou mise de côté. Il ne décide que si personne ne complète une famille ni n’a les cinq.
ga-does-taken = Une Action spéciale sert une fois, à la place d’une action principale ; gardée jusqu’à la fin, elle vaut un point de prestige.
ga-use-action = Touchez-la, puis jouez ses parties l’une après l’autre.
ga-goal = Trois personnages d’une famille gagnent aussitôt, et de même un de chacune des cinq. Sinon la partie s’arrête quand un lieu est vide, et le prestige décide.

## Actions

ga-action = Action { $number }
ga-main-1 = Cabaret, à côté
ga-main-2 = Cabaret, puis étage
ga-main-3 = Étage, puis piste
ga-main-4 = Piste, autre piste
ga-your-special = Votre spéciale
ga-special-of = { $name } : spéciale
ga-no-special = pas d’Action spéciale
ga-part = Partie { $now } sur { $of }
ga-just-played = { $name } vient d’y jouer
ga-token-here = jeton ici
ga-commands = { $name } l’impose
ga-leave-free = Laisser libre
ga-do-advance = Avancer
ga-do-draw = Piocher trois
ga-do-exchange = Échanger
ga-do-leave = Laisser en place
ga-do-decline = Renoncer
ga-keep = Dans l’emplacement
ga-set-aside = De côté, 1 ★
ga-keep-old = votre emplacement garde l’ancienne

## Joueurs

ga-families = familles : { $range } sur 5
ga-aside = { $count } de côté
ga-secret = { $count ->
    [one] { $count } inconnu
   *[other] { $count } inconnus
}
ga-will-command = imposera la prochaine action
ga-family-count = { $family } : { $count } sur 3

## Avant un choix

ga-win = vous gagnez
ga-lose = vous perdez
ga-by-0 = une famille de trois
ga-by-1 = les cinq familles
ga-by-2 = le dernier personnage du Cabaret
ga-by-3 = le dernier personnage du Centre financier
ga-by-4 = le dernier personnage de l’Hippodrome
ga-why-last = un lieu n’a plus qu’un personnage
ga-why-set = un seul personnage compléterait une série
ga-against = { $you } ★ contre { $them } ★
ga-then = prestige { $range } ★
ga-climbs = à l’étage { $height }
ga-wins = vous gagnez { $tile }
ga-gives = { $name } gagne { $tile }
ga-chain = { $space } : { $count ->
    [-1] coupé
    [0] fait
   *[other] encore { $count }
}
ga-swap-give = Premier choix sur deux : vous donnez votre jeton sur { $cell }.
ga-swap-next = Rien ne bouge encore : vous choisirez ensuite, en échange, un jeton de { $name }.
ga-swap-whole = Votre jeton sur { $mine } et celui de { $name } sur { $theirs } échangent leurs places.
ga-asked-next = puis : { $step }
ga-unsure = Ce qui est caché peut changer cela.
ga-commanded = { $name } impose cette action ; tous les choix qu’elle contient sont à vous.

## La liste

ga-group-cabaret = Cabaret
ga-group-finance = Centre financier
ga-group-racetrack = Hippodrome
ga-group-actions = Actions
ga-group-other = Sinon
ga-plain = sans bonus
ga-they-take = { $name } joue l’action { $number }

## Pièces

ga-piece-action-1 = Action 1 : deux jetons au Cabaret
ga-piece-action-2 = Action 2 : Cabaret, Centre financier
ga-piece-action-3 = Action 3 : Centre financier, Hippodrome
ga-piece-action-4 = Action 4 : deux pistes
ga-piece-token-0 = Un jeton Influence de la première place
ga-piece-token-1 = Un jeton Influence de la seconde place
ga-piece-climber-0 = Le jeton Ascension de la première place
ga-piece-climber-1 = Le jeton Ascension de la seconde place
ga-piece-star-cell = Une case étoile
ga-told-won = Un personnage est gagné
ga-told-shown = Les personnages sont révélés
