"""What people are told of themselves: devices, links, and how they are let in elsewhere."""

from typing import Literal

from parlour.server.wire.told import Saying


class PushKey(Saying):
    """The key with which this server signs its pushes: `applicationServerKey` of a subscription."""

    key: str


class Device(Saying):
    """A device of mine: `made` in milliseconds since 1970, the day it was last seen, its browser; whether I am here."""

    device: str
    made: int
    seen: str | None
    label: str
    here: bool


class Blocked(Saying):
    """Somebody whom I block, by the name they had then, since when (milliseconds since 1970)."""

    player: str
    name: str
    made: int


class Person(Saying):
    """A friend, or who asks to be one: since when (milliseconds since 1970), where they may be watched, and whether I
    may `challenge` them.
    """

    player: str
    name: str
    made: int
    watch: str | None = None
    challenge: bool = False


class MetPerson(Saying):
    """Somebody I have played with, by the name they had at the last `table`, which `changed` then; and whether I may
    `challenge` them.
    """

    player: str
    name: str
    table: str
    game: str
    changed: int
    challenge: bool = False


class MyPeople(Saying):
    """Who my people are: `friends`, whom I `asked`, who is `asking` me, and whom I `met` at tables, the last first."""

    friends: list[Person]
    asked: list[Person]
    asking: list[Person]
    met: list[MetPerson]


class PersonalLink(Saying):
    """A secret to keep: whoever has it is me, on so many devices, until then (milliseconds since 1970)."""

    code: str
    path: str
    until: int
    uses: int


class Whose(Saying):
    """Who somebody becomes by a personal link; `mine` if this device is theirs already."""

    name: str
    mine: bool


class SeatOf(Saying):
    """Whose seat a link names: nobody's yet if there is no name. `mine` if it is this device's guest's."""

    seat: int
    name: str
    mine: bool


class Knocking(Saying):
    """I have asked to be let in: a secret to look for the answer by, until then (milliseconds since 1970).

    `name` is who is asked. `sign` is shown on both devices, so that nobody lets another one in by mistake.
    """

    knock: str
    name: str
    game: str
    sign: str
    until: int


class KnockAnswer(Saying):
    """What was said to it: `over` if nobody answered in time, or the table no longer waits. `table` once allowed."""

    state: Literal["waiting", "allowed", "refused", "over"]
    table: str | None
