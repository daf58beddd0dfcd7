"""What is done about clubs by whoever keeps the house, at the keyboard or on the page of moderators."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, update

from parlour.server.people.exporting import day
from parlour.server.refusal import Refusal
from parlour.server.store import clubs, quiet_clubs
from parlour.server.store.schema import tables
from parlour.server.store.schema_clubs import clubs as club_rows
from parlour.server.store.waiting import closed_values
from parlour.server.tables.operator import NOTICE, Operator, Rows


class ClubOperator(Operator):
    """`parlour host clubs`, and its like. In a closed club nobody is; one that is ended is no more."""

    async def clubs(self, player: str | None, quiet: bool, many: int) -> Rows:
        """The newest first."""
        await self.note("clubs", player or "", "quiet" if quiet else "")
        since = self._now() - quiet_clubs.GIVES_WAY if quiet else None
        found = await self._read(quiet_clubs.listed(player, since, many))
        return [{**one, "closed": day(one["closed"])} for one in found]

    async def close_club(self, club: str, word: str) -> None:
        """Nobody is in it until it is opened again; its tables that wait are cancelled."""
        waiting = update(tables).where(tables.c.club == club, tables.c.phase == "open")

        def job(connection: Connection) -> bool:
            if not set_club(connection, club, club_rows.c.closed.is_(None), closed=self._now(), word=word):
                return False
            connection.execute(waiting, closed_values("cancelled", self._now()))
            return True

        await self.note("close-club", club, word, job, NOTICE)

    async def reopen_club(self, club: str, word: str) -> None:
        """It is as it was."""
        shut = club_rows.c.closed.is_not(None)
        await self.note(
            "reopen-club",
            club,
            word,
            lambda connection: set_club(connection, club, shut, closed=None, word=""),
            NOTICE,
        )

    async def end_club(self, club: str, word: str) -> None:
        """It is no more, whoever is in it. Its tables that wait are cancelled; games are kept by those who played."""

        def job(connection: Connection) -> bool:
            try:
                clubs.held(connection, club)
            except Refusal:
                return False
            quiet_clubs.end(connection, club, self._now())
            return True

        await self.note("end-club", club, word, job, NOTICE)


def set_club(connection: Connection, club: str, where: ColumnElement[bool], **values: Any) -> bool:
    """Whether there was such a club to change."""
    return connection.execute(update(club_rows).where(club_rows.c.id == club, where).values(**values)).rowcount == 1
