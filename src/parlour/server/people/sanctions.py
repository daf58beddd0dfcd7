"""What holds for somebody until a date, by a word of a moderator: they are silent, or keep the name they were given.

Bans are apart (bans.py): whoever is banned is not here.
"""

import time
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, insert, literal, or_, select

from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.schema import held_marks, marks, players, sanctions

SanctionKind = Literal["silence", "name"]
SILENCE: Final[SanctionKind] = "silence"
NAME: Final[SanctionKind] = "name"
KINDS: Final = (SILENCE, NAME)


def impose(
    connection: Connection, player: str, kind: SanctionKind, until: int, word: str, now: int, name: str = ""
) -> None:
    """From now on, whatever held before of that kind."""
    connection.execute(delete(sanctions).where(sanctions.c.player == player, sanctions.c.kind == kind))
    row = {"player": player, "kind": kind, "made": now, "until": until, "word": word, "name": name}
    connection.execute(insert(sanctions), row)


def lift(connection: Connection, player: str, kind: SanctionKind) -> bool:
    """It holds no longer; False if it did not."""
    gone = delete(sanctions).where(sanctions.c.player == player, sanctions.c.kind == kind)
    return connection.execute(gone).rowcount == 1


def standing(player: str, mark: str, now: int) -> Job[list[Any]]:
    """All that holds for somebody; with the mark of their device, also what holds for whoever else came on it."""
    theirs = sanctions.c.player == player
    if mark:
        beside = select(marks.c.player).where(marks.c.mark == mark)
        theirs = or_(theirs, sanctions.c.player.in_(beside))
    wanted = select(sanctions, players.c.name.label("given")).join(players, players.c.id == sanctions.c.player)
    wanted = wanted.where(theirs, sanctions.c.until > now).order_by(sanctions.c.kind, sanctions.c.until)
    nothing = literal("").label("word"), literal("").label("name")
    of_nobody = select(held_marks.c.kind, held_marks.c.until, *nothing, held_marks.c.name.label("given"))
    of_nobody = of_nobody.where(held_marks.c.mark == mark, held_marks.c.until > now, held_marks.c.kind.in_(KINDS))

    def job(connection: Connection) -> list[Any]:
        return [*connection.execute(wanted), *(connection.execute(of_nobody) if mark else ())]

    return job


def check(found: list[Any], *kinds: SanctionKind, name: str = "") -> None:
    """Refusal if one of these holds, the last to end first; the name that was given may be taken."""
    holding = [row for row in found if row.kind in kinds and not (row.kind == NAME and row.given == name)]
    if not holding:
        return
    row = max(holding, key=lambda one: int(one.until))
    day = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.until / 1000))
    told: dict[str, str | int] = {"until": row.until, "word": row.word}
    if row.kind == SILENCE:
        raise Refusal("silenced", f"a moderator has muted you until {day} UTC: {row.word}", None, None, **told)
    raise Refusal("name-given", f"a moderator has named you so until {day} UTC: {row.word}", None, None, **told)


def holding(now: int) -> Job[list[Any]]:
    """Everything that holds for anybody, the newest first."""
    wanted = select(sanctions, players.c.name.label("called"), players.c.role)
    wanted = wanted.join(players, players.c.id == sanctions.c.player).where(sanctions.c.until > now)
    return lambda connection: list(connection.execute(wanted.order_by(sanctions.c.made.desc(), sanctions.c.player)))
