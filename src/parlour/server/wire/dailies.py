"""Deals of the day over the wire: what is asked, and what is told."""

from typing import Any, Literal

from parlour.server.wire.asked import Asking
from parlour.server.wire.told import Saying

NotCounted = Literal["", "late", "second", "changed", "cleared"]


class Try(Asking):
    """Try a deal, or go on with my attempt; `anyway` if another tried it on this device: then it does not count."""

    anyway: bool = False


class Par(Saying):
    """What level 4 made of the same deal on the same seat, over so many plays: points and the share won.

    `error` is half the width of the 95 % interval of either; null where one play says nothing of it.
    """

    plays: int
    points: float
    error: float | None
    won: float
    won_error: float


class DailyDeal(Saying):
    """A deal of the day, from 00:00 to 00:00 UTC; `ends` in milliseconds since 1970.

    `commitment` is the promise of its secret, which is told when the day is over; `tomorrow` that of the next day's.
    `bots` is what the others play, `state` how far I am with it, at `table`; `finished` counts the attempts that count.
    """

    day: str
    game: str
    ends: int
    commitment: str
    secret: str | None
    tomorrow: str | None
    rules: int
    options: dict[str, str]
    seats: int
    seat: int
    level: int
    bots: str
    state: Literal["new", "playing", "over"]
    table: str | None
    finished: int


class Today(Saying):
    """The deals of today, and on how many days in a row I have finished one: up to now, and at most."""

    day: str
    ends: int
    deals: list[DailyDeal]
    streak: int
    longest: int


class Attempt(Saying):
    """How an attempt ended: place at the table, points, and by how many it was before the best of the others.

    `rank` is among all that count; `mark` says why one does not: `late`, a `second` guest on a device, bots that
    have `changed` since the day began, or `cleared` by an operator. `replay` is told when the day is over.
    """

    rank: int | None
    name: str
    place: int
    points: int
    margin: int
    mark: NotCounted
    mine: bool
    replay: str | None


class DailySheet(Saying):
    """How a deal went: for me, for the house and for everybody. Nothing of it before I, or the day, has finished.

    `never` where there will be no par: the house has played none, and its bots are others now.
    """

    deal: DailyDeal
    mine: Attempt | None
    par: Par | None
    standing: list[Attempt]
    never: bool = False


class OthersChoice(Saying):
    """What so many others chose in the same position."""

    word: dict[str, Any]
    many: int


class DailyChoice(Saying):
    """A decision of mine: `others` who came to the same position, and what the house would have done.

    `house` and what my choice `cost` beside it (a part of a victory) are null until the look back is done. It is
    `costly` if that is more than chance in the search explains, and a hundredth at least; `why` are themes then: what
    the house's choice would have brought. Else the two are about as good.
    """

    at: int
    chosen: dict[str, Any]
    house: dict[str, Any] | None
    cost: float | None
    others: list[OthersChoice]
    why: list[dict[str, Any]] = []
    costly: bool = False


class DailyChoices(Saying):
    """My decisions in order; the look back has judged `done` of so many."""

    choices: list[DailyChoice]
    phase: Literal["none", "running", "done"]
    done: int
    of: int


class MonthRow(Saying):
    """Somebody's month: days with an attempt that counts, games won, and all margins together."""

    rank: int
    name: str
    days: int
    won: int
    margin: int
    mine: bool


class Month(Saying):
    """The deals of a game in a month: who won most."""

    month: str
    game: str
    rows: list[MonthRow]
