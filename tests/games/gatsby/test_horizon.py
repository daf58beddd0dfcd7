"""How far a turn can go at most: what it calls out of reach is out of reach."""

import pytest

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.words import NOBODY
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.horizon import ADVANCES, LOOKS, SWAPS, TOKENS, within_reach
from parlour.games.gatsby.state import Party

from .scenes import after, dealt, look, party


def reach(state: Party) -> tuple[int, int, int, int]:
    """Tokens, advances, swaps and looks."""
    most = within_reach(state)
    return most[TOKENS], most[ADVANCES], most[SWAPS], most[LOOKS]


def test_an_action_brings_its_parts_and_the_bonuses_of_what_they_may_touch() -> None:
    """[GA 6.2a, 6.2b, 7.0a]"""
    tokens, advances, swaps, looks = reach(after(party(height=(1, 1)), "action 2"))
    assert tokens >= 1
    assert advances >= 2  # its own, and that of a cell
    assert swaps >= 1
    assert looks >= 1


def test_between_turns_it_is_the_most_of_all_actions() -> None:
    """[GA 4.2, 8.2]"""
    plain, special = party(), party(slot=(2, 0))
    assert reach(special)[0] > reach(plain)[0] >= 2


def test_at_the_set_up_nothing_can_end() -> None:
    """[GA 3.7d]"""
    assert not GAME.near_end(dealt(1))


def test_a_last_character_far_away_is_out_of_reach_and_one_near_is_not() -> None:
    """[GA 9.3]"""
    owned = {"step-3": 1, "step-7": 1, "step-10": 0}
    assert not GAME.near_end(after(party(), "action 4", "track 1"))
    assert GAME.near_end(party(height=(12, 9), owned=owned))


def test_three_of_a_family_are_in_reach_only_where_the_third_may_be_won() -> None:
    """[GA 9.1]"""
    tiles = {"left": "y1", "step-3": "y2", "track-4": "y3"}
    owned = {"left": 0, "step-3": 0}
    assert GAME.near_end(party("t4.1 t4.2", "c1", tiles=tiles, owned=owned))
    swapping = after(party("a2", height=(4, 4)), "action 3")
    assert not GAME.near_end(swapping)


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_is_out_of_reach_no_line_reaches(seed: int) -> None:
    """Every line of a turn, where there are few enough, from states that are said to be far from the end."""
    state, chance = dealt(seed), Chance(seed)
    looked = 0
    while options := legal(state):
        assert isinstance(state, Party)
        seat = turn(state)
        assert GAME.near_end(look(state, seat)) == GAME.near_end(state)
        if not GAME.near_end(state):
            looked += 1
            waiting, tried = [state], 0
            while waiting and tried < 150:
                before = waiting.pop()
                for option in legal(before):
                    tried += 1
                    following = before.copy()
                    push(following, option)
                    assert turn(following) != NOBODY
                    if turn(following) == seat:
                        waiting.append(following)
        push(state, options[chance.below(len(options))])
    assert looked > 5
