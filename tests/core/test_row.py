"""A row is used like a list, compiled and plain; an agenda too."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance, shuffle, shuffle_row
from parlour.core.listed import ListedAgenda, ListedRow
from parlour.core.row import Row, copies, level, levels, row, rows
from parlour.core.words import Agenda, Routine, Step, agenda

NUMBERS = st.integers(min_value=-(2**63), max_value=2**63 - 1)
Way = Callable[[Any], Any]

DOINGS: list[Way] = [
    lambda it: it.append(7),
    lambda it: it.pop(),
    lambda it: it.pop(0),
    lambda it: it.remove(7),
    lambda it: it.__setitem__(-1, 5),
    lambda it: it.__setitem__(0, -9),
    lambda it: it.extend(type(it)()),
    lambda it: it.extend(it.copy()),
    lambda it: it.clear(),
]
ASKED: list[Way] = [
    len,
    bool,
    list,
    repr,
    lambda it: it[0],
    lambda it: it[-1],
    lambda it: it[3],
    lambda it: it.count(7),
    lambda it: it.index(7),
    lambda it: 7 in it,
]


def came_of(way: Way, thing: Any) -> object:
    """What it says, or which error it raises."""
    try:
        return way(thing)
    except (IndexError, ValueError) as error:
        return type(error)


@given(st.lists(NUMBERS, max_size=6), st.lists(st.sampled_from(range(len(DOINGS))), max_size=12))
def test_whatever_is_done_a_row_says_what_a_list_would(numbers: list[int], doings: list[int]) -> None:
    one, plain = row(numbers), list(numbers)
    for doing in doings:
        assert came_of(DOINGS[doing], one) == came_of(DOINGS[doing], plain)
        assert [came_of(way, one) for way in ASKED] == [came_of(way, plain) for way in ASKED]
        assert one == plain
        assert one.listed() == list(one.numbers) == plain
        assert one.total() == sum(plain) or abs(sum(plain)) >= 2**63
        assert one.most() == max([0, *plain])


@given(st.lists(NUMBERS, max_size=6), st.lists(st.tuples(*[st.integers(0, 10)] * 3), max_size=24))
def test_rows_that_were_copied_from_one_another_change_as_lists_do(numbers: list[int], turns: list[Any]) -> None:
    """Copies have the same numbers in memory until one of them changes: nobody may see that."""
    family, plain = [row(numbers)], [list(numbers)]
    for which, doing, born in turns:
        at = which % len(family)
        if born < 4:
            family.append(family[at].copy())
            plain.append(plain[at].copy())
        way = DOINGS[doing % len(DOINGS)]
        assert came_of(way, family[at]) == came_of(way, plain[at])
        assert [each.listed() for each in family] == plain


@pytest.mark.parametrize("kind", [Row, ListedRow])
def test_two_of_a_row_change_places_and_those_of_its_copy_do_not(kind: type[Any]) -> None:
    one = kind()
    for number in range(4):
        one.append(number)
    two = one.copy()
    one.swap(0, 3)
    assert (one.listed(), two.listed()) == ([3, 1, 2, 0], [0, 1, 2, 3])
    two.put_in_order(2)
    one.clear()
    assert (one.listed(), two.listed()) == ([], [0, 1, 2, 2, 3])


@pytest.mark.parametrize("kind", [Row, ListedRow])
def test_a_row_and_its_copy_never_meet_again(kind: type[Any]) -> None:
    one = kind()
    for number in range(5):
        one.append(number)
    one.pop()  # now there is room behind the last, which two that share it would both write to
    two = one.copy()
    one.append(8)
    two.append(9)
    two[0] = 7
    assert (one.listed(), two.listed()) == ([0, 1, 2, 3, 8], [7, 1, 2, 3, 9])
    joined = kind()
    joined.extend(one)
    joined.append(1)
    one.append(2)
    assert (joined.listed(), one.listed()) == ([0, 1, 2, 3, 8, 1], [0, 1, 2, 3, 8, 2])


@pytest.mark.parametrize("kind", [Row, ListedRow])
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_a_row_is_copied_by_pythons_own_copy_too(kind: type[Any], way: Way) -> None:
    one = kind()
    one.append(1)
    two = way(one)
    two[0] = 9
    two.append(2)
    assert (one.listed(), two.listed(), type(two)) == ([1], [9, 2], kind)


@pytest.mark.parametrize("kind", [Row, ListedRow])
def test_room_is_made_in_an_empty_row_and_takes_nothing_from_others(kind: type[Any]) -> None:
    one = kind()
    one.reserve(8)
    assert one == []
    one.append(7)
    one.reserve(0)
    one.reserve(100)
    assert one == [7]


def test_rows_are_equal_by_their_numbers_and_level_ones_have_one_number() -> None:
    assert row([1, 2]) == row([1, 2]) != row([2, 1])
    assert row([1]) != "1"
    assert row([1, 2]).same(row([1, 2]))
    assert not row([1, 2]).same(row([1, 3]))
    assert not row([1, 2]).same(row([1]))
    assert level(3, -1) == [-1, -1, -1]
    assert levels(2, 2, 0) == rows([[0, 0], [0, 0]]) == [[0, 0], [0, 0]]
    table = rows([[1], [2]])
    twin = copies(table)
    twin[0].append(5)
    assert table == [[1], [2]]


def test_a_row_is_shuffled_as_a_list_is() -> None:
    for many in range(40):
        one, plain = row(list(range(many))), list(range(many))
        assert shuffle_row(one, many) == shuffle(plain, many)
        assert one == plain
        first, second = Chance(many), Chance(many)
        first.shuffle_row(one)
        second.shuffle(plain)
        assert one == plain
        assert first.key == second.key


@pytest.mark.parametrize("kind", [Agenda, ListedAgenda])
def test_an_agenda_is_a_stack_of_steps(kind: type[Any]) -> None:
    steps: list[Step[Any]] = [Step(0), Step(1), Step(2)]
    one = kind()
    assert not one
    one.extend(steps[:2])
    one.append(steps[2])
    assert one.top() is one[-1] is one.pop() is steps[2]
    twin, third = one.copy(), copy.copy(one)
    one.append(steps[0])
    twin.append(steps[2])
    assert third == steps[:2]
    assert (one, twin) == (agenda([*steps[:2], steps[0]]), agenda(steps))
    assert (list(one), len(one), repr(one)) == ([*steps[:2], steps[0]], 3, repr(one.listed()))
    one[0] = steps[2]
    assert [step.seat for step in one] == [2, 1, 0]
    one.clear()
    assert one == [] != twin
    assert len(twin) == 3


@pytest.mark.parametrize("kind", [Agenda, ListedAgenda])
def test_a_routine_of_steps_comes_next_and_is_there_for_the_next_time(kind: type[Any]) -> None:
    steps: list[Step[Any]] = [Step(0), Step(1), Step(2)]
    routine = Routine(steps[:2])
    one = kind()
    one.begin(routine)
    assert one == steps[:2]
    twin = one.copy()
    assert one.pop() is steps[1]
    one.begin(routine)  # upon a step that waits
    one.append(steps[2])
    assert one == [steps[0], *steps]
    assert twin == steps[:2]
    one.clear()
    one.begin(routine)
    assert one == steps[:2]


def test_what_is_freed_deep_inside_other_things_harms_nobody() -> None:
    """Python puts off what is freed more than fifty deep, but only what its garbage collector knows."""
    kept = [row([at, at + 1, at + 2]) for at in range(2_000)]
    for _ in range(50):
        deep: list[Any] = []
        for at in range(200):
            deep = [deep, row([at, 1, 2]), agenda([Step(at) for at in range(80)])]
        del deep
        kept += [row([at, at + 1, at + 2]) for at in range(len(kept), len(kept) + 20)]
    assert all(one == [at, at + 1, at + 2] for at, one in enumerate(kept))
