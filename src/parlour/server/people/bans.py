"""Bans: a guest, with their devices, links and seats, or a network, until a date or until it is lifted.

A guest is marked in their own row, which every request reads; when it ends and why is looked up for the marked only.
"""

import time
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from sqlalchemy import Connection, case, delete, func, insert, select, update

from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.clubs import passed_on
from parlour.server.store.entries import Left, columns
from parlour.server.store.schema import bans, entries, held_marks, players, seats, tables
from parlour.server.store.waiting import closed_values

Network = IPv4Network | IPv6Network
HOUSEHOLD: Final = 64  # bits of the address of an IPv6 household
WIDEST: Final = {4: 16, 6: 32}  # a ban of more than that is a slip of the hand


def network(text: str) -> Network:
    """The network of an address: itself, or the household of an IPv6 one; or as it is written, with /bits."""
    if "/" not in text:
        address = ip_address(text)
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return ip_network(f"{address}/{HOUSEHOLD if address.version == 6 else 32}", strict=False)
    found = ip_network(text, strict=False)
    if found.prefixlen < WIDEST[found.version]:
        raise ValueError(f"{text} is too wide to be banned: /{WIDEST[found.version]} at most")
    return found


def within(address: str, banned: list[tuple[Network, int | None, str]], now: int) -> tuple[int | None, str] | None:
    """The end and the word of a ban that holds for an address; None if none does."""
    if not banned:
        return None
    try:
        asked = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(asked, IPv6Address) and asked.ipv4_mapped is not None:
        asked = asked.ipv4_mapped
    holding = ((until, word) for where, until, word in banned if asked in where and (until is None or until > now))
    return next(holding, None)


def refusal(until: int | None, word: str) -> Refusal:
    """What somebody banned is told."""
    day = "" if until is None else f" until {time.strftime('%Y-%m-%d %H:%M', time.gmtime(until / 1000))} UTC"
    detail = f"the operator of this server has banned you{day}" + (f": {word}" if word else "")
    return Refusal("banned", detail, word=word) if until is None else Refusal("banned", detail, word=word, until=until)


def networks() -> Job[list[tuple[Network, int | None, str]]]:
    """All banned networks."""
    wanted = select(bans.c.what, bans.c.until, bans.c.word).where(bans.c.kind == "network")
    return lambda connection: [(ip_network(row.what), row.until, row.word) for row in connection.execute(wanted)]


def standing(player: str, now: int) -> Job[tuple[int | None, str] | None]:
    """The end and the word of a guest's ban; None if they are not, or no longer, banned."""
    wanted = select(players.c.banned, bans.c.until, bans.c.word).outerjoin(bans, bans.c.what == players.c.id)

    def job(connection: Connection) -> tuple[int | None, str] | None:
        row = connection.execute(wanted.where(players.c.id == player)).first()
        if row is None or not row.banned or (row.until is not None and row.until <= now):
            return None
        return row.until, row.word or ""

    return job


def ban(player: str, until: int | None, word: str, now: int) -> Job[bool]:
    """The guest may do nothing any more; a seat at a table that has not begun is free again, their own is cancelled."""
    waits = (tables.c.maker == player) & (tables.c.phase == "open")

    def job(connection: Connection) -> bool:
        marked = connection.execute(update(players).where(players.c.id == player).values(banned=True))
        if marked.rowcount != 1:
            return False
        _keep(connection, player, "guest", until, word, now)
        free_open_seats(connection, player)
        passed_on(connection, player, now)
        connection.execute(update(tables).where(waits), closed_values("cancelled", now))
        return True

    return job


def ban_network(where: Network, until: int | None, word: str, now: int) -> Job[bool]:
    """Nobody may do anything from there."""

    def job(connection: Connection) -> bool:
        _keep(connection, str(where), "network", until, word, now)
        return True

    return job


def unban(what: str) -> Job[bool]:
    """The guest, or the network, is welcome again."""

    def job(connection: Connection) -> bool:
        marked = players.c.banned & (players.c.id == what)
        freed = connection.execute(update(players).where(marked).values(banned=False)).rowcount
        return bool(freed + connection.execute(delete(bans).where(bans.c.what == what)).rowcount)

    return job


def first_end() -> Job[int | None]:
    """When the next ban of a guest ends, or has ended unnoticed; None if none will."""
    ends = select(func.min(bans.c.until)).where(bans.c.kind == "guest")
    kept = select(func.min(held_marks.c.until))

    def job(connection: Connection) -> int | None:
        found = [one for one in (connection.execute(ends).scalar(), connection.execute(kept).scalar()) if one]
        return min(found, default=None)

    return job


def end(now: int) -> Job[None]:
    """Whose ban is over is no longer marked: they are paired, listed and play in tournaments again.

    Their rows are held first, as whoever bans them does: of a ban that is said anew meanwhile nothing is taken away.
    """
    over = (bans.c.kind == "guest") & (bans.c.until <= now)

    def job(connection: Connection) -> None:
        theirs = select(players.c.id).where(players.c.id.in_(select(bans.c.what).where(over))).order_by(players.c.id)
        list(connection.execute(theirs.with_for_update()))
        ended = list(connection.execute(select(bans.c.what).where(over)).scalars())
        connection.execute(delete(bans).where(bans.c.what.in_(ended)))
        connection.execute(update(players).where(players.c.id.in_(ended)).values(banned=False))
        connection.execute(delete(held_marks).where(held_marks.c.until <= now))

    return job


def listed(now: int) -> Job[list[Any]]:
    """All that are banned now: what, kind, name, made, until, word. Guests banned by an older Parlour have no date."""
    wanted = select(bans.c.what, bans.c.kind, players.c.name, bans.c.made, bans.c.until, bans.c.word)
    wanted = wanted.outerjoin(players, players.c.id == bans.c.what)
    wanted = wanted.where(bans.c.until.is_(None) | (bans.c.until > now))
    older = select(players.c.id, players.c.name).where(players.c.banned, players.c.id.not_in(select(bans.c.what)))

    def job(connection: Connection) -> list[Any]:
        found = [tuple(row) for row in connection.execute(wanted.order_by(bans.c.made.desc()))]
        return [*found, *((row.id, "guest", row.name, None, None, "") for row in connection.execute(older))]

    return job


def playing(player: str) -> Job[list[str]]:
    """Tables at which they play."""
    wanted = select(seats.c["table"]).join(tables).where(seats.c.player == player, tables.c.phase == "playing")
    return lambda connection: sorted(set(connection.execute(wanted).scalars()))


def stand_in(table: str, player: str, now: int) -> Job[None]:
    """Whoever was sent away has left their seats there, as an entry of the log each. Conflict if one came meanwhile."""

    def job(connection: Connection) -> None:
        row = connection.execute(select(tables.c.at, tables.c.turn, tables.c.phase).where(tables.c.id == table)).one()
        theirs = (seats.c["table"] == table) & (seats.c.player == player)
        left = list(connection.execute(select(seats.c.seat).where(theirs).order_by(seats.c.seat)).scalars())
        if row.phase != "playing" or not left:
            return
        log = [
            {"table": table, **columns(Left(at=row.at + number, seat=seat, time=now))}
            for number, seat in enumerate(left)
        ]
        connection.execute(insert(entries), log)
        values = {
            "at": row.at + len(left),
            "changed": now,
            **({"due": 0} if row.turn in left else {}),
        }  # looked at soon
        connection.execute(update(tables).where(tables.c.id == table), values)

    return job


def free_open_seats(connection: Connection, player: str) -> None:
    """Somebody else may sit where they would have."""
    waiting = select(tables.c.id).where(tables.c.phase == "open")
    theirs = (seats.c.player == player) & seats.c["table"].in_(waiting)
    kind = case((seats.c.invitation.is_(None), "open"), else_="invited")
    connection.execute(update(seats).where(theirs).values(kind=kind, player=None, name="", token=None, nonce=""))


def _keep(connection: Connection, what: str, kind: str, until: int | None, word: str, now: int) -> None:
    connection.execute(delete(bans).where(bans.c.what == what))
    row = {"what": what, "kind": kind, "made": now, "until": until, "word": word}
    connection.execute(insert(bans), row)
