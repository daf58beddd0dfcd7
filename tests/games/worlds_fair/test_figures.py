"""Personnalités influentes: step 2 of a turn, and the favours of the eight figures."""

import pytest

from parlour.core.engine import turn
from parlour.core.row import copies
from parlour.games.worlds_fair.events import Added, FigureDiscarded, FigurePlayed, Moved, TookBack
from parlour.games.worlds_fair.material import Area, Figure
from parlour.games.worlds_fair.state import Fair
from tests.games.worlds_fair.scenes import (
    AGRICULTURE,
    ELECTRICITY,
    FINE_ARTS,
    MANUFACTURES,
    TRANSPORTATION,
    act,
    after,
    fair,
    kinds,
    options,
    told_of,
)

ALL_OUT = {"agriculture": [18, 1, 1]}
LAST_ONE = {"agriculture": [17, 1, 1]}  # the last of the reserve is placed in step 1


def holding(*names: str) -> Fair:
    """A table at which seat 0 has these figures due, after a supporter on Electricity."""
    return after(fair(figures={0: " ".join(names)}), "place electricity")


def test_a_figure_that_is_due_is_played_or_discarded() -> None:
    """It cannot be kept: nothing else is offered. [WF 4.2, 4.2b]"""
    assert options(holding("burnham")) == ["play burnham", "discard burnham"]


def test_figures_are_settled_one_at_a_time_in_any_order() -> None:
    """[WF 4.2, R3]"""
    asked = holding("schwab", "davis", "palmer")
    assert options(asked) == [
        "play schwab",
        "discard schwab",
        "play davis",
        "discard davis",
        "play palmer",
        "discard palmer",
    ]
    asked = after(asked, "discard davis")
    assert options(asked) == ["play schwab", "discard schwab", "play palmer", "discard palmer"]
    asked = after(asked, "play palmer", "lift 1 agriculture", "set down fine-arts")
    assert options(asked) == ["play schwab", "discard schwab"]
    asked = after(asked, "play schwab")
    assert turn(asked) == 1


@pytest.mark.parametrize("last", ["play schwab", "discard schwab"])
def test_none_is_left_when_the_cards_are_taken(last: str) -> None:
    """[WF 4.2b]"""
    turned = after(holding("burnham", "schwab"), "discard burnham", last)
    assert turned.figures[0] == []
    assert turn(turned) == 1


def test_each_of_two_alike_is_a_choice_of_its_own() -> None:
    """[WF R3]"""
    asked = holding("burnham", "burnham", "davis")
    assert options(asked) == ["play burnham", "discard burnham", "play davis", "discard davis"]
    asked = after(asked, "play burnham")
    assert options(asked) == ["play burnham", "discard burnham", "play davis", "discard davis"]
    assert len(asked.figures[0]) == 2
    turned = after(asked, "discard burnham", "discard davis")
    assert turned.supporters[ELECTRICITY] == [3, 1, 1]
    assert kinds(turned.discards) == "burnham burnham davis"


def test_a_played_figure_goes_to_the_discards() -> None:
    """[WF 4.2c]"""
    played, told = act(holding("davis", "burnham", "palmer"), "play burnham")
    assert kinds(played.discards) == "burnham"
    assert kinds(played.figures[0]) == "davis palmer"
    assert told == [FigurePlayed(0, Figure.BURNHAM), Added(0, Area.ELECTRICITY)]


def test_a_discarded_figure_does_nothing() -> None:
    """[WF 4.2]"""
    before = holding("burnham", "davis")
    discarded, told = act(before, "discard burnham")
    assert kinds(discarded.discards) == "burnham"
    assert discarded.supporters == before.supporters
    assert told == [FigureDiscarded(0, Figure.BURNHAM)]


def test_a_figure_collected_now_waits_for_the_next_turn() -> None:
    """[WF 4.2, R3]"""
    state = fair(2, beside={"electricity": "burnham", "fine-arts": "davis"})
    state = after(state, "place electricity")
    assert turn(state) == 1
    state = after(state, "place fine-arts", "place agriculture")
    assert turn(state) == 0
    assert options(state) == ["play burnham", "discard burnham"]
    state = after(state, "discard burnham")
    assert options(after(state, "place agriculture")) == ["play davis", "discard davis"]


def test_figures_collected_this_turn_are_kept_when_the_due_ones_are_settled() -> None:
    """[WF R3]"""
    state = fair(beside={"electricity": "burnham palmer"}, figures={0: "davis"})
    turned = after(state, "place electricity", "discard davis")
    assert kinds(turned.figures[0]) == "burnham palmer"
    assert turn(turned) == 1


def test_the_figures_of_others_are_not_asked_for() -> None:
    """[WF 4.2]"""
    turned = after(fair(figures={1: "burnham"}), "place electricity")
    assert turn(turned) == 1
    assert kinds(turned.figures[1]) == "burnham"


def test_burnham_adds_a_supporter_to_the_area_of_step_1() -> None:
    """[WF 5.3a, R3]"""
    turned = after(holding("burnham"), "play burnham")
    assert turned.supporters[ELECTRICITY] == [3, 1, 1]
    assert turned.reserve[0] == 15


@pytest.mark.parametrize(
    ("area", "beside"),
    [
        ("agriculture", ["fine-arts"]),
        ("fine-arts", ["agriculture", "electricity"]),
        ("electricity", ["fine-arts", "manufactures"]),
        ("manufactures", ["electricity", "transportation"]),
        ("transportation", ["manufactures"]),
    ],
)
def test_davis_adds_a_supporter_beside_the_area_of_step_1(area: str, beside: list[str]) -> None:
    """At the ends, beside the base, there is one neighbour only and nothing to choose. [WF 5.3b, 5.3e, R1, R3]"""
    names = ["agriculture", "fine-arts", "electricity", "manufactures", "transportation"]
    played, told = act(fair(figures={0: "davis"}), f"place {area}", "play davis")
    if len(beside) == 1:
        assert turn(played) == 1
        assert told_of(Added, told) == [Added(0, Area(names.index(beside[0])))]
        return
    assert turn(played) == 0
    assert options(played) == [f"add {name}" for name in beside]
    for name in beside:
        turned, told = act(played, f"add {name}")
        assert told[0] == Added(0, Area(names.index(name)))
        assert turned.supporters[names.index(name)] == [2, 1, 1]
        assert turned.reserve[0] == 15
        assert turn(turned) == 1


def test_adjacency_is_that_of_the_places_and_not_of_the_names() -> None:
    """[WF 5.3b, R1]"""
    state = fair(places="electricity agriculture transportation manufactures fine-arts", figures={0: "davis"})
    assert options(after(state, "place transportation", "play davis")) == ["add agriculture", "add manufactures"]
    assert options(after(state, "place agriculture", "play davis")) == ["add electricity", "add transportation"]


def test_the_areas_on_either_side_of_the_base_are_not_adjacent() -> None:
    """[WF 5.3e, R1]"""
    state = fair(places="electricity agriculture transportation manufactures fine-arts", figures={0: "davis"})
    left = after(state, "place electricity", "play davis")
    assert [left.supporters[AGRICULTURE], left.supporters[FINE_ARTS]] == [[2, 1, 1], [1, 1, 1]]
    right = after(state, "place fine-arts", "play davis")
    assert [right.supporters[MANUFACTURES], right.supporters[ELECTRICITY]] == [[2, 1, 1], [1, 1, 1]]


@pytest.mark.parametrize(
    ("person", "area"),
    [
        ("mccormick", AGRICULTURE),
        ("saint-gaudens", FINE_ARTS),
        ("westinghouse", ELECTRICITY),
        ("schwab", MANUFACTURES),
        ("pullman", TRANSPORTATION),
    ],
)
@pytest.mark.parametrize("chosen", ["agriculture", "manufactures"])
def test_the_people_of_the_areas_add_a_supporter_to_their_own(person: str, area: int, chosen: str) -> None:
    """[WF 5.3d]"""
    before = after(fair(figures={0: person}), f"place {chosen}")
    turned, told = act(before, f"play {person}")
    assert told[1] == Added(0, Area(area))
    assert turned.supporters[area][0] == before.supporters[area][0] + 1
    assert turned.reserve[0] == 15


def test_palmer_may_lift_anybodys_supporter_from_any_area_where_one_stands() -> None:
    """[WF 5.3c, R4]"""
    state = fair(2, supporters={"fine-arts": [0, 2], "manufactures": [3, 0]}, figures={0: "palmer"})
    asked = after(state, "place manufactures", "play palmer")
    assert options(asked) == [
        "lift 1 agriculture",
        "lift 1 electricity",
        "lift 1 manufactures",
        "lift 1 transportation",
        "lift 2 agriculture",
        "lift 2 fine-arts",
        "lift 2 electricity",
        "lift 2 transportation",
    ]


def test_palmer_sets_it_down_on_any_other_area_near_or_far() -> None:
    """[WF 5.3c, R4]"""
    asked = after(holding("palmer"), "play palmer", "lift 3 agriculture")
    assert options(asked) == [
        "set down fine-arts",
        "set down electricity",
        "set down manufactures",
        "set down transportation",
    ]


def test_palmer_leaves_the_supporter_where_it_is_until_both_are_chosen() -> None:
    """[WF 5.3c]"""
    before = after(holding("palmer"), "play palmer")
    lifted, told = act(before, "lift 3 agriculture")
    assert lifted.supporters == before.supporters
    assert told == []
    assert turn(lifted) == 0


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_palmer_moves_a_supporter_of_mine_or_of_an_opponent(owner: int) -> None:
    """[WF 5.3c, R4]"""
    state = fair(supporters={"agriculture": [2, 2, 2]}, figures={0: "palmer"})
    before = after(state, "place electricity", "play palmer")
    moved, told = act(before, f"lift {owner + 1} agriculture", "set down transportation")
    expected = copies(before.supporters)
    expected[AGRICULTURE][owner] -= 1
    expected[TRANSPORTATION][owner] += 1
    assert moved.supporters == expected
    assert moved.reserve == before.reserve
    assert told[0] == Moved(0, owner, Area.AGRICULTURE, Area.TRANSPORTATION)


def test_palmer_needs_no_supporter_in_reserve() -> None:
    """[WF R4]"""
    state = fair(supporters=LAST_ONE, figures={0: "palmer"})
    asked = after(state, "place electricity", "play palmer")
    assert asked.reserve[0] == 0
    assert options(asked)[0] == "lift 1 agriculture"
    moved, told = act(asked, "lift 1 agriculture", "set down fine-arts")
    assert told_of(TookBack, told) == []
    assert moved.reserve[0] == 0
    assert moved.supporters[FINE_ARTS] == [2, 1, 1]


@pytest.mark.parametrize(
    ("figure", "target"), [("burnham", ELECTRICITY), ("mccormick", AGRICULTURE), ("pullman", TRANSPORTATION)]
)
def test_with_an_empty_reserve_a_played_figure_uses_a_supporter_taken_back(figure: str, target: int) -> None:
    """[WF 4.1b, R2]"""
    state = fair(supporters={**LAST_ONE, "agriculture": [18, 1, 1], "fine-arts": [0, 1, 1]}, figures={0: figure})
    asked = after(state, "place electricity", f"play {figure}")
    assert asked.reserve[0] == 0
    assert options(asked) == [
        "take back agriculture",
        "take back electricity",
        "take back manufactures",
        "take back transportation",
    ]
    turned, told = act(asked, "take back manufactures")
    assert told[:2] == [TookBack(0, Area.MANUFACTURES), Added(0, Area(target))]
    assert turned.supporters[MANUFACTURES] == [0, 1, 1]
    assert turned.supporters[target][0] == asked.supporters[target][0] + 1
    assert (turned.reserve[0], turn(turned)) == (0, 1)


def test_with_an_empty_reserve_the_figure_may_be_discarded_instead() -> None:
    """[WF R2]"""
    state = fair(supporters=LAST_ONE, figures={0: "burnham"})
    asked = after(state, "place electricity")
    assert options(asked) == ["play burnham", "discard burnham"]
    turned, told = act(asked, "discard burnham")
    assert told_of(TookBack, told) == []
    assert turned.supporters == asked.supporters


def test_the_supporter_placed_this_turn_may_be_taken_back_and_return() -> None:
    """[WF R2]"""
    state = fair(supporters={"agriculture": [18, 1, 1], "electricity": [0, 1, 1]}, figures={0: "burnham"})
    asked = after(state, "place electricity", "play burnham")
    assert asked.supporters[ELECTRICITY] == [1, 1, 1]
    turned = after(asked, "take back electricity")
    assert turned.supporters == asked.supporters
    assert turned.reserve[0] == 0


def test_davis_with_an_empty_reserve_takes_back_and_then_chooses() -> None:
    """[WF 4.1b, 5.3b, R2]"""
    asked = after(fair(supporters=LAST_ONE, figures={0: "davis"}), "place electricity", "play davis")
    assert options(asked)[0] == "take back agriculture"
    asked, told = act(asked, "take back fine-arts")
    assert told == [TookBack(0, Area.FINE_ARTS)]
    assert options(asked) == ["add fine-arts", "add manufactures"]  # also where it came from
    turned = after(asked, "add fine-arts")
    assert turned.supporters[FINE_ARTS] == [1, 1, 1]
    assert turn(turned) == 1


def test_davis_at_the_end_with_an_empty_reserve_adds_to_the_one_neighbour() -> None:
    """[WF 5.3e, R2]"""
    asked = after(fair(supporters=LAST_ONE, figures={0: "davis"}), "place agriculture", "play davis")
    turned, told = act(asked, "take back transportation")
    assert told[:2] == [TookBack(0, Area.TRANSPORTATION), Added(0, Area.FINE_ARTS)]
    assert turn(turned) == 1


def test_the_last_of_the_reserve_is_used_before_any_is_taken_back() -> None:
    """[WF R2]"""
    state = fair(supporters={"agriculture": [16, 1, 1]}, figures={0: "burnham schwab"})
    asked, told = act(state, "place electricity", "play burnham")
    assert asked.reserve[0] == 0
    assert told_of(TookBack, told) == []
    assert options(after(asked, "play schwab"))[0] == "take back agriculture"


def test_a_figure_waiting_behind_a_take_back_is_still_due() -> None:
    """[WF 4.2, R2]"""
    state = fair(supporters=LAST_ONE, figures={0: "burnham davis"})
    asked = after(state, "place electricity", "play burnham", "take back agriculture")
    assert options(asked) == ["play davis", "discard davis"]


def test_a_figure_taken_back_for_in_step_1_does_not_free_another_in_step_2() -> None:
    """Taking back is allowed only with an empty reserve, each time anew. [WF R2]"""
    state = fair(supporters=ALL_OUT, figures={0: "westinghouse"})
    asked = after(state, "take back agriculture", "place electricity", "play westinghouse")
    assert asked.reserve[0] == 0
    assert options(asked)[0] == "take back agriculture"
