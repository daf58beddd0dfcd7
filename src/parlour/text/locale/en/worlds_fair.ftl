### World’s Fair 1893: everything that is said at its table.


## What is in the box

area-agriculture = Agriculture
    .letter = A
    .of = Agriculture
area-fine-arts = Fine Arts
    .letter = F
    .of = Fine Arts
area-electricity = Electricity
    .letter = E
    .of = Electricity
area-manufactures = Manufactures
    .letter = M
    .of = Manufactures
area-transportation = Transportation
    .letter = T
    .of = Transportation

standing-none = unplaced
    .short = –
standing-first = first
    .short = 1st
standing-tied-first = tied for first
    .short = 1st=
standing-second = second
    .short = 2nd
standing-tied-second = tied for second
    .short = 2nd=

## What may be chosen

action-Place = Place a supporter on { $area }.
action-TakeBack = Take a supporter back from { $area }.
action-PlayFigure = Play { $figure }.
action-DiscardFigure = Discard { $figure }.
action-Add = Add a supporter to { $area }.
action-Lift = Lift a supporter of { $owner } from { $area }.
action-SetDown = Set it down on { $area }.

## What is asked

step-PlaceSupporter = Step 1: place a supporter on an area.
step-PlayFigures = Step 2: play or discard a figure.
step-AddSupporter = Step 2, { $figure }: one more supporter.
step-LiftSupporter = Step 2, { figure-palmer }: which supporter is to move?
step-SetSupporterDown = Step 2, { figure-palmer }: where does the supporter of { $owner } go that stood on { $source }?
step-CollectCards = Step 3: the cards are collected.
step-AddCards = Step 4: new cards are added.
step-EndTurn = The turn ends.
step-ScoringPhase = A scoring phase.
step-ExchangeTickets = Scoring, step 1: the tickets.
step-ScoreAreas = Scoring, step 2: the areas.
step-RecallSupporters = Scoring, step 3: supporters are recalled.
step-NextRound = The next round, or the end.

## What happened

event-Placed = { $seat } places a supporter on { $area }.
event-TookBack = { $seat } takes a supporter back from { $area }.
event-FigurePlayed = { $seat } plays { $figure }.
event-FigureDiscarded = { $seat } discards { $figure }.
event-Added = { $seat } adds a supporter to { $area }.
event-Moved = { $seat } moves a supporter of { $owner } from { $source } to { $target }.
event-Collected = { $cards ->
    [none] { $seat } finds no cards at { $area }.
   *[other] { $seat } collects from { $area }: { $cards }.
}
event-CarMoved = { $spaces ->
    [one] The car moves on by one space
   *[other] The car moves on by { $spaces } spaces
}{ $left ->
    [0] {" "}and stops at the start.
    [one] ; one ticket to go before scoring.
   *[other] ; { $left } tickets to go before scoring.
}
event-CardAdded = New at { $area }: { $card }.
event-Reshuffled = { $cards ->
    [one] The deck is empty: one discarded card makes a new one.
   *[other] The deck is empty: { $cards } discarded cards are shuffled to make a new one.
}
event-ScoringBegan = Scoring phase of round { $round }.
event-LedTickets = { $coins ->
    [one] { $seat } has the most tickets: a point in coins.
   *[other] { $seat } has the most tickets: { $coins } points in coins.
}
event-Exchanged = { $coins ->
    [one] { $seat } exchanges tickets for a point in coins.
   *[other] { $seat } exchanges tickets for { $coins } points in coins.
}
event-Ranked = { $seat } is { $standing } at { $area }: { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
}, { $approvals ->
    [0] no approval.
    [one] one approval.
   *[other] up to { $approvals } approvals.
}
event-Approved = { $seat } gets approved at { $area }: { $cards }.
event-Recalled = { $supporters ->
    [one] { $seat } recalls a supporter from { $area }.
   *[other] { $seat } recalls { $supporters } supporters from { $area }.
}
event-RoundBegan = Round { $round } begins.
event-Ended = The last scoring phase is over, and so is the game.

## Why not

why-place-first = The turn begins with step 1: place a supporter on an area.
why-reserve-empty = The reserve is empty: first take a supporter of yours back from an area.
why-reserve-not-empty = Supporters are taken back only when the reserve is empty.
why-none-of-mine = There is no supporter of yours on that area.
why-figures-first = The figures collected on your last turn come first: play or discard one of them.
why-not-due = No such figure is left for you to use: only those of your last turn count, each once.
why-davis-asks = George Davis asks for an area: add a supporter to one beside the area of step 1.
why-not-adjacent = That area is not beside the area of step 1.
why-base-between = The base of the wheel lies between those two areas, so they are not adjacent.
why-take-back-first = The reserve is empty: take a supporter of yours back, then it can be added.
why-palmer-asks = Bertha Palmer moves a supporter: first say which one.
why-nobody-there = That player has no supporter on that area.
why-palmer-sets-down = The supporter that was lifted needs an area: set it down.
why-same-area = The supporter has to go to another area than its own.
why-over = The game is over.

## The end

ending-third-scoring = The last scoring phase ended the game.
source-coins = Coins
source-medals = Medals
source-sets = Approved sets

## The table as it is drawn

fair-round = Round { $round } of { $rounds }
fair-piles = deck { $deck } · discards { $discards }
fair-chosen = ◀ step 1
fair-start = START
fair-left = { $left ->
    [0] Scoring!
    [one] one ticket to scoring
   *[other] { $left } tickets to scoring
}
fair-points = Points now
fair-reserve = Reserve
fair-tickets = Tickets
fair-exhibits = Exhibits
fair-approved = Approved
fair-figures = Figures to play
fair-legend = { $medal } medal points  { $approved } approved now  { $spare } could be approved  { $ticket } ticket  { $figure } figure
fair-preview-rank = { $now } → { $then }
fair-preview-car = car +{ $spaces }
fair-preview-refill = cards { $areas }

## Values of the box

box-start-bonus = Start bonus cards, by place in turn order: one more supporter on each area shown, one or two areas a card.
box-card-limit = How many cards may lie beside an area: 3 or 4, printed on its tile.
box-figures = How many cards each figure has: 23 in all; two Burnham, a Davis and a Palmer stay out with four players.
box-wheel = Whether the start is one of the 9, 11 or 13 spaces of the wheel, so that as many tickets bring the car back.
box-medal = What the medal of being first alone is worth with two players: 2 or 4.
box-tied-first-medal = What the medal of each of those tied for first is worth, by the number of players: 0, 2 or 4.
box-tied-first-exhibits = How many exhibits each of those tied for first gets approved: 1 or 2.

## Why a box file is refused

box-wrong-no-area = { $value } is no area; they are { $known }
box-wrong-start-bonus = a start bonus card shows one or two different areas, not { $value }
box-wrong-figure = { $least } to { $most } cards, not { $value }
box-wrong-figures = these are { $value } figures in all; the box has { $whole }
box-wrong-card-limit = an area holds three or four cards, not { $value }
box-wrong-medal = a medal is worth 2 or 4 points, not { $value }
box-wrong-tied-first-medal = a medal of 2 or 4, or none, not { $value }
box-wrong-tied-first-exhibits = one or two exhibits, not { $value }
box-wrong-tied-above-first = worth more than the { $first } of being first alone

## What the coach points at

theme-AreaHeld = { $area }, were it scored then: { $standing }, with { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
} and { $exhibits ->
    [0] no exhibit
    [one] one exhibit
   *[other] { $exhibits } exhibits
} approved, instead of { $instead_standing }, with { $instead_medal ->
    [0] no medal
   *[other] a medal worth { $instead_medal }
} and { $instead_exhibits ->
    [0] no exhibit.
    [one] one exhibit.
   *[other] { $instead_exhibits } exhibits.
}
    .look = Who leads at { $area }
    .name = Leading in areas
theme-AreaOfOther = { $area }, { $seat }, were it scored then: { $standing }, with { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
} and { $exhibits ->
    [0] no exhibit
    [one] one exhibit
   *[other] { $exhibits } exhibits
} approved, instead of { $instead_standing }, with { $instead_medal ->
    [0] no medal
   *[other] a medal worth { $instead_medal }
} and { $instead_exhibits ->
    [0] no exhibit.
    [one] one exhibit.
   *[other] { $instead_exhibits } exhibits.
}
    .look = What { $seat } would get at { $area }
    .name = What others get in areas
theme-TieBroken = { $area }, were it scored then: first alone, with { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
} and { $exhibits ->
    [0] no exhibit
    [one] one exhibit
   *[other] { $exhibits } exhibits
} approved, instead of a tie, with { $instead_medal ->
    [0] no medal
   *[other] a medal worth { $instead_medal }
} and { $instead_exhibits ->
    [0] no exhibit.
    [one] one exhibit.
   *[other] { $instead_exhibits } exhibits.
}
    .look = A tie for first at { $area }
    .name = A tie to break
theme-LeadTaken = { $area }, were it scored then: first alone, with { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
} and { $exhibits ->
    [0] no exhibit
    [one] one exhibit
   *[other] { $exhibits } exhibits
} approved, instead of { $instead_standing }, with { $instead_medal ->
    [0] no medal
   *[other] a medal worth { $instead_medal }
} and { $instead_exhibits ->
    [0] no exhibit.
    [one] one exhibit.
   *[other] { $instead_exhibits } exhibits.
}
    .look = The lead at { $area }
    .name = A lead to take
theme-LeadEnded = { $area }, were it scored then: { $seat } no longer first alone, but { $standing }, with { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
} and { $exhibits ->
    [0] no exhibit
    [one] one exhibit
   *[other] { $exhibits } exhibits
} approved, instead of { $instead_medal ->
    [0] no medal
   *[other] a medal worth { $instead_medal }
} and { $instead_exhibits ->
    [0] no exhibit.
    [one] one exhibit.
   *[other] { $instead_exhibits } exhibits.
}
    .look = The lead of { $seat } at { $area }
    .name = Somebody else’s lead to end
theme-TicketsHeld = Tickets: { $tickets }, worth { $coins } in coins, instead of { $instead_tickets }, worth { $instead_coins }.
    .look = The tickets, and who has the most
    .name = Tickets
theme-MostTickets = More coins for no more tickets, as whoever has most of them: { $tickets }, worth { $coins } in coins, instead of { $instead_tickets }, worth { $instead_coins }.
    .look = Who has most tickets
    .name = Most tickets
theme-ExhibitsHeld = Exhibits of { $area } to be approved: { $exhibits } instead of { $instead_exhibits }.
    .look = Exhibits of { $area }
    .name = Exhibits
theme-FiguresHeld = Figures to play then: { $figures } instead of { $instead_figures }.
    .look = Figures to play
    .name = Influential figures
theme-SupportersOut = Supporters on the areas: { $supporters } instead of { $instead_supporters }.
    .look = How many supporters you have on the areas
    .name = Supporters on the areas
theme-ScoringNear = The scoring, which would pay most to whoever plays so, is nearer: { $left ->
    [one] one space
   *[other] { $left } spaces
} to go instead of { $instead_left }.
    .look = How soon the scoring comes, and for whom
    .name = When the scoring comes

## What can be known of what one cannot see

lens-deck = The cards to come
lens-ticket = Midway tickets
lens-next = next card
lens-turn = cards of a turn
