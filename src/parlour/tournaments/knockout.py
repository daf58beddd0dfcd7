"""Knock-out: of every table one goes on, until one is left. Whoever entered first is seeded highest.

Of a number that does not fill tables somebody goes on without playing: whoever did so least often, and of those the
highest seed. Where fewer are left than a table has seats, they play at a smaller one.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from parlour.tournaments.aside import settled_apart
from parlour.tournaments.played import NOTHING_SAID, SaidNo, SeatedTable, TournamentRound, byes
from parlour.tournaments.swiss import grouped, seated

MUST_NOT: Final = 1


def survivors(field: Sequence[str], rounds: Sequence[TournamentRound]) -> list[str]:
    """Who is still in it after these rounds, in the order of seeds."""
    left = set(field)
    for one in rounds:
        left &= {*one.byes, *(_winner(table, field) for table in one.tables if table.over)}
    return [player for player in field if player in left]


def _winner(table: SeatedTable, field: Sequence[str]) -> str:
    """The first; of equals whoever made more points, then the higher seed."""
    seed = {player: number for number, player in enumerate(field)}
    order = sorted(
        range(len(table.players)),
        key=lambda seat: (table.places[seat], -table.points[seat], seed.get(table.players[seat], len(seed))),
    )
    return table.players[order[0]]


def settled(field: Sequence[str], rounds: Sequence[TournamentRound]) -> list[TournamentRound]:
    """The rounds as they count: of those who share the first place at a table only one has it."""
    return [replace(one, tables=tuple(_settled(table, field) for table in one.tables)) for one in rounds]


def _settled(table: SeatedTable, field: Sequence[str]) -> SeatedTable:
    if not table.over:
        return table
    first = _winner(table, field)
    places = [1 if who == first else max(2, place) for who, place in zip(table.players, table.places, strict=True)]
    return replace(table, places=tuple(places))


def next_round(
    field: Sequence[str],
    here: frozenset[str],
    rounds: Sequence[TournamentRound],
    seats: int,
    said: SaidNo = NOTHING_SAID,
) -> TournamentRound | None:
    """The next round; None if it is decided: one is left, or nobody. Whoever sits aside for whom they will not meet is
    out: where two are left of whom one said no, the other goes on alone.
    """
    left = [player for player in survivors(field, rounds) if player in here]
    if len(left) < 2:
        return None
    said = frozenset(one for one in said if set(left).issuperset(one))
    had = byes(rounds)
    cost = {frozenset(one): MUST_NOT for one in said}

    def draw(still: Sequence[str], out: Sequence[str] | None) -> tuple[list[list[str]], list[str]]:
        size = min(seats, len(still))
        free = list(out) if out is not None else sorted(still, key=had.__getitem__)[: len(still) % size]
        playing = [player for player in still if player not in free]
        many = len(playing) // size
        spread = [playing[place] for table in range(many) for place in _places(table, many, size)]
        return grouped(spread, size, cost), free

    tables, free, aside = settled_apart(left, said, range(2, seats + 1), draw)
    return seated(tables, free, aside, rounds) if tables or free else None


def _places(table: int, many: int, seats: int) -> list[int]:
    """The seeds of a table: there and back, so that the highest meet the lowest."""
    return [many * row + (table if row % 2 == 0 else many - 1 - table) for row in range(seats)]
