"""Whether a guest lets their finished games be used for research: no unless they say so, and as long as they say so."""

from sqlalchemy import Connection, func, or_, select, update

from parlour.server.store.base import Job
from parlour.server.store.rows import Loaded, load
from parlour.server.store.schema import entries, players, seats, tables


def given(player: str) -> Job[bool]:
    """Whether they do."""
    wanted = select(players.c.research).where(players.c.id == player)
    return lambda connection: bool(connection.execute(wanted).scalar())


def give(player: str, yes: bool) -> Job[None]:
    """They do from now on, or no longer; it holds for games of before too."""

    def job(connection: Connection) -> None:
        connection.execute(update(players).where(players.c.id == player).values(research=yes))

    return job


def finished() -> Job[list[str]]:
    """Every table that was played to its end with somebody who lets it be used, the oldest first."""
    agreeing = select(seats.c["table"]).join(players).where(players.c.research)
    wanted = select(tables.c.id).where(tables.c.phase == "over", tables.c.id.in_(agreeing))
    wanted = wanted.order_by(tables.c.made, tables.c.id)
    return lambda connection: list(connection.execute(wanted).scalars())


def agreed(table: str) -> Job[Loaded | None]:
    """A table, if everybody who sat or did anything there lets it be used now; who was forgotten does not.

    Where one guest had several seats nobody knows who sat on them: they were not asked.
    """
    willing = select(players.c.id).where(players.c.research)
    sat = select(seats.c.seat).where(seats.c["table"] == table, seats.c.kind != "bot")
    unwilling_seat = sat.where(or_(seats.c.player.is_(None), seats.c.player.not_in(willing)))
    several = sat.with_only_columns(seats.c.player).group_by(seats.c.player).having(func.count() > 1)
    did = select(entries.c.at).where(entries.c["table"] == table, entries.c.by != "")
    unwilling_deed = did.where(entries.c.by.not_in(willing))

    def job(connection: Connection) -> Loaded | None:
        if connection.execute(sat.limit(1)).first() is None:
            return None
        if connection.execute(unwilling_seat.limit(1)).first() is not None:
            return None
        if connection.execute(several.limit(1)).first() is not None:
            return None
        if connection.execute(unwilling_deed.limit(1)).first() is not None:
            return None
        return load(table)(connection)

    return job
