### Kairo : ce que dit sa table dessinée.

## Le plateau

ka-board = Le bazar. Les flèches déplacent, Entrée choisit, N va à la case utilisable suivante, W dit pourquoi pas.
ka-cell = Rangée { $row }, colonne { $column }, partie { $section } : { $what }
ka-cell-main = stand principal ({ $colour }) { $owner }, grandeur { $size }
ka-cell-extension = agrandissement du stand ({ $colour }) { $owner }, grandeur { $size }
ka-cell-entrance = entrée du stand ({ $colour }) { $owner }
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
ka-mark-cell = On peut y construire : { $colour }, { $way }
ka-mark-side = Entrée : { $side }
ka-way-card = carte { $section }
ka-way-joker = joker −1
ka-way-three = 3 cartes
ka-why-here = Pourquoi pas ici ?
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
ka-closing = Le prochain agrandissement { $goods } ouvre la phase finale.
ka-final = Phase finale, on ne fait que construire : { $trigger }.
ka-progress = Agrandissements les plus rares : { $left }
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
    [one] { $coins } pièce ({ $colour })
   *[other] { $coins } pièces ({ $colour })
}
ka-barkers = { $barkers ->
    [one] { $barkers } bonimenteur
   *[other] { $barkers } bonimenteurs
}
ka-fact-cards = Cartes de construction : { $count }
ka-fact-barkers = Bonimenteurs : { $count }
ka-fact-stalls = Stands principaux pas encore construits : { $count }
ka-fact-gold = Médailles d’or : { $count }
ka-fact-silver = Médailles d’argent : { $count }
ka-fact-coins = Pièces : { $count }
ka-fact-screen = pièces derrière le paravent

## Ce qu’on choisit

ka-choice = Votre action
ka-mode-build = Construire
ka-mode-lure = Attirer
ka-mode-draw = Tirer 2
ka-mode-stop = Arrêter
ka-how-turn = Une action : touchez un client, un de vos stands ou une carte, ou choisissez ci-dessus.
ka-how-draw = Touchez une carte de l’étalage, la pioche ou un bonimenteur ; puis une seconde.
ka-how-PlayCard = Touchez une carte de votre main.
ka-how-PayJoker = Touchez une de vos pièces : elle paie le joker.
ka-how-LayThree = Touchez les cartes de votre main que vous posez.
ka-how-ChooseCell = Touchez une case au bord vert.
ka-how-ChooseEntrance = Touchez l’entrée ; le nombre dit à combien de pas elle est.
ka-how-DrawCard = Touchez une carte de l’étalage, la pioche ou un bonimenteur.
ka-how-DiscardCard = Touchez la carte de votre main qui part.
ka-others-turn = { $name } a le choix : construire, attirer ou tirer.
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
ka-pay-rest = + { $owed } autres

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
    [0] Nouveau stand ({ $colour })
   *[other] Nouveau stand ({ $colour }), partie { $section }
}
ka-do-extension = { $section ->
    [0] Agrandir votre stand ({ $colour }) à { $size }
   *[other] Agrandir votre stand ({ $colour }) à { $size }, partie { $section }
}
ka-do-move = { $section ->
    [0] Déplacer votre stand ({ $colour })
   *[other] Déplacer votre stand ({ $colour }) vers la partie { $section }
}
ka-do-neutral = Stand neutre ({ $colour })
ka-do-draw = Tirer deux cartes
ka-first-card = D’abord { $card }
ka-a-barker = un bonimenteur
ka-top-card = la première carte de la pioche
ka-then = puis entre le { $colour }
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
