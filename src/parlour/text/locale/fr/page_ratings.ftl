### Classements : les meilleurs, le mien, et d’où il vient.

ratings-title = Classements
ratings-sub = La force de chacun, par jeu et par nombre de joueurs, d’après les seules parties classées.
ratings-play = Jouer une partie classée
ratings-value = { NUMBER($rating, useGrouping: 0) } ± { $error }
ratings-how = Une cote est donnée avec son intervalle à 95 %. Tout le monde commence à 1500 ; à 100 points d’écart, deux joueurs se partagent les victoires à 64 contre 36 environ. Les robots de chaque niveau sont les points fixes de l’échelle. Qui abandonne, ou laisse sa place à un remplaçant, est dernier de la partie. Un invité est nommé au classement quand son intervalle est assez étroit.

## La mienne
ratings-mine = Ma cote
ratings-none = Vous n’avez pas encore joué de partie classée de ce genre.
ratings-rank = { $rank } sur { $listed } au classement
ratings-not-listed = Pas encore au classement : il faut être connu à ± { $least } près, soit une vingtaine de parties.
ratings-history = { $games ->
    [one] Une partie classée
   *[other] { $games } parties classées
}
ratings-when = Jouée le
ratings-place = Rang
ratings-change = Écart
ratings-after = Cote
ratings-left = { $place }, parti

## Classement
ratings-board = Classement
ratings-nobody = Personne n’est encore connu à ± { $least } près : il faut une vingtaine de parties classées.
ratings-nth = Rang
ratings-name = Nom
ratings-rating = Cote
ratings-games = Parties
ratings-me = vous
ratings-bots = Robots : { $name } ({ $level })
