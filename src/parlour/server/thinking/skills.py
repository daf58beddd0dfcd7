"""How well somebody plays: what their decisions cost, judged when there is nothing else to do.

A stand-in plays at the level whose decisions cost about as much as theirs.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select, update

from parlour.bots.judges import judging
from parlour.bots.levels import version_of
from parlour.bots.thinking import Unanswered
from parlour.core.engine import legal
from parlour.core.game import Game, UnknownGame, find
from parlour.core.table import codec_of
from parlour.core.words import State
from parlour.server.store.base import Conflict, Job, Store
from parlour.server.store.outage import Away
from parlour.server.store.schema import players, skills
from parlour.server.thinking.fair import HOUSE, Matter, TooMany
from parlour.server.thinking.pool import Thinking
from parlour.server.thinking.questions import cost

LOG: Final = logging.getLogger("parlour.server")
UNKNOWN: Final = 3  # the stand-in of somebody with fewer decisions than this:
ENOUGH: Final = 20
ITERATIONS: Final = 800  # a decision judged
MEASURE: Final = 2  # how costs are measured: the first was by chances as a search has them, too timid
WAITING: Final = 200  # decisions that wait to be judged; when there are more, some are not
PAUSE: Final = 2.0  # seconds between two judgements: it is a sample, and must not be felt


def costs_of(game: str) -> list[int] | None:
    """What a decision of levels 1 to 5 costs, in millionths of a victory, as the game's judge says; None if unmeasured.

    Measured by python bench/stand_in.py GAME --decisions 400. Below 0 is better than this judge's best; where
    neighbours share a cost, this judge cannot tell them apart.
    """
    try:
        return getattr(judging(find(game)), "COSTS", None)
    except UnknownGame:  # of a package that is not here any more
        return None


def judged_by(game: Game) -> str:
    """The version of a game's rules and bots: costs that others found are not added to theirs."""
    return f"{game.rules}.{version_of(game)}.{MEASURE}"


def version_now(game: str) -> str:
    """That of the newest edition of a game; nothing if it is not here any more."""
    try:
        return judged_by(find(game))
    except UnknownGame:
        return ""


def idle() -> bool:
    """Whether this machine has time for what nobody waits for."""
    return os.getloadavg()[0] < (os.cpu_count() or 1) / 2


def nearest(game: str, decisions: int, total: int) -> int:
    """The level whose mean cost of a decision is nearest; of several alike, the middle one."""
    costs = costs_of(game)
    if costs is None or decisions < ENOUGH:
        return UNKNOWN
    away = [abs(cost - total / decisions) for cost in costs]
    alike = [level for level, far in enumerate(away, 1) if far == min(away)]
    return alike[(len(alike) - 1) // 2]


@dataclass(frozen=True)
class Decision:
    """What somebody chose, and what they saw."""

    player: str
    game: Game
    seat: int
    view: State
    action: str
    taken_back: Callable[[], bool]


class Skills:
    """Takes decisions as they are made, judges some of them, and knows the level of a player."""

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self._store = store
        self._thinking = thinking
        self._queue: asyncio.Queue[Decision] = asyncio.Queue(WAITING)

    @property
    def wants(self) -> bool:
        """Whether decisions are judged now."""
        return self._thinking.judges and idle() and not self._queue.full()

    def decided(self, decision: Decision) -> None:
        """Somebody has just played the last action of a table."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(decision)

    async def judge_all(self) -> None:
        """For ever, one after the other."""
        while True:
            decision = await self._queue.get()
            try:
                await self._judge(decision)
            except (Unanswered, Away, TooMany):
                pass
            except Exception:
                LOG.exception("a decision could not be judged", extra={"player": decision.player})
            await asyncio.sleep(PAUSE)

    async def _judge(self, one: Decision) -> None:
        if one.taken_back() or len(legal(one.view)) < 2:
            return
        view = codec_of(one.game).encode(one.view).decode()
        about = (one.game.key, view, one.seat, one.action, ITERATIONS)
        found = await self._thinking.study(HOUSE, Matter.JUDGEMENT, cost, *about)
        with contextlib.suppress(Conflict):
            await self._store.write(add(one.player, one.game.id, found))

    async def level(self, player: str | None, game: str) -> int:
        """The stand-in's level for a player."""
        if player is None:
            return UNKNOWN
        mine = (skills.c.player == player) & (skills.c.game == game) & (skills.c.version == version_now(game))
        wanted = select(skills.c.decisions, skills.c.cost).where(mine)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        return UNKNOWN if row is None else nearest(game, row.decisions, row.cost)


def add(player: str, game: str, cost: int) -> Job[None]:
    """One more decision of a player; what was found by older rules or bots is forgotten."""
    version = version_now(game)

    def job(connection: Connection) -> None:
        mine = (skills.c.player == player) & (skills.c.game == game)
        more = {"decisions": skills.c.decisions + 1, "cost": skills.c.cost + cost}
        if connection.execute(update(skills).where(mine, skills.c.version == version).values(**more)).rowcount:
            return
        first = {"decisions": 1, "cost": cost, "version": version}
        if connection.execute(update(skills).where(mine).values(**first)).rowcount:
            return
        if connection.execute(select(players.c.id).where(players.c.id == player)).first() is not None:
            connection.execute(insert(skills), {"player": player, "game": game, **first})

    return job
