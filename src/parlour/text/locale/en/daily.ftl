### The deal of the day: what there is, how it went, what is shared.

daily-title = The deal of the day
daily-sub = One deal a game, the same for everybody: the same seat, the same bots. Your one attempt counts; there are no hints, and nothing is taken back.
daily-left = { $hours } h { $minutes } min left
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-longest = { $days ->
    [one] at most { $days } day
   *[other] at most { $days } days
}
daily-seats = { $seats ->
    [2] 2 players; you sit on seat { $seat }, against a bot of level { $level }.
   *[other] { $seats } players; you sit on seat { $seat }, against bots of level { $level }.
}
daily-finished = { $many ->
    [0] Nobody has finished it yet.
    [one] { $many } has finished it.
   *[other] { $many } have finished it.
}
daily-play = Play
daily-play-late = Play it late
daily-go-on = Go on
daily-see = See how it went
daily-promise = The promise of this deal
daily-promise-today = SHA-256 of its secret, told before anybody played: { $promise }
daily-promise-tomorrow = And of tomorrow’s: { $promise }
daily-secret = Its secret, told since the day is over: { $secret }
daily-archive = Earlier deals
daily-archive-more = They can still be played; late attempts are not ranked.
daily-archive-older = Older ones
daily-archive-none = There are none yet.
daily-month = { $month }
daily-month-game = Game
daily-month-none = Nobody is listed yet. Today’s results are shown once you have finished yours.
daily-rank = Rank
daily-name = Name
daily-place = Place
daily-points = Points
daily-margin = Margin
daily-days = Days
daily-won = Won
daily-me = (you)
daily-nobody = somebody
daily-mine = Your attempt
daily-result = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-mine-margin = { $margin } to the best of the others at your table.
daily-mine-rank = Rank { $rank } of { $many } so far.
daily-mark-late = It was late, and is not ranked.
daily-mark-second = Another guest tried this deal on a device of yours before you had finished: it is not ranked.
daily-mark-changed = The bots changed during the day: it is not ranked.
daily-mark-cleared = Whoever runs this house has taken it off the ranking.
daily-par-title = Par
daily-par = Par: { $points } ± { $error } points (level 4: { $plays } plays, { $won }% won)
daily-par-one = Par: { $points } points (level 4, one play so far)
daily-par-none = Par is not known yet: the house plays it when it has time.
daily-par-never = There is no par: the house had not played this deal when its bots changed.
daily-kept-back = Par, everybody’s results and what others chose are shown when the day is over: somebody may still play this deal on this device.
daily-standing = Everybody’s results
daily-standing-none = Nobody is ranked.
daily-hidden = Results are shown once you have finished.
daily-late-more = This day is over. You can still play its deal; late attempts are not ranked.
daily-choices = Decision by decision
daily-others = { $many ->
    [one] { $many } other was here; { $same } chose the same.
   *[other] { $many } others were here; { $same } chose the same.
}
daily-others-chose = { $many }: { $what }.
daily-house-ask = What would the house have done?
daily-house-busy = The house is looking: { $done } of { $of }.
daily-house-same = The house would have done the same.
daily-house-even = The house: { $what }; about as good.
daily-house-cost = The house: { $what }; yours cost about { $cost }% of a win.
daily-house-why = What the house’s choice would have brought
daily-share = To share, without giving anything away
daily-copy = Copy the text
daily-picture = Save as a picture
daily-picture-failed = This browser could not draw the picture.
daily-back = All deals of today
daily-second-title = Somebody has tried this deal here
daily-second = Another guest of this device has tried this deal. You can play it all the same, but only the first attempt on a device is ranked.
daily-second-yes = Play all the same
daily-second-no = Not now
daily-ask = You have one attempt, and it counts: the same deal is played by everybody, and your result is ranked among theirs. There are no hints, and nothing is taken back. You may leave and go on until midnight (UTC).
daily-ask-late = This day is over: your attempt is not ranked. There are no hints, and nothing is taken back.
daily-ask-new = Is { $game } new to you? The lesson takes a few minutes, and the deal waits.
daily-ask-lesson = The lesson first
daily-ask-yes = Begin

## At the terminal
daily-listed = { $game }: { $state ->
    [new] not tried yet
    [playing] under way
   *[over] finished
}
daily-how = Play one with: { $command }
daily-help = A number or a notation plays. Also: board, log, why <action>, rules, help, quit. Your attempt waits on the server until midnight (UTC); nothing is taken back.
daily-waits = Your attempt waits on the server until midnight (UTC).
daily-line = { $rank }. { $name }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $margin })
daily-closed = This attempt was closed: nobody had gone on with it for a week.
daily-choices-how = What others chose and what the house would: { $command }
