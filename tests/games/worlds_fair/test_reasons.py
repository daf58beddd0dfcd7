"""Why not? Every reason has a scene."""

from collections.abc import Callable

import pytest

from parlour.core.engine import play, why
from parlour.core.words import IllegalAction
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.state import Fair
from parlour.text.catalog import Catalog
from tests.games.worlds_fair.scenes import after, fair, score

ALL_OUT = {"agriculture": [19, 1, 1], "fine-arts": [0, 1, 1]}


def start() -> Fair:
    return fair()


def spent() -> Fair:
    """All 22 of seat 0 on areas, none of them on Fine Arts."""
    return fair(supporters=ALL_OUT)


def due() -> Fair:
    """Burnham and Palmer due, after a supporter on Fine Arts."""
    return after(fair(figures={0: "burnham palmer"}), "place fine-arts")


def played_one() -> Fair:
    """Burnham is played, Davis still due."""
    return after(fair(figures={0: "burnham davis"}), "place fine-arts", "play burnham")


def davis(placed: str = "electricity") -> Fair:
    """Davis played: the neighbour is asked for."""
    return after(fair(figures={0: "davis"}), f"place {placed}", "play davis")


def davis_spent() -> Fair:
    """Davis played at the left end with an empty reserve: a supporter to take back is asked for."""
    state = fair(supporters={"agriculture": [18, 1, 1], "fine-arts": [0, 1, 1]}, figures={0: "davis"})
    return after(state, "place agriculture", "play davis")


def palmer() -> Fair:
    """Palmer played: whose supporter is asked for."""
    state = fair(2, supporters={"fine-arts": [0, 1]}, figures={0: "palmer"})
    return after(state, "place agriculture", "play palmer")


def lifted() -> Fair:
    """Palmer has lifted a supporter of seat 1 on Electricity."""
    return after(palmer(), "lift 2 electricity")


def over() -> Fair:
    return score(fair(round=3))[0]


SCENES: list[tuple[str, str, Callable[[], Fair], str]] = [
    ("place-first", "WF 4.1", start, "play burnham"),
    ("place-first", "WF 4.1", start, "add agriculture"),
    ("place-first", "WF 4.1", spent, "lift 1 agriculture"),
    ("reserve-empty", "WF 4.1b", spent, "place agriculture"),
    ("reserve-not-empty", "WF R2", start, "take back agriculture"),
    ("none-of-mine", "WF 4.1b", spent, "take back fine-arts"),
    ("none-of-mine", "WF 4.1b", davis_spent, "take back fine-arts"),
    ("figures-first", "WF 4.2", due, "place agriculture"),
    ("figures-first", "WF 4.2", due, "take back fine-arts"),
    ("figures-first", "WF 4.2", due, "set down fine-arts"),
    ("not-due", "WF 4.2", due, "play davis"),
    ("not-due", "WF 4.2", due, "discard schwab"),
    ("not-due", "WF 4.2", played_one, "play burnham"),
    ("not-due", "WF 4.2", played_one, "discard burnham"),
    ("davis-asks", "WF 5.3b", davis, "place agriculture"),
    ("davis-asks", "WF 5.3b", davis, "play davis"),
    ("not-adjacent", "WF 5.3b", davis, "add electricity"),
    ("not-adjacent", "WF 5.3b", davis, "add agriculture"),
    ("not-adjacent", "WF 5.3b", davis, "add agriculture"),
    ("not-adjacent", "WF 5.3b", davis_spent, "add electricity"),
    ("base-between", "WF 5.3e", davis_spent, "add transportation"),
    ("reserve-not-empty", "WF R2", davis, "take back agriculture"),
    ("take-back-first", "WF R2", davis_spent, "add fine-arts"),
    ("take-back-first", "WF R2", davis_spent, "place agriculture"),
    ("palmer-asks", "WF 5.3c", palmer, "set down agriculture"),
    ("palmer-asks", "WF 5.3c", palmer, "discard palmer"),
    ("nobody-there", "WF R4", palmer, "lift 1 fine-arts"),
    ("nobody-there", "WF R4", palmer, "lift 3 agriculture"),
    ("palmer-sets-down", "WF 5.3c", lifted, "lift 1 agriculture"),
    ("palmer-sets-down", "WF 5.3c", lifted, "place agriculture"),
    ("same-area", "WF R4", lifted, "set down electricity"),
    ("over", "WF 7.0", over, "place agriculture"),
    ("over", "WF 7.0", over, "play palmer"),
]


@pytest.mark.parametrize(("reason", "cite", "scene", "text"), SCENES)
def test_a_refusal_names_its_reason_and_paragraph(reason: str, cite: str, scene: Callable[[], Fair], text: str) -> None:
    """[WF 4.1, 4.1b, 4.2, 5.3b, 5.3c, 5.3e, 7.0, R2, R4]"""
    state, action = scene(), GAME.vocabulary.parse(text)
    with pytest.raises(IllegalAction) as refused:
        play(state, action)
    assert (refused.value.reason.id, refused.value.reason.cite) == (reason, cite)
    assert refused.value.text == text
    assert why(state, action) == refused.value.reason


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "is left for you"), ("fr", "Vous n’avez plus"), ("pl", "Nie masz już")]
)
def test_of_a_figure_played_this_turn_nobody_says_that_it_was_not_collected(lang: str, said: str) -> None:
    """[WF 4.2]"""
    reason = why(played_one(), GAME.vocabulary.parse("play burnham"))
    assert reason is not None
    assert said in Catalog(lang, "worlds_fair").why(reason)


def test_every_reason_has_a_scene() -> None:
    """[WF 4.1]"""
    assert {(reason.id, reason.cite) for reason in GAME.reasons} == {(id, cite) for id, cite, _, _ in SCENES}
    assert len({reason.id for reason in GAME.reasons}) == len(GAME.reasons) == 15


@pytest.mark.parametrize("scene", [start, spent, due, davis, davis_spent, palmer, lifted])
def test_what_is_legal_needs_no_reason(scene: Callable[[], Fair]) -> None:
    """[WF 4.1]"""
    state = scene()
    legal = state.agenda[-1].options(state)
    assert legal
    assert [action for action in GAME.actions if why(state, action) is None] == sorted(
        legal, key=lambda action: action.index
    )


@pytest.mark.parametrize("scene", [start, due, davis, palmer, lifted])
def test_what_a_step_asks_is_its_answer_to_any_other_kind_of_action(scene: Callable[[], Fair]) -> None:
    """[WF 4.1, 4.2, 5.3b, 5.3c]"""
    asked = {start: "place-first", due: "figures-first", davis: "davis-asks", palmer: "palmer-asks"}
    state = scene()
    assert state.agenda[-1].asks().id == asked.get(scene, "palmer-sets-down")
