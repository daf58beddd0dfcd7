### The house: what is said at every table.

## Names

you = you
player-name = Player { $number }
bot-name = Bot { $number }
card-0 = a face-down card
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-times = { $count } × { $what }

## Sitting down

welcome = seed { $seed } · help tells what can be typed
you-are = You are
drawn = { $name } is drawn by lot to begin.
plain-mode = Running as plain Python: nothing is compiled here, so bots think more slowly.
curtain = Pass the device to { $name }, who presses Enter.

## Choosing

empty-line = { $options ->
    [one] Type 1 or its words; help tells the rest.
   *[other] Type a number from 1 to { $options }, or its words; help tells the rest.
}
no-such-number = { $options ->
    [one] There is no option { $number }, only 1.
   *[other] There is no option { $number }; they go from 1 to { $options }.
}
not-understood = “{ $line }” is neither an option nor a command; help tells what can be typed.
not-understood-near = “{ $line }” is neither an option nor a command. Near it: { $near }.
refused = Not now: { $action }. { $why } [{ $cite }]
allowed = { $action } is allowed now.
ask-why = Say which action: why, then a number or its words.
nothing-to-undo = You have made no choice yet.
undone = Taken back: { $what }. redo plays it again.
nothing-to-redo = Nothing was taken back that could be played again.
takes-mine = { $count ->
    [one] your move
   *[other] { $count } moves of yours
}
takes-other = { $count ->
    [one] { $name }’s move
   *[other] { $count } moves of { $name }
}
takes-bots = { $count ->
    [one] a bot’s move
   *[other] { $count } moves of bots
}
takes-seen = { $count ->
    [one] one piece seen since
   *[other] { $count } pieces seen since
}
undone-seen = Something was revealed in the meantime: what was seen stays seen.
hint = A good player would choose: { $sentence } ({ $action })
lens-none = Nothing is hidden here that could be known more exactly.
lens-memory = { $memory } is no way to remember: all, or table.
help =
    A number, or the words beside it, chooses an option.
    At a terminal ↑ and ↓ walk through the options, and Tab completes.
    undo          back to my previous choice
    redo          play again what was taken back
    hint          what a good player would choose, and the chance to win
    look          two or three things at stake, and not the move
    know [table]  what I can know of what I cannot see; table: by what lies open now
    why ACTION    why it is not allowed now, and the rule
    rules [WHAT]  the chapters; or rules 4, rules 4.1, rules wheel
    log           everything that happened
    board         the table again
    save [FILE]   keep the game and go on
    quit          keep the game and stop

## Keeping

saved = The game is kept in { $path }.
continue = Go on with: { $command }
not-saved = The game cannot be kept in { $path }: { $error }.

## The end

sheet-rank = Rank
sheet-player = Player
sheet-total = Total
verdict-win = { $name } wins.
verdict-level = { $name } wins, with points equal.
verdict-shared = { $names } share the victory.
end-ask = Enter leaves; save, log, board and undo still work.

## Rules, records, games

rules-how = rules and a number or word shows more: rules 4, rules 4.1, rules wheel
rules-nothing = the rules have nothing on “{ $what }”
rules-nothing-near = the rules have nothing on “{ $what }”; near it: { $near }
replay-help = n and p (or the arrows) step, a number from 0 to { $last } goes there, first and last too, q leaves.
replay-edge = There is nothing beyond.
verify-finished = good: { $game }, { $seats } players, { $actions } actions, finished with { $scores }
verify-unfinished = good: { $game }, { $seats } players, { $actions } actions, not finished
verify-no-outcome = the game is finished, but its last line, the outcome, is missing
edition = rules version { $rules }
edition-old = rules version { $rules }, the newest being { $newest }
edition-box = box { $box } ({ $values })
options-at = Settings: { $options }
option-is = { $name } – { $value }
verify-drawn = the first player, at place { $place }, was drawn from the seed
verify-seal = the deal was promised by this seal: { $seal }; compare it with the one you were shown before the game
verify-no-deal = no promised deal: whoever dealt may have chosen the seed
verify-redealt =
    { $times ->
        [one] hidden things were dealt anew once: practice, no game as it was dealt
       *[other] hidden things were dealt anew { $times } times: practice, no game as it was dealt
    }
verify-not-drawn = the first player was not drawn by lot, or the record no longer says so
verify-unproven = not checked, for no file can prove it: { $what }
verify-unproven-seal = that this seal is the one that was shown
verify-unproven-names = that the names are the players’
verify-unproven-lot = that nobody took a lot out of the record and turned the seats round
games-id = Game
games-title = Title
games-players = Players
games-options = Options

## Boxes

box-intro =
    { $title }: values that the text of the books does not give, as Parlour has them.
    If your box shows others, correct them here; what you leave stays as it is.
    The numbers in brackets are paragraphs: parlour rules tells them.
box-which = say which box file to check
box-good = good: { $game }, { $told }
box-same = no value differs from the house’s
box-play = Play with it: { $command }
box-no-editor = no editor is set in VISUAL or EDITOR; your copy is { $path }
box-editor-failed = { $editor } ended with status { $status }; your copy is { $path }

## What is wrong with a command

error-no-game = which game? There are: { $games }
error-seats = { $game } is played by { $takes }, not by { $seats }
error-bots = { $bots } bots at a table of { $seats }: there has to be a human, and no fewer than 0 bots
error-seat = there is no seat { $seat } at a table of { $seats }
error-seat-shared = --seat is for one human, not for { $people }
error-coach = --coach is for one human against bots, not for { $people }
error-names = { $names } names were given for { $people } people
error-seed = a seed is a whole number from 0 to 2**64 - 1, not { $seed }
error-option = an option is written NAME=VALUE, not '{ $option }'
error-option-unknown = { $game } has no option ‘{ $name }’; its options: { $known }
error-option-none = { $game } has no options, so no ‘{ $name }’
error-option-value = option { $name } is one of { $values }, not ‘{ $value }’
error-overwrite = { $path } exists and is no record; it is left alone
error-box-game = { $path } is a box of { $box }, not of { $game }

# What an option leads to
ends-win = wins now
ends-lose = loses now
ends-end = ends the game
ends-may = may end the game

## Why a box file is refused

box-wrong-no-tables = tables of values are expected
box-wrong-no-such-table = there is no such table; there are: { $known }
box-wrong-no-table = a table of values is expected
box-wrong-no-such-value = there is no such value; there are: { $known }
box-wrong-wrong-kind = { $value } is not of the kind of { $known }
box-wrong-not-toml = this is not TOML: { $why }
box-wrong-not-text = this is not TOML: not a text file
box-wrong-nested = lists within lists within lists: no box has so many
box-wrong-no-game = the file names no game, as in game = "kairo"
box-wrong-no-rules = the file names no version of the rules, as in rules = 1
box-wrong-too-large = a box file has at most { $most } bytes
box-wrong-other-game = this is a box of { $value }, another game
box-wrong-too-great = no box has a number as large as this
box-wrong-many-lines = a box file has at most { $most } lines
box-wrong-many-parts = line { $line }: a key of a box has two parts, not more than { $most }
box-line = line { NUMBER($line, useGrouping: 0) }:

## Rematch the moment
again-begin = Before move { $move } once more, against the same bots; what you could not see is dealt anew. Then: { $chosen }
again-done = { $tries ->
    [one] One try: { $points } points; { $before } in the game as played.
   *[other] { $tries } tries: { $points } points on average; { $before } in the game as played.
}
again-error = Give or take { $error } (95%).
again-few = So few tries may be chance.
again-won = Won: { $won }%; the game as played: { $before }%.
again-another = Enter for another try, quit to leave.
again-how = Try again from one of your own: { $command }
error-again-move = { $path } has { $moves } moves; there is no decision at { $move }
error-again-seat = move { $move } was { $name }’s, not yours
error-again-over = { $path } is not finished: parlour play --from goes on with it
error-again-forced = at move { $move } there was nothing to choose
