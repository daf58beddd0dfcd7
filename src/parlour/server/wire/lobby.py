"""The lobby over the wire: tables that wait for people, games to watch, and how many wait to be paired."""

from typing import Literal

from parlour.server.wire.asked import Clock
from parlour.server.wire.told import Saying


class LobbySeat(Saying):
    """A place at a table of the lobby; `rating` give or take `error` of a person who has one for this game. A bot is of
    a `level`, or a `master` with so many seconds for a choice.
    """

    kind: Literal["open", "invited", "kept", "person", "bot"]
    name: str
    player: str | None = None
    level: int | None = None
    master: int | None = None
    rating: int | None = None
    error: int | None = None


class LobbyTable(Saying):
    """A table to sit down at, with so many seats `free`, or to watch; `rating` is the mean of those who have one."""

    table: str
    game: str
    seats: list[LobbySeat]
    free: int
    live: bool
    clock: Clock
    rated: bool
    language: str
    rating: int | None
    made: int
    round: int


class LobbyQueue(Saying):
    """So many people wait to be paired for this, whoever asks not counted."""

    game: str
    seats: int
    live: bool
    rated: bool
    people: int


class LobbyNow(Saying):
    """What is in the house for everybody: tables to sit down at, games to watch, people who wait."""

    open: list[LobbyTable]
    playing: list[LobbyTable]
    waiting: list[LobbyQueue]
