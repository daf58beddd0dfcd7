"""Who of those who wait is seated together: laws, without a server."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.client import Json
from parlour.server.people import rating
from parlour.server.store.pairing import LASTS, WaitingRow, WishRow
from parlour.server.tables import matching
from parlour.server.tables.matching import NEAR, STEP, WIDE, WIDER, fits, groups, reach


def waiter(player: str, since: int = 0, mu: float | None = None, **wanted: Any) -> WaitingRow:
    usual = {"game": "high_card", "seats": 2, "live": True, "rated": False, "near": False, "watch": True}
    fields = {**usual, "language": "", "bots": None, "nonce": "", **wanted}
    return WaitingRow(WishRow(player=player, request=player, since=since, until=since + LASTS, **fields), player, mu)


def names(found: list[matching.Group]) -> list[list[str]]:
    return [[one.wish.player for one in group.people] for group in found]


def points(far: int) -> float:
    """The mean of a rating so many points from the middle."""
    return rating.MU + far / rating.SHOWN


def test_whoever_waits_longest_is_seated_first_with_whoever_waits_longest() -> None:
    four = [waiter(name, since) for name, since in (("d", 4), ("b", 2), ("a", 1), ("c", 3))]
    assert names(groups(four, 10)) == [["a", "b"], ["c", "d"]]
    assert names(groups(four[:3], 10)) == [["a", "b"]]


@pytest.mark.parametrize(
    "other",
    [{"game": "kairo"}, {"seats": 3}, {"live": False}, {"rated": True}],
    ids=str,
)
def test_people_who_want_something_else_are_not_seated_together(other: Json) -> None:
    assert groups([waiter("a"), waiter("b", **other)], 10) == []


def test_languages_fit_where_one_is_as_good_as_another() -> None:
    assert names(groups([waiter("a", language="fr"), waiter("b", language="pl")], 10)) == []
    assert names(groups([waiter("a", language="fr"), waiter("b")], 10)) == [["a", "b"]]
    three = [waiter("a", 0, seats=3), waiter("b", 1, seats=3, language="fr"), waiter("c", 2, seats=3, language="pl")]
    assert groups(three, 10) == [], "each fits all the others"


def test_near_grows_wider_with_waiting_and_holds_for_both() -> None:
    near, far = waiter("a", mu=points(0), near=True), waiter("b", mu=points(NEAR + 1))
    assert groups([near, far], 0) == []
    assert names(groups([near, far], STEP)) == [["a", "b"]]
    late = waiter("b", STEP, mu=points(NEAR + 1), near=True)
    assert groups([near, late], STEP) == [], "the other has not waited"
    closest = [near, waiter("b", 1, mu=points(100)), waiter("c", 2, mu=points(20))]
    assert names(groups(closest, 10)) == [["a", "c"]]
    ages = waiter("z", mu=points(3_000))
    assert names(groups([near, ages], 100 * STEP)) == [["a", "z"]], "in the end anybody"


def test_the_reach_grows_by_steps_of_waiting_and_no_earlier() -> None:
    wish = waiter("a", 1_000, near=True).wish
    assert [reach(wish, 1_000 + waited) for waited in (-500, 0, STEP - 1)] == [NEAR] * 3, (
        "nobody waits less than nothing"
    )
    assert [reach(wish, 1_000 + waited) for waited in (STEP, 2 * STEP - 1, 2 * STEP)] == [
        NEAR + WIDER,
        NEAR + WIDER,
        NEAR + 2 * WIDER,
    ]
    last = (WIDE - NEAR) // WIDER
    assert reach(wish, 1_000 + last * STEP) == NEAR + last * WIDER
    assert reach(wish, 1_000 + (last + 1) * STEP) is None, "in the end anybody"
    assert reach(waiter("a").wish, 0) is None, "who asks for nobody near"


def test_whoever_must_not_meet_does_not() -> None:
    apart = frozenset({frozenset({"a", "b"})})
    assert groups([waiter("a"), waiter("b")], 10, apart) == []
    assert names(groups([waiter("a", 0), waiter("b", 1), waiter("c", 2)], 10, apart)) == [["a", "c"]]
    three = [waiter("c", 0, seats=3), waiter("a", 1, seats=3), waiter("b", 2, seats=3)]
    assert groups(three, 10, apart) == [], "whoever fits both is not the way round it"


def test_bots_fill_the_table_of_those_alone_who_want_them() -> None:
    with_bots, without = waiter("a", 0, seats=3, bots=2), waiter("b", 1, seats=3)
    [group] = groups([with_bots, without], 10)
    assert (names([group]), group.level) == ([["a"]], 2)
    [group] = groups([with_bots, waiter("b", 1, seats=3, bots=4)], 10)
    assert (names([group]), group.level) == ([["a", "b"]], 2)
    [group] = groups([with_bots, without, waiter("c", 2, seats=3)], 10)
    assert (names([group]), group.level) == ([["a", "b", "c"]], None), "people rather than bots"


PEOPLE = st.lists(
    st.builds(
        lambda since, far, seats, near, language, bots: (since, far, seats, near, language, bots),
        st.integers(0, 60_000),
        st.integers(-900, 900),
        st.integers(2, 4),
        st.booleans(),
        st.sampled_from(["", "", "fr", "pl"]),
        st.sampled_from([None, None, None, 2]),
    ),
    max_size=12,
)


@settings(max_examples=150, deadline=None)
@given(people=PEOPLE, pairs=st.sets(st.frozensets(st.integers(0, 11), min_size=2, max_size=2), max_size=6))
def test_nobody_is_seated_twice_and_all_who_sit_together_fit(people: list[Any], pairs: set[frozenset[int]]) -> None:
    apart = frozenset(frozenset(f"p{one}" for one in pair) for pair in pairs)
    waiting = [
        waiter(f"p{n}", since, points(far), seats=many, near=near, language=language, bots=bots)
        for n, (since, far, many, near, language, bots) in enumerate(people)
    ]
    found = groups(waiting, 60_000, apart)
    sat = [player for group in names(found) for player in group]
    assert len(sat) == len(set(sat))
    for group in found:
        many = group.people[0].wish.seats
        assert len(group.people) == many if group.level is None else 1 <= len(group.people) < many
        assert group.level is None or all(one.wish.bots is not None for one in group.people)
        assert all(one is other or fits(one, other, 60_000, apart) for one in group.people for other in group.people)
    left = [one for one in waiting if one.wish.player not in sat]
    assert not groups(left, 60_000, apart), "nobody is left who could be seated"
