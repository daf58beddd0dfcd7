"""What numbers of wins say: intervals, Elo, and a test that stops early."""

from math import log, log10, sqrt
from typing import Final

Z: Final = 1.959964  # 95 %


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson); all of 0 to 1 while nothing was played."""
    if games <= 0:
        return 0.0, 1.0
    share = min(max(wins / games, 0.0), 1.0)
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = half_width(wins, games)
    return max(0.0, middle - half), min(1.0, middle + half)


def half_width(wins: float, games: float) -> float:
    """Half the width of that interval."""
    if games <= 0:
        return 0.5
    share = min(max(wins / games, 0.0), 1.0)
    return Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)


def elo(share: float, seats: int = 2) -> float:
    """How many points stronger a player is who wins this share against equals of one another; 999 at most."""
    if share <= 0.0:
        return -999.0
    if share >= 1.0:
        return 999.0
    return min(999.0, max(-999.0, 400 * log10(share * (seats - 1) / (1 - share))))


EDGE: Final = 1.15  # the test looks for a share at least so many times an even one
SURE: Final = log(0.95 / 0.05)


def sprt(wins: float, games: float, even: float) -> str:
    """The sequential test at 5 %: `better` or `not better` once it is decided, before that nothing."""
    hoped = even * EDGE
    evidence = wins * log(hoped / even) + (games - wins) * log((1 - hoped) / (1 - even))
    if evidence >= SURE and wilson(wins, games)[0] > even:
        return "better"
    return "not better" if evidence <= -SURE else ""


def sharpened(chances: list[float], power: float) -> list[float]:
    """Chances of all seats raised to a power and shared out again: what is even or certain stays so."""
    raised = [chance**power for chance in chances]
    total = sum(raised)
    return [chance / total for chance in raised] if total > 0.0 else chances
