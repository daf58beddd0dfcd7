"""What a viewer may see: the board, and what they have looked at and can conclude.  [GA 7.5c, R15, R20]"""

from parlour.core.words import Viewer
from parlour.games.gatsby.knowledge import row_of
from parlour.games.gatsby.material import HIDDEN, ON_BOARD, UNDEALT
from parlour.games.gatsby.state import PUBLIC, Party


def view(state: Party, viewer: Viewer) -> Party:
    """The table with blanks; once the game is over, everything.  [GA R21]"""
    seen = state.copy()
    seen.key = 0
    if not state.agenda:
        return seen
    mine = row_of(viewer)
    masks = seen.where[mine]
    for space in range(ON_BOARD):
        tile = seen.tiles[space]
        if masks[tile] != 1 << space:
            seen.tiles[space] = HIDDEN
    for undealt in range(UNDEALT):  # known to nobody  [GA 3.3b]
        seen.tiles[ON_BOARD + undealt] = HIDDEN
    for seat in range(state.seats):
        if seat != mine:
            hide_specials(seen, seat)
            seen.where[seat] = seen.where[PUBLIC][:]  # what the other has concluded is theirs
    seen.pile = [HIDDEN] * len(seen.pile)
    if state.agenda[-1].seat != mine:
        seen.drawn = [HIDDEN] * len(seen.drawn)
    return seen


def hide_specials(seen: Party, seat: int) -> None:
    """Blank what another discarded, and what they set aside without showing it.  [GA R9, R20]"""
    seen.discards[seat] = [HIDDEN] * len(seen.discards[seat])
    seen.aside[seat] = [special if seen.shown >> special & 1 else HIDDEN for special in seen.aside[seat]]
