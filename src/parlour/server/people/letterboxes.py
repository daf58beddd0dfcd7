"""Where somebody is told of news, and of which kinds: browsers that take pushes, and a letterbox, each switched alone.

The address of a letterbox is that of a mailbox which was proved, typed once more by its owner: it is kept for letters
alone, shown to nobody, and goes with the mailbox. What ends letters without signing in is a token that says whose and
of which kind, signed by the house, and does nothing else.
"""

import hmac
from hashlib import sha256
from typing import Any, Final, get_args

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from parlour.server.people.mailbox import fingerprint, house_key
from parlour.server.people.tokens import hashed
from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.news import KINDS, NewsKind
from parlour.server.store.schema import letterboxes, mailboxes, players, pushes

MOST: Final = 10  # browsers of one person that take pushes: beyond that the oldest is forgotten
NAMED: Final = 16  # letters of the hash of its address by which a browser is named
NONE: Final = ""  # where letters were refused until the address was forgotten
REFUSED: Final = 2 * 24 * 60 * 60_000  # milliseconds, served, for which they are before that
KEY: Final = "letters"
SIGNED: Final = 32  # letters of a signature


def push_name(endpoint: str) -> str:
    """How a browser that takes pushes is called; its address is its own."""
    return hashed(endpoint)[:NAMED]


def subscribe(player: str, row: dict[str, Any], webhook: str | None) -> Job[None]:
    """A webhook, or none, and if `row` has an address one more browser; what it had switched on stays so.

    It is of the device by which it is given, and goes with that.
    """

    def job(connection: Connection) -> None:
        connection.execute(update(players).where(players.c.id == player).values(webhook=webhook))
        if not row:
            return
        here = pushes.c.endpoint == row["endpoint"]
        if connection.execute(update(pushes).where(here, pushes.c.player == player).values(**row)).rowcount == 1:
            return
        connection.execute(delete(pushes).where(here))  # a browser is one person's
        connection.execute(insert(pushes), {"player": player, **row})
        mine = select(pushes.c.endpoint).where(pushes.c.player == player).order_by(pushes.c.made.desc())
        old = list(connection.execute(mine.offset(MOST)).scalars())
        connection.execute(delete(pushes).where(pushes.c.endpoint.in_(old)))

    return job


def unsubscribe(player: str, name: str) -> Job[bool]:
    """That browser takes no pushes any more."""

    def job(connection: Connection) -> bool:
        found = _named(connection, player, name)
        return connection.execute(delete(pushes).where(pushes.c.endpoint.in_(found))).rowcount > 0

    return job


def _named(connection: Connection, player: str, name: str) -> list[str]:
    mine = connection.execute(select(pushes.c.endpoint).where(pushes.c.player == player)).scalars()
    return [endpoint for endpoint in mine if push_name(endpoint) == name]


def keep(player: str, address: str, lang: str, now: int) -> Job[None]:
    """Letters go to that address, once a kind is switched on; Refusal if it is not that of their mailbox."""

    def job(connection: Connection) -> None:
        proved = connection.execute(select(mailboxes.c.hash).where(mailboxes.c.player == player)).scalar()
        if proved is None:
            raise Refusal("no-mailbox", "letters go to an address that you sign in by: add it there first")
        if not hmac.compare_digest(proved, fingerprint(house_key(connection), address)):
            raise Refusal("another-mailbox", "this is not the address that you sign in by")
        mine = letterboxes.c.player == player
        kept = {"address": address, "lang": lang, "refused": None}
        if connection.execute(update(letterboxes).where(mine).values(**kept)).rowcount == 0:
            off: dict[str, bool] = dict.fromkeys(KINDS, False)
            connection.execute(insert(letterboxes), {"player": player, **kept, "made": now, **off})

    return job


def forget(player: str) -> Job[bool]:
    """No address is kept any more."""
    mine = delete(letterboxes).where(letterboxes.c.player == player)
    return lambda connection: connection.execute(mine).rowcount == 1


def taken(player: str, address: str, _: int) -> Job[None]:
    """A letter to that address was taken."""
    mine = update(letterboxes).where(_at(player, address), letterboxes.c.refused.is_not(None)).values(refused=None)
    return lambda connection: (connection.execute(mine), None)[1]


def refused(player: str, address: str, served: int) -> Job[bool]:
    """A letter to that address was refused; whether that has been so for long, and none is written to it again."""
    since = select(letterboxes.c.refused).where(_at(player, address))
    first = update(letterboxes).where(_at(player, address), letterboxes.c.refused.is_(None)).values(refused=served)

    def job(connection: Connection) -> bool:
        if connection.execute(first).rowcount:
            return False
        begun: int | None = connection.execute(since).scalar()
        if begun is None or begun > served - REFUSED:
            return False
        returned(player, address, served)(connection)
        return True

    return job


def returned(player: str, address: str, served: int) -> Job[None]:
    """Nothing is written to that address again, and it is forgotten; that there was one stays, so that they hear."""
    off: dict[str, bool] = dict.fromkeys(KINDS, False)
    gone = update(letterboxes).where(_at(player, address)).values(address=NONE, refused=served, **off)
    return lambda connection: (connection.execute(gone), None)[1]


def _at(player: str, address: str) -> ColumnElement[bool]:
    return (letterboxes.c.player == player) & (letterboxes.c.address == address)


def switch(player: str, kind: NewsKind, way: str, on: bool) -> Job[bool]:
    """Be told of a kind by a way, `mail` or the name of a browser, or no longer; False if there is no such way."""

    def job(connection: Connection) -> bool:
        if way == "mail":
            mine = update(letterboxes).where(letterboxes.c.player == player, letterboxes.c.address != NONE)
            return connection.execute(mine.values({kind: on})).rowcount == 1
        found = _named(connection, player, way)
        return connection.execute(update(pushes).where(pushes.c.endpoint.in_(found)).values({kind: on})).rowcount == 1

    return job


def listed(player: str) -> Job[tuple[str | None, list[Any], Any, bool]]:
    """The webhook, browsers, the letterbox, and whether there is a mailbox that was proved."""

    def job(connection: Connection) -> tuple[str | None, list[Any], Any, bool]:
        webhook = connection.execute(select(players.c.webhook).where(players.c.id == player)).scalar()
        mine = select(pushes).where(pushes.c.player == player).order_by(pushes.c.made, pushes.c.endpoint)
        kept = connection.execute(select(letterboxes).where(letterboxes.c.player == player)).first()
        proved = connection.execute(select(mailboxes.c.made).where(mailboxes.c.player == player)).first()
        return webhook, list(connection.execute(mine)), kept, proved is not None

    return job


# --- ending letters without signing in


def _signature(key: str, player: str, kind: str) -> str:
    return hmac.new(bytes.fromhex(key), f"stop {player} {kind}".encode(), sha256).hexdigest()[:SIGNED]


def stopping(player: str, kind: NewsKind) -> Job[str]:
    """The token that ends letters of a kind; the key is made with the first."""
    return lambda connection: f"{player}-{kind}-{_signature(house_key(connection, KEY), player, kind)}"


def stop(token: str) -> Job[NewsKind]:
    """Letters of that kind end, for whom it says; the kind. Refusal if the house did not sign it."""
    player, kind, signed = ([""] * 3 + token.rsplit("-", 2))[-3:]

    def job(connection: Connection) -> NewsKind:
        good = kind in get_args(NewsKind) and signed.isascii()
        if not good or not hmac.compare_digest(_signature(house_key(connection, KEY), player, kind), signed):
            raise Refusal("wrong-stop", "this link ends no letters: it is not whole")
        switch(player, kind, "mail", False)(connection)  # type: ignore[arg-type]  # it is one of them
        return kind  # type: ignore[return-value]

    return job
