### Exposition universelle Chicago 1893 : ce que dit sa table dans le navigateur, en plus des phrases du jeu.

## Sur le plateau

wf-place = Placer
wf-add = Ajouter
wf-put = Placer
wf-take-back = Retirer
wf-play = Jouer
wf-discard = Défausser
wf-full = plein
wf-refill = ajout
wf-none = aucune
wf-card-unknown = une carte inconnue
wf-hub-tickets = { $left ->
    [one] Ticket
   *[other] Tickets
}
wf-hub-scoring = au décompte
wf-deck = Pioche
wf-discards = Défausse
wf-round = Manche { $round }
wf-tray-lift = Lequel part ?
wf-tray-put = Vers où ?
wf-tray-add = L’ajouter où ?
wf-tray-reserve = Retirez-en un d’abord
wf-scoring-tickets = Pièces de Midway
wf-approved-count = { $count ->
    [one] { $count } approuvée
   *[other] { $count } approuvées
}

## À voix haute

wf-says-board = L’Exposition : cinq Palais autour de la Grande roue
wf-says-area = { $area } : { $players }. Cartes : { $cards }.{ $verb ->
    [none] {""}
   *[other] {" "}{ $verb }.
}
wf-says-count = { $name } { $count }
wf-says-ranked = { $name } { $count }, { $standing }
wf-says-wheel = Grande roue : Cabine sur la case { $car } de { $wheel } ; { $left ->
    [one] un Ticket avant le décompte
   *[other] { $left } Tickets avant le décompte
}
wf-says-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
wf-says-discards = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
wf-says-lift = { $count ->
    [0] { $name } n’a aucun Représentant au Palais { $area-of }
   *[other] Prendre un Représentant de { $name } au Palais { $area-of }, { $count } présents
}

## Expliqué

wf-explain-row = { $name } a { $count ->
    [one] { $count } Représentant
   *[other] { $count } Représentants
} au Palais { $area-of } : { $standing }. Si le décompte venait maintenant : { $medal ->
    [0] aucune Médaille
   *[other] une Médaille de { $medal }
}, { $allowed ->
    [0] aucune approbation.
   *[other] approbations, selon les cartes récupérées : { $approved } sur { $allowed } possibles.
}
wf-explain-wheel = Chaque Ticket récupéré fait avancer la Cabine rouge d’une case. { $left ->
    [0] Le décompte vient à la fin de ce tour.
    [one] Encore un Ticket et elle revient au Départ : alors vient le décompte.
   *[other] Encore { $left } et elle revient au Départ : alors vient le décompte.
}
wf-explain-deck = { $count ->
    [one] Il reste { $count } carte. Après chaque tour, trois nouvelles cartes viennent d’ici. Quand elle est vide, on mélange la défausse.
   *[other] Il reste { $count } cartes. Après chaque tour, trois nouvelles cartes viennent d’ici. Quand elle est vide, on mélange la défausse.
}
wf-explain-discards = Les Personnalités jouées, les Tickets rendus et les Expositions approuvées attendent ici que la pioche soit vide.
wf-explain-rounds = Une Manche s’achève par une Phase de décompte, quand la Cabine revient au Départ ; la dernière met fin à la partie.
wf-explain-reserve = { $count ->
    [0] La réserve est vide : retirez d’abord un de vos Représentants d’un Palais pour pouvoir le placer.
    [one] Il reste { $count } Représentant en réserve. À chaque tour vous en placez un sur un Palais.
   *[other] Il reste { $count } Représentants en réserve. À chaque tour vous en placez un sur un Palais.
}
wf-explain-points = { $points ->
    [one] { $points } point si un décompte terminait la partie maintenant : { $coins } en Pièces, { $medals } en Médailles, { $sets } en Expositions approuvées.
   *[other] { $points } points si un décompte terminait la partie maintenant : { $coins } en Pièces, { $medals } en Médailles, { $sets } en Expositions approuvées.
}
wf-goal = Le plus de points après { $rounds } Manches l’emporte : Pièces pour les Tickets, Médailles pour les Palais, séries d’Expositions approuvées. À votre tour, placez un Représentant sur un Palais et récupérez ses cartes.

## Les cartes de près

wf-kind-exhibit = Exposition principale
wf-kind-ticket = Ticket d’entrée pour Midway
wf-kind-figure = Personnalité influente
wf-favour-lost = Sa faveur est perdue.
wf-how-take = Placez un Représentant sur le Palais { $area-of } : vous la récupérez avec tout ce qui s’y trouve.
wf-how-due = Maintenant : jouez-la ou défaussez-la.
wf-how-discarded = Elle est dans la défausse jusqu’à ce que la pioche soit vide.
wf-how-token = Faites-le glisser sur un Palais, ou touchez le Palais.

## Les joueurs

wf-my-cards = Mes cartes
wf-reserve = Réserve
wf-tickets = Tickets
wf-coins = Pièces
wf-medals = Médailles
wf-most = le plus
wf-approved = Approuvées
wf-due = Ce tour
wf-says-most = le plus de Tickets : { $coins } points de Pièces si le décompte venait maintenant
wf-says-held = { $area } : { $count } devant soi
wf-says-set = { $areas } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wf-says-due = { $name }, à jouer ce tour : { $does }
wf-says-next = { $name } : { $does }

## Où mène un choix

wf-then-standing = Position
wf-then-takes = Récupère
wf-then-wheel = Roue
wf-then-refill = Ajout
wf-then-after = Puis
wf-no-cards = aucune carte
wf-wheel-moves = { $spaces ->
    [0] immobile ; { $left ->
        [one] reste un Ticket
       *[other] restent { $left } Tickets
    }
   *[other] +{ $spaces } ; { $left ->
        [0] décompte !
        [one] reste un Ticket
       *[other] restent { $left } Tickets
    }
}
wf-rank-medal = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wf-rank-approves = { $count ->
    [one] une approbation
   *[other] { $count } approbations
}
wf-rank-nothing = rien
wf-after-figures = jouer ou défausser { $figures }
wf-after-scoring = Phase de décompte
wf-group-from = Du Palais { $area-of }
wf-option-cards = Récupère { $cards }
wf-option-play = Jouer { $name }
wf-option-discard = Défausser { $name }
wf-does = { $name } : { $does }
wf-option-stand = { $count ->
    [one] un Représentant présent
   *[other] { $count } Représentants présents
}
wf-cards-exhibits = { $count ->
    [one] une Exposition
   *[other] { $count } Expositions
}
wf-cards-tickets = { $count ->
    [one] un Ticket
   *[other] { $count } Tickets
}

## Le matériel

wf-piece-exhibit = Exposition principale
wf-piece-ticket = Ticket d’entrée pour Midway
wf-piece-figure = Personnalité influente
wf-piece-deck = Pioche
wf-piece-discards = Défausse
wf-piece-wheel = Grande roue
wf-piece-car = Cabine
wf-piece-supporter = Représentants
wf-piece-reserve = Réserve
wf-piece-coin = Pièce de Midway
wf-piece-medal = Médaille de leader
wf-told-supporters = Représentants ici : { $counts }
wf-told-recalled = Chacun reprend, sur chaque Palais, la moitié de ses Représentants, arrondie vers le bas : { $counts }
