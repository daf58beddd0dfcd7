"""Challenges over the wire: a game that somebody offers one other, at a table made for it."""

from typing import Annotated, Literal

import msgspec

from parlour.server.wire.asked import Asking, Clock, Id, LevelNumber, Nonce, PlayerId, Short
from parlour.server.wire.told import Saying

ChallengeState = Literal[
    "waiting",
    "accepted",
    "declined",
    "withdrawn",
    "over",  # nobody has answered in time
]


class NewChallenge(Asking):
    """Challenge a `player`: a game at so many `seats`, by a clock, `rated` or not, `live` or over days.

    A table is made for it at which I sit and a seat is kept for them; bots of a `level` have the other seats, or with
    `level` null whoever comes by the table's link. With the same id again, the same challenge.
    """

    player: PlayerId
    game: Short
    seats: Annotated[int, msgspec.Meta(ge=2, le=9)]
    id: Id
    live: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    rated: bool = False
    watch: bool = True
    level: LevelNumber | None = 3
    nonce: Nonce = ""


class AnswerChallenge(Asking):
    """Whether I accept."""

    accept: bool
    nonce: Nonce = ""


class Challenge(Saying):
    """A challenge: `mine`, to the `player`; else by them, to me. It ends by itself after `left` milliseconds."""

    challenge: str
    mine: bool
    player: str
    name: str
    table: str
    game: str
    seats: int
    live: bool
    clock: Clock
    rated: bool
    state: ChallengeState
    left: int


class Challenges(Saying):
    """Those that wait for my answer, and my own that wait, or ended a while ago, the newest first.

    It is worth looking again after so many milliseconds.
    """

    to_me: list[Challenge]
    mine: list[Challenge]
    again: int
