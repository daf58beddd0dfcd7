"""Other tries of moments of finished games: which tables they are, and how they ended."""

import msgspec
from sqlalchemy import select

from parlour.server.store.base import Job
from parlour.server.store.rows import Phase
from parlour.server.store.schema import tables


class Tried(msgspec.Struct, frozen=True):
    """Another try of a moment of a finished game, the one after `at` actions, and how it ended."""

    table: str
    at: int
    phase: Phase
    outcome: str | None
    stood_in: str | None


def tried_again(player: str, replay: str, many: int) -> Job[list[Tried]]:
    """A player's tries of moments of a game, the newest first."""
    columns = (tables.c.id, tables.c.tried_at, tables.c.phase, tables.c.outcome, tables.c.stood_in)
    wanted = select(*columns).where(tables.c.tried == replay, tables.c.maker == player)
    wanted = wanted.order_by(tables.c.made.desc(), tables.c.id).limit(many)
    return lambda connection: [Tried(*row) for row in connection.execute(wanted)]
