### Ratings: leaderboards, my own, and how they came about.

ratings-title = Ratings
ratings-sub = How strong people are found to be, by game and number of players, from rated games alone.
ratings-play = Play a rated game
ratings-value = { NUMBER($rating, useGrouping: 0) } ± { $error }
ratings-how = A rating is given with its 95% interval. Everybody begins at 1500; two players 100 points apart share wins about 64 to 36. Bots of each level are fixed points of the scale. Whoever gives up or leaves a game to a stand-in is last in it. A guest is listed by name once the interval is small enough.

## Mine
ratings-mine = My rating
ratings-none = You have not played a rated game of this kind yet.
ratings-rank = { $rank } of { $listed } on the leaderboard
ratings-not-listed = Not on the leaderboard yet: it lists who is known to ± { $least }, after about twenty games.
ratings-history = { $games ->
    [one] One rated game
   *[other] { $games } rated games
}
ratings-when = Played
ratings-place = Place
ratings-change = Change
ratings-after = Rating
ratings-left = { $place }, left

## Leaderboard
ratings-board = Leaderboard
ratings-nobody = Nobody is known to ± { $least } yet: about twenty rated games are needed.
ratings-nth = Rank
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-me = you
ratings-bots = Bots: { $name } ({ $level })
