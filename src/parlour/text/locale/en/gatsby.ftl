### Gatsby: everything that is said at its table.


## What is in the box

place-cabaret = the Cabaret
place-finance = the Finance Center
place-racetrack = the Racetrack

space-left = the left of the Cabaret
    .of = the left of the Cabaret
space-right = the right of the Cabaret
    .of = the right of the Cabaret
space-bottom = the bottom of the Cabaret
    .of = the bottom of the Cabaret
space-step-3 = step 3
    .of = step 3
space-step-7 = step 7
    .of = step 7
space-step-10 = step 10
    .of = step 10
space-step-13 = step 13
    .of = step 13
space-track-1 = track 1
    .of = track 1
space-track-2 = track 2
    .of = track 2
space-track-3 = track 3
    .of = track 3
space-track-4 = track 4
    .of = track 4
space-track-5 = track 5
    .of = track 5

bonus-none = no bonus
    .does = nothing happens
bonus-advance = ADVANCE
    .does = your ascension token climbs one step, or two if it is behind
bonus-command = COMMAND
    .does = when your opponent’s next turn begins, you choose the action they take
bonus-swap = SWAP
    .does = one of your tokens and one of your opponent’s change places
bonus-place = PLACE
    .does = one more token in the Cabaret or on the Racetrack
bonus-characters = CHARACTERS
    .does = look at two characters, and exchange them if you like
bonus-draw = DRAW
    .does = draw three special actions and keep one; if you had one, the other of the two is set aside, worth 1 prestige

## What may be chosen

action-TakeAction = { $number ->
    [1] Action 1: two tokens in the Cabaret, the second beside the first.
    [2] Action 2: a token in the Cabaret, then an advance.
    [3] Action 3: an advance, then a token on the Racetrack.
   *[4] Action 4: two tokens on two tracks.
}
action-TakeSpecial = Use your special action.
action-Command = { $number ->
    [1] They take action 1: two tokens in the Cabaret.
    [2] They take action 2: Cabaret, then Finance Center.
    [3] They take action 3: Finance Center, then Racetrack.
   *[4] They take action 4: two tokens on two tracks.
}
action-CommandSpecial = They use their special action.
action-LeaveFree = Leave them free to choose.
action-Put = Put a token on { $cell }.
action-Race = Put a token on track { $track }.
action-Advance = Advance in the Finance Center.
action-Swap = Swap your token on { $cell }.
action-With = Take their token on { $cell } for it.
action-Look = Look at the character on { $space }.
action-And = Look also at the one on { $space }.
action-Exchange = Exchange the two.
action-Leave = Leave them where they were.
action-Draw = Draw three special actions.
action-Keep = Put { $special } in your slot.
action-SetAside = Set { $special } aside and keep the one in your slot.
action-Decline = Do without the bonus.

## What is asked

step-KeepSpecial = Choose one of the special actions drawn.
step-PutOnStar = Put your first token on a star cell.
step-ChooseAction = Choose an action.
step-CommandAction = COMMAND: choose the action your opponent has to take.
step-CabaretPart = A token in the Cabaret.
step-PutBeside = Cabaret: put a token beside any token.
step-LinkPart = The next token of the chain.
step-PutLinked = Cabaret: put a token beside { $cell }.
step-AnywherePart = A token anywhere in the Cabaret.
step-PutAnywhere = Cabaret: put a token on any empty cell.
step-AdvancePart = An advance in the Finance Center.
step-RacePart = Tokens on the Racetrack.
step-PutOnTrack = { $count ->
    [one] Racetrack: put a token on a track.
   *[other] Racetrack: put a token on a track; { $count } in all, on different tracks.
}
step-PairPart = Two tokens on one track.
step-PutPair = Racetrack: choose the track for two tokens.
step-FollowPart = The second token on the same track.
step-LanePart = A token anywhere on the Racetrack.
step-PutOnLane = Racetrack: put a token on any empty cell.
step-SwapPart = SWAP, if you like.
step-CharactersPart = CHARACTERS, if you like.
step-BonusDue = A bonus: { $bonus }.
step-AskAdvance = ADVANCE: climb, or do without.
step-AskPlace = PLACE: one more token in the Cabaret or on the Racetrack, or do without.
step-SwapMine = SWAP: choose a token of yours, or do without.
step-SwapTheirs = SWAP: your token on { $cell } for which of theirs?
step-LookFirst = CHARACTERS: choose the first of two, or do without.
step-LookSecond = CHARACTERS: { $first }, and which other?
step-PutBack = CHARACTERS: exchange { $first } and { $second }?
step-AskDraw = DRAW: look at three special actions, or do without.
step-EndTurn = The turn ends.
step-EndCommanded = The turn of the commanded action ends.

## What happened

event-ActionTaken = { $seat } takes action { $number }.
event-SpecialTaken = { $seat } uses the special action { $special }.
event-Commanded = { $number ->
    [5] { $seat } commands the special action.
   *[other] { $seat } commands action { $number }.
}
event-LeftFree = { $seat } leaves the choice free.
event-Placed = { $seat } puts a token on { $cell }.
event-Climbed = { $steps ->
    [one] { $seat } climbs one step, to { $height }.
   *[other] { $seat } climbs { $steps } steps, to { $height }.
}
event-CommandEarned = { $seat } earns a COMMAND.
event-Declined = { $seat } does without { $bonus }.
event-Skipped = Nothing is possible in { $place }: { $seat } skips it.
event-Swapped = { $cells ->
    [none] { $seat } swaps nothing.
   *[other] { $seat } swaps the tokens on { $cells }.
}
event-Looked = { $tiles ->
    [none] { $seat } looks at nobody.
   *[other] { $seat } looks at the characters of { $first } and { $second }{ $up ->
        [0] , both face down
       *[other] {""}
    }: { $tiles }.
}
event-Returned = { $exchanged ->
    [0] { $seat } leaves the characters of { $first } and { $second } as they were{ $secret ->
        [1] , in secret.
       *[other] .
    }
    [1] { $seat } exchanges the characters of { $first } and { $second }{ $secret ->
        [1] , in secret.
       *[other] .
    }
   *[2] { $seat } puts the characters of { $first } and { $second } back, exchanged or not.
}
event-Drew = { $specials ->
    [none] { $seat } draws nothing.
   *[other] { $seat } draws: { $specials }.
}
event-Kept = { $seat } has { $special } in the slot.
event-PutAside = { $shown ->
    [0] { $seat } sets aside, unseen: { $special }.
   *[other] { $seat } sets aside: { $special }.
}
event-Discarded = { $specials ->
    [none] { $seat } discards nothing.
   *[other] { $seat } discards: { $specials }.
}
event-Gained = { $up ->
    [0] { $seat } gains, face down, from { $space }: { $tile }.
   *[other] { $seat } gains from { $space }: { $tile }.
}
event-TrackFinished = Track { $track } is finished; its tokens go home.
event-Ended = { $reason }
event-Shown = { $seat } shows, from { $space }: { $tile }.

## Why not

why-choose-action = The turn begins with an action: choose one.
why-token-must-move = The action token stands there: it has to move to another action.
why-no-special = You have no special action.
why-command-asks = The command comes first: choose your opponent’s action, or leave them free.
why-same-command = That is where the action token stands: it cannot be commanded again.
why-no-special-there = Your opponent has no special action.
why-star-asks = Put your first token on a star cell.
why-not-a-star = That is no star cell.
why-cabaret-asks = A token has to go to the Cabaret now.
why-occupied = There is a token on that cell.
why-not-beside = That cell is beside no token: a side is needed, a corner is not enough.
why-not-linked = That cell is not beside the token before it in this chain; a token that a bonus put down is no part of it.
why-anywhere-asks = A token has to go to an empty cell of the Cabaret now.
why-not-in-cabaret = That cell is on the Racetrack; this token is for the Cabaret.
why-track-asks = A token has to go to the Racetrack now: choose a track.
why-leftmost = Tokens take the leftmost empty cell: name the track, not the cell.
why-finished = That race is over: the track is closed.
why-full = That track is full.
why-same-track = This action has put a token on that track: choose another.
why-pair-asks = Both tokens go to one track: choose it.
why-lane-asks = Choose the very cell on the Racetrack.
why-not-on-track = That cell is in the Cabaret; this token is for the Racetrack.
why-place-asks = PLACE asks for a cell of the Cabaret or a track; or decline.
why-advance-asks = ADVANCE: advance or decline.
why-swap-asks = SWAP: first a token of yours; or decline.
why-not-mine = There is no token of yours.
why-with-asks = Now the token of your opponent that comes in exchange.
why-not-theirs = There is no token of your opponent.
why-look-asks = CHARACTERS: choose the first character to pick up; or decline.
why-and-asks = Choose the second character to pick up.
why-claimed = That character has been won.
why-same-space = Two different characters are needed.
why-put-back-asks = Exchange the two, or leave them.
why-draw-asks = DRAW: draw or decline.
why-keep-asks = You have looked at the special actions: choose one of them.
why-not-drawn = That special action is not among those drawn.
why-slot-empty = Your slot is empty: the one chosen goes there.
why-compulsory = This part of the action cannot be declined while it is possible.
why-over = The game is over.

## The end

ending-family = Three characters of a family won the game.
    .outright = { $name } wins.
ending-five-families = One character of each family won the game.
    .outright = { $name } wins.
ending-cabaret = The last character of the Cabaret ended the game.
ending-finance = The last character of the Finance Center ended the game.
ending-racetrack = The last character of the Racetrack ended the game.
source-stars = Stars
source-special = Special action
source-aside = Set aside

## The table as it is drawn

gatsby-cabaret = Cabaret
gatsby-finance = Finance Center
gatsby-racetrack = Racetrack
gatsby-actions = Actions
gatsby-main = { $number ->
    [1] Cabaret, Cabaret
    [2] Cabaret, Finance
    [3] Finance, Racetrack
   *[4] Racetrack, Racetrack
}
gatsby-slot = Special action
gatsby-aside = Set aside
gatsby-characters = Characters
gatsby-prestige = Prestige now
gatsby-families = Families
gatsby-box = out of play
gatsby-finished = finished
gatsby-command = COMMAND: { $name } will choose the next action
gatsby-legend = { $advance } advance  { $command } command  { $swap } swap  { $place } place  { $characters } characters  { $draw } draw  { $star } star cell
gatsby-preview-steps = to step { $height }
gatsby-note-seen = † you have looked at it   ‡ your opponent has

## Values of the box

box-cabaret = Whether the slabs of the Cabaret are turned at random, or only shuffled.
box-slabs =
    The nine cells of each slab of the Cabaret, row by row: one star and three bonuses.
    A cell is star, advance, command, swap, characters, draw, or - with nothing on it.
box-tracks = The cells of each track, leftmost first: place too, but no star; no more than three draw on the whole board.

## Why a box file is refused

box-wrong-draws = { $value } DRAW cells would empty the pile of special actions; it is enough for { $most }
box-wrong-slab = a slab has one star and three bonuses, not { $value }
box-wrong-cell = { $value } is none of { $known }
box-wrong-cells = { $whole } cells are expected, not { $value }

## What the coach points at

theme-CharacterWon = The character of { $space }: { $whose ->
    [1] won
    [2] the other’s
   *[other] still to be had
}, instead of { $instead_whose ->
    [1] won.
    [2] the other’s.
   *[other] still to be had.
}
    .look = The character of { $space }
    .name = Winning characters
theme-CharacterTaken = The character of { $space } taken, instead of { $instead_whose ->
    [2] left to the other.
   *[other] left to be had.
}
    .look = Who takes the character of { $space }
    .name = A character to take
theme-CharacterDenied = The character of { $space } kept from the other: still to be had, instead of lost.
    .look = Keeping the character of { $space } from the other
    .name = A character to deny
theme-WayThrough = Tokens still needed for { $space }: { $mine ->
    [-1] the way is cut
   *[other] { $mine }
} (the other: { $theirs ->
    [-1] cut
   *[other] { $theirs }
}), instead of { $instead_mine ->
    [-1] a way that is cut
   *[other] { $instead_mine }
} (the other: { $instead_theirs ->
    [-1] cut
   *[other] { $instead_theirs }
}).
    .look = The way to { $space }, and how to cut it
    .name = The way through the Cabaret
theme-ChainCut = A chain cut: for { $space } the other { $theirs ->
    [-1] has no way left
    [one] needs one token more
   *[other] needs { $theirs } tokens more
}, instead of { $instead_theirs }; the player { $mine ->
    [-1] has none either
   *[other] needs { $mine }
}, instead of { $instead_mine ->
    [-1] none.
   *[other] { $instead_mine }.
}
    .look = The other’s chain towards { $space }
    .name = A chain to cut
theme-StarsToGo = Star cells still needed for { $space }: { $mine ->
    [-1] out of reach while the other holds one
   *[other] { $mine }
} (the other: { $theirs ->
    [-1] out of reach
   *[other] { $theirs }
}), instead of { $instead_mine ->
    [-1] out of reach
   *[other] { $instead_mine }
} (the other: { $instead_theirs ->
    [-1] out of reach
   *[other] { $instead_theirs }
}).
    .look = The four stars
    .name = The four stars
theme-StarDenied = A star held: the four of { $space } are out of the other’s reach, instead of { $instead_theirs } to go; for the player { $mine ->
    [-1] out of reach
   *[other] { $mine } to go
}, instead of { $instead_mine ->
    [-1] out of reach.
   *[other] { $instead_mine }.
}
    .look = The stars that the other still needs
    .name = A star to deny
theme-StepsToGo = Steps still to climb to { $space }: { $mine } (the other: { $theirs }), instead of { $instead_mine } (the other: { $instead_theirs }).
    .look = Who is first on { $space }
    .name = Steps of the Finance Center
theme-TokensToGo = Tokens still needed for the majority of { $space }: { $mine ->
    [-1] lost but for a SWAP
   *[other] { $mine }
} (the other: { $theirs ->
    [-1] lost but for a SWAP
   *[other] { $theirs }
}), instead of { $instead_mine ->
    [-1] lost
   *[other] { $instead_mine }
} (the other: { $instead_theirs ->
    [-1] lost
   *[other] { $instead_theirs }
}).
    .look = The majority of { $space }
    .name = Majorities of the Racetrack
theme-RaceDecided = A race decided: the majority of { $space } is out of the other’s reach but for a SWAP, instead of { $instead_theirs ->
    [one] one token away
   *[other] { $instead_theirs } tokens away
}; the player needs { $mine ->
    [-1] a SWAP too
   *[other] { $mine }
}, instead of { $instead_mine ->
    [-1] a SWAP.
   *[other] { $instead_mine }.
}
    .look = Whose race { $space } is
    .name = A race to decide
theme-PrestigeHeld = Prestige: { $prestige } instead of { $instead_prestige }.
    .look = Your prestige
    .name = Prestige
theme-PrestigeOfOther = Prestige of the other, as far as it is known: { $prestige } instead of { $instead_prestige }.
    .look = The prestige of the other
    .name = The prestige of the other
theme-SetNear = Characters that would complete a set: { $characters } instead of { $instead_characters }.
    .look = Sets that you may complete
    .name = Sets
theme-SetOfOther = Characters that would complete a set of the other, as far as it is known: { $characters } instead of { $instead_characters }.
    .look = Sets that the other may complete
    .name = Sets of the other
theme-SpecialHeld = Special actions, in the slot and set aside: { $specials } instead of { $instead_specials }.
    .look = Special actions
    .name = Special actions

## What can be known of what one cannot see

lens-tiles = Characters face down
lens-specials = Special actions you have not seen
lens-box = the box
lens-next-special = top of the pile
lens-aside = set aside
lens-won-space-left = won face down (from { space-left.of })
lens-won-space-right = won face down (from { space-right.of })
lens-won-space-bottom = won face down (from { space-bottom.of })
lens-won-space-step-3 = won face down (from { space-step-3.of })
lens-won-space-step-7 = won face down (from { space-step-7.of })
lens-won-space-step-10 = won face down (from { space-step-10.of })
lens-won-space-step-13 = won face down (from { space-step-13.of })
lens-won-space-track-1 = won face down (from { space-track-1.of })
lens-won-space-track-2 = won face down (from { space-track-2.of })
lens-won-space-track-3 = won face down (from { space-track-3.of })
lens-won-space-track-4 = won face down (from { space-track-4.of })
lens-won-space-track-5 = won face down (from { space-track-5.of })
