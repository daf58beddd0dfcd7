### Oware: all that is said at this table.

## The board

house-a = house a
house-b = house b
house-c = house c
house-d = house d
house-e = house e
house-f = house f
source-seeds = Seeds
part-houses = Houses, a to f of the first player, then of the second
part-stores = Stores
part-quiet = Sowings since the last capture
part-ending = How it ended
part-captures = Seeds that sowing a to f would capture
part-to-win = Seeds missing to win
part-quiet-left = Sowings left without a capture
oware-store = { $name }: { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} in store, { $left } more to win
oware-quiet = Without a capture the game ends after { $left ->
    [one] one more sowing.
   *[other] { $left } more sowings.
}
oware-captures = captures { $seeds }

## What may be done

step-SowAHouse = Which house will you sow?
action-Sow = Sow { $house }.

## What happens

event-Sown = { $seat } sows { $seeds ->
    [one] the one seed
   *[other] the { $seeds } seeds
} of { $house }.
event-Captured = { $seat } captures { $seeds } seeds.
event-Spared = { $seat } would take everything, and so takes nothing.
event-Gathered = { $seat } gathers { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} of the own row.

## Why not

why-empty = That house is empty.
why-must-feed = Your opponent has no seeds: sow a house that gives some.
why-over = The game is over.

## How it ends

ending-majority = More than half of the seeds are in one store.
ending-starved = Nobody could go on: each took the seeds of the own row.
ending-quiet = Nothing was captured for sixty sowings: each took the seeds of the own row.
