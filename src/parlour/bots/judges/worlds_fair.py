"""World's Fair 1893, as a player weighs it: majorities, exhibits that will be approved, tickets, figures, the wheel."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.bots.judge import Judge, chance_to_beat
from parlour.bots.levels import Level, learned_levels
from parlour.core.game import Game
from parlour.core.row import Row
from parlour.core.words import Action, Seat, State
from parlour.games.worlds_fair.actions import Add, DiscardFigure, Lift, Place, TakeBack
from parlour.games.worlds_fair.material import (
    AREAS,
    EXHIBIT,
    LEADER_COINS,
    ROUNDS,
    Standing,
    is_ticket,
)
from parlour.games.worlds_fair.state import Fair

LEVELS: Final = [
    Level(40, slack=0.15, guided=True),
    Level(120, slack=0.04, guided=True),
    Level(400, guided=True),
    Level(3_000, guided=True),
    Level(24_000, guided=True),
]
LEARNED: Final = {
    2: learned_levels(0.45, (16, 0.08), (32, 0.02), (90, 0.0), (700, 0.0), (20_000, 0.0)),
    3: learned_levels(0.45, (16, 0.08), (32, 0.02), (90, 0.0), (700, 0.0), (16_000, 0.0)),
    4: learned_levels(0.45, (16, 0.08), (32, 0.02), (90, 0.0), (700, 0.0), (30_000, 0.0)),
}
OLD5: Final = Level(24_000, guided=True)
# seconds of a whole turn of each level, by seats: medians of bench/thinking.py on one core
SECONDS: Final = {2: [0.0, 0.0, 0.0, 0.0, 0.3], 3: [0.0, 0.0, 0.0, 0.0, 0.3], 4: [0.0, 0.0, 0.0, 0.0, 0.7]}
VERSION: Final = 3
CHANGED: Final = "levels play a net, and a whole turn has a bound"
# bench/stand_in.py --decisions 240; 95 % errors fall from 10,000 to 2,000
COSTS: Final = [21_573, 13_775, 9_457, -608, -1_180]
# where levels stand among ratings: with two from what each wins against its neighbour (training/README.md, even steps);
# else by bench/rating_levels.py for levels 1 to 4, of 146 and 99 games, level 5 as far above them as with two
MEANS: Final = {
    2: [13.1, 18.8, 25.0, 30.4, 33.9],
    3: [16.1, 19.5, 25.0, 26.6, 30.1],
    4: [14.8, 20.0, 25.0, 29.1, 32.6],
}

FIGURE_WORTH: Final = 0.8  # points of a figure that is due: a supporter where it is wanted
RESERVE_WORTH: Final = 0.05  # points of a supporter at home
CARRIED: Final = 0.25  # of a majority, for each scoring phase after the next: half of the supporters stay
LATER: Final = 0.3  # of an exhibit that finds no approval now, for each scoring phase after the next


class FairJudge(Judge):
    """Points now, and what the next scoring phases promise."""

    def expect(self, state: State) -> list[float]:
        """For each seat: coins, medals, tickets, sets of tokens held and expected, figures."""
        fair = cast(Fair, state)
        to_go = still_to_go(fair)
        most = max([len(tickets) for tickets in fair.tickets])
        found: list[float] = []
        for seat in range(fair.seats):
            points = float(fair.coins[seat] + fair.medals[seat])
            tickets = len(fair.tickets[seat])
            points += tickets + LEADER_COINS * chance_to_beat(tickets + 0.5 - most, 0.5 + 2.0 * to_go)
            points += FIGURE_WORTH * len(fair.figures[seat]) + RESERVE_WORTH * float(fair.reserve[seat])
            found.append(points + majorities(fair, seat, to_go))
        return found

    def spread(self, state: State) -> float:
        """With all rounds to go anything can happen, in the last turns little."""
        fair = cast(Fair, state)
        return 2.0 + 3.0 * (ROUNDS - fair.round + still_to_go(fair))

    def appeal(self, state: State, seat: Seat, option: Action) -> int:
        """At a glance: many cards, and a place that a supporter gains or holds."""
        fair = cast(Fair, state)
        if isinstance(option, Place):
            return 2 * cards_worth(fair, option.area) + contest(fair, seat, option.area)
        if isinstance(option, Add):
            return contest(fair, seat, option.area)
        if isinstance(option, TakeBack):
            return -contest(fair, seat, option.area)
        if isinstance(option, Lift):
            return 0 if option.owner == seat else 1
        if isinstance(option, DiscardFigure):
            return -1
        return 0


def still_to_go(fair: Fair) -> float:
    """The part of the round that lies ahead, from 1 to 0."""
    wheel = fair.wheel
    return (wheel - fair.car) / wheel


def majorities(fair: Fair, seat: Seat, to_go: float) -> float:
    """Medals, and points of sets, that the supporters and exhibits of a seat promise."""
    later = float(ROUNDS - fair.round)
    held = [0.0 for _ in AREAS]
    for card in fair.exhibits[seat].numbers:
        held[EXHIBIT[card]] += 1.0
    tokens: list[float] = []
    medals = 0.0
    medal, approvals = fair.box.medal, fair.box.approvals
    first_medal, second_medal = medal[Standing.FIRST][fair.seats], medal[Standing.SECOND][fair.seats]
    first_allowed, second_allowed = approvals[Standing.FIRST][fair.seats], approvals[Standing.SECOND][fair.seats]
    for area in range(len(held)):
        first, second = places(fair.supporters[area], seat, 0.6 + 1.6 * to_go)
        medals += first * float(first_medal) + second * float(second_medal)
        allowed = first * float(first_allowed) + second * float(second_allowed)
        now = allowed if allowed < held[area] else held[area]
        tokens.append(float(fair.approved[seat][area]) + now + (held[area] - now) * LATER * later)
    return medals * (1.0 + CARRIED * later) + sets(tokens)


def places(supporters: Row, seat: Seat, doubt: float) -> tuple[float, float]:
    """The chances to be first and second on an area when it is scored."""
    mine = supporters[seat]
    if not mine:
        return 0.0, 0.0
    first = 1.0
    second = 0.0
    for other in range(len(supporters)):
        if other != seat:
            ahead = chance_to_beat(float(mine - supporters[other]), doubt)
            second = second * ahead + first * (1.0 - ahead)
            first *= ahead
    return first, second


def sets(tokens: list[float]) -> float:
    """Points of sets, with parts of tokens: a set of n is worth n (n + 1) / 2."""
    points = 0.0
    size = 0.0
    while True:
        kinds = 0.0
        for held in tokens:
            over = held - size
            kinds += 1.0 if over > 1.0 else (over if over > 0.0 else 0.0)
        if kinds == 0.0:
            return points
        points += kinds * (kinds + 1.0) / 2.0
        size += 1.0


def cards_worth(fair: Fair, area: int) -> int:
    """Cards beside an area; a ticket is a sure point."""
    worth = 0
    for card in fair.beside[area].numbers:
        worth += 3 if is_ticket(card) else 2
    return worth


def contest(fair: Fair, seat: i64, area: int) -> int:
    """How much one supporter matters there: most where the best other is just ahead or level."""
    counts = fair.supporters[area]
    best: i64 = 0
    for other in range(i64(fair.seats)):
        if other != seat and counts[other] > best:
            best = counts[other]
    behind = best - counts[seat]
    if behind == 0 or behind == 1:
        return 3
    return 2 if behind == -1 else 0


def make(game: Game) -> Judge:
    """The judge of this game."""
    return FairJudge(game)
