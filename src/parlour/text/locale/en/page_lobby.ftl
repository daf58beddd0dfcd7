### The lobby: quick pairing, tables open to everybody, games to watch.

lobby-title = Lobby
lobby-sub = Find people to play with, sit down at an open table, or watch.
lobby-tournaments = Tournaments
lobby-clubs = Clubs

## Quick pairing
lobby-pair = Quick pairing
lobby-pair-more = You are seated as soon as others want the same.
lobby-live-clock = 15 minutes each, and 10 seconds more for every move.
lobby-slow-clock = A day for every turn.
lobby-near = Near my rating
lobby-near-more = Further away the longer you wait.
lobby-find = Find players
lobby-stop = Stop waiting
lobby-waiting = Waiting for players
lobby-waited = You have waited { $time }.
lobby-expected = Others waited about { $time }.
lobby-others = { $people ->
    [0] Nobody else is waiting for this just now.
    [one] One other is waiting for this.
   *[other] { $people } others are waiting for this.
}
lobby-reach = Within { $reach } points of your rating, for now.
lobby-keep-open = Look around the house meanwhile: you go on waiting until you close it.
lobby-quiet = It is quiet just now. Bots can take the empty seats.
lobby-bots = Play with bots
lobby-to-table = To the table
lobby-seated = Players are found: your table begins.

## Tables
lobby-open = Tables to sit down at
lobby-open-none = No open table fits. Make one, or let yourself be paired.
lobby-playing = Being played
lobby-playing-none = No game to watch fits.
lobby-people = Waiting to be paired
lobby-queue = { $game }, { $seats } players, { $pace }: { $people }
lobby-filters = Show
lobby-all = { $of ->
    [players] Any
   *[other] All
}
lobby-rating = Rating
lobby-rating-near = near mine
lobby-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
lobby-round = round { $round }
lobby-clock-turn = { $time } a turn
lobby-clock-game = { $time } a game
lobby-rated = rated
lobby-mean = about { NUMBER($rating, useGrouping: 0) }
