"""Who has answered which puzzle, how they are rated for it, and how hard it is found.

The first answer of a person counts: for them, and for the puzzle once they have given enough others. What is written
once is not written again.
"""

from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, insert, select, update

from parlour.puzzles.rating import FIRST, is_known, near, rated
from parlour.server.store.base import Conflict, Job
from parlour.server.store.schema import puzzlers, puzzles, rushes, solvings

PuzzleWay = Literal["next", "day", "rush", "theme"]
SolvedPhase = Literal["asked", "solved", "failed"]


class SolvingRow(msgspec.Struct, frozen=True):
    """Somebody's answer to a puzzle, as far as it is."""

    puzzle: str
    way: PuzzleWay
    choices: str
    phase: SolvedPhase
    made: int
    done: int | None = None
    before: int | None = None
    after: int | None = None


class PuzzlerRow(msgspec.Struct, frozen=True):
    """Somebody at the puzzles of a game."""

    rating: int = FIRST
    answered: int = 0
    solved: int = 0
    best: int = 0


class Rushed(msgspec.Struct, frozen=True, array_like=True):
    """A puzzle of a rush, and whether it was solved; None while it is asked.

    The first of a rush keeps what its person's best was before it. A rush that an older Parlour kept does not tell.
    """

    puzzle: str
    right: bool | None = None
    best: int | None = None


class RushRow(msgspec.Struct, frozen=True):
    """Somebody's last rush at a game."""

    began: int
    score: int = 0
    missed: int = 0
    puzzle: str = ""
    choices: str = "[]"
    seen: str = "[]"

    def asked(self) -> list[Rushed]:
        """Its puzzles, in order. A rush that an older Parlour kept has their ids alone."""
        found = msgspec.json.decode(self.seen, type=list[Rushed | str])
        return [Rushed(one) if isinstance(one, str) else one for one in found]


class Answered(msgspec.Struct, frozen=True):
    """An answer to be written: the choices so far, and what they came to. `first` is the book's rating."""

    puzzle: str
    choices: list[str]
    phase: SolvedPhase
    first: int
    now: int


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def given(player: str, game: str) -> Job[dict[str, SolvingRow]]:
    """All puzzles of a game that somebody was given, by their ids."""
    columns = [solvings.c[name] for name in SolvingRow.__struct_fields__]
    wanted = select(*columns).where(solvings.c.player == player, solvings.c.game == game).order_by(solvings.c.made)
    return lambda connection: {row[0]: SolvingRow(*row) for row in connection.execute(wanted)}


def puzzler(player: str, game: str) -> Job[PuzzlerRow]:
    """How somebody fares at a game."""
    columns = [puzzlers.c[name] for name in PuzzlerRow.__struct_fields__]
    wanted = select(*columns).where(puzzlers.c.player == player, puzzlers.c.game == game)

    def job(connection: Connection) -> PuzzlerRow:
        row = connection.execute(wanted).first()
        return PuzzlerRow() if row is None else PuzzlerRow(*row)

    return job


def ratings(game: str) -> Job[dict[str, int]]:
    """The ratings of puzzles that people have answered."""
    wanted = select(puzzles.c.id, puzzles.c.rating).where(puzzles.c.game == game)
    return lambda connection: {row.id: row.rating for row in connection.execute(wanted)}


def give(player: str, game: str, puzzle: str, way: PuzzleWay, now: int) -> Job[None]:
    """Somebody is asked a puzzle; Conflict if they were before."""
    row = {"player": player, "game": game, **_fields(SolvingRow(puzzle, way, "[]", "asked", now))}

    def job(connection: Connection) -> None:
        connection.execute(insert(solvings), row)

    return job


def _is(player: str, game: str, puzzle: str) -> list[ColumnElement[bool]]:
    """Somebody's answer to a puzzle."""
    return [solvings.c.player == player, solvings.c.game == game, solvings.c.puzzle == puzzle]


def answer(player: str, game: str, answered: Answered) -> Job[None]:
    """One choice more; Conflict if another was made meanwhile. The last one is counted."""
    mine = _is(player, game, answered.puzzle)

    def job(connection: Connection) -> None:
        row = connection.execute(select(solvings.c.phase, solvings.c.choices).where(*mine).with_for_update()).first()
        before = [] if row is None else msgspec.json.decode(row.choices, type=list[str])
        if row is None or row.phase != "asked" or before != answered.choices[: len(before)]:
            raise Conflict("it was answered meanwhile")
        if len(answered.choices) == len(before) and answered.phase == "asked":
            raise Conflict("nothing was chosen")
        values = {"choices": msgspec.json.encode(answered.choices).decode(), "phase": answered.phase}
        connection.execute(update(solvings).where(*mine).values(**values))
        if answered.phase != "asked":
            connection.execute(update(solvings).where(*mine).values(**_counted(connection, player, game, answered)))

    return job


def rush(player: str, game: str) -> Job[RushRow | None]:
    """Somebody's last rush."""
    columns = [rushes.c[name] for name in RushRow.__struct_fields__]
    wanted = select(*columns).where(rushes.c.player == player, rushes.c.game == game)

    def job(connection: Connection) -> RushRow | None:
        row = connection.execute(wanted).first()
        return None if row is None else RushRow(*row)

    return job


def hurry(
    player: str, game: str, was: RushRow | None, row: RushRow, now: int, answered: Answered | None = None
) -> Job[None]:
    """A rush begins or goes on; Conflict if it is not as it was. A puzzle that is answered in it counts like others.

    What it asks is given to its person, so that one that was left open never comes as if it were new.
    """
    mine = (rushes.c.player == player) & (rushes.c.game == game)

    def job(connection: Connection) -> None:
        if was is None:
            connection.execute(insert(rushes), {"player": player, "game": game, **_fields(row)})
        else:
            same = mine & (rushes.c.began == was.began) & (rushes.c.puzzle == was.puzzle)
            same &= rushes.c.choices == was.choices
            if connection.execute(update(rushes).where(same).values(**_fields(row))).rowcount != 1:
                raise Conflict("another answer was quicker")
        if answered is not None:
            _note(connection, player, game, answered)
        if row.puzzle and (was is None or row.puzzle != was.puzzle):
            known = select(solvings.c.puzzle).where(*_is(player, game, row.puzzle))
            if connection.execute(known).first() is None:
                give(player, game, row.puzzle, "rush", now)(connection)
        if was is not None and row.score > was.score:
            _ensure(connection, player, game)
            better = (puzzlers.c.player == player) & (puzzlers.c.game == game) & (puzzlers.c.best < row.score)
            connection.execute(update(puzzlers).where(better).values(best=row.score))

    return job


def _note(connection: Connection, player: str, game: str, answered: Answered) -> None:
    """A puzzle answered in a rush, if it was not answered before; one that was asked elsewhere is answered by it."""
    mine = _is(player, game, answered.puzzle)
    phase = connection.execute(select(solvings.c.phase).where(*mine).with_for_update()).scalar()
    if phase is None:
        give(player, game, answered.puzzle, "rush", answered.now)(connection)
    if phase in (None, "asked"):
        text = msgspec.json.encode(answered.choices).decode()
        values = {"choices": text, "phase": answered.phase, **_counted(connection, player, game, answered)}
        connection.execute(update(solvings).where(*mine).values(**values))


def _ensure(connection: Connection, player: str, game: str) -> PuzzlerRow:
    """How somebody fares, held until the commit."""
    columns = [puzzlers.c[name] for name in PuzzlerRow.__struct_fields__]
    mine = (puzzlers.c.player == player) & (puzzlers.c.game == game)
    row = connection.execute(select(*columns).where(mine).with_for_update()).first()
    if row is None:
        connection.execute(insert(puzzlers), {"player": player, "game": game, **_fields(PuzzlerRow())})
    return PuzzlerRow() if row is None else PuzzlerRow(*row)


def _counted(connection: Connection, player: str, game: str, answered: Answered) -> dict[str, Any]:
    """Count an answer for its person, and for its puzzle if its person is known; what is noted of it."""
    me = _ensure(connection, player, game)
    there = (puzzles.c.game == game) & (puzzles.c.id == answered.puzzle)
    wanted = select(puzzles.c.rating, puzzles.c.answered, puzzles.c.solved).where(there).with_for_update()
    known = connection.execute(wanted).first()
    rating, many, solved = (answered.first, 0, 0) if known is None else known
    won = answered.phase == "solved"
    mine, its = rated(me.rating, me.answered, rating, many, won)
    values = {"rating": mine, "answered": me.answered + 1, "solved": me.solved + won}
    where = (puzzlers.c.player == player) & (puzzlers.c.game == game)
    connection.execute(update(puzzlers).where(where).values(**values))
    if is_known(me.answered):
        if known is None:
            fresh = {"game": game, "id": answered.puzzle, "rating": answered.first, "answered": 0, "solved": 0}
            connection.execute(insert(puzzles), fresh)
        moved = {"rating": near(its, answered.first), "answered": many + 1, "solved": solved + won}
        connection.execute(update(puzzles).where(there).values(**moved))
    return {"done": answered.now, "before": me.rating, "after": mine}
