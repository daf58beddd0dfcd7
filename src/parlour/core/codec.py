"""States and words as JSON: objects tagged with their kind, msgspec doing the bytes."""

from enum import IntEnum
from typing import Any

from parlour.core.game import Game
from parlour.core.json_text import NotJson, decoded, encoded
from parlour.core.row import LEAST, MOST, Row, row, rows
from parlour.core.words import NOBODY, Action, Agenda, State, Step, Word, agenda, fields_of


class CodecError(ValueError):
    """Bytes that are no state or word of this game; says where."""


class Codec:
    """To and from JSON for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        kinds: list[type] = [*game.words, *dict.fromkeys(type(action) for action in game.actions)]
        self._kinds: dict[str, type] = {kind.__name__: kind for kind in kinds}
        self._fields: dict[str, dict[str, type]] = {kind.__name__: fields_of(kind) for kind in kinds}
        if len(self._kinds) != len(kinds):
            raise ValueError(f"two words of {game.id} have the same name")

    def pack(self, value: Any) -> Any:
        """Plain data: what JSON can hold, in a fixed order."""
        if isinstance(value, (list, Agenda)):
            return [self.pack(item) for item in value]
        if isinstance(value, Row):
            return value.listed()
        if isinstance(value, (Word, State)):
            name = type(value).__name__
            packed: dict[str, Any] = {"kind": name}
            for field in self._fields[name]:
                packed[field] = self.pack(getattr(value, field))
            return packed
        return int(value) if isinstance(value, IntEnum) else value

    def read(self, value: Any, where: str = "") -> Any:
        """The state or word of plain data; CodecError says what is wrong and where."""
        if isinstance(value, list):
            return [self.read(item, f"{where}[{i}]") for i, item in enumerate(value)]
        if not isinstance(value, dict):
            return value
        name = value.get("kind")
        kind = self._kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            raise CodecError(f"{where or 'here'}: no kind '{name}' in {self.game.id}")
        fields = self._fields[kind.__name__]
        for field in [*fields, *value]:
            if field not in value or (field not in fields and field != "kind"):
                raise CodecError(
                    f"{where or kind.__name__}: {kind.__name__} has fields {', '.join(fields)}; see '{field}'"
                )
        parts = {name: self._part(value[name], part, f"{where}.{name}".strip(".")) for name, part in fields.items()}
        if issubclass(kind, State):
            self._look_at_seats(parts, where)
            state = kind(parts["seats"], parts["key"])
            for field, part in parts.items():
                setattr(state, field, held(part, kind.FIELDS[field], field))
            self.game.adopt(state)
            return state
        made = kind(**parts)
        return self.game.vocabulary.parse(made.write()) if isinstance(made, Action) else made

    def _look_at_seats(self, parts: dict[str, Any], where: str) -> None:
        """CodecError for a number of seats that the game is not played by, or a step of a seat that is not there."""
        seats = parts["seats"]
        if seats not in self.game.seats:
            played = ", ".join(map(str, self.game.seats))
            raise CodecError(f"{where}.seats: {self.game.id} is played by {played}, not by {seats}".strip("."))
        for i, step in enumerate(parts["agenda"]):
            if isinstance(step, Step) and not NOBODY <= step.seat < seats:
                place = f"{where}.agenda[{i}].seat".strip(".")
                raise CodecError(f"{place}: {step.seat} is no seat of {seats}")

    def _part(self, value: Any, kind: Any, where: str) -> Any:
        if isinstance(kind, type) and issubclass(kind, IntEnum):
            if not isinstance(value, int) or value not in set(kind):
                raise CodecError(f"{where}: {value!r} is no {kind.__name__}")
            return kind(value)
        wanted = getattr(kind, "__origin__", kind)
        if wanted in (int, str, bool, list) and type(value) is not wanted:
            raise CodecError(f"{where}: {value!r} is not of type {wanted.__name__}")
        if wanted is int and not LEAST <= value <= MOST:
            raise CodecError(f"{where}: {value} has no room in 64 bits")
        inside = getattr(kind, "__args__", None)
        if wanted is list and inside is not None:
            one = inside[0]
            # most of a state, and nothing to read
            if one is int and all(type(item) is int and LEAST <= item <= MOST for item in value):
                return list(value)
            return [self._part(item, one, f"{where}[{i}]") for i, item in enumerate(value)]
        found = self.read(value, where)
        if isinstance(wanted, type) and issubclass(wanted, Word) and not isinstance(found, wanted):
            raise CodecError(f"{where}: {value!r} is no {wanted.__name__}")
        return found

    def encode(self, value: Any) -> bytes:
        """JSON bytes."""
        return encoded(self.pack(value))

    def decode(self, data: bytes) -> Any:
        """The state or word of JSON bytes."""
        try:
            plain = decoded(data)
        except NotJson as error:
            raise CodecError(f"not JSON: {error}") from None
        return self.read(plain)


def held(part: Any, kind: Any, field: str) -> Any:
    """A part of a state as the state holds it."""
    if kind is Row:
        return row(part)
    if kind == list[Row]:
        return rows(part)
    return agenda(part) if field == "agenda" else part
