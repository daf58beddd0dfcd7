"""The mean of a few results, with its interval once they are enough: of tries here and at the terminal."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from parlour.bots.odds import Z

ENOUGH: Final = 5  # results from which a mean is told with its interval


def mean_of(results: Sequence[float]) -> tuple[float, float | None]:
    """The mean, and half the width of its 95 % interval (Student's); None while there are too few to tell."""
    many = max(1, len(results))
    mean = sum(results) / many
    if many < ENOUGH:
        return mean, None
    spread = sum((one - mean) ** 2 for one in results) / (many - 1)
    return mean, _quantile(many - 1) * sqrt(spread / many)


def _quantile(freedom: int) -> float:
    """Of Student's distribution, for 95 %: the first terms of its expansion, from four on good to 0.05."""
    third, fifth = Z**3, Z**5
    return Z + (third + Z) / (4 * freedom) + (5 * fifth + 16 * third + 3 * Z) / (96 * freedom * freedom)
