### World’s Fair 1893: what its table in the browser says beside the sentences of the game.

## On the board

wf-place = Place
wf-add = Add
wf-put = Put
wf-take-back = Take back
wf-play = Play
wf-discard = Discard
wf-full = full
wf-refill = refill
wf-none = none
wf-card-unknown = an unknown card
wf-hub-tickets = { $left ->
    [one] ticket
   *[other] tickets
}
wf-hub-scoring = to scoring
wf-deck = Deck
wf-discards = Discard
wf-round = Round { $round }
wf-tray-lift = Which one moves?
wf-tray-put = Where to?
wf-tray-add = Add it where?
wf-tray-reserve = Take one back first
wf-scoring-tickets = Midway coins
wf-approved-count = { $count } approved

## Spoken

wf-says-board = The fair: five areas around the Ferris wheel
wf-says-area = { $area }: { $players }. Cards: { $cards }.{ $verb ->
    [none] {""}
   *[other] {" "}{ $verb }.
}
wf-says-count = { $name } { $count }
wf-says-ranked = { $name } { $count }, { $standing }
wf-says-wheel = Ferris wheel: car on space { $car } of { $wheel }; { $left ->
    [one] one ticket until scoring
   *[other] { $left } tickets until scoring
}
wf-says-deck = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
}
wf-says-discards = { $count ->
    [one] Discards: one card
   *[other] Discards: { $count } cards
}
wf-says-lift = { $count ->
    [0] { $name } has no supporter on { $area }
   *[other] Lift a supporter of { $name } from { $area }, { $count } there
}

## Explained

wf-explain-row = { $name } has { $count ->
    [one] one supporter
   *[other] { $count } supporters
} on { $area }: { $standing }. If scoring came now: { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
}, { $allowed ->
    [0] no approval.
   *[other] { $approved } of { $allowed } possible approvals, by the cards held.
}
wf-explain-wheel = Every ticket taken moves the red car one space. { $left ->
    [0] Scoring comes at the end of this turn.
    [one] One more ticket brings it back to the start: then the areas are scored.
   *[other] { $left } more bring it back to the start: then the areas are scored.
}
wf-explain-deck = { $count ->
    [one] One card is left. After every turn three new cards come from here. When it is empty, the discards are shuffled.
   *[other] { $count } cards are left. After every turn three new cards come from here. When it is empty, the discards are shuffled.
}
wf-explain-discards = Figures that were played, tickets that were handed in and exhibits that were approved lie here until the deck is empty.
wf-explain-rounds = A round ends with a scoring phase, when the car is back at the start; the last one ends the game.
wf-explain-reserve = { $count ->
    [0] The reserve is empty: take a supporter of yours back from an area, then it can be placed.
    [one] One supporter is left in the reserve. On every turn you place one on an area.
   *[other] { $count } supporters are left in the reserve. On every turn you place one on an area.
}
wf-explain-points = { $points ->
    [one] One point, if a scoring phase ended the game now: { $coins } in coins, { $medals } in medals, { $sets } in approved exhibits.
   *[other] { $points } points, if a scoring phase ended the game now: { $coins } in coins, { $medals } in medals, { $sets } in approved exhibits.
}
wf-goal = Most points after { $rounds } rounds win: coins for tickets, medals for areas, sets of approved exhibits. On your turn place a supporter on an area and collect its cards.

## Cards read closely

wf-kind-exhibit = Exhibit
wf-kind-ticket = Midway ticket
wf-kind-figure = Influential figure
wf-favour-lost = Its favour is lost.
wf-how-take = Place a supporter on { $area }: you collect it with all that lies there.
wf-how-due = Now: play it or discard it.
wf-how-discarded = It lies among the discards until the deck is empty.
wf-how-token = Drag it to an area, or touch the area.

## Players

wf-my-cards = My cards
wf-reserve = Reserve
wf-tickets = Tickets
wf-coins = Coins
wf-medals = Medals
wf-most = most
wf-approved = Approved
wf-due = Now
wf-says-most = most tickets: { $coins } coins if scoring came now
wf-says-held = { $area }: { $count } in hand
wf-says-set = { $areas }: { $points ->
    [one] one point
   *[other] { $points } points
}
wf-says-due = { $name } is due now: { $does }
wf-says-next = { $name }: { $does }

## What an option leads to

wf-then-standing = Standing
wf-then-takes = Takes
wf-then-wheel = Wheel
wf-then-refill = Refill
wf-then-after = Then
wf-no-cards = no cards
wf-wheel-moves = { $spaces ->
    [0] stays; { $left ->
        [one] one ticket left
       *[other] { $left } tickets left
    }
   *[other] +{ $spaces }; { $left ->
        [0] scoring!
        [one] one ticket left
       *[other] { $left } tickets left
    }
}
wf-rank-medal = { $points ->
    [one] one point
   *[other] { $points } points
}
wf-rank-approves = { $count ->
    [one] one approval
   *[other] { $count } approvals
}
wf-rank-nothing = nothing
wf-after-figures = play or discard { $figures }
wf-after-scoring = scoring phase
wf-group-from = From { $area }
wf-option-cards = Takes { $cards }
wf-option-play = Play { $name }
wf-option-discard = Discard { $name }
wf-does = { $name }: { $does }
wf-option-stand = { $count ->
    [one] one supporter there
   *[other] { $count } supporters there
}
wf-cards-exhibits = { $count ->
    [one] one exhibit
   *[other] { $count } exhibits
}
wf-cards-tickets = { $count ->
    [one] one ticket
   *[other] { $count } tickets
}

## Pieces

wf-piece-exhibit = Exhibit
wf-piece-ticket = Midway ticket
wf-piece-figure = Influential figure
wf-piece-deck = Deck
wf-piece-discards = Discards
wf-piece-wheel = Ferris wheel
wf-piece-car = Car
wf-piece-supporter = Supporters
wf-piece-reserve = Reserve
wf-piece-coin = Coin
wf-piece-medal = Leader medal
wf-told-supporters = Supporters here: { $counts }
wf-told-recalled = Everybody takes back half of their supporters from every area, rounded down: { $counts }
