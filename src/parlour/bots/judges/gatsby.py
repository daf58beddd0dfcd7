"""Gatsby, as a player weighs it: characters won, those within reach in the three places, and sets that threaten."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.bots.judge import Judge, chance_to_beat
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State
from parlour.games.gatsby.actions import Decline, Leave, Put, Race
from parlour.games.gatsby.cabaret import spread
from parlour.games.gatsby.ending import prestige
from parlour.games.gatsby.material import (
    CABARET,
    COLUMN_0,
    COLUMN_5,
    FAMILY,
    FINANCE,
    ON_BOARD,
    ROW_0,
    ROW_5,
    STARS,
    TRACK_CELLS,
    TRACKS,
    Space,
)
from parlour.games.gatsby.racetrack import leftmost
from parlour.games.gatsby.state import Party

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
        found = [float(held[seat]) + sets(party, seat) for seat in range(2)]
        for space in range(ON_BOARD):
            if party.owner[space] < 0:
                worth = CHARACTER + STARS[party.tiles[space]]
                mine, theirs = steps(party, 0, space), steps(party, 1, space)
                sooner = chance_to_beat(theirs - mine, 1.5)
                found[0] += worth * sooner * NEAR / (NEAR + mine)
                found[1] += worth * (1.0 - sooner) * NEAR / (NEAR + theirs)
        return found

    def spread(self, state: State) -> float:
        """The more characters are still to be had, the more can happen."""
        party = cast(Party, state)
        return 2.0 + 0.3 * party.owner.count(-1)

    def suggest(self, state: State, options: list[Action], chance: Chance) -> Action:
        """Of two options at random, the one with more appeal."""
        many = len(options)
        one, other = options[chance.below(many)], options[chance.below(many)]
        party = cast(Party, state)
        return one if appeal(party, one) >= appeal(party, other) else other


def steps(party: Party, seat: Seat, space: int) -> float:
    """How many tokens or steps a seat is away from a character."""
    if space == Space.BOTTOM:
        return missing_stars(party, seat)
    if space == Space.LEFT:
        return missing_tokens(party, seat, ROW_0, ROW_5)
    if space == Space.RIGHT:
        return missing_tokens(party, seat, COLUMN_0, COLUMN_5)
    if space >= Space.TRACK_1:
        return missing_lanes(party, seat, space - Space.TRACK_1)
    for step, there in FINANCE:
        if there == space:
            return (step - party.height[seat]) / 1.4  # whoever is behind climbs two steps at a time
    return FAR


def missing_tokens(party: Party, seat: Seat, start: i64, goal: i64) -> float:
    """The fewest tokens that complete a path from edge to edge."""
    own: i64 = party.tokens[seat]
    own &= CABARET
    theirs: i64 = party.tokens[1 - seat]
    free: i64 = CABARET & ~(own | theirs)
    reached: i64 = flooded(own & start, own)
    tokens = 0.0
    while not reached & goal:
        further: i64 = flooded(reached | ((spread(reached) | start) & free), own)
        if further == reached:
            return FAR
        reached = further
        tokens += 1.0
    return tokens


def flooded(reached: i64, own: i64) -> i64:
    """With all own tokens that hang together with these cells."""
    while True:
        further: i64 = reached | (spread(reached) & own)
        if further == reached:
            return reached
        reached = further


def missing_stars(party: Party, seat: Seat) -> float:
    """Stars still to be covered; one that the other covers costs a swap more."""
    own: i64 = party.tokens[seat]
    theirs: i64 = party.tokens[1 - seat]
    stars: i64 = party.stars
    return 1.5 * ones(stars & ~own) + 2.0 * ones(stars & theirs)


def missing_lanes(party: Party, seat: Seat, track: int) -> float:
    """Tokens to a majority of the track; out of reach once the other has it."""
    own: i64 = party.tokens[seat]
    theirs: i64 = party.tokens[1 - seat]
    mine = other = 0
    for cell in TRACK_CELLS[track]:
        if own >> cell & 1:
            mine += 1
        elif theirs >> cell & 1:
            other += 1
    majority = len(TRACK_CELLS[track]) // 2 + 1
    return FAR if other >= majority else float(majority - mine)


def ones(mask: i64) -> float:
    """How many bits are set."""
    count = 0.0
    while mask:
        mask &= mask - 1
        count += 1.0
    return count


def sets(party: Party, seat: Seat) -> float:
    """What pairs and different families are worth before they are sets."""
    held = [0] * 6
    open_tiles = [0] * 6
    for space in range(ON_BOARD):
        family = FAMILY[party.tiles[space]]
        if party.owner[space] == seat:
            held[family] += 1
        elif party.owner[space] < 0:
            open_tiles[family] += 1
    worth = 0.0
    different = 0
    for family in range(1, 6):
        if held[family]:
            different += 1
        if held[family] == 2 and open_tiles[family]:
            worth += PAIR
    return worth + FAMILIES_HELD[different]


def appeal(party: Party, option: Action) -> int:
    """At a glance: take what is offered, and cells with a bonus."""
    if isinstance(option, (Decline, Leave)):
        return -1
    if isinstance(option, Put):
        return 1 if party.layout[option.cell] else 0
    if isinstance(option, Race) and option.track <= TRACKS:
        return 1 if party.layout[leftmost(party, option.track - 1)] else 0
    return 0


def make(game: Game) -> Judge:
    """The judge of this game."""
    return PartyJudge(game)
