"""Arena: whoever is free plays with others who are, as often as they can until the time is up.

Those who have done as well are paired, and nobody twice in a row with the same people as long as others are at tables
who will soon be free. A table belongs to the first round in which none of its people has played yet, so that standings
are worked out as everywhere else.
"""

from collections.abc import Sequence

from parlour.tournaments.played import NOTHING_SAID, SaidNo, SeatedTable, TournamentRound
from parlour.tournaments.swiss import paired


def free(here: Sequence[str], rounds: Sequence[TournamentRound]) -> list[str]:
    """Of those who are here whoever sits at no table that is being played."""
    busy = {player for one in rounds for table in one.tables if not table.over for player in table.players}
    return [player for player in here if player not in busy]


def next_tables(
    here: Sequence[str],
    rounds: Sequence[TournamentRound],
    seats: int,
    said: SaidNo = NOTHING_SAID,
) -> list[SeatedTable]:
    """Tables to be begun now; none while those who are free had better wait for others."""
    waiting = free(here, rounds)
    if len(waiting) < seats:
        return []
    drawn = paired(waiting, rounds, seats, said=said)
    others = any(not table.over for one in rounds for table in one.tables)
    last = last_tables(rounds)
    return [table for table in drawn.tables if not (others and _just_met(table, last))]


def last_tables(rounds: Sequence[TournamentRound]) -> dict[str, SeatedTable]:
    """Where everybody played last."""
    return {player: table for one in rounds for table in one.tables for player in table.players}


def _just_met(table: SeatedTable, last: dict[str, SeatedTable]) -> bool:
    before = [last.get(player) for player in table.players]
    return any(one is not None and one is other for at, one in enumerate(before) for other in before[:at])


def round_of(table: SeatedTable, rounds: Sequence[TournamentRound]) -> int:
    """The number, from 0, of the first round after all in which one of its people has played."""
    played = [
        number
        for number, one in enumerate(rounds)
        for other in one.tables
        if not set(other.players).isdisjoint(table.players)
    ]
    return max(played, default=-1) + 1
