"""The devices of a guest: a cookie each. They are listed by what a browser says of itself at most, and ended singly."""

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from parlour.server.store.base import Job
from parlour.server.store.schema import devices

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
    return lambda connection: connection.execute(delete(devices).where(mine)).rowcount == 1
