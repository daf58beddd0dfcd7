"""A Record: settings, seed and actions; replaying it gives everything else.

The file is text: a line of JSON, then an action a line in notation, then, for a finished game, a line of JSON with
the outcome. Lines that begin with # are comments.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from parlour.core.box import Values, name_of
from parlour.core.deal import as_they_sat, commitment, drawn_first, seed_of
from parlour.core.json_text import NotJson, decoded, encoded
from parlour.core.words import Outcome

FORMAT: Final = 1
MOST_SEATS: Final = 64  # no game takes more; how many it does take is asked when the record is replayed
_REQUIRED: Final[dict[str, Any]] = {"parlour": int, "game": str, "rules": int, "seats": int, "seed": int}
_OPTIONAL: Final[dict[str, Any]] = {
    "options": dict,
    "names": list,
    "drawn": int,
    "deal": dict,
    "redealt": list,
    "box": dict,
}
_DEAL: Final[dict[str, Any]] = {"commitment": str, "secret": str, "nonces": list}
_BOX: Final[dict[str, Any]] = {"name": str, "values": dict}
_RESULT: Final[dict[str, Any]] = {"reason": str, "ranks": list, "scores": list, "sheet": list}


class RecordError(ValueError):
    """A record that cannot be read or replayed; says which line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


@dataclass
class Record:
    """One game, whole or as far as it went."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, str]
    actions: list[str]
    outcome: Outcome | None = None
    names: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where each action stood in the file it was read from
    deal: dict[str, Any] = field(default_factory=dict)  # commitment, secret and nonces: how the seed came about
    redealt: list[list[int]] = field(default_factory=list)  # [at, seat, key]: hidden things dealt anew, for a fork
    drawn: int | None = None  # the place whose player was drawn to begin; None where seats were as they sat
    box: Values = field(default_factory=dict)  # values of an owner's box that differ from ours

    def write(self) -> str:
        """The record as the text of a file."""
        head: dict[str, Any] = {
            "parlour": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
        }
        if self.options:
            head["options"] = self.options
        if self.box:
            head["box"] = {"name": name_of(self.box), "values": self.box}
        if self.names:
            head["names"] = self.names
        if self.drawn is not None:
            head["drawn"] = self.drawn
        if self.deal:
            head["deal"] = self.deal
        if self.redealt:
            head["redealt"] = self.redealt
        lines = [_json(head), *self.actions]
        if self.outcome is not None:
            lines.append(_json({name: getattr(self.outcome, name) for name in _RESULT}))
        return "\n".join(lines) + "\n"

    def line(self, at: int) -> int:
        """The line of action number `at`, for error messages."""
        return self.lines[at] if at < len(self.lines) else at + 2


def read(text: str) -> Record:
    """The record of a text; RecordError names the line of anything that does not belong there."""
    lines = [(n, line.strip()) for n, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    if not lines:
        raise RecordError(1, "the file is empty")
    first, head = lines[0][0], _object(lines[0][0], lines[0][1])
    if "parlour" not in head:
        raise RecordError(first, "this is not a Parlour record: its first line has no 'parlour' version")
    version = head["parlour"]
    if isinstance(version, int) and version > FORMAT:
        raise RecordError(
            first, f"written in record format {version} by a newer Parlour; this one reads up to {FORMAT}"
        )
    _check(first, head, _REQUIRED, _OPTIONAL)
    if not 0 <= head["seed"] < 1 << 64:
        raise RecordError(first, f"the seed {head['seed']} is not a number from 0 to 2**64 - 1")
    if not all(isinstance(x, str) for x in [*head.get("options", {}).values(), *head.get("names", [])]):
        raise RecordError(first, "options and names are texts")
    if len(head.get("names", [])) > head["seats"]:
        raise RecordError(first, f"{len(head['names'])} names for {head['seats']} seats")
    _check_drawn(first, head)
    _check_deal(first, head)
    outcome: Outcome | None = None
    body = lines[1:]
    if body and body[-1][1].startswith("{"):
        at, last = body.pop()
        outcome = _outcome(at, _object(at, last), head["seats"])
    for at, line in body:
        if line.startswith("{"):
            raise RecordError(at, "an outcome stands before the last line")
    return Record(
        head["game"],
        head["rules"],
        head["seats"],
        head["seed"],
        head.get("options", {}),
        [line for _, line in body],
        outcome,
        head.get("names", []),
        [at for at, _ in body],
        head.get("deal", {}),
        head.get("redealt", []),
        head.get("drawn"),
        _box(first, head),
    )


def read_file(path: str | Path) -> Record:
    """The record of a file; RecordError also for a file that is not text."""
    try:
        return read(Path(path).read_text("utf-8"))
    except UnicodeDecodeError:
        raise RecordError(1, "this is not a Parlour record: not a text file") from None


def _json(value: dict[str, Any]) -> str:
    return encoded(value).decode()


def _object(line: int, text: str) -> dict[str, Any]:
    try:
        value = decoded(text.encode())
    except (NotJson, UnicodeEncodeError, RecursionError) as error:  # the last: brackets without end
        foreign = "" if text.startswith("{") else "this is not a Parlour record: "
        raise RecordError(line, f"{foreign}not JSON: {error}") from None
    if not isinstance(value, dict):
        raise RecordError(line, "a JSON object is expected here")
    return value


def _check(line: int, value: dict[str, Any], required: dict[str, Any], optional: dict[str, Any]) -> None:
    for name, kind in required.items():
        if name not in value:
            raise RecordError(line, f"'{name}' is missing")
        if type(value[name]) is not kind:
            raise RecordError(line, f"'{name}' is not of type {kind.__name__}")
    for name in value:
        if name in optional and type(value[name]) is not optional[name]:
            raise RecordError(line, f"'{name}' is not of type {optional[name].__name__}")
        if name not in required and name not in optional:
            raise RecordError(line, f"'{name}' is unknown here")


def _box(line: int, head: dict[str, Any]) -> Values:
    """The values of the box played with; whether the game can have them is asked when it is replayed."""
    box = head.get("box")
    if box is None:
        return {}
    _check(line, box, _BOX, {})
    values: Values = box["values"]
    if name_of(values) != box["name"]:
        raise RecordError(line, f"the values of the box do not lead to its name {box['name']}")
    return values


def _check_drawn(line: int, head: dict[str, Any]) -> None:
    if "drawn" in head and 1 <= head["seats"] <= MOST_SEATS:
        first = drawn_first(head["seed"], head["seats"])
        if head["drawn"] != first:
            raise RecordError(line, f"the first player is not the one drawn: the seed draws place {first}")


def _check_deal(line: int, head: dict[str, Any]) -> None:
    for redealt in head.get("redealt", []):
        if not isinstance(redealt, list) or len(redealt) != 3 or any(type(n) is not int for n in redealt):
            raise RecordError(line, "'redealt' holds lists of three numbers: at, seat, key")
    deal = head.get("deal")
    if deal is None:
        return
    if head.get("redealt"):
        raise RecordError(line, "hidden things were dealt anew: no deal was promised for that, and none may stand here")
    _check(line, deal, _DEAL, {})
    if not all(isinstance(nonce, str) for nonce in deal["nonces"]) or len(deal["nonces"]) != head["seats"]:
        raise RecordError(line, "the deal has a nonce, a text, for each seat")
    try:
        kept = commitment(deal["secret"]) == deal["commitment"]
        seed = seed_of(deal["secret"], as_they_sat(deal["nonces"], head.get("drawn", 0)))
    except ValueError as wrong:
        raise RecordError(line, str(wrong)) from None
    if not kept:
        raise RecordError(line, "the deal is not the one promised: its secret does not match the commitment")
    if seed != head["seed"]:
        raise RecordError(line, "the deal is not the one promised: secret and nonces lead to another seed")


def _outcome(line: int, value: dict[str, Any], seats: int) -> Outcome:
    _check(line, value, _RESULT, {})
    numbers = [*value["ranks"], *value["scores"]]
    for row in value["sheet"]:
        numbers += row if isinstance(row, list) else [None]
    if any(type(n) is not int for n in numbers) or {len(value[k]) for k in ("ranks", "scores", "sheet")} != {seats}:
        raise RecordError(line, f"the outcome is not one of {seats} seats")
    return Outcome(value["ranks"], value["scores"], value["sheet"], value["reason"])
