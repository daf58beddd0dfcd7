"""OW 1 and 2: the board and sowing."""

from parlour.core.chance import key_of
from parlour.core.engine import legal, turn, why
from parlour_oware.actions import SOWINGS
from parlour_oware.events import Sown
from parlour_oware.game import GAME
from parlour_oware.material import House
from parlour_oware.reasons import EMPTY
from parlour_oware.state import Board
from scenes import board, sown


def test_there_are_four_seeds_in_every_house() -> None:
    """[OW 1.3]"""
    state = GAME.setup(2, key_of(1), {})
    assert isinstance(state, Board)
    assert state.houses == [4] * 12
    assert state.stores == [0, 0]


def test_any_own_house_with_seeds_may_be_sown() -> None:
    """[OW 2.1]"""
    state = board([0, 2, 0, 0, 1, 0], [4, 4, 4, 4, 4, 4])
    assert legal(state) == [SOWINGS[House.B], SOWINGS[House.E]]
    assert why(state, SOWINGS[House.A]) == EMPTY


def test_seeds_go_along_the_own_row_and_then_along_the_others() -> None:
    """[OW 2.2]"""
    after, told = sown(board([0, 0, 0, 0, 4, 0], [1, 4, 5, 0, 1, 0]), House.E)
    assert after.row(0) == [0, 0, 0, 0, 0, 1]
    assert after.row(1) == [2, 5, 6, 0, 1, 0]
    assert told == [Sown(0, House.E, 4)]


def test_the_second_player_sows_back_to_the_first() -> None:
    """[OW 2.2]"""
    after, _ = sown(board([4, 4, 4, 4, 4, 4], [0, 0, 0, 0, 0, 3], seat=1), House.F)
    assert after.row(0) == [5, 5, 5, 4, 4, 4]


def test_a_whole_round_passes_the_first_house_over() -> None:
    """[OW 2.3]"""
    after, _ = sown(board([12, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]), House.A)
    assert after.row(0) == [0, 2, 1, 1, 1, 1]
    assert after.row(1) == [1] * 6


def test_then_it_is_the_other_players_turn() -> None:
    """[OW 2.4]"""
    assert turn(sown(board([4] * 6, [4] * 6), House.A)[0]) == 1
