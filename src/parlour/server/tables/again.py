"""Moments of one's own finished games, tried again against the same bots; and how the tries went."""

from math import sqrt
from typing import Final

import msgspec

from parlour.bots.gains import victories
from parlour.bots.odds import Z
from parlour.core.engine import turn
from parlour.server.people.guests import Player
from parlour.server.refusal import Refusal
from parlour.server.store.again import Tried, tried_again
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.room import Room, StoodIn
from parlour.server.wire.asked import Fork, TryAgain
from parlour.server.wire.readings import Retried
from parlour.server.wire.told import Result, TableInfo

ENOUGH: Final = 5  # tries from which a mean is told with its interval
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
        levels = {row.seat: row.level for row in room.seats if row.kind == "bot" and row.level is not None}
        fork = Fork(at=wanted.at, seat=seat, id=wanted.id, level=wanted.level)
        return await self._lobby.fork(found.record, player, fork, levels, replay)

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
    many = max(1, len(ends))
    points = [end.scores[seat] for _, end in ends]
    mean = sum(points) / many
    spread = sum((one - mean) ** 2 for one in points) / max(1, many - 1)
    return Retried(
        at=at,
        seat=seat,
        tries=len(ends),
        going=sum(one.phase == "playing" for one in tried),
        won=round(sum(victories(end.ranks)[seat] for _, end in ends) / many, 3),
        won_before=round(victories(ranks)[seat], 3),
        points=round(mean, 1),
        points_before=scores[seat],
        error=round(_quantile(many - 1) * sqrt(spread / many), 1) if many >= ENOUGH else None,
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


def _quantile(freedom: int) -> float:
    """Of Student's distribution, for 95 %: the first terms of its expansion, from four on good to 0.05."""
    third, fifth = Z**3, Z**5
    return Z + (third + Z) / (4 * freedom) + (5 * fifth + 16 * third + 3 * Z) / (96 * freedom * freedom)
