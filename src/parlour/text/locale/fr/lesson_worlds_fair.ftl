### La leçon de l’Exposition universelle : Ida apprend, Louis joue contre elle.

lesson-wf-title = Une Manche à l’Exposition
    .about = Placer des Représentants, récupérer des cartes, faire tourner la roue et compter la première Manche.

lesson-wf-fair = On joue pour des points : Pièces pour les Tickets, Médailles pour qui a le plus de Représentants sur un Palais, Expositions approuvées. Trois Manches, chacune finit par un décompte ; le plus de points l’emporte. Le nombre près d’un nom : ses points si l’on comptait maintenant. Chicago, 1893 : vous êtes Ida, Louis est votre rival. Cinq Palais entourent la Grande roue, avec des Représentants et des cartes. À votre tour, placez un Représentant sur un Palais et récupérez toutes ses cartes. Jouons une Manche.
    .title = Bienvenue à l’Exposition

lesson-wf-place = Regardez l’Agriculture : une Exposition et un Ticket d’entrée pour Midway vous y attendent. Placez un Représentant sur le Palais de l’Agriculture, et les deux cartes sont à vous.
    .title = Votre premier Représentant
lesson-wf-place-after = Les deux cartes sont devant vous. Le Ticket a fait avancer la Cabine d’une case sur la roue : quand elle sera revenue au Départ, la Manche sera comptée. Puis trois nouvelles cartes sont arrivées, la première au Palais que vous avez vidé, les autres à la suite dans le sens horaire.

lesson-wf-figure = Louis a récupéré George Westinghouse à l’Agriculture. Les Personnalités vous rendent service, mais seulement au tour suivant. Daniel Burnham attend aux Transports, avec une Exposition des Beaux-Arts. Placez-y un Représentant.
    .title = Des gens influents
lesson-wf-figure-after = Burnham attend devant vous. Il faudra le jouer ou le défausser dès votre prochain tour : on ne garde pas une Personnalité pour plus tard.

lesson-wf-lead = Louis et vous avez chacun deux Représentants aux Manufactures. Au décompte, qui en a le plus y reçoit une Médaille et y fait approuver des Expositions ; une égalité rapporte bien moins. Quatre cartes vous y attendent aussi. Placez un Représentant sur le Palais des Manufactures.
    .title = Qui en a le plus ?

lesson-wf-burnham = Avant les cartes viennent les Personnalités. Burnham ajoute un Représentant au Palais où vous venez d’en placer un. Jouez-le.
    .title = Le service de Burnham
lesson-wf-burnham-after = Quatre contre deux : les Manufactures sont à vous, pour l’instant. Et ce n’est qu’alors que vous avez récupéré les cartes, quatre en tout, dont une autre Personnalité : George Davis.

lesson-wf-neighbours = Louis est allé aux Beaux-Arts et vous y devance. Davis ajoute un Représentant à un Palais voisin de celui où vous en placez un, et les Beaux-Arts sont voisins des Manufactures. Placez encore un Représentant aux Manufactures : il y a aussi un Ticket.
    .title = Pensez aux voisins

lesson-wf-davis = Jouez George Davis et ajoutez le Représentant aux Beaux-Arts. Celui-là ne récupère aucune carte : seul le Palais de la 1re Étape en donne.
    .title = Le service de Davis
lesson-wf-davis-after = Vous êtes à égalité avec Louis aux Beaux-Arts. Soit dit en passant, les deux Palais au pied de la roue ne sont pas voisins.

lesson-wf-people = Cinq autres Personnalités portent le signe d’un Palais : McCormick l’Agriculture, Saint-Gaudens les Beaux-Arts, Westinghouse l’Électricité, Schwab les Manufactures, Pullman les Transports. Chacune ajoute un Représentant sur ce Palais, où que vous ayez placé le vôtre. Louis a déjà joué Westinghouse.
    .title = Les Personnalités d’un Palais

lesson-wf-exhibits = Vous avez des Expositions de plusieurs Palais. Une carte seule ne vaut rien : elle compte une fois approuvée, et pour cela il faut être fort sur son propre Palais au moment du décompte. À l’Agriculture il y a un Ticket, une Exposition et Bertha Palmer. Placez-y un Représentant.
    .title = Ce qu’il faut aux Expositions
lesson-wf-exhibits-after = Vous êtes à égalité avec Louis à l’Agriculture. Retenez-le : Bertha Palmer peut y remédier.

lesson-wf-reserve = Le cube à votre place compte les Représentants qui restent en réserve. Si elle est vide quand il en faut un, vous retirez un des vôtres de n’importe quel Palais et vous l’utilisez : on n’est jamais à court, mais l’avance qu’il donnait peut se perdre.
    .title = Quand il n’en reste plus

lesson-wf-wheel = Encore un Ticket et la Cabine revient au Départ : la Manche s’arrête après ce tour. Deux Tickets et une Exposition sont aux Beaux-Arts, et un Représentant de plus vous y met devant Louis. C’est le bon moment pour finir la Manche : placez un Représentant aux Beaux-Arts.
    .title = La roue a fait son tour

lesson-wf-palmer = Bertha Palmer déplace un Représentant, à vous ou à un autre, vers un autre Palais. Jouez-la, prenez un Représentant de Louis à l’Agriculture, où vous êtes à égalité, et placez-le à l’Électricité, où Louis mène de toute façon.
    .title = Le service de Palmer
lesson-wf-palmer-after = Vous avez récupéré les cartes, la Cabine s’est arrêtée au Départ et la Phase de décompte a suivi aussitôt. Regardons-la pas à pas.

lesson-wf-coins = D’abord les Tickets. Vous en aviez six, Louis quatre : qui en a le plus gagne 2 points, puis chaque Ticket est échangé contre 1 point. Cela fait 8 pour vous et 4 pour Louis.
    .title = Décompte : les Tickets

lesson-wf-medals = Puis les Palais, un par un. À deux joueurs, qui mène seul reçoit une Médaille valant 2 et fait approuver jusqu’à trois Expositions du Palais. Vous meniez sur quatre des cinq. Louis menait à l’Électricité : votre carte d’Électricité n’est pas approuvée, elle reste devant vous pour la Manche suivante.
    .title = Décompte : les Palais

lesson-wf-second = À trois ou quatre joueurs, la deuxième place compte aussi : seul deuxième, on gagne une Médaille valant 2 et une Exposition approuvée, tandis que le premier en gagne 4. Les premiers à égalité reçoivent chacun 2 et deux Expositions, et il n’y a alors pas de deuxième ; les deuxièmes à égalité, à quatre joueurs, une Exposition sans Médaille.
    .title = La deuxième place

lesson-wf-sets = Vos jetons comptent à la fin de la partie, en séries sans répétition : 1, 2, 3, 4 ou 5 catégories différentes valent 1, 3, 6, 10 ou 15 points. Vous en avez quatre différentes, soit 10 points, et une série de deux, soit 3. Une cinquième catégorie ferait passer ces 10 points à 15.
    .title = La variété paie

lesson-wf-recall = Pour finir, chacun récupère sur chaque Palais la moitié de ses Représentants, arrondie à l’inférieur. Les avances fondent ; celle de deux contre un disparaît, comme la vôtre aux Transports. La Manche 2 commence, par le voisin de gauche de qui a déclenché le décompte : Louis.
    .title = La moitié rentre

lesson-wf-fifth = L’Électricité est la catégorie qui vous manque, et vous en avez toujours une carte. À l’Électricité se trouvent deux Bertha Palmer, Cyrus McCormick et un Ticket. Placez-y un Représentant : au prochain tour, les deux Palmer pourront éloigner des Représentants de Louis, et McCormick en ajoutera un à vous à l’Agriculture.
    .title = Votre plan pour la Manche 2
lesson-wf-fifth-after = Vous avez deux Palmer et McCormick pour votre prochain tour, et un plan.

lesson-wf-end = Vous savez jouer. Deux autres Manches suivent de la même façon ; après la dernière Phase de décompte on ajoute Pièces, Médailles et séries, et le plus grand total l’emporte. Continuez d’ici contre un robot : l’Électricité vous attend.
    .title = L’Exposition est à vous
