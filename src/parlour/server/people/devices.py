"""The devices of a guest: a cookie each. They are listed by what a browser says of itself at most, and ended singly."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from parlour.server.store.base import Job
from parlour.server.store.schema import devices, pushes

DAY: Final = 86_400_000  # milliseconds
MOST: Final = 50  # devices of one guest: beyond that the longest unseen ends
NAMED: Final = 16  # characters of the hash of a cookie by which a device is named; the hash opens nothing
BROWSERS: Final = (
    ("Firefox", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def label(agent: str) -> str:
    """The family of a browser and its system, no version, no model; empty for whatever is no browser we know."""
    found = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(part for part in found if part) if found[0] else ""


def add(connection: Connection, player: str, token: str, agent: str, now: int) -> None:
    """One more device of a guest."""
    row = {"token": token, "player": player, "made": now, "seen": now // DAY * DAY, "label": label(agent)}
    connection.execute(insert(devices), row)
    age = func.coalesce(devices.c.seen, devices.c.made).desc()
    mine = select(devices.c.token).where(devices.c.player == player).order_by(age, devices.c.made.desc())
    old = list(connection.execute(mine.offset(MOST)).scalars())
    if old:
        connection.execute(delete(devices).where(devices.c.token.in_(old)))


def seen(token: str, agent: str, now: int) -> Job[None]:
    """It came today."""

    def job(connection: Connection) -> None:
        mine = devices.c.token == token
        connection.execute(update(devices).where(mine).values(seen=now // DAY * DAY))
        connection.execute(update(devices).where(mine, devices.c.label == "").values(label=label(agent)))

    return job


def listed(player: str) -> Job[list[Any]]:
    """Those of a guest, the newest first."""
    wanted = select(devices).where(devices.c.player == player).order_by(devices.c.made.desc(), devices.c.token)
    return lambda connection: list(connection.execute(wanted))


def end(player: str, device: str) -> Job[bool]:
    """The device is nobody's any more."""
    mine = (devices.c.player == player) & (func.substr(devices.c.token, 1, NAMED) == device)
    return lambda connection: gone(connection, mine) == 1


def gone(connection: Connection, which: ColumnElement[bool]) -> int:
    """Devices are nobody's any more, and take no pushes; how many.

    Those of before it was kept which browser is which device's end with the first: nobody who was shown out is told.
    """
    whose = select(devices.c.player).where(which)
    connection.execute(delete(pushes).where(pushes.c.player.in_(whose), pushes.c.device.is_(None)))
    return connection.execute(delete(devices).where(which)).rowcount


def renewed(connection: Connection, before: str, now: str) -> None:
    """The same browser by another cookie, after somebody signed in once more: what it was told it is told."""
    connection.execute(update(pushes).where(pushes.c.device == before).values(device=now))
    connection.execute(delete(devices).where(devices.c.token == before))
