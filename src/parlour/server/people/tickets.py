"""Tickets: what somebody holds between asking to sign in and having done so. Each is good once, for minutes.

`making` and `asking` hold a passkey's challenge, `leaving` what was said to a provider of identities, and `proved`
the way that was proved: whoever holds that one may come in by it.
"""

from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, func, insert, select

from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.schema import tickets

Kind = Literal["making", "asking", "leaving", "proved"]
MINUTE: Final = 60_000
GOOD_FOR: Final = 15 * MINUTE
KEPT: Final = 60 * MINUTE


def make(
    token: str,
    kind: Kind,
    data: str,
    now: int,
    *,
    browser: str | None = None,
    player: str | None = None,
    about: str | None = None,
    good_for: int = GOOD_FOR,
) -> Job[None]:
    """A new one; those of long ago go."""
    row = {"token": token, "kind": kind, "data": data, "made": now, "until": now + good_for}
    row |= {"browser": browser, "player": player, "about": about}

    def job(connection: Connection) -> None:
        connection.execute(delete(tickets).where(tickets.c.made < now - KEPT, tickets.c.until < now))
        connection.execute(insert(tickets), row)

    return job


def sent(connection: Connection, about: str, now: int) -> int:
    """How many letters that are still good a mailbox was sent: whoever is sent no more has so many there to use."""
    wanted = select(func.count()).where(tickets.c.about == about, tickets.c.until > now)
    return connection.execute(wanted).scalar() or 0


def look(connection: Connection, token: str, kind: Kind, browser: str | None, now: int) -> Any:
    """The ticket; Refusal if it is none, of another browser, used, or too old."""
    mine = (tickets.c.token == token) & (tickets.c.kind == kind) & (tickets.c.until > now)
    found = connection.execute(select(tickets).where(mine)).first()
    if found is None or (found.browser is not None and found.about is None and found.browser != browser):
        raise Refusal("wrong-ticket", "this is not, or no longer, good for signing in here: begin again")
    return found


def take(connection: Connection, token: str, kind: Kind, browser: str | None, now: int) -> Any:
    """Use it up; Refusal if it cannot be, or somebody else has."""
    found = look(connection, token, kind, browser, now)
    if connection.execute(delete(tickets).where(tickets.c.token == token)).rowcount != 1:
        raise Refusal("wrong-ticket", "this is not, or no longer, good for signing in here: begin again")
    return found
