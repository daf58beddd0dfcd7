### The page: finished games looked back at, and the score sheet.

## The bar and the dock

replay-title = Replay: { $game }
replay-pill = Replay
replay-move = Move { $move }
replay-of = of { $moves }
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-transport = Moves
replay-seen-label = Seen by
replay-seen-by = Seen by { $name }
replay-seen-all = Seen by everybody
replay-fork = Play from here
replay-download = Download the record
replay-copy = Copy the link
replay-copied = The link is copied.
replay-copy-failed = The link could not be copied. Here it is: { $link }
replay-keys = Left and Right: a move. With Shift: { $rounds ->
    [yes] a round
   *[no] ten moves
}. Home and End. Space plays.
replay-home = Back to the house
replay-theme-dark = Evening: dark colours
replay-theme-light = Day: light colours
replay-skip-river = To the moves
replay-skip-board = To the board
replay-board = The board after move { $move }
replay-side = About this game
replay-seats = Seats

## The river

replay-river = Move
replay-river-chances = Win chance
replay-river-points = Points, if counted then
replay-river-costly = costly decisions
replay-start = Start
replay-end = End
replay-round = Round { $round }
replay-value = Move { $move } of { $moves }
replay-value-round = Move { $move } of { $moves }, round { $round }
replay-chance = { $percent }% to win
replay-leads = leads
replay-won = won
replay-mark = Move { $move }: { $name } gave away { $cost }% of the chance to win
replay-numbers = The numbers
replay-numbers-chances = Win chance by move, in per cent
replay-numbers-points = Points by move, if the game had been counted then
replay-numbers-move = Move

## Analysis

replay-tab-analysis = Analysis
replay-tab-log = Log
replay-tab-luck = Luck and skill
replay-analyse = Analyse this game
replay-analyse-how = The house looks at every decision with the eyes of the player who made it, and tells the chance to win, what a choice cost, and luck apart from skill.
replay-analyse-busy = Looking at the decisions: { $done } of { $all }
replay-analyse-waiting = The analysis waits for its turn.
replay-analyse-failed = The analysis could not be made. Try again.
replay-at-start = Before the first move
replay-at = Move { $move }, { $name }
replay-cost-words = chance to win, against the best move the house can find
replay-cost-none = As good as the best move the house can find.
replay-cost-better = A closer look finds it better than what the house would have played.
replay-cost-doubt = The difference lies within what the search can tell (± { $error }%).
replay-forced = There was nothing to choose here.
replay-not-yet = This move has not been looked at yet.
replay-played = { $what }, played
replay-differently = Play it differently
replay-why = What the best was expected to bring by the next turns
replay-costly = Costly decisions
replay-costly-none = No decision cost more than the search can tell.
replay-costly-row = { $move }. { $name }
replay-cost = −{ $cost }%
replay-log-start = The start
replay-log-label = Log, a button for each move

## Luck and skill

replay-luck-how = From the first chance to win to the result, in points of a hundred. The parts add up.
replay-luck-start = Start
replay-luck-own = Own choices
replay-luck-others = Others’ choices
replay-luck-luck = What came to light
replay-luck-result = Result
replay-luck-seat = { $name }: from { $start } to { $result }
replay-luck-busy = Luck and skill are told once every decision is judged.
replay-luck-ask = Luck and skill are told once the game is analysed.

## Play from here

replay-fork-title = Play on from move { $move }
replay-fork-how = A new table, against bots. What your seat could not see is dealt anew.
replay-fork-seat = Your seat
replay-fork-level = Level of the bots
replay-fork-go = Play
replay-fork-over = The game is over here. Go back some moves to play on.
replay-fork-failed = The table could not be made: { $detail }
replay-cancel = Not now

## Try again from a moment of one's own

replay-again-how = Your seat, the same bots, just before this decision. What you could not see is dealt anew.
replay-again-people = Where people sat, bots of level 3 play.
replay-again-tried = { $tries ->
    [one] Tried again once: { $points } points; { $before } as played.
   *[other] Tried again { $tries } times: { $points } points on average; { $before } as played.
}
replay-again-by = { $way ->
    [better] Better by { $by }.
    [worse] Worse by { $by }.
   *[same] No better and no worse.
}
replay-again-error = Give or take { $error } (95%).
replay-again-few = So few tries may be chance.
replay-again-won = Won: { $won }%. The game as played was { $before ->
    [won] won
    [shared] shared
   *[lost] lost
}.
replay-again-see = Look at try { $number }
replay-again-going = { $going ->
    [one] One try is not finished.
   *[other] { $going } tries are not finished.
}
replay-again-count = { $tries ->
    [one] tried again once
   *[other] tried again { $tries } times
}

## The score sheet

replay-sheet = Score sheet
replay-sheet-win = { $name } wins by { $margin }.
replay-sheet-nobody = Nobody wins: all resigned.
replay-sheet-stand-in = First is the stand-in of { $names }, who resigned.
replay-sheet-win-plain = { $name } wins.
replay-sheet-difference = Biggest lead over { $name }: { $source }, by { $points }.
replay-sheet-from = Where it came from
replay-sheet-total = Total
replay-sheet-caption = Points by source and round
replay-sheet-best = best
replay-graph-title = How it went
replay-graph-how = Each seat’s points, had the game been counted at that move
replay-graph-label = Points by move; the numbers stand in a table below
replay-graph-turn = Move { $move }: { $name } passes { $other } and stays ahead.
replay-graph-lead = { $name } leads from move { $move } on, to the end.

replay-rules-old = This game was played by version { $rules } of the rules; the newest is { $newest }. Whoever plays on from here goes on under them.
replay-box = This game was played with a box of its owner’s: { $box }.
