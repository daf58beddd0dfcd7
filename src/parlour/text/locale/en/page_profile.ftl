### Profiles, who may see them, and challenges.

profile-none = There is no profile here for you to see.
profile-none-more = Whoever has one says who may see it: everybody, friends, or nobody else.
profile-mine = My profile
profile-mine-sub = What you have played here, and how it went.
profile-of-sub = What { $name } has played here, and how it went.
profile-see = Profile
profile-see-of = Profile of { $name }
profile-guest = As a guest you alone see your profile. Once you can sign in, whoever you choose may see it.
profile-too-few = { $games ->
    [0] no game yet
    [one] one game: too few to tell
   *[other] { $games } games: too few to tell
}
profile-empty = No finished game yet.

## Games
profile-played = Games played
profile-played-chart = Finished games by number of players. Dark: won; striped: a shared first place.
profile-played-newest = Of each kind, wins are counted among the last { $newest } games.
profile-kind = { $game }, { $seats } players
profile-column-game = Game
profile-column-games = Games
profile-column-won = Won
profile-column-shared = Shared
profile-table = As a table

## Against whom
profile-against = Against people and bots
profile-against-chart = How many of ten opponents were left behind. The lines are the 95% intervals; in the middle it is even.
profile-people = People
profile-level = Bots: { $name } ({ $level })
profile-masters = Bots: { $name }
profile-column-whom = Against
profile-column-ahead = Left behind, of ten
profile-ahead = { $ahead } ({ $low } to { $high })

## Runs
profile-runs = Wins in a row
profile-run-people = Against people
profile-run-bots = Against bots alone
profile-run = { $longest ->
    [0] none yet; games counted: { $games }
   *[other] { $longest } at best, { $now } now; games counted: { $games }
}

## Openings
profile-openings = Favourite openings
profile-opening = { $many } of { $games } games
profile-openings-none = no first choice twice in { $games } games

## Ratings
profile-ratings = Ratings
profile-ratings-none = No rated game yet.
profile-rating-unsure = Still uncertain: a rating is on the leaderboard after about twenty games.
profile-column-day = Day
profile-column-rating = Rating

## What was judged
profile-judged = Decisions, skill and luck
profile-judged-none = Nothing is judged yet: play with the coach, or analyse a finished game.
profile-looked = In { $games ->
    [one] one analysed game
   *[other] { $games } analysed games
}, on average and in hundredths of a win:
profile-skill = own choices
profile-luck = luck
profile-change = { $part } ± { $error }
profile-looked-few = { $games ->
    [one] One analysed game: too few to tell skill from luck.
   *[other] { $games } analysed games: too few to tell skill from luck.
}

## Who may
profile-open = Who may see it, and challenge you
profile-open-profile = Who sees my profile
profile-open-everybody = Everybody
profile-open-friends = Friends
profile-open-nobody = Only me
profile-open-judged = Show what my decisions cost, too
profile-open-judged-more = Costs by month, skill and luck. Otherwise you alone see them.
profile-open-challenges = Who may challenge me
profile-open-met = Whoever I met
profile-open-no-challenges = Nobody
profile-open-more = Whoever you block never sees it, and is not told why.
profile-open-saved = Saved.

## Challenges
challenge-do = Challenge
challenge-do-of = Challenge { $name }
challenge-title = Challenge { $name }
challenge-more = A table is made with a seat kept for { $name }, who accepts or declines. { $live ->
    [yes] Unanswered, it ends after ten minutes.
   *[no] Unanswered, it ends after three days.
}
challenge-send = Challenge
challenge-others = Other seats
challenge-others-open = Whoever has the link
challenge-others-bots = Bots
challenge-by = { $name } challenges you
challenge-accept = Accept
challenge-accept-of = Accept the challenge of { $name }
challenge-decline = Decline
challenge-decline-of = Decline the challenge of { $name }
challenge-withdraw = Withdraw
challenge-withdraw-of = Withdraw the challenge to { $name }
challenge-waiting = waits for an answer
challenge-accepted = { $name } accepts your challenge.
challenge-declined = { $name } cannot play now.
challenge-over = { $name } has not answered your challenge.
challenge-to-table = To the table
challenge-ok = OK
challenge-notice = Challenge
challenge-list = Challenges
challenge-sent = Sent. { $name } is told.
challenge-rated = rated
challenge-players = { $seats } players
