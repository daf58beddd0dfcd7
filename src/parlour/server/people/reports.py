"""Reports: what somebody says of another, with the lines and moves in question as they were when it was said.

Whoever is reported is told nothing of it; whoever reports is told that it arrived, and later that it was seen.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, func, insert, select, update

from parlour.server.people.impartial import concerned
from parlour.server.people.tokens import hashed
from parlour.server.refusal import Refusal
from parlour.server.store.audit import acts, acts_about
from parlour.server.store.base import Job
from parlour.server.store.rows import ChatRow
from parlour.server.store.schema import audit, chat, entries, players, report_lines, reports, seats

OPEN: Final = 20  # reports of one person that nobody has looked at yet
SHOWN: Final = 50  # at once
MINE: Final = 20  # that somebody is told of their own


class ReportRow(msgspec.Struct, frozen=True):
    """A report as it is kept."""

    id: str
    reporter: str
    player: str | None
    name: str
    kind: str
    place: str
    game: str
    reason: str
    words: str
    moves: str
    made: int

    @property
    def subject(self) -> str:
        """Who reports what: one thing is reported once by one person, while it is open."""
        return hashed(" ".join([self.reporter, self.kind, self.place, self.player or ""]))


def file(row: ReportRow, lines: list[ChatRow]) -> Job[str]:
    """Keep it; its id, or that of the same one if it is open already. Refusal if there is nobody like that."""
    same = select(reports.c.id).where(reports.c.subject == row.subject)
    waiting = select(func.count()).where(reports.c.reporter == row.reporter, reports.c.decided.is_(None))

    def job(connection: Connection) -> str:
        there = connection.execute(same).scalar()
        if there is not None:
            return str(there)
        name = row.name
        if row.player is not None:
            found = connection.execute(select(players.c.name).where(players.c.id == row.player)).scalar()
            if found is None:
                raise Refusal("no-player", "there is nobody like that, or no longer")
            name = name or found
        if (connection.execute(waiting).scalar() or 0) >= OPEN:
            raise Refusal("too-many-reports", f"{OPEN} reports of yours are still to be looked at: wait for them")
        values = {field: getattr(row, field) for field in row.__struct_fields__}
        connection.execute(insert(reports), {**values, "name": name, "subject": row.subject})
        speakers = select(players.c.id).where(players.c.id.in_([one.player for one in lines]))
        people = set(connection.execute(speakers).scalars())
        for one in lines:
            who = one.player if one.player in people else None
            said = {"report": row.id, "n": one.n, "player": who, "name": one.name, "text": one.text, "time": one.time}
            connection.execute(insert(report_lines), said)
        return row.id

    return job


def lines(table: str, numbers: list[int]) -> Job[list[ChatRow]]:
    """Lines of chat by their numbers, without those that were taken away."""
    wanted = select(chat.c.n, chat.c.player, chat.c.name, chat.c.text, chat.c.time)
    wanted = wanted.where(chat.c["table"] == table, chat.c.n.in_(numbers), chat.c.text != "").order_by(chat.c.n)
    return lambda connection: [ChatRow(*row) for row in connection.execute(wanted)]


def was_there(table: str, player: str) -> Job[bool]:
    """Whether somebody has said or done something at a table where they may sit no longer."""
    said = select(chat.c.n).where(chat.c["table"] == table, chat.c.player == player).limit(1)
    done = select(entries.c.at).where(entries.c["table"] == table, entries.c.by == player).limit(1)
    return lambda connection: any(connection.execute(wanted).first() is not None for wanted in (said, done))


def mine(player: str) -> Job[list[Any]]:
    """What somebody has reported, the newest first."""
    wanted = select(reports).where(reports.c.reporter == player).order_by(reports.c.made.desc(), reports.c.id)
    return lambda connection: list(connection.execute(wanted.limit(MINE)))


_reporters = players.alias("reporters")


def _told() -> Select[Any]:
    wanted: Select[Any] = select(reports, players.c.name.label("called"), players.c.role, _reporters.c.name.label("by"))
    wanted = wanted.outerjoin(players, players.c.id == reports.c.player)
    return wanted.outerjoin(_reporters, _reporters.c.id == reports.c.reporter)


def waiting(reader: str, before: int | None) -> Job[tuple[list[Any], int]]:
    """Open reports, the newest first, and how many there are; none that concern whoever reads."""
    still = (reports.c.decided.is_(None)) & ~concerned(reader)
    wanted = _told().where(still).order_by(reports.c.made.desc(), reports.c.id).limit(SHOWN)
    if before is not None:
        wanted = wanted.where(reports.c.made < before)
    many = select(func.count()).select_from(reports).where(still)

    def job(connection: Connection) -> tuple[list[Any], int]:
        return list(connection.execute(wanted)), connection.execute(many).scalar() or 0

    return job


def one(reader: str, report: str) -> Job[tuple[Any, list[Any], list[str], list[Any]] | None]:
    """A report, its lines, who sits at the table now, and what was done about its person before.

    None if there is none, or it concerns whoever reads.
    """
    said = select(report_lines).where(report_lines.c.report == report).order_by(report_lines.c.n)

    def job(connection: Connection) -> tuple[Any, list[Any], list[str], list[Any]] | None:
        row = connection.execute(_told().where(reports.c.id == report, ~concerned(reader))).first()
        if row is None:
            return None
        sitting = select(seats.c.name).where(seats.c["table"] == row.place).order_by(seats.c.seat)
        done = acts_about(connection, row.player, MINE) if row.player else []
        return row, list(connection.execute(said)), list(connection.execute(sitting).scalars()), done

    return job


def decide(connection: Connection, reader: str, report: str, now: int) -> None:
    """Somebody has looked at it: whoever reported is told so, and may report the like again.

    Refusal if it concerns whoever decides; they may have sat down there since they saw it.
    """
    if connection.execute(select(reports.c.id).where(reports.c.id == report, ~concerned(reader))).first() is None:
        raise Refusal("no-report", "there is no such report, or it is about you")
    change = update(reports).where(reports.c.id == report, reports.c.decided.is_(None))
    connection.execute(change.values(decided=now, subject=None))


def decide_about(connection: Connection, reader: str, player: str, now: int) -> None:
    """Something was done about somebody: all that was said of them is seen, but for what concerns who did it."""
    still = (reports.c.player == player) & reports.c.decided.is_(None) & ~concerned(reader)
    found = list(connection.execute(select(reports.c.id).where(still)).scalars())
    connection.execute(update(reports).where(reports.c.id.in_(found)).values(decided=now, subject=None))


def log(reader: str, before: int | None, many: int) -> Job[list[Any]]:
    """What was done, the newest first; nobody reads there that a report which concerns them was dismissed."""
    about = select(reports.c.id).where(concerned(reader))
    dismissed = (audit.c.what == "dismiss") & ((audit.c.whom == reader) | func.coalesce(audit.c.report, "").in_(about))
    return acts(before, many, ~dismissed)
