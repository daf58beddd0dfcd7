"""What a viewer may see: the board, and what they have looked at and can conclude.  [GA 7.5c, R15, R20]"""

from parlour.core.row import Row, level, row
from parlour.core.words import Viewer
from parlour.games.gatsby.knowledge import row_of
from parlour.games.gatsby.material import BIT, HIDDEN, ON_BOARD, UNDEALT
from parlour.games.gatsby.state import PUBLIC, Party


def view(state: Party, viewer: Viewer) -> Party:
    """The table with blanks; once the game is over, everything.  [GA R21]"""
    seen = state.copy()
    seen.key = 0
    if not state.agenda:
        return seen
    mine = row_of(viewer)
    seen.tiles = tiles_seen(state, viewer)
    seen.drawn = drawn_seen(state, viewer)
    for seat in range(state.seats):
        if seat != mine:
            hide_specials(seen, seat)
            seen.where[seat] = seen.where[PUBLIC].copy()  # what the other has concluded is theirs
    seen.pile = level(len(seen.pile), HIDDEN)
    return seen


def tiles_seen(state: Party, viewer: Viewer) -> Row:
    """The tile of each space, where the viewer knows it; those in the box are known to nobody.  [GA 3.3b]"""
    masks = state.where[row_of(viewer)]
    seen = state.tiles.copy()
    for space in range(ON_BOARD):
        if masks[seen[space]] != BIT[space]:
            seen[space] = HIDDEN
    for undealt in range(UNDEALT):
        seen[ON_BOARD + undealt] = HIDDEN
    return seen


def drawn_seen(state: Party, viewer: Viewer) -> Row:
    """Special actions in the hand of whoever chooses one, as blanks for the other."""
    return state.drawn.copy() if state.agenda.top().seat == row_of(viewer) else level(len(state.drawn), HIDDEN)


def hide_specials(seen: Party, seat: int) -> None:
    """Blank what another discarded, and what they set aside without showing it.  [GA R9, R20]"""
    seen.discards[seat] = level(len(seen.discards[seat]), HIDDEN)
    seen.aside[seat] = row([special if seen.shown >> special & 1 else HIDDEN for special in seen.aside[seat]])
