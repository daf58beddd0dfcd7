"""What was played in a tournament, round by round: all that pairing and standings go by."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final

import msgspec

TwoPlayers = frozenset[str]
SaidNo = frozenset[tuple[str, str]]  # who will not meet whom, by the one who said so
NOTHING_SAID: Final[SaidNo] = frozenset()
BOT: Final = ""  # who sits on a seat that is nobody's


class SeatedTable(msgspec.Struct, frozen=True):
    """Who sits at a table of a round, in the order of seats; once it is over their places and points at the game, and
    who `left` it to a stand-in.
    """

    players: tuple[str, ...]
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    left: tuple[bool, ...] = ()

    @property
    def people(self) -> list[str]:
        return [player for player in self.players if player != BOT]

    @property
    def over(self) -> bool:
        return len(self.places) == len(self.players)


class TournamentRound(msgspec.Struct, frozen=True):
    """The tables of a round, whoever has none to sit at, and whoever sits it out for whom they will not meet: it is
    worth nothing to them.
    """

    tables: tuple[SeatedTable, ...]
    byes: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        return all(table.over for table in self.tables)


def met(rounds: Iterable[TournamentRound]) -> Counter[TwoPlayers]:
    """How often each two have sat at one table."""
    tables = [table for one in rounds for table in one.tables]
    return Counter(frozenset(pair) for table in tables for pair in combinations(table.people, 2))


def byes(rounds: Iterable[TournamentRound]) -> Counter[str]:
    """How often each was left without a table."""
    return Counter(player for one in rounds for player in one.byes)


def sat(rounds: Iterable[TournamentRound]) -> Counter[tuple[str, int]]:
    """How often each sat on each seat."""
    tables = [table for one in rounds for table in one.tables]
    return Counter((player, seat) for table in tables for seat, player in enumerate(table.players) if player != BOT)


def shares(places: Sequence[int]) -> list[Fraction]:
    """What places at a table are worth: 1 for the first, 0 for the last, evenly between; equal places share."""
    most = len(places) - 1
    behind = [sum(other > place for other in places) for place in places]
    level = [sum(other == place for other in places) - 1 for place in places]
    return [Fraction(2 * worse + same, 2 * most) for worse, same in zip(behind, level, strict=True)]
