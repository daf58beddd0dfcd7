"""A block never pays: whoever will not meet somebody sits out what cannot be arranged, and the others play."""

import random
from itertools import combinations

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.tournaments import arena, knockout, robin
from parlour.tournaments.played import SaidNo, SeatedTable, TournamentRound, met
from parlour.tournaments.standings import worth
from parlour.tournaments.swiss import paired

MALLORY = "4"


def people(many: int) -> list[str]:
    return [str(number) for number in range(1, many + 1)]


def won_by_the_first(one: TournamentRound) -> TournamentRound:
    seats = [tuple(range(1, len(table.players) + 1)) for table in one.tables]
    tables = [
        replace(table, places=places, points=places[::-1]) for table, places in zip(one.tables, seats, strict=True)
    ]
    return replace(one, tables=tuple(tables))


def words(many: int, share: float, seed: int) -> SaidNo:
    chance = random.Random(seed)
    pairs = [(one, other) for one in people(many) for other in people(many) if one != other]
    return frozenset(pair for pair in pairs if chance.random() < share)


def against_all(many: int) -> SaidNo:
    return frozenset((MALLORY, other) for other in people(many) if other != MALLORY)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("many", range(4, 12))
def test_who_blocks_everybody_has_nothing_of_it_and_the_others_play(seats: int, many: int) -> None:
    rounds: list[TournamentRound] = []
    for _ in range(5):
        fresh = paired(people(many), rounds, seats, said=against_all(many))
        if MALLORY in fresh.byes:
            assert MALLORY in paired(people(many), rounds, seats).byes, "theirs without a word of theirs"
        else:
            assert fresh.aside == (MALLORY,)
            assert len(fresh.tables) == (many - 1) // seats
            assert len(fresh.byes) == (many - 1) % seats
            assert MALLORY not in worth(fresh)
        rounds.append(won_by_the_first(fresh))
    assert sum(MALLORY in one.byes for one in rounds) <= 5 * (many % seats) // many + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("many", range(5, 10))
def test_whom_everybody_blocks_keeps_nobody_from_playing(seats: int, many: int) -> None:
    said = frozenset((other, MALLORY) for other in people(many) if other != MALLORY)
    rounds: list[TournamentRound] = []
    for _ in range(4):
        fresh = paired(people(many), rounds, seats, said=said)
        assert fresh.tables
        assert MALLORY in fresh.byes
        rounds.append(won_by_the_first(fresh))
    out = knockout.next_round(people(many), frozenset(people(many)), [], seats, said)
    assert out is not None
    assert out.tables


@settings(max_examples=150, deadline=None)
@given(
    many=st.integers(4, 9),
    seats=st.integers(2, 4),
    share=st.sampled_from([0.05, 0.2, 0.4, 0.7]),
    seed=st.integers(0, 9999),
)
def test_while_anybody_can_play_somebody_does_and_nobody_with_whom_they_will_not(
    many: int, seats: int, share: float, seed: int
) -> None:
    said, everybody = words(many, share, seed), people(many)
    apart = set(map(frozenset, said))
    tables = [
        table
        for table in combinations(everybody, seats)
        if not apart & {frozenset(pair) for pair in combinations(table, 2)}
    ]
    two = [pair for pair in combinations(everybody, 2) if frozenset(pair) not in apart]
    drawn = paired(everybody, [], seats, said=said)
    knocked = knockout.next_round(everybody, frozenset(everybody), [], seats, said)
    assert bool(drawn.tables) == bool(tables)
    assert bool(knocked is not None and knocked.tables) == bool(two)
    if seats == 2:
        spoke = {who for who, _ in said}
        assert spoke & set(drawn.byes) <= set(paired(everybody, [], 2).byes), "no bye for words"
        assert len(drawn.tables) == len(networkx.max_weight_matching(networkx.Graph(two), maxcardinality=True))
    for one in [drawn] if knocked is None else [drawn, knocked]:
        assert not apart & set(met([one]))
        placed = [player for table in one.tables for player in table.players] + [*one.byes, *one.aside]
        assert sorted(placed) == everybody
        assert set(one.aside) <= {who for who, _ in said}


@settings(max_examples=60, deadline=None)
@given(many=st.integers(2, 9), seats=st.integers(2, 4), share=st.floats(0, 1), seed=st.integers(0, 9999))
def test_a_knock_out_goes_on_while_two_are_left_who_can_play(many: int, seats: int, share: float, seed: int) -> None:
    said, everybody, rounds = words(many, share, seed), people(many), list[TournamentRound]()
    while (fresh := knockout.next_round(everybody, frozenset(everybody), rounds, seats, said)) is not None:
        before = knockout.survivors(everybody, rounds)
        rounds.append(won_by_the_first(fresh))
        assert len(knockout.survivors(everybody, rounds)) < len(before)
    left = knockout.survivors(everybody, rounds)
    apart = set(map(frozenset, said))
    assert all(frozenset(pair) in apart for pair in combinations(left, 2)), "nobody is left who could ever play another"


def test_in_a_round_robin_who_said_no_has_nothing_and_the_other_a_bye() -> None:
    drawn = robin.all_rounds(people(4))[0]
    one, other = drawn.tables[0].players
    here = frozenset(people(4))
    found = robin.of_those_here(drawn, here, frozenset({(one, other)}))
    assert (found.byes, found.aside, len(found.tables)) == ((other,), (one,), 1)
    both = robin.of_those_here(drawn, here, frozenset({(one, other), (other, one)}))
    assert (both.byes, both.aside) == ((), (one, other))


def test_an_arena_goes_on_without_whoever_blocks_the_others() -> None:
    fresh = arena.next_tables(people(4), [], 3, against_all(4))
    assert [sorted(table.players) for table in fresh] == [["1", "2", "3"]]
    assert arena.next_tables(people(2), [TournamentRound((SeatedTable(("1", "2")),))], 2) == []
