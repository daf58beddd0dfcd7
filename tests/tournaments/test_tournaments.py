"""Tournaments: laws of pairing, seats, byes, duplicate and standings, whatever happened before."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.tournaments.duplicate import matchpoints
from parlour.tournaments.played import SeatedTable, TournamentRound, byes, met, sat, shares
from parlour.tournaments.robin import all_rounds
from parlour.tournaments.standings import standings, worth
from parlour.tournaments.swiss import paired


def names(many: int) -> list[str]:
    return [f"p{n}" for n in range(many)]


def played(table: SeatedTable, chance: random.Random) -> SeatedTable:
    """A result by chance; the stronger, who has the smaller number, more often ahead."""
    points = [chance.randrange(60) - int(player[1:]) for player in table.players]
    places = [1 + sum(other > mine for other in points) for mine in points]
    return replace(table, places=tuple(places), points=tuple(points))


def evening(many: int, seats: int, rounds: int, seed: int, duplicate: bool = False) -> list[TournamentRound]:
    """So many rounds, each paired by what was before."""
    chance, found = random.Random(seed), list[TournamentRound]()
    for _ in range(rounds):
        drawn = paired(names(many), found, seats, duplicate)
        found.append(replace(drawn, tables=tuple(played(table, chance) for table in drawn.tables)))
    return found


@settings(max_examples=60, deadline=None)
@given(many=st.integers(2, 13), rounds=st.integers(1, 6), seed=st.integers(0, 999))
def test_two_meet_again_only_once_everybody_has_met_and_byes_are_fair(many: int, rounds: int, seed: int) -> None:
    found = evening(many, 2, rounds, seed)
    for one in found:
        sitting = [player for table in one.tables for player in table.players]
        assert sorted([*sitting, *one.byes]) == sorted(names(many)), "everybody is somewhere, once"
        assert len(one.byes) == many % 2
    if 2 * rounds <= many:  # by Dirac's theorem a matching of strangers is left
        assert max(met(found).values()) == 1
    out = byes(found)
    assert max(out.values(), default=0) <= 1 + rounds // many, "nobody is left out twice before all were"


@pytest.mark.parametrize(("many", "seed"), [(16, 1), (16, 2), (17, 3)])
def test_a_swiss_of_five_rounds_repeats_no_pair_and_brings_the_best_to_the_top(many: int, seed: int) -> None:
    found = evening(many, 2, 5, seed)
    assert max(met(found).values()) == 1
    rows = standings(names(many), found)
    assert [row.score for row in rows] == sorted((row.score for row in rows), reverse=True)
    for number in range(1, 5):
        before = {row.player: row.score for row in standings(names(many), found[:number])}
        apart = [abs(before[a] - before[b]) for a, b in (table.players for table in found[number].tables)]
        assert sum(apart) <= len(apart), "people meet their like"


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(3, 4), many=st.integers(4, 14), rounds=st.integers(1, 4), seed=st.integers(0, 999))
def test_three_and_four_seats_have_whole_tables_and_fair_byes(seats: int, many: int, rounds: int, seed: int) -> None:
    found = evening(many, seats, rounds, seed)
    for one in found:
        assert all(len(table.players) == seats for table in one.tables)
        sitting = [player for table in one.tables for player in table.players]
        assert sorted([*sitting, *one.byes]) == sorted(names(many))
        assert len(one.byes) == many % seats
    out = byes(found)
    counts = [out[player] for player in names(many)]
    assert max(counts) - min(counts) <= 1


def test_sixteen_at_four_seats_meet_nobody_twice_in_two_rounds() -> None:
    assert max(met(evening(16, 4, 2, 7)).values()) == 1


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 4), rounds=st.integers(2, 8), seed=st.integers(0, 999))
def test_seats_are_balanced(seats: int, rounds: int, seed: int) -> None:
    """As far as those allow whom one meets: two who both had a seat often cannot both be spared it."""
    had = sat(evening(2 * seats, seats, rounds, seed))
    for player in names(2 * seats):
        each = [had[player, seat] for seat in range(seats)]
        assert max(each) - min(each) <= 2


def test_whoever_must_not_meet_does_not_while_there_are_others() -> None:
    people = names(6)
    for one, other in combinations(people, 2):
        pair = frozenset((one, other))
        drawn = paired(people, [], 2, said=frozenset({(one, other)}))
        assert pair not in met([drawn])
        assert len(drawn.tables) == 3, "and nobody need sit aside for it"


def test_too_few_cannot_play() -> None:
    with pytest.raises(ValueError, match="3 players"):
        paired(names(2), [], 3)


def test_pairing_depends_on_nothing_else() -> None:
    found = evening(15, 2, 3, 5)
    assert paired(names(15), found, 2) == paired(names(15), found, 2)


def test_places_are_worth_their_share() -> None:
    assert shares([1, 2]) == [1, 0]
    assert shares([1, 1]) == [Fraction(1, 2)] * 2
    assert shares([2, 1, 3]) == [Fraction(1, 2), 1, 0]
    assert shares([1, 2, 2, 4]) == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert sum(shares([1, 1, 3, 4])) == 2


FIELDS = st.integers(2, 4).flatmap(
    lambda seats: st.lists(st.lists(st.integers(0, 90), min_size=seats, max_size=seats), min_size=2, max_size=6)
)


def a_field(points: list[list[int]]) -> list[SeatedTable]:
    tables = []
    for number, row in enumerate(points):
        places = tuple(1 + sum(other > mine for other in row) for mine in row)
        tables.append(SeatedTable(tuple(f"t{number}s{seat}" for seat in range(len(row))), places, tuple(row)))
    return tables


@settings(max_examples=80, deadline=None)
@given(points=FIELDS, seed=st.integers(0, 99))
def test_the_luck_of_a_deal_cancels(points: list[list[int]], seed: int) -> None:
    """Whatever a deal gives to a seat, it gives at every table: no score changes. Nor if two evenings swap deals."""
    seats = len(points[0])
    luck = [10 * random.Random(seed + seat).randrange(20) for seat in range(seats)]
    plain = a_field(points)
    lucky = [
        replace(table, points=tuple(mine + more for mine, more in zip(table.points, luck, strict=True)))
        for table in plain
    ]
    assert matchpoints(lucky) == matchpoints(plain)
    total = sum(matchpoints(plain).values())
    assert total == Fraction(len(points) * seats, 2), "what one wins of the field another loses"


def test_swapping_the_luck_of_two_tables_changes_no_duplicate_score() -> None:
    """Two rounds with their deals swapped: the same people on the same seats, so the same evening."""
    chance = random.Random(3)
    first, second = evening(12, 2, 2, 4, duplicate=True)
    deals = [[chance.randrange(50), chance.randrange(50)] for _ in range(2)]

    def with_deal(one: TournamentRound, deal: list[int]) -> TournamentRound:
        tables = [
            replace(table, points=tuple(a + b for a, b in zip(table.points, deal, strict=True))) for table in one.tables
        ]
        return replace(one, tables=tuple(tables))

    here = [with_deal(first, deals[0]), with_deal(second, deals[1])]
    there = [with_deal(first, deals[1]), with_deal(second, deals[0])]

    def scores(rounds: list[TournamentRound]) -> dict[str, Fraction]:
        return {row.player: row.score for row in standings(names(12), rounds, True)}

    assert scores(here) == scores(there)
    assert len(set(scores(here).values())) > 3, "and it tells people apart"


def test_duplicate_goes_by_how_far_one_was_ahead_and_not_by_who_won() -> None:
    """The second seat of this deal is a bad one: whoever loses by less there has done better."""
    field = [SeatedTable(("a", "b"), (1, 2), (50, 30)), SeatedTable(("c", "d"), (1, 2), (45, 40))]
    assert matchpoints(field) == {"a": 1, "c": 0, "b": 0, "d": 1}
    alone = [SeatedTable(("a", "b"), (1, 2), (50, 30))]
    assert matchpoints(alone) == {"a": Fraction(1, 2), "b": Fraction(1, 2)}


def test_a_round_of_duplicate_is_worth_nothing_before_it_is_whole() -> None:
    table = SeatedTable(("a", "b"), (1, 2), (3, 1))
    half = TournamentRound((table, SeatedTable(("c", "d"))), ("e",))
    assert worth(half, duplicate=True) == {"e": Fraction(3, 5)}
    assert worth(half) == {"a": 1, "b": 0, "e": 1}


def test_standings_tell_equals_apart_by_opponents_then_wins_then_points() -> None:
    rounds = [
        TournamentRound((SeatedTable(("a", "b"), (1, 2), (9, 1)), SeatedTable(("c", "d"), (1, 2), (5, 1)))),
        TournamentRound((SeatedTable(("a", "c"), (1, 1), (4, 4)), SeatedTable(("b", "d"), (1, 2), (7, 2)))),
    ]
    rows = standings(["d", "c", "b", "a"], rounds)
    assert [(row.place, row.player) for row in rows] == [(1, "a"), (2, "c"), (3, "b"), (4, "d")]
    assert rows[0].score == rows[1].score == Fraction(3, 2)
    assert rows[0].breaks > rows[1].breaks, "a met b, who did better than d"
    assert rows[3].rounds == (Fraction(0), Fraction(0))
    level = standings(["x", "y"], [])
    assert [row.place for row in level] == [1, 1]


@settings(max_examples=20, deadline=None)
@given(many=st.integers(2, 15))
def test_in_a_round_robin_everybody_meets_everybody_once(many: int) -> None:
    rounds = all_rounds(names(many))
    assert met(rounds) == Counter(frozenset(pair) for pair in combinations(names(many), 2))
    first = sat(rounds)
    for player in names(many):
        assert abs(first[player, 0] - first[player, 1]) <= 1
    assert set(byes(rounds).values()) <= {1}
