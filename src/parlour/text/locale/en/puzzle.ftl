### Puzzles at the terminal: what is asked, right or wrong, and the solution.

puzzle-begin = { $many ->
    [one] Find the best choice: you are player { $seat } of { $seats }.
   *[other] Find the best choice { $many } times in a row: you are player { $seat } of { $seats }.
}
puzzle-part = Only this choice is asked, not the choices that would follow it.
puzzle-right = Right: solved.
puzzle-right-on = Right. It goes on.
puzzle-wrong = There is something better.
puzzle-best = Best: { $best }
puzzle-also = As good: { $best }
puzzle-beats = Chance to win { $percent }%, and only { $instead }% with the most tempting other choice: { $other }
puzzle-rating = Your rating: { $rating } ({ $change }); this puzzle: { $puzzle }.
puzzle-again = You have seen this one before: your rating stays { $rating }.
puzzle-another = Enter for another one, quit to leave.
puzzle-help = A number or a notation chooses. Also: board, log, why <action>, rules, solution, help, quit. Choices that lead to the same position are equally right.
puzzle-rush = As many as you can in { $minutes } minutes, each harder than the one before; { $misses } misses end it. A puzzle that you see for the first time counts for your rating.
puzzle-rush-so-far = Solved so far: { $solved }; missed: { $missed }; { $left } s left.
puzzle-rush-over = Time is up, or you left. Solved: { $solved } of { $tried }.
puzzle-theme = { $name }: { $left } new of { $many }
puzzle-no-theme = there are no puzzles about '{ $theme }'; there are: { $themes }
