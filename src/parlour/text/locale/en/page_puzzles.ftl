### Puzzles on the page: which there are, what is asked, what came of it, a rush.

puzzles-title = Puzzles
puzzles-sub = Positions from real games in which one choice is better than all others. Your first answer to each counts for your rating.
puzzles-one = Puzzle
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-day = Puzzle of the day
puzzles-rush = Rush
puzzles-day-left = New puzzles of the day in { $hours } h { $minutes } min
puzzles-so-far = Your rating: { $rating }. Solved: { $solved } of { $answered }.
puzzles-new = { $many } puzzles. You begin with a rating of { $rating }.
puzzles-lesson = New to this game? The lesson first
puzzles-today-asked = begun
puzzles-today-solved = solved today
puzzles-today-failed = missed today
puzzles-progress = My progress: what costs me most
puzzles-by-theme = By theme
puzzles-theme-many = { $left } new of { $many }
puzzles-theme-more = The theme tells you what to look at, and not the move. One puzzle of each theme stays open until you answer it.
puzzles-costly = What costs you most: { $theme }

## One puzzle
puzzles-ask = { $many ->
    [one] You are { $name }, and it is your turn. Find the best choice.
   *[other] You are { $name }, and it is your turn. Find the best choice { $many } times in a row.
}
puzzles-options = { $options ->
    [one] One choice is open to you.
   *[other] { $options } choices are open to you.
}
puzzles-hard = Puzzle’s rating: { $rating }
puzzles-question = Choice { $question } of { $depth }
puzzles-moving = It is played out …
puzzles-chosen = You chose: { $choice }
puzzles-gave-up = Given up: it counts as missed.
puzzles-line = What follows:
puzzles-beats-mine = Chance to win { $percent }%, and only { $instead }% with your choice.
puzzles-why = Why: expected by your next turns, compared with the tempting choice:
puzzles-why-mine = Why: expected by your next turns, compared with your choice:
puzzles-themes = What it was about
puzzles-rating = Your rating: { $rating }
puzzles-rated = Your rating: { $before } → { $after } ({ $change })
puzzles-give-up = Give up
puzzles-give-up-more = You are told the solution, and the puzzle counts as missed.

## A rush
puzzles-rush-more = As many puzzles as you can in { $minutes } minutes, each harder than the one before; { $misses } misses end it. A puzzle that you have never answered counts for your rating here too. A rush of yours that still goes on is taken up again.
puzzles-rush-begin = Begin
puzzles-rush-again = Another rush
puzzles-rush-right = Right.
puzzles-rush-so-far = Solved: { $score }. Missed: { $missed } of { $misses }.
puzzles-rush-left = { $seconds ->
    [60] One minute left.
   *[other] { $seconds } seconds left.
}
puzzles-rush-over = { $score ->
    [0] The rush is over: none solved.
    [one] The rush is over: { $score } solved.
   *[other] The rush is over: { $score } solved.
}
puzzles-rush-end-time = The time is up.
puzzles-rush-end-missed = Missed: { $missed }.
puzzles-rush-best = Your best: { $best }
puzzles-rush-better = A new best of yours: { $best }
puzzles-rush-none = { $minutes } minutes, { $misses } misses
puzzles-rush-done = The puzzles of this rush
puzzles-rush-last = Your last rush. Solved: { $score }
puzzles-rush-solved = Puzzle { $number }, rated { $rating }: solved
puzzles-rush-missed = Puzzle { $number }, rated { $rating }: missed
