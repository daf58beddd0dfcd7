"""What operators did: every command of `parlour host`, who gave it and when. A server that runs reads what is new."""

from typing import Any, Final

from sqlalchemy import Connection, func, insert, select

from parlour.server.store.base import Job
from parlour.server.store.schema import audit

WORD: Final = 500  # characters kept of what was said about it


def note(connection: Connection, now: int, by: str, what: str, whom: str, word: str) -> None:
    """One more line. Conflict, as for a place in a log, if another operator was quicker."""
    n = (connection.execute(select(func.max(audit.c.n))).scalar() or 0) + 1
    row = {"n": n, "time": now, "by": by[:64], "what": what, "whom": whom[:80], "word": word[:WORD]}
    connection.execute(insert(audit), row)


def newest() -> Job[int]:
    """The number of the last line."""
    return lambda connection: connection.execute(select(func.max(audit.c.n))).scalar() or 0


def since(n: int) -> Job[list[Any]]:
    """All lines after one."""
    return lambda connection: list(connection.execute(select(audit).where(audit.c.n > n).order_by(audit.c.n)))


def last(many: int) -> Job[list[Any]]:
    """The last lines, the newest first."""
    return lambda connection: list(connection.execute(select(audit).order_by(audit.c.n.desc()).limit(many)))
