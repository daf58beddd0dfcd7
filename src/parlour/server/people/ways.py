"""The ways by which members sign in: passkeys, a mailbox, the host's provider of identities. None is a password."""

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from parlour.server.people.devices import DAY
from parlour.server.refusal import Refusal
from parlour.server.store import pairing
from parlour.server.store.base import Job
from parlour.server.store.schema import (
    devices,
    identities,
    letterboxes,
    links,
    mailboxes,
    passkeys,
    players,
    pushes,
    seats,
)

MOST: Final = 10  # passkeys of one member
NAMED: Final = 16  # letters of a credential by which a passkey is named
FRESH: Final = 15 * 60_000  # milliseconds after signing in for which a device may change the ways in


class WayIn(msgspec.Struct, frozen=True):
    """One that somebody has proved: `key` is a credential, a hash, or the member an operator helps."""

    kind: Literal["passkey", "mail", "provider", "operator"]
    key: str


def owner(connection: Connection, way: WayIn) -> str | None:
    """Whose it is, if anybody's."""
    wanted = {
        "passkey": select(passkeys.c.player).where(passkeys.c.credential == way.key),
        "mail": select(mailboxes.c.player).where(mailboxes.c.hash == way.key),
        "provider": select(identities.c.player).where(identities.c.hash == way.key),
        "operator": select(players.c.id).where(players.c.id == way.key),
    }
    return connection.execute(wanted[way.kind]).scalar()


def count(connection: Connection, player: str) -> int:
    """How many somebody has."""
    found = (
        connection.execute(select(func.count()).where(kind.c.player == player)).scalar()
        for kind in (passkeys, mailboxes, identities)
    )
    return sum(many or 0 for many in found)


def is_fresh(connection: Connection, player: str, device: str, now: int) -> bool:
    """Whether a device may change how somebody signs in: they have no way yet, or used one on it just now."""
    mine = (devices.c.token == device) & (devices.c.player == player)
    proved = connection.execute(select(devices.c.proved).where(mine)).scalar()
    return count(connection, player) == 0 or (proved is not None and proved + FRESH >= now)


def check_fresh(connection: Connection, player: str, device: str, now: int) -> None:
    """Refusal if it may not: a phone that was lent, or left on a table, changes nothing."""
    if not is_fresh(connection, player, device, now):
        raise Refusal("prove-it", "sign in once more on this device, then change how you sign in")


def add(connection: Connection, player: str, way: WayIn, now: int) -> None:
    """A mailbox or an identity becomes somebody's way in; another mailbox is put in the place of the one before."""
    if way.kind == "mail":
        connection.execute(delete(mailboxes).where(mailboxes.c.player == player))
        connection.execute(delete(letterboxes).where(letterboxes.c.player == player))  # letters go to the one proved
        connection.execute(insert(mailboxes), {"player": player, "hash": way.key, "made": now})
    elif way.kind == "provider":
        connection.execute(insert(identities), {"hash": way.key, "player": player, "made": now})
    else:  # a passkey that was removed since it signed
        raise Refusal("wrong-ticket", "this is not, or no longer, good for signing in here: begin again")


def enrol(connection: Connection, player: str, device: str, fresh: str, keep: bool, now: int) -> None:
    """After a way was added on a device, whose cookie is another from now on: a guest is a member.

    Whoever else held the guest (an open personal link, a device or a seat that was lent) is not let into the member's
    house: with the first way all links end, and unless they are to be kept all other devices, tokens and alerts.
    """
    if connection.execute(select(players.c.role).where(players.c.id == player)).scalar() == "guest":
        connection.execute(update(players).where(players.c.id == player).values(role="member", link=None))
        connection.execute(delete(links).where(links.c.player == player))
        if not keep:
            connection.execute(delete(devices).where(devices.c.player == player, devices.c.token != device))
            end_lent(connection, player)
    connection.execute(
        update(devices).where(devices.c.player == player, devices.c.token == device).values(token=fresh, proved=now)
    )


def end_lent(connection: Connection, player: str) -> None:
    """What lets others act for somebody, or tells them: tokens of seats, alerts, and a wish to be paired."""
    connection.execute(update(seats).where(seats.c.player == player).values(token=None))
    connection.execute(update(players).where(players.c.id == player).values(webhook=None))
    connection.execute(delete(pushes).where(pushes.c.player == player))
    pairing.end(player)(connection)


def remove(player: str, device: str, way: str, now: int) -> Job[bool]:
    """A way in is one no longer; Refusal if it is the last. `way` is mail, provider, or the name of a passkey."""
    named = func.substr(passkeys.c.credential, 1, NAMED) == way
    kinds = {
        "mail": delete(mailboxes).where(mailboxes.c.player == player),
        "provider": delete(identities).where(identities.c.player == player),
    }
    wanted = kinds.get(way, delete(passkeys).where(passkeys.c.player == player, named))

    def job(connection: Connection) -> bool:
        check_fresh(connection, player, device, now)
        gone = connection.execute(wanted).rowcount
        if way == "mail":
            connection.execute(delete(letterboxes).where(letterboxes.c.player == player))
        if gone and count(connection, player) == 0:
            raise Refusal("last-way", "this is your only way in: add another one first, or be forgotten")
        return gone > 0

    return job


def listed(player: str) -> Job[tuple[list[Any], int | None, int | None]]:
    """Passkeys, the newest first, and since when there are a mailbox and an identity."""
    keys = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.made.desc(), passkeys.c.credential)
    mail = select(mailboxes.c.made).where(mailboxes.c.player == player)
    identity = select(func.min(identities.c.made)).where(identities.c.player == player)

    def job(connection: Connection) -> tuple[list[Any], int | None, int | None]:
        found = list(connection.execute(keys))
        return found, connection.execute(mail).scalar(), connection.execute(identity).scalar()

    return job


def used(connection: Connection, credential: str, before: int, signatures: int, now: int) -> None:
    """A passkey has signed; Refusal if another signature was counted meanwhile."""
    mine = (passkeys.c.credential == credential) & (passkeys.c.signatures == before)
    if (
        connection.execute(update(passkeys).where(mine).values(signatures=signatures, used=now // DAY * DAY)).rowcount
        != 1
    ):
        raise Refusal("wrong-passkey", "this passkey was used somewhere else at the same moment")


def members(name: str, many: int) -> Job[list[Any]]:
    """Members in whose name this stands, the newest first; without it, those who are more than a member."""
    wanted = select(players.c.id, players.c.name, players.c.role, players.c.made).where(players.c.role != "guest")
    if name:
        wanted = wanted.where(func.lower(players.c.name).contains(name.lower(), autoescape=True))
    else:
        wanted = wanted.where(players.c.role != "member")
    wanted = wanted.order_by(players.c.made.desc(), players.c.id).limit(many)
    return lambda connection: list(connection.execute(wanted))
