"""Détail d'un tour: steps 1 and 3, the car, and the end of the turn."""

import pytest

from parlour.core.engine import push, turn
from parlour.games.worlds_fair.events import (
    Added,
    CardAdded,
    CarMoved,
    Collected,
    FigureDiscarded,
    FigurePlayed,
    Moved,
    Placed,
    RoundBegan,
    ScoringBegan,
    TookBack,
)
from parlour.games.worlds_fair.game import GAME
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

PLACES = [
    "place agriculture",
    "place fine-arts",
    "place electricity",
    "place manufactures",
    "place transportation",
]
ALL_OUT = {"agriculture": [18, 1, 1]}  # with one on each of the others, all 22 of seat 0


def test_a_supporter_goes_from_the_reserve_to_any_area() -> None:
    """[WF 4.1]"""
    state = fair()
    assert options(state) == PLACES
    for area, text in enumerate(PLACES):
        placed = after(state, text)
        assert placed.supporters[area] == [2, 1, 1]
        assert placed.reserve == [16, 17, 17]
        assert placed.placed == area


def test_only_the_chosen_area_gets_the_supporter() -> None:
    """[WF 4.1]"""
    placed = after(fair(), "place electricity")
    assert [sum(row) for row in placed.supporters] == [3, 3, 4, 3, 3]


def test_the_last_supporter_of_the_reserve_can_be_placed() -> None:
    """Taking back waits until the reserve is empty. [WF 4.1b, R2]"""
    state = fair(supporters={"agriculture": [17, 1, 1]})
    assert state.reserve[0] == 1
    assert options(state) == PLACES
    assert after(state, "place fine-arts").reserve[0] == 0


def test_with_an_empty_reserve_one_of_mine_is_taken_back_first() -> None:
    """Step 1 cannot be skipped. [WF 4.1b, R2]"""
    state = fair(supporters={"agriculture": [19, 1, 1], "fine-arts": [0, 1, 1]})
    assert state.reserve[0] == 0
    assert options(state) == [
        "take back agriculture",
        "take back electricity",
        "take back manufactures",
        "take back transportation",
    ]
    back, told = act(state, "take back agriculture")
    assert back.reserve[0] == 1
    assert back.supporters[AGRICULTURE] == [18, 1, 1]
    assert told == [TookBack(0, Area.AGRICULTURE)]
    assert turn(back) == 0
    assert options(back) == PLACES
    moved = after(back, "place transportation")
    assert moved.reserve[0] == 0
    assert moved.supporters[TRANSPORTATION] == [2, 1, 1]


def test_a_supporter_taken_back_in_step_1_may_return_to_its_area() -> None:
    """[WF R2]"""
    state = fair(supporters=ALL_OUT)
    again = after(state, "take back fine-arts", "place fine-arts")
    assert again.supporters == state.supporters
    assert again.reserve == state.reserve
    assert again.active == 1


def test_the_reserve_of_another_player_does_not_matter() -> None:
    """[WF 4.1b]"""
    state = fair(supporters={"agriculture": [1, 18, 1]})
    assert state.reserve == [17, 0, 17]
    assert options(state) == PLACES
    assert options(after(state, "place electricity"))[0] == "take back agriculture"


def test_all_the_cards_of_the_area_are_taken() -> None:
    """[WF 4.3]"""
    state = fair(beside={"manufactures": "ticket electricity burnham schwab", "agriculture": "ticket"})
    cards = state.beside[MANUFACTURES]
    after_it, told = act(state, "place manufactures")
    assert kinds(after_it.tickets[0]) == "ticket"
    assert kinds(after_it.exhibits[0]) == "electricity"
    assert kinds(after_it.figures[0]) == "burnham schwab"
    assert told_of(Collected, told) == [Collected(0, Area.MANUFACTURES, cards.listed())]
    assert not set(cards) & {*after_it.beside[MANUFACTURES], *after_it.deck, *after_it.discards}


def test_cards_are_added_to_those_already_collected() -> None:
    """[WF 4.3]"""
    state = fair(beside={"fine-arts": "ticket agriculture"}, tickets=[1], exhibits={0: "electricity"})
    collected = after(state, "place fine-arts")
    assert kinds(collected.tickets[0]) == "ticket ticket"
    assert kinds(collected.exhibits[0]) == "electricity agriculture"


def test_an_area_without_cards_may_be_chosen() -> None:
    """[WF R6]"""
    state = fair(beside={"agriculture": "ticket"})
    placed, told = act(state, "place electricity")
    assert told_of(Collected, told) == [Collected(0, Area.ELECTRICITY, [])]
    assert placed.car == 0
    assert len(placed.beside[ELECTRICITY]) == 1


def test_collected_cards_lie_face_up_for_everybody() -> None:
    """[WF 4.3a, R12]"""
    collected = after(fair(beside={"fine-arts": "ticket agriculture palmer"}), "place fine-arts")
    for viewer in (None, 0, 1, 2):
        view = GAME.view(collected, viewer)
        assert isinstance(view, Fair)
        assert view.tickets == collected.tickets
        assert view.exhibits == collected.exhibits
        assert view.figures == collected.figures
        assert view.beside == collected.beside
        assert view.discards == collected.discards


def test_each_ticket_moves_the_car_a_space() -> None:
    """[WF 4.3b]"""
    state = fair(beside={"electricity": "ticket burnham ticket ticket"}, car=4)
    moved, told = act(state, "place electricity")
    assert moved.car == 7
    assert told_of(CarMoved, told) == [CarMoved(3, 4)]


def test_without_a_ticket_the_car_stays() -> None:
    """[WF 4.3b]"""
    moved, told = act(fair(beside={"electricity": "burnham agriculture"}, car=4), "place electricity")
    assert moved.car == 4
    assert told_of(CarMoved, told) == []


def test_the_car_stops_at_the_start_and_does_not_pass_it() -> None:
    """The tickets beyond are kept and score. [WF 4.3c, R5]"""
    state = fair(beside={"electricity": "ticket ticket ticket ticket"}, car=9, tickets=[0, 0, 1])
    scored, told = act(state, "place electricity")
    assert told_of(CarMoved, told) == [CarMoved(2, 0)]
    assert scored.car == 0  # and not two spaces on
    assert scored.coins == [4 + 2, 0, 1]


def test_the_car_stops_exactly_on_the_start() -> None:
    """[WF 4.3c]"""
    state = fair(2, beside={"electricity": "ticket ticket"}, car=7)
    scored, told = act(state, "place electricity")
    assert told_of(CarMoved, told) == [CarMoved(2, 0)]
    assert told_of(ScoringBegan, told) == [ScoringBegan(1)]
    assert scored.coins == [4, 0]


def test_a_space_before_the_start_nothing_is_scored() -> None:
    """[WF 4.3c]"""
    moved, told = act(fair(2, beside={"electricity": "ticket"}, car=7), "place electricity")
    assert moved.car == 8
    assert told_of(ScoringBegan, told) == []


def test_supporters_added_by_figures_collect_nothing() -> None:
    """[WF 4.3d]"""
    state = fair(
        beside={"agriculture": "ticket", "fine-arts": "ticket palmer", "electricity": "ticket"},
        figures={0: "davis saint-gaudens"},
    )
    turned = after(state, "place agriculture", "play davis", "play saint-gaudens")
    assert turned.supporters[FINE_ARTS][0] == 3
    assert len(turned.tickets[0]) == 1
    assert turned.figures[0] == []
    assert kinds(turned.beside[FINE_ARTS].listed()[:2]) == "ticket palmer"


def test_a_supporter_moved_away_by_palmer_still_collects_the_area_of_step_1() -> None:
    """[WF 4.3d]"""
    state = fair(beside={"agriculture": "ticket", "fine-arts": "fine-arts"}, figures={0: "palmer"})
    turned = after(state, "place agriculture", "play palmer", "lift 1 agriculture", "set down fine-arts")
    assert len(turned.tickets[0]) == 1
    assert turned.exhibits[0] == []


def test_figures_come_before_the_cards() -> None:
    """Step 2 is before step 3. [WF 4.2, 4.3]"""
    state = fair(beside={"agriculture": "ticket ticket"}, figures={0: "burnham"})
    asked, told = act(state, "place agriculture")
    assert told == [Placed(0, Area.AGRICULTURE)]
    assert asked.car == 0
    assert options(asked) == ["play burnham", "discard burnham"]
    assert after(asked, "discard burnham").car == 2


def test_the_turn_passes_to_the_left() -> None:
    """[WF 3.9, 4.5]"""
    state = fair(4, active=2)
    state = after(state, "place agriculture")
    assert (state.active, turn(state)) == (3, 3)
    state = after(state, "place agriculture")
    assert (state.active, turn(state)) == (0, 0)


def test_the_scoring_phase_comes_after_step_4_and_before_the_next_turn() -> None:
    """[WF 4.5, R5]"""
    state = fair(beside={"agriculture": "ticket"}, car=10, deck="burnham davis palmer", active=1)
    scored, told = act(state, "place agriculture")
    assert [type(event) for event in told[:7]] == [
        Placed,
        Collected,
        CarMoved,
        CardAdded,
        CardAdded,
        CardAdded,
        ScoringBegan,
    ]
    assert told[-1] == RoundBegan(2)
    assert turn(scored) == 2


def test_without_a_stopped_car_no_scoring_phase_follows() -> None:
    """[WF 4.5]"""
    turned, told = act(fair(beside={"agriculture": "ticket"}, car=3), "place agriculture")
    assert told_of(ScoringBegan, told) == []
    assert turned.round == 1


def test_a_whole_turn_is_told_in_order() -> None:
    """[WF 4.0, 4.1, 4.2, 4.3, 4.4, 5.3c]"""
    state = fair(
        supporters=ALL_OUT,
        beside={"electricity": "ticket electricity"},
        figures={0: "palmer burnham westinghouse"},
        deck="davis ticket pullman",
    )
    cards, new = state.beside[ELECTRICITY], state.deck.listed()[::-1]
    turned, told = act(
        state,
        "take back agriculture",
        "place electricity",
        "play palmer",
        "lift 2 fine-arts",
        "set down transportation",
        "discard burnham",
        "play westinghouse",
        "take back manufactures",
    )
    assert told == [
        TookBack(0, Area.AGRICULTURE),
        Placed(0, Area.ELECTRICITY),
        FigurePlayed(0, Figure.PALMER),
        Moved(0, 1, Area.FINE_ARTS, Area.TRANSPORTATION),
        FigureDiscarded(0, Figure.BURNHAM),
        FigurePlayed(0, Figure.WESTINGHOUSE),
        TookBack(0, Area.MANUFACTURES),
        Added(0, Area.ELECTRICITY),
        Collected(0, Area.ELECTRICITY, cards.listed()),
        CarMoved(1, 10),
        CardAdded(Area.ELECTRICITY, new[0]),
        CardAdded(Area.MANUFACTURES, new[1]),
        CardAdded(Area.TRANSPORTATION, new[2]),
    ]
    assert turn(turned) == 1
    assert turned.supporters == [[17, 1, 1], [1, 0, 1], [3, 1, 1], [0, 1, 1], [1, 2, 1]]


@pytest.mark.parametrize("listening", [True, False])
def test_a_turn_is_the_same_whether_or_not_somebody_listens(listening: bool) -> None:
    """[WF 4.0]"""
    state = fair(
        beside={"agriculture": "ticket ticket"}, figures={0: "palmer davis"}, car=10, deck="ticket", discards="burnham"
    )
    texts = ["place agriculture", "play davis", "play palmer", "lift 3 electricity", "set down agriculture"]
    expected = after(state, *texts)
    state.log = [] if listening else None
    for text in texts:
        push(state, GAME.vocabulary.parse(text))
    for name in type(state).FIELDS:
        if name != "agenda":
            assert getattr(state, name) == getattr(expected, name)


def test_alex_takes_two_cards_and_the_new_ones_pass_over_agriculture() -> None:
    """Manufactures, Electricity, Agriculture full, Transportation. [WF 4.6x]"""
    state = fair(
        4,
        places="manufactures electricity agriculture transportation fine-arts",
        beside={
            "manufactures": "ticket transportation",
            "electricity": "electricity davis",
            "agriculture": "agriculture ticket palmer",
            "transportation": "burnham ticket",
        },
        deck="fine-arts pullman ticket",
        car=5,
    )
    turned = after(state, "place manufactures")  # he holds no figure, so nothing else is asked
    assert turn(turned) == 1
    assert turned.supporters[MANUFACTURES] == [2, 1, 1, 1]
    assert (kinds(turned.tickets[0]), kinds(turned.exhibits[0])) == ("ticket", "transportation")
    assert turned.car == 6
    assert kinds(turned.beside[MANUFACTURES]) == "fine-arts"
    assert kinds(turned.beside[ELECTRICITY]) == "electricity davis pullman"
    assert kinds(turned.beside[AGRICULTURE]) == "agriculture ticket palmer"
    assert kinds(turned.beside[TRANSPORTATION]) == "burnham ticket ticket"
