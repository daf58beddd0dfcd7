"""Standings: what every round was worth to everybody, and how those who are equal are told apart.

They follow from the rounds and nothing else: computed anew they are the same.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

import msgspec

from parlour.tournaments.duplicate import matchpoints
from parlour.tournaments.played import BOT, SeatedTable, TournamentRound, shares

BYE: Final = Fraction(1)  # as a table won: nobody asked for it
DUPLICATE_BYE: Final = Fraction(3, 5)  # as bridge has it: above the middle, below a good evening


class TieBreaks(msgspec.Struct, frozen=True, order=True):
    """Those who are equal are told apart by what their opponents scored together, then by tables won, then by the
    points that they made at the games.
    """

    opponents: Fraction
    wins: int
    points: int


class StandingRow(msgspec.Struct, frozen=True):
    """Somebody's place, which equal ones share; their score, what each round was worth (None: not there), and what
    tells them apart from others with that score.
    """

    place: int
    player: str
    score: Fraction
    rounds: tuple[Fraction | None, ...]
    breaks: TieBreaks


def worth(one: TournamentRound, duplicate: bool = False) -> dict[str, Fraction]:
    """What a round was worth to everybody; tables that are not over are worth nothing yet. Whoever left a table of
    duplicate to a stand-in has nothing of it; elsewhere their place, the last, says so.
    """
    found = dict.fromkeys(one.byes, DUPLICATE_BYE if duplicate else BYE)
    if duplicate:  # the field is whole or it says nothing
        left = [player for table in one.tables for player, gone in zip(table.players, table.left, strict=False) if gone]
        return found | (matchpoints(one.tables) | dict.fromkeys(left, Fraction(0)) if one.over else {})
    for table in one.tables:
        if table.over:
            found |= dict(zip(table.players, shares(table.places), strict=True))
    found.pop(BOT, None)
    return found


def standings(players: Sequence[str], rounds: Sequence[TournamentRound], duplicate: bool = False) -> list[StandingRow]:
    """Everybody in their order. Whoever is equal in all shares a place, and stands in the order of entry."""
    by_round = [worth(one, duplicate) for one in rounds]
    score = dict.fromkeys(players, Fraction(0))
    mine: dict[str, list[SeatedTable]] = {player: [] for player in players}
    for number, one in enumerate(rounds):
        for player, share in by_round[number].items():
            if player in score:
                score[player] += share
        for table in one.tables:
            for player in table.people if table.over and (one.over or not duplicate) else ():
                if player in mine:
                    mine[player].append(table)
    keys = {player: (score[player], _breaks(player, mine[player], score)) for player in players}
    rows: list[StandingRow] = []
    for number, player in enumerate(sorted(players, key=keys.__getitem__, reverse=True), 1):
        same = rows and keys[rows[-1].player] == keys[player]
        place = rows[-1].place if same else number
        worths = tuple(one.get(player) for one in by_round)
        rows.append(StandingRow(place, player, score[player], worths, keys[player][1]))
    return rows


def _breaks(player: str, mine: Sequence[SeatedTable], score: dict[str, Fraction]) -> TieBreaks:
    opponents, wins, points = Fraction(0), 0, 0
    for table in mine:
        seat = table.players.index(player)
        theirs = sum((score.get(other, Fraction(0)) for other in table.people if other != player), Fraction(0))
        opponents += theirs / (len(table.players) - 1)
        wins += table.places[seat] == 1
        points += table.points[seat]
    return TieBreaks(opponents, wins, points)
