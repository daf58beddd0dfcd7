"""Quick pairing over the wire: what somebody would like to play, and how it stands."""

from typing import Annotated, Literal

import msgspec

from parlour.server.wire.asked import Asking, Id, LevelNumber, Nonce, Short, TalkLanguage
from parlour.server.wire.told import Saying


class PairingWish(Asking):
    """What I would like to play. With the same id again, the same wish; with another, instead of it.

    `near`: people near my rating, further away the longer I wait. With `bots` I take what comes: bots of that level on
    the seats for which nobody waits. Where somebody does not want others to `watch`, nobody does.
    """

    game: Short
    seats: Annotated[int, msgspec.Meta(ge=2, le=9)]
    id: Id
    live: bool = True
    rated: bool = False
    near: bool = False
    watch: bool = True
    language: TalkLanguage = ""
    bots: LevelNumber | None = None
    nonce: Nonce = ""


class WithBots(Asking):
    """Bots of `level` may fill the table that I wait for, by the id of my wish."""

    id: Id
    level: LevelNumber = 3


class WishTold(Saying):
    """A wish of mine."""

    id: str
    game: str
    seats: int
    live: bool
    rated: bool
    near: bool
    watch: bool
    language: str
    bots: int | None


class PairingNow(Saying):
    """How it stands with my wish: `none`, `waiting`, or `seated` at `table`.

    I have `waited` so many milliseconds; others waited about `expected`, if enough did within the last hour; so many
    `others` wait for the same game, seats and pace now. `reach` is how far their rating may be from mine, null: any.
    It is `quiet` when bots are worth offering. Bring `seen` with the next look: it is answered once there is news.
    """

    phase: Literal["none", "waiting", "seated"]
    seen: int
    wish: WishTold | None = None
    table: str | None = None
    waited: int = 0
    expected: int | None = None
    others: int = 0
    quiet: bool = False
    reach: int | None = None
