"""Why not? Every reason has a scene."""

from collections.abc import Callable

import pytest

from parlour.core.engine import play, why
from parlour.core.words import IllegalAction
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.state import Party
from tests.games.gatsby.scenes import after, dealt, party


def start() -> Party:
    return party(stands=2)


def commanding() -> Party:
    """Seat 0 has earned COMMAND by action 1."""
    return after(party(), "action 1", "put a2", "put a1")


def kept() -> Party:
    """The second player has to put a token on a star."""
    state = dealt(1)
    return after(state, f"keep {state.drawn[0]}")


def beside() -> Party:
    return after(party("b2"), "action 1")


def linked() -> Party:
    return after(party(), "action 1", "put a2")


def anywhere() -> Party:
    return after(party(slot=(4, 0)), "special")


def racing() -> Party:
    """Track 4 is full, track 5 finished."""
    return after(party("t4.1 t4.2", "a3 t4.3", owned={"track-5": 1}), "action 4")


def half_raced() -> Party:
    return after(party("t1.1"), "action 4")


def second_race() -> Party:
    return after(racing(), "track 2")


def pair() -> Party:
    return after(party("t4.1 t4.2", "a3 t4.3", owned={"track-5": 1}, slot=(8, 0)), "special")


def lane() -> Party:
    return after(party("t4.1 t4.2", "a3 t4.3", owned={"track-5": 1}, slot=(11, 0)), "special")


def placing() -> Party:
    state = party("t4.1 t4.2", "a3 t4.3", height=(2, 5), owned={"step-3": 1, "track-5": 1})
    return after(state, "action 3")


def advancing() -> Party:
    return after(party("t5.1 t5.2"), "action 4", "track 5")


def swapping() -> Party:
    return after(party("a2", height=(4, 4)), "action 3")


def swapped() -> Party:
    return after(swapping(), "swap a2")


def looking() -> Party:
    return after(party(height=(0, 0), owned={"left": 1}), "action 3")


def second_look() -> Party:
    return after(looking(), "look right")


def putting_back() -> Party:
    return after(second_look(), "and bottom")


def drawing() -> Party:
    return after(party("t2.1 t2.2", pile=[5, 6, 7]), "action 4", "track 2")


def drawn() -> Party:
    return after(drawing(), "draw")


def drawn_with_slot() -> Party:
    return after(party("t2.1 t2.2", slot=(3, 0), pile=[5, 6, 7]), "action 4", "track 2", "draw")


def over() -> Party:
    state = party(height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0})
    return after(state, "action 3", "track 4")


SCENES: list[tuple[Callable[[], Party], str, str]] = [
    (start, "put a2", "choose-action"),
    (start, "decline", "choose-action"),
    (start, "action 2", "token-must-move"),
    (start, "special", "no-special"),
    (commanding, "action 2", "command-asks"),
    (commanding, "command 1", "same-command"),
    (commanding, "command special", "no-special-there"),
    (kept, "action 1", "star-asks"),
    (kept, "decline", "compulsory"),
    (kept, "put t1.1", "not-in-cabaret"),
    (beside, "track 1", "cabaret-asks"),
    (beside, "decline", "compulsory"),
    (beside, "put b2", "occupied"),
    (beside, "put a3", "occupied"),
    (beside, "put f6", "not-beside"),
    (beside, "put t1.1", "not-in-cabaret"),
    (linked, "put a4", "not-linked"),
    (linked, "put a2", "occupied"),
    (linked, "put t1.1", "not-in-cabaret"),
    (linked, "action 1", "cabaret-asks"),
    (linked, "decline", "compulsory"),
    (anywhere, "track 2", "anywhere-asks"),
    (anywhere, "put a3", "occupied"),
    (anywhere, "put t1.1", "not-in-cabaret"),
    (anywhere, "decline", "compulsory"),
    (racing, "put a2", "track-asks"),
    (racing, "put t1.1", "leftmost"),
    (racing, "put t1.3", "leftmost"),
    (racing, "put t4.1", "full"),
    (racing, "put t5.2", "finished"),
    (half_raced, "put t1.1", "occupied"),
    (racing, "track 4", "full"),
    (racing, "track 5", "finished"),
    (racing, "decline", "compulsory"),
    (second_race, "track 2", "same-track"),
    (second_race, "put t2.1", "occupied"),
    (second_race, "put t2.2", "same-track"),
    (second_race, "put t2.5", "same-track"),
    (second_race, "put t1.1", "leftmost"),
    (second_race, "track 4", "full"),
    (pair, "put a2", "pair-asks"),
    (pair, "track 4", "full"),
    (pair, "track 5", "finished"),
    (pair, "put t1.2", "pair-asks"),
    (pair, "put t4.3", "full"),
    (pair, "put t5.1", "finished"),
    (pair, "decline", "compulsory"),
    (lane, "track 1", "lane-asks"),
    (lane, "put a2", "not-on-track"),
    (lane, "put f6", "not-on-track"),
    (lane, "put t4.2", "occupied"),
    (lane, "put t5.2", "finished"),
    (lane, "decline", "compulsory"),
    (placing, "advance", "place-asks"),
    (placing, "put f6", "not-beside"),
    (placing, "put a3", "occupied"),
    (placing, "put t1.1", "leftmost"),
    (placing, "put t1.4", "leftmost"),
    (placing, "put t4.1", "full"),
    (placing, "put t5.2", "finished"),
    (placing, "track 4", "full"),
    (placing, "track 5", "finished"),
    (advancing, "track 1", "advance-asks"),
    (swapping, "with a3", "swap-asks"),
    (swapping, "swap a3", "not-mine"),
    (swapping, "swap f6", "not-mine"),
    (swapped, "decline", "with-asks"),
    (swapped, "with a2", "not-theirs"),
    (looking, "and right", "look-asks"),
    (looking, "look left", "claimed"),
    (second_look, "decline", "and-asks"),
    (second_look, "look bottom", "and-asks"),
    (second_look, "and right", "same-space"),
    (second_look, "and left", "claimed"),
    (putting_back, "decline", "put-back-asks"),
    (drawing, "keep 5", "draw-asks"),
    (drawn, "decline", "keep-asks"),
    (drawn, "keep 8", "not-drawn"),
    (drawn, "set aside 5", "slot-empty"),
    (drawn, "set aside 8", "slot-empty"),
    (drawn_with_slot, "keep 3", "not-drawn"),
    (drawn_with_slot, "set aside 8", "not-drawn"),
    (over, "action 1", "over"),
]


@pytest.mark.parametrize(("scene", "text", "reason"), SCENES)
def test_a_refusal_names_its_reason(scene: Callable[[], Party], text: str, reason: str) -> None:
    state, action = scene(), GAME.vocabulary.parse(text)
    found = why(state, action)
    assert found is not None
    assert found.id == reason
    with pytest.raises(IllegalAction, match=reason):
        play(state, action)


def test_a_cell_without_a_star_is_refused_at_the_start() -> None:
    """[GA 3.7d]"""
    state = kept()
    plain = next(cell for cell in range(36) if not state.stars >> cell & 1)
    found = why(state, GAME.actions[[action.write() for action in GAME.actions].index("put a1") + plain])
    assert found is not None
    assert found.id == "not-a-star"


def test_every_reason_has_a_scene() -> None:
    assert {reason for _, _, reason in SCENES} | {"not-a-star"} == {reason.id for reason in GAME.reasons}


def cited(state: Party, text: str) -> str:
    """The reason and the paragraph of a refusal."""
    found = why(state, GAME.vocabulary.parse(text))
    assert found is not None
    return f"{found.id} {found.cite}"


def test_a_track_of_the_same_action_is_refused_by_that_action_s_paragraph() -> None:
    """[GA 6.4a, 8.9]"""
    assert cited(second_race(), "track 2") == "same-track GA 6.4a"
    assert cited(second_race(), "put t2.2") == "same-track GA 6.4a"
    three = after(party(slot=(9, 0)), "special", "track 2")
    assert cited(three, "track 2") == "same-track GA 8.9"
    assert cited(three, "put t2.2") == "same-track GA 8.9"


def test_a_cell_of_the_racetrack_is_refused_to_a_place_by_its_own_paragraph() -> None:
    """PLACE may go there: to the leftmost empty cell of a track that is available.  [GA 7.4a, 7.4c]"""
    assert cited(placing(), "put t1.1") == "leftmost GA 7.4c"
    assert cited(racing(), "put t1.1") == "leftmost GA 5.3a"


def test_what_ended_the_game_is_what_forbids_more() -> None:
    """[GA 9.1, 9.2, 9.3]"""
    assert cited(over(), "action 1") == "over GA 9.3"
    climb = party(height=(2, 1), tiles={"left": "y1", "bottom": "y2", "step-3": "y3"}, owned={"left": 0, "bottom": 0})
    assert cited(after(climb, "action 3", "track 4"), "action 1") == "over GA 9.1"
    won = {"left": "y1", "bottom": "p1", "step-7": "m1", "track-1": "b1", "step-3": "k1"}
    owned = {"left": 0, "bottom": 0, "step-7": 0, "track-1": 0}
    every = party(height=(2, 1), tiles=won, owned=owned)
    assert cited(after(every, "action 3", "track 4"), "action 1") == "over GA 9.2"


def test_a_special_action_that_was_not_drawn_is_refused_by_the_paragraph_of_the_draw() -> None:
    """[GA 3.7b, 7.6a]"""
    begun = dealt(1)
    other = next(special for special in range(1, 12) if special not in begun.drawn)
    assert cited(begun, f"keep {other}") == "not-drawn GA 3.7b"
    assert cited(drawn(), "keep 8") == "not-drawn GA 7.6a"


def test_reasons_are_distinct() -> None:
    assert len(set(GAME.reasons)) == len(GAME.reasons)
