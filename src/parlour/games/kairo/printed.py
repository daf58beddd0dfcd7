"""What is printed on cards and board, and the same at every table: the drawn table is made with it."""

from typing import Any, Final

from parlour.games.kairo.ground import MARKET, RESTAURANT
from parlour.games.kairo.material import (
    ANYWHERE,
    CARD_NAMES,
    CELL_NAMES,
    COLOURS,
    COLUMNS,
    EXTENSIONS,
    FIRST_JOKER,
    FITS,
    NEUTRAL,
    STALLS,
    THREE,
)

SECTIONS: Final = ANYWHERE.bit_length()

PRINTED: Final[dict[str, Any]] = {
    "COLUMNS": COLUMNS,  # cells are numbered row by row
    "CELL_NAMES": CELL_NAMES,
    "SECTIONS": SECTIONS,
    "MARKET": MARKET,  # zones of the board
    "RESTAURANT": RESTAURANT,
    "NEUTRAL": NEUTRAL,  # the owner of stalls that are nobody's
    "STALLS": [[stall // len(COLOURS), stall % len(COLOURS)] for stall in range(STALLS)],  # owner, colour
    "EXTENSIONS": EXTENSIONS,  # of each colour
    "CARD_NAMES": CARD_NAMES,  # by kind; the first cannot be seen
    "FIRST_JOKER": FIRST_JOKER,
    "THREE": THREE,  # cards that stand for any
    "CARD_SECTIONS": [[section for section in range(SECTIONS) if fits >> section & 1] for fits in FITS],
}
