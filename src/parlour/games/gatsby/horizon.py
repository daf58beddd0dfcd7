"""How far a turn can still go at most, and so whether it can end the game: never too little, at times too much.  [GA 9]

Every bonus that a token or a step can set off is counted as if all of them were; so what is out of reach here is out
of reach.
"""

from typing import Any, Final

from mypy_extensions import i64

from parlour.core.words import Seat, Step
from parlour.games.gatsby.bonuses import AskAdvance, AskPlace, BonusDue
from parlour.games.gatsby.cabaret import CUT, count, flooded, free, spread, stars_missing, tokens_missing
from parlour.games.gatsby.characters import LookFirst, LookSecond, PutBack
from parlour.games.gatsby.finance import step_bonus
from parlour.games.gatsby.material import (
    A_FAMILY,
    BOTTOM,
    CABARET,
    COLUMN_0,
    COLUMN_5,
    EACH_TILE,
    FAMILIES,
    FAMILY,
    FINANCE,
    FIRST_LANE,
    IN_CABARET,
    LEFT,
    MAINS,
    ON_BOARD,
    PLACE_SPACES,
    ROW_0,
    ROW_5,
    SEATS,
    TOP,
    TRACK_CELLS,
    TRACKS,
    Bonus,
    Place,
    track_space,
)
from parlour.games.gatsby.parts import (
    AdvancePart,
    AnywherePart,
    CabaretPart,
    CharactersPart,
    FollowPart,
    LanePart,
    LinkPart,
    PairPart,
    PutAnywhere,
    PutBeside,
    PutLinked,
    PutOnLane,
    PutOnTrack,
    PutPair,
    RacePart,
    SwapPart,
)
from parlour.games.gatsby.racetrack import empty_lanes, is_available
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.swap import SwapMine, SwapTheirs
from parlour.games.gatsby.turn import MAIN, SPECIAL, ChooseAction, CommandAction, EndTurn

TOKENS: Final = int(Bonus.PLACE)
ADVANCES: Final = int(Bonus.ADVANCE)
SWAPS: Final = int(Bonus.SWAP)
LOOKS: Final = int(Bonus.CHARACTERS)
KINDS: Final = len(Bonus)


def can_end(state: Party) -> bool:
    """Whether this turn may still end the game, by what its chooser knows; False is certain."""
    if not state.agenda:
        return True
    reach = within_reach(state)
    if not reach:
        return False
    winnable = [winnable_by(state, seat, reach) for seat in range(SEATS)]
    return can_empty(state, winnable, reach) or any(
        can_complete(state, seat, winnable[seat], reach) for seat in range(SEATS)
    )


def within_reach(state: Party) -> list[int]:
    """By bonus, how many of its kind this turn can have at most: tokens, advances, swaps, looks; none between turns."""
    first = begun(state)
    if not first:
        return first
    there = [0] * KINDS
    empty: i64 = free(state)
    for cell in range(FIRST_LANE):
        if empty >> cell & 1:
            there[state.layout[cell]] += 1
    for track in range(TRACKS):
        if is_available(state, track):
            lanes: i64 = empty_lanes(state, track)
            for cell in TRACK_CELLS[track]:
                if lanes >> cell & 1:
                    there[state.layout[cell]] += 1
    reach: list[int] = first[:]
    while True:
        height = state.height[state.active]
        top = min(TOP, height + 2 * reach[ADVANCES])
        paid = [0] * KINDS
        for step in range(height + 1, top + 1):
            paid[step_bonus(state, step)] += 1
        further = [first[kind] + min(there[kind], reach[TOKENS]) + paid[kind] for kind in range(KINDS)]
        if further == reach:
            return reach
        reach = further


def begun(state: Party) -> list[int]:
    """What the rest of the action brings by itself, the most of all actions before one is chosen; empty at set-up."""
    step = state.agenda.top()
    if isinstance(step, (ChooseAction, CommandAction)):
        most = [0] * KINDS
        for number in range(1, MAINS + 1):
            if number != state.stands:
                most = [max(pair) for pair in zip(most, asked_by(MAIN[number]))]
        return [max(pair) for pair in zip(most, asked_by(SPECIAL[state.slot[state.active]]))]
    return asked_by(state.agenda.listed()) if any(isinstance(step, EndTurn) for step in state.agenda) else []


def asked_by(steps: list[Step[Any]]) -> list[int]:
    """What these steps bring, by bonus."""
    found = [0] * KINDS
    for step in steps:
        if isinstance(step, (CabaretPart, PutBeside)):
            found[TOKENS] += 1 + step.links
        elif isinstance(step, (LinkPart, PutLinked)):
            found[TOKENS] += step.links
        elif isinstance(step, (RacePart, PutOnTrack)):
            found[TOKENS] += step.count
        elif isinstance(step, (PairPart, PutPair)):
            found[TOKENS] += 2
        elif isinstance(step, (AnywherePart, PutAnywhere, FollowPart, LanePart, PutOnLane, AskPlace)):
            found[TOKENS] += 1
        elif isinstance(step, (AdvancePart, AskAdvance)):
            found[ADVANCES] += 1
        elif isinstance(step, (SwapPart, SwapMine, SwapTheirs)):
            found[SWAPS] += 1
        elif isinstance(step, (CharactersPart, LookFirst, LookSecond, PutBack)):
            found[LOOKS] += 1
        elif isinstance(step, BonusDue):
            found[step.bonus] += 1
    return found


def winnable_by(state: Party, seat: Seat, reach: list[int]) -> list[int]:
    """The spaces whose character a seat may win when this turn ends: by its own turn, or by what the other gives it."""
    mine = seat == state.active
    tokens = reach[TOKENS] if mine else 0
    swaps = reach[SWAPS]
    found: list[int] = []
    for space in IN_CABARET:
        if state.owner[space] < 0:
            away = tokens_away(state, seat, space) if swaps else tokens_missing(state, seat, space)
            if away != CUT and away <= tokens + swaps:
                found.append(space)
    if mine:
        top = state.height[seat] + 2 * reach[ADVANCES]
        found += [space for step, space in FINANCE if step <= top and state.owner[space] < 0]
    for track in range(TRACKS):
        if state.owner[track_space(track)] < 0 and count(empty_lanes(state, track)) <= reach[TOKENS]:
            found.append(track_space(track))
    return found


def tokens_away(state: Party, seat: Seat, space: int) -> int:
    """How many cells are missing to a character of the Cabaret, the other's counted like empty ones."""
    if space == BOTTOM:
        return stars_missing(state, seat)
    start, goal = (ROW_0, ROW_5) if space == LEFT else (COLUMN_0, COLUMN_5)
    mine: i64 = state.tokens[seat]
    mine &= CABARET
    reached: i64 = flooded(start & mine, mine)
    border: i64 = start
    missing = 0
    while not reached & goal:
        missing += 1
        reached = flooded(reached | border | spread(reached), mine)
        border = 0
    return missing


def can_empty(state: Party, winnable: list[list[int]], reach: list[int]) -> bool:
    """Whether the last characters of a place may all be won.  [GA 9.3]"""
    for place in range(len(PLACE_SPACES)):
        left = [space for space in PLACE_SPACES[place] if state.owner[space] < 0]
        if any(space not in winnable[0] and space not in winnable[1] for space in left):
            continue
        if place == Place.RACETRACK:
            cells = [count(empty_lanes(state, track)) for track in range(TRACKS) if track_space(track) in left]
            if sum(cells) > reach[TOKENS]:
                continue
        return True
    return False


def most_won(state: Party, seat: Seat, winnable: list[int], reach: list[int]) -> int:
    """How many of these one turn can win at most: tracks are filled one by one, what the Cabaret needs may overlap."""
    tokens = reach[TOKENS] + reach[SWAPS]
    steps = len([space for space in winnable if space in PLACE_SPACES[Place.FINANCE]])
    chains = sorted([tokens_away(state, seat, space) for space in winnable if space in IN_CABARET])
    tracks = sorted([count(empty_lanes(state, track)) for track in range(TRACKS) if track_space(track) in winnable])
    best = 0
    for many in range(len(chains) + 1):
        left = tokens - (chains[many - 1] if many else 0)
        filled = 0
        for cells in tracks:
            left -= cells
            filled += int(left >= 0)
        best = max(best, many + filled)
    return steps + best


def can_complete(state: Party, seat: Seat, winnable: list[int], reach: list[int]) -> bool:
    """Whether a seat may complete a set by these characters; after a look any may lie anywhere.  [GA 9.1, 9.2]"""
    owned = [space for space in range(ON_BOARD) if state.owner[space] == seat]
    most = len(owned) + most_won(state, seat, winnable, reach)
    if not winnable or most < A_FAMILY:
        return False
    looks = reach[LOOKS] > 0
    row = state.where[state.agenda.top().seat]
    held = [0] * len(FAMILIES)
    for space in range(ON_BOARD):
        if space not in owned and space not in winnable:
            continue
        families = 0
        for tile in EACH_TILE:
            if row[tile] >> space & 1 or (looks and space in winnable):
                families |= 1 << FAMILY[tile]
        for family in range(1, len(FAMILIES)):
            held[family] += families >> family & 1
    if max(held[1:]) >= A_FAMILY:
        return True
    return min(held[1:]) > 0 and most >= len(FAMILIES) - 1
