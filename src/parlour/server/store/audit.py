"""What operators and moderators did: every command of `parlour host` and every act on the page, by whom and when.

A server that runs reads what is new. Nothing changes a line but forgetting somebody it names.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, select

from parlour.server.store.base import Job
from parlour.server.store.schema import audit, players

WORD: Final = 500  # characters kept of what was said about it
# What is done about people and tables, at the keyboard or on the page, as moderators read it.
ACTS: Final = ("mute", "unmute", "ban", "unban", "rename", "close", "reopen", "dismiss", "delete-line", "role", "words")
ACTS_ON_CLUBS: Final = ("close-club", "reopen-club", "rename-club", "end-club")


class OnThePage(msgspec.Struct, frozen=True):
    """Who did it there, until when it holds, and the report that it decided."""

    player: str
    until: int | None = None
    report: str | None = None


def note(
    connection: Connection, now: int, by: str, what: str, whom: str, word: str, page: OnThePage | None = None
) -> None:
    """One more line. Conflict, as for a place in a log, if another operator was quicker."""
    n = (connection.execute(select(func.max(audit.c.n))).scalar() or 0) + 1
    row = {"n": n, "time": now, "by": by[:64], "what": what, "whom": whom[:80], "word": word[:WORD]}
    done = {} if page is None else {"player": page.player, "until": page.until, "report": page.report}
    connection.execute(insert(audit), {**row, **done})


def newest() -> Job[int]:
    """The number of the last line."""
    return lambda connection: connection.execute(select(func.max(audit.c.n))).scalar() or 0


def since(n: int) -> Job[list[Any]]:
    """All lines after one."""
    return lambda connection: list(connection.execute(select(audit).where(audit.c.n > n).order_by(audit.c.n)))


def last(many: int) -> Job[list[Any]]:
    """The last lines, the newest first."""
    return lambda connection: list(connection.execute(select(audit).order_by(audit.c.n.desc()).limit(many)))


def acts(before: int | None, many: int, shown: ColumnElement[bool]) -> Job[list[Any]]:
    """What was done about people and tables, the newest first, with the names that those people have now."""
    wanted = select(audit, players.c.name.label("called")).outerjoin(players, players.c.id == audit.c.whom)
    wanted = wanted.where(audit.c.what.in_((*ACTS, *ACTS_ON_CLUBS)), shown).order_by(audit.c.n.desc()).limit(many)
    if before is not None:
        wanted = wanted.where(audit.c.n < before)
    return lambda connection: list(connection.execute(wanted))


def acts_about(connection: Connection, whom: str, many: int) -> list[Any]:
    """What was done about somebody, the newest first."""
    wanted = select(audit, players.c.name.label("called")).outerjoin(players, players.c.id == audit.c.whom)
    wanted = wanted.where(audit.c.what.in_(ACTS), audit.c.whom == whom).order_by(audit.c.n.desc()).limit(many)
    return list(connection.execute(wanted))
