"""Duplicate: every table of a round has the same deal, and everybody is compared with those who sat where they sat.

What a seat is worth by the deal is the same for all who had it, so it cancels: a lucky seat helps nobody, and a table
with weak opponents is the one thing left that may.
"""

from collections.abc import Sequence
from fractions import Fraction

from parlour.tournaments.played import BOT, SeatedTable, TournamentRound


def margins(table: SeatedTable) -> list[Fraction]:
    """How far each was ahead of the mean of the others at the table. Places do not count: they would bring the luck of
    the seats back, for whoever has the better seat wins more often.
    """
    others, whole = len(table.players) - 1, sum(table.points)
    return [Fraction((others + 1) * points - whole, others) for points in table.points]


def matchpoints(tables: Sequence[SeatedTable]) -> dict[str, Fraction]:
    """Against everybody who had the same seat: 1 for each whom one did better than, ½ for each as good; on the whole
    between 0 and 1. Whoever was alone on a seat has one half.
    """
    by_seat: dict[int, list[tuple[str, Fraction]]] = {}
    for table in tables:
        for seat, (player, margin) in enumerate(zip(table.players, margins(table), strict=True)):
            if player != BOT:
                by_seat.setdefault(seat, []).append((player, margin))
    found: dict[str, Fraction] = {}
    for field in by_seat.values():
        for player, mine in field:
            others = [margin for other, margin in field if other != player]
            beaten = sum(2 * (mine > margin) + (mine == margin) for margin in others)
            found[player] = Fraction(beaten, 2 * len(others)) if others else Fraction(1, 2)
    return found


def against_bots(players: Sequence[str], number: int, seats: int) -> TournamentRound:
    """A round in which bots are everybody's opponents: all have the same seat of the same deal, another every round."""
    mine = number % seats
    return TournamentRound(
        tuple(SeatedTable((*[BOT] * mine, player, *[BOT] * (seats - mine - 1))) for player in players)
    )
