"""How many tournaments may go on: of one person, of the house, of a club, of all clubs.

Counted in the commit that makes one more, so that no two take the last place.
"""

from typing import Final

from sqlalchemy import ColumnElement, Connection, func, select

from parlour.server.refusal import Refusal
from parlour.server.store.one_at_a_time import one_at_a_time
from parlour.server.store.schema import tournaments

GOING_ON: Final = ("entry", "playing", "paused")
MINE: Final = 5  # tournaments of one person that are not over
OF_ALL: Final = 200  # and of the house,
ROOM: Final = 50  # with so many more for those whom the house made directors
OF_A_CLUB: Final = 10  # and of one club
OF_CLUBS: Final = 400  # and of all clubs together: beyond, a club has one at a time, which nobody takes from it


def check(connection: Connection, player: str | None, club: str | None, directs: bool) -> None:
    """Refusal if somebody may make no more of them now: for the house, or for a club."""
    one_at_a_time(connection, "tournaments")
    if _going_on(connection, tournaments.c.maker == player) >= MINE:
        raise _too_many(f"one person directs {MINE} tournaments at once")
    if club is None:
        room = OF_ALL + (ROOM if directs else 0)
        if _going_on(connection, tournaments.c.club.is_(None)) >= room:
            raise _too_many(f"this house holds {OF_ALL} tournaments at once")
        return
    its = _going_on(connection, tournaments.c.club == club)
    if its >= OF_A_CLUB:
        raise _too_many(f"a club holds {OF_A_CLUB} tournaments at once")
    if its and _going_on(connection, tournaments.c.club.is_not(None)) >= OF_CLUBS:
        raise _too_many(f"all clubs of this house together hold {OF_CLUBS} tournaments at once: one of yours is on")


def _going_on(connection: Connection, which: ColumnElement[bool]) -> int:
    going = select(func.count()).select_from(tournaments).where(tournaments.c.phase.in_(GOING_ON), which)
    return connection.execute(going).scalar() or 0


def _too_many(told: str) -> Refusal:
    return Refusal("too-many-tournaments", told)
