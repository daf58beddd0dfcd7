"""Reporting: what somebody has seen is kept with what they say of it, and nothing that they could not see."""

from typing import Any, Final

import msgspec

from parlour.server.limits import REPORTS, REPORTS_OF_ALL
from parlour.server.people import reports
from parlour.server.people.guests import Player
from parlour.server.people.names import visible
from parlour.server.people.reports import ReportRow
from parlour.server.people.tokens import short_id
from parlour.server.refusal import Refusal
from parlour.server.store import clubs, evenings, tournaments
from parlour.server.store.rows import ChatRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.room import Room
from parlour.server.tables.sitting import Actor, is_program
from parlour.server.wire.order import MyReport, NewReport
from parlour.server.wire.told import Happened

MOVES: Final = 30  # entries of the log that are kept with a report: the last before what is reported


class Reporting:
    """Takes reports."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self._rooms = rooms

    async def file(self, player: Player, wanted: NewReport, address: str, at: tuple[Room, Actor] | None) -> MyReport:
        """Keep it for whoever keeps order; with a table, as whoever reports sees that."""
        self._rooms.limits.take(REPORTS, player.id)
        self._rooms.limits.take(REPORTS_OF_ALL, address)
        kept = False
        try:
            row, lines = await self._row(player, wanted, at)
            report = await self._rooms.store.write(reports.file(row, lines))
            kept = report == row.id
        finally:
            if not kept:  # others of that address may report
                self._rooms.limits.give_back(REPORTS_OF_ALL, address)
        found = await self._rooms.store.read(reports.mine(player.id))
        return next(told(one) for one in found if one.id == report)

    async def _row(
        self, player: Player, wanted: NewReport, at: tuple[Room, Actor] | None
    ) -> tuple[ReportRow, list[ChatRow]]:
        """As it is to be kept, and the lines that go with it."""
        if wanted.player == player.id:
            raise Refusal("that-is-you", "nobody reports themselves")
        words = visible(wanted.words)
        if words is None:
            raise Refusal("not-text", "a report is plain text, all of it to be seen, in one direction")
        name, game, lines, moves = await self._seen(player, wanted, at)
        about = wanted.player
        if about is not None and at is not None and is_program(about):  # whoever invited it answers for it
            about = at[0].row.maker if at[0].row.maker != player.id else None
        row = ReportRow(
            short_id(self._rooms.token()),
            player.id,
            about,
            name,
            wanted.kind,
            wanted.place,
            game,
            wanted.reason,
            words,
            msgspec.json.encode(moves).decode() if moves else "",
            self._rooms.now(),
        )
        return row, lines

    async def _seen(
        self, player: Player, wanted: NewReport, at: tuple[Room, Actor] | None
    ) -> tuple[str, str, list[ChatRow], list[Happened]]:
        """What it is called, its game, and the lines and moves in question."""
        if wanted.kind in ("name", "profile"):
            if wanted.player is None or wanted.place:
                raise Refusal("nothing-reported", "say whom it is about, and nothing else")
            return "", "", [], []
        if wanted.kind == "tournament":
            found = await self._rooms.store.read(tournaments.load(wanted.place))
            near = await self._rooms.people.distances.of(player.id)
            if found is None or (found.club is not None and found.club not in near.clubs):
                raise Refusal("no-tournament", f"there is no tournament '{wanted.place}'")
            return "" if wanted.player else found.name, found.game, [], []
        if wanted.kind == "club":
            return await self._club(player, wanted)
        assert at is not None
        room, actor = at
        there = {seat.player for seat in room.seats} | {room.row.maker}
        lines = await self._heard(player, room, actor, wanted.lines)
        if wanted.kind == "chat" and not any(line.player == wanted.player for line in lines):
            raise Refusal("nothing-reported", "name a line that you heard them say")
        if wanted.kind == "table" and wanted.player is not None and wanted.player not in there:
            raise Refusal("no-player", "nobody like that is at this table")
        seats = [seat for seat in room.seats if seat.name and room.holder(seat.seat) == wanted.player]
        name = next((seat.name for seat in seats), "")
        return name if wanted.player else "", room.row.game, lines, self._moves(room, actor, wanted.at)

    async def _club(self, player: Player, wanted: NewReport) -> tuple[str, str, list[ChatRow], list[Happened]]:
        """What a club is called, and, as lines of nobody's, what it says of itself and of its evenings."""
        row = await self._rooms.store.read(clubs.load(wanted.place, player.id))
        if row is None or row.role is None:
            raise clubs.no_club()
        told = await self._rooms.store.read(evenings.of_club(row.id, self._rooms.now()))
        texts = [text for text in (row.about, *(one.title for one in told)) if text]
        said = [ChatRow(n, "", row.name, text, row.made) for n, text in enumerate(texts, 1)]
        return "" if wanted.player else row.name, "", said, []

    async def _heard(self, player: Player, room: Room, actor: Actor, numbers: list[int]) -> list[ChatRow]:
        """Lines by their numbers, as far as whoever reports may have heard them: before they muted or blocked somebody,
        or were put out. A report tells them nothing of the lines."""
        if not numbers:
            return []
        inside = (room.row.watch and room.belongs(actor)) or room.inside(actor)
        if not inside and not await self._rooms.store.read(reports.was_there(room.id, player.id)):
            raise Refusal("seats-only", "only those who sit at this table may hear what is said")
        return await self._rooms.store.read(reports.lines(room.id, numbers))

    def _moves(self, room: Room, actor: Actor, at: int | None) -> list[Happened]:
        """What happened before `at`, as everybody is told it who watches: no hand, not even of whoever reports."""
        if at is None or room.table is None or room.sealed or not room.inside(actor):
            return []
        last = min(at, room.at)
        return [room.happened(None, one) for one in range(max(0, last - MOVES), last)]


def told(row: Any) -> MyReport:
    """A report as whoever made it is told of it."""
    return MyReport(
        report=row.id,
        kind=row.kind,
        name=row.name,
        reason=row.reason,
        made=row.made,
        state="arrived" if row.decided is None else "seen",
    )
