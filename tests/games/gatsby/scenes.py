"""Small builders: a table of Gatsby in three lines, in notation."""

from collections.abc import Mapping, Sequence
from typing import cast

from parlour.core.chance import Chance
from parlour.core.engine import turn
from parlour.core.row import Row, row, rows
from parlour.core.words import Outcome, Viewer
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.knowledge import dealt as known_by_all
from parlour.games.gatsby.material import CELL_NAMES, FACE_UP, LANE_BONUS, SLABS, SPACES, STAR
from parlour.games.gatsby.setup import laid_out
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.turn import CHOOSE
from tests.games import playing

# Characters by family and number: y3 is the third yellow one; stars 3 0 2, 2 1 2, 3 1 1, 2 1 2, 2 3 0.
TILE_NAMES = ["?"] + [f"{family}{number}" for family in "ypmbk" for number in (1, 2, 3)]
SPACE_NAMES = [space.name.lower().replace("_", "-") for space in SPACES]

# The four slabs unturned, A B over C D:
#   a1 COMMAND  b2 ADVANCE  a3 STAR  c3 CHARACTERS    d1 CHARACTERS  e2 ADVANCE  f2 STAR  f3 SWAP
#   a4 SWAP     c4 ADVANCE  b5 STAR  c6 COMMAND       d4 SWAP        f4 STAR     e5 COMMAND  f6 CHARACTERS


def cells(names: str) -> int:
    """Cells as a mask: `a1 t2.4`."""
    return sum(1 << CELL_NAMES.index(name) for name in names.split())


def named(mask: int) -> str:
    """A mask as cells."""
    return " ".join(name for cell, name in enumerate(CELL_NAMES) if mask >> cell & 1)


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def tile(name: str) -> int:
    return TILE_NAMES.index(name)


def unturned() -> tuple[Row, int]:
    """The layout of the slabs A B over C D, and its stars."""
    layout, stars = [0] * 36 + LANE_BONUS, 0
    for corner, slab in enumerate(SLABS):
        for at, bonus in enumerate(slab):
            cell = 6 * (3 * (corner // 2) + at // 3) + 3 * (corner % 2) + at % 3
            if bonus == STAR:
                stars |= 1 << cell
            else:
                layout[cell] = bonus
    return row(layout), stars


def party(
    mine: str = "",
    theirs: str = "a3",
    *,
    height: Sequence[int] = (1, 1),
    tiles: Mapping[str, str] | None = None,
    owned: Mapping[str, int] | None = None,
    slot: Sequence[int] = (0, 0),
    aside: Sequence[Sequence[int]] = ((), ()),
    pile: Sequence[int] | None = None,
    stands: int = 0,
    active: int = 0,
) -> Party:
    """A table at the beginning of a turn. Tokens of seats 0 and 1; the slabs unturned; characters y1 y2 … in order
    on left, right, bottom, the steps and the tracks, k1 k2 k3 in the box; both ascension tokens on step 1, so that
    an advance pays nothing; unless told otherwise.

    The pile of special actions is written in the order of drawing.
    """
    state = Party(2, 1)
    state.layout, state.stars = unturned()
    state.tokens = row([cells(mine), cells(theirs)])
    state.height = row(list(height))
    state.tiles = row(list(range(1, 16)))
    for where, what in (tiles or {}).items():
        here, there = space(where), state.tiles.index(tile(what))
        state.tiles[here], state.tiles[there] = state.tiles[there], state.tiles[here]
    state.up = sum(1 << face for face in FACE_UP)
    known_by_all(state)
    for name, seat in (owned or {}).items():
        own(state, seat, name)
    state.slot = row(list(slot))
    state.aside = rows([list(specials) for specials in aside])
    state.shown = sum(1 << special for special in [*slot, *state.aside[0], *state.aside[1]] if special)
    gone = {*slot, *state.aside[0], *state.aside[1]}
    rest = [special for special in range(1, 12) if special not in gone]
    state.pile = row(rest[::-1] if pile is None else [x for x in rest if x not in pile] + list(pile)[::-1])
    state.stands, state.active = stands, active
    state.then(CHOOSE[active])
    return state


def own(state: Party, seat: int, name: str) -> None:
    """Give a character to a seat, as if won on an earlier turn."""
    from parlour.games.gatsby.verbs import gain

    gain(state, seat, space(name))


def dealt(seed: int = 1) -> Party:
    """The table as the set-up leaves it."""
    return laid_out(2, seed)


PLAYING: playing.Playing[Party] = playing.Playing(GAME)
options, act, after, told_of = PLAYING.options, PLAYING.act, PLAYING.after, playing.told_of


def asked(state: Party) -> tuple[int, str]:
    """Who is asked, and by which step."""
    return turn(state), type(state.agenda[-1]).__name__ if state.agenda else "over"


def ended(state: Party) -> Outcome:
    """The outcome of a game that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def look(state: Party, viewer: Viewer = 0) -> Party:
    """What a viewer sees."""
    return cast(Party, GAME.view(state, viewer))


def guessed(view: Party, viewer: Viewer = 0, key: int = 1) -> Party:
    """A world that looks like the view."""
    return cast(Party, GAME.guess(view, viewer, Chance(key)))


def owners(state: Party) -> dict[str, int]:
    """Who owns what was claimed, by space."""
    return {SPACE_NAMES[at]: seat for at, seat in enumerate(state.owner) if seat >= 0}
