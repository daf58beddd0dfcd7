### Les profils, qui peut les voir, et les défis.

profile-none = Il n’y a pas ici de profil que vous puissiez voir.
profile-none-more = Chacun décide qui voit le sien : tout le monde, ses amis, ou personne d’autre.
profile-mine = Mon profil
profile-mine-sub = Ce que vous avez joué ici, et comment cela s’est passé.
profile-of-sub = Ce que { $name } a joué ici, et comment cela s’est passé.
profile-see = Profil
profile-see-of = Profil de { $name }
profile-guest = Comme invité, vous êtes seul à voir votre profil. Dès que vous pourrez vous connecter, ceux que vous choisirez le verront.
profile-too-few = { $games ->
    [0] aucune partie encore
    [one] une partie : trop peu pour le dire
   *[other] { $games } parties : trop peu pour le dire
}
profile-empty = Aucune partie terminée encore.

## Parties
profile-played = Parties jouées
profile-played-chart = Parties terminées, par nombre de joueurs. Foncé : gagnées ; rayé : première place partagée.
profile-played-newest = De chaque sorte, les victoires sont comptées parmi les { $newest } dernières parties.
profile-kind = { $game }, { $seats } joueurs
profile-column-game = Jeu
profile-column-games = Parties
profile-column-won = Gagnées
profile-column-shared = Partagées
profile-table = En tableau

## Contre qui
profile-against = Contre les gens et les robots
profile-against-chart = Combien d’adversaires sur dix sont restés derrière. Les traits sont les intervalles à 95 % ; au milieu, c’est l’égalité.
profile-people = Les gens
profile-level = Robots : { $name } ({ $level })
profile-masters = Robots : { $name }
profile-column-whom = Contre
profile-column-ahead = Derrière, sur dix
profile-ahead = { $ahead } (de { $low } à { $high })

## Séries
profile-runs = Victoires d’affilée
profile-run-people = Contre des gens
profile-run-bots = Contre des robots seuls
profile-run = { $longest ->
    [0] aucune encore ; parties comptées : { $games }
   *[other] { $longest } au mieux, { $now } à présent ; parties comptées : { $games }
}

## Ouvertures
profile-openings = Ouvertures favorites
profile-opening = { $many } parties sur { $games }
profile-openings-none = aucun premier choix deux fois, en { $games } parties

## Cotes
profile-ratings = Cotes
profile-ratings-none = Aucune partie classée encore.
profile-rating-unsure = Encore incertaine : une cote est au classement après une vingtaine de parties.
profile-column-day = Jour
profile-column-rating = Cote

## Ce qui a été jugé
profile-judged = Décisions, habileté et chance
profile-judged-none = Rien n’est jugé encore : jouez avec l’entraîneur, ou analysez une partie terminée.
profile-looked = { $games ->
    [one] Dans une partie analysée
   *[other] Dans { $games } parties analysées
}, en moyenne et en centièmes de victoire :
profile-skill = choix personnels
profile-luck = chance
profile-change = { $part } ± { $error }
profile-looked-few = { $games ->
    [one] Une partie analysée : trop peu pour distinguer l’habileté de la chance.
   *[other] { $games } parties analysées : trop peu pour distinguer l’habileté de la chance.
}

## Qui peut
profile-open = Qui peut le voir, et vous défier
profile-open-profile = Qui voit mon profil
profile-open-everybody = Tout le monde
profile-open-friends = Mes amis
profile-open-nobody = Moi seul
profile-open-judged = Montrer aussi ce que coûtent mes décisions
profile-open-judged-more = Les coûts par mois, l’habileté et la chance. Sinon, vous êtes seul à les voir.
profile-open-challenges = Qui peut me défier
profile-open-met = Ceux que j’ai rencontrés
profile-open-no-challenges = Personne
profile-open-more = Qui vous bloquez ne le voit jamais, et ne sait pas pourquoi.
profile-open-saved = C’est noté.

## Défis
challenge-do = Défier
challenge-do-of = Défier { $name }
challenge-title = Défier { $name }
challenge-more = On dresse une table avec une place gardée pour { $name }, qui accepte ou refuse. { $live ->
    [yes] Sans réponse, le défi prend fin au bout de dix minutes.
   *[no] Sans réponse, le défi prend fin au bout de trois jours.
}
challenge-send = Défier
challenge-others = Autres places
challenge-others-open = Qui a le lien
challenge-others-bots = Robots
challenge-by = { $name } vous défie
challenge-accept = Accepter
challenge-accept-of = Accepter le défi de { $name }
challenge-decline = Refuser
challenge-decline-of = Refuser le défi de { $name }
challenge-withdraw = Retirer
challenge-withdraw-of = Retirer le défi à { $name }
challenge-waiting = attend une réponse
challenge-accepted = { $name } accepte votre défi.
challenge-declined = { $name } ne peut pas jouer maintenant.
challenge-over = { $name } n’a pas répondu à votre défi.
challenge-to-table = À la table
challenge-ok = OK
challenge-notice = Défi
challenge-list = Défis
challenge-sent = C’est envoyé. { $name } en est averti.
challenge-rated = classée
challenge-players = { $seats } joueurs
