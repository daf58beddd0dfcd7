"""How strong somebody is found to be, from results alone: openskill's Plackett–Luce, so a table of four is one result.

A rating is a mean and its deviation. Levels of bots are fixed points: they are met, and never move, so the scale means
the same in every house and every year. `SHOWN` is the scale of the page: a hundred are about a hundred of Elo's.
"""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import Any, Final

import msgspec

from parlour.bots.judges import judging
from parlour.core.game import UnknownGame, find

MU: Final = 25.0  # of whoever has not played
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2  # how much the same player varies from game to game
TAU: Final = MU / 300  # how much less is known with every game: nobody is ever quite certain
Z: Final = 1.959964  # 95 %
MIDDLE: Final = 1500  # what a mean of MU is shown as
SHOWN: Final = 400 / log(10) / (BETA * sqrt(2))  # at two seats: Elo's chances for the same difference
LEAST: Final = 240  # the widest interval, half of it, with which somebody is on a leaderboard
FIXED: Final = 2.0  # the deviation of a fixed point: so well it was measured

ANY_GAME: Final = [13.4, 18.8, 25.0, 29.7, 34.2]  # about what MEANS of the judges are: where none are measured


class Rating(msgspec.Struct, frozen=True):
    """A mean and its deviation."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """As people read it."""
        return shown(self.mu)

    @property
    def error(self) -> int:
        """Half of its 95 % interval, as people read it."""
        return round(Z * self.sigma * SHOWN)

    @property
    def certain(self) -> bool:
        """Whether it may stand on a leaderboard."""
        return self.sigma <= SURE


SURE: Final = (LEAST + 0.5) / (Z * SHOWN)


def shown(mu: float) -> int:
    """A mean as people read it."""
    return round(MIDDLE + (mu - MU) * SHOWN)


def level(game: str, seats: int, number: int) -> Rating:
    """The fixed point of a level of bot at a table of so many seats."""
    return Rating(means(game, seats)[number - 1], FIXED)


def means(game: str, seats: int) -> list[float]:
    """Where levels 1 to 5 stand, as the module of the game's judge says (MEANS); level 3 is where everybody begins."""
    try:
        told: dict[int, list[float]] = getattr(judging(find(game)), "MEANS", {})
    except UnknownGame:  # of a package that is not here any more
        told = {}
    return told.get(seats, ANY_GAME)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # here: a server that rates nobody need not wait for it

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU, gamma=_undamped)


def _undamped(*_: object) -> float:
    """How much of what a game tells of the deviation counts: all. Less, as openskill has it unless told otherwise,
    finds the true order later, and intervals are no truer for it (`bench/ratings.py accuracy`).
    """
    return 1.0


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game, by the places: 1 is the first, equal ones share it.

    Fixed points are rated like others here; whoever stores it leaves them where they are.
    """
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for [one] in after]


def placed(ranks: Sequence[int], left: Sequence[bool]) -> list[int]:
    """The places that count: whoever left is behind all others, whatever was reached for them."""
    behind = len(ranks) + 1
    kept = [behind if gone else rank for rank, gone in zip(ranks, left, strict=True)]
    return [1 + sum(other < place for other in kept) for place in kept]
