"""Swiss: everybody plays every round, with people who have done as well, and nobody twice while that can be avoided.

At two seats the pairing is the best there is: a matching of the least cost, by `networkx`. At three and four seats
tables are filled in the order of standings and then improved by exchanging two people as long as that is cheaper.
Whoever will not meet somebody is kept from them by the same sum, and where no sum can do that, sits aside.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import lcm
from typing import Any, Final

from parlour.tournaments.aside import clashes, settled_apart
from parlour.tournaments.played import NOTHING_SAID, SaidNo, SeatedTable, TournamentRound, TwoPlayers, byes, met, sat
from parlour.tournaments.standings import standings

AGAIN: Final = 10**9  # meeting once more costs more than any difference of scores
BYE_AGAIN: Final = 10**12  # and being left out once more than that
BYE_FOR_WORDS: Final = 10**17  # a bye that only their own words would bring somebody,
CLASH: Final = 10**18  # and two at one table of whom one said no: more than all others together
NOBODY: Final = ""  # whom one plays who is left out
FAR: Final = 1_000  # for a whole round's score apart, squared
MANY: Final = 48  # people from whom on only those near one another are looked at first,
NEAR: Final = 12  # so many places away


def paired(
    players: Sequence[str],
    rounds: Sequence[TournamentRound],
    seats: int,
    duplicate: bool = False,
    said: SaidNo = NOTHING_SAID,
) -> TournamentRound:
    """The next round of those who are here; always the same from the same rounds. Nobody meets whom they said they
    will not: where that cannot be avoided, who said so sits aside. ValueError if there are fewer people than seats.
    """
    if len(players) < seats:
        raise ValueError(f"a round needs {seats} players")
    order = [row.player for row in standings(players, rounds, duplicate)]
    said = frozenset(one for one in said if set(players).issuperset(one))
    cost = _costs(players, rounds, duplicate, said)
    if seats == 2:
        return _two_by_two(order, rounds, cost, said)

    def draw(here: Sequence[str], out: Sequence[str] | None) -> tuple[list[list[str]], list[str]]:
        left = list(out) if out is not None else _left_out(here, rounds, len(here) % seats)
        return grouped([player for player in here if player not in left], seats, cost), left

    tables, left, aside = settled_apart(order, said, [seats], draw)
    return seated(tables, left, aside, rounds)


def seated(
    tables: Sequence[Sequence[str]], left: Sequence[str], aside: Sequence[str], rounds: Sequence[TournamentRound]
) -> TournamentRound:
    """Who plays with whom, on seats that they had least."""
    return TournamentRound(tuple(SeatedTable(_seats(table, rounds)) for table in tables), tuple(left), tuple(aside))


def _two_by_two(
    order: list[str], rounds: Sequence[TournamentRound], cost: dict[TwoPlayers, int], said: SaidNo
) -> TournamentRound:
    """As many tables as there can be. Of two who are left over together because one will not meet the other, whoever
    said no to anybody sits aside: else one could block all but an accomplice, and be blocked by them. So does whoever
    would have a bye for nothing but their own words.
    """
    spoke = {who for who, _ in said}
    anyway: list[str] = []
    if spoke and len(order) % 2:
        free = {pair: price % CLASH for pair, price in cost.items()}
        anyway = _matched(order, rounds, free)[1]
    pairs, left = _matched(order, rounds, cost, spoke.difference(anyway))
    over = [pair for pair in pairs if clashes(pair, said)]
    without = [*left, *(player for pair in over for player in pair)]
    aside = [player for player in without if player in spoke and player not in anyway]
    byes = [player for player in without if player not in aside]
    return seated([pair for pair in pairs if pair not in over], byes, aside, rounds)


def _costs(
    players: Sequence[str], rounds: Sequence[TournamentRound], duplicate: bool, said: SaidNo
) -> dict[TwoPlayers, int]:
    score = {row.player: row.score for row in standings(players, rounds, duplicate)}
    unit = lcm(*(one.denominator for one in score.values()))
    before = met(rounds)
    found: dict[TwoPlayers, int] = {}
    for one, other in combinations(players, 2):
        pair = frozenset((one, other))
        far = Fraction(score[one] - score[other]) * unit
        clash = CLASH if (one, other) in said or (other, one) in said else 0
        found[pair] = clash + AGAIN * before[pair] ** 2 + int(far * far) * FAR // unit**2
    return found


def _matched(
    order: list[str],
    rounds: Sequence[TournamentRound],
    cost: dict[TwoPlayers, int],
    spoke: Collection[str] = (),
) -> tuple[list[list[str]], list[str]]:
    """Pairs of the least cost on the whole; of an odd number somebody is left out, by the same sum.

    Of many people only those who stand near one another are looked at first: who is further away costs more, and is
    needed only where somebody would be left over or meet somebody again.
    """
    had, place = byes(rounds), {player: n for n, player in enumerate([*order, NOBODY])}
    edges: list[tuple[str, str, int]] = [
        (one, other, cost[frozenset((one, other))]) for one, other in combinations(order, 2)
    ]
    if len(order) % 2:
        edges += [
            (player, NOBODY, BYE_FOR_WORDS * (player in spoke) + BYE_AGAIN * had[player] + len(order) - place[player])
            for player in order
        ]
    found = None
    if len(order) > MANY:
        near = [edge for edge in edges if edge[1] == NOBODY or place[edge[1]] - place[edge[0]] <= NEAR]
        found = _least([edge for edge in near if edge[2] < AGAIN], len(place) - 1 + len(order) % 2)
    pairs = [sorted(pair, key=place.__getitem__) for pair in found or _least(edges, 0) or []]
    left = [one for one, other in pairs if other == NOBODY]
    tables = [pair for pair in pairs if pair[1] != NOBODY]
    return sorted(tables, key=lambda table: place[table[0]]), left


def _least(edges: list[tuple[str, str, int]], people: int) -> list[tuple[str, str]] | None:
    """As many pairs as there can be, of the least cost; None if so many people are not all in one."""
    import networkx  # here: whoever holds no tournament need not wait for it

    graph: Any = networkx.Graph()
    most = 1 + max((price for _, _, price in edges), default=0)
    for one, other, price in edges:
        graph.add_edge(one, other, weight=most - price)
    found = list(networkx.max_weight_matching(graph, maxcardinality=True))
    return found if 2 * len(found) >= people else None


def _left_out(order: Sequence[str], rounds: Sequence[TournamentRound], many: int) -> list[str]:
    """Whoever was left out least often, and of those the last."""
    had = byes(rounds)
    last_first = order[::-1]
    return sorted(last_first, key=had.__getitem__)[:many]


def grouped(order: Sequence[str], seats: int, cost: Mapping[TwoPlayers, int]) -> list[list[str]]:
    """Tables in the order of standings, improved by exchanges until none is cheaper."""
    tables = [list(order[first : first + seats]) for first in range(0, len(order), seats)]

    def price(table: list[str]) -> int:
        return sum(cost.get(frozenset(pair), 0) for pair in combinations(table, 2))

    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for here in range(seats):
                for there in range(seats):
                    first, second = tables[one].copy(), tables[other].copy()
                    first[here], second[there] = second[there], first[here]
                    if price(first) + price(second) < price(tables[one]) + price(tables[other]):
                        tables[one], tables[other], better = first, second, True
    return tables


def _seats(table: Sequence[str], rounds: Sequence[TournamentRound]) -> tuple[str, ...]:
    """Everybody where they have sat least: of all orders the one with the fewest repetitions."""
    had = sat(rounds)
    return min(
        permutations(table), key=lambda order: sum((had[player, seat] + 1) ** 2 for seat, player in enumerate(order))
    )
