"""Gatsby, as a player weighs it: characters won, those within reach in the three places, and sets that threaten."""

from typing import Final, cast

from parlour.bots.judge import Judge, chance_to_beat
from parlour.bots.levels import Level, learned_levels
from parlour.core.game import Game
from parlour.core.words import NOBODY, Action, Seat, State
from parlour.games.gatsby.actions import Decline, Leave, Put, Race
from parlour.games.gatsby.cabaret import CUT, stars_held, stars_missing, tokens_missing
from parlour.games.gatsby.ending import families_of, prestige
from parlour.games.gatsby.material import (
    A_FAMILY,
    BOTTOM,
    FINANCE,
    ON_BOARD,
    SEATS,
    STARS,
    TRACK_1,
    TRACKS,
    track_of,
)
from parlour.games.gatsby.racetrack import leftmost, majority_missing
from parlour.games.gatsby.state import Party

LEVELS: Final = [
    Level(20, slack=0.12, cut=6, guided=True, explore=0.25),
    Level(100, slack=0.02, cut=6, guided=True, explore=0.25),
    Level(600, cut=6, guided=True, explore=0.25),
    Level(5_000, cut=6, guided=True, explore=0.25),
    Level(40_000, cut=6, guided=True, explore=0.25),
]
LEARNED: Final = {
    2: learned_levels(0.25, (60, 0.05), (200, 0.008), (800, 0.0), (7_000, 0.0), (24_000, 0.0)),
}
OLD5: Final = Level(40_000, cut=6, guided=True, explore=0.25)
# seconds of a whole turn of each level, by seats: medians of bench/thinking.py on one core
SECONDS: Final = {2: [0.0, 0.0, 0.0, 0.1, 0.5]}
VERSION: Final = 4
CHANGED: Final = "levels play a net, and a whole turn has a bound"
# bench/stand_in.py --decisions 240; 95 % errors of 4,000 to 6,000
COSTS: Final = [14_028, 89, -2_964, -6_059, -7_639]
# where levels stand among ratings: with two from what each wins against its neighbour (training/README.md, even steps)
MEANS: Final = {2: [12.5, 18.5, 25.0, 32.3, 37.0]}

FAR: Final = 9.0  # tokens or steps: out of reach
NEAR: Final = 3.0  # so many steps away, a character is half as sure as it would be here
CHARACTER: Final = 0.6  # points of a character beside its stars: it may complete a set
PAIR: Final = 1.5  # two of a family, the third still to be had
FAMILIES_HELD: Final = [0.0, 0.0, 0.3, 0.9, 2.2, 0.0]  # different families: five of them win


class PartyJudge(Judge):
    """Prestige now, and what is promised."""

    def expect(self, state: State) -> list[float]:
        """For each seat: stars, special actions, characters it is likely to win, sets it is near to."""
        party = cast(Party, state)
        held = prestige(party)
        still_there = families_of(party, NOBODY)
        found = [float(held[seat]) + sets(families_of(party, seat), still_there) for seat in range(SEATS)]
        for space in range(ON_BOARD):
            if party.owner[space] < 0:
                worth = CHARACTER + float(STARS[party.tiles[space]])
                mine, theirs = steps(party, 0, space), steps(party, 1, space)
                sooner = chance_to_beat(theirs - mine, 1.5)
                found[0] += worth * sooner * NEAR / (NEAR + mine)
                found[1] += worth * (1.0 - sooner) * NEAR / (NEAR + theirs)
        return found

    def spread(self, state: State) -> float:
        """The more characters are still to be had, the more can happen."""
        party = cast(Party, state)
        return 2.0 + 0.3 * party.owner.count(-1)

    def appeal(self, state: State, seat: Seat, option: Action) -> int:
        """At a glance: take what is offered, and cells with a bonus."""
        party = cast(Party, state)
        if isinstance(option, (Decline, Leave)):
            return -1
        if isinstance(option, Put):
            return 1 if party.layout[option.cell] else 0
        if isinstance(option, Race) and option.track <= TRACKS:
            return 1 if party.layout[leftmost(party, option.track - 1)] else 0
        return 0


def steps(party: Party, seat: Seat, space: int) -> float:
    """How many tokens or steps a seat is away from a character."""
    if space == BOTTOM:  # a star that the other covers costs a swap more
        return 1.5 * stars_missing(party, seat) + 2.0 * stars_held(party, 1 - seat)
    if space < BOTTOM:
        missing = tokens_missing(party, seat, space)
        return FAR if missing == CUT else float(missing)
    if space >= TRACK_1:
        track = track_of(space)
        taken = majority_missing(party, track, 1 - seat) <= 0
        return FAR if taken else float(majority_missing(party, track, seat))
    for step, there in FINANCE:
        if there == space:
            return float(step - party.height[seat]) / 1.4  # whoever is behind climbs two steps at a time
    return FAR


def sets(held: list[int], still_there: list[int]) -> float:
    """What pairs and different families are worth before they are sets."""
    worth = 0.0
    different = 0
    for family in range(1, len(held)):
        if held[family]:
            different += 1
        if held[family] == A_FAMILY - 1 and still_there[family]:
            worth += PAIR
    return worth + FAMILIES_HELD[different]


def make(game: Game) -> Judge:
    """The judge of this game."""
    return PartyJudge(game)
