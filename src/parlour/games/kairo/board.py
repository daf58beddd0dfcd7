"""A board: a map and the given starts, in one file that an owner of the box can write.  [KA 2.1, 3.8, 3.9]

`load` reads such a file, and a table with the option `board` set to its digest is played on it.
"""

import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from parlour.core.row import level
from parlour.games.kairo.ground import BoardError, Ground, chart
from parlour.games.kairo.house import HOUSE
from parlour.games.kairo.layout import laid_out
from parlour.games.kairo.material import (
    CELL_NAMES,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    CROWD,
    FIRST_STALLS,
    IN_SUPPLY,
    NEUTRAL,
    PURPLE,
    STALLS,
    VOID,
    cell_at,
    stall_of,
    tile_of,
)
from parlour.games.kairo.placement import Survey

HOUSE_NAME: Final = "house"
PLACE: Final = re.compile(r"r([0-9]{1,2})c([0-9]{1,2})([\^>v<])")
ARROWS: Final = "^>v<"
_boards: dict[str, Ground] = {}


def parse(text: str, name: str = "") -> Ground:
    """The board of a text; BoardError names the line that is wrong. Its name is its digest, unless it has one."""
    lines = [(n, line.split("#")[0].strip()) for n, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line]
    rows: list[tuple[int, str]] = []
    starts: list[list[tuple[int, str]]] = [[] for _ in range(5)]
    into: list[tuple[int, str]] | None = None
    for n, line in lines:
        words = line.split()
        if line == "map":
            into = rows
        elif words[0] == "start":
            if len(words) != 2 or words[1] not in ("2", "3", "4"):
                raise BoardError(n, f"'{line}' should be start 2, start 3 or start 4", "start", value=line)
            into = starts[int(words[1])]
        elif into is None:
            raise BoardError(n, f"'{line}' stands before the line 'map'", "before-map", value=line)
        else:
            into.append((n, line))
    ground = chart(rows)
    for seats in (2, 3, 4):
        if starts[seats]:
            ground.given[seats] = given_start(ground, seats, starts[seats])
    plain = "\n".join(" ".join(line.split()) for _, line in lines)
    ground.name = name or sha256(plain.encode()).hexdigest()[:16]
    return ground


def given_start(ground: Ground, seats: int, lines: list[tuple[int, str]]) -> list[list[int]]:
    """The positions of one player count: every player's three, for two players the neutral six, each by the rules."""
    names = [*(f"P{seat + 1}" for seat in range(seats)), *(["neutral"] if seats == 2 else [])]
    if [line.split()[0] for _, line in lines] != names:
        known = ", ".join(names)
        each = f"start {seats} has a line each for {known}, in this order"
        raise BoardError(lines[0][0], each, "lines", seats=seats, known=known)
    places: list[list[int]] = []
    tiles, mains, doors = level(CELLS + 1, 0), level(STALLS, IN_SUPPLY), level(STALLS, IN_SUPPLY)
    for seat, (line, text) in enumerate(lines):
        words = text.split()[1:]
        owner = seat if seat < seats else NEUTRAL
        many = FIRST_STALLS if owner != NEUTRAL else len(COLOURS)
        if len(words) != 2 * many:
            stalls = f"{names[seat]} has {many} main stalls here, each a colour and a place as in red r6c5<"
            raise BoardError(line, stalls, "stalls", who=names[seat], whole=many)
        for colour, place in zip(words[::2], words[1::2]):
            spot = placed(ground, line, colour, place)
            stall = stall_of(owner, spot[0])
            if mains[stall] != IN_SUPPLY:
                raise BoardError(line, f"{names[seat]} has two {colour} stalls", "twice", who=names[seat], value=colour)
            now = Survey(laid_out(ground, tiles, mains, doors, ground.customers[0]), ground.customers)
            section = 1 << ground.section[spot[1]]
            if not now.sides(spot[1]) >> spot[2] & 1 or not now.stall_sections(spot[0]) & section:
                spelt = f"{colour} {place}"
                raise BoardError(line, f"{spelt} breaks a rule for main stalls (KA 5.2)", "rule", value=spelt)
            tiles[spot[1]], mains[stall] = tile_of(stall), spot[1]
            doors[stall] = ground.beside[spot[1] * 4 + spot[2]]
            places.append([owner, *spot])
    return places


def crowded(ground: Ground) -> list[tuple[int, int, int]]:
    """Player count, section from 1 and main stalls, wherever a given start has more than a variable one may.

    The book asks it of the variable start alone, so it is worth a warning and no more.  [KA 3.7e, R24]
    """
    found: list[tuple[int, int, int]] = []
    for seats in (2, 3, 4):
        sections = [ground.section[cell] for _, _, cell, _ in ground.given[seats]]
        many = [(seats, section + 1, sections.count(section)) for section in range(9)]
        found += [one for one in many if one[2] > CROWD]
    return found


def placed(ground: Ground, line: int, colour: str, place: str) -> list[int]:
    """Colour, cell and side of a stall in words, on a cell of its zone."""
    found = PLACE.fullmatch(place)
    if colour not in COLOUR_NAMES:
        known = ", ".join(COLOUR_NAMES)
        raise BoardError(line, f"'{colour}' is no colour; they are {known}", "colour", value=colour, known=known)
    if found is None:
        raise BoardError(line, f"'{place}' is no place; a place is written as in r6c5<", "place", value=place)
    row, column = int(found[1]), int(found[2])
    cell = cell_at(row, column)
    if row >= ground.rows or column >= ground.columns or cell not in ground.cells:
        raise BoardError(line, f"{place[:-1]} is no cell of this board", "no-cell", value=place[:-1])
    if (COLOUR_NAMES.index(colour) == PURPLE) != (ground.zone[cell] == 2):
        spelt = f"{colour} {CELL_NAMES[cell]}"
        zones = f"{spelt}: purple stands in the restaurant zone, others on the market"
        raise BoardError(line, zones, "zone", value=spelt)
    side = ARROWS.index(found[3])
    if ground.beside[cell * 4 + side] == VOID:
        raise BoardError(line, f"{place}: there is no cell for the entrance", "entrance", value=place)
    return [COLOUR_NAMES.index(colour), cell, side]


def shelve_board(ground: Ground) -> str:
    """Make a board known, so that tables and records can name it; its name."""
    _boards[ground.name] = ground
    return ground.name


def load(path: str | Path) -> str:
    """Read a board from a file and make it known; its digest. BoardError also for a file that is not text."""
    try:
        return shelve_board(parse(Path(path).read_text("utf-8")))
    except UnicodeDecodeError:
        raise BoardError(0, "this is no board: not a text file", "not-text") from None


def known_board(name: str) -> Ground:
    """The board of a name; ValueError if it was not loaded."""
    found = _boards.get(name)
    if found is None:
        raise ValueError(f"board {name} is not known here; load the file with this digest first")
    return found


shelve_board(parse(HOUSE, HOUSE_NAME))
