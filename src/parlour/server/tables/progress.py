"""My progress: what decisions of mine cost, noted as the coach and looks back find it; and the level that fits me.

Nothing is thought about for it: it keeps what somebody asked for anyway.
"""

from collections.abc import Iterable
from contextlib import suppress
from math import sqrt
from typing import Final

import msgspec

from parlour.bots.coaches import coach_of
from parlour.bots.gains import rewards
from parlour.bots.levels import STRONGEST
from parlour.bots.odds import Z, wilson
from parlour.core.engine import legal
from parlour.core.game import UnknownGame, find, games
from parlour.puzzles.book import book_of, booked
from parlour.server.people.guests import Player
from parlour.server.store import judged as stored
from parlour.server.store import puzzles as answered
from parlour.server.store.base import Conflict
from parlour.server.store.judged import JudgedRow, MetRow
from parlour.server.store.outage import Away
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.room import Room, StoodIn
from parlour.server.thinking.skills import judged_by, version_now
from parlour.server.times import day_of
from parlour.server.wire.advice import Coached
from parlour.server.wire.progress import GameProgress, MetLevel, MonthCost, ThemeCost
from parlour.server.wire.readings import Report
from parlour.server.wire.told import Result

LOOKED_BACK: Final = 1  # a look back searches a decision as closely as the coach's first word
ENOUGH: Final = 20  # decisions of a month from which its mean has an interval
RECENT: Final = 500  # decisions whose themes are told: what costs me now, not what did a year ago
GAMES: Final = 30  # newest games against a level that count
FEW: Final = 5  # with fewer, nothing is said of a level
EVEN: Final = 0.5


class Progress:
    """Notes what decisions of people cost, and tells each of them theirs."""

    def __init__(self, rooms: AwakeRooms, lobby: Lobby) -> None:
        self._rooms = rooms
        self._lobby = lobby

    async def coached(self, room: Room, word: Coached) -> None:
        """The coach has spoken of a decision of whoever sits there."""
        table, player = room.begun(), room.seats[word.seat].player
        if player is None or word.move >= table.at or table.actions[word.move].write() != word.chosen.action:
            return  # taken back before anything was said of it
        if len(legal(table.state_at(word.move))) < 2:
            return
        theme = str(word.why[0]["kind"]) if word.verdict == "cost" and word.why else ""
        version, made = judged_by(table.game), self._rooms.now()
        row = JudgedRow(room.id, word.move, table.game.id, version, made, word.times, word.chosen.action, word.cost)
        await self._note(player, [msgspec.structs.replace(row, theme=theme)])

    async def looked_back(self, replay: str, report: Report) -> None:
        """A look back is done: everybody who played there has theirs of it. A record from elsewhere is nobody's."""
        room = (await self._lobby.finished(replay)).room
        if room is not None:
            for player in _people(room):
                await self._note(player, _rows(room, player, report))

    async def read_again(self, player: Player, room: Room, report: Report) -> None:
        """Somebody reads a look back that was made before such things were noted."""
        if player.id not in _people(room):
            return
        if not await self._rooms.store.read(stored.has_been_judged(player.id, room.id)):
            await self._note(player.id, _rows(room, player.id, report))

    async def told(self, player: Player) -> list[GameProgress]:
        """Mine, a game each of which there is something to tell, in the order of the house."""
        decisions = await self._rooms.store.read(stored.decisions_of(player.id))
        met = await self._rooms.store.read(stored.met(player.id))
        found: list[GameProgress] = []
        for game in games():
            rows, ends = [row for row in decisions if row.game == game], [row for row in met if row.game == game]
            if rows or ends:
                found.append(progress_of(game, rows, ends, await self._new_puzzles(player, game)))
        return [one for one in found if one.decisions or one.levels]

    async def _new_puzzles(self, player: Player, game: str) -> dict[str, int]:
        """By theme, how many puzzles were never given to them."""
        if game not in booked():
            return {}
        return book_of(game).themes(set(await self._rooms.store.read(answered.given(player.id, game))))

    async def _note(self, player: str, rows: list[JudgedRow]) -> None:
        if rows:
            with suppress(Conflict, Away):  # noted at the same time, or forgotten: nobody waits for it
                await self._rooms.store.write(stored.note(player, rows))


def progress_of(game: str, rows: list[JudgedRow], ends: list[MetRow], puzzles: dict[str, int]) -> GameProgress:
    """How somebody fares at a game: by their decisions in order, their ends, the newest first, and puzzles by theme."""
    known, levels = _kinds(game), against(ends)
    return GameProgress(
        game=game,
        decisions=len(rows),
        months=months_of(rows, version_now(game)),
        themes=[one for one in themes_of(rows[-RECENT:], puzzles) if one.theme in known],
        levels=levels,
        fits=fitting(levels),
    )


def _kinds(game: str) -> set[str]:
    """The themes that are known today."""
    try:
        return {kind.__name__ for kind in coach_of(find(game)).themes()}
    except UnknownGame:
        return set()


def _people(room: Room) -> list[str]:
    """Who sits there on one seat: on several, one guest is several people."""
    players = [row.player for row in room.seats if row.kind == "person" and row.player is not None]
    return [player for player in players if players.count(player) == 1]


def _rows(room: Room, player: str, report: Report) -> list[JudgedRow]:
    """What a look back found of the decisions that somebody made themselves: no stand-in, nothing before a fork."""
    table, log, places = room.begun(), room.log, room.position.places
    version, costly, found = judged_by(table.game), set(report.costly), list[JudgedRow]()
    for one in report.moments:
        entry = log[places[one.at]]
        if entry.by == player and room.seats[one.seat].player == player:
            why = report.why.get(one.at, []) if one.at in costly else []
            theme = str(why[0]["kind"]) if why else ""
            about = (room.id, one.at, table.game.id, version, entry.time, LOOKED_BACK, one.chosen, one.cost, theme)
            found.append(JudgedRow(*about))
    return found


def months_of(rows: Iterable[JudgedRow], version: str) -> list[MonthCost]:
    """The mean cost of decisions by month, those that were judged otherwise than today apart."""
    by_month: dict[tuple[str, bool], list[int]] = {}
    for row in rows:
        by_month.setdefault((day_of(row.made)[:7], row.version != version), []).append(row.cost)
    return [
        MonthCost(
            month=month,
            decisions=len(costs),
            cost=round(sum(costs) / len(costs)),
            error=interval(costs),
            earlier=earlier,
        )
        for (month, earlier), costs in sorted(by_month.items(), key=lambda one: (one[0][0], not one[0][1]))
    ]


def interval(costs: list[int], least: int = ENOUGH) -> int | None:
    """Half the width of the 95 % interval of a mean; None for too few."""
    many = len(costs)
    if many < least:
        return None
    mean = sum(costs) / many
    return round(Z * sqrt(sum((cost - mean) ** 2 for cost in costs) / (many - 1) / many))


def themes_of(rows: Iterable[JudgedRow], puzzles: dict[str, int]) -> list[ThemeCost]:
    """What costly decisions were about first, each counted once; what cost most in all comes first."""
    costs: dict[str, list[int]] = {}
    for row in rows:
        if row.theme and row.cost > 0:
            costs.setdefault(row.theme, []).append(row.cost)
    whole = sum(sum(found) for found in costs.values())
    told = [
        ThemeCost(
            theme=theme,
            decisions=len(found),
            cost=round(sum(found) / len(found)),
            part=round(sum(found) / whole, 3),
            puzzles=puzzles.get(theme, 0),
        )
        for theme, found in costs.items()
    ]
    return sorted(told, key=lambda one: (-one.part, one.theme))


def against(ends: list[MetRow]) -> list[MetLevel]:
    """By level the newest games that a person played to the end alone, and how many of the bots were ahead of them."""
    lost: dict[int, list[float]] = {}
    for end in ends:
        whom = msgspec.json.decode(end.stood_in, type=StoodIn) if end.stood_in else StoodIn([], [])
        if end.seat not in whom.resigned and not any(whom.actions[end.seat : end.seat + 1]):
            ranks = msgspec.json.decode(end.outcome, type=Result).ranks
            lost.setdefault(end.level, []).append(1 - rewards(ranks)[end.seat])
    found: list[MetLevel] = []
    for level, parts in sorted(lost.items()):
        newest = parts[:GAMES]
        low, high = wilson(sum(newest), len(newest))
        found.append(
            MetLevel(
                level=level,
                games=len(newest),
                lost=round(sum(newest) / len(newest), 3),
                low=round(low, 3),
                high=round(high, 3),
                few=len(newest) < FEW,
            )
        )
    return found


def fitting(levels: list[MetLevel]) -> int | None:
    """The level met most evenly; the next one up or down where even that is clearly beaten, or clearly ahead."""
    told = [one for one in levels if not one.few]
    if not told:
        return None
    nearest = min(told, key=lambda one: (abs(one.lost - EVEN), -one.level))
    step = (nearest.high < EVEN) - (nearest.low > EVEN)
    return min(STRONGEST, max(1, nearest.level + step))
