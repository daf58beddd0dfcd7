"""What is printed on cards and board, and the same at every table: the drawn table is made with it."""

from typing import Any, Final

from parlour.games.kairo.material import CELL_NAMES, COLUMNS, FIRST_JOKER, KINDS, NEUTRAL, STALLS

PRINTED: Final[dict[str, Any]] = {
    "COLUMNS": COLUMNS,  # cells are numbered row by row
    "CELL_NAMES": CELL_NAMES,
    "NEUTRAL": NEUTRAL,
    "STALLS": STALLS,
    "FIRST_JOKER": FIRST_JOKER,
    "KINDS": KINDS,  # of cards, one that cannot be seen included
}
