"""What a drawn table shows beside the view: how far everything is, as the rules count it, from the view alone."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.core.words import NOBODY, Seat, Step, Viewer, ranked
from parlour.games.gatsby.cabaret import free, has_won, spread
from parlour.games.gatsby.ending import NONE, merits, set_of
from parlour.games.gatsby.finance import rise, step_bonus
from parlour.games.gatsby.knowledge import BOX, row_of
from parlour.games.gatsby.material import (
    A_FAMILY,
    CABARET,
    CELLS,
    COLUMN_0,
    COLUMN_5,
    EACH_TILE,
    FAMILIES,
    FAMILY,
    HIDDEN,
    MAINS,
    ON_BOARD,
    PLACE_SPACES,
    ROW_0,
    ROW_5,
    SEATS,
    STARS,
    TILES,
    TOP,
    TRACK_CELLS,
    TRACKS,
    Space,
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
    PutBeside,
    PutLinked,
    PutOnTrack,
    PutPair,
    RacePart,
    SwapPart,
)
from parlour.games.gatsby.racetrack import is_available, is_finished, leftmost
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.turn import MAIN, SPECIAL, EndCommanded, EndTurn

CUT: Final = -1  # no tokens placed can do it: the other's are in the way
NOWHERE: Final = -1
FEW: Final = 3  # spaces a tile may be on and still be worth remembering
IN_CABARET: Final = [int(Space.LEFT), int(Space.RIGHT), int(Space.BOTTOM)]


def shown(view: Party, viewer: Viewer) -> dict[str, Any]:
    """Everything, as plain JSON; lists with two entries are by seat."""
    perhaps = [may_lie_on(view, viewer, space) for space in range(ON_BOARD)]
    to_go = [[tokens_missing(view, seat, space) for seat in range(SEATS)] for space in IN_CABARET]
    unseen, boxed = unplaced(view, viewer)
    return {
        "held": [cells_held(view, seat) for seat in range(SEATS)],
        "to_go": to_go,
        "keys": [keys(view, seat, to_go) for seat in range(SEATS)],
        "stars": [stars_held(view, seat) for seat in range(SEATS)],
        "steps": [[step_bonus(view, step), open_to(view, step)] for step in range(TOP + 1)],
        "rise": [rise(view, seat) for seat in range(SEATS)],
        "tracks": [track_shown(view, track) for track in range(TRACKS)],
        "perhaps": [remembered(view, viewer, space) for space in range(ON_BOARD)],
        "left": [len(unclaimed(view, spaces)) for spaces in PLACE_SPACES],
        "last": last_of_place(view),
        "families": [held_families(view, seat) for seat in range(SEATS)],
        "unknown": [len(unknown_to_viewer(view, seat)) for seat in range(SEATS)],
        "kinds": [kinds_range(view, seat, perhaps) for seat in range(SEATS)],
        "prestige": [prestige_range(view, seat, perhaps) for seat in range(SEATS)],
        "completes": [completing(view, seat) for seat in range(SEATS)],
        "unseen": unseen,
        "boxed": boxed,
        "part": part_now(view),
        "special": special_now(view),
        "winner": sure_winner(view, perhaps),
        "command": view.agenda[-1].seat if view.command and view.agenda else NOBODY,
        "commander": commander(view),
    }


def cells_held(view: Party, seat: Seat) -> list[int]:
    """The cells with a token of the seat, one by one: as a mask they are more than a number of JavaScript holds."""
    tokens: i64 = view.tokens[seat]
    return [cell for cell in range(CELLS) if tokens >> cell & 1]


def tokens_missing(view: Party, seat: Seat, space: int) -> int:
    """How many tokens more win a character of the Cabaret [GA 5.1b, 5.1c], none of the other's being in the way."""
    if space == Space.LEFT:
        return chain_missing(view, seat, ROW_0, ROW_5)
    if space == Space.RIGHT:
        return chain_missing(view, seat, COLUMN_0, COLUMN_5)
    theirs: i64 = view.tokens[1 - seat]
    return CUT if theirs & view.stars else view.stars.bit_count() - stars_held(view, seat)


def chain_missing(view: Party, seat: Seat, start: i64, goal: i64) -> int:
    """The fewest tokens that complete a path from edge to edge: own cells cost nothing, empty ones a token each."""
    mine: i64 = view.tokens[seat]
    mine &= CABARET
    empty: i64 = free(view)
    reached = flooded(start & mine, mine)
    border: i64 = start & empty
    missing = 0
    while not reached & goal:
        missing += 1
        further: i64 = reached | ((border | spread(reached)) & empty)
        further = flooded(further, mine)
        if further == reached:
            return CUT
        reached = further
        border = 0
    return missing


def flooded(cells: i64, within: i64) -> i64:
    """These cells and all that is joined to them by others of a set."""
    while True:
        further: i64 = cells | (spread(cells) & within)
        if further == cells:
            return cells
        cells = further


def keys(view: Party, seat: Seat, to_go: list[list[int]]) -> list[int]:
    """The empty cells where one token wins a character of the Cabaret."""
    found: list[int] = []
    close = [space for space in IN_CABARET if view.owner[space] < 0 and to_go[space][seat] == 1]
    if not close:
        return found
    trial = view.copy()
    tokens = view.tokens[seat]
    empty: i64 = free(view)
    for cell in range(36):
        if empty >> cell & 1:
            trial.tokens[seat] = tokens | 1 << cell
            for space in close:
                if has_won(trial, seat, space):
                    found.append(cell)
                    break
    return found


def stars_held(view: Party, seat: Seat) -> int:
    """Star cells with a token of the seat.  [GA 5.1c]"""
    return (view.tokens[seat] & view.stars).bit_count()


def open_to(view: Party, step: int) -> int:
    """The seats below a step, a bit each: they may still be paid there, or win its character.  [GA 5.2b, 5.2c]"""
    return int(view.height[0] < step) | int(view.height[1] < step) << 1


def track_shown(view: Party, track: int) -> dict[str, Any]:
    """Tokens of both, cells left, the cell of the next token, and how many more make a majority.  [GA 5.3a, 5.3b]"""
    tokens = [0, 0]
    for cell in TRACK_CELLS[track]:
        for seat in range(SEATS):
            tokens[seat] += view.tokens[seat] >> cell & 1
    half = len(TRACK_CELLS[track]) // 2
    open_track = is_available(view, track)
    return {
        "tokens": tokens,
        "left": 0 if is_finished(view, track) else len(TRACK_CELLS[track]) - tokens[0] - tokens[1],
        "next": leftmost(view, track) if open_track else NOWHERE,
        "need": [half + 1 - tokens[0], half + 1 - tokens[1]],
    }


def unclaimed(view: Party, spaces: list[int]) -> list[int]:
    """The spaces whose character is still there."""
    return [space for space in spaces if view.owner[space] < 0]


def last_of_place(view: Party) -> list[int]:
    """The spaces whose character is the last of its place: whoever wins it ends the game.  [GA 9.3]"""
    left = [unclaimed(view, spaces) for spaces in PLACE_SPACES]
    return [spaces[0] for spaces in left if len(spaces) == 1]


def may_lie_on(view: Party, viewer: Viewer, space: int) -> list[int]:
    """The tiles that may be on a space the viewer does not know; none if it is known."""
    if view.tiles[space] != HIDDEN:
        return []
    row = view.where[row_of(viewer)]
    return [tile for tile in EACH_TILE if row[tile] >> space & 1]


def remembered(view: Party, viewer: Viewer, space: int) -> list[int]:
    """The tiles once seen that are here or on one of a few other spaces, after an exchange in secret.  [GA 7.5e]"""
    row = view.where[row_of(viewer)]
    return [tile for tile in may_lie_on(view, viewer, space) if row[tile].bit_count() <= FEW]


def unplaced(view: Party, viewer: Viewer) -> tuple[list[int], list[int]]:
    """The tiles whose space the viewer does not know, and of the others those known to be in the box."""
    row = view.where[row_of(viewer)]
    known = [False] * (TILES + 1)
    for space in range(ON_BOARD):
        known[view.tiles[space]] = True
    missing = [tile for tile in EACH_TILE if not known[tile]]
    boxed = missing if not view.agenda else [tile for tile in missing if row[tile] == BOX]
    return [tile for tile in missing if tile not in boxed], boxed


def held_families(view: Party, seat: Seat) -> list[int]:
    """How many characters of each family a seat is known to have."""
    found = [0] * len(FAMILIES)
    for space in range(ON_BOARD):
        if view.owner[space] == seat:
            found[FAMILY[view.tiles[space]]] += 1
    return found[1:]


def unknown_to_viewer(view: Party, seat: Seat) -> list[int]:
    """The spaces a seat won whose tile the viewer does not know.  [GA R15]"""
    return [space for space in range(ON_BOARD) if view.owner[space] == seat and view.tiles[space] == HIDDEN]


def candidates(view: Party, seat: Seat, perhaps: list[list[int]]) -> list[int]:
    """The tiles that may be among those of a seat."""
    found: list[int] = []
    for space in unknown_to_viewer(view, seat):
        found += [tile for tile in perhaps[space] if tile not in found]
    return found


def kinds_range(view: Party, seat: Seat, perhaps: list[list[int]]) -> list[int]:
    """How many families a seat has at least and at most.  [GA 9.2]"""
    held = held_families(view, seat)
    sure = sum([int(count > 0) for count in held])
    hidden = len(unknown_to_viewer(view, seat))
    if not hidden:
        return [sure, sure]
    maybe: list[int] = []
    stale = False
    for tile in candidates(view, seat, perhaps):
        family = FAMILY[tile] - 1
        stale = stale or held[family] > 0
        if held[family] == 0 and family not in maybe:
            maybe.append(family)
    return [sure if stale else sure + 1, sure + min(hidden, len(maybe))]


def prestige_range(view: Party, seat: Seat, perhaps: list[list[int]]) -> list[int]:
    """The prestige of a seat, at least and at most: characters won, slot and set-aside specials.  [GA 9.3, 9.4]"""
    sure = int(view.slot[seat] != HIDDEN) + len(view.aside[seat])
    for space in range(ON_BOARD):
        if view.owner[space] == seat:
            sure += STARS[view.tiles[space]]
    hidden = len(unknown_to_viewer(view, seat))
    if not hidden:
        return [sure, sure]
    worth = sorted([STARS[tile] for tile in candidates(view, seat, perhaps)])
    return [sure + sum(worth[:hidden]), sure + sum(worth[-hidden:])]


def sure_winner(view: Party, perhaps: list[list[int]]) -> int:
    """Who has won a game that is over, or would be, whatever is still hidden; NOBODY if that cannot be told."""
    if view.agenda:
        return NOBODY
    if not unknown_to_viewer(view, 0) and not unknown_to_viewer(view, 1):
        ranks = ranked(merits(view))
        return NOBODY if ranks[0] == ranks[1] else ranks.index(1)
    for seat in range(SEATS):
        other = 1 - seat
        hidden = len(unknown_to_viewer(view, other))
        may_have_set = (
            max(held_families(view, other)) + hidden >= A_FAMILY
            or kinds_range(view, other, perhaps)[1] == len(FAMILIES) - 1
        )
        if may_have_set:
            continue
        if set_of(view, seat) != NONE:  # [GA 9.1, 9.2]
            return seat
        if prestige_range(view, seat, perhaps)[0] > prestige_range(view, other, perhaps)[1]:  # [GA 9.3]
            return seat
    return NOBODY


def completing(view: Party, seat: Seat) -> list[int]:
    """The spaces whose character, as far as it is known, would complete a set for a seat.  [GA 9.1, 9.2]"""
    if view.owner.count(seat) < 2 or not view.agenda:
        return []
    trial = view.copy()
    found: list[int] = []
    for space in range(ON_BOARD):
        if view.owner[space] < 0 and view.tiles[space] != HIDDEN:
            trial.owner[space] = seat
            if set_of(trial, seat) != NONE:
                found.append(space)
            trial.owner[space] = -1
    return found


def part_now(view: Party) -> list[int]:
    """Which part of the action is being done, and how many it has; empty between turns.  [GA 4.6]"""
    if not in_an_action(view):
        return []
    of = sum([parts_in(step) for step in whole_action(view)])
    later = sum([parts_in(step) for step in view.agenda])
    return [of - later, of]


def whole_action(view: Party) -> list[Step[Any]]:
    """The agenda with which the action began."""
    return MAIN[view.stands] if view.stands <= MAINS else SPECIAL[special_now(view)]


def parts_in(step: Step[Any]) -> int:
    """How many parts of an action a step of the agenda still has before it; what is asked now has begun."""
    if isinstance(step, CabaretPart):
        return 1 + step.links
    if isinstance(step, (LinkPart, PutBeside)):
        return step.links
    if isinstance(step, PutLinked):
        return step.links - 1
    if isinstance(step, RacePart):
        return step.count
    if isinstance(step, PutOnTrack):
        return step.count - 1
    if isinstance(step, PairPart):
        return 2
    if isinstance(step, (AdvancePart, AnywherePart, CharactersPart, FollowPart, LanePart, PutPair, SwapPart)):
        return 1
    return 0


def special_now(view: Party) -> int:
    """The special action being carried out, 0 if none.  [GA 4.5]"""
    return view.used[-1] if view.stands > MAINS and in_an_action(view) else 0


def commander(view: Party) -> Seat:
    """Who commanded the action that is being carried out; NOBODY if its player chose it.  [GA 7.2a]"""
    return 1 - view.active if any(isinstance(step, EndCommanded) for step in view.agenda) else NOBODY


def in_an_action(view: Party) -> bool:
    """Whether an action has begun: its turn waits to be ended."""
    return any(isinstance(step, EndTurn) for step in view.agenda)
