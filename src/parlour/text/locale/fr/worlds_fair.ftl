### Exposition universelle Chicago 1893 : tout ce qui se dit à cette table.


## Le matériel

area-agriculture = Agriculture
    .letter = A
    .of = de l’Agriculture
area-fine-arts = Beaux-Arts
    .letter = B
    .of = des Beaux-Arts
area-electricity = Électricité
    .letter = E
    .of = de l’Électricité
area-manufactures = Manufactures
    .letter = M
    .of = des Manufactures
area-transportation = Transports
    .letter = T
    .of = des Transports

standing-none = aucune place
    .short = –
standing-first = première place
    .short = 1er
standing-tied-first = première place à égalité
    .short = 1er=
standing-second = deuxième place
    .short = 2e
standing-tied-second = deuxième place à égalité
    .short = 2e=

## Ce que l’on peut choisir

action-Place = Placer un Représentant sur le Palais { $area-of }.
action-TakeBack = Retirer un Représentant du Palais { $area-of }.
action-PlayFigure = Jouer { $figure }.
action-DiscardFigure = Défausser { $figure }.
action-Add = Ajouter un Représentant sur le Palais { $area-of }.
action-Lift = Prendre un Représentant ({ $owner }) au Palais { $area-of }.
action-SetDown = Le placer sur le Palais { $area-of }.

## Ce qui est demandé

step-PlaceSupporter = 1re Étape : placez un Représentant sur un Palais.
step-PlayFigures = 2e Étape : jouez ou défaussez une Personnalité influente.
step-AddSupporter = 2e Étape, { $figure } : un Représentant de plus.
step-LiftSupporter = 2e Étape, { figure-palmer } : quel Représentant déplacer ?
step-SetSupporterDown = 2e Étape, { figure-palmer } : où va le Représentant ({ $owner }) pris au Palais { $source-of } ?
step-CollectCards = 3e Étape : les cartes sont récupérées.
step-AddCards = 4e Étape : de nouvelles cartes arrivent.
step-EndTurn = Le tour s’achève.
step-ScoringPhase = Une Phase de décompte.
step-ExchangeTickets = Décompte, Étape 1 : les Tickets.
step-ScoreAreas = Décompte, Étape 2 : les Palais.
step-RecallSupporters = Décompte, Étape 3 : le rappel des Représentants.
step-NextRound = La Manche suivante, ou la fin.

## Ce qui s’est passé

event-Placed = { $seat } place un Représentant sur le Palais { $area-of }.
event-TookBack = { $seat } retire un Représentant du Palais { $area-of }.
event-FigurePlayed = { $seat } joue { $figure }.
event-FigureDiscarded = { $seat } défausse { $figure }.
event-Added = { $seat } ajoute un Représentant sur le Palais { $area-of }.
event-Moved = { $seat } déplace un Représentant ({ $owner }) du Palais { $source-of } au Palais { $target-of }.
event-Collected = { $cards ->
    [none] { $seat } ne trouve aucune carte au Palais { $area-of }.
   *[other] { $seat } récupère au Palais { $area-of } : { $cards }.
}
event-CarMoved = { $spaces ->
    [one] La Cabine avance d’une case
   *[other] La Cabine avance de { $spaces } cases
}{ $left ->
    [0] {" "}et s’arrête au Départ.
    [one] {" "}; encore un Ticket avant le décompte.
   *[other] {" "}; encore { $left } Tickets avant le décompte.
}
event-CardAdded = Nouvelle carte au Palais { $area-of } : { $card }.
event-Reshuffled = { $cards ->
    [one] La pioche est vide : la seule carte défaussée en forme une nouvelle.
   *[other] La pioche est vide : les { $cards } cartes de la défausse, mélangées, en forment une nouvelle.
}
event-ScoringBegan = Phase de décompte de la Manche { $round }.
event-LedTickets = { $coins ->
    [one] { $seat } a le plus de Tickets : { $coins } point en Pièces de Midway.
   *[other] { $seat } a le plus de Tickets : { $coins } points en Pièces de Midway.
}
event-Exchanged = { $coins ->
    [one] { $seat } échange ses Tickets contre { $coins } point en Pièces de Midway.
   *[other] { $seat } échange ses Tickets contre { $coins } points en Pièces de Midway.
}
event-Ranked = { $seat }, Palais { $area-of } : { $standing }, { $medal ->
    [0] sans Médaille
   *[other] une Médaille valant { $medal }
}, { $approvals ->
    [0] aucune approbation.
    [one] une approbation.
   *[other] jusqu’à { $approvals } approbations.
}
event-Approved = { $seat } fait approuver au Palais { $area-of } : { $cards }.
event-Recalled = { $supporters ->
    [one] { $seat } récupère un Représentant du Palais { $area-of }.
   *[other] { $seat } récupère { $supporters } Représentants du Palais { $area-of }.
}
event-RoundBegan = La Manche { $round } commence.
event-Ended = La dernière Phase de décompte est finie, et la partie avec elle.

## Pourquoi pas

why-place-first = Le tour commence par la 1re Étape : placez un Représentant sur un Palais.
why-reserve-empty = La réserve est vide : retirez d’abord un de vos Représentants d’un Palais.
why-reserve-not-empty = On ne retire un Représentant d’un Palais que lorsque la réserve est vide.
why-none-of-mine = Vous n’avez aucun Représentant sur ce Palais.
why-figures-first = Les Personnalités récupérées à votre tour précédent passent d’abord : jouez-en ou défaussez-en une.
why-not-due = Vous n’avez plus cette Personnalité à jouer : seules comptent celles récupérées à votre tour précédent, une fois chacune.
why-davis-asks = George Davis demande un Palais : ajoutez un Représentant à côté du Palais de la 1re Étape.
why-not-adjacent = Ce Palais n’est pas adjacent à celui de la 1re Étape.
why-base-between = Le pied de la Grande roue sépare ces deux Palais : ils ne sont pas adjacents.
why-take-back-first = La réserve est vide : retirez d’abord un de vos Représentants d’un Palais, vous pourrez ensuite l’ajouter.
why-palmer-asks = Bertha Palmer déplace un Représentant : dites d’abord lequel.
why-nobody-there = Ce joueur n’a aucun Représentant sur ce Palais.
why-palmer-sets-down = Le Représentant pris attend un Palais : placez-le.
why-same-area = Le Représentant doit aller sur un autre Palais que le sien.
why-over = La partie est finie.

## La fin

ending-third-scoring = La dernière Phase de décompte a mis fin à la partie.
source-coins = Pièces
source-medals = Médailles
source-sets = Séries approuvées

## La table dessinée

fair-round = Manche { $round } sur { $rounds }
fair-piles = pioche { $deck } · défausse { $discards }
fair-chosen = ◀ 1re Étape
fair-start = DÉPART
fair-left = { $left ->
    [0] Décompte !
    [one] un Ticket avant le décompte
   *[other] { $left } Tickets avant le décompte
}
fair-points = Points actuels
fair-reserve = Réserve
fair-tickets = Tickets
fair-exhibits = Expositions
fair-approved = Approuvées
fair-figures = Personnalités
fair-legend = { $medal } Médaille  { $approved } approuvée  { $spare } approuvable  { $ticket } Ticket  { $figure } Personnalité
fair-preview-rank = { $now } → { $then }
fair-preview-car = Cabine +{ $spaces }
fair-preview-refill = cartes { $areas }

## Valeurs de la boîte

box-start-bonus = Cartes Bonus de départ, dans l’ordre du tour : un Représentant de plus sur chaque Palais montré, un ou deux Palais par carte.
box-card-limit = Combien de cartes tiennent à côté d’un Palais : 3 ou 4, imprimé sur sa tuile.
box-figures = Combien de cartes a chaque personnage : 23 en tout ; deux Burnham, un Davis et une Palmer sont retirés à quatre joueurs.
box-wheel = Si le départ est l’une des 9, 11 ou 13 cases de la Grande roue, de sorte qu’autant de Tickets ramènent la Cabine.
box-medal = Ce que vaut, à deux joueurs, la Médaille de celui qui est seul premier : 2 ou 4.
box-tied-first-medal = Ce que vaut la Médaille de chacun des premiers à égalité, selon le nombre de joueurs : 0, 2 ou 4.
box-tied-first-exhibits = Combien d’Expositions chacun des premiers à égalité fait approuver : 1 ou 2.

## Pourquoi un fichier de boîte est refusé

box-wrong-no-area = { $value } n’est pas un Palais ; ce sont { $known }
box-wrong-start-bonus = une carte Bonus de départ montre un ou deux Palais différents, pas { $value }
box-wrong-figure = de { $least } à { $most } cartes, pas { $value }
box-wrong-figures = cela fait { $value } Personnalités en tout ; la boîte en a { $whole }
box-wrong-card-limit = un Palais accueille trois ou quatre cartes, pas { $value }
box-wrong-medal = une Médaille vaut 2 ou 4 points, pas { $value }
box-wrong-tied-first-medal = une Médaille de 2 ou de 4, ou aucune, pas { $value }
box-wrong-tied-first-exhibits = une ou deux Expositions, pas { $value }
box-wrong-tied-above-first = plus que les { $first } points d’un premier seul en tête

## Ce que montre l’entraîneur

theme-AreaHeld = Palais { $area-of }, si l’on décomptait alors : { $standing }, { $medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $medal }
}, { $exhibits ->
    [0] aucune Exposition approuvée
    [one] une Exposition approuvée
   *[other] { $exhibits } Expositions approuvées
}, au lieu de : { $instead_standing }, { $instead_medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $instead_medal }
}, { $instead_exhibits ->
    [0] aucune Exposition.
    [one] une Exposition.
   *[other] { $instead_exhibits } Expositions.
}
    .look = Qui mène au Palais { $area-of }
    .name = Mener dans les Palais
theme-AreaOfOther = Palais { $area-of }, { $seat }, si l’on décomptait alors : { $standing }, { $medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $medal }
}, { $exhibits ->
    [0] aucune Exposition approuvée
    [one] une Exposition approuvée
   *[other] { $exhibits } Expositions approuvées
}, au lieu de : { $instead_standing }, { $instead_medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $instead_medal }
}, { $instead_exhibits ->
    [0] aucune Exposition.
    [one] une Exposition.
   *[other] { $instead_exhibits } Expositions.
}
    .look = Ce qu’obtiendrait { $seat } au Palais { $area-of }
    .name = Ce que les autres obtiennent dans les Palais
theme-TieBroken = Palais { $area-of }, si l’on décomptait alors : première place sans partage, { $medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $medal }
}, { $exhibits ->
    [0] aucune Exposition approuvée
    [one] une Exposition approuvée
   *[other] { $exhibits } Expositions approuvées
}, au lieu d’une égalité : { $instead_medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $instead_medal }
}, { $instead_exhibits ->
    [0] aucune Exposition.
    [one] une Exposition.
   *[other] { $instead_exhibits } Expositions.
}
    .look = Une égalité en tête au Palais { $area-of }
    .name = Une égalité à rompre
theme-LeadTaken = Palais { $area-of }, si l’on décomptait alors : première place sans partage, { $medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $medal }
}, { $exhibits ->
    [0] aucune Exposition approuvée
    [one] une Exposition approuvée
   *[other] { $exhibits } Expositions approuvées
}, au lieu de : { $instead_standing }, { $instead_medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $instead_medal }
}, { $instead_exhibits ->
    [0] aucune Exposition.
    [one] une Exposition.
   *[other] { $instead_exhibits } Expositions.
}
    .look = La tête au Palais { $area-of }
    .name = Une tête à prendre
theme-LeadEnded = Palais { $area-of }, si l’on décomptait alors : { $seat } ne mène plus sans partage, mais { $standing }, { $medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $medal }
}, { $exhibits ->
    [0] aucune Exposition approuvée
    [one] une Exposition approuvée
   *[other] { $exhibits } Expositions approuvées
}, au lieu de : { $instead_medal ->
    [0] pas de Médaille
   *[other] une Médaille valant { $instead_medal }
}, { $instead_exhibits ->
    [0] aucune Exposition.
    [one] une Exposition.
   *[other] { $instead_exhibits } Expositions.
}
    .look = L’avance de { $seat } au Palais { $area-of }
    .name = L’avance d’un autre à briser
theme-TicketsHeld = Tickets : { $tickets }, soit { $coins } en Pièces, au lieu de { $instead_tickets }, soit { $instead_coins }.
    .look = Les Tickets, et qui en a le plus
    .name = Les Tickets
theme-MostTickets = Plus de Pièces sans plus de Tickets, car personne n’en a davantage : { $tickets }, soit { $coins } en Pièces, au lieu de { $instead_tickets }, soit { $instead_coins }.
    .look = Qui a le plus de Tickets
    .name = Le plus de Tickets
theme-ExhibitsHeld = Expositions à faire approuver, Palais { $area-of } : { $exhibits } au lieu de { $instead_exhibits }.
    .look = Les Expositions du Palais { $area-of }
    .name = Les Expositions
theme-FiguresHeld = Personnalités à jouer alors : { $figures } au lieu de { $instead_figures }.
    .look = Les Personnalités à jouer
    .name = Les Personnalités
theme-SupportersOut = Représentants sur les Palais : { $supporters } au lieu de { $instead_supporters }.
    .look = Le nombre de vos Représentants sur les Palais
    .name = Les Représentants sur les Palais
theme-ScoringNear = Un décompte plus proche, où l’on gagnerait plus que les autres : encore { $left ->
    [0] 0 case
    [one] une case
   *[other] { $left } cases
} au lieu de { $instead_left }.
    .look = Quand vient le décompte, et qui en profite
    .name = Le moment du décompte

## What can be known of what one cannot see

lens-deck = Les cartes à venir
lens-ticket = Tickets Midway
lens-next = prochaine carte
lens-turn = cartes d’un tour
