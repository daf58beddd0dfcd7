"""A turn, the action token, and COMMAND."""

import pytest

from parlour.core.engine import turn
from parlour.games.gatsby.events import ActionTaken, CommandEarned, Commanded, LeftFree, Skipped, SpecialTaken
from parlour.games.gatsby.material import Place
from tests.games.gatsby.scenes import act, after, asked, options, party, told_of


def test_turns_alternate() -> None:
    """[GA 4.1]"""
    state = after(party(), "action 1", "put a2", "put b2", "decline")
    assert asked(state) == (1, "ChooseAction")
    assert state.active == 1
    state = after(state, "action 3", "track 4")
    assert asked(state) == (0, "ChooseAction")


def test_a_turn_is_one_main_action_or_my_special_one() -> None:
    """[GA 4.2]"""
    assert options(party(slot=(6, 0))) == ["action 1", "action 2", "action 3", "action 4", "special"]
    assert options(party(slot=(0, 6))) == ["action 1", "action 2", "action 3", "action 4"]
    assert options(party(slot=(0, 6), active=1))[-1] == "special"


@pytest.mark.parametrize("stands", [1, 2, 3, 4])
def test_the_token_has_to_move(stands: int) -> None:
    """[GA 4.4]"""
    assert options(party(stands=stands)) == [f"action {n}" for n in (1, 2, 3, 4) if n != stands]


def test_the_token_stands_where_the_last_player_put_it() -> None:
    """[GA 4.4]"""
    state, told = act(party(), "action 3", "track 5")
    assert state.stands == 3
    assert told_of(ActionTaken, told) == [ActionTaken(0, 3)]
    assert options(state) == ["action 1", "action 2", "action 4"]


def test_after_a_special_action_everything_is_open_to_the_other() -> None:
    """[GA R2]"""
    state = after(party(slot=(4, 6)), "special", "put d3")
    assert asked(state) == (1, "ChooseAction")
    assert options(state) == ["action 1", "action 2", "action 3", "action 4", "special"]
    assert state.stands == 5
    assert after(party(slot=(4, 6), active=1), "special").stands == 6


def test_a_special_action_is_gone_once_chosen() -> None:
    """[GA 4.5, R10]"""
    state, told = act(party(slot=(4, 6)), "special")
    assert state.slot == [0, 6]
    assert state.used == [4]
    assert told_of(SpecialTaken, told) == [SpecialTaken(0, 4)]


def test_a_draw_during_a_special_action_finds_the_slot_empty() -> None:
    """So the one in use is never set aside. [GA R10]"""
    state = after(party("t2.1", "a3 t2.2", slot=(10, 0), pile=[1, 2, 3]), "special", "decline", "track 2", "draw")
    assert options(state) == ["keep 1", "keep 2", "keep 3"]
    state = after(state, "keep 2")
    assert state.slot == [2, 0]
    assert state.aside == [[], []]
    assert state.used == [10]


def test_command_lets_me_choose_the_others_action_when_their_turn_begins() -> None:
    """[GA 7.2a, R8]"""
    state, told = act(party("", "a3", slot=(0, 6)), "action 1", "put a2", "put a1")
    assert told_of(CommandEarned, told) == [CommandEarned(0)]
    assert asked(state) == (0, "CommandAction")
    assert state.active == 1
    state, told = act(state, "command 3")
    assert told_of(Commanded, told) == [Commanded(0, 3)]
    assert told_of(ActionTaken, told) == [ActionTaken(1, 3)]
    assert state.height == [1, 2]
    assert turn(state) == 1  # who makes every choice within it
    assert state.stands == 3
    state = after(state, "track 4")
    assert asked(state) == (0, "ChooseAction")


def test_anything_may_be_commanded_but_what_was_just_done() -> None:
    """Their special action too, if they have one. [GA 7.2b, 7.2d, R8]"""
    state = after(party("", "a3", slot=(0, 6)), "action 1", "put a2", "put a1")
    assert options(state) == ["command 2", "command 3", "command 4", "command special", "leave free"]
    state = after(party("a2", "a3"), "action 2", "put a1")
    assert options(state) == ["command 1", "command 3", "command 4", "leave free"]


def test_a_special_action_used_on_command_is_gone() -> None:
    """And never scores. [GA 7.2c, R10]"""
    state = after(party("", "a3", slot=(0, 6)), "action 1", "put a2", "put a1")
    state, told = act(state, "command special")
    assert told_of(Commanded, told) == [Commanded(0, 5)]
    assert told_of(SpecialTaken, told) == [SpecialTaken(1, 6)]
    assert state.slot == [0, 0]
    assert state.used == [6]
    assert state.stands == 6


def test_the_other_may_be_left_free_which_is_decided_only_then() -> None:
    """[GA R8]"""
    state = after(party("", "a3"), "action 1", "put a2", "put a1")
    state, told = act(state, "leave free")
    assert told_of(LeftFree, told) == [LeftFree(0)]
    assert asked(state) == (1, "ChooseAction")
    assert options(state) == ["action 2", "action 3", "action 4"]
    state = after(state, "action 4", "track 4", "track 5")
    assert asked(state) == (0, "ChooseAction")  # the command is used up


def test_a_command_used_is_used_up() -> None:
    """[GA R8]"""
    state = after(party("", "a3"), "action 1", "put a2", "put a1", "command 4", "track 4", "track 5")
    assert asked(state) == (0, "ChooseAction")
    assert state.command == 0


def test_several_commands_in_one_turn_are_one_choice() -> None:
    """Track 2 pays one and the cell a1 another. [GA R8]"""
    state = party("a2 t2.1", "a3 c5", slot=(5, 0), height=(6, 6))
    state, told = act(state, "special", "put a1", "track 2")
    assert told_of(CommandEarned, told) == [CommandEarned(0), CommandEarned(0)]
    assert asked(state) == (0, "CommandAction")
    assert asked(after(state, "leave free")) == (1, "ChooseAction")


def test_a_command_may_be_of_an_action_of_which_nothing_is_possible() -> None:
    """[GA R3, R8]"""
    columns = [" ".join(f"{column}{row}" for column in "abcdef") for row in (2, 3, 4, 5, 6)]
    mine, theirs = f"{columns[0]} {columns[2]} {columns[4]}", f"b1 c1 d1 e1 f1 {columns[1]} {columns[3]}"
    owned = {"left": 0, "right": 1}
    state = after(party(mine, theirs, owned=owned, slot=(4, 0)), "special", "put a1")
    assert asked(state) == (0, "CommandAction")
    state, told = act(state, "command 1")
    assert told_of(Skipped, told) == [Skipped(1, Place.CABARET)]
    assert asked(state) == (0, "ChooseAction")


def test_the_command_reaches_the_turn_after_only() -> None:
    """[GA 7.2a]"""
    state = after(party("", "a3"), "action 1", "put a2", "put a1", "command 2", "put b1")
    assert asked(state) == (0, "ChooseAction")
