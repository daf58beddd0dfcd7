"""Fin de la partie & victoire.  [GA 9]"""

from typing import Final

from mypy_extensions import i64

from parlour.core.row import Row
from parlour.core.words import Outcome, Reason, Seat, ranked
from parlour.games.gatsby.awards import prizes
from parlour.games.gatsby.events import Ended, Shown
from parlour.games.gatsby.material import (
    A_FAMILY,
    BIT,
    ENDINGS,
    FAMILIES,
    FAMILY,
    HIDDEN,
    ON_BOARD,
    PLACE_MASK,
    PLACES,
    SPACES,
    STARS,
    Ending,
    space_won,
    who_wins,
)
from parlour.games.gatsby.reasons import OVER_BY_FAMILY, OVER_BY_FIVE, OVER_BY_PLACE
from parlour.games.gatsby.state import Party

SOURCES: Final = ["stars", "special", "aside"]
ENDING_IDS: Final = [ending.name.lower().replace("_", "-") for ending in ENDINGS]
NONE: Final = -1  # no set, no place emptied


def is_over(state: Party) -> bool:
    """A set for somebody [GA 9.1, 9.2], or a place without characters [GA 9.3, R16]."""
    return has_set(state, 0) or has_set(state, 1) or emptied(state) != NONE


def has_set(state: Party, seat: Seat) -> bool:
    """Whether a seat has completed a set."""
    return set_of(state, seat) != NONE


def families_of(state: Party, owner: int) -> list[int]:
    """How many characters of each family somebody has, or with NOBODY are still to be had; those unseen come first."""
    families = [0] * len(FAMILIES)
    for space in range(ON_BOARD):
        if state.owner[space] == owner:
            families[FAMILY[state.tiles[space]]] += 1
    return families


def set_of(state: Party, seat: Seat) -> int:
    """The set a seat has completed, hidden characters included  [GA R15]."""
    families = families_of(state, seat)
    most, fewest = 0, A_FAMILY
    for family in range(1, len(FAMILIES)):
        most = max(most, families[family])
        fewest = min(fewest, families[family])
    if most == A_FAMILY:
        return Ending.FAMILY  # [GA 9.1]
    return Ending.FIVE_FAMILIES if fewest else NONE  # [GA 9.2]


def emptied(state: Party) -> int:
    """The first place that has no character left.  [GA 9.3]"""
    gone: i64 = 0
    for space in range(ON_BOARD):
        if state.owner[space] >= 0:
            gone |= BIT[space]
    for place in PLACES:
        if gone & PLACE_MASK[place] == PLACE_MASK[place]:
            return Ending.CABARET + place
    return NONE


def note_doubt(state: Party, gained: int) -> None:
    """In a view, whether a set is complete cannot be told when its owner holds a tile unseen."""
    for space in range(ON_BOARD):
        seat = state.owner[space]
        if seat >= 0 and gained >> seat & 1 and state.tiles[space] == HIDDEN:
            state.doubt = 1


def show_everything(state: Party) -> None:
    """Why it ended, and every face-down character gained.  [GA R21]"""
    if state.log is None:
        return
    state.log.append(Ended(ENDINGS[reason(state)]))
    for space in range(ON_BOARD):
        if state.owner[space] >= 0 and not state.up >> space & 1:
            state.log.append(Shown(state.owner[space], SPACES[space], state.tiles[space]))


def sheet(state: Party) -> list[list[int]]:
    """Prestige by source: stars [GA 9.3], the special action in the slot and those set aside [GA 9.4]."""
    return [
        [stars(state, state.owner, seat), int(state.slot[seat] != HIDDEN), len(state.aside[seat])]
        for seat in range(state.seats)
    ]


def stars(state: Party, owner: Row, seat: Seat) -> int:
    """The stars of a seat's characters."""
    found: i64 = 0
    for space in range(ON_BOARD):
        if owner[space] == seat:
            found += STARS[state.tiles[space]]
    return found


def prestige(state: Party) -> list[int]:
    """Of each seat."""
    return [sum(row) for row in sheet(state)]


def owners_now(state: Party) -> Row:
    """Who would have the character of each space if the turn ended now."""
    owner = state.owner.copy()
    for won in prizes(state):
        owner[space_won(won)] = who_wins(won)
    return owner


def counted_now(state: Party) -> list[int]:
    """Prestige if the turn, and the game, ended now."""
    owner = owners_now(state)
    return [
        stars(state, owner, seat) + int(state.slot[seat] != HIDDEN) + len(state.aside[seat])
        for seat in range(state.seats)
    ]


def merits(state: Party) -> list[list[int]]:
    """What decides: a set, then prestige [GA 9.3], then characters [GA 9.5], else a draw [GA 9.6, R16]."""
    points = prestige(state)
    return [[int(has_set(state, seat)), points[seat], state.owner.count(seat)] for seat in range(state.seats)]


def reason(state: Party) -> int:
    """The winner's set, or the place that was emptied."""
    best = set_of(state, ranked(merits(state)).index(1))
    return best if best != NONE else emptied(state)


def over_by(state: Party) -> Reason:
    """The paragraph that ended a game which is over."""
    ended = reason(state)
    if ended == Ending.FAMILY:
        return OVER_BY_FAMILY
    return OVER_BY_FIVE if ended == Ending.FIVE_FAMILIES else OVER_BY_PLACE


def outcome(state: Party) -> Outcome:
    """Who won."""
    return Outcome(ranked(merits(state)), prestige(state), sheet(state), ENDING_IDS[reason(state)])
