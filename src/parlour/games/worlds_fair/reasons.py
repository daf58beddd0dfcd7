"""Every answer to "why not?" in this game; the sentences are in the catalogs, the rules where they are cited."""

from typing import Final

from parlour.core.words import Reason
from parlour.games.worlds_fair.state import GAME_OVER

PLACE_FIRST: Final = Reason("place-first", "WF 4.1")
RESERVE_EMPTY: Final = Reason("reserve-empty", "WF 4.1b")
RESERVE_NOT_EMPTY: Final = Reason("reserve-not-empty", "WF R2")
NONE_OF_MINE: Final = Reason("none-of-mine", "WF 4.1b")
FIGURES_FIRST: Final = Reason("figures-first", "WF 4.2")
NOT_DUE: Final = Reason("not-due", "WF 4.2")
DAVIS_ASKS: Final = Reason("davis-asks", "WF 5.3b")
NOT_ADJACENT: Final = Reason("not-adjacent", "WF 5.3b")
BASE_BETWEEN: Final = Reason("base-between", "WF 5.3e")
TAKE_BACK_FIRST: Final = Reason("take-back-first", "WF R2")
PALMER_ASKS: Final = Reason("palmer-asks", "WF 5.3c")
NOBODY_THERE: Final = Reason("nobody-there", "WF R4")
PALMER_SETS_DOWN: Final = Reason("palmer-sets-down", "WF 5.3c")
SAME_AREA: Final = Reason("same-area", "WF R4")

REASONS: Final = [
    PLACE_FIRST,
    RESERVE_EMPTY,
    RESERVE_NOT_EMPTY,
    NONE_OF_MINE,
    FIGURES_FIRST,
    NOT_DUE,
    DAVIS_ASKS,
    NOT_ADJACENT,
    BASE_BETWEEN,
    TAKE_BACK_FIRST,
    PALMER_ASKS,
    NOBODY_THERE,
    PALMER_SETS_DOWN,
    SAME_AREA,
    GAME_OVER,
]
