"""What is asked and told of signing in."""

from typing import Annotated, Any, Literal

import msgspec

from parlour.server.wire.asked import Asking, Name, Token
from parlour.server.wire.told import Saying

Ticket = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
BrowsersAnswer = Annotated[
    dict[str, Any], msgspec.Meta(description="the browser's PublicKeyCredential, as its toJSON() tells it")
]


class SignInWays(Saying):
    """How one may sign in here: what this server cannot do is not offered. `provider` is its name, if there is one."""

    passkeys: bool
    mail: bool
    provider: str | None


class Ceremony(Saying):
    """What the browser is asked (`navigator.credentials`), and a ticket to bring with its answer."""

    ticket: str
    options: dict[str, Any]


class Proved(Saying):
    """What a ticket is good for. Without a `name` the way is nobody's yet; `suggested` is what a provider calls them.

    `mine` if it is that of whoever is here; `here` is who that is. `elsewhere`: it was asked for in another browser.
    """

    ticket: str
    way: Literal["passkey", "mail", "provider", "operator"]
    name: str | None
    suggested: str
    mine: bool
    here: str | None
    member: bool
    elsewhere: bool


class ToProvider(Saying):
    """Where to go to say who one is: the address of the provider."""

    url: str


class Passkey(Saying):
    """A passkey of mine: when it was made (milliseconds since 1970), the day it was last used, where it was made."""

    way: str
    made: int
    used: str
    label: str


class Ways(Saying):
    """How I sign in. Since when there are a mailbox and a provider's identity (milliseconds since 1970), if there are.

    `fresh`: this device may change them; else one signs in on it once more before.
    """

    role: Literal["guest", "member", "director", "moderator", "owner"]
    passkeys: list[Passkey]
    mail: int | None
    provider: int | None
    fresh: bool


class PasskeyAnswer(Asking):
    """The answer of a browser to a ceremony."""

    ticket: Ticket
    answer: BrowsersAnswer


class PasskeyMade(Asking):
    """A new passkey of mine; with the first one my other devices end, unless I `keep` them."""

    ticket: Ticket
    answer: BrowsersAnswer
    keep: bool = False


class MailboxAsked(Asking):
    """Where to send a link, and in which language."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    lang: Literal["en", "fr", "pl"] = "en"


class TicketHeld(Asking):
    """A ticket, from a link or from what was just proved."""

    ticket: Ticket


class FromProvider(Asking):
    """What a provider sent back with somebody."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]
    state: Token


class ComeIn(Asking):
    """Come in by a ticket. What to do where there is a choice:

    `replace` whoever is here by whom the way belongs to, or `bring` them along: then the two become one; `add` a way
    that is nobody's yet to whoever is here (whose other devices end with the first one, unless they `keep` them), or
    make somebody `new`, called `name`.
    """

    ticket: Ticket
    do: Literal["enter", "replace", "bring", "add", "new"] = "enter"
    name: Name | None = None
    keep: bool = False


class SignOut(Asking):
    """Here, or on all my devices."""

    everywhere: bool = False
