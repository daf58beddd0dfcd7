### My progress: what decisions cost, what they were about, and which level of bots fits.

progress-title = My progress
progress-sub = What your decisions cost, as the coach and analyses have judged them. Nobody but you sees this, unless you show it on your profile.
progress-none = Nothing is judged yet. Play against bots with the coach, or analyse a finished game: what is found there is gathered here.
progress-play = Play
progress-replays = Finished games
progress-how = A cost is the part of a victory that the best choice would have brought beyond yours; ± is the 95% interval of the mean. Only decisions that the coach or an analysis has judged are counted, your first choice each. A costly decision counts for the first of its reasons.
progress-no-costs = No decision of yours is judged yet: play with the coach, or analyse a finished game.

## Costs
progress-costs = Cost of a decision, on average
progress-month = Month
progress-decisions = Decisions
progress-chart = Hundredths of a win that a decision cost, by month: the lower, the better. The upright lines are the intervals.
progress-cost = Cost
progress-cost-value = { $cost }% ± { $error }
progress-cost-few = { $cost }% (too few for an interval)
progress-cost-plain = { $cost }%
progress-by-month = Month by month
progress-earlier = judged by an earlier version

## Themes
progress-themes = What costs you most
progress-theme = { $part }% of your costs: { $decisions ->
    [one] one decision, { $cost }%
   *[other] { $decisions } decisions, { $cost }% each
}
progress-more-themes = { $many ->
    [one] One theme more
   *[other] { $many } themes more
}
progress-practise = { $many ->
    [one] Practise it: one puzzle
   *[other] Practise it: { $many } puzzles
}

## Levels
progress-levels = Bots and you
progress-level = { $name } (level { $level })
progress-fits = The level that fits you now: { $level }
progress-fits-none = Which level fits you cannot be told yet: finish five games or more against bots of one level.
progress-met = ahead of you in { $lost } of ten games (95%: { $low } to { $high }; { $games } games counted)
progress-met-few = { $games ->
    [one] one game: too few to tell
   *[other] { $games } games: too few to tell
}

## At the terminal
progress-none-here = Nothing is judged yet. Play with parlour play GAME --bot level3 --coach: what the coach finds is gathered here, and the finished games too.
progress-none-there = That server has judged nothing of yours yet.
progress-practise-how = { $many ->
    [one] Practise it with one puzzle: { $command }
   *[other] Practise it with { $many } puzzles: { $command }
}
progress-not-noted = This is not noted for parlour progress: { $fault }
