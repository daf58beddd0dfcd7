### Gatsby : tout ce qui se dit à cette table.


## Le matériel

place-cabaret = Cabaret
place-finance = Centre financier
place-racetrack = Hippodrome

space-left = la gauche du Cabaret
    .of = de la gauche du Cabaret
space-right = la droite du Cabaret
    .of = de la droite du Cabaret
space-bottom = le bas du Cabaret
    .of = du bas du Cabaret
space-step-3 = l’étage 3
    .of = de l’étage 3
space-step-7 = l’étage 7
    .of = de l’étage 7
space-step-10 = l’étage 10
    .of = de l’étage 10
space-step-13 = l’étage 13
    .of = de l’étage 13
space-track-1 = la piste 1
    .of = de la piste 1
space-track-2 = la piste 2
    .of = de la piste 2
space-track-3 = la piste 3
    .of = de la piste 3
space-track-4 = la piste 4
    .of = de la piste 4
space-track-5 = la piste 5
    .of = de la piste 5

bonus-none = aucun bonus
    .does = rien ne se passe
bonus-advance = AVANCER
    .does = votre jeton Ascension monte d’un étage, ou de deux s’il est plus bas
bonus-command = IMPOSER
    .does = au début du prochain tour adverse, vous choisissez l’action à faire
bonus-swap = ÉCHANGER
    .does = un de vos jetons et un jeton adverse échangent leurs places
bonus-place = PLACER
    .does = un jeton de plus au Cabaret ou à l’Hippodrome
bonus-characters = PERSONNAGES
    .does = regardez deux personnages et échangez-les si vous voulez
bonus-draw = PIOCHER
    .does = piochez trois actions spéciales et gardez-en une ; si vous en aviez une, l’autre des deux est mise de côté et vaut 1 prestige

## Ce que l’on peut choisir

action-TakeAction = { $number ->
    [1] Action 1 : deux jetons au Cabaret, le second à côté du premier.
    [2] Action 2 : un jeton au Cabaret, puis une avance au Centre financier.
    [3] Action 3 : une avance au Centre financier, puis un jeton à l’Hippodrome.
   *[4] Action 4 : deux jetons à l’Hippodrome, sur deux pistes.
}
action-TakeSpecial = Utiliser votre Action spéciale.
action-Command = { $number ->
    [1] Imposer l’action 1 : deux jetons au Cabaret.
    [2] Imposer l’action 2 : Cabaret, puis Centre financier.
    [3] Imposer l’action 3 : Centre financier, puis Hippodrome.
   *[4] Imposer l’action 4 : deux jetons sur deux pistes.
}
action-CommandSpecial = Imposer son Action spéciale.
action-LeaveFree = Laisser le choix libre.
action-Put = Placer un jeton sur { $cell }.
action-Race = Placer un jeton sur la piste { $track }.
action-Advance = Avancer au Centre financier.
action-Swap = Échanger votre jeton sur { $cell }.
action-With = Contre le jeton adverse sur { $cell }.
action-Look = Regarder le personnage { $space-of }.
action-And = Regarder aussi le personnage { $space-of }.
action-Exchange = Les échanger.
action-Leave = Les laisser en place.
action-Draw = Piocher trois Actions spéciales.
action-Keep = Mettre dans votre emplacement : { $special }.
action-SetAside = Mettre de côté { $special } et garder celle de votre emplacement.
action-Decline = Renoncer au bonus.

## Ce qui est demandé

step-KeepSpecial = Choisissez une des Actions spéciales piochées.
step-PutOnStar = Placez votre premier jeton sur une case étoile.
step-ChooseAction = Choisissez une action.
step-CommandAction = IMPOSER : choisissez l’action que votre adversaire doit jouer.
step-CabaretPart = Un jeton au Cabaret.
step-PutBeside = Cabaret : placez un jeton à côté d’un autre.
step-LinkPart = Le jeton suivant de la chaîne.
step-PutLinked = Cabaret : placez un jeton à côté de { $cell }.
step-AnywherePart = Un jeton n’importe où au Cabaret.
step-PutAnywhere = Cabaret : placez un jeton sur une case vide de votre choix.
step-AdvancePart = Une avance au Centre financier.
step-RacePart = Des jetons à l’Hippodrome.
step-PutOnTrack = { $count ->
    [1] Hippodrome : placez un jeton sur une piste.
   *[other] Hippodrome : placez un jeton sur une piste ; { $count } en tout, sur des pistes différentes.
}
step-PairPart = Deux jetons sur une même piste.
step-PutPair = Hippodrome : choisissez la piste des deux jetons.
step-FollowPart = Le second jeton sur la même piste.
step-LanePart = Un jeton n’importe où à l’Hippodrome.
step-PutOnLane = Hippodrome : placez un jeton sur une case vide de votre choix.
step-SwapPart = ÉCHANGER, si vous voulez.
step-CharactersPart = PERSONNAGES, si vous voulez.
step-BonusDue = Un bonus : { $bonus }.
step-AskAdvance = AVANCER : montez, ou renoncez.
step-AskPlace = PLACER : un jeton de plus au Cabaret ou à l’Hippodrome, ou renoncez.
step-SwapMine = ÉCHANGER : choisissez un de vos jetons, ou renoncez.
step-SwapTheirs = ÉCHANGER : votre jeton sur { $cell } contre lequel des siens ?
step-LookFirst = PERSONNAGES : choisissez le premier des deux, ou renoncez.
step-LookSecond = PERSONNAGES : { $first }, et quel autre ?
step-PutBack = PERSONNAGES : { $first } et { $second }, les échanger ?
step-AskDraw = PIOCHER : regardez trois Actions spéciales, ou renoncez.
step-EndTurn = Le tour s’achève.
step-EndCommanded = Le tour de l’action imposée s’achève.

## Ce qui s’est passé

event-ActionTaken = { $seat } choisit l’action { $number }.
event-SpecialTaken = { $seat } utilise son Action spéciale : { $special }.
event-Commanded = { $number ->
    [5] { $seat } impose l’Action spéciale.
   *[other] { $seat } impose l’action { $number }.
}
event-LeftFree = { $seat } laisse le choix libre.
event-Placed = { $seat } place un jeton sur { $cell }.
event-Climbed = { $steps ->
    [1] { $seat } monte d’un étage, au { $height }.
   *[other] { $seat } monte de { $steps } étages, au { $height }.
}
event-CommandEarned = { $seat } gagne le bonus IMPOSER.
event-Declined = { $seat } renonce à { $bonus }.
event-Skipped = { $place } : rien n’est possible, { $seat } passe.
event-Swapped = { $cells ->
    [none] { $seat } n’échange rien.
   *[other] { $seat } échange les jetons sur { $cells }.
}
event-Looked = { $tiles ->
    [none] { $seat } ne regarde personne.
   *[other] { $seat } regarde les personnages { $first-of } et { $second-of }{ $up ->
        [0] , tous deux face cachée
       *[other] {""}
    } : { $tiles }.
}
event-Returned = { $exchanged ->
    [0] { $seat } remet les personnages { $first-of } et { $second-of } comme avant{ $secret ->
        [1] , en secret.
       *[other] .
    }
    [1] { $seat } échange les personnages { $first-of } et { $second-of }{ $secret ->
        [1] , en secret.
       *[other] .
    }
   *[2] { $seat } remet les personnages { $first-of } et { $second-of }, échangés ou non.
}
event-Drew = { $specials ->
    [none] { $seat } ne pioche rien.
   *[other] { $seat } pioche : { $specials }.
}
event-Kept = { $seat } a dans son emplacement : { $special }.
event-PutAside = { $shown ->
    [0] { $seat } met de côté sans montrer : { $special }.
   *[other] { $seat } met de côté : { $special }.
}
event-Discarded = { $specials ->
    [none] { $seat } ne défausse rien.
   *[other] { $seat } défausse : { $specials }.
}
event-Gained = { $up ->
    [0] { $seat } obtient, face cachée, le personnage { $space-of } : { $tile }.
   *[other] { $seat } obtient le personnage { $space-of } : { $tile }.
}
event-TrackFinished = Course terminée sur la piste { $track } ; ses jetons rentrent.
event-Ended = { $reason }
event-Shown = { $seat } montre le personnage { $space-of } : { $tile }.

## Pourquoi pas

why-choose-action = Le tour commence par une action : choisissez-en une.
why-token-must-move = Le jeton Action s’y trouve : il doit aller sur une autre action.
why-no-special = Vous n’avez pas d’Action spéciale.
why-command-asks = L’ordre d’abord : choisissez l’action de votre adversaire, ou laissez-le libre.
why-same-command = Le jeton Action s’y trouve : on ne peut pas imposer cette action.
why-no-special-there = Votre adversaire n’a pas d’Action spéciale.
why-star-asks = Placez votre premier jeton sur une case étoile.
why-not-a-star = Ce n’est pas une case étoile.
why-cabaret-asks = Un jeton doit maintenant aller au Cabaret.
why-occupied = Il y a déjà un jeton sur cette case.
why-not-beside = Cette case ne touche aucun jeton : il faut un côté, un coin ne suffit pas.
why-not-linked = Cette case n’est pas à côté du jeton qui la précède dans cette chaîne ; un jeton placé par un bonus n’en fait pas partie.
why-anywhere-asks = Un jeton doit maintenant aller sur une case vide du Cabaret.
why-not-in-cabaret = Cette case est à l’Hippodrome ; ce jeton est pour le Cabaret.
why-track-asks = Un jeton doit maintenant aller à l’Hippodrome : choisissez une piste.
why-leftmost = Les jetons prennent la case vide la plus à gauche : nommez la piste, pas la case.
why-finished = Cette course est terminée : la piste est fermée.
why-full = Cette piste est complète.
why-same-track = Cette action a déjà mis un jeton sur cette piste : choisissez-en une autre.
why-pair-asks = Les deux jetons vont sur une même piste : choisissez-la.
why-lane-asks = Choisissez la case même, à l’Hippodrome.
why-not-on-track = Cette case est au Cabaret ; ce jeton est pour l’Hippodrome.
why-place-asks = PLACER demande une case du Cabaret ou une piste ; sinon, renoncez.
why-advance-asks = AVANCER : avancez ou renoncez.
why-swap-asks = ÉCHANGER : d’abord un jeton à vous ; sinon, renoncez.
why-not-mine = Aucun jeton à vous ne s’y trouve.
why-with-asks = Et maintenant le jeton adverse qui vient en échange.
why-not-theirs = Aucun jeton de votre adversaire ne s’y trouve.
why-look-asks = PERSONNAGES : choisissez le premier à prendre en main ; sinon, renoncez.
why-and-asks = Choisissez le second personnage à prendre en main.
why-claimed = Ce personnage a déjà été gagné.
why-same-space = Il faut deux personnages différents.
why-put-back-asks = Échangez les deux, ou laissez-les.
why-draw-asks = PIOCHER : piochez ou renoncez.
why-keep-asks = Vous avez regardé les Actions spéciales : choisissez-en une.
why-not-drawn = Cette Action spéciale n’est pas parmi celles piochées.
why-slot-empty = Votre emplacement est vide : celle que vous choisissez y va.
why-compulsory = Tant qu’elle est possible, on ne renonce pas à cette partie de l’action.
why-over = La partie est finie.

## La fin

ending-family = Trois personnages d’une même famille ont gagné la partie.
    .outright = Victoire : { $name }.
ending-five-families = Un personnage de chaque famille a gagné la partie.
    .outright = Victoire : { $name }.
ending-cabaret = Le dernier personnage du Cabaret a mis fin à la partie.
ending-finance = Le dernier personnage du Centre financier a mis fin à la partie.
ending-racetrack = Le dernier personnage de l’Hippodrome a mis fin à la partie.
source-stars = Étoiles
source-special = Action spéciale
source-aside = Mises de côté

## La table dessinée

gatsby-cabaret = Cabaret
gatsby-finance = Centre financier
gatsby-racetrack = Hippodrome
gatsby-actions = Actions
gatsby-main = { $number ->
    [1] Cabaret, Cabaret
    [2] Cabaret, Finance
    [3] Finance, Hippodrome
   *[4] Hippodrome ×2
}
gatsby-slot = Action spéciale
gatsby-aside = Mises de côté
gatsby-characters = Personnages
gatsby-prestige = Prestige actuel
gatsby-families = Familles
gatsby-box = hors jeu
gatsby-finished = terminée
gatsby-command = IMPOSER : { $name } choisira la prochaine action
gatsby-legend = { $advance } avancer  { $command } imposer  { $swap } échanger  { $place } placer  { $characters } personnages  { $draw } piocher  { $star } étoile
gatsby-preview-steps = à l’étage { $height }
gatsby-note-seen = † vous l’avez regardé   ‡ votre adversaire l’a regardé

## Valeurs de la boîte

box-cabaret = Si les dalles du Cabaret sont tournées au hasard, ou seulement mélangées.
box-slabs =
    Les neuf cases de chaque dalle du Cabaret, rangée par rangée : une étoile et trois bonus.
    Une case est star (étoile), advance, command, swap, characters, draw, ou - sans rien dessus.
box-tracks = Les cases de chaque piste, en partant de la gauche : place aussi, mais pas d’étoile ; pas plus de trois draw sur tout le plateau.

## Pourquoi un fichier de boîte est refusé

box-wrong-draws = { $value } cases PIOCHER videraient la pile des Actions spéciales ; elle suffit pour { $most }
box-wrong-slab = une dalle a une étoile et trois bonus, pas { $value }
box-wrong-cell = { $value } n’en est pas ; il y a { $known }
box-wrong-cells = il faut { $whole } cases, pas { $value }

## Ce que montre l’entraîneur

theme-CharacterWon = Personnage { $space-of } : { $whose ->
    [1] gagné
    [2] à l’adversaire
   *[other] encore à prendre
}, au lieu de : { $instead_whose ->
    [1] gagné.
    [2] à l’adversaire.
   *[other] encore à prendre.
}
    .look = Le personnage { $space-of }
    .name = Les personnages à gagner
theme-CharacterTaken = Personnage { $space-of } pris, au lieu { $instead_whose ->
    [2] d’être laissé à l’adversaire.
   *[other] d’être encore à prendre.
}
    .look = Qui prendra le personnage { $space-of }
    .name = Un personnage à prendre
theme-CharacterDenied = Personnage { $space-of } refusé à l’adversaire : encore à prendre, au lieu d’être perdu.
    .look = Refuser à l’adversaire le personnage { $space-of }
    .name = Un personnage à refuser
theme-WayThrough = Jetons encore nécessaires pour le personnage { $space-of } : { $mine ->
    [-1] chemin coupé
   *[other] { $mine }
} (adversaire : { $theirs ->
    [-1] coupé
   *[other] { $theirs }
}), au lieu de : { $instead_mine ->
    [-1] chemin coupé
   *[other] { $instead_mine }
} (adversaire : { $instead_theirs ->
    [-1] coupé
   *[other] { $instead_theirs }
}).
    .look = Le chemin vers { $space }, et comment le couper
    .name = Le chemin au Cabaret
theme-ChainCut = Une chaîne coupée, personnage { $space-of } : l’adversaire { $theirs ->
    [-1] n’a plus de chemin
    [one] a encore besoin de { $theirs } jeton
   *[other] a encore besoin de { $theirs } jetons
}, au lieu de { $instead_theirs } ; pour le joueur : { $mine ->
    [-1] plus de chemin
   *[other] { $mine }
}, au lieu de : { $instead_mine ->
    [-1] plus de chemin.
   *[other] { $instead_mine }.
}
    .look = La chaîne de l’adversaire vers { $space }
    .name = Une chaîne à couper
theme-StarsToGo = Cases étoile encore nécessaires pour le personnage { $space-of } : { $mine ->
    [-1] hors d’atteinte tant que l’adversaire en tient une
   *[other] { $mine }
} (adversaire : { $theirs ->
    [-1] hors d’atteinte
   *[other] { $theirs }
}), au lieu de : { $instead_mine ->
    [-1] hors d’atteinte
   *[other] { $instead_mine }
} (adversaire : { $instead_theirs ->
    [-1] hors d’atteinte
   *[other] { $instead_theirs }
}).
    .look = Les quatre étoiles
    .name = Les quatre étoiles
theme-StarDenied = Une étoile tenue : les quatre pour le personnage { $space-of } sont hors d’atteinte pour l’adversaire, à qui il en manquerait { $instead_theirs } sinon ; pour le joueur : { $mine ->
    [-1] hors d’atteinte
   *[other] encore { $mine }
}, au lieu de : { $instead_mine ->
    [-1] hors d’atteinte.
   *[other] { $instead_mine }.
}
    .look = Les étoiles qui manquent à l’adversaire
    .name = Une étoile à refuser
theme-StepsToGo = Étages encore à monter jusqu’à { $space } : { $mine } (adversaire : { $theirs }), au lieu de { $instead_mine } (adversaire : { $instead_theirs }).
    .look = Qui atteindra d’abord { $space }
    .name = Les étages du Centre financier
theme-TokensToGo = Jetons encore nécessaires pour la majorité sur { $space } : { $mine ->
    [-1] perdue, sauf ÉCHANGER
   *[other] { $mine }
} (adversaire : { $theirs ->
    [-1] perdue, sauf ÉCHANGER
   *[other] { $theirs }
}), au lieu de : { $instead_mine ->
    [-1] perdue
   *[other] { $instead_mine }
} (adversaire : { $instead_theirs ->
    [-1] perdue
   *[other] { $instead_theirs }
}).
    .look = La majorité sur { $space }
    .name = Les majorités à l’Hippodrome
theme-RaceDecided = Une course décidée : la majorité sur { $space } est hors d’atteinte pour l’adversaire, sauf ÉCHANGER ; il lui manquerait sinon { $instead_theirs ->
    [one] { $instead_theirs } jeton
   *[other] { $instead_theirs } jetons
}. Pour le joueur : { $mine ->
    [-1] perdue, sauf ÉCHANGER
   *[other] { $mine }
}, au lieu de : { $instead_mine ->
    [-1] perdue.
   *[other] { $instead_mine }.
}
    .look = À qui sera la course sur { $space }
    .name = Une course à décider
theme-PrestigeHeld = Prestige : { $prestige } au lieu de { $instead_prestige }.
    .look = Votre prestige
    .name = Le prestige
theme-PrestigeOfOther = Prestige connu de l’adversaire : { $prestige } au lieu de { $instead_prestige }.
    .look = Le prestige de l’adversaire
    .name = Le prestige de l’adversaire
theme-SetNear = Personnages qui compléteraient une série : { $characters } au lieu de { $instead_characters }.
    .look = Les séries que vous pouvez compléter
    .name = Les séries
theme-SetOfOther = Personnages qui, à ce que l’on sait, compléteraient une série de l’adversaire : { $characters } au lieu de { $instead_characters }.
    .look = Les séries que l’adversaire peut compléter
    .name = Les séries de l’adversaire
theme-SpecialHeld = Actions spéciales, en place ou mises de côté : { $specials } au lieu de { $instead_specials }.
    .look = Les Actions spéciales
    .name = Les Actions spéciales

## What can be known of what one cannot see

lens-tiles = Personnages face cachée
lens-specials = Actions spéciales que vous n’avez pas vues
lens-box = la boîte
lens-next-special = dessus de la pile
lens-aside = mises de côté
lens-won-space-left = gagné face cachée (vient { space-left.of })
lens-won-space-right = gagné face cachée (vient { space-right.of })
lens-won-space-bottom = gagné face cachée (vient { space-bottom.of })
lens-won-space-step-3 = gagné face cachée (vient { space-step-3.of })
lens-won-space-step-7 = gagné face cachée (vient { space-step-7.of })
lens-won-space-step-10 = gagné face cachée (vient { space-step-10.of })
lens-won-space-step-13 = gagné face cachée (vient { space-step-13.of })
lens-won-space-track-1 = gagné face cachée (vient { space-track-1.of })
lens-won-space-track-2 = gagné face cachée (vient { space-track-2.of })
lens-won-space-track-3 = gagné face cachée (vient { space-track-3.of })
lens-won-space-track-4 = gagné face cachée (vient { space-track-4.of })
lens-won-space-track-5 = gagné face cachée (vient { space-track-5.of })
