### Le salon : rencontres rapides, tables ouvertes à tous, parties à regarder.

lobby-title = Salon
lobby-sub = Trouvez des partenaires, asseyez-vous à une table ouverte ou regardez une partie.
lobby-tournaments = Tournois
lobby-clubs = Clubs

## Rencontre rapide
lobby-pair = Rencontre rapide
lobby-pair-more = Vous êtes assis dès que d’autres veulent la même chose.
lobby-live-clock = 15 minutes chacun, et 10 secondes de plus à chaque coup.
lobby-slow-clock = Un jour pour chaque tour.
lobby-near = Proche de ma cote
lobby-near-more = Plus vous attendez, plus l’écart grandit.
lobby-find = Chercher des joueurs
lobby-stop = Ne plus attendre
lobby-waiting = En attente de joueurs
lobby-waited = Vous attendez depuis { $time }.
lobby-expected = Les autres ont attendu environ { $time }.
lobby-others = { $people ->
    [0] Personne d’autre n’attend cela en ce moment.
    [one] Une autre personne attend la même chose.
   *[other] { $people } autres attendent la même chose.
}
lobby-reach = À { $reach } points au plus de votre cote, pour l’instant.
lobby-keep-open = Promenez-vous dans la maison : vous attendez tant que la page est ouverte.
lobby-quiet = C’est calme en ce moment. Des robots peuvent prendre les places vides.
lobby-bots = Jouer avec des robots
lobby-to-table = À la table
lobby-seated = Des joueurs sont trouvés : votre table commence.

## Tables
lobby-open = Tables où s’asseoir
lobby-open-none = Aucune table ouverte ne convient. Dressez-en une, ou laissez-vous placer.
lobby-playing = Parties en cours
lobby-playing-none = Aucune partie à regarder ne convient.
lobby-people = En attente d’une rencontre
lobby-queue = { $game }, { $seats } joueurs, { $pace } : { $people }
lobby-filters = Montrer
lobby-all = { $of ->
    [talk] Toutes
    [rating] Toutes
   *[other] Tous
}
lobby-rating = Cote
lobby-rating-near = proche de la mienne
lobby-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
lobby-round = manche { $round }
lobby-clock-turn = { $time } par tour
lobby-clock-game = { $time } par partie
lobby-rated = classée
lobby-mean = environ { NUMBER($rating, useGrouping: 0) }
