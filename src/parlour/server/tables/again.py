"""Moments of one's own finished games, tried again against the same bots; and how the tries went."""

from typing import Final

import msgspec

from parlour.bots.gains import victories
from parlour.core.engine import turn
from parlour.server.people.guests import Player
from parlour.server.refusal import Refusal
from parlour.server.store.again import Tried, tried_again
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.means import mean_of
from parlour.server.tables.room import Room, StoodIn
from parlour.server.tables.seating import bot
from parlour.server.wire.asked import Fork, TryAgain
from parlour.server.wire.readings import Retried
from parlour.server.wire.told import Result, TableInfo

COUNTED: Final = 500  # tries of a game that are looked at


class Again:
    """Lays the moment out once more, and adds up what came of it."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def retry(self, player: Player, replay: str, wanted: TryAgain) -> TableInfo:
        """A table that goes on from a decision of mine: what I could not see is dealt anew, the bots are the same."""
        found = await self._lobby.finished(replay)
        room = _mine(found.room, player)
        if wanted.at >= found.table.at or turn(found.table.state_at(wanted.at)) not in _seats(room, player):
            raise Refusal("no-such-point", "that was no decision of yours in this game")
        if room.stood_in(wanted.at):
            raise Refusal("no-such-point", "a stand-in decided that for you")
        seat = turn(found.table.state_at(wanted.at))
        bots = {row.seat: bot(row.seat, row.level, row.master) for row in room.seats if row.level is not None}
        fork = Fork(at=wanted.at, seat=seat, id=wanted.id, level=wanted.level)
        return await self._lobby.fork(found.record, player, fork, bots, replay)

    async def tries(self, player: Player, replay: str) -> list[Retried]:
        """What came of my tries, moment by moment."""
        found = await self._lobby.finished(replay)
        room, table = _mine(found.room, player), found.table
        assert table.outcome is not None
        rows: dict[int, list[Tried]] = {}
        for row in await self._lobby.rooms.store.read(tried_again(player.id, replay, COUNTED)):
            rows.setdefault(row.at, []).append(row)
        mine, told = _seats(room, player), []
        for at, tried in sorted(rows.items()):
            seat = turn(table.state_at(at)) if at < table.at else None
            if seat in mine:
                told.append(retried(at, seat, tried, table.outcome.ranks, table.outcome.scores))
        return told


def _mine(room: Room | None, player: Player) -> Room:
    if room is None or not _seats(room, player):
        raise Refusal("not-your-table", "only games you played here can be tried again from a moment")
    return room


def _seats(room: Room, player: Player) -> list[int]:
    return room.actor(player.id, None).seats


def retried(at: int, seat: int, tried: list[Tried], ranks: list[int], scores: list[int]) -> Retried:
    """The means of the tries that were played to the end by their person alone, beside the game as it was."""
    ends = [(one.table, end) for one in tried if (end := _end(one, seat)) is not None]
    mean, error = mean_of([end.scores[seat] for _, end in ends])
    return Retried(
        at=at,
        seat=seat,
        tries=len(ends),
        going=sum(one.phase == "playing" for one in tried),
        won=round(mean_of([victories(end.ranks)[seat] for _, end in ends])[0], 3),
        won_before=round(victories(ranks)[seat], 3),
        points=round(mean, 1),
        points_before=scores[seat],
        error=None if error is None else round(error, 1),
        tables=[table for table, _ in ends],
    )


def _end(tried: Tried, seat: int) -> Result | None:
    """How a try ended; None while it goes on, and where a stand-in played for its person."""
    if tried.phase != "over" or tried.outcome is None:
        return None
    whom = msgspec.json.decode(tried.stood_in, type=StoodIn) if tried.stood_in else StoodIn([], [])
    if seat in whom.resigned or any(whom.actions[seat : seat + 1]):
        return None
    return msgspec.json.decode(tried.outcome, type=Result)
