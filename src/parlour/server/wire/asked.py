"""What clients ask over the wire. From these come the checks of what is received, and the OpenAPI schema."""

from typing import Annotated, Final, Literal

import msgspec

from parlour.core.box import LARGEST

WORD: Final = r"^[A-Za-z0-9_-]+$(?!\n)"  # `$` alone would let a line end after it; `\Z` is no pattern in JavaScript
WORD_OR_NONE: Final = r"^[A-Za-z0-9_-]*$(?!\n)"
WEB_ADDRESS: Final = r"^https?://[!-~]+$(?!\n)"

Name = Annotated[
    str, msgspec.Meta(min_length=1, max_length=200, description="40 letters once spelled shortly: people/names.py")
]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=WORD, description="made by the client")]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern=WORD_OR_NONE, description="the seat's hand in the deal")]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=WORD)]
PlayerId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=WORD)]
ClubOf = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=WORD, description="a club of mine")]
Short = Annotated[str, msgspec.Meta(max_length=80)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
BoxText = Annotated[str, msgspec.Meta(max_length=LARGEST, description="a box file: TOML")]
At = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]  # far beyond any log: none grows too long to be played on
TalkLanguage = Annotated[
    str, msgspec.Meta(max_length=2, pattern=r"^[a-z]*$(?!\n)", description="to talk in; empty: any")
]
LevelNumber = Annotated[int, msgspec.Meta(ge=1, le=5)]
MasterTime = Literal[5, 15, 30, 60]  # seconds
Emote = Literal[
    "wave",
    "thanks",
    "bravo",
    "laugh",
    "wow",
    "oops",
    "think",
    "hourglass",
    "luck",
    "cheers",
    "tea",
    "night",
]


class Asking(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class Guest(Asking):
    """Who I am: a name is enough. With `keep`, only if this device is nobody's yet."""

    name: Name
    keep: bool = False


class Enter(Asking):
    """Come in on another device by a personal link; with `replace`, also where the device is somebody else's."""

    code: Token
    replace: bool = False


class SpokenCode(Asking):
    """The code of a table, as it was said: small letters, spaces and dashes do no harm."""

    code: Annotated[str, msgspec.Meta(min_length=6, max_length=20)]
    nonce: Nonce = ""


class SeatLink(Asking):
    """What stands in a seat's link."""

    token: Token


class KnockCode(Asking):
    """What whoever asks to be let in was given; with `replace`, also where this device is somebody else's."""

    knock: Token
    replace: bool = False


class Allow(Asking):
    """Whether I let somebody in."""

    allow: bool


class LinkCode(Asking):
    """A personal link, to ask whose it is."""

    code: Token


class SeatPlan(Asking):
    """Who a seat is for: me (`name` for somebody else on my device), whoever comes, whoever has its link, or a bot.

    A bot is of a `level`, or a `master`: it thinks about a choice for so many seconds at most.
    """

    kind: Literal["me", "open", "invited", "bot"]
    level: LevelNumber = 3
    master: MasterTime | None = None
    name: Name | None = None


class Clock(Asking):
    """No clock; seconds for each turn; or seconds for the whole game and an increment for each action."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class NewTable(Asking):
    """A table to be made. With the same id again, the same table.

    With `several` one guest may sit down on several seats of a public table; without `watch` only those who sit, and
    the maker, may watch; without `lots` the first player is not drawn, and seats are as they sit. `box` is the text of
    a box file, for values as an owner's box has them. The result of a `rated` table counts for ratings: it has a clock
    and lots, our box and the options of the book, and one seat for each guest. `language` is told in the lobby. One of
    a `club` of mine is seen and joined by its people alone.
    """

    game: Short
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=10)]
    id: Id
    options: dict[Short, Short] = {}
    public: bool = False
    live: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    nonce: Nonce = ""
    several: bool = False
    watch: bool = True
    lots: bool = True
    box: BoxText = ""
    rated: bool = False
    language: TalkLanguage = ""
    club: ClubOf | None = None


class SeatChange(Asking):
    """What the maker makes of a seat while the table waits: free for all, for whoever has its new link, a bot's (of a
    `level`, or a `master`), or kept for a friend, the `player`, until they have said yes or no.
    """

    kind: Literal["open", "invited", "bot", "friend"]
    level: LevelNumber = 3
    master: MasterTime | None = None
    player: PlayerId | None = None


class Join(Asking):
    """Sit down: on the seat named, on the seat the token opens, or on any open one."""

    seat: SeatNumber | None = None
    token: Token | None = None
    nonce: Nonce = ""
    name: Name | None = None


class Play(Asking):
    """An action in notation, for the table as it stood at `at`."""

    at: At
    action: Short
    id: Id
    seat: SeatNumber | None = None


class Undo(Asking):
    """Take my last action back: at once where it is free, else by asking the others."""

    at: At
    id: Id
    seat: SeatNumber | None = None


class Answer(Asking):
    """Whether I agree that an action is taken back."""

    at: At
    agree: bool
    id: Id
    seat: SeatNumber | None = None


class Stand(Asking):
    """Leave a seat to a stand-in, or come back to it; while the table waits, give it up."""

    id: Id
    seat: SeatNumber | None = None


class Absent(Asking):
    """The seat whose person is missing, and for which I would rather have a stand-in."""

    missing: SeatNumber
    id: Id
    seat: SeatNumber | None = None


class Say(Asking):
    """A line of chat, plain text."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: Id


class Gesture(Asking):
    """An emote: a drawing of the house, seen at my seat for a moment."""

    emote: Emote
    id: Id
    seat: SeatNumber | None = None


class Mute(Asking):
    """Whether I hear a player's chat, and see their emotes."""

    player: PlayerId
    muted: bool


class Block(Asking):
    """Whether I block a player: we do not meet, and I do not hear them."""

    player: PlayerId
    blocked: bool


class Befriend(Asking):
    """Whether I would like somebody to be a friend of mine."""

    player: PlayerId
    friend: bool


class Rematch(Asking):
    """Again, with the seats moved round by one; `spare` is what becomes of the seat of somebody who says no."""

    nonce: Nonce = ""
    spare: Literal["open", "bot"] = "open"


class Fork(Asking):
    """Play on from a point of a finished game against bots of a `level`, or masters; what the seat could not see is
    dealt anew.
    """

    at: At
    seat: SeatNumber
    id: Id
    level: LevelNumber = 3
    master: MasterTime | None = None


class TryAgain(Asking):
    """A decision of mine in a finished game, the one after `at` actions, once more; people are bots of `level` then."""

    at: At
    id: Id
    level: LevelNumber = 3


class Upload(Asking):
    """The text of a record."""

    record: Annotated[str, msgspec.Meta(min_length=2, max_length=500_000)]


class Link(Asking):
    """A place of this server, with whatever stands after #."""

    path: Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=r"^/[!-~]*$(?!\n)")]


class Alerts(Asking):
    """Where to tell me of news while the page is closed: a webhook, for my turns alone, and one more browser that takes
    pushes, in which language. A webhook that is left out ends; browsers stay.
    """

    webhook: Annotated[str, msgspec.Meta(max_length=500, pattern=WEB_ADDRESS)] | None = None
    endpoint: Annotated[str, msgspec.Meta(max_length=500, pattern=WEB_ADDRESS)] | None = None
    p256dh: Annotated[str, msgspec.Meta(max_length=120, pattern=WORD_OR_NONE)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40, pattern=WORD_OR_NONE)] = ""
    lang: Literal["en", "fr", "pl"] = "en"


class Consent(Asking):
    """Whether my finished games may be used for research, without names; revoked as it is given."""

    research: bool


class LessonPlay(Asking):
    """Play on from a step of a lesson, its end if left out, against bots."""

    id: Id
    step: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None
    level: LevelNumber = 2
