"""Kairo, as a player weighs it: points and medals, coins and what they will buy, stalls, customers near by, cards."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.bots.judge import Judge
from parlour.bots.levels import Level, learned_levels
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State
from parlour.games.kairo.actions import (
    BuildExtension,
    BuildStall,
    Cell,
    Customer,
    Draw,
    Give,
    Lure,
    MoveStall,
    Stop,
    TakePile,
)
from parlour.games.kairo.ending import medal_points
from parlour.games.kairo.final import extensions_to_go
from parlour.games.kairo.lure import free_entrances
from parlour.games.kairo.material import (
    COINS_A_POINT,
    EXTENSIONS,
    HUES,
    NEUTRAL,
    STALLS_OF,
    cell_at,
    owner_of,
    stall_of,
)
from parlour.games.kairo.payment import total
from parlour.games.kairo.possible import hand_size
from parlour.games.kairo.reach import nearest
from parlour.games.kairo.state import Market

LEVELS: Final = [
    Level(15, slack=0.12, cut=20, guided=True, explore=0.25),
    Level(60, slack=0.02, cut=20, guided=True, explore=0.25),
    Level(250, cut=20, guided=True, explore=0.25),
    Level(1_500, cut=20, guided=True, explore=0.25),
    Level(6_000, cut=20, guided=True, explore=0.25),
]
LEARNED: Final = {
    2: learned_levels(0.2, (60, 0.01), (280, 0.003), (800, 0.0), (3_800, 0.0), (16_000, 0.0)),
    3: learned_levels(0.2, (60, 0.01), (280, 0.003), (800, 0.0), (3_800, 0.0), (16_000, 0.0)),
    4: learned_levels(0.2, (60, 0.01), (280, 0.003), (800, 0.0), (3_800, 0.0), (16_000, 0.0)),
}
OLD5: Final = Level(12_000, cut=20, guided=True, explore=0.25)
# seconds of a whole turn of each level, by seats: medians of bench/thinking.py on one core
SECONDS: Final = {2: [0.0, 0.0, 0.0, 0.0, 0.7], 3: [0.0, 0.0, 0.0, 0.1, 0.4], 4: [0.0, 0.0, 0.0, 0.1, 0.4]}
VERSION: Final = 4
CHANGED: Final = "its judge counts the extensions to the final phase rightly: it had one too few of two equal stocks"
# bench/stand_in.py --decisions 240, level 2 then with 200 iterations; 95 % errors of 1,000 to 2,500
COSTS: Final = [4_034, 260, -246, -2_403, -3_246]
# where levels stand among ratings: with two from what each wins against its neighbour (training/README.md, even steps)
MEANS: Final = {2: [10.5, 17.3, 25.0, 30.0, 37.5]}

A_POINT: Final = float(COINS_A_POINT)
OWN_COIN: Final = 0.7  # points of a coin in the colour of a stall of mine that can still grow
OTHER_COIN: Final = 0.4
CARD: Final = 0.5  # points of a card in hand, while there is time to build
BARKER: Final = 0.4
STALL: Final = 1.0  # points of a main stall on the board …
TILE: Final = 0.5  # … and of every tile of it: what a customer pays there
CUSTOMER: Final = 0.35  # points a tile of the stall whose entrance is next to a customer
LAST_CARD: Final = 0.8  # in the final phase only cards let one build


class MarketJudge(Judge):
    """Points now, and what is promised while the market goes on."""

    def expect(self, state: State) -> list[float]:
        """For each seat: points, medals held, coins; then stalls, customers, cards and barkers by the time left."""
        market = cast(Market, state)
        time = time_left(market)
        found: list[float] = []
        for seat in range(market.seats):
            points = float(market.built[seat] + market.won[seat])
            points += medal_points(market, seat)
            coins = total(market.coins[seat])
            points += float(coins) / A_POINT
            if market.trigger:
                points += last_chance(market, seat, coins)
            else:
                points += time * (stalls(market, seat) + BARKER * float(market.barkers[seat]))
                points += purse(market, seat) + CARD * float(hand_size(market, seat))
            found.append(points)
        if not market.trigger:
            add_customers(market, time, found)
        return found

    def spread(self, state: State) -> float:
        """Wide at the start, narrow when the final phase is near."""
        return 3.0 + 7.0 * time_left(cast(Market, state))

    def appeal(self, state: State, seat: Seat, option: Action) -> int:
        """At a glance: extensions before customers, customers before cards; my own entrances; full payments."""
        market = cast(Market, state)
        if isinstance(option, BuildExtension):
            return 6
        if isinstance(option, Lure):
            return 4
        if isinstance(option, BuildStall):
            return 3
        if isinstance(option, Draw):
            return 2 if hand_size(market, seat) < 3 else 0
        if isinstance(option, (MoveStall, Stop)):
            return -1
        if isinstance(option, Cell):
            return income(market, seat, cell_at(option.row, option.column))
        if isinstance(option, Customer):
            return market.sizes[stall_of(seat, option.colour)]
        if isinstance(option, Give):
            return option.coins
        return -1 if isinstance(option, TakePile) else 0


def time_left(market: Market) -> float:
    """From 1 at the start to 0 when the final phase begins: by the extensions still to be had."""
    return extensions_to_go(market) / float(EXTENSIONS)


def stalls(market: Market, seat: Seat) -> float:
    """What the stalls of a seat may still earn."""
    worth = 0.0
    for stall in STALLS_OF[seat]:
        if market.mains[stall] >= 0:
            worth += STALL + TILE * float(market.sizes[stall])
    return worth


def purse(market: Market, seat: Seat) -> float:
    """What coins will buy beyond their own points: an extension of n costs n coins and gives n points."""
    worth = 0.0
    coins = market.coins[seat]
    for colour in range(i64(HUES)):
        stall = stall_of(seat, colour)
        grows = market.mains[stall] >= 0 and market.stock[colour] > 0
        worth += float(coins[colour]) * ((OWN_COIN if grows else OTHER_COIN) - 1.0 / A_POINT)
    return worth


def last_chance(market: Market, seat: Seat, coins: int) -> float:
    """In the final phase: a building for each card or three, as long as coins last."""
    if market.out[seat]:
        return 0.0
    return LAST_CARD * min(float(hand_size(market, seat)), coins / A_POINT)


def add_customers(market: Market, time: float, found: list[float]) -> None:
    """A customer whose nearest free entrance is mine is as good as coming."""
    for colour in range(HUES):
        if market.customers[colour] < 0:
            continue
        entrances = free_entrances(market, colour)
        if not entrances:
            continue
        near = nearest(market, market.customers[colour], [market.doors[stall] for stall in entrances])
        if near >= 0 and owner_of(entrances[near]) < market.seats:
            stall = entrances[near]
            found[owner_of(stall)] += time * CUSTOMER * float(market.sizes[stall])


def income(market: Market, seat: Seat, cell: int) -> int:
    """Tiles of my stall with its entrance there; less for another's, as it pays them."""
    if cell not in market.doors:
        return 0
    stall = market.doors.index(cell)
    if owner_of(stall) == seat:
        return market.sizes[stall]
    return 0 if owner_of(stall) == NEUTRAL else -market.sizes[stall]


def make(game: Game) -> Judge:
    """The judge of this game."""
    return MarketJudge(game)
