"""Matériel: the box and the printed tables against the numbers of the book."""

from collections import Counter

import pytest

from parlour.games.worlds_fair.actions import ACTIONS
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.material import (
    APPROVALS,
    AREAS,
    CARDS,
    COPIES,
    DECKS,
    EXHIBIT,
    FIGURE,
    FIGURES,
    FIRST_FIGURE,
    FIRST_START_BONUS,
    HALF,
    HIDDEN,
    LAST_CARD,
    LEADER_COINS,
    LIMIT,
    MEDAL,
    MOST_COPIES,
    REFILL,
    REMOVED,
    ROUNDS,
    SECOND_START_BONUS,
    SETS,
    STANDINGS,
    START_BONUS,
    SUPPORTERS,
    WHEEL,
    Area,
    Figure,
    Standing,
    is_ticket,
)
from tests.games.worlds_fair.scenes import kind

WHOLE_BOX = {
    "agriculture": 8,
    "fine-arts": 8,
    "electricity": 8,
    "manufactures": 8,
    "transportation": 8,
    "ticket": 28,
    "burnham": 5,
    "davis": 4,
    "palmer": 4,
    "mccormick": 2,
    "saint-gaudens": 2,
    "westinghouse": 2,
    "schwab": 2,
    "pullman": 2,
}
OUT_WITH_TWO = {
    "ticket": 1,
    "agriculture": 1,
    "fine-arts": 1,
    "electricity": 1,
    "manufactures": 1,
    "transportation": 1,
}
OUT_WITH_FOUR = {"ticket": 5, "burnham": 2, "davis": 1, "palmer": 1}


def test_the_box_holds_91_cards_of_40_exhibits_28_tickets_and_23_figures() -> None:
    """[WF 2.2, 3.5]"""
    assert CARDS == 91
    assert DECKS[3] == list(range(1, 92))
    assert Counter(kind(card) for card in range(1, 92)) == WHOLE_BOX
    assert sum(EXHIBIT[card] >= 0 for card in DECKS[3]) == 40
    assert sum(is_ticket(card) for card in DECKS[3]) == 28
    assert sum(FIGURE[card] >= 0 for card in DECKS[3]) == sum(COPIES) == 23


def test_every_card_is_of_one_kind_and_the_hidden_card_of_none() -> None:
    """[WF 2.2]"""
    assert HIDDEN == 0
    for card in range(LAST_CARD + 1):
        assert (EXHIBIT[card] >= 0) + is_ticket(card) + (FIGURE[card] >= 0) == (card != HIDDEN)
    assert len(EXHIBIT) == len(FIGURE) == LAST_CARD + 1


def test_beyond_the_91_there_are_copies_of_figures_for_other_boxes() -> None:
    assert all(FIGURE[card] >= 0 for card in range(CARDS + 1, LAST_CARD + 1))
    assert Counter(FIGURE.listed()[FIRST_FIGURE:]) == dict.fromkeys(FIGURES, MOST_COPIES)
    assert EXHIBIT[HIDDEN] == FIGURE[HIDDEN] == -1
    assert {EXHIBIT[card] for card in range(41, 92)} == {FIGURE[card] for card in range(69)} == {-1}


def test_with_two_players_a_ticket_and_an_exhibit_of_each_category_stay_out() -> None:
    """[WF 3.5a]"""
    assert len(DECKS[2]) == 85
    assert Counter(kind(card) for card in range(1, 92) if card not in DECKS[2]) == OUT_WITH_TWO


def test_with_three_players_every_card_is_used() -> None:
    """[WF 3.5]"""
    assert len(DECKS[3]) == 91


def test_with_four_players_five_tickets_two_burnham_a_davis_and_a_palmer_stay_out() -> None:
    """[WF 3.5b]"""
    assert len(DECKS[4]) == 82
    assert REMOVED == [2, 1, 1, 0, 0, 0, 0, 0]
    assert Counter(kind(card) for card in range(1, 92) if card not in DECKS[4]) == OUT_WITH_FOUR


def test_a_deck_names_its_cards_once_in_the_order_of_the_box() -> None:
    """[WF 3.5]"""
    assert [len(deck) for deck in DECKS] == [0, 0, 85, 91, 82]
    for deck in DECKS:
        assert deck == sorted(set(deck))


def test_there_are_five_categories_one_for_each_area() -> None:
    """[WF 5.1]"""
    assert [area.name for area in AREAS] == [
        "AGRICULTURE",
        "FINE_ARTS",
        "ELECTRICITY",
        "MANUFACTURES",
        "TRANSPORTATION",
    ]
    assert [int(area) for area in AREAS] == [0, 1, 2, 3, 4]
    assert Counter(EXHIBIT[card] for card in range(1, 41)) == dict.fromkeys(range(5), 8)
    assert [EXHIBIT[card] for card in (1, 8, 9, 16, 17, 24, 25, 32, 33, 40)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_the_figures_are_these_eight() -> None:
    """[WF 5.3a, 5.3b, 5.3c, 5.3d]"""
    names = ["BURNHAM", "DAVIS", "PALMER", "MCCORMICK", "SAINT_GAUDENS", "WESTINGHOUSE", "SCHWAB", "PULLMAN"]
    assert [figure.name for figure in FIGURES] == names
    assert [int(figure) for figure in FIGURES] == list(range(8))
    assert [FIGURE[card] for card in range(69, 92)] == sorted(FIGURE.listed()[69:92])


def test_the_wheel_has_9_11_or_13_spaces() -> None:
    """[WF 3.1, R5]"""
    assert WHEEL[2:] == [9, 11, 13]


def test_an_area_holds_three_or_four_cards() -> None:
    """[WF 4.4c]"""
    limits = {area.name: LIMIT[area] for area in AREAS}
    assert limits == {
        "AGRICULTURE": 3,
        "FINE_ARTS": 3,
        "ELECTRICITY": 4,
        "MANUFACTURES": 4,
        "TRANSPORTATION": 3,
    }


def test_the_start_bonus_cards_show_one_or_two_areas() -> None:
    """[WF 3.9b]"""
    assert START_BONUS == [
        [Area.ELECTRICITY],
        [Area.ELECTRICITY, Area.MANUFACTURES],
        [Area.AGRICULTURE, Area.ELECTRICITY],
        [Area.FINE_ARTS, Area.TRANSPORTATION],
    ]
    assert SECOND_START_BONUS == [
        [Area.MANUFACTURES],
        [Area.MANUFACTURES],
        [Area.MANUFACTURES, Area.TRANSPORTATION],
        [Area.FINE_ARTS, Area.ELECTRICITY],
    ]
    assert FIRST_START_BONUS == [
        [Area.MANUFACTURES],
        [Area.MANUFACTURES, Area.ELECTRICITY],
        [Area.ELECTRICITY, Area.TRANSPORTATION],
        [Area.AGRICULTURE, Area.FINE_ARTS],
    ]


def test_sets_score_1_3_6_10_15() -> None:
    """[WF 7.3]"""
    assert SETS == [0, 1, 3, 6, 10, 15]


def test_the_small_numbers_of_the_book() -> None:
    """22 supporters [WF 3.8], three rounds [WF 7.0], three new cards [WF 4.4], halves [WF 6.3], 2 coins [WF 6.1a]."""
    assert (SUPPORTERS, ROUNDS, REFILL, HALF, LEADER_COINS) == (22, 3, 3, 2, 2)


@pytest.mark.parametrize(
    ("standing", "medals", "approvals"),
    [
        (Standing.NONE, [0, 0, 0], [0, 0, 0]),
        (Standing.FIRST, [2, 4, 4], [3, 3, 3]),  # [WF 6.2c]
        (Standing.TIED_FIRST, [0, 2, 2], [1, 2, 2]),  # [WF 6.2e]
        (Standing.SECOND, [0, 2, 2], [0, 1, 1]),  # [WF 6.2d]
        (Standing.TIED_SECOND, [0, 0, 0], [0, 0, 1]),  # [WF 6.2g]
    ],
)
def test_the_reference_card_for_two_three_and_four_players(
    standing: Standing, medals: list[int], approvals: list[int]
) -> None:
    """[WF 6.2, 6.2a, 6.2b]"""
    assert MEDAL[standing][2:] == medals
    assert APPROVALS[standing][2:] == approvals


def test_no_printed_table_has_a_value_for_fewer_than_two_players() -> None:
    """[WF 6.2]"""
    assert {tuple(row[:2]) for row in [WHEEL, *MEDAL, *APPROVALS]} == {(0, 0)}
    assert [int(standing) for standing in STANDINGS] == [0, 1, 2, 3, 4]


def test_the_game_says_what_it_is() -> None:
    """[WF 1.2, 7.0]"""
    assert (GAME.id, GAME.prefix, GAME.rules, GAME.seats) == ("worlds_fair", "WF", 3, [2, 3, 4])
    assert (GAME.sources, GAME.endings, GAME.options) == (["coins", "medals", "sets"], ["third-scoring"], {})
    assert GAME.longest == 2000
    assert GAME.versions == [1, 2, 3]


def test_the_notation_names_every_choice_once() -> None:
    """[WF 4.1, 4.1b, 4.2, 5.3b, 5.3c]"""
    assert len(ACTIONS) == len({action.write() for action in ACTIONS}) == 5 + 5 + 8 + 8 + 5 + 20 + 5
    written = [ACTIONS[index].write() for index in (0, 6, 12, 22, 27, 32, 46, 55)]
    assert written == [
        "place agriculture",
        "take back fine-arts",
        "play palmer",
        "discard saint-gaudens",
        "add fine-arts",
        "lift 1 fine-arts",
        "lift 4 agriculture",
        "set down transportation",
    ]


def test_the_five_area_people_stand_in_the_order_of_the_areas() -> None:
    """[WF 5.3d]"""
    people = [Figure.MCCORMICK, Figure.SAINT_GAUDENS, Figure.WESTINGHOUSE, Figure.SCHWAB, Figure.PULLMAN]
    assert [figure - Figure.MCCORMICK for figure in people] == [
        Area.AGRICULTURE,
        Area.FINE_ARTS,
        Area.ELECTRICITY,
        Area.MANUFACTURES,
        Area.TRANSPORTATION,
    ]
