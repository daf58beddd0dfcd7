"""Chance: SplitMix64, the same numbers compiled and plain, frozen by test vectors for ever.

Keys are signed 64-bit numbers. Compiled, `i64` wraps by itself and `wrap` changes nothing; plain, `wrap` does it.
"""

from typing import Final

from mypy_extensions import i64

from parlour.core.row import Row, row


def joined(high: i64, low: i64) -> i64:
    """A number of 64 bits from its halves: compiled, a literal so long would be an object, read anew at every draw."""
    return high << 32 | low


GOLDEN: Final[i64] = joined(-0x61C88647, 0x7F4A7C15)
FIRST: Final[i64] = joined(-0x40A7B893, 0x1CE4E5B9)
SECOND: Final[i64] = joined(-0x6B2FB645, 0x133111EB)


def wrap(x: i64) -> i64:
    """x as a signed number of 64 bits."""
    high: i64 = (x >> 32) & 0xFFFFFFFF
    if high >= 0x80000000:
        high -= 0x100000000
    return (high << 32) | (x & 0xFFFFFFFF)


def advance(key: i64) -> i64:
    """The key after one draw."""
    return wrap(key + GOLDEN)


def mix(key: i64) -> i64:
    """The number drawn at this key."""
    z: i64 = wrap((key ^ ((key >> 30) & 0x3FFFFFFFF)) * FIRST)
    z = wrap((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND)
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def below(drawn: i64, n: i64) -> i64:
    """A drawn number brought to 0 <= . < n; the bias is under n / 2**31."""
    return (((drawn >> 33) & 0x7FFFFFFF) * n) >> 31


def shuffle(items: list[int], key: i64) -> i64:
    """Shuffle a list in place and return the key that follows."""
    order = row(items)
    key = shuffle_row(order, key)
    items[:] = order.listed()
    return key


def shuffle_row(items: Row, key: i64) -> i64:
    """Shuffle a row in place (Fisher and Yates, from the end) and return the key that follows."""
    i: i64 = len(items) - 1
    while i > 0:
        key = advance(key)
        items.swap(i, below(mix(key), i + 1))
        i -= 1
    return key


def key_of(seed: int) -> int:
    """The key of a seed, any whole number from 0 to 2**64 - 1."""
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
    return seed - (1 << 64) if seed >> 63 else seed


class Chance:
    """A stream of its own: for guesses, bots and tests, never for the game."""

    def __init__(self, key: i64) -> None:
        self.key: i64 = key

    def draw(self) -> i64:
        """The next number, all 64 bits."""
        self.key = advance(self.key)
        return mix(self.key)

    def below(self, n: i64) -> i64:
        """The next number, 0 <= . < n."""
        self.key = advance(self.key)
        return below(mix(self.key), n)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        self.key = shuffle(items, self.key)

    def shuffle_row(self, items: Row) -> None:
        """Shuffle a row in place."""
        self.key = shuffle_row(items, self.key)
