### Kairo : tout ce qui se dit à sa table.


## Le matériel

colour-purple = violet
    .letter = V
    .goods = restaurants
    .of = violette
colour-red = rouge
    .letter = R
    .goods = tapis
    .of = rouge
colour-green = vert
    .letter = E
    .goods = fruits
    .of = verte
colour-yellow = jaune
    .letter = J
    .goods = épices
    .of = jaune
colour-blue = bleu
    .letter = B
    .goods = porcelaine
    .of = bleue
colour-white = blanc
    .letter = L
    .goods = cuivres
    .of = blanche
side-north = nord
side-east = est
side-south = sud
side-west = ouest
work-stall = nouveau stand principal
work-extension = agrandissement
work-move = déplacement
work-start = position de départ
work-neutral = stand neutre
trigger-none = pas encore
trigger-last-extension = le dernier agrandissement d’une couleur est construit
trigger-two-colours = il reste au plus un agrandissement dans deux couleurs
trigger-no-extension = vingt tours de table ont passé sans agrandissement

## Ce qu’on peut choisir

action-BuildStall = Monter un stand : placer un nouveau stand principal.
action-BuildExtension = Monter un stand : agrandir un stand.
action-MoveStall = Monter un stand : déplacer un stand principal bloqué.
action-Lure = Attirer un client.
action-Draw = Tirer deux cartes.
action-Stop = Ne plus monter de stand jusqu’à la fin.
action-Play = Jouer { $card }.
action-Three = Jouer trois cartes au choix.
action-Coin = Payer le joker : 1 pièce { $colour-of }.
action-Discard = Déposer { $card }.
action-Choose = Couleur : { $colour }.
action-Cell = Rangée { $row }, colonne { $column } (r{ $row }c{ $column }).
action-Face = Entrée : { $side }.
action-Give = { $coins ->
    [0] Ne rien payer en { $colour }.
    [one] Payer { $coins } pièce { $colour-of }.
   *[other] Payer { $coins } pièces { $colour-of }s.
}
action-Customer = Le client { $colour }.
action-Take = Prendre { $card } à l’étalage.
action-TakePile = Prendre la première carte de la pioche.
action-TakeBarker = Prendre un bonimenteur.

## Ce qui est demandé

step-PlaceInTurn = Les positions de départ.
step-DrawNeutral = Un stand neutre est tiré.
step-ChooseAction = Montez un stand, attirez un client ou tirez deux cartes.
step-PlayCard = Avec quelle carte ({ $work }) ?
step-PayJoker = Quelle pièce accompagne le joker ?
step-LayThree = { $left ->
    [one] Encore une carte des trois.
   *[other] Encore { $left } cartes des trois, dans l’ordre.
}
step-ChooseColour = Quelle couleur ({ $work }) ?
step-ChooseCell = Sur quelle case ({ $work }, { $colour }) ?
step-ChooseSide = De quel côté est l’entrée du stand { $colour } ?
step-PayOwn = Combien de pièces de la couleur du stand ({ $colour }, de { $least } à { $most }) ?
step-PayOther = Il reste { $owed } autres pièces à payer : combien en { $other } ?
step-ScoreExtension = L’agrandissement est compté.
step-ChooseCustomer = Quel client ?
step-ChooseEntrance = Vers quelle entrée va le client { $colour } ?
step-DrawCard = { $left ->
    [1] La deuxième carte.
   *[other] La première de deux cartes.
}
step-DiscardCard = Plus de quatre cartes : laquelle part ?
step-EndTurn = Le tour prend fin.

## Ce qui s’est passé

name-cell = rangée { $r }, colonne { $c }
name-source = rangée { $r }, colonne { $c }
event-StallPlaced = { $seat } place un stand principal { $colour } en { $cell } ; entrée : { $side }.
event-StallMoved = { $seat } déplace le stand principal { $colour } de la { $source } à la { $cell } ; entrée : { $side }.
event-NeutralDrawn = { $seat } tire un stand neutre : { $colour }.
event-NeutralPlaced = { $seat } place le stand neutre { $colour } en { $cell } ; entrée : { $side }.
event-CardsPlayed = { $cards ->
    [none] { $seat } ne joue aucune carte.
   *[other] { $seat } joue { $cards }.
}
event-Paid = { $coins ->
    [one] { $seat } paie { $coins } pièce { $colour-of }.
   *[other] { $seat } paie { $coins } pièces { $colour-of }s.
}
event-Extended = { $seat } agrandit le stand { $colour } en { $cell }, à la grandeur { $size }.
event-SizeScored = { $points ->
    [one] { $seat } compte la grandeur du stand { $colour } : { $points } point.
   *[other] { $seat } compte la grandeur du stand { $colour } : { $points } points.
}
event-GoldWon = { $points ->
    [one] { $seat } gagne la médaille d’or ({ $colour-of }) : { $points } point.
   *[other] { $seat } gagne la médaille d’or ({ $colour-of }) : { $points } points.
}
event-SilverWon = { $points ->
    [one] { $seat } gagne la médaille d’argent ({ $colour-of }) : { $points } point.
   *[other] { $seat } gagne la médaille d’argent ({ $colour-of }) : { $points } points.
}
event-Lured = { $barkers ->
    [0] { $seat } attire le client { $colour } en { $cell }.
    [1] { $seat } attire le client { $colour } en { $cell } avec un bonimenteur.
   *[other] { $seat } attire le client { $colour } en { $cell } avec { $barkers } bonimenteurs.
}
event-Arrived = Le client { $colour } apparaît en { $cell }.
event-Earned = { $coins ->
    [0] { $seat } ne reçoit rien : la banque n’a plus de pièces { $colour-of }s.
    [one] { $seat } reçoit { $coins } pièce { $colour-of }.
   *[other] { $seat } reçoit { $coins } pièces { $colour-of }s.
}
event-TookFromDisplay = { $seat } prend { $card } à l’étalage.
event-TookFromPile = { $seat } prend { $card } dans la pioche.
event-TookBarker = { $seat } prend un bonimenteur.
event-Discarded = { $seat } met { $card } au dépôt.
event-DisplayFilled = { $cards ->
    [none] Rien de nouveau à l’étalage.
   *[other] Nouveau à l’étalage : { $cards }.
}
event-Reshuffled = { $count ->
    [one] La pioche est vide : { $count } carte du dépôt en fait une nouvelle.
   *[other] La pioche est vide : { $count } cartes du dépôt sont mélangées pour en faire une nouvelle.
}
event-FinalPhaseBegan = La phase finale commence : { $trigger }. Désormais seule l’action « Monter un stand » est permise.
event-Stopped = { $seat } ne monte plus de stand.
event-RanOut = { $seat } n’a plus de cartes et a fini.
event-Ended = Plus personne ne monte de stand : la partie est finie.

## Pourquoi pas

why-choose-action = Choisissez d’abord une action : monter un stand, attirer un client ou tirer deux cartes.
why-only-building = Pendant la phase finale, seule l’action « Monter un stand » est permise.
why-not-final = On ne peut arrêter que pendant la phase finale.
why-no-cards = Il faut une carte de construction, et vous n’en avez pas.
why-no-fitting-card = Aucune de vos cartes, ni aucun joker que vous puissiez payer, ne donne une partie du marché où c’est possible.
why-all-placed = Vos six stands principaux sont tous sur le plateau.
why-no-place = Il n’y a plus de case où il pourrait se tenir.
why-no-room = Il n’y a pas de case où ce stand pourrait être agrandi.
why-stock-empty = Il ne reste plus d’agrandissement de cette couleur.
why-cannot-pay = Vous ne pouvez pas payer : une pièce de sa couleur par plaquette, au moins une, et deux autres pour chacune qui manque.
why-not-stuck = Seul un stand principal qui ne peut pas être agrandi sur place peut être déplacé.
why-no-free-entrance = Aucun client du marché n’a d’entrée libre de sa couleur.
why-card-asks = Jouez d’abord une carte de construction.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-card-useless = Avec cette carte, rien de tel ne pourrait être achevé et payé.
why-joker-unpaid = Le joker coûte une pièce de plus, et le reste ne pourrait alors pas être payé.
why-not-three = Il faut pour cela trois cartes de construction ; les bonimenteurs ne comptent pas.
why-joker-asks = Le joker est joué : choisissez la pièce qui l’accompagne.
why-no-such-coin = Vous n’avez pas de pièce de cette couleur.
why-coin-needed = Cette pièce est nécessaire pour payer l’agrandissement.
why-three-ask = Posez d’abord le reste des trois cartes.
why-in-order = Les trois cartes se posent dans l’ordre : parties, puis rangées, puis colonnes.
why-colour-asks = Choisissez d’abord une couleur.
why-stall-stands = Votre stand principal de cette couleur est déjà sur le plateau.
why-no-such-stall = Vous n’avez pas de stand de cette couleur sur le plateau.
why-extended-already = Un stand agrandi ne peut pas être déplacé.
why-elsewhere = Les parties du marché où vous pouvez monter un stand n’ont pas de case pour cette couleur.
why-cell-asks = Choisissez d’abord une case.
why-no-cell = Ce plateau n’a pas cette case.
why-has-tile = Un stand s’y trouve.
why-has-entrance = Une entrée s’y trouve.
why-has-customer = Un client s’y trouve.
why-not-a-restaurant = Les stands violets ne se montent que dans l’espace « restaurant ».
why-not-the-market = Seuls les stands violets se montent dans l’espace « restaurant ».
why-other-section = La carte ne donne pas cette partie du marché.
why-crowded = Au départ, une partie du marché n’accueille que deux stands principaux.
why-section-has-colour = Cette partie du marché a déjà un stand principal de cette couleur.
why-touches = Un stand principal ne peut pas se trouver à côté d’un autre stand.
why-same-cell = Il doit aller sur une autre case.
why-cuts-off = Cela couperait un client d’une entrée.
why-no-entrance = Il n’y a pas de case à côté pour son entrée.
why-not-beside = Il doit être à côté de votre stand de cette couleur.
why-joins = Cela relierait deux stands de même couleur.
why-side-asks = Choisissez d’abord le côté de l’entrée.
why-off-market = L’entrée doit être sur l’espace « marché ».
why-entrance-blocked = Un client se trouve là où serait l’entrée.
why-second-entrance = Une autre entrée s’y trouve.
why-entrance-cut-off = Aucun client ne pourrait atteindre une entrée à cet endroit.
why-coins-ask = Payez d’abord l’agrandissement.
why-other-colour-now = On paie couleur par couleur, et une autre couleur est demandée maintenant.
why-not-enough-coins = Vous n’avez pas autant de pièces de cette couleur.
why-too-many-coins = C’est plus que ce qui est dû.
why-rest-unpaid = C’est trop peu : le reste ne pourrait pas être payé.
why-customer-asks = Choisissez d’abord un client.
why-not-on-the-market = Ce client attend à côté du plateau.
why-no-entrance-for-it = Il n’y a pas d’entrée libre de la couleur de ce client.
why-entrance-asks = Choisissez d’abord l’entrée.
why-not-its-entrance = Il n’y a pas là d’entrée de la couleur du client.
why-occupied = Un client occupe cette entrée.
why-needs-barkers = Des entrées libres sont plus proches, et vous avez trop peu de bonimenteurs pour les ignorer.
why-draw-asks = Prenez d’abord une carte : à l’étalage, dans la pioche, ou un bonimenteur.
why-not-on-display = Cette carte n’est pas à l’étalage.
why-no-barker = Il ne reste plus de bonimenteur.
why-discard-asks = Vous avez plus de quatre cartes de construction : mettez-en d’abord une au dépôt.
why-over = La partie est finie.

## La fin

ending-last-extension = La phase finale a commencé avec le dernier agrandissement d’une couleur.
ending-two-colours = La phase finale a commencé quand il restait au plus un agrandissement dans deux couleurs.
ending-no-extension = La phase finale a commencé après vingt tours de table sans agrandissement.
source-stalls = stands
source-medals = médailles
source-last-medals = médailles à la fin
source-coins = pièces

## La table dessinée

kairo-points = points
kairo-coins = pièces
kairo-hidden = derrière le paravent
kairo-hand = cartes
kairo-barkers = bonimenteurs
kairo-medals = médailles
kairo-display = Étalage
kairo-piles = pioche { $pile } · dépôt { $discards } · bonimenteurs { $barkers }
kairo-stock = Agrandissements restants
kairo-bank = Banque
kairo-waiting = Attend à côté du plateau : { $colour }
kairo-final = Phase finale
kairo-to-final = { $left ->
    [one] Phase finale dans { $left } agrandissement
   *[other] Phase finale dans { $left } agrandissements
}
kairo-out = fini
kairo-path = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}{ $barkers ->
    [0] {""}
    [1] , 1 bonimenteur
   *[other] , { $barkers } bonimenteurs
} : { $path }
kairo-size = grandeur { $size } et autant de points, pour { $cost }
kairo-section = partie { $section }
kairo-legend = R● stand principal et propriétaire · r● agrandissement · →R● entrée, vers son stand · { $customer }R client · { $neutral } neutre · + au choix · ★ or ☆ argent
kairo-board-which = dites quel fichier vérifier
kairo-board-good = { $cells } cases, positions données pour { $starts } joueurs ; empreinte { $digest }
kairo-board-crowded = attention : à { $seats } joueurs, la partie { $section } commence avec { $stalls } stands principaux ; un départ variable en permet deux [KA 3.7e, R24]

## Valeurs de la boîte

box-medals = Ce que vaut une médaille, dans chaque couleur ; dans l’exemple du livret, quelques-unes rapportent 15, avec nos valeurs trois paires.
box-doubt-medals = attention : trois paires de ces médailles ne rapportent pas 15, comme certaines dans l’exemple du livret, ou l’or ne vaut pas plus que l’argent ; l’image de l’exemple est perdue, fiez-vous à votre boîte [KA 9.1x]
box-cards = Combien de cartes de construction standard a chaque partie de la place : 27 en tout.
box-board = Un plateau à vous, son texte entre trois guillemets droits, comme l’écrit parlour kairo-board show ; vide pour le nôtre.

## Pourquoi un fichier de boîte est refusé

box-wrong-section = chaque partie du marché a une carte standard
box-wrong-cards = cela fait { $value } cartes standard ; la boîte en a { $whole }
box-wrong-no-points = une médaille rapporte des points, pas { $value }
box-wrong-many-points = une médaille vaut ici { $most } points au plus, pas { $value }
box-wrong-medals = aucune combinaison de médailles à { $gold } et { $silver } points ne donne les { $whole } de l’exemple du livret
box-wrong-board-not-text = ce n’est pas un plateau : ce n’est pas un fichier de texte
box-wrong-board-no-map = il n’y a pas de carte du marché (map)
box-wrong-board-too-large = ligne { $line } : un plateau compte au plus { $rows } rangées de { $columns } cases
box-wrong-board-row = ligne { $line } : cases dans cette rangée : { $value }, dans la première : { $first }
box-wrong-board-cell = ligne { $line } : « { $value } » n’est pas une case ; une case s’écrit 1 à 9, 5*, R, R5 ou .
box-wrong-board-beside-many = { $value } touche plusieurs parties du marché : écrivez la sienne, comme dans R7
box-wrong-board-beside-none = { $value } ne touche aucune case du marché : écrivez sa partie, comme dans R7
box-wrong-board-section = la partie { $value } n’a aucune case du marché
box-wrong-board-customers = cases marquées d’un * : { $value } ; or { $whole } clients commencent sur le marché
box-wrong-board-no-restaurant = l’espace « restaurant » n’a aucune case
box-wrong-board-pieces = on n’atteint pas { $value } depuis { $first } : le marché est en morceaux
box-wrong-board-start = ligne { $line } : « { $value } » devrait être start 2, start 3 ou start 4
box-wrong-board-before-map = ligne { $line } : « { $value } » se trouve avant la ligne « map »
box-wrong-board-lines = ligne { $line } : start { $seats } a une ligne pour chacun de { $known }, dans cet ordre
box-wrong-board-stalls = ligne { $line } : { $who } a ici { $whole } stands principaux, chacun une couleur et une place, comme dans red r6c5<
box-wrong-board-twice = ligne { $line } : { $who } a deux stands { $value }
box-wrong-board-rule = ligne { $line } : { $value } enfreint une règle des stands principaux (KA 5.2)
box-wrong-board-colour = ligne { $line } : « { $value } » n’est pas une couleur ; ce sont { $known }
box-wrong-board-place = ligne { $line } : « { $value } » n’est pas une place ; une place s’écrit comme r6c5<
box-wrong-board-no-cell = ligne { $line } : { $value } n’est pas une case de ce plateau
box-wrong-board-zone = ligne { $line } : { $value } : le violet (purple) va dans l’espace « restaurant », les autres sur le marché
box-wrong-board-entrance = ligne { $line } : { $value } : il n’y a pas de case pour l’entrée

## Ce que montre l’entraîneur

theme-StallSize = Grandeur du stand { $colour } : { $size } au lieu de { $instead_size }.
    .look = Le stand { $colour }
    .name = La grandeur des stands
theme-MedalsHeld = Points des médailles à la fin : { $points } au lieu de { $instead_points }.
    .look = Les médailles : qui a les plus grands stands
    .name = Les médailles
theme-CoinsHeld = Pièces : { $coins } au lieu de { $instead_coins }.
    .look = Vos pièces
    .name = Les pièces
theme-CardsHeld = Cartes de construction en main : { $cards } au lieu de { $instead_cards }.
    .look = Les cartes pour la prochaine construction
    .name = Les cartes de construction
theme-BarkersHeld = Bonimenteurs : { $barkers } au lieu de { $instead_barkers }.
    .look = Les bonimenteurs
    .name = Les bonimenteurs
theme-CustomerNear = { $coins ->
    [0] Rien à gagner alors avec le client { $colour }
    [one] Une pièce à gagner alors avec le client { $colour }
   *[other] { $coins } pièces à gagner alors avec le client { $colour }
}, au lieu { $instead_coins ->
    [0] d’aucune.
    [one] d’une.
   *[other] de { $instead_coins }.
}
    .look = Le client { $colour }, et de quelle entrée il est proche
    .name = Les clients
theme-PaysTwice = Un client attiré qui rapporte deux fois : { $now ->
    [0] rien
    [one] une pièce
   *[other] { $now } pièces
} tout de suite et { $coins ->
    [0] rien
   *[other] { $coins }
} alors avec le client { $colour }, qui prend sa place, au lieu de { $instead_now ->
    [0] rien
   *[other] { $instead_now }
} tout de suite et { $instead_coins ->
    [0] rien
   *[other] { $instead_coins }
} alors.
    .look = Le client { $colour }, qui entre ensuite
    .name = Un client qui rapporte deux fois
theme-ExtensionNext = Agrandir alors le stand { $colour } : { $points ->
    [0] impossible
    [one] un point
   *[other] { $points } points
}, au lieu { $instead_points ->
    [0] d’être impossible.
    [one] d’un seul.
   *[other] de { $instead_points }.
}
    .look = Agrandir le stand { $colour }
    .name = Les agrandissements
theme-ExtensionReady = Agrandir le stand { $colour } sera alors possible, ce qui ne le serait pas autrement : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .look = Ce que demande le prochain agrandissement du stand { $colour }
    .name = Un agrandissement à préparer
theme-FinalPhaseNear = Agrandissements avant la phase finale : { $left ->
    [0] aucun, elle a commencé
   *[other] { $left }
}, à { $points } points contre { $others }, au lieu de : { $instead_left ->
    [0] aucun
   *[other] { $instead_left }
}, à { $instead_points } contre { $instead_others }.
    .look = Combien de temps il reste, et qui mène
    .name = Le moment de la fin
theme-LastExtension = { $left ->
    [0] Le dernier agrandissement est construit et la phase finale a commencé
    [one] Le dernier agrandissement reste à construire : encore { $left } avant la phase finale
   *[other] Le dernier agrandissement reste à construire : encore { $left } avant la phase finale
}, à { $points } points contre { $others }, au lieu { $instead_left ->
    [0] d’une phase finale commencée
   *[other] de { $instead_left } avant elle
}, à { $instead_points } contre { $instead_others }.
    .look = Le dernier agrandissement, et qui mène
    .name = Le dernier agrandissement

## What can be known of what one cannot see

lens-cards = Cartes que vous ne voyez pas
lens-shown = Cartes que l’on a vues entrer en main
lens-coins = Pièces derrière les paravents
lens-hand = main
lens-screen = paravent
lens-next = dessus de la pioche
