### Bots: the names of the levels, and what they say.

level-1 = Newcomer
level-2 = Regular
level-3 = Club player
level-4 = Expert
level-5 = Master
hint-chance = Chance to win: { $percent } % (± { $error })

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
