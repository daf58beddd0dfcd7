"""The evenings that leaders of a club have announced."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.club_acts import check_leader
from parlour.server.store.clubs import ClubDeed, note
from parlour.server.store.schema_clubs import evenings

MOST: Final = 50  # evenings of one club that are shown: to come, or of the last day
KEPT: Final = 90 * 86_400_000  # milliseconds for which one that is over is kept,
SHOWN: Final = 86_400_000  # and is shown


class EveningRow(msgspec.Struct, frozen=True):
    """An evening: a date, what it is called, and the game; none if any."""

    id: str
    club: str
    title: str
    game: str
    begins: int
    made: int
    maker: str | None
    request: str | None


_ROW = [evenings.c[name] for name in EveningRow.__struct_fields__]


def announce(row: EveningRow) -> Job[None]:
    """One more, by a leader; the same request again is the same evening."""
    same = select(evenings.c.id).where(evenings.c.club == row.club, evenings.c.request == row.request)
    coming = select(func.count()).where(evenings.c.club == row.club, evenings.c.begins > row.made - SHOWN)
    values: dict[str, Any] = {name: getattr(row, name) for name in row.__struct_fields__}

    def job(connection: Connection) -> None:
        check_leader(connection, row.club, row.maker or "")
        connection.execute(delete(evenings).where(evenings.c.club == row.club, evenings.c.begins < row.made - KEPT))
        if connection.execute(same).first() is not None:
            return
        if (connection.execute(coming).scalar() or 0) >= MOST:
            raise Refusal("too-many-evenings", f"a club announces at most {MOST} evenings")
        connection.execute(insert(evenings), values)
        note(connection, ClubDeed(row.club, row.maker, "evening", row.made, None, row.title))

    return job


def call_off(club: str, evening: str, player: str, now: int) -> Job[None]:
    """One fewer, by a leader. Again is the same as once."""
    this = (evenings.c.club == club) & (evenings.c.id == evening)

    def job(connection: Connection) -> None:
        check_leader(connection, club, player)
        title = connection.execute(select(evenings.c.title).where(this)).scalar()
        if connection.execute(delete(evenings).where(this)).rowcount:
            note(connection, ClubDeed(club, player, "call-off", now, None, title or ""))

    return job


def of_club(club: str, now: int) -> Job[list[EveningRow]]:
    """Those to come, and of the last day, by date."""
    wanted = select(*_ROW).where(evenings.c.club == club, evenings.c.begins > now - SHOWN)
    return lambda connection: [EveningRow(*row) for row in connection.execute(wanted.order_by(evenings.c.begins))]
