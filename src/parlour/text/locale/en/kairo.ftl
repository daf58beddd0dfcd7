### Kairo: everything that is said at its table.


## What is in the box

colour-purple = purple
    .letter = P
    .goods = restaurants
    .of = purple
colour-red = red
    .letter = R
    .goods = carpets
    .of = red
colour-green = green
    .letter = G
    .goods = fruit
    .of = green
colour-yellow = yellow
    .letter = Y
    .goods = spices
    .of = yellow
colour-blue = blue
    .letter = B
    .goods = porcelain
    .of = blue
colour-white = white
    .letter = W
    .goods = copperware
    .of = white
side-north = north
side-east = east
side-south = south
side-west = west
work-stall = new main stall
work-extension = extension
work-move = move
work-start = starting position
work-neutral = neutral stall
trigger-none = not yet
trigger-last-extension = the last extension of a colour is built
trigger-two-colours = two colours have one extension left at most
trigger-no-extension = twenty rounds passed without an extension

## What may be chosen

action-BuildStall = Build: place a new main stall.
action-BuildExtension = Build: extend a stall.
action-MoveStall = Build: move a main stall that is stuck.
action-Lure = Lure a customer.
action-Draw = Draw two cards.
action-Stop = Stop building for good.
action-Play = Play { $card }.
action-Three = Play any three cards.
action-Coin = Pay for the joker: 1 coin, { $colour }.
action-Discard = Lay down { $card }.
action-Choose = Colour: { $colour }.
action-Cell = Row { $row }, column { $column } (r{ $row }c{ $column }).
action-Face = Entrance to the { $side }.
action-Give = { $coins ->
    [0] Pay nothing in { $colour }.
    [one] Pay one coin ({ $colour }).
   *[other] Pay { $coins } coins ({ $colour }).
}
action-Customer = The { $colour } customer.
action-Take = Take { $card } from the display.
action-TakePile = Take the top card of the pile.
action-TakeBarker = Take a barker.

## What is asked

step-PlaceInTurn = The starting positions.
step-DrawNeutral = A neutral stall is drawn.
step-ChooseAction = Build, lure or draw.
step-PlayCard = Which card do you build with ({ $work })?
step-PayJoker = Which coin goes with the joker?
step-LayThree = { $left ->
    [one] One more card of the three.
   *[other] { $left } more of the three cards, in order.
}
step-ChooseColour = Which colour ({ $work })?
step-ChooseCell = On which cell ({ $work }, { $colour })?
step-ChooseSide = On which side is the entrance of the { $colour } stall?
step-PayOwn = How many coins of the stall’s colour ({ $colour }, { $least } to { $most })?
step-PayOther = { $owed } other coins are owed: how many in { $other }?
step-ScoreExtension = The extension is scored.
step-ChooseCustomer = Which customer?
step-ChooseEntrance = To which entrance does the { $colour } customer go?
step-DrawCard = { $left ->
    [one] The second card.
   *[other] The first of two cards.
}
step-DiscardCard = More than four cards: which one goes?
step-EndTurn = The turn ends.

## What happened

name-cell = row { $r }, column { $c }
name-source = row { $r }, column { $c }
event-StallPlaced = { $seat } places a { $colour } main stall on { $cell }; entrance to the { $side }.
event-StallMoved = { $seat } moves the { $colour } main stall from { $source } to { $cell }; entrance to the { $side }.
event-NeutralDrawn = { $seat } draws a neutral stall: { $colour }.
event-NeutralPlaced = { $seat } places the { $colour } neutral stall on { $cell }; entrance to the { $side }.
event-CardsPlayed = { $cards ->
    [none] { $seat } plays no card.
   *[other] { $seat } plays { $cards }.
}
event-Paid = { $coins ->
    [one] { $seat } pays one coin ({ $colour }).
   *[other] { $seat } pays { $coins } coins ({ $colour }).
}
event-Extended = { $seat } extends the { $colour } stall on { $cell }, to size { $size }.
event-SizeScored = { $points ->
    [one] { $seat } scores the size of the { $colour } stall: one point.
   *[other] { $seat } scores the size of the { $colour } stall: { $points } points.
}
event-GoldWon = { $points ->
    [one] { $seat } wins the gold medal ({ $colour }): one point.
   *[other] { $seat } wins the gold medal ({ $colour }): { $points } points.
}
event-SilverWon = { $points ->
    [one] { $seat } wins the silver medal ({ $colour }): one point.
   *[other] { $seat } wins the silver medal ({ $colour }): { $points } points.
}
event-Lured = { $barkers ->
    [0] { $seat } lures the { $colour } customer to { $cell }.
    [one] { $seat } lures the { $colour } customer to { $cell } with a barker.
   *[other] { $seat } lures the { $colour } customer to { $cell } with { $barkers } barkers.
}
event-Arrived = The { $colour } customer appears on { $cell }.
event-Earned = { $coins ->
    [0] { $seat } gets nothing: the bank has no { $colour } coins.
    [one] { $seat } gets one coin ({ $colour }).
   *[other] { $seat } gets { $coins } coins ({ $colour }).
}
event-TookFromDisplay = { $seat } takes { $card } from the display.
event-TookFromPile = { $seat } takes { $card } from the pile.
event-TookBarker = { $seat } takes a barker.
event-Discarded = { $seat } discards { $card }.
event-DisplayFilled = { $cards ->
    [none] Nothing is new on display.
   *[other] New on display: { $cards }.
}
event-Reshuffled = { $count ->
    [one] The pile is empty: one discarded card makes a new one.
   *[other] The pile is empty: { $count } discarded cards are shuffled to make a new one.
}
event-FinalPhaseBegan = The final phase begins: { $trigger }. From now on there is only building.
event-Stopped = { $seat } builds no more.
event-RanOut = { $seat } has no cards left and is out.
event-Ended = Nobody builds any more: the game is over.

## Why not

why-choose-action = Choose an action first: build, lure a customer or draw two cards.
why-only-building = In the final phase building is the only action.
why-not-final = One can stop only in the final phase.
why-no-cards = Building takes a building card, and you have none.
why-no-fitting-card = No card of yours, and no joker you can pay, gives a section where this is possible.
why-all-placed = All six main stalls of yours are on the board.
why-no-place = There is no cell left where it could stand.
why-no-room = There is no cell where this stall could be extended.
why-stock-empty = No extension of this colour is left.
why-cannot-pay = You cannot pay for it: a coin of its colour for each tile, at least one, and two others for each that is missing.
why-not-stuck = Only a main stall that cannot be extended where it stands may be moved.
why-no-free-entrance = No customer on the market has a free entrance of its colour.
why-card-asks = First play a building card.
why-not-in-hand = That card is not in your hand.
why-card-useless = With that card nothing of the kind could be finished and paid.
why-joker-unpaid = The joker takes a coin besides, and then the rest could not be paid.
why-not-three = That takes three building cards; barkers do not count.
why-joker-asks = The joker is played: choose the coin that goes with it.
why-no-such-coin = You have no coin of that colour.
why-coin-needed = That coin is needed to pay for the extension.
why-three-ask = Lay down the rest of the three cards first.
why-in-order = The three cards are laid in order: sections, then rows, then columns.
why-colour-asks = Choose a colour first.
why-stall-stands = Your main stall of that colour stands on the board already.
why-no-such-stall = You have no stall of that colour on the board.
why-extended-already = A stall that was extended cannot be moved.
why-elsewhere = The sections you may build in have no cell for that colour.
why-cell-asks = Choose a cell first.
why-no-cell = This board has no such cell.
why-has-tile = A stall stands there.
why-has-entrance = An entrance lies there.
why-has-customer = A customer stands there.
why-not-a-restaurant = Purple is built only in the restaurant zone.
why-not-the-market = Only purple is built in the restaurant zone.
why-other-section = The card does not give that section.
why-crowded = At the start a section takes only two main stalls.
why-section-has-colour = That section has a main stall of this colour already.
why-touches = A main stall may not stand beside another stall.
why-same-cell = It has to go to another cell.
why-cuts-off = That would part a customer from an entrance.
why-no-entrance = There is no cell beside it for its entrance.
why-not-beside = It must lie beside your stall of this colour.
why-joins = That would join two stalls of one colour.
why-side-asks = Choose the side of the entrance first.
why-off-market = The entrance must lie on the market.
why-entrance-blocked = A customer stands where the entrance would be.
why-second-entrance = Another entrance lies there.
why-entrance-cut-off = No customer could reach an entrance there.
why-coins-ask = First pay for the extension.
why-other-colour-now = Coins are paid colour by colour, and another colour is asked for now.
why-not-enough-coins = You do not have so many coins of that colour.
why-too-many-coins = That is more than is owed.
why-rest-unpaid = That is too little: the rest could not be paid.
why-customer-asks = Choose a customer first.
why-not-on-the-market = That customer waits beside the board.
why-no-entrance-for-it = There is no free entrance of that customer’s colour.
why-entrance-asks = Choose the entrance first.
why-not-its-entrance = There is no entrance of the customer’s colour.
why-occupied = A customer stands on that entrance.
why-needs-barkers = Free entrances lie nearer, and you have too few barkers to ignore them.
why-draw-asks = Take a card first: from the display, from the pile, or a barker.
why-not-on-display = That card is not on display.
why-no-barker = No barker is left.
why-discard-asks = You have more than four building cards: discard one first.
why-over = The game is over.

## The end

ending-last-extension = The final phase began with the last extension of a colour.
ending-two-colours = The final phase began when two colours had one extension left at most.
ending-no-extension = The final phase began after twenty rounds without an extension.
source-stalls = stalls
source-medals = medals
source-last-medals = medals at the end
source-coins = coins

## The table drawn

kairo-points = points
kairo-coins = coins
kairo-hidden = behind the screen
kairo-hand = cards
kairo-barkers = barkers
kairo-medals = medals
kairo-display = Display
kairo-piles = pile { $pile } · discards { $discards } · barkers { $barkers }
kairo-stock = Extensions left
kairo-bank = Bank
kairo-waiting = Waiting beside the board: { $colour }
kairo-final = Final phase
kairo-to-final = { $left ->
    [one] Final phase: one extension away
   *[other] Final phase: { $left } extensions away
}
kairo-out = out
kairo-path = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $barkers ->
    [0] {""}
    [one] , 1 barker
   *[other] , { $barkers } barkers
}: { $path }
kairo-size = size { $size } and as many points, for { $cost }
kairo-section = section { $section }
kairo-legend = R● main stall and owner · r● extension · →R● entrance, towards its stall · { $customer }R customer · { $neutral } neutral · + may be chosen · ★ gold ☆ silver
kairo-board-which = say which file to check
kairo-board-good = { $cells } cells, given starts for { $starts } players; digest { $digest }
kairo-board-crowded = warning: with { $seats } players section { $section } starts with { $stalls } main stalls; a variable start allows two [KA 3.7e, R24]

## Values of the box

box-medals = What a medal is worth, in every colour; in the book’s example some of them score 15, with our values three pairs.
box-doubt-medals = warning: three pairs of these medals do not score 15, as some medals do in the book’s example, or gold is worth no more than silver; the example’s picture is lost, so trust your box [KA 9.1x]
box-cards = How many standard building cards each section has: 27 in all.
box-board = A board of your own, its text between three quotation marks, as parlour kairo-board show writes it; empty for ours.

## Why a box file is refused

box-wrong-section = every section has a standard card
box-wrong-cards = these are { $value } standard cards; the box has { $whole }
box-wrong-no-points = a medal brings points, not { $value }
box-wrong-many-points = a medal is worth { $most } points at most here, not { $value }
box-wrong-medals = no medals of { $gold } and { $silver } points score the { $whole } of the book’s example together
box-wrong-board-not-text = this is no board: not a text file
box-wrong-board-no-map = there is no map
box-wrong-board-too-large = line { $line }: a board has at most { $rows } rows of { $columns } cells
box-wrong-board-row = line { $line }: this row has { $value } cells, the first has { $first }
box-wrong-board-cell = line { $line }: '{ $value }' is no cell; a cell is 1 to 9, 5*, R, R5 or .
box-wrong-board-beside-many = { $value } lies beside more than one section: write its section, as in R7
box-wrong-board-beside-none = { $value } lies beside no market cell: write its section, as in R7
box-wrong-board-section = section { $value } has no market cell
box-wrong-board-customers = { $value } cells are marked with *, but { $whole } customers start on the market
box-wrong-board-no-restaurant = there is no restaurant cell
box-wrong-board-pieces = { $value } cannot be reached from { $first }: the market is in pieces
box-wrong-board-start = line { $line }: '{ $value }' should be start 2, start 3 or start 4
box-wrong-board-before-map = line { $line }: '{ $value }' stands before the line 'map'
box-wrong-board-lines = line { $line }: start { $seats } has a line each for { $known }, in this order
box-wrong-board-stalls = line { $line }: { $who } has { $whole } main stalls here, each a colour and a place as in red r6c5<
box-wrong-board-twice = line { $line }: { $who } has two { $value } stalls
box-wrong-board-rule = line { $line }: { $value } breaks a rule for main stalls (KA 5.2)
box-wrong-board-colour = line { $line }: '{ $value }' is no colour; they are { $known }
box-wrong-board-place = line { $line }: '{ $value }' is no place; a place is written as in r6c5<
box-wrong-board-no-cell = line { $line }: { $value } is no cell of this board
box-wrong-board-zone = line { $line }: { $value }: purple stands in the restaurant zone, others on the market
box-wrong-board-entrance = line { $line }: { $value }: there is no cell for the entrance

## What the coach points at

theme-StallSize = Size of the { $colour } stall: { $size } instead of { $instead_size }.
    .look = The { $colour } stall
    .name = Sizes of stalls
theme-MedalsHeld = Points of medals at the end: { $points } instead of { $instead_points }.
    .look = Medals: who has the largest stalls
    .name = Medals
theme-CoinsHeld = Coins: { $coins } instead of { $instead_coins }.
    .look = Your coins
    .name = Coins
theme-CardsHeld = Building cards in hand: { $cards } instead of { $instead_cards }.
    .look = Cards for the next building
    .name = Building cards
theme-BarkersHeld = Barkers: { $barkers } instead of { $instead_barkers }.
    .look = Barkers
    .name = Barkers
theme-CustomerNear = { $coins ->
    [0] Nothing to be earned then from the { $colour } customer
    [one] One coin to be earned then from the { $colour } customer
   *[other] { $coins } coins to be earned then from the { $colour } customer
}, instead of { $instead_coins ->
    [0] none.
   *[other] { $instead_coins }.
}
    .look = The { $colour } customer, and whose entrance is near
    .name = Customers
theme-PaysTwice = A lure that pays twice: { $now ->
    [0] nothing
    [one] one coin
   *[other] { $now } coins
} at once and { $coins ->
    [0] nothing
   *[other] { $coins }
} then from the { $colour } customer, who comes in its place, instead of { $instead_now ->
    [0] nothing
   *[other] { $instead_now }
} at once and { $instead_coins ->
    [0] nothing
   *[other] { $instead_coins }
} then.
    .look = The { $colour } customer, who comes in next
    .name = A lure that pays twice
theme-ExtensionNext = Extending the { $colour } stall then: { $points ->
    [0] not possible
    [one] one point
   *[other] { $points } points
}, instead of { $instead_points ->
    [0] no way to do it.
   *[other] { $instead_points }.
}
    .look = Extending the { $colour } stall
    .name = Extensions
theme-ExtensionReady = Extending the { $colour } stall will be possible then, which it would not be otherwise: { $points ->
    [one] one point.
   *[other] { $points } points.
}
    .look = What the next extension of the { $colour } stall takes
    .name = An extension to prepare
theme-FinalPhaseNear = Extensions before the final phase: { $left ->
    [0] none, it has begun
   *[other] { $left }
}, at { $points } points against { $others }, instead of { $instead_left ->
    [0] none
   *[other] { $instead_left }
}, at { $instead_points } against { $instead_others }.
    .look = How near the end is, and who leads
    .name = When the end comes
theme-LastExtension = { $left ->
    [0] The last extension is built and the final phase has begun
    [one] The last extension is left: one before the final phase
   *[other] The last extension is left: { $left } before the final phase
}, at { $points } points against { $others }, instead of { $instead_left ->
    [0] a final phase that has begun
    [one] one before it
   *[other] { $instead_left } before it
}, at { $instead_points } against { $instead_others }.
    .look = The last extension, and who leads
    .name = The last extension

## What can be known of what one cannot see

lens-cards = Cards you cannot see
lens-shown = Cards that were seen going into hands
lens-coins = Coins behind the screens
lens-hand = hand
lens-screen = screen
lens-next = top of the pile
