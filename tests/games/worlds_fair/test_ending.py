"""Fin de la partie: the count and the winner."""

from functools import cache

import pytest

from parlour.core.engine import legal, turn
from parlour.core.row import row, rows
from parlour.core.words import NOBODY, Outcome
from parlour.games.worlds_fair.ending import set_points
from parlour.games.worlds_fair.events import Ended, Recalled, RoundBegan
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.state import Fair
from tests.games.worlds_fair.scenes import AGRICULTURE, Box, act, fair, options, score, told_of


def ended(coins: list[int], approved: list[list[int]] | None = None, cards: list[str] | None = None) -> Outcome:
    """The outcome of a game that is over."""
    seats = len(coins)
    state, box = Fair(seats, 1), Box(seats)
    state.coins = row(coins)
    state.approved = rows(approved or [[0] * 5 for _ in coins])
    state.exhibits = [box.pile(names) for names in cards or [""] * seats]
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def test_the_game_ends_after_the_third_scoring_phase() -> None:
    """[WF 7.0]"""
    state = fair(beside={"agriculture": "ticket"}, car=10, round=3)
    over, told = act(state, "place agriculture")
    assert told[-1] == Ended()
    assert told_of(RoundBegan, told) == []
    assert over.round == 3
    assert turn(over) == NOBODY
    assert legal(over) == []
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.reason == "third-scoring"


@pytest.mark.parametrize("round", [1, 2])
def test_it_does_not_end_before(round: int) -> None:
    """[WF 7.0]"""
    over, told = act(fair(beside={"agriculture": "ticket"}, car=10, round=round), "place agriculture")
    assert told_of(Ended, told) == []
    assert options(over)
    assert GAME.outcome(over) is None


def test_the_recall_comes_after_the_third_phase_too() -> None:
    """[WF R9]"""
    over, told = score(fair(supporters={"agriculture": [4, 1, 1]}, round=3))
    assert len(told_of(Recalled, told)) == 1
    assert over.supporters[AGRICULTURE] == [2, 1, 1]


def test_coins_medals_and_sets_add_up() -> None:
    """[WF 7.0, 7.1, 7.2, 7.3]"""
    state = Fair(3, 1)
    state.coins, state.medals = row([7, 0, 3]), row([4, 16, 2])
    state.approved = rows([[1, 1, 0, 0, 0], [0, 0, 0, 0, 0], [2, 1, 1, 0, 0]])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.sheet == [[7, 4, 3], [0, 16, 0], [3, 2, 6 + 1]]
    assert outcome.scores == [14, 16, 12]
    assert outcome.ranks == [2, 1, 3]


@pytest.mark.parametrize(
    ("approved", "points"),
    [
        ([0, 0, 0, 0, 0], 0),
        ([1, 0, 0, 0, 0], 1),
        ([0, 1, 0, 1, 0], 3),
        ([1, 0, 1, 0, 1], 6),
        ([1, 1, 0, 1, 1], 10),
        ([1, 1, 1, 1, 1], 15),  # five different  [WF 7.7x]
        ([0, 0, 5, 0, 0], 5),  # five alike  [WF 7.7x]
        ([2, 2, 2, 2, 2], 30),
        ([3, 2, 1, 0, 0], 6 + 3 + 1),
        ([4, 0, 0, 0, 2], 3 + 3 + 1 + 1),
        ([9, 1, 1, 1, 1], 15 + 8),
        ([1, 2, 1, 2, 3], 15 + 6 + 1),  # Beth  [WF 7.6x]
    ],
)
def test_approved_exhibits_score_in_sets_the_largest_first(approved: list[int], points: int) -> None:
    """[WF 7.3, R9]"""
    assert set_points(row(approved)) == points


@pytest.mark.parametrize("approved", [[3, 2, 2, 1, 1], [1, 2, 1, 2, 3], [2, 2, 0, 1, 0], [4, 1, 1, 0, 0]])
def test_no_other_grouping_scores_more(approved: list[int]) -> None:
    """[WF R9]"""
    assert set_points(row(approved)) == best_grouping(tuple(sorted(approved)))


@cache
def best_grouping(left: tuple[int, ...]) -> int:
    """The most that any grouping scores, by trying all."""
    if not any(left):
        return 0
    best = 0
    for chosen in range(1, 1 << 5):
        members = [kind for kind in range(5) if chosen >> kind & 1]
        if all(left[kind] for kind in members):
            rest = [left[kind] - (kind in members) for kind in range(5)]
            best = max(best, [0, 1, 3, 6, 10, 15][len(members)] + best_grouping(tuple(sorted(rest))))
    return best


def test_beth_ends_on_51() -> None:
    """Nine approved for 22, coins for 11, medals for 18. [WF 7.6x]"""
    state = Fair(2, 1)
    state.approved[0] = row([1, 2, 1, 2, 3])
    state.coins[0], state.medals[0] = 11, 18
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.sheet[0] == [11, 18, 22]
    assert outcome.scores == [51, 0]


def test_exhibit_cards_never_approved_score_nothing() -> None:
    """Nor do figures and tickets left over. [WF 7.4, R9]"""
    state = fair(2, exhibits={0: "electricity electricity fine-arts"}, figures={0: "burnham palmer"})
    state.agenda.clear()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == [0, 0]


def test_the_most_points_win() -> None:
    """[WF 7.5, R10]"""
    assert ended([5, 9, 7, 9 - 1]).ranks == [4, 1, 3, 2]


def test_more_points_beat_more_tokens() -> None:
    """[WF 7.5, 7.5a, R10]"""
    assert ended([9, 0], [[0, 0, 0, 0, 0], [1, 1, 1, 0, 0]]).ranks == [1, 2]


def test_a_tie_goes_to_the_most_approved_exhibits() -> None:
    """[WF 7.5a, R10]"""
    outcome = ended(
        [6, 4, 3], [[0, 0, 0, 0, 0], [2, 0, 0, 0, 0], [1, 1, 0, 0, 0]], ["", "electricity", "fine-arts fine-arts"]
    )
    assert outcome.scores == [6, 6, 6]
    assert outcome.ranks == [3, 1, 2]


def test_then_to_the_fewest_exhibit_cards_left() -> None:
    """[WF 7.5b, R10]"""
    outcome = ended([6, 6, 6], cards=["electricity fine-arts", "", "fine-arts"])
    assert outcome.ranks == [3, 1, 2]


def test_more_tokens_beat_fewer_cards() -> None:
    """[WF 7.5a, 7.5b, R10]"""
    outcome = ended([5, 6], [[1, 0, 0, 0, 0], [0, 0, 0, 0, 0]], ["electricity electricity", ""])
    assert outcome.scores == [6, 6]
    assert outcome.ranks == [1, 2]


def test_then_the_victory_is_shared() -> None:
    """[WF 7.5c, R10]"""
    outcome = ended([6, 2, 6], cards=["electricity", "", "fine-arts"])
    assert outcome.ranks == [1, 3, 1]


def test_the_standing_is_what_a_last_scoring_phase_would_give() -> None:
    """The table is not touched by asking. [WF 6.1a, 6.1b, 6.2a, 6.2b, 7.0]"""
    state = fair(
        3,
        supporters={
            "agriculture": [3, 1, 0],
            "fine-arts": [0, 0, 0],
            "electricity": [0, 2, 2],
            "manufactures": [0, 0, 0],
            "transportation": [0, 0, 1],
        },
        tickets=[1, 0, 3],
        exhibits={0: "agriculture electricity", 1: "electricity agriculture"},
    )
    state.coins, state.medals = row([1, 2, 3]), row([4, 0, 0])
    kept = state.copy()
    assert GAME.standing(state) == [1 + 1 + 4 + 4 + 1, 2 + 2 + 2 + 3, 3 + 3 + 2 + 2 + 4]
    assert (state.coins, state.tickets, state.exhibits) == (kept.coins, kept.tickets, kept.exhibits)
    assert GAME.standing(GAME.view(state, 0)) == GAME.standing(state)


def test_the_standing_at_the_end_is_the_score() -> None:
    """Nothing is scored a fourth time. [WF 7.0]"""
    over, _ = score(fair(supporters={"agriculture": [4, 1, 1]}, tickets=[2], round=3))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert GAME.standing(over) == outcome.scores == [4 + 4 + 4 * 2, 4 * 2, 4 * 2]
