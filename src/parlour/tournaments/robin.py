"""Round robin at two seats: everybody meets everybody once, and begins as often as not."""

from collections.abc import Sequence

from parlour.tournaments.aside import clashes, speakers
from parlour.tournaments.played import NOTHING_SAID, SaidNo, SeatedTable, TournamentRound


def all_rounds(players: Sequence[str]) -> list[TournamentRound]:
    """All rounds, by turning a circle of which one place stands still; of an odd number each is left out once."""
    many = len(players) + len(players) % 2
    circle, rounds = list(range(many)), []
    for _ in range(many - 1):
        pairs = [(circle[place], circle[many - 1 - place]) for place in range(many // 2)]
        tables = [
            SeatedTable(tuple(players[n] for n in _order(pair, many))) for pair in pairs if max(pair) < len(players)
        ]
        out = [players[min(pair)] for pair in pairs if max(pair) >= len(players)]
        rounds.append(TournamentRound(tuple(tables), tuple(out)))
        circle = [*circle[1:-1], circle[0], circle[-1]]
    return rounds


def _order(pair: tuple[int, int], many: int) -> tuple[int, int]:
    """Who of two begins: by the parity of their numbers, so that nobody begins twice more often than not."""
    low, high = sorted(pair)
    if high == many - 1:  # whoever stands still
        return (low, high) if low % 2 else (high, low)
    return (low, high) if (low + high) % 2 else (high, low)


def of_those_here(drawn: TournamentRound, here: frozenset[str], said: SaidNo = NOTHING_SAID) -> TournamentRound:
    """A round as it can be played: whose opponent is away, or will not meet them, is left out of it; whoever will not
    meet their opponent sits aside.
    """
    whole = [table for table in drawn.tables if here.issuperset(table.players)]
    clashing = [table for table in whole if clashes(table.players, said)]
    aside = [player for table in clashing for player in speakers(table.players, said)]
    met = [table for table in whole if table not in clashing]
    left = [player for table in drawn.tables if table not in met for player in table.players if player not in aside]
    byes = tuple(player for player in (*drawn.byes, *left) if player in here)
    return TournamentRound(tuple(met), byes, tuple(aside))
