### Kairo : ce que dit sa table dessinée.

## Le plateau

ka-board = Le bazar. Les flèches déplacent, Entrée choisit, N va à la case utilisable suivante, W explique ce qu’on touche.
# la page nomme les cases comme son plateau ; r5c8 s’écrit au terminal
action-Cell = Rangée { $row }, colonne { $column }.
ka-cell = Rangée { $row }, colonne { $column }, partie { $section } : { $what }
ka-cell-main = stand principal { $colour } { $owner }, grandeur { $size }
ka-cell-extension = agrandissement du stand { $colour } { $owner }, grandeur { $size }
ka-cell-entrance = entrée du stand { $colour } { $owner }
ka-cell-customer = le client { $colour }
ka-cell-restaurant = libre, espace restaurant
ka-cell-free = libre
ka-owned = de { $name }
ka-neutral = de personne
ka-mark-customer = Peut être attiré
ka-mark-target = { $steps ->
    [one] Peut venir ici : un pas
   *[other] Peut venir ici : { $steps } pas
}{ $barkers ->
    [0] {""}
    [one] , avec un bonimenteur
   *[other] , avec { $barkers } bonimenteurs
}
ka-mark-far = { $barkers ->
    [one] Trop loin : il faut un bonimenteur
   *[other] Trop loin : il faut { $barkers } bonimenteurs
}
ka-mark-piece = Peut être agrandi à la grandeur { $size }
ka-mark-cell = On peut y monter : { $colour }, { $way }
ka-mark-side = Entrée : { $side }
ka-way-card = carte { $section }
ka-way-joker = joker −1
ka-way-three = 3 cartes
ka-why-here = Pourquoi pas ici ?
ka-whole = Tout le plateau
ka-passed-by = dépassée
ka-track = Échelle des points
ka-next = À côté du plateau : le client { $colour } entrera ensuite
ka-next-short = ensuite

## Marchandises, cartes, pièces

ka-goods = Produits
ka-extensions = Agrandiss.
ka-medals = Médailles
ka-bank = Banque
ka-stock = { $left ->
    [one] Il reste { $left } agrandissement sur six
   *[other] Il reste { $left } agrandissements sur six
}
ka-medal-gold = Or : { $name }
ka-medal-silver = Argent : { $name }
ka-nobody = personne
ka-ending = Fin : une couleur épuisée, ou deux à un au plus.
ka-does-customer = Attirez-le vers une entrée libre de sa couleur : le propriétaire du stand reçoit une pièce par plaquette, et vous une si le stand n’est pas à vous. Il va à la plus proche, sauf si des bonimenteurs vous aident.
ka-does-stall = { $owner ->
    [nobody] Un stand neutre : qui y conduit le client { $colour } reçoit une pièce. On ne l’agrandit jamais.
   *[other] { $size ->
        [one] Grandeur 1 : le client { $colour } y rapporte une pièce ({ $owner }). Un agrandissement rapporte sa grandeur en points.
       *[other] Grandeur { $size } : le client { $colour } y rapporte { $size } pièces ({ $owner }). Un agrandissement rapporte sa grandeur en points.
    }
}
ka-does-entrance = L’entrée du stand { $colour } : c’est ici qu’on conduit le client { $colour }.
ka-does-free = Une case libre de la partie { $section }. On y monte un stand si une carte donne cette partie.
ka-does-stock = { $left ->
    [one] Il reste { $left } agrandissement sur six. Quand une couleur n’en a plus, ou que deux couleurs n’en ont plus qu’un, la phase finale commence.
   *[other] Il reste { $left } agrandissements sur six. Quand une couleur n’en a plus, ou que deux couleurs n’en ont plus qu’un, la phase finale commence.
}
ka-does-medals = L’or va au plus grand stand de cette couleur, l’argent au dernier à l’égaler ; seul en tête, on a les deux. Elles comptent quand on les gagne, et encore à la fin pour qui les détient.
ka-does-bank = Les pièces qui restent à la banque dans cette couleur. Trois de vos pièces valent un point à la fin.
ka-does-coin = Paie les agrandissements : une pièce de la couleur du stand par plaquette, deux autres pour chacune qui manque, mais au moins une de la bonne couleur. Trois pièces restantes valent un point à la fin.
ka-does-pile = La première carte, sans la voir. On tire deux cartes par tour ; on garde au plus quatre cartes de construction en main.
ka-does-track = { $points ->
    [one] { $points } point jusqu’ici, pour les agrandissements et les médailles. À la fin les médailles comptent encore, et trois pièces font un point.
   *[other] { $points } points jusqu’ici, pour les agrandissements et les médailles. À la fin les médailles comptent encore, et trois pièces font un point.
}
ka-does-counted = { $points ->
    [one] { $points } point si l’on comptait maintenant : agrandissements, médailles encore une fois, et un point pour trois pièces.
   *[other] { $points } points si l’on comptait maintenant : agrandissements, médailles encore une fois, et un point pour trois pièces.
}
ka-goal = Le plus de points l’emporte : agrandissez vos stands et gardez les médailles des plus grands. Les clients apportent les pièces, les cartes les places. À chaque tour : monter un stand, attirer un client ou tirer deux cartes.
ka-use-customer = Touchez-le, puis l’entrée.
ka-use-extend = Touchez-le, puis une case libre à côté : grandeur { $size }.
ka-use-entrance = Touchez le client { $colour }, puis cette entrée.
ka-use-cell = Vous pouvez y monter : { $pieces }. Touchez la pièce, puis cette case.
ka-use-card = Touchez-la, puis une case marquée. Trois cartes de construction quelconques donnent n’importe quelle partie.
ka-use-draw = Touchez-la pour la tirer, puis une seconde carte.
ka-closing = Le prochain agrandissement { $goods } ouvre la phase finale.
ka-final = Phase finale, « Monter un stand » seulement : { $trigger }.
ka-display = Étalage
ka-piles = pioche { $pile } · dépôt { $discards }
ka-pile = { $cards ->
    [one] Pioche, { $cards } carte
   *[other] Pioche, { $cards } cartes
}
ka-barker-stack = { $cards ->
    [0] Plus de bonimenteur
    [one] Bonimenteurs : il en reste { $cards }
   *[other] Bonimenteurs : il en reste { $cards }
}
ka-hand = Votre main
ka-hand-private = visible de vous uniquement
ka-hand-none = aucune carte
ka-coins = Vos pièces
ka-coin = { $coins ->
    [one] { $coins } pièce { $colour-of }
   *[other] { $coins } pièces { $colour-of }s
}
ka-bank-has = à la banque : { $coins }
ka-barkers = { $barkers ->
    [one] { $barkers } bonimenteur
   *[other] { $barkers } bonimenteurs
}
ka-fact-cards = Cartes de construction : { $count }
ka-fact-barkers = Bonimenteurs : { $count }
ka-fact-stalls = Stands principaux pas encore placés : { $count }
ka-fact-gold = Médailles d’or : { $count }
ka-fact-silver = Médailles d’argent : { $count }
ka-fact-coins = Pièces : { $count }
ka-fact-screen = pièces derrière le paravent

## Ce qu’on choisit

ka-choice = Votre action
ka-mode-build = Monter
ka-mode-lure = Attirer
ka-mode-draw = Tirer 2
ka-mode-stop = Arrêter
ka-how-turn = Une action : touchez un client, un de vos stands ou une carte, ou choisissez ci-dessus.
ka-how-draw = Touchez une carte de l’étalage, la pioche ou un bonimenteur ; puis une seconde.
ka-how-PlayCard = Touchez une carte de votre main.
ka-how-PayJoker = Touchez une de vos pièces : elle paie le joker.
ka-how-LayThree = Touchez les cartes de votre main que vous déposez.
ka-how-ChooseCell = Touchez une case au bord vert.
ka-how-ChooseEntrance = Touchez l’entrée ; le nombre dit à combien de pas elle est.
ka-how-DrawCard = Touchez une carte de l’étalage, la pioche ou un bonimenteur.
ka-how-DiscardCard = Touchez la carte de votre main qui part.
ka-others-turn = { $name } a le choix : monter un stand, attirer ou tirer.
ka-ask-entrance = Vers quelle entrée va le client { $colour } ?
ka-ask-extension = Sur quelle case agrandir votre stand { $colour } ?
ka-ask-stall = Sur quelle case placer le nouveau stand { $colour } ?
ka-ask-move = Sur quelle case déplacer votre stand { $colour } ?
ka-ask-piece = Monter quoi ? Touchez un de vos stands ou un nouveau.
ka-ask-with = Que montez-vous avec { $card } ?
ka-ask-customer = Quel client attirez-vous ?
ka-ask-draw = Quelle carte d’abord, sur deux ?
ka-half-lure = Ce client ne peut pas y aller. Touchez une entrée marquée ou un stand { $colour } ; touchez encore le client pour le laisser.
ka-half-build = On ne peut rien y monter maintenant. Touchez une case marquée ou une autre pièce ; Échap annule.
ka-played = Joué :
ka-work-stall = Nouveau
ka-work-extension = Agrandir
ka-work-move = Déplacer
ka-work-start = Départ
ka-work-neutral = Neutre
ka-piece = { $colour } : { $work }
ka-piece-extension = { $colour } : agrandir à la grandeur { $size }
ka-ask-coins = Je choisis moi-même les pièces
ka-customer = { $entrances ->
    [0] Le client { $colour } : ne peut pas être attiré
    [one] Le client { $colour } : { $entrances } entrée
   *[other] Le client { $colour } : { $entrances } entrées
}
ka-pay = Pièces à payer, { $colour } :
ka-pay-so = { $coins } ({ $colour }), puis { $owed } autres
ka-pay-rest = { $owed ->
    [1] + 1 autre
   *[other] + { $owed } autres
}

## Ce qui en résulte

ka-you = Vous
ka-steps = { $steps } pas
ka-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
ka-size-points = grandeur { $size }, +{ $points }
ka-do-lure = Attirer le client { $colour } chez { $name }
ka-do-lure-mine = Attirer le client { $colour } à votre stand
ka-do-lure-neutral = Attirer le client { $colour } au stand neutre
ka-do-stall = { $section ->
    [0] Nouveau stand { $colour }
   *[other] Nouveau stand { $colour }, partie { $section }
}
ka-do-extension = { $section ->
    [0] Agrandir votre stand { $colour } à { $size }
   *[other] Agrandir votre stand { $colour } à { $size }, partie { $section }
}
ka-do-move = { $section ->
    [0] Déplacer votre stand { $colour }
   *[other] Déplacer votre stand { $colour } vers la partie { $section }
}
ka-do-neutral = Stand neutre { $colour }
ka-do-draw = Tirer deux cartes
ka-first-card = D’abord { $card }
ka-a-barker = un bonimenteur
ka-top-card = la première carte de la pioche
ka-spends = { $barkers ->
    [one] vous utilisez { $barkers } bonimenteur
   *[other] vous utilisez { $barkers } bonimenteurs
}
ka-passes = { $count ->
    [one] devant { $count } entrée plus proche
   *[other] devant { $count } entrées plus proches
}
ka-lure-left = { $left ->
    [one] Vous choisirez ensuite l’entrée.
   *[other] Vous choisirez ensuite le client et l’entrée.
}
ka-then = puis le client { $colour } entre
ka-earns-nothing = personne ne gagne rien : la banque est vide
ka-pays = Payer
ka-pays-later = { $size ->
    [one] Coût { $size } : vous choisissez la pièce
   *[other] Coût { $size } : vous choisissez les pièces
}
ka-wins-gold = or
ka-wins-silver = argent
ka-keeps-gold = { $name } garde l’or
ka-begins-final = ouvre la phase finale
ka-no-coins = ni pièces ni points
ka-merit-stall = un nouveau stand
ka-merit-coins = { $coins ->
    [one] vous gagnez { $coins } pièce
   *[other] vous gagnez { $coins } pièces
}
ka-merit-cards = deux cartes pour monter un stand

## Les pièces du jeu, pour les règles

ka-piece-stall = Stand principal et son entrée
ka-piece-extended = Stand de grandeur deux
ka-piece-goods = Produit
ka-piece-coin = Pièce
ka-piece-card = Carte de construction
ka-piece-section = Partie du marché
ka-piece-joker = Joker
ka-piece-pennant = Fanion d’un joueur
ka-piece-neutral = Stand neutre
ka-piece-taken = Entrée occupée par un client
ka-piece-entrance = Entrée
ka-piece-barker = Bonimenteur
ka-piece-pile = Pioche
ka-piece-gold = Médaille d’or
ka-piece-silver = Médaille d’argent
ka-piece-start = Où commence un client
ka-piece-restaurant = Espace restaurant
ka-piece-tent = Agrandissement
ka-piece-figure = Client
ka-told-income = Gains
ka-told-medals = Médailles
ka-told-last = Les derniers tours
