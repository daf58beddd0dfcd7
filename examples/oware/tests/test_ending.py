"""OW 4 and 5: feeding and the end."""

from parlour.core.engine import legal, why
from parlour_oware.actions import SOWINGS
from parlour_oware.events import Gathered
from parlour_oware.facts import OwareFacts
from parlour_oware.game import GAME
from parlour_oware.material import QUIET, House
from parlour_oware.reasons import GAME_OVER, MUST_FEED
from scenes import board, sown


def test_who_has_no_seeds_is_fed() -> None:
    """[OW 4.1]"""
    state = board([3, 0, 0, 0, 2, 1], [0] * 6, stores=[20, 22])
    assert legal(state) == [SOWINGS[House.E], SOWINGS[House.F]]
    assert why(state, SOWINGS[House.A]) == MUST_FEED


def test_who_can_feed_must_and_the_game_goes_on() -> None:
    """[OW 4.1]"""
    after, _ = sown(board([4, 0, 0, 0, 3, 0], [0, 0, 0, 0, 0, 1], seat=1, stores=[16, 24]), House.F)
    assert legal(after) == [SOWINGS[House.E]]


def test_who_cannot_feed_gathers_and_the_game_is_over() -> None:
    """[OW 4.2, 5.2, 5.3]"""
    after, told = sown(board([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], seat=1, stores=[19, 24]), House.F)
    assert told[1:] == [Gathered(0, 5)]
    assert not legal(after)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ([1, 1], [24, 24], "starved")


def test_the_first_with_25_has_won() -> None:
    """[OW 5.1]"""
    after, _ = sown(board([0, 0, 0, 0, 0, 1], [1, 9, 0, 0, 0, 0], stores=[23, 14]), House.F)
    assert OwareFacts(after, None).to_win() == [0, 11]
    assert not after.agenda
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ([1, 2], [25, 14], "majority")
    assert why(after, SOWINGS[House.A]) == GAME_OVER
    assert OwareFacts(after, None).captures() == []


def test_what_only_goes_round_ends() -> None:
    """[OW R1, 5.2]"""
    state = board([0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0], stores=[23, 23])
    state.quiet = QUIET - 1
    assert OwareFacts(state, None).quiet_left() == 1
    after, told = sown(state, House.D)
    assert told[1:] == [Gathered(0, 1), Gathered(1, 1)]
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ([1, 1], [24, 24], "quiet")
