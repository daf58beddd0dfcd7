"""What is asked and told of how I hear of news while I am elsewhere."""

from typing import Annotated, Literal

import msgspec

from parlour.server.wire.asked import WORD, Asking
from parlour.server.wire.told import Saying

SwitchedKind = Literal["turns", "invitations", "tournaments"]
StopCode = Annotated[str, msgspec.Meta(min_length=16, max_length=100, pattern=WORD)]


class PushSwitches(Saying):
    """A browser of mine that takes pushes, by a name and what it says of itself, since when; the kinds it is told."""

    push: str
    label: str
    made: int
    turns: bool
    invitations: bool
    tournaments: bool


class LetterSwitches(Saying):
    """Letters by e-mail: since when an address is kept (milliseconds since 1970), which is not told; and the kinds."""

    made: int
    turns: bool
    invitations: bool
    tournaments: bool


class MyAlerts(Saying):
    """How I am told of news. `offered`: this server sends letters, one of a kind in so many `minutes` at most.

    `mailbox`: there is an address that I sign in by, to which they can go; `letters` once it is kept for that. `here`
    is the name of the browser that was just added. `returned`: the last letters were refused by their post office, and
    without `letters` were so for days, so that the address is forgotten.
    """

    webhook: str | None
    pushes: list[PushSwitches]
    offered: bool
    mailbox: bool
    letters: LetterSwitches | None
    minutes: int
    here: str | None = None
    returned: bool = False


class SwitchNews(Asking):
    """Tell me of a kind of news by a way, `mail` or the name of a browser, or no longer."""

    kind: SwitchedKind
    way: Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=WORD)]
    on: bool


class LettersTo(Asking):
    """The address that I sign in by, once more: from now on it is kept, for letters alone."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    lang: Literal["en", "fr", "pl"] = "en"


class StopLetters(Asking):
    """What stands in the link of a letter."""

    stop: StopCode


class LettersStopped(Saying):
    """The kind of letters that has ended."""

    kind: SwitchedKind
