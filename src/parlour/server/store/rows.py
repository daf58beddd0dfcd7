"""The rows of a table and the jobs that read and write them."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, or_, select, update

from parlour.server.store.base import Conflict, Fenced, Job
from parlour.server.store.entries import COLUMNS, Entry, columns, entry_of
from parlour.server.store.knocks import KnockRow, waiting_at
from parlour.server.store.schema import chat, entries, seats, tables, uploads

Phase = Literal["open", "playing", "over", "paused", "closed"]
SeatKind = Literal["open", "invited", "kept", "person", "bot"]


class SeatRow(msgspec.Struct):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    player: str | None = None
    name: str = ""
    level: int | None = None
    nonce: str = ""
    token: str | None = None
    invitation: str | None = None
    master: int | None = None


class TableRow(msgspec.Struct):
    """The settings of a table and a summary of where it stands."""

    id: str
    game: str
    rules: int
    options: str
    public: bool
    live: bool
    clock: str
    secret: str
    phase: Phase
    made: int
    changed: int
    maker: str | None = None
    request: str | None = None
    parent: str | None = None
    seed: str | None = None
    word: str = ""
    at: int = 0
    turn: int | None = None
    due: int | None = None
    outcome: str | None = None
    several: bool = False
    watch: bool = True
    spare: str = "open"
    lots: bool = False
    drawn: int | None = None
    thinks: bool = False
    began: int | None = None
    tournament: str | None = None
    sealed: bool = False
    box: str = ""
    code: str | None = None
    round: int | None = None
    stood_in: str | None = None
    daily: str | None = None
    tried: str | None = None
    tried_at: int | None = None
    rated: bool = False
    language: str = ""
    club: str | None = None


class TableChange(msgspec.Struct, frozen=True):
    """Where a table stands after an entry."""

    phase: Phase
    turn: int | None = None
    due: int | None = None
    outcome: str | None = None
    thinks: bool = False
    round: int | None = None
    stood_in: str | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    player: str
    name: str
    text: str
    time: int
    request: str | None = None


class Loaded(msgspec.Struct):
    """A table whole: enough to replay it."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    child: str | None = None  # its rematch
    knocks: list[KnockRow] = []  # whoever asks to be let in


_ENTRY = [entries.c[name] for name in COLUMNS]
_SEAT = [seats.c[name] for name in SeatRow.__struct_fields__]
_TABLE = [tables.c[name] for name in TableRow.__struct_fields__]
_LINE = [chat.c[name] for name in ChatRow.__struct_fields__]
# made once: every action at every table is written by them
_APPEND = insert(entries)
_STAND = update(tables).where(tables.c.id == bindparam("here"), tables.c.phase != "closed")
_FENCED = _STAND.where(tables.c.fence == bindparam("by_fence"))
_BOTH = _STAND.values({name: bindparam(name) for name in ("at", "changed", *TableChange.__struct_fields__)}).add_cte(
    insert(entries).values({"table": bindparam("here"), **{name: bindparam(f"of_{name}") for name in COLUMNS}}).cte()
)  # one way to the database and back, where it can


def fields_of(struct: msgspec.Struct) -> dict[str, Any]:
    """A row as it is stored."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def create(row: TableRow, sitting: list[SeatRow], log: list[Entry], beside: Job[None] | None = None) -> Job[None]:
    """A new table with its seats, whatever its log begins with, and what is written beside it."""

    def job(connection: Connection) -> None:
        connection.execute(insert(tables), fields_of(row))
        connection.execute(insert(seats), [{"table": row.id, **fields_of(seat)} for seat in sitting])
        if log:
            connection.execute(insert(entries), [{"table": row.id, **columns(entry)} for entry in log])
        if beside is not None:
            beside(connection)

    return job


def append(table: str, entry: Entry, stand: TableChange, fence: int = 0, beside: Job[None] | None = None) -> Job[None]:
    """The next entry of a log, where the table stands after it, and what is written beside it.

    Conflict if its place is taken. With a `fence` it is its owner's: Fenced, and nothing is done, if another process
    has the table since.
    """
    written = columns(entry)
    insertion = {"table": table, **written}
    summary = {"here": table, "at": entry.at + 1, "changed": entry.time, **fields_of(stand)}

    def job(connection: Connection) -> None:
        if fence:
            if connection.execute(_FENCED, {**summary, "by_fence": fence}).rowcount != 1:
                raise Fenced("another process has this table")
            connection.execute(_APPEND, insertion)
        elif connection.dialect.name == "postgresql":
            connection.execute(_BOTH, {**summary, **{f"of_{name}": value for name, value in written.items()}})
        else:
            connection.execute(_APPEND, insertion)
            connection.execute(_STAND, summary)
        if beside is not None:
            beside(connection)

    return job


def load(table: str) -> Job[Loaded | None]:
    """A table with its log."""

    def job(connection: Connection) -> Loaded | None:
        row = connection.execute(select(*_TABLE).where(tables.c.id == table)).first()
        if row is None:
            return None
        log, child = _log(connection, table, 0), child_of(table)(connection)
        return Loaded(TableRow(*row), sitting(table)(connection), log, child, waiting_at(table)(connection))

    return job


def sitting(table: str) -> Job[list[SeatRow]]:
    """Who sits at a table."""
    wanted = select(*_SEAT).where(seats.c["table"] == table).order_by(seats.c.seat)
    return lambda connection: [SeatRow(*row) for row in connection.execute(wanted)]


def log_since(table: str, at: int) -> Job[list[Entry]]:
    """The entries from number `at` on."""
    return lambda connection: _log(connection, table, at)


def _log(connection: Connection, table: str, at: int) -> list[Entry]:
    wanted = select(*_ENTRY).where(entries.c["table"] == table, entries.c.at >= at).order_by(entries.c.at)
    return [entry_of(row) for row in connection.execute(wanted)]


def locked_open(connection: Connection, table: str) -> None:
    """Nobody else changes the table until the commit; Conflict if it no longer waits for people."""
    phase = connection.execute(select(tables.c.phase).where(tables.c.id == table).with_for_update()).scalar()
    if phase != "open":
        raise Conflict("the game has begun")


def set_table(table: str, values: dict[str, Any]) -> Job[None]:
    """Change what is said of a table."""

    def job(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table), values)

    return job


def set_token(table: str, seat: int, token: str | None) -> Job[None]:
    """A new key to one seat, or none; the old one no longer opens it."""

    def job(connection: Connection) -> None:
        place = (seats.c["table"] == table) & (seats.c.seat == seat)
        connection.execute(update(seats).where(place).values(token=token))

    return job


def begin(table: str, was: list[SeatRow], seated: list[SeatRow], row: TableRow) -> Job[None]:
    """The game starts, with these on its seats; Conflict if it already has, or others sit there now than did."""
    values = {
        name: getattr(row, name)
        for name in ("phase", "seed", "drawn", "turn", "due", "thinks", "began", "round", "changed")
    }
    values["code"] = None  # it leads nowhere any more

    def job(connection: Connection) -> None:
        locked_open(connection, table)
        if sitting(table)(connection) != was:
            raise Conflict("somebody else sits there now")
        if seated != was:
            connection.execute(delete(seats).where(seats.c["table"] == table))
            connection.execute(insert(seats), [{"table": table, **fields_of(seat)} for seat in seated])
        connection.execute(update(tables).where(tables.c.id == table).values(**values))

    return job


def late(served: int) -> Job[list[str]]:
    """Tables where somebody's time is up: all of them, the longest due first."""
    wanted = select(tables.c.id).where(tables.c.phase == "playing", tables.c.due <= served).order_by(tables.c.due)
    return lambda connection: list(connection.execute(wanted).scalars())


def thinking() -> Job[list[str]]:
    """Tables where a bot has to move: all of them, the longest unchanged first."""
    wanted = select(tables.c.id).where(tables.c.phase == "playing", tables.c.thinks).order_by(tables.c.changed)
    return lambda connection: list(connection.execute(wanted).scalars())


def listed(player: str, phases: list[str], many: int) -> Job[list[tuple[TableRow, list[SeatRow]]]]:
    """Tables of a player, the last changed first."""
    mine = select(seats.c["table"]).where(seats.c.player == player)
    theirs = or_(tables.c.id.in_(mine), (tables.c.maker == player) & (tables.c.phase == "open"))
    return _with_seats(select(*_TABLE).where(tables.c.phase.in_(phases), theirs), many)


def among(ids: list[str]) -> Job[list[tuple[TableRow, list[SeatRow]]]]:
    """These tables, the last changed first."""
    return _with_seats(select(*_TABLE).where(tables.c.id.in_(ids)), len(ids))


def _with_seats(wanted: Select[Any], many: int) -> Job[list[tuple[TableRow, list[SeatRow]]]]:
    def job(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
        found = [TableRow(*row) for row in connection.execute(wanted.order_by(tables.c.changed.desc()).limit(many))]
        sitting: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        ids = list(sitting)
        for row in connection.execute(
            select(seats.c["table"], *_SEAT).where(seats.c["table"].in_(ids)).order_by(seats.c.seat)
        ):
            sitting[row[0]].append(SeatRow(*row[1:]))
        return [(row, sitting[row.id]) for row in found]

    return job


def count_made(player: str, phases: list[str]) -> Job[int]:
    """How many unfinished tables a player has made."""
    wanted = select(func.count()).select_from(tables).where(tables.c.maker == player, tables.c.phase.in_(phases))
    return lambda connection: connection.execute(wanted).scalar() or 0


def count_uploads(player: str) -> Job[int]:
    """How many records a player has uploaded."""
    wanted = select(func.count()).select_from(uploads).where(uploads.c.player == player)
    return lambda connection: connection.execute(wanted).scalar() or 0


def find_made(player: str, request: str) -> Job[str | None]:
    """The table this request of the player already made."""
    wanted = select(tables.c.id).where(tables.c.maker == player, tables.c.request == request)
    return lambda connection: connection.execute(wanted).scalar()


def child_of(table: str) -> Job[str | None]:
    """The rematch of a table."""
    return lambda connection: connection.execute(select(tables.c.id).where(tables.c.parent == table)).scalar()


def disown(child: str) -> Job[None]:
    """A rematch that has begun is one no longer, so that another may be asked for."""
    begun = update(tables).where(tables.c.id == child, tables.c.phase != "open")

    def job(connection: Connection) -> None:
        connection.execute(begun, {"parent": None})

    return job


def said(table: str, player: str, request: str) -> Job[ChatRow | None]:
    """The line that this request wrote."""
    mine = (chat.c["table"] == table) & (chat.c.player == player) & (chat.c.request == request)

    def job(connection: Connection) -> ChatRow | None:
        found = connection.execute(select(*_LINE).where(mine)).first()
        return None if found is None else ChatRow(*found)

    return job


def say(table: str, player: str, name: str, words: str, request: str, time: int) -> Job[ChatRow]:
    """A line of chat, numbered; the same request again gives the same line."""

    def job(connection: Connection) -> ChatRow:
        before = said(table, player, request)(connection)
        if before is not None:
            return before
        n = connection.execute(select(func.max(chat.c.n)).where(chat.c["table"] == table)).scalar() or 0
        line = ChatRow(n + 1, player, name, words, time, request)
        connection.execute(insert(chat), {"table": table, **fields_of(line)})
        return line

    return job


def lines(table: str, since: int, many: int) -> Job[list[ChatRow]]:
    """Chat after line number `since`, at most the last `many`."""
    said = (chat.c["table"] == table) & (chat.c.n > since) & (chat.c.text != "")  # a line taken away is empty
    wanted = select(*_LINE).where(said).order_by(chat.c.n.desc()).limit(many)
    return lambda connection: [ChatRow(*row) for row in reversed(connection.execute(wanted).all())]


def stands(ids: list[str]) -> Job[dict[str, tuple[str, str, int, list[SeatRow], str | None]]]:
    """Phase, word, length of the log, seats and maker of tables: what somebody else may have changed."""
    columns = (tables.c.id, tables.c.phase, tables.c.word, tables.c.at, tables.c.maker)
    wanted = select(*columns).where(tables.c.id.in_(ids))
    sitting = select(seats.c["table"], *_SEAT).where(seats.c["table"].in_(ids)).order_by(seats.c.seat)

    def job(connection: Connection) -> dict[str, tuple[str, str, int, list[SeatRow], str | None]]:
        found: dict[str, tuple[str, str, int, list[SeatRow], str | None]] = {
            row.id: (row.phase, row.word, row.at, [], row.maker) for row in connection.execute(wanted)
        }
        for row in connection.execute(sitting):
            if row[0] in found:
                found[row[0]][3].append(SeatRow(*row[1:]))
        return found

    return job


def every(after: str, phases: list[str], many: int) -> Job[list[Loaded]]:
    """Tables whole, in the order of their ids, after one of them."""
    wanted = select(tables.c.id).where(tables.c.phase.in_(phases), tables.c.id > after).order_by(tables.c.id)

    def job(connection: Connection) -> list[Loaded]:
        ids = list(connection.execute(wanted.limit(many)).scalars())
        return [found for found in (load(id)(connection) for id in ids) if found is not None]

    return job


def every_upload(after: str, many: int) -> Job[list[tuple[str, str]]]:
    """Uploaded records, in the order of their ids, after one of them."""
    wanted = select(uploads.c.id, uploads.c.record).where(uploads.c.id > after).order_by(uploads.c.id).limit(many)

    return lambda connection: [(row.id, row.record) for row in connection.execute(wanted)]
