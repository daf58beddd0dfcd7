### Kairo: what its drawn table says.

## The board

ka-board = The bazaar. Arrows move, Enter chooses, N goes to the next cell that can be used, W says why not.
# the page names cells as its board does; r5c8 is what is typed at the terminal
action-Cell = Row { $row }, column { $column }.
ka-cell = Row { $row }, column { $column }, section { $section }: { $what }
ka-cell-main = { $colour } main stall { $owner }, size { $size }
ka-cell-extension = extension of the { $colour } stall { $owner }, size { $size }
ka-cell-entrance = entrance of the { $colour } stall { $owner }
ka-cell-customer = the { $colour } customer
ka-cell-restaurant = free, restaurant zone
ka-cell-free = free
ka-owned = of { $name }
ka-neutral = of nobody
ka-mark-customer = Can be lured
ka-mark-target = { $steps ->
    [one] Can go here: one step
   *[other] Can go here: { $steps } steps
}{ $barkers ->
    [0] {""}
    [one] , with a barker
   *[other] , with { $barkers } barkers
}
ka-mark-far = { $barkers ->
    [one] Too far: one barker is needed
   *[other] Too far: { $barkers } barkers are needed
}
ka-mark-piece = Can be extended to size { $size }
ka-mark-cell = Can be built on: { $colour }, { $way }
ka-mark-side = Entrance to the { $side }
ka-way-card = card { $section }
ka-way-joker = joker −1
ka-way-three = 3 cards
ka-why-here = Why not here?
ka-whole = Whole board
ka-passed-by = passed by
ka-track = Score track
ka-next = Beside the board: the { $colour } customer steps in next
ka-next-short = next in

## Goods, cards, coins

ka-goods = Goods
ka-extensions = Extensions
ka-medals = Medals
ka-bank = Bank
ka-stock = { $left ->
    [one] One extension left of six
   *[other] { $left } extensions left of six
}
ka-medal-gold = Gold: { $name }
ka-medal-silver = Silver: { $name }
ka-nobody = nobody
ka-ending = Ending: one colour empty, or two down to one.
ka-does-customer = Lure it to a free entrance of its colour: the stall’s owner earns a coin for each tile, and you one if the stall is not yours. It has to go to the nearest one unless barkers help.
ka-does-stall = { $owner ->
    [nobody] A neutral stall: whoever leads the { $colour } customer here gets one coin. It is never extended.
   *[other] { $size ->
        [one] Size 1: the { $colour } customer brings { $owner } one coin here. An extension makes it larger and scores its size.
       *[other] Size { $size }: the { $colour } customer brings { $owner } { $size } coins here. An extension makes it larger and scores its size.
    }
}
ka-does-entrance = The entrance of the { $colour } stall: the { $colour } customer is led here.
ka-does-free = A free cell of section { $section }. Stalls stand on it if a card gives that section.
ka-does-stock = { $left ->
    [one] One extension is left of six. When a colour has none, or two colours are down to one, the final phase begins.
   *[other] { $left } extensions are left of six. When a colour has none, or two colours are down to one, the final phase begins.
}
ka-does-medals = Gold goes to whoever has the largest stall of this colour, silver to whoever draws level last; alone in front, one gets both. They score when they are won, and again at the end for whoever has them.
ka-does-bank = The coins the bank has left in this colour. Three coins of yours are worth a point at the end.
ka-does-coin = Pays for extensions: a coin of the stall’s colour for each of its tiles, two others for each you lack, but at least one of its own. Three left over are a point at the end.
ka-does-pile = The top card is yours unseen. Drawing takes two cards a turn; no more than four building cards stay in hand.
ka-does-track = { $points ->
    [one] One point so far, for extensions and medals. At the end the medals score again, and three coins are a point.
   *[other] { $points } points so far, for extensions and medals. At the end the medals score again, and three coins are a point.
}
ka-does-counted = { $points ->
    [one] One point, if the game were counted now: extensions, medals once more, and three coins a point.
   *[other] { $points } points, if the game were counted now: extensions, medals once more, and three coins a point.
}
ka-goal = Most points win: extend stalls and hold the medals of the largest. Customers bring the coins, cards the places. Each turn: build, lure a customer or draw two cards.
ka-use-customer = Touch it, then the entrance.
ka-use-extend = Touch it, then a free cell beside it: size { $size }.
ka-use-entrance = Touch the { $colour } customer, then this entrance.
ka-use-cell = You can build here: { $pieces }. Touch the piece, then this cell.
ka-use-card = Touch it, then a marked cell. Any three building cards together give any section.
ka-use-draw = Touch it to draw it, then a second card.
ka-closing = The next extension of { $goods } begins the final phase.
ka-final = Final phase, only building: { $trigger }.
ka-display = Display
ka-piles = pile { $pile } · discards { $discards }
ka-pile = { $cards ->
    [one] Draw pile, one card
   *[other] Draw pile, { $cards } cards
}
ka-barker-stack = { $cards ->
    [0] No barker is left
    [one] Barkers: one is left
   *[other] Barkers: { $cards } are left
}
ka-hand = Your hand
ka-hand-private = only you see it
ka-hand-none = no cards
ka-coins = Your coins
ka-coin = { $coins ->
    [one] one { $colour } coin
   *[other] { $coins } { $colour } coins
}
ka-bank-has = in the bank: { $coins }
ka-barkers = { $barkers ->
    [one] { $barkers } barker
   *[other] { $barkers } barkers
}
ka-fact-cards = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
ka-fact-barkers = { $count ->
    [one] { $count } barker
   *[other] { $count } barkers
}
ka-fact-stalls = { $count ->
    [one] { $count } main stall not yet built
   *[other] { $count } main stalls not yet built
}
ka-fact-gold = { $count ->
    [one] { $count } gold medal
   *[other] { $count } gold medals
}
ka-fact-silver = { $count ->
    [one] { $count } silver medal
   *[other] { $count } silver medals
}
ka-fact-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
ka-fact-screen = coins behind the screen

## What is chosen

ka-choice = Your action
ka-mode-build = Build
ka-mode-lure = Lure
ka-mode-draw = Draw 2
ka-mode-stop = Stop
ka-how-turn = One action: touch a customer, a stall of yours or a card, or choose above.
ka-how-draw = Touch a card of the display, the pile or a barker; then a second one.
ka-how-PlayCard = Touch a card of your hand.
ka-how-PayJoker = Touch one of your coins: it pays for the joker.
ka-how-LayThree = Touch the cards of your hand that you lay down.
ka-how-ChooseCell = Touch a cell with a green edge.
ka-how-ChooseEntrance = Touch the entrance; the number says how far it is.
ka-how-DrawCard = Touch a card of the display, the pile or a barker.
ka-how-DiscardCard = Touch the card of your hand that goes.
ka-others-turn = { $name } has the choice: build, lure or draw.
ka-ask-entrance = To which entrance does the { $colour } customer go?
ka-ask-extension = On which cell does your { $colour } stall grow?
ka-ask-stall = On which cell does the new { $colour } stall stand?
ka-ask-move = To which cell does your { $colour } stall move?
ka-ask-piece = Build what? Touch a stall of yours or a new one.
ka-ask-with = What do you build with { $card }?
ka-ask-customer = Which customer do you lure?
ka-ask-draw = Which card first, of two?
ka-half-lure = Not an entrance this customer can go to. Touch a marked entrance or a { $colour } stall; touch the customer again to leave it.
ka-half-build = Nothing can be built there now. Touch a marked cell, or another piece; Escape lets it be.
ka-played = Played:
ka-work-stall = New stall
ka-work-extension = Extend
ka-work-move = Move
ka-work-start = Start
ka-work-neutral = Neutral
ka-piece = { $colour }: { $work }
ka-piece-extension = { $colour }: extend to size { $size }
ka-ask-coins = I choose the coins myself
ka-customer = { $entrances ->
    [0] The { $colour } customer: cannot be lured
    [one] The { $colour } customer: one entrance
   *[other] The { $colour } customer: { $entrances } entrances
}
ka-pay = Coins to pay, { $colour }:
ka-pay-so = { $coins } { $colour }, then { $owed } others
ka-pay-rest = { $owed ->
    [1] + 1 other
   *[other] + { $owed } others
}

## What it leads to

ka-you = You
ka-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
ka-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
ka-size-points = size { $size }, +{ $points }
ka-do-lure = Lure the { $colour } customer to { $name }
ka-do-lure-mine = Lure the { $colour } customer to your stall
ka-do-lure-neutral = Lure the { $colour } customer to the neutral stall
ka-do-stall = { $section ->
    [0] New { $colour } stall
   *[other] New { $colour } stall in section { $section }
}
ka-do-extension = { $section ->
    [0] Extend your { $colour } stall to size { $size }
   *[other] Extend your { $colour } stall to size { $size }, section { $section }
}
ka-do-move = { $section ->
    [0] Move your { $colour } stall
   *[other] Move your { $colour } stall to section { $section }
}
ka-do-neutral = Neutral { $colour } stall
ka-do-draw = Draw two cards
ka-first-card = First { $card }
ka-a-barker = a barker
ka-top-card = the top card of the pile
ka-spends = { $barkers ->
    [one] you spend { $barkers } barker
   *[other] you spend { $barkers } barkers
}
ka-passes = { $count ->
    [one] past { $count } nearer entrance
   *[other] past { $count } nearer entrances
}
ka-lure-left = { $left ->
    [one] Next you choose the entrance.
   *[other] Next you choose the customer and the entrance.
}
ka-then = then { $colour } steps in
ka-earns-nothing = nobody earns: the bank is empty
ka-pays = Pay
ka-pays-later = { $size ->
    [one] Cost { $size }: you choose the coin
   *[other] Cost { $size }: you choose the coins
}
ka-wins-gold = gold
ka-wins-silver = silver
ka-keeps-gold = { $name } keeps gold
ka-begins-final = begins the final phase
ka-no-coins = no coins, no points
ka-merit-stall = a new stall
ka-merit-coins = { $coins ->
    [one] you earn one coin
   *[other] you earn { $coins } coins
}
ka-merit-cards = two cards to build with

## Pieces, for the rules

ka-piece-stall = Main stall with its entrance
ka-piece-extended = Stall of size two
ka-piece-goods = Good
ka-piece-coin = Coin
ka-piece-card = Building card
ka-piece-section = Section of the market
ka-piece-joker = Joker
ka-piece-pennant = Pennant of a player
ka-piece-neutral = Neutral stall
ka-piece-taken = Entrance with a customer
ka-piece-entrance = Entrance
ka-piece-barker = Barker
ka-piece-pile = Draw pile
ka-piece-gold = Gold medal
ka-piece-silver = Silver medal
ka-piece-start = Where a customer starts
ka-piece-restaurant = Restaurant zone
ka-piece-tent = Extension
ka-piece-figure = Customer
ka-told-income = Income
ka-told-medals = Medals
ka-told-last = The last turns
