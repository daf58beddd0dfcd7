"""Par: what the house makes of a deal of the day, on the same seat against the same bots, over many plays.

Every choice is a question of its own behind all that people ask, so nobody waits for par; it grows through the day.
"""

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Callable
from hashlib import sha256
from math import sqrt
from random import choice
from typing import Final

import msgspec

from parlour.bots.levels import described, version_of
from parlour.bots.odds import Z, half_width
from parlour.bots.thinking import Unanswered
from parlour.core.deal import seed_of
from parlour.core.engine import legal
from parlour.core.game import Game, UnknownGame, UnknownRules, find
from parlour.core.table import Table, codec_of
from parlour.core.words import Outcome
from parlour.server.store import dailies
from parlour.server.store.base import Conflict, Store
from parlour.server.store.dailies import DailyRow, Fared
from parlour.server.store.outage import Away
from parlour.server.thinking.fair import HOUSE, Matter, TooMany
from parlour.server.thinking.pool import Thinking, bot_named
from parlour.server.thinking.questions import afresh
from parlour.server.thinking.skills import idle
from parlour.server.times import day_of
from parlour.server.wire.dailies import Par

LOG: Final = logging.getLogger("parlour.server")
LEVEL: Final = 4  # plays for par
PLAYS: Final = 100  # of a deal at most
LOOKED_AT: Final = 100  # deals that want more; those whose bots are others now get none
PAUSE: Final = 10.0  # seconds between looks for something to play


def chance_at(secret: str, seat: int, view: bytes, play: int | None = None) -> int:
    """A bot's own chance at a position: from the deal and what its seat sees; for par from the play's number too."""
    about = f"{seat} {'' if play is None else play}\n".encode() + view
    return int.from_bytes(hmac.new(bytes.fromhex(secret), about, sha256).digest()[:8], "big") >> 1


def played_by(game: Game, seats: int, level: int) -> str:
    """What a level is today: an attempt counts against these bots and no others."""
    return f"level {level}, version {version_of(game)}: {described(game, seats, bot_named(level))}"


def as_it_began(daily: DailyRow) -> bool:
    """Whether its game is here, and its bots are what they were when the day began."""
    try:
        game = find(daily.game).edition(daily.rules, {})
        return played_by(game, daily.seats, daily.level) == daily.bots
    except (UnknownGame, UnknownRules):
        return False


def laid(daily: DailyRow) -> Table:
    """The table of a settled deal before the first action."""
    game = find(daily.game).edition(daily.rules, {})
    return Table(game, daily.seats, seed_of(daily.secret, [""] * daily.seats), msgspec.json.decode(daily.options))


def ended(outcome: Outcome, seat: int) -> Fared:
    """How a seat fared."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    points = outcome.scores[seat]
    return Fared(outcome.ranks[seat], points, points - max(others, default=0))


async def play(thinking: Thinking, daily: DailyRow, number: int) -> Fared:
    """One play of the house, its own chances by its number; the others play as they do for everybody."""
    table = laid(daily)
    codec, level = codec_of(table.game), daily.level
    while (seat := table.turn) is not None:
        state = table.view(seat)
        options, view = legal(state), codec.encode(state)
        if len(options) == 1:
            table.play(options[0])
            continue
        mine = seat == daily.seat
        bot = bot_named(LEVEL if mine else level)
        chance = chance_at(daily.secret, seat, view, number if mine else None)
        how = (table.game.key, view.decode(), seat, bot, chance)
        table.play(await thinking.study(HOUSE, Matter.PAR, afresh, *how))
    assert table.outcome is not None
    return ended(table.outcome, daily.seat)


def par_of(plays: list[Fared]) -> Par | None:
    """The mean, with its 95 % interval; None while nothing was played."""
    many = len(plays)
    if not many:
        return None
    mean = sum(one.points for one in plays) / many
    spread = sum((one.points - mean) ** 2 for one in plays) / max(1, many - 1)
    won = sum(one.place == 1 for one in plays)
    return Par(
        plays=many,
        points=round(mean, 1),
        error=round(Z * sqrt(spread / many), 1) if many > 1 else None,
        won=round(won / many, 3),
        won_error=round(half_width(won, many), 3),
    )


class Pars:
    """Plays for par while there is nothing else to do."""

    def __init__(self, store: Store, thinking: Thinking, now: Callable[[], int]) -> None:
        self._store = store
        self._thinking = thinking
        self._now = now

    async def run(self) -> None:
        """For ever."""
        while self._thinking.judges:
            await asyncio.sleep(PAUSE)
            try:
                if idle():
                    await self.grow()
            except (Unanswered, TooMany, Away):
                continue
            except Exception:
                LOG.exception("par could not be played")

    async def grow(self) -> bool:
        """One more play of a deal that somebody has tried, today's first; False if there is none.

        Processes draw which number they play: two seldom play the same, and then one of them for nothing.
        """
        wanted = await self._store.read(dailies.wanting_par(day_of(self._now()), PLAYS, LOOKED_AT))
        daily = next((row for row in wanted if as_it_began(row)), None)
        if daily is None:
            return False
        done = await self._store.read(dailies.played_for_par(daily.day, daily.game))
        left = [n for n in range(PLAYS) if n not in done]
        if not left:
            return False  # another process has just played the last
        number = choice(left)
        found = await play(self._thinking, daily, number)
        with contextlib.suppress(Conflict):
            await self._store.write(dailies.add_to_par(daily.day, daily.game, number, found))
        return True
