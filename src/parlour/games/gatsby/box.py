"""The values that an owner of the box may correct, read and checked.  [docs/rulings/gatsby.md]"""

from typing import Any, Final

from parlour.core.box import BoxError, Values, spelt
from parlour.games.gatsby.material import BONUSES, FIRST_LANE, LANE_BONUS, SLABS, STAR, TRACK_CELLS, Bonus

VERSIONS: Final = [1]
SLAB_NAMES: Final = ["a", "b", "c", "d"]
TRACK_NAMES: Final = ["first", "second", "third", "fourth", "fifth"]
PLAIN: Final = "-"  # a cell with nothing on it
DRAWS: Final = 3  # 2 special actions at set-up and 3 for each DRAW make the pile of eleven  [GA 2.4, 3.7b, 7.6a]
CITES: Final = {"cabaret": "GA 3.2", "slabs": "GA 2.3, 3.2", "tracks": "GA 5.3a, 7.6a"}

NUMBER: Final = {PLAIN: 0, "star": STAR, **{bonus.name.lower(): int(bonus) for bonus in BONUSES if bonus != Bonus.NONE}}
NAME: Final = {number: name for name, number in NUMBER.items()}


LANES: Final = [[LANE_BONUS[cell - FIRST_LANE] for cell in cells] for cells in TRACK_CELLS]
VALUES: Final[Values] = {  # what was found elsewhere than in the book
    "cabaret": {"slabs_are_turned": True},
    "slabs": {name: [NAME[bonus] for bonus in slab] for name, slab in zip(SLAB_NAMES, SLABS)},
    "tracks": {name: [NAME[bonus] for bonus in lane] for name, lane in zip(TRACK_NAMES, LANES)},
}


class PartyBox:
    """The tables of one box, as the set-up asks for them; on the table they are part of the state."""

    def __init__(self, values: Values) -> None:
        """BoxError for what no sentence of the book allows."""
        self.turned: bool = values["cabaret"]["slabs_are_turned"]
        self.slabs: list[list[int]] = [slab(name, values["slabs"][name]) for name in SLAB_NAMES]
        self.lanes: list[int] = []
        for name, track in zip(TRACK_NAMES, TRACK_CELLS):
            self.lanes += cells("tracks", name, values["tracks"][name], len(track), NUMBER["star"])
        draws = sum(row.count(Bonus.DRAW) for row in [*self.slabs, self.lanes])
        if draws > DRAWS:
            short = f"{draws} DRAW cells would empty the pile of special actions; it is enough for {DRAWS}"
            raise BoxError("tracks", short, "GA 2.4, 3.7b, 7.6a", "draws", value=draws, most=DRAWS)


def slab(name: str, named: list[Any]) -> list[int]:
    """The nine cells of a slab, row by row: one star and three bonuses."""
    found = cells("slabs", name, named, 9, Bonus.PLACE)
    if found.count(STAR) != 1 or sum(0 < bonus < STAR for bonus in found) != 3:
        shows = f"a slab has one star and three bonuses, not {spelt(named)}"
        raise BoxError(f"slabs.{name}", shows, CITES["slabs"], "slab", value=spelt(named))
    return found


def cells(table: str, name: str, named: list[Any], many: int, never: int) -> list[int]:
    """The bonuses of some cells; `never` is one that cannot lie there."""
    where, known = f"{table}.{name}", [word for word, bonus in NUMBER.items() if bonus != never]
    for word in named:
        if word not in known:
            names = ", ".join(known)
            none = f"{spelt(word)} is none of {names}"
            raise BoxError(where, none, CITES[table], "cell", value=spelt(word), known=names)
    if len(named) != many:
        expected = f"{many} cells are expected, not {len(named)}"
        raise BoxError(where, expected, CITES[table], "cells", whole=many, value=len(named))
    return [NUMBER[word] for word in named]


HOUSE: Final = PartyBox(VALUES)
