### Gatsby in the browser: what its drawn table says beside the words it shares with the terminal.

ga-table = The table of Gatsby
ga-places = The three places and the actions
ga-finance-1 = Finance
ga-finance-2 = Center
ga-tab-cabaret = Cabaret
ga-tab-finance = Finance
ga-tab-racetrack = Racetrack
ga-tab-actions = Actions
ga-news-cabaret = { $count ->
    [-1] cut
   *[other] { $count } to go
}
ga-news-choices = { $count } to choose
ga-news-racetrack = { $count } running
ga-news-actions = { $number ->
    [5] special
    [6] special
   *[other] on { $number }
}

## The places

ga-four-stars = Four stars
ga-to-go = { $count ->
    [-1] cut
    [0] done
   *[other] { $count } to go
}
ga-last = the last
ga-stalls = { $count ->
    [one] { $count } cell left
   *[other] { $count } cells left
}
ga-decides = deciding cell
ga-safe = { $name } has it
ga-finished = Finished
ga-took = { $name } took
ga-hidden-tile = a hidden one
ga-unseen = Unseen

## Said of a thing

ga-star-cell = star cell
ga-empty = empty
ga-token-of = token of { $name }
ga-key = one token here wins a character for { $name }
ga-peeked = Peeked
ga-perhaps = perhaps { $tiles }
ga-looked = { $name } has looked at it
ga-completes = completes a set for { $name }
ga-last-of-place = the last of its place: whoever wins it ends the game
ga-progress = { $one } { $first }, { $two } { $second }
ga-step = Step { $step } of { $name }
ga-stands-here = the token is here
ga-track = Track { $track }: { $one } { $first }, { $two } { $second }; { $news }
ga-prestige = { $range } prestige
ga-won-secret = won face down
ga-does-bonus = { $bonus }: { $does }.
ga-does-star = A star cell: whoever holds all four wins the character at the bottom.
ga-does-plain = No bonus. A chain of tokens from edge to edge, side by side, wins a character.
ga-does-lane = No bonus. Whoever has more tokens on the track when it is full wins its character.
ga-does-edges = Won by a chain of your tokens, side by side, between the two edges of its colour. { $one }: { $first }; { $two }: { $second }.
ga-does-stars = Won by holding all four star cells. { $one }: { $first }; { $two }: { $second }.
ga-does-step = Won by the first token to reach step { $step } of the Finance Center or pass it.
ga-does-track = Won by whoever has more tokens on track { $track } when it is full.
ga-does-climb = Tokens climb here: one step, or two for whoever is behind. Characters and bonuses are reached or passed.
ga-does-prestige = { $range } prestige: the stars of the characters won, and one for each special action in the slot or set aside. It decides only if nobody completes a family or has all five.
ga-does-taken = A special action is used once, instead of a main action; kept to the end it is worth a point of prestige.
ga-use-action = Touch it, then do its parts one after the other.
ga-goal = Three characters of one family win at once, and so does one of each of the five. Otherwise the game ends when a place is empty, and prestige decides.

## Actions

ga-action = Action { $number }
ga-main-1 = Cabaret, beside it
ga-main-2 = Cabaret, then climb
ga-main-3 = Climb, then race
ga-main-4 = Race, another track
ga-your-special = Your special
ga-special-of = { $name }: special
ga-no-special = no special action
ga-part = Part { $now } of { $of }
ga-just-played = { $name } just played this
ga-token-here = token here
ga-commands = { $name } commands
ga-leave-free = Leave them free
ga-do-advance = Advance
ga-do-draw = Draw three
ga-do-exchange = Exchange
ga-do-leave = Leave as they are
ga-do-decline = Do without
ga-keep = Into the slot
ga-set-aside = Set aside, 1 ★
ga-keep-old = your slot keeps the old one

## Players

ga-families = { $range } of 5 families
ga-aside = { $count } set aside
ga-secret = { $count } unseen
ga-will-command = chooses the next action
ga-family-count = { $family }: { $count } of 3

## Before a choice

ga-win = you win
ga-lose = you lose
ga-by-0 = a family of three
ga-by-1 = all five families
ga-by-2 = the last character of the Cabaret
ga-by-3 = the last character of the Finance Center
ga-by-4 = the last character of the Racetrack
ga-why-last = a place has one character left
ga-why-set = one character would complete a set
ga-against = { $you } ★ against { $them } ★
ga-then = prestige { $range } ★
ga-climbs = to step { $height }
ga-wins = you win { $tile }
ga-gives = { $name } wins { $tile }
ga-chain = { $space }: { $count ->
    [-1] cut
    [0] done
   *[other] { $count } to go
}
ga-swap-give = First of two: you give your token on { $cell }.
ga-swap-next = Nothing moves yet: next you choose the token of { $name } that comes for it.
ga-swap-whole = Your token on { $mine } and { $name }’s on { $theirs } change places.
ga-asked-next = then: { $step }
ga-unsure = What is hidden may change this.
ga-commanded = { $name } commands this action; every choice inside it is yours.

## The list

ga-group-cabaret = Cabaret
ga-group-finance = Finance Center
ga-group-racetrack = Racetrack
ga-group-actions = Actions
ga-group-other = Otherwise
ga-plain = no bonus
ga-they-take = { $name } takes action { $number }

## Pieces

ga-piece-action-1 = Action 1: two tokens in the Cabaret
ga-piece-action-2 = Action 2: Cabaret, Finance Center
ga-piece-action-3 = Action 3: Finance Center, Racetrack
ga-piece-action-4 = Action 4: two tracks
ga-piece-token-0 = An influence token of the first seat
ga-piece-token-1 = An influence token of the second seat
ga-piece-climber-0 = The ascension token of the first seat
ga-piece-climber-1 = The ascension token of the second seat
ga-piece-star-cell = A star cell
ga-told-won = A character is won
ga-told-shown = Characters are turned up
