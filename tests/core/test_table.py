"""The front door: Table, and what it refuses."""

import copy
import pickle

import pytest

import parlour
from parlour.core.codec import Codec
from parlour.core.engine import legal, turn
from parlour.core.game import find
from parlour.core.table import codec_of
from parlour.core.words import NOBODY
from tests import high_card


def table(seed: int = 7) -> parlour.Table:
    return parlour.Table(high_card.GAME, seats=2, seed=seed)


def test_a_table_is_the_same_for_the_same_seed() -> None:
    codec = Codec(high_card.GAME)
    assert codec.pack(table().state_at(0)) == codec.pack(table().state_at(0))
    assert codec.pack(table(8).state_at(0)) != codec.pack(table().state_at(0))


def test_without_a_seed_every_table_has_its_own() -> None:
    assert parlour.Table(high_card.GAME).seed != parlour.Table(high_card.GAME).seed


def test_the_fewest_seats_are_the_default() -> None:
    assert parlour.Table(high_card.GAME, seed=1).seats == 2


def test_actions_are_taken_as_objects_or_in_notation() -> None:
    one, two = table(), table()
    one.play("Swap")
    two.play(high_card.SWAP)
    assert one.record == two.record
    assert one.record.actions == ["swap"]


def test_a_refused_action_changes_nothing_and_names_the_paragraph() -> None:
    shown = table()
    for action in ("swap", "keep"):
        shown.play(action)
    before = shown.record
    with pytest.raises(parlour.IllegalAction, match=r"'swap' is not allowed now: swapped-before \[HC 1.3\]") as refusal:
        shown.play("swap")
    assert refusal.value.reason == high_card.SWAPPED_BEFORE
    assert shown.record == before
    assert shown.why("swap") == high_card.SWAPPED_BEFORE
    assert shown.why("keep") is None


def test_an_unknown_action_is_refused_with_what_is_near() -> None:
    with pytest.raises(parlour.UnknownAction, match="'swop' is no action of this game; did you mean 'swap'"):
        table().play("swop")


def test_after_the_end_nothing_may_be_played() -> None:
    shown = table()
    while shown.turn is not None:
        shown.play("keep")
    assert shown.outcome is not None
    assert shown.outcome.reason == "lowest"
    assert shown.legal() == []
    assert turn(shown.state_at(shown.at)) == NOBODY
    with pytest.raises(parlour.IllegalAction, match=r"over \[HC 1.4\]"):
        shown.play("keep")


def test_the_list_of_options_is_the_callers() -> None:
    shown = table()
    shown.legal().clear()
    assert len(shown.legal()) == 2


def test_told_is_cut_to_the_viewer() -> None:
    shown = table()
    (told,) = shown.play("swap")
    assert isinstance(told, high_card.Swapped)
    assert shown.told(0) == [told]
    for other in (1, None):
        assert shown.told(other) == [high_card.Swapped(0, told.old, high_card.HIDDEN)]
    shown.play("keep")
    assert shown.told(0, since=1) == [high_card.Kept(1)]


def test_views_of_the_past_can_be_asked_for() -> None:
    shown = table()
    for _ in range(4):
        shown.play("keep")
    assert legal(shown.view(0, at=0)) == [high_card.KEEP, high_card.SWAP]
    assert legal(shown.view(0)) == []
    for at in (-1, 5):
        with pytest.raises(IndexError, match="has had 4 actions"):
            shown.state_at(at)


def test_a_reveal_is_what_a_viewer_could_not_compute() -> None:
    shown = table()
    shown.play("keep")
    shown.play("swap")
    assert not shown.reveals(0)
    assert shown.reveals(1)


def test_undo_takes_the_last_action_back() -> None:
    shown = table()
    assert shown.undo() is None
    shown.play("swap")
    assert shown.undo() is high_card.SWAP
    assert shown.at == 0
    assert shown.told(0) == []


def test_a_copy_goes_its_own_way() -> None:
    shown = table()
    shown.play("keep")
    twin = shown.copy()
    assert twin.record == shown.record
    assert (twin.turn, twin.deeds(), twin.told(0)) == (shown.turn, shown.deeds(), shown.told(0))
    twin.play("swap")
    assert (shown.at, twin.at, len(shown.told(None))) == (1, 2, 1)
    shown.undo()
    assert (shown.at, twin.at, twin.turn) == (0, 2, 0)
    twin.redeal(1, 5)
    assert (len(twin.redealt), shown.redealt) == (1, [])


def test_several_actions_are_taken_back_at_once_but_none_before_a_fork() -> None:
    shown, one_by_one = table(), table()
    for shows in (shown, one_by_one):
        for action in ("swap", "keep", "keep"):
            shows.play(action)
    shown.back_to(1)
    one_by_one.undo()
    one_by_one.undo()
    assert shown.record == one_by_one.record
    assert shown.told(0) == one_by_one.told(0)
    with pytest.raises(IndexError):
        shown.back_to(2)
    shown.redeal(0, 7)
    shown.play("keep")
    with pytest.raises(IndexError):
        shown.back_to(0)
    shown.back_to(1)
    assert shown.at == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are: worlds_fair"),
        ({"game": high_card.GAME, "seats": 4}, "high_card is played by 2, 3, not by 4"),
        ({"game": high_card.GAME, "seed": -1}, "a seed is a whole number"),
        (
            {"game": high_card.GAME, "options": {"board": "x"}},
            "high_card has no option 'board'; its options: none",
        ),
    ],
)
def test_a_wrong_table_is_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parlour.Table(**arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_of_the_table_and_watchers_look(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat} at a table of 2"):
        table().view(seat)


def test_options_of_a_table_are_checked_and_filled_in() -> None:
    game = high_card.HighCard()
    game.options = {"start": ["given", "variable"]}
    assert game.settled({}) == {"start": "given"}
    assert game.settled({"start": "variable"}) == {"start": "variable"}
    with pytest.raises(ValueError, match="option start is one of given, variable, not 'mine'"):
        game.settled({"start": "mine"})
    with pytest.raises(ValueError, match="no option 'bard'; its options: start"):
        game.settled({"bard": "house"})


def test_a_table_knows_who_acted_and_what_was_told_by_each_action() -> None:
    shown = table()
    for action in ("keep", "swap", "keep"):
        shown.play(action)
    assert shown.actors == [0, 1, 0]
    assert shown.told(0, 0, 1) == [high_card.Kept(0)]
    shown.undo()
    assert shown.actors == [0, 1]


def test_tables_and_games_are_copied_and_stored_and_states_only_by_their_codec() -> None:
    mine = parlour.Table("gatsby", 2, 7)
    mine.play(mine.legal()[0])
    for twin in (copy.deepcopy(mine), pickle.loads(pickle.dumps(mine))):
        assert twin.record.write() == mine.record.write()
        twin.play(twin.legal()[0])
        assert twin.at == mine.at + 1, "what is played at one is not played at the other"
    old = find("worlds_fair").edition(1)
    assert copy.deepcopy(old) is pickle.loads(pickle.dumps(old)) is old
    view = copy.deepcopy(mine.view(0))
    assert codec_of(mine.game).encode(view) == codec_of(mine.game).encode(mine.view(0))
    for way in (pickle.dumps, copy.copy):
        with pytest.raises(TypeError, match="codec"):
            way(view)
