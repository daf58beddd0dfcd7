"""Deals of the day: one a game, the same seat against the same bots for everybody, promised beforehand.

What is drawn and settled is decided in the store, once, whichever process asks first. An attempt is a table with one
person; nothing at it is taken back, hinted at or left to somebody else.
"""

from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from parlour.core.chance import Chance, key_of
from parlour.core.deal import commitment
from parlour.core.engine import legal
from parlour.core.game import find
from parlour.core.table import Table, codec_of
from parlour.games import games
from parlour.server.limits import TABLES, TABLES_OF_ALL
from parlour.server.people.guests import Player
from parlour.server.people.tokens import hashed
from parlour.server.refusal import Refusal
from parlour.server.store import dailies
from parlour.server.store.base import Conflict
from parlour.server.store.dailies import LATE, SECOND, AttemptRow, DailyRow
from parlour.server.store.rows import SeatRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.drawing import draw
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.room import Room
from parlour.server.tables.seating import bot
from parlour.server.thinking.analyses import Analyses
from parlour.server.thinking.fair import HOUSE
from parlour.server.thinking.par import as_it_began, par_of, played_by
from parlour.server.times import day_after, day_of, end_of
from parlour.server.wire.dailies import (
    Attempt,
    DailyChoice,
    DailyChoices,
    DailyDeal,
    DailySheet,
    Month,
    MonthRow,
    OthersChoice,
    Today,
)
from parlour.server.wire.told import TableInfo

K = TypeVar("K")
V = TypeVar("V")
LEVEL: Final = 3  # of the bots
LISTED: Final = 100  # attempts, or guests of a month
COMPARED: Final = 100  # attempts whose choices are counted
KEPT: Final = 12  # deals, and attempts, whose lines are kept in memory
ARCHIVED: Final = 20  # earlier days in one answer
STREAK: Final = 1000  # days looked back at


class Dailies:
    """Draws deals, lets people try them, and tells how they fared."""

    def __init__(self, rooms: AwakeRooms, lobby: Lobby, analyses: Analyses) -> None:
        self._rooms = rooms
        self._lobby = lobby
        self._analyses = analyses
        self._lines: OrderedDict[tuple[str, str], tuple[int, dict[str, list[str]]]] = OrderedDict()
        self._decided: OrderedDict[str, list[tuple[int, list[str]]]] = OrderedDict()

    @property
    def day(self) -> str:
        """Today."""
        return day_of(self._rooms.now())

    async def _drawn(self, day: str) -> dict[str, DailyRow]:
        """The deals of a day that has not passed."""
        return await draw(self._rooms.store, day, self._rooms.now())

    async def _of_day(self, day: str) -> dict[str, DailyRow]:
        return {row.game: row for row in await self._rooms.store.read(dailies.of_day(day))}

    async def settled(self, day: str) -> dict[str, DailyRow]:
        """The deals of today or an earlier day with what they are played with; of games that are here."""
        found = await self._drawn(day) if day == self.day else await self._of_day(day)
        fresh = [row for row in found.values() if not row.rules] if day == self.day else []
        for row in fresh:
            if row.game in games():
                await self._rooms.store.write(dailies.settle(settle(row)))
        if fresh:
            found = await self._of_day(day)
        return {game: found[game] for game in games() if game in found and found[game].rules}

    async def _daily(self, day: str, game: str) -> DailyRow:
        row = (await self.settled(day)).get(game) if day <= self.day else None
        if row is None:
            raise Refusal("no-daily", f"there is no deal of {game} for {day}")
        return row

    async def today(self, player: Player | None) -> Today:
        """The deals of today; nothing of them but their promise."""
        day = self.day
        found, promised = await self.settled(day), await self._drawn(day_after(day))
        mine = await self._mine(player, [day])
        many = await self._rooms.store.read(dailies.counted(day))
        streak, longest = (0, 0) if player is None else await self._streaks(player)
        deals = [self._deal(row, mine.get((day, game)), many.get(game, 0)) for game, row in found.items()]
        for deal in deals:
            deal.tomorrow = commitment(promised[deal.game].secret)
        return Today(day=day, ends=end_of(day), deals=deals, streak=streak, longest=longest)

    async def archive(self, player: Player | None, before: str | None) -> list[DailyDeal]:
        """Earlier deals, the newest first, to be played late."""
        day = min(before or self.day, self.day)
        here = set(games())
        found = [row for row in await self._rooms.store.read(dailies.before(day, ARCHIVED)) if row.game in here]
        mine = await self._mine(player, sorted({row.day for row in found}))
        return [self._deal(row, mine.get((row.day, row.game)), 0) for row in found]

    async def _mine(self, player: Player | None, days: list[str]) -> dict[tuple[str, str], AttemptRow]:
        if player is None or not days:
            return {}
        found = await self._rooms.store.read(dailies.of_player(player.id, days))
        return {(row.day, row.game): row for row in found}

    def _deal(self, row: DailyRow, mine: AttemptRow | None, finished: int) -> DailyDeal:
        return DailyDeal(
            day=row.day,
            game=row.game,
            ends=end_of(row.day),
            commitment=commitment(row.secret),
            secret=row.secret if self._over(row.day) else None,
            tomorrow=None,
            rules=row.rules,
            options=msgspec.json.decode(row.options),
            seats=row.seats,
            seat=row.seat,
            level=row.level,
            bots=row.bots,
            state="new" if mine is None else "playing" if mine.done is None else "over",
            table=None if mine is None else mine.table,
            finished=finished,
        )

    def _over(self, day: str) -> bool:
        return self._rooms.now() >= end_of(day)

    async def attempt(self, player: Player, day: str, game: str, device: str, anyway: bool, address: str) -> TableInfo:
        """Begin, or go on: one attempt a guest. `device` is the mark of where they are. Only a new one is a table."""
        daily = await self._daily(day, game)
        before = (await self._mine(player, [day])).get((day, game))
        if before is not None:
            live = await self._rooms.live(before.table)
            await self.go_on(live, device)
            return self._info(player, live.room)
        mark, mine = LATE if self._over(day) else "", hashed(device)
        if not mark and not as_it_began(daily):
            raise Refusal("daily-changed", "the bots of this house have changed since the day began: come tomorrow")
        if not (mark or anyway):
            await self._rooms.store.read(dailies.untried(mine, day, game, player.id))
        self._rooms.limits.take(TABLES, player.id)
        self._rooms.limits.take(TABLES_OF_ALL, address)
        row = self._lobby.row(find(game).edition(daily.rules, {}), {}, player, f"daily {day} {game}")
        row.options, row.secret, row.daily = daily.options, daily.secret, day
        row.watch, row.code = False, None
        sitting = [
            SeatRow(seat, "person", player.id, player.name) if seat == daily.seat else bot(seat, daily.level)
            for seat in range(daily.seats)
        ]
        beside = dailies.begin(row.id, day, game, player.id, mine, mark, anyway)
        live = await self._lobby.open(player, row, sitting, [], beside)
        return self._info(player, live.room)

    async def go_on(self, live: AwakeRoom, device: str) -> None:
        """An attempt is played where this mark is. Who else tried the deal there is looked at when it ends."""
        key = hashed(device)
        if live.room.row.daily and live.room.sealed and not live.room.finished and device and key not in live.devices:
            with suppress(Conflict):  # another request has just noted it
                await self._rooms.store.write(dailies.go_on(live.room.id, key))
            if len(live.devices) < dailies.DEVICES:
                live.devices.add(key)

    def _kept_back(self, mine: AttemptRow | None) -> bool:
        """Whether nothing of a deal is told to a second guest of a device: the first may still play."""
        return mine is not None and mine.mark == SECOND and not self._over(mine.day)

    def _info(self, player: Player, room: Room) -> TableInfo:
        return room.info(room.actor(player.id, None))

    async def sheet(self, player: Player | None, day: str, game: str) -> DailySheet:
        """How it went; before I have finished, or the day is over, nothing but the deal's promise."""
        daily = await self._daily(day, game)
        mine = (await self._mine(player, [day])).get((day, game))
        store, over = self._rooms.store, self._over(day)
        deal = self._deal(daily, mine, (await store.read(dailies.counted(day))).get(game, 0))
        if not over and deal.state != "over":
            return DailySheet(deal=deal, mine=None, par=None, standing=[])
        told = None
        if player is not None and mine is not None and mine.done is not None:
            rank = None if mine.mark else 1 + await store.read(dailies.better(mine))
            told = _attempt(msgspec.structs.replace(mine, name=player.name), rank, player.id, over)
        if self._kept_back(mine):
            return DailySheet(deal=deal, mine=told, par=None, standing=[])
        found = await store.read(dailies.standing(day, game, LISTED))
        par = par_of(list((await store.read(dailies.played_for_par(day, game))).values()))
        ranks = _ranks(found)
        standing = [
            _attempt(row, rank, player.id if player is not None else "", over)
            for row, rank in zip(found, ranks, strict=True)
        ]
        never = par is None and over and not as_it_began(daily)
        return DailySheet(deal=deal, mine=told, par=par, standing=standing, never=never)

    async def choices(self, player: Player, day: str, game: str, look: bool) -> DailyChoices:
        """My decisions beside those of others in the same position, and what the house would have done.

        With `look` the look back is begun. Positions are the same as long as everything before was: equal play gives
        equal games.
        """
        await self._daily(day, game)
        mine = (await self._mine(player, [day])).get((day, game))
        if mine is None or mine.done is None:
            raise Refusal("not-over", "this is told when your attempt is over")
        if self._kept_back(mine):
            raise Refusal("sealed", "another guest of this device may still play: this is told when the day is over")
        room = (await self._rooms.live(mine.table)).room
        table, names = room.begun(), [seat.name for seat in room.seats]
        owner = self._rooms.presence.owner(player.id) or HOUSE
        found = await (
            self._analyses.start(mine.table, table, names, owner)
            if look
            else self._analyses.poll(mine.table, table, names)
        )
        judged = {} if found.report is None else {moment.at: moment for moment in found.report.moments}
        reasons = {} if found.report is None else found.report.why
        costly = set() if found.report is None else set(found.report.costly)
        others = [line for id, line in (await self._played(day, game)).items() if id != mine.table]
        codec, told = codec_of(table.game), []
        for at, chosen in self._decisions(room, room.actor(player.id, None).seats):
            moment = judged.get(at)
            told.append(
                DailyChoice(
                    at=at,
                    chosen=codec.pack(table.actions[at]),
                    house=None if moment is None else codec.pack(table.parse(moment.best)),
                    cost=None if moment is None else round(moment.cost / 1_000_000, 4),
                    others=[
                        OthersChoice(word=codec.pack(table.parse(text)), many=many)
                        for text, many in chose(others, chosen)
                    ],
                    why=reasons.get(at, []),
                    costly=at in costly,
                )
            )
        return DailyChoices(choices=told, phase=found.phase, done=found.done, of=found.of)

    async def _played(self, day: str, game: str) -> dict[str, list[str]]:
        """What was played in attempts at a deal, read again when there are more."""
        many = (await self._rooms.store.read(dailies.counted(day))).get(game, 0)
        known = self._lines.get((day, game))
        if known is None or known[0] != many:
            known = many, await self._rooms.store.read(dailies.lines(day, game, COMPARED))
            _remember(self._lines, (day, game), known)
        return known[1]

    def _decisions(self, room: Room, seats: list[int]) -> list[tuple[int, list[str]]]:
        found = self._decided.get(room.id)
        if found is None:
            found = decisions(room.begun(), seats)
            _remember(self._decided, room.id, found)
        return found

    async def month(self, player: Player | None, month: str, game: str) -> Month:
        """Who won most deals of a game in a month; today's are hidden until I have finished mine."""
        first = f"{month}-01"
        after = f"{day_after(first, 31)[:7]}-01"
        mine = (await self._mine(player, [self.day])).get((self.day, game))
        if mine is None or mine.done is None or self._kept_back(mine):
            after = min(after, self.day)
        found = await self._rooms.store.read(dailies.month(first, after, game, LISTED))
        me = player.id if player is not None else ""
        keys = [(line.won, line.margin) for line in found]
        rows = [
            MonthRow(
                rank=keys.index(key) + 1,
                name=line.name,
                days=line.days,
                won=line.won,
                margin=line.margin,
                mine=line.player == me,
            )
            for line, key in zip(found, keys, strict=True)
        ]
        return Month(month=month, game=game, rows=rows)

    async def _streaks(self, player: Player) -> tuple[int, int]:
        return streaks(await self._rooms.store.read(dailies.days_of(player.id, STREAK)), self.day)


def settle(row: DailyRow) -> DailyRow:
    """What a deal is played with, drawn from its promise: anybody can do it again."""
    game = find(row.game)
    chance = Chance(key_of(int(commitment(row.secret)[:16], 16)))
    seats = game.seats[int(chance.below(len(game.seats)))]
    return msgspec.structs.replace(
        row,
        rules=game.rules,
        seats=seats,
        seat=int(chance.below(seats)),
        level=LEVEL,
        options=msgspec.json.encode(game.settled({})).decode(),
        bots=played_by(game, seats, LEVEL),
    )


def streaks(days: list[str], today: str) -> tuple[int, int]:
    """Days in a row, given the newest first: up to today or yesterday, and the most there were."""
    now = longest = run = 0
    last = ""
    for day in days:
        run = run + 1 if last and day_after(day) == last else 1
        longest, last = max(longest, run), day
        if run == 1 + now and day_after(days[0]) >= today and day == day_after(days[0], -now):
            now = run
    return now, longest


def decisions(table: Table, seats: list[int]) -> list[tuple[int, list[str]]]:
    """Where these seats had something to decide: after how many actions, and which."""
    texts = [action.write() for action in table.actions]
    return [
        (at, texts[:at]) for at in range(table.at) if table.actors[at] in seats and len(legal(table.state_at(at))) > 1
    ]


def chose(lines: list[list[str]], before: list[str]) -> list[tuple[str, int]]:
    """What was played next where everything before was the same, the most often chosen first."""
    at = len(before)
    counted: dict[str, int] = {}
    for line in lines:
        if len(line) > at and line[:at] == before:
            counted[line[at]] = counted.get(line[at], 0) + 1
    return sorted(counted.items(), key=lambda one: (-one[1], one[0]))


def _remember(kept: OrderedDict[K, V], key: K, value: V) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KEPT:
        kept.popitem(last=False)


def _ranks(rows: list[AttemptRow]) -> list[int]:
    keys: list[Any] = [(row.place, row.margin, row.points) for row in rows]
    return [keys.index(key) + 1 for key in keys]


def _attempt(row: AttemptRow, rank: int | None, player: str, over: bool) -> Attempt:
    return msgspec.convert(
        {
            "rank": rank,
            "name": row.name,
            "place": row.place,
            "points": row.points,
            "margin": row.margin,
            "mark": row.mark,
            "mine": row.player is not None and row.player == player,
            "replay": row.table if over else None,
        },
        Attempt,
    )
