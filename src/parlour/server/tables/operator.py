"""What the operator of a server does, beside it: look, close, ban, forget. Every command is noted in the audit.

A server that runs reads the audit every second; on PostgreSQL it hears of it at once.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Select, exists, func, insert, select, update

from parlour.server.people import bans, word_list
from parlour.server.people.exporting import day, exported
from parlour.server.people.forgetting import forget
from parlour.server.people.guests import PEOPLE
from parlour.server.people.rating import Rating
from parlour.server.refusal import Refusal
from parlour.server.store import audit, dailies, ratings, rows
from parlour.server.store.base import Conflict, Job, Store
from parlour.server.store.entries import Reopened, columns
from parlour.server.store.leases import noted
from parlour.server.store.schema import chat, devices, entries, players, seats, tables
from parlour.server.tables.fold import fold
from parlour.server.tables.ratings import recompute
from parlour.server.tables.room import Room
from parlour.server.times import Times, milliseconds

T = TypeVar("T")
Rows = list[dict[str, Any]]
TRIES: Final = 20
DAY: Final = 86_400_000
NETWORK_DAYS: Final = 30  # for which a network is banned: addresses change hands
NOTICE: Final = f"- {PEOPLE} host"


class NoSuch(ValueError):
    """Nothing of that name, or nothing that this can be done to."""


class Operator:
    """`by` is who sits at the keyboard."""

    def __init__(self, store: Store, by: str, now: Callable[[], int] = milliseconds) -> None:
        self._store = store
        self._by = by
        self._now = now

    async def note(self, what: str, whom: str = "", word: str = "", job: Job[T] | None = None, notice: str = "") -> T:
        """Do it and note it, in one commit; NoSuch, and nothing noted, if there is nothing to do it to."""

        def both(connection: Connection) -> Any:
            self._check(connection, what, whom)
            done = job(connection) if job is not None else True
            if done is None or done is False:
                raise NoSuch(f"there is no '{whom}' to {what}")
            self._noted_by(connection, what, whom if what != "forget" else "", word)
            return done

        for _ in range(TRIES):
            try:
                done: T = await self._store.write(both, notice)
                return done
            except Conflict:  # another operator, or the table itself, was quicker
                continue
        raise NoSuch(f"{whom} changes too fast; try again")

    def _check(self, connection: Connection, what: str, whom: str) -> None:
        """Refusal, and nothing is done, if they may not; whoever is at the keyboard may."""

    def _noted_by(self, connection: Connection, what: str, whom: str, word: str) -> None:
        """In the same commit as what was done."""
        audit.note(connection, self._now(), self._by, what, whom, word)

    async def tables(self, phase: str | None, game: str | None, player: str | None, many: int) -> Rows:
        """The last changed first."""
        await self.note("tables")
        wanted = select(tables.c.id, tables.c.game, tables.c.phase, tables.c.public, tables.c.at, tables.c.made)
        wanted = wanted.add_columns(tables.c.changed, tables.c.word).order_by(tables.c.changed.desc()).limit(many)
        for column, asked in ((tables.c.phase, phase), (tables.c.game, game)):
            wanted = wanted if asked is None else wanted.where(column == asked)
        if player is not None:
            wanted = wanted.where(tables.c.id.in_(select(seats.c["table"]).where(seats.c.player == player)))

        def job(connection: Connection) -> Rows:
            found = [_plain(row) for row in connection.execute(wanted)]
            for one in found:
                sitting = connection.execute(_sitting(one["id"]))
                one["seats"] = [row.name or row.kind for row in sitting]
            return found

        return await self._store.read(job)

    async def players(self, name: str | None, banned: bool, many: int) -> Rows:
        """The newest first; `seen` is the last day any device of theirs came."""
        await self.note("players", word=name or "")
        many_devices = select(func.count()).where(devices.c.player == players.c.id).scalar_subquery()
        last = select(func.max(devices.c.seen)).where(devices.c.player == players.c.id).scalar_subquery()
        at = select(func.count()).where(seats.c.player == players.c.id).scalar_subquery()
        wanted = select(players.c.id, players.c.name, players.c.banned, players.c.made, last.label("seen"))
        wanted = wanted.add_columns(many_devices.label("devices"), at.label("seats"))
        if name is not None:
            wanted = wanted.where(func.lower(players.c.name).contains(name.lower(), autoescape=True))
        if banned:
            wanted = wanted.where(players.c.banned)
        return await self._read(wanted.order_by(players.c.made.desc()).limit(many))

    async def chat(self, table: str | None, player: str | None, many: int) -> Rows:
        """What was said last, the newest first."""
        await self.note("chat", table or player or "")
        wanted = select(chat.c["table"], chat.c.n, chat.c.time, chat.c.player, chat.c.name, chat.c.text)
        wanted = wanted.where(chat.c.text != "")
        for column, asked in ((chat.c["table"], table), (chat.c.player, player)):
            wanted = wanted if asked is None else wanted.where(column == asked)
        return await self._read(wanted.order_by(chat.c.time.desc(), chat.c.n.desc()).limit(many))

    async def dailies(self, day: str | None, game: str | None, many: int) -> Rows:
        """Attempts at deals of the day, the last ended first; those under way at the end."""
        await self.note("dailies", word=" ".join(asked for asked in (day, game) if asked))
        return await self._read(dailies.listed(day, game, many))

    async def ratings(self, game: str | None, seats: int | None, many: int) -> Rows:
        """The best of every ladder first, certain or not."""
        await self.note("ratings", word=" ".join(str(asked) for asked in (game, seats) if asked))
        found = await self._store.read(ratings.listed(game, seats, many))
        return [
            {
                "game": row.game,
                "seats": row.seats,
                "player": row.player,
                "name": name,
                "rating": Rating(row.mu, row.sigma).shown,
                "error": Rating(row.mu, row.sigma).error,
                "games": row.games,
                "listed": Rating(row.mu, row.sigma).certain,
            }
            for row, name in found
        ]

    async def recompute(self) -> str:
        """All ratings anew from the stored results; what came of it."""
        changed = await recompute(self._store)
        told = [f"{game} at {seats} seats: {many} placings changed" for (game, seats), many in changed.items()]
        await self.note("ratings", word=f"recomputed: {sum(changed.values())} placings changed")
        return "\n".join(told) or "there are no results yet"

    async def clear(self, table: str) -> None:
        """An attempt at a deal of the day does not count; its game stays."""
        await self.note("clear", table, job=dailies.clear(table))

    async def delete_line(self, table: str, n: int) -> None:
        """Take a line of chat away; its number stays."""
        line = (chat.c["table"] == table) & (chat.c.n == n) & (chat.c.text != "")
        change = update(chat).where(line).values(player="", name="", text="", request=None)
        await self.note("delete-line", f"{table} {n}", job=lambda connection: connection.execute(change).rowcount == 1)

    async def bans(self) -> Rows:
        """All that hold now, the newest first."""
        await self.note("bans")
        found = await self._store.read(bans.listed(self._now()))
        names = ("what", "kind", "name", "made", "until", "word")
        told = [dict(zip(names, row, strict=True)) for row in found]
        return [{**one, "made": day(one["made"]), "until": day(one["until"])} for one in told]

    async def ban(self, who: str, days: int | None, word: str) -> str:
        """A guest, for ever unless days are given; or an address, a household, a network, for a month. What it was."""
        now = self._now()
        if "." in who or ":" in who:
            where = bans.network(who)
            until = now + (days or NETWORK_DAYS) * DAY
            await self.note("ban", str(where), word, bans.ban_network(where, until, word, now), NOTICE)
            return str(where)
        await self.ban_guest(who, None if days is None else now + days * DAY, word)
        return who

    async def ban_guest(self, who: str, until: int | None, word: str) -> None:
        """A guest or member; a stand-in plays for them."""
        await self.note("ban", who, word, bans.ban(who, until, word, self._now()), NOTICE)
        playing = await self._store.read(bans.playing(who))
        for table in playing:  # a table each: nobody there is held up by another
            await self._stand_in(table, who)
        if playing:  # last: a server that reads it finds all done
            await self.note("stand-in", who, word, notice=NOTICE)

    async def _stand_in(self, table: str, player: str) -> None:
        for _ in range(TRIES):
            try:
                await self._store.write(bans.stand_in(table, player, self._now()))
                return
            except Conflict:  # somebody played at that very moment
                continue

    async def unban(self, who: str) -> str:
        """A guest or a network is welcome again. What it was."""
        what = str(bans.network(who)) if "." in who or ":" in who else who
        await self.note("unban", what, "", bans.unban(what), NOTICE)
        return what

    async def close(self, table: str, word: str) -> None:
        """Nobody plays or talks there any more; it can be reopened. A finished game keeps its record."""
        await self.close_noting(table, word, word)

    async def close_noting(self, table: str, word: str, noted_word: str) -> None:
        """With a word for whoever sits there, and one for the audit."""
        values = {"phase": "closed", "word": word, "due": None, "thinks": False, "turn": None, "changed": self._now()}
        change = update(tables).where(tables.c.id == table).values(**values)
        await self.note("close", table, noted_word, lambda connection: connection.execute(change).rowcount == 1, NOTICE)

    async def reopen(self, table: str) -> str:
        """A closed table goes on where it stood, the running turn from its beginning; its phase."""
        return str(await self.note("reopen", table, "", reopened(table, self._now()), NOTICE))

    async def words(self, lines: list[str] | None = None) -> Rows:
        """The list of words that nobody reads in names and chat: another one, if lines are given."""
        if lines is None:
            await self.note("look-at-words")
        else:
            try:
                entries = word_list.proper_list(lines)
            except Refusal as wrong:
                raise NoSuch(wrong.detail) from None
            await self.set_words(entries)
        return [{"word": word} for word in await self._store.read(word_list.words())]

    async def set_words(self, entries: list[str]) -> None:
        """Another list, whole."""

        def job(connection: Connection) -> bool:
            word_list.write(connection, entries)
            return True

        await self.note("words", "", f"{len(entries)} entries", job, NOTICE)

    async def forget(self, player: str) -> None:
        """Delete all that is known of a guest; the audit keeps that somebody was forgotten, not who."""
        await self.note("forget", player, "", forget(player, self._now()), NOTICE)

    async def export(self, player: str) -> tuple[dict[str, Any], dict[str, str]]:
        """All that is kept of a guest, and the records of the finished games they played."""
        await self.note("export", player, "", lambda connection: connection.execute(_known(player)).scalar() or False)
        told = await self._store.read(exported(player))
        assert told is not None
        records: dict[str, str] = {}
        for one in told["tables"]:
            loaded = await self._store.read(rows.load(one["table"])) if one["phase"] == "over" else None
            room = Room(loaded, Times(self._now)) if loaded is not None else None
            if room is not None and room.phase == "over" and room.table is not None and not room.sealed:
                records[room.id] = room.record().write()
        return told, records

    async def audit(self, many: int) -> Rows:
        """What was done last, the newest first."""
        await self.note("audit")
        return [_plain(row) for row in await self._store.read(audit.last(many))]

    async def _read(self, wanted: Select[Any]) -> Rows:
        return await self._store.read(lambda connection: [_plain(row) for row in connection.execute(wanted)])


def _known(player: str) -> Select[Any]:
    return select(exists().where(players.c.id == player))


def _sitting(table: str) -> Select[Any]:
    return select(seats.c.name, seats.c.kind).where(seats.c["table"] == table).order_by(seats.c.seat)


def _plain(row: Any) -> dict[str, Any]:
    told = {str(name): value for name, value in row._mapping.items()}
    return {name: day(value) if name in ("made", "changed", "seen", "time") else value for name, value in told.items()}


def _times(connection: Connection, now: int) -> Times:
    """Served time as the house has noted it: whoever is beside a server may be two seconds behind."""
    times = Times(lambda: now)
    times.base, served = noted(connection, now)
    times.served.begin(served)
    return times


def reopened(table: str, now: int) -> Job[str | None]:
    """The phase of a table that was closed and goes on; None if it was not closed."""

    def job(connection: Connection) -> str | None:
        loaded = rows.load(table)(connection)
        if loaded is None or loaded.row.phase != "closed":
            return None
        row = loaded.row
        row.phase, row.word, row.changed = "playing" if row.seed is not None else "open", "", now
        times = _times(connection, now)
        room = Room(loaded, times)
        if room.turn is not None:  # an entry of its own: the time in which it was closed is on nobody's clock
            entry = Reopened(at=room.at, seat=room.turn, time=now, served=times.served())
            connection.execute(insert(entries), {"table": table, **columns(entry)})
            room.position = fold(room.position, entry)
        values = {"phase": room.phase, "word": room.word, "at": room.at, "turn": room.turn, "changed": now}
        values |= room.summary() if room.phase == "playing" else {}
        if room.table is not None and (info := room.info().outcome) is not None:
            values["outcome"] = msgspec.json.encode(info).decode()
        connection.execute(update(tables).where(tables.c.id == table).values(**values))
        return str(room.phase)

    return job
