"""How an attempt at a deal of the day ends: written with the last entry of its log, or not at all."""

from sqlalchemy import Connection

from parlour.server.store import dailies
from parlour.server.store.base import Job
from parlour.server.store.dailies import CHANGED, LATE, SECOND
from parlour.server.tables.fold import Position
from parlour.server.tables.room import Room
from parlour.server.thinking.par import as_it_began, ended
from parlour.server.times import end_of


def attempt_ended(room: Room, after: Position, now: int) -> Job[None] | None:
    """What is noted of an attempt that is over with this position; None at any other table, and before."""
    day, outcome = room.row.daily, None if after.table is None else after.table.outcome
    person = next((seat.seat for seat in room.seats if seat.kind == "person"), None)
    if day is None or outcome is None or person is None:
        return None
    late, found, game = now >= end_of(day), ended(outcome, person), room.row.game

    def job(connection: Connection) -> None:
        daily = next((row for row in dailies.of_day(day)(connection) if row.game == game), None)
        changed = daily is None or not as_it_began(daily)
        shared = dailies.shared(room.id)(connection)
        mark = LATE if late else CHANGED if changed else SECOND if shared else ""
        dailies.end(room.id, found, now, mark)(connection)

    return job
