"""What is printed on boards, tiles and cards, and the same at every table: the drawn table is made with it."""

from typing import Any, Final

from parlour.games.gatsby.material import (
    CELL_NAMES,
    FAMILY,
    FINANCE,
    FIRST_LANE,
    MAINS,
    PLACE_SPACES,
    SPECIALS,
    STAR_CELLS,
    STARS,
    TILES,
    TOP,
    TRACK_CELLS,
)
from parlour.games.gatsby.turn import MAIN, SPECIAL

PRINTED: Final[dict[str, Any]] = {
    "TILES": TILES,
    "FAMILY": FAMILY.listed(),  # of each tile
    "STARS": STARS.listed(),
    "STAR_CELLS": STAR_CELLS,
    "FIRST_LANE": FIRST_LANE,  # cells below it are the Cabaret's
    "CELL_NAMES": CELL_NAMES,
    "TRACK_CELLS": TRACK_CELLS,
    "PLACE_SPACES": PLACE_SPACES,
    "FINANCE": FINANCE,  # step, space
    "TOP": TOP,
    "MAINS": MAINS,
    "SPECIALS": SPECIALS,
    "MAIN": MAIN,  # the parts of each action, the first one last
    "SPECIAL": SPECIAL,
}
