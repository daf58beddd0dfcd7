"""Who played the games of a folder of records, told beside them in `who.json`: no names, and nothing in the records.

    {"0c5d….record": {"seats": ["person", "level1"], "stood_in": [12, 13]}}

A seat was a person's, or a bot's by its name; `stood_in` are the actions, from 0, that a stand-in chose for a person.
"""

from pathlib import Path
from typing import Final, TypedDict

from parlour.core.json_text import NotJson, decoded

WHO: Final = "who.json"
PERSON: Final = "person"
STAND_IN: Final = "stand-in"


class WhoPlayed(TypedDict):
    """Who played one game."""

    seats: list[str]
    stood_in: list[int]


def who_played(folder: Path) -> dict[str, WhoPlayed]:
    """What a folder says of its records; nothing where it says nothing. ValueError for what cannot be read."""
    path = folder / WHO
    if not path.exists():
        return {}
    try:
        told = decoded(path.read_bytes())
    except NotJson as error:
        raise ValueError(f"{path} is not JSON: {error}") from None
    if not isinstance(told, dict) or not all(_is_seated(one) for one in told.values()):
        raise ValueError(f"{path} does not say who played: it has seats and stood_in for each record")
    return told


def _is_seated(one: object) -> bool:
    if not isinstance(one, dict) or set(one) != {"seats", "stood_in"}:
        return False
    seats, stood_in = one["seats"], one["stood_in"]
    lists = isinstance(seats, list) and isinstance(stood_in, list)
    return lists and all(isinstance(seat, str) for seat in seats) and all(type(at) is int for at in stood_in)
