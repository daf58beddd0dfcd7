"""Phase de décompte: tickets, areas, recall, and the next round."""

import pytest

from parlour.core.engine import turn
from parlour.core.row import row, rows
from parlour.games.worlds_fair.events import (
    Approved,
    Ended,
    Exchanged,
    LedTickets,
    Ranked,
    Recalled,
    RoundBegan,
    ScoringBegan,
)
from parlour.games.worlds_fair.material import Area, Standing
from parlour.games.worlds_fair.scoring import rank
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
    score,
    told_of,
)

NONE, FIRST, TIED_FIRST, SECOND, TIED_SECOND = range(5)
NOBODY = {name: [0, 0, 0, 0] for name in ("agriculture", "fine-arts", "electricity", "manufactures", "transportation")}
NOBODY_OF_3 = {name: row[:3] for name, row in NOBODY.items()}


@pytest.mark.parametrize(
    ("tickets", "coins"),
    [
        ([3, 1], [5, 1]),
        ([2, 2], [4, 4]),
        ([0, 1], [0, 3]),
        ([1, 4, 2], [1, 6, 2]),
        ([3, 0, 3], [5, 0, 5]),
        ([2, 2, 2], [4, 4, 4]),
        ([1, 2, 2, 0], [1, 4, 4, 0]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([5, 1, 2, 3], [7, 1, 2, 3]),
    ],
)
def test_a_ticket_is_a_coin_and_the_most_are_two_more_for_everyone_who_ties(
    tickets: list[int], coins: list[int]
) -> None:
    """[WF 6.1a, 6.1b]"""
    scored, _ = score(fair(len(tickets), tickets=tickets))
    assert scored.coins == coins
    assert scored.tickets == [[] for _ in tickets]


def test_the_leaders_bonus_is_told_before_the_exchange() -> None:
    """[WF 6.1, 6.1a, 6.1b]"""
    _, told = score(fair(4, tickets=[2, 0, 1, 2]))
    assert [event for event in told if isinstance(event, (LedTickets, Exchanged))] == [
        LedTickets(0, 2),
        LedTickets(3, 2),
        Exchanged(0, 2),
        Exchanged(2, 1),
        Exchanged(3, 2),
    ]


def test_the_tickets_go_to_the_discards() -> None:
    """[WF 6.1b]"""
    scored, _ = score(fair(tickets=[2, 0, 1], discards="burnham"))
    assert kinds(scored.discards) == "burnham ticket ticket ticket"


def test_nobody_leads_without_a_ticket() -> None:
    """[WF R7]"""
    scored, told = score(fair(tickets=[0, 0, 0]))
    assert scored.coins == [0, 0, 0]
    assert told_of(LedTickets, told) == told_of(Exchanged, told) == []


def test_coins_medals_and_tokens_add_up_over_the_rounds_and_never_run_out() -> None:
    """More than any box holds. [WF 6.0c, R9]"""
    state = fair(supporters={"electricity": [5, 1, 1]}, tickets=[3], exhibits={0: "electricity electricity"})
    state.coins[0], state.medals[0], state.approved[0][ELECTRICITY] = 400, 300, 12
    scored, _ = score(state)
    assert scored.coins[0] == 400 + 3 + 2
    assert scored.medals[0] == 300 + 4 + 4 * 2
    assert scored.approved[0][ELECTRICITY] == 14


@pytest.mark.parametrize(
    ("supporters", "standings"),
    [
        ([3, 1], [FIRST, SECOND]),
        ([1, 3], [SECOND, FIRST]),
        ([2, 2], [TIED_FIRST, TIED_FIRST]),
        ([0, 2], [NONE, FIRST]),
        ([0, 0], [NONE, NONE]),
        ([3, 2, 1], [FIRST, SECOND, NONE]),
        ([1, 2, 3], [NONE, SECOND, FIRST]),
        ([2, 5, 2], [TIED_SECOND, FIRST, TIED_SECOND]),
        ([4, 4, 1], [TIED_FIRST, TIED_FIRST, NONE]),  # [WF 6.2f]
        ([4, 4, 3], [TIED_FIRST, TIED_FIRST, NONE]),
        ([2, 2, 2], [TIED_FIRST, TIED_FIRST, TIED_FIRST]),
        ([3, 0, 0], [FIRST, NONE, NONE]),  # [WF R7]
        ([3, 1, 0], [FIRST, SECOND, NONE]),
        ([0, 1, 1], [NONE, TIED_FIRST, TIED_FIRST]),
        ([0, 0, 0], [NONE, NONE, NONE]),
        ([4, 3, 2, 1], [FIRST, SECOND, NONE, NONE]),
        ([1, 2, 3, 4], [NONE, NONE, SECOND, FIRST]),
        ([5, 3, 3, 1], [FIRST, TIED_SECOND, TIED_SECOND, NONE]),
        ([5, 3, 3, 3], [FIRST, TIED_SECOND, TIED_SECOND, TIED_SECOND]),
        ([3, 3, 2, 2], [TIED_FIRST, TIED_FIRST, NONE, NONE]),
        ([3, 3, 2, 1], [TIED_FIRST, TIED_FIRST, NONE, NONE]),
        ([3, 3, 3, 1], [TIED_FIRST, TIED_FIRST, TIED_FIRST, NONE]),
        ([1, 1, 1, 1], [TIED_FIRST, TIED_FIRST, TIED_FIRST, TIED_FIRST]),
        ([0, 4, 0, 0], [NONE, FIRST, NONE, NONE]),
        ([0, 4, 0, 4], [NONE, TIED_FIRST, NONE, TIED_FIRST]),
        ([0, 4, 2, 0], [NONE, FIRST, SECOND, NONE]),
    ],
)
def test_who_stands_where_on_an_area(supporters: list[int], standings: list[int]) -> None:
    """Zero supporters never rank; after a tie for first there is no second. [WF 6.2c-g, R7]"""
    assert rank(row(supporters)) == standings


@pytest.mark.parametrize(
    ("supporters", "medals", "approved"),
    [
        ([3, 1], [2, 0], [3, 0]),  # two players: no second place  [WF 6.2c, 6.2d]
        ([2, 2], [0, 0], [1, 1]),  # [WF 6.2e]
        ([0, 1], [0, 2], [0, 3]),
        ([3, 2, 1], [4, 2, 0], [3, 1, 0]),  # [WF 6.2c, 6.2d]
        ([2, 2, 1], [2, 2, 0], [2, 2, 0]),  # [WF 6.2e, 6.2f]
        ([1, 1, 1], [2, 2, 2], [2, 2, 2]),
        ([3, 2, 2], [4, 0, 0], [3, 0, 0]),  # a tie for second among three gets nothing  [WF 6.2g]
        ([3, 0, 0], [4, 0, 0], [3, 0, 0]),  # [WF R7]
        ([4, 3, 2, 1], [4, 2, 0, 0], [3, 1, 0, 0]),
        ([4, 3, 3, 1], [4, 0, 0, 0], [3, 1, 1, 0]),  # [WF 6.2g]
        ([4, 3, 3, 3], [4, 0, 0, 0], [3, 1, 1, 1]),
        ([3, 3, 2, 1], [2, 2, 0, 0], [2, 2, 0, 0]),  # [WF 6.2f]
        ([3, 3, 2, 2], [2, 2, 0, 0], [2, 2, 0, 0]),
        ([3, 3, 3, 2], [2, 2, 2, 0], [2, 2, 2, 0]),
        ([2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2]),
        ([0, 0, 2, 0], [0, 0, 4, 0], [0, 0, 3, 0]),
    ],
)
def test_medals_and_approvals_of_an_area(supporters: list[int], medals: list[int], approved: list[int]) -> None:
    """Everybody holds enough exhibits; the number of those who tie does not matter. [WF 6.2a, 6.2b]"""
    seats = len(supporters)
    if seats == 2:
        held = {0: "electricity " * 3, 1: "electricity " * 3}
    else:
        held = {seat: "electricity " * most for seat, most in enumerate(approved)}
    nobody = {name: row[:seats] for name, row in NOBODY.items()}
    scored, _ = score(fair(seats, supporters={**nobody, "electricity": supporters}, exhibits=held))
    assert scored.medals == medals
    assert [row[ELECTRICITY] for row in scored.approved] == approved


def test_only_exhibits_of_the_area_are_approved_and_three_at_most() -> None:
    """Each goes to the discards for a token of its category; the rest stays. [WF 6.2b, 6.2c, 6.2h]"""
    others = {name: [0, 2, 0] for name in ("agriculture", "manufactures", "transportation")}
    state = fair(
        supporters={**others, "electricity": [5, 1, 1], "fine-arts": [1, 5, 2]},
        exhibits={0: "electricity agriculture electricity fine-arts electricity electricity", 1: "electricity"},
    )
    scored, _ = score(state)
    assert scored.approved[0] == [0, 0, 3, 0, 0]
    assert kinds(scored.exhibits[0]) == "agriculture fine-arts electricity"
    assert scored.approved[1] == [0, 0, 0, 0, 0]
    assert kinds(scored.exhibits[1]) == "electricity"
    assert kinds(scored.discards) == "electricity electricity electricity"


def test_the_first_collected_are_approved_first() -> None:
    """[WF 6.2b, R8]"""
    state = fair(supporters={"electricity": [2, 5, 1]}, exhibits={0: "electricity electricity electricity"})
    scored, told = score(state)
    assert scored.exhibits[0] == state.exhibits[0].listed()[1:]
    assert told_of(Approved, told) == [Approved(0, Area.ELECTRICITY, state.exhibits[0].listed()[:1])]


def test_as_many_as_allowed_are_approved_without_asking() -> None:
    """The log says so. [WF R8]"""
    state = fair(2, supporters={"electricity": [5, 1]}, exhibits={0: "electricity electricity"}, car=8)
    state.beside[AGRICULTURE] = row([state.deck.pop(state.deck.index(45))])
    scored, told = act(state, "place agriculture")
    assert turn(scored) == 1
    assert scored.approved[0][ELECTRICITY] == 2
    assert told_of(Approved, told) == [Approved(0, Area.ELECTRICITY, state.exhibits[0].listed())]


def test_a_leader_without_exhibits_gets_the_medal_alone() -> None:
    """[WF 6.2a]"""
    scored, told = score(fair(supporters={**NOBODY_OF_3, "electricity": [4, 1, 0]}))
    assert scored.medals == [4, 2, 0]
    assert told_of(Ranked, told) == [
        Ranked(0, Area.ELECTRICITY, Standing.FIRST, 4, 3),
        Ranked(1, Area.ELECTRICITY, Standing.SECOND, 2, 1),
    ]
    assert told_of(Approved, told) == []


def test_the_areas_are_taken_clockwise_from_the_left_of_the_base() -> None:
    """[WF 6.2, R1]"""
    places = "electricity agriculture transportation manufactures fine-arts"
    rows = {name: [2, 1, 0] for name in places.split()}
    _, told = score(fair(places=places, supporters=rows))
    ranked = [event for event in told if isinstance(event, Ranked)]
    order = [Area.ELECTRICITY, Area.AGRICULTURE, Area.TRANSPORTATION, Area.MANUFACTURES, Area.FINE_ARTS]
    assert [(event.area, event.seat) for event in ranked] == [(area, seat) for area in order for seat in (0, 1)]


def test_an_empty_place_in_the_ranking_is_not_told() -> None:
    """[WF 6.2g, R7]"""
    _, told = score(fair(supporters={**NOBODY_OF_3, "agriculture": [3, 2, 2]}))
    assert told_of(Ranked, told) == [Ranked(0, Area.AGRICULTURE, Standing.FIRST, 4, 3)]


def test_a_tie_without_a_medal_is_told_for_its_approval() -> None:
    """[WF 6.2e, 6.2g]"""
    nobody = {name: row[:2] for name, row in NOBODY.items()}
    _, told = score(fair(2, supporters={**nobody, "agriculture": [2, 2]}))
    assert told_of(Ranked, told) == [
        Ranked(0, Area.AGRICULTURE, Standing.TIED_FIRST, 0, 1),
        Ranked(1, Area.AGRICULTURE, Standing.TIED_FIRST, 0, 1),
    ]


def test_half_of_six_five_two_and_one_is_three_two_one_and_none() -> None:
    """[WF 6.3, 6.3x]"""
    state = fair(4, supporters={"agriculture": [6, 5, 2, 1]})
    scored, told = score(state)
    assert scored.supporters[AGRICULTURE] == [3, 3, 1, 1]
    assert [scored.reserve[seat] - state.reserve[seat] for seat in range(4)] == [3, 2, 1, 0]
    assert told_of(Recalled, told) == [
        Recalled(0, Area.AGRICULTURE, 3),
        Recalled(1, Area.AGRICULTURE, 2),
        Recalled(2, Area.AGRICULTURE, 1),
    ]


def test_the_recall_halves_every_area_for_itself() -> None:
    """[WF 6.3, R9]"""
    state = fair(2, supporters={"agriculture": [3, 0], "fine-arts": [3, 4], "transportation": [2, 7]})
    scored, _ = score(state)
    assert scored.supporters == [[2, 0], [2, 2], [1, 1], [1, 1], [1, 4]]
    assert scored.reserve == [state.reserve[0] + 1 + 1 + 1, state.reserve[1] + 2 + 3]


def test_the_recall_comes_after_the_areas_are_counted() -> None:
    """[WF 6.0b, 6.3]"""
    scored, _ = score(fair(supporters={**NOBODY_OF_3, "electricity": [3, 2, 0]}))
    assert scored.medals == [4, 2, 0]
    assert scored.supporters[ELECTRICITY] == [2, 1, 0]


def test_a_whole_phase_is_told_in_order() -> None:
    """Marker, tickets, areas, recall, next round. [WF 6.0b, 6.4]"""
    state = fair(
        3,
        supporters={**NOBODY_OF_3, "agriculture": [4, 2, 1], "transportation": [3, 3, 0]},
        tickets=[1, 3, 0],
        exhibits={0: "agriculture transportation", 1: "transportation agriculture agriculture", 2: "agriculture"},
        round=2,
    )
    mine, yours = state.exhibits[0], state.exhibits[1]
    scored, told = score(state)
    assert told == [
        ScoringBegan(2),
        LedTickets(1, 2),
        Exchanged(0, 1),
        Exchanged(1, 3),
        Ranked(0, Area.AGRICULTURE, Standing.FIRST, 4, 3),
        Approved(0, Area.AGRICULTURE, mine.listed()[:1]),
        Ranked(1, Area.AGRICULTURE, Standing.SECOND, 2, 1),
        Approved(1, Area.AGRICULTURE, yours.listed()[1:2]),
        Ranked(0, Area.TRANSPORTATION, Standing.TIED_FIRST, 2, 2),
        Approved(0, Area.TRANSPORTATION, mine.listed()[1:]),
        Ranked(1, Area.TRANSPORTATION, Standing.TIED_FIRST, 2, 2),
        Approved(1, Area.TRANSPORTATION, yours.listed()[:1]),
        Recalled(0, Area.AGRICULTURE, 2),
        Recalled(1, Area.AGRICULTURE, 1),
        Recalled(0, Area.TRANSPORTATION, 1),
        Recalled(1, Area.TRANSPORTATION, 1),
        RoundBegan(3),
    ]
    assert scored.round == 3


def test_figures_not_yet_due_stay_through_a_phase() -> None:
    """[WF R9]"""
    scored, _ = score(fair(figures={0: "burnham", 2: "palmer davis"}))
    assert [kinds(cards) for cards in scored.figures] == ["burnham", "", "palmer davis"]


@pytest.mark.parametrize("round", [1, 2])
def test_after_the_first_and_second_phase_the_next_round_begins(round: int) -> None:
    """[WF 6.4]"""
    scored, told = score(fair(round=round))
    assert scored.round == round + 1
    assert told[0] == ScoringBegan(round)
    assert told[-1] == RoundBegan(round + 1)


def test_after_the_phase_the_car_is_at_the_start_again() -> None:
    """[WF 6.0a, R11]"""
    state = fair(beside={"agriculture": "ticket ticket"}, car=9)
    assert after(state, "place agriculture").car == 0


@pytest.mark.parametrize(("trigger", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_play_goes_on_to_the_left_of_whoever_set_the_phase_off(trigger: int, following: int) -> None:
    """[WF 6.0, R11]"""
    state = fair(4, beside={"agriculture": "ticket"}, car=12, active=trigger)
    scored = after(state, "place agriculture")
    assert scored.round == 2
    assert turn(scored) == scored.active == following


def test_there_are_three_scoring_phases() -> None:
    """[WF 6.0]"""
    state, told = fair(2), []
    for round in (1, 2, 3):
        assert state.round == round
        state.car = 8
        ticket = next(card for card in state.deck if 41 <= card <= 68)
        state.deck.remove(ticket)
        state.beside[AGRICULTURE] = row([ticket])
        state.figures = rows([[], []])
        state, news = act(state, "place agriculture")
        told += news
    assert told_of(ScoringBegan, told) == [ScoringBegan(1), ScoringBegan(2), ScoringBegan(3)]
    assert told_of(RoundBegan, told) == [RoundBegan(2), RoundBegan(3)]
    assert told_of(Ended, told) == [Ended()]
    assert state.agenda == []


def test_every_area_is_counted() -> None:
    """[WF 6.2]"""
    rows = {"agriculture": [2, 1], "fine-arts": [2, 1], "electricity": [1, 2], "manufactures": [1, 1]}
    scored, _ = score(fair(2, supporters={**rows, "transportation": [0, 1]}))
    assert scored.medals == [2 * 2, 2 * 2]
    assert scored.supporters[MANUFACTURES] == [1, 1]
    assert scored.supporters[FINE_ARTS] == [1, 1]
    assert scored.supporters[TRANSPORTATION] == [0, 1]
