"""Matériel: what is in the box, and the printed tables.  [WF 2; what is assumed: docs/rulings/worlds_fair.md]"""

from enum import IntEnum
from typing import Final

from mypy_extensions import i64

from parlour.core.row import row


class Area(IntEnum):
    """The five areas, in the book's order.  [WF 5.1]"""

    AGRICULTURE = 0
    FINE_ARTS = 1
    ELECTRICITY = 2
    MANUFACTURES = 3
    TRANSPORTATION = 4


class Figure(IntEnum):
    """The eight influential figures; the last five belong to the areas, in their order.  [WF 5.3]"""

    BURNHAM = 0
    DAVIS = 1
    PALMER = 2
    MCCORMICK = 3
    SAINT_GAUDENS = 4
    WESTINGHOUSE = 5
    SCHWAB = 6
    PULLMAN = 7


AREAS: Final = list(Area)
FIGURES: Final = list(Figure)

THINGS: Final = ["card"]  # numbered, and called by a name of their own: card-7
MOST_SEATS: Final = 4
SUPPORTERS: Final = 22  # a player  [WF 3.8]
ROUNDS: Final = 3  # [WF 1.2]
REFILL: Final = 3  # cards a turn  [WF 4.4]
HALF: Final = 2  # supporters are recalled by halves  [WF 6.3]

# fmt: off
WHEEL: Final = [0, 0, 9, 11, 13]        # spaces by player count, the start included  [WF 3.1, R5]
LIMIT: Final = [3, 3, 4, 4, 3]          # cards beside an area  [WF 4.4c; which is 4: assumed]

#               people: Burnham Davis Palmer McCormick Saint-Gaudens Westinghouse Schwab Pullman
COPIES: Final         = [5,     4,    4,     2,        2,            2,           2,     2]  # assumed; the sum is not
REMOVED: Final        = [2,     1,    1,     0,        0,            0,           0,     0]  # with 4 players  [WF 3.5b]

#                        one more supporter on each, by seat; areas assumed  [WF 3.9b, R14]
FIRST_START_BONUS: Final = [            # of rules 1
    [Area.MANUFACTURES],
    [Area.MANUFACTURES, Area.ELECTRICITY],
    [Area.ELECTRICITY, Area.TRANSPORTATION],
    [Area.AGRICULTURE, Area.FINE_ARTS],
]
SECOND_START_BONUS: Final = [           # of rules 2
    [Area.MANUFACTURES],
    [Area.MANUFACTURES],
    [Area.MANUFACTURES, Area.TRANSPORTATION],
    [Area.FINE_ARTS, Area.ELECTRICITY],
]
START_BONUS: Final = [                  # from rules 3 on
    [Area.ELECTRICITY],
    [Area.ELECTRICITY, Area.MANUFACTURES],
    [Area.AGRICULTURE, Area.ELECTRICITY],
    [Area.FINE_ARTS, Area.TRANSPORTATION],
]

SETS: Final = [0, 1, 3, 6, 10, 15]      # points of a set by its size  [WF 7.3]
LEADER_COINS: Final = 2                 # for the most tickets  [WF 6.1a]
# fmt: on


class Standing(IntEnum):
    """Where a player stands on an area.  [WF 6.2c-g]"""

    NONE = 0
    FIRST = 1
    TIED_FIRST = 2
    SECOND = 3
    TIED_SECOND = 4


STANDINGS: Final = list(Standing)
NONE: Final = int(Standing.NONE)  # as numbers, which compare faster than members
FIRST: Final = int(Standing.FIRST)
TIED_FIRST: Final = int(Standing.TIED_FIRST)
SECOND: Final = int(Standing.SECOND)
TIED_SECOND: Final = int(Standing.TIED_SECOND)

# fmt: off
#                  players:        2  3  4
MEDAL: Final = [                                # points  [WF 6.2a]
    [0, 0,                         0, 0, 0],    # none
    [0, 0,                         2, 4, 4],    # first  [WF 6.2c; 2 assumed]
    [0, 0,                         0, 2, 2],    # tied first  [WF 6.2e; assumed]
    [0, 0,                         0, 2, 2],    # second  [WF 6.2d]
    [0, 0,                         0, 0, 0],    # tied second  [WF 6.2g]
]
APPROVALS: Final = [                            # exhibits that may be approved  [WF 6.2b]
    [0, 0,                         0, 0, 0],
    [0, 0,                         3, 3, 3],
    [0, 0,                         1, 2, 2],    # assumed
    [0, 0,                         0, 1, 1],
    [0, 0,                         0, 0, 1],
]
# fmt: on

# The cards: 1-40 exhibits, eight an area; 41-68 tickets; 69-91 figures; 0 is a card one cannot see. From 92 on come
# further copies of figures, for boxes that have more of one and fewer of another than we assume.
HIDDEN: Final = 0
EXHIBITS_AN_AREA: Final = 8
FIRST_TICKET: Final = 41
FIRST_FIGURE: Final = 69
CARDS: Final = 91
MOST_COPIES: Final = 6  # of a figure, in any box


def _figure_cards() -> list[int]:
    ours = [int(figure) for figure in FIGURES for _ in range(COPIES[figure])]
    return ours + [int(figure) for figure in FIGURES for _ in range(MOST_COPIES - COPIES[figure])]


FIGURE: Final = row([-1] * FIRST_FIGURE + _figure_cards())  # card → figure
LAST_CARD: Final = len(FIGURE) - 1
EXHIBIT: Final = row(
    [-1] + [(card - 1) // 8 if card < FIRST_TICKET else -1 for card in range(1, LAST_CARD + 1)]
)  # → area


def is_ticket(card: i64) -> bool:
    """Whether the card is a Midway ticket."""
    return FIRST_TICKET <= card < FIRST_FIGURE


def deck_for(seats: int, copies: list[int]) -> list[int]:
    """The cards used by a player count, in the order of the box.  [WF 3.5]"""
    out: set[int] = set()
    if seats == 2:  # a ticket and an exhibit of each colour  [WF 3.5a]
        out = {FIRST_FIGURE - 1, *(EXHIBITS_AN_AREA * (area + 1) for area in AREAS)}
    if seats == 4:  # five tickets  [WF 3.5b]
        out = set(range(FIRST_FIGURE - 5, FIRST_FIGURE))
    for figure in FIGURES:
        used = copies[figure] - (REMOVED[figure] if seats == 4 else 0)  # two Burnham, a Davis, a Palmer  [WF 3.5b]
        every = [card for card in range(FIRST_FIGURE, LAST_CARD + 1) if FIGURE[card] == figure]
        out.update(every[used:])
    return [card for card in range(1, LAST_CARD + 1) if card not in out]


DECKS: Final = [deck_for(seats, COPIES) if seats >= 2 else [] for seats in range(5)]
