### Bots: the names of the levels, and what they say.

level-1 = Newcomer
level-2 = Regular
level-3 = Club player
level-4 = Expert
level-5 = Master
level-master = Grandmaster
thinking = { $name } is thinking …
percent = { $n }%
hint-chance = Chance to win: { $percent }% (± { $error })
hint-against = Expected by your next turns, compared with: { $other }

## Looking back

analyse-start = Start
analyse-own = Own choices
analyse-others = Others' choices
analyse-luck = Luck
analyse-result = Result
analyse-how = In points of a hundred: the start, the changes and the result add up. Chances by move:
analyse-costly = Decisions that cost most, judged by what the player could know:
analyse-none = No decision cost more than the search can tell.
analyse-moment = { $move }. { $name }: { $chosen } Better: { $best } ({ $cost } ± { $error } points)
analyse-plot = Chance to win by move; a line a player.

## The arena

arena-match = { $game }, { $seats } seats: { $match }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-divided = Both sides had their iterations divided by { $divide }.
arena-share = { $bot } wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }); even would be { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-elo = Elo { $point } ({ $low } … { $high }); test at 5%: { $verdict }
arena-better = better
arena-not-better = not better
arena-open = open
arena-seats = Wins by seat: { $shares }
arena-seat = { $seat }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-field = { $game }, { $seats } seats, { $bots } bots: { $games ->
    [one] one game
   *[other] { $games } games
}
arena-place = { $place }. { $bot }: { $rating } ({ $low } … { $high }), wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of { $games }
sat-to-the-end = { $bot } ends as number { $rank } of { $seats }, with { $score ->
    [one] one point
   *[other] { $score } points
}.
arena-odd-lines = { $path }: { $number ->
    [one] line { $lines } is no result, and is passed over.
   *[other] { $number } lines are no results, and are passed over: { $lines }.
}
arena-unkept = Nothing was kept; with --store FILE results are kept and counted in next time.
arena-written = { $page } is written.
arena-ladder = The ladder: { $game }
arena-plot = Win share of the first named, with its 95% interval; the tick is an even share.

## Data

dataset-written = { $file } is written: { $rows } decisions of { $games ->
    [one] one game
   *[other] { $games } games
}.
truth-written = { $file } is written: { $files } files.

## The coach

coach-best = Well chosen: nothing better was found.
coach-even = Fine. As good: { $best }
coach-cost = That cost about { $cost }% of a win (± { $error }). Better: { $best }
coach-decided = { $points ->
    [0] This hardly changes who wins any more, but another choice would have brought more: { $best }
    [one] This hardly changes who wins any more, but cost about { $points } point. Better: { $best }
   *[other] This hardly changes who wins any more, but cost about { $points } points. Better: { $best }
}
coach-decided-none = Fine: the game is nearly decided, and nothing that was compared would have brought more.
coach-against = Expected by your next turns, compared with your choice: { $chosen }
coach-no-why = No single thing explains it: many small ones do.
coach-look = What to look at:
coach-look-none = Your best options differ in little: follow your plan.
theme-Points = Points: { $points } instead of { $instead_points }.
    .look = Your points
    .name = Points
theme-OthersPoints = Points of { $seat }: { $points } instead of { $instead_points }.
    .look = The points of { $seat }
    .name = Points of others
