"""CHARACTERS, and what everybody knows afterwards."""

import pytest

from parlour.core.codec import Codec
from parlour.core.table import UNTOLD, Table
from parlour.games.gatsby.events import Looked, Returned
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.material import SPACES
from parlour.games.gatsby.state import PUBLIC, Party
from tests.games.gatsby.scenes import SPACE_NAMES, act, after, look, options, party, space, tile, told_of

CODEC = Codec(GAME)


def looking(**scene: object) -> Party:
    """Seat 0 is asked by the CHARACTERS of step 1."""
    return after(party(height=(0, 0), **scene), "action 3")  # type: ignore[arg-type]


def known(state: Party, viewer: int | None, name: str) -> int:
    """The character a viewer sees on a space; 0 for none."""
    return look(state, viewer).tiles[space(name)]


def may_be(state: Party, row: int, name: str) -> set[int]:
    """Where somebody thinks a character may be; 12 is the box."""
    return {at for at in range(13) if state.where[row][tile(name)] >> at & 1}


HIDDEN_SPACES = {2, 4, 5, 8, 9, 10, 12}


def test_any_two_unclaimed_characters_may_be_picked_up() -> None:
    """Face up or down, from different places. [GA 7.5a, 7.5b, R7]"""
    state = looking(owned={"left": 1, "track-3": 0})
    assert options(state) == [
        "look right", "look bottom", "look step-3", "look step-7", "look step-10", "look step-13",
        "look track-1", "look track-2", "look track-4", "look track-5", "decline",
    ]  # fmt: skip
    state = after(state, "look step-7")
    assert options(state) == [
        "and right", "and bottom", "and step-3", "and step-10", "and step-13",
        "and track-1", "and track-2", "and track-4", "and track-5",
    ]  # fmt: skip
    assert options(after(state, "and track-5")) == ["exchange", "leave"]


def test_only_who_picks_them_up_sees_the_face_down_ones() -> None:
    """Which two is public. [GA 7.5c, R7, R9]"""
    state, told = act(looking(), "look bottom", "and track-1")
    looked = told_of(Looked, told)[0]
    assert looked == Looked(0, SPACES[2], SPACES[7], [3, 8], 2)
    assert looked.seen_by(0) is looked
    assert looked.seen_by(1) == looked.seen_by(None) == Looked(0, SPACES[2], SPACES[7], [0, 8], 2)
    assert known(state, 0, "bottom") == 3
    assert known(state, 1, "bottom") == known(state, None, "bottom") == 0
    assert state.seen[2] == 1
    assert state.seen[7] == 0


def test_declining_comes_before_looking() -> None:
    """After looking, exchanging stays optional. [GA R9]"""
    state = after(looking(), "decline")
    assert state.seen == [0] * 12
    assert "decline" not in options(after(looking(), "look left"))
    state = after(looking(), "look bottom", "and step-7", "leave")
    assert state.tiles == list(range(1, 16))


def test_the_side_up_travels_with_the_tile() -> None:
    """[GA 7.5d, R7]"""
    state, told = act(looking(), "look left", "and step-7", "exchange")
    assert (state.tiles[0], state.tiles[4]) == (5, 1)
    assert not state.up >> 0 & 1
    assert state.up >> 4 & 1
    assert told_of(Returned, told) == [Returned(0, SPACES[0], SPACES[4], 1, 0)]
    assert told_of(Returned, told)[0].seen_by(1) == Returned(0, SPACES[0], SPACES[4], 1, 0)
    for viewer in (None, 1):
        assert known(state, viewer, "left") == 0
        assert known(state, viewer, "step-7") == 1
    assert known(state, 0, "left") == 5
    assert state.seen[0] == 1
    assert state.seen[4] == 0


def test_two_face_up_ones_are_exchanged_in_the_open() -> None:
    """[GA 7.5d]"""
    state, told = act(looking(), "look left", "and step-13", "exchange")
    assert (state.tiles[0], state.tiles[6]) == (7, 1)
    assert state.up == party().up
    assert told_of(Returned, told)[0].seen_by(None) == Returned(0, SPACES[0], SPACES[6], 1, 0)
    for viewer in (None, 0, 1):
        assert known(state, viewer, "left") == 7
        assert known(state, viewer, "step-13") == 1
    assert all(state.where[row][1] == 1 << 6 and state.where[row][7] == 1 for row in range(3))


def test_leaving_them_is_told_where_one_was_face_up() -> None:
    """[GA 7.5e]"""
    state, told = act(looking(), "look left", "and step-7", "leave")
    assert told_of(Returned, told)[0].seen_by(1) == Returned(0, SPACES[0], SPACES[4], 0, 0)
    assert known(state, 1, "left") == 1


def test_of_two_face_down_ones_nobody_else_learns_whether_they_were_exchanged() -> None:
    """Neither by views nor by events. [GA 7.5e, R7]"""
    state = after(looking(), "look bottom", "and track-2")
    yes, told = act(state, "exchange")
    no, heard = act(state, "leave")
    assert told == [Returned(0, SPACES[2], SPACES[8], 1, 1)]
    assert heard == [Returned(0, SPACES[2], SPACES[8], 0, 1)]
    for viewer in (None, 1):
        assert CODEC.pack(look(yes, viewer)) == CODEC.pack(look(no, viewer))
        assert told[0].seen_by(viewer) == heard[0].seen_by(viewer) == Returned(0, SPACES[2], SPACES[8], 2, 1)
    assert told[0].seen_by(0) == told[0]
    assert (known(yes, 0, "bottom"), known(yes, 0, "track-2")) == (9, 3)
    assert (known(no, 0, "bottom"), known(no, 0, "track-2")) == (3, 9)


def test_whether_it_is_secret_depends_on_both_faces() -> None:
    """[GA 7.5e]"""
    for first, second, secret in (("bottom", "track-2", True), ("left", "track-2", False), ("bottom", "left", False)):
        state = after(looking(), f"look {first}", f"and {second}")
        step = state.agenda[-1]
        assert [step.secret(state, action) for action in step.options(state)] == [secret, secret]


def test_a_record_in_progress_does_not_tell_the_exchange() -> None:
    """The table writes what a viewer may know; at the end everything. [GA 7.5e, R20]"""
    table, secrets = Table(GAME, seed=5), 0
    while table.turn is not None:
        seat, before = table.turn, table.at
        options_now = [action.write() for action in table.legal()]
        text = next((t for t in ("exchange", "draw", "look bottom", "and step-7") if t in options_now), options_now[-1])
        if text == "decline" and options_now[0].startswith("swap"):
            text = options_now[0]
        table.play(text)
        if table.turn is None:
            break
        assert table.moves(seat)[before] == text
        if table.moves(1 - seat)[before] == UNTOLD:
            assert table.moves(None)[before] == UNTOLD
            secrets += 1
    assert secrets > 0
    assert UNTOLD not in table.moves(None)
    assert table.moves(0) == table.record.actions
    while table.undo() is not None:
        pass
    assert table.moves(0) == []


def test_peeked_tiles_stay_known_to_the_peeker() -> None:
    """On later turns too. [GA 7.5c]"""
    state = after(looking(), "look bottom", "and step-7", "leave", "track 5", "action 4", "track 4", "track 5")
    assert known(state, 0, "bottom") == 3
    assert known(state, 0, "step-7") == 5
    assert known(state, 1, "bottom") == known(state, 1, "step-7") == 0


def test_what_was_seen_narrows_where_the_others_may_be() -> None:
    """[GA 7.5c]"""
    state = after(looking(), "look bottom", "and step-7", "leave")
    assert may_be(state, 0, "y3") == {2}
    assert may_be(state, 0, "k1") == HIDDEN_SPACES - {2, 4}
    assert may_be(state, 1, "y3") == may_be(state, 1, "k1") == HIDDEN_SPACES
    assert may_be(state, PUBLIC, "y3") == HIDDEN_SPACES


def test_a_tile_known_to_me_becomes_uncertain_when_the_other_may_have_exchanged_it() -> None:
    """[GA 7.5e]"""
    state = after(looking(), "look bottom", "and step-7", "leave", "track 5")
    state = after(state, "action 4", "track 4", "track 2")
    state = after(state, "action 1", "put a2", "put a1", "command 4")  # seat 1 comes to the CHARACTERS of track 4
    state = after(state, "track 4", "look bottom", "and track-2", "exchange")
    assert may_be(state, 0, "y3") == {2, 8}
    assert known(state, 0, "bottom") == known(state, 0, "track-2") == 0
    assert may_be(state, 0, "k1") == HIDDEN_SPACES - {4}
    assert may_be(state, 1, "y3") == {8}
    assert state.seen[2] == state.seen[8] == 2
    assert known(state, 0, "step-7") == 5


@pytest.mark.parametrize("choice", ["exchange", "leave"])
def test_looking_and_putting_back_are_no_reveal_to_the_other(choice: str) -> None:
    """The look is one to who looks; after it, exchanging can be undone. [GA 7.5c, 7.5e]"""
    table = Table(GAME, seed=11)
    while not any(action.write().startswith("look") for action in table.legal()):
        table.play(table.legal()[0])
    view = table.view(table.turn)
    assert isinstance(view, Party)
    down = [at for at in range(12) if view.owner[at] < 0 and not view.up >> at & 1]
    table.play(f"look {SPACE_NAMES[down[0]]}")
    table.play(f"and {SPACE_NAMES[down[1]]}")
    assert table.reveals(table.at - 1)
    table.play(choice)
    assert not table.reveals(table.at - 1)
