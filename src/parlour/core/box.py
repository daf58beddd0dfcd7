"""A box: values of a game that the books leave to printed pieces, as we assume them or as an owner corrects them.

Values are plain data in two levels, as in the TOML file that an owner writes: tables of named entries. What differs
from the values of the house travels with every table and record; a short hash of it is the name of the box.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from parlour.core.json_text import encoded
from parlour.core.row import LEAST, MOST

Values = dict[str, dict[str, Any]]
LETTERS: Final = 12  # of a box's name
LARGEST: Final = 16 * 1024  # bytes of a box file: ours have two thousand at most, and a board of one's own as many
LINES: Final = 1_000
DOTS: Final = 32  # in a line, outside strings: no key has so many parts, and a parser's work grows with their square
# Strings as TOML has them, and comments: they may hold any number of dots. Up to two quotes before the last three of a
# long string are its own.
LONG: Final = r'"""(?:\\.|[^\\])*?""""{0,2}' + r"|'{3}.*?'{3}'{0,2}"
SHORT: Final = r'"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'"
QUOTED: Final = re.compile(rf"{LONG}|{SHORT}|#[^\n]*", re.DOTALL)


class BoxError(ValueError):
    """A value that no box of this game can have: says where, why, and by which paragraph.

    `reason` and `told` say it to the catalogs: the message `box-wrong-…` with what it is to be told with.
    """

    def __init__(self, where: str, message: str, cite: str = "", reason: str = "", **told: str | int) -> None:
        super().__init__(f"{where}: {message} [{cite}]" if cite else f"{where}: {message}")
        self.where = where
        self.message = message
        self.cite = cite
        self.reason = reason
        self.told = told


@dataclass(frozen=True)
class BoxFile:
    """What a box file says: of which game, by which version of its rules, and the values it names."""

    game: str
    rules: int
    values: Values


def name_of(changed: Values) -> str:
    """The name of a box by what differs in it; empty for the box of the house."""
    return sha256(written(changed)).hexdigest()[:LETTERS] if changed else ""


def differs(changed: Values) -> list[str]:
    """The values that differ in a box, by table and entry."""
    return [f"{table}.{entry}" for table, entries in changed.items() for entry in entries]


def written(values: Values) -> bytes:
    """Values as JSON, the same bytes for the same values."""
    return encoded(values, "sorted")


def differing(values: Any, standard: Values) -> Values:
    """The values that are not the standard ones; BoxError for a table, an entry or a type there is not."""
    changed: Values = {}
    if not isinstance(values, dict):
        raise BoxError("box", "tables of values are expected", reason="no-tables")
    for table, entries in values.items():
        if table not in standard:
            known = ", ".join(standard) or "none"
            raise BoxError(
                str(table), f"there is no such table; there are: {known}", reason="no-such-table", known=known
            )
        if not isinstance(entries, dict):
            raise BoxError(table, "a table of values is expected", reason="no-table")
        for entry, value in entries.items():
            where, ours = f"{table}.{entry}", standard[table]
            if entry not in ours:
                known = ", ".join(ours)
                raise BoxError(
                    where, f"there is no such value; there are: {known}", reason="no-such-value", known=known
                )
            if not alike(value, ours[entry]):
                bad, good = spelt(value), spelt(ours[entry])
                raise BoxError(where, f"{bad} is not of the kind of {good}", reason="wrong-kind", value=bad, known=good)
            if not all(small(item) for item in (value if isinstance(value, list) else [value])):
                raise too_great(where)
            if value != ours[entry]:
                changed.setdefault(table, {})[entry] = value
    return changed


def alike(value: Any, known: Any) -> bool:
    """Whether a value is of the same type as a known one; the items of a list as well."""
    if not isinstance(value, list) or not isinstance(known, list):
        return type(value) is type(known)
    return all(type(item) is type(known[0]) for item in value)


def small(value: Any) -> bool:
    """Whether a value, if it is a number, is one that every part of the house can write."""
    return not isinstance(value, int) or LEAST <= value <= MOST


def merged(standard: Values, changed: Values) -> Values:
    """The standard values with the changed ones in their place."""
    return {table: {**entries, **changed.get(table, {})} for table, entries in standard.items()}


def as_toml(value: Any) -> str:
    """A value as it is written into a file."""
    if isinstance(value, list):
        return f"[{', '.join(as_toml(item) for item in value)}]"
    return encoded(value).decode()


def spelt(value: Any) -> str:
    """A value in a message, cut where it is long."""
    try:
        text = encoded(value).decode()
    except (TypeError, ValueError, RecursionError):  # a date, say, or a number of a thousand digits
        text = type(value).__name__
    return text if len(text) <= 60 else text[:57] + "…"


def read_box(text: str) -> BoxFile:
    """The box file of a text: TOML with the game, the version of its rules, and tables of values."""
    check_bounds(text)
    import tomllib  # for owners of a box alone

    try:
        head = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise BoxError("box", f"this is not TOML: {error}", reason="not-toml", why=str(error)) from None
    except ValueError:  # more digits than Python reads
        raise too_great("box") from None
    except RecursionError:
        raise BoxError("box", "lists within lists within lists: no box has so many", reason="nested") from None
    game, rules = head.pop("game", None), head.pop("rules", None)
    if type(game) is not str:
        raise BoxError("game", 'the file names no game, as in game = "kairo"', reason="no-game")
    if type(rules) is not int or not small(rules):
        raise BoxError("rules", "the file names no version of the rules, as in rules = 1", reason="no-rules")
    for table, entries in head.items():
        if not isinstance(entries, dict):
            raise BoxError(table, "a table of values is expected", reason="no-table")
    return BoxFile(game, rules, head)


def check_bounds(text: str) -> None:
    """BoxError for what is no box by its size or shape, before anything is parsed: that takes long for some texts."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise too_large()
    lines = QUOTED.sub(lines_alone, text).split("\n")
    if len(lines) > LINES:
        raise BoxError("box", f"a box file has at most {LINES} lines", reason="many-lines", most=LINES)
    for number, line in enumerate(lines, 1):
        if line.count(".") > DOTS:
            parts = f"line {number}: a key of a box has two parts, not more than {DOTS}"
            raise BoxError("box", parts, reason="many-parts", line=number, most=DOTS)


def lines_alone(found: re.Match[str]) -> str:
    """The line ends of a string, which is left out for the rest."""
    return "\n" * found[0].count("\n")


def line_of(text: str, where: str) -> int:
    """The line of a box file where a value or its table stands; 0 if there is none, or it is about the whole file."""
    if where == "box":
        return 0
    table, _, entry = where.partition(".")
    value = rf"\s*[\"']?{re.escape(entry or where)}[\"']?\s*="
    found, here = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[\s*([\w-]+)\s*\]", line):
            here = header[1]
            found = number if here == table else found
        elif here == (table if entry else "") and re.match(value, line):
            return number
    return found


def too_great(where: str) -> BoxError:
    """That a number is greater than any box has."""
    return BoxError(where, "no box has a number as large as this", reason="too-great")


def too_large() -> BoxError:
    """That a box file is larger than any has to be."""
    return BoxError("box", f"a box file has at most {LARGEST} bytes", reason="too-large", most=LARGEST)


def load_box(path: str | Path) -> BoxFile:
    """The box file of a path; BoxError also for a file that is no text."""
    data = Path(path).read_bytes()
    if len(data) > LARGEST:
        raise too_large()
    try:
        return read_box(data.decode())
    except UnicodeDecodeError:
        raise BoxError("box", "this is not TOML: not a text file", reason="not-text") from None
