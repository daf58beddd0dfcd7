"""A message takes what its word has, in every variant and language: held of games from elsewhere as of ours."""

from pathlib import Path

import pytest

from parlour.core.game import find, games
from parlour.laws import TELLING
from parlour.laws.telling import a_message_takes_what_its_word_has as the_law
from parlour.text import catalog
from parlour.text.messages import NoFluent, written
from tests import high_card

pytestmark = pytest.mark.usefixtures("high_card_on_the_shelf")
ENGLISH = """
action-Keep = Keep.
action-Swap = Swap.
step-KeepOrSwap = Keep, or swap?
event-Kept = { $seat } keeps.
event-Swapped = { $new ->
    [0] { $seat } swaps { $old }.
   *[other] { $seat } swaps { $old }, and gets { $new }.
}
"""
FRENCH = "event-Swapped = { $seat } échange { $old } et reçoit { $new }.\n"


@pytest.mark.parametrize("game_id", games())
def test_the_games_of_the_house_keep_it(game_id: str) -> None:
    assert the_law in TELLING
    the_law(find(game_id))


def said(place: Path, monkeypatch: pytest.MonkeyPatch, english: str, french: str = FRENCH) -> None:
    """Hold the example to the law with these catalogs of its own; it is a draft in Polish."""
    for lang, text in (("en", english), ("fr", french)):
        (place / lang).mkdir()
        (place / lang / f"{high_card.GAME.id}.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(catalog, "own_locale", lambda _: place)
    the_law(high_card.GAME)


def test_a_game_from_elsewhere_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said(tmp_path, monkeypatch, ENGLISH)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "[0] { $seat } swaps",
            "[0] { $player } swaps",
            r"en: event-Swapped takes \$player; Swapped has seat, old, new",
        ),
        ("[0] { $seat } swaps { $old }", "[0] { $old-of }", r"en: event-Swapped takes \$old-of"),
        ("= Keep.", "= Keep { $card }.", r"en: action-Keep takes \$card; Keep has no field"),
        ("[0] { $seat } swaps", "[0] { $seat } swaps { card-name }", "en: event-Swapped refers to card-name"),
        ("[0] { $seat } swaps", "[0] { $seat } { list-and.short }", r"en: event-Swapped refers to list-and\.short"),
    ],
)
def test_what_no_random_game_would_show_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    assert ENGLISH.count(old) == 1, old
    with pytest.raises(AssertionError, match=told):
        said(tmp_path, monkeypatch, ENGLISH.replace(old, new))


def test_a_translation_that_leaves_out_a_field_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=r"fr: event-Swapped does not tell \$new, as English does"):
        said(tmp_path, monkeypatch, ENGLISH, "event-Swapped = { $seat } échange { $old }.\n")


@pytest.mark.parametrize(("text", "told"), [("why not", "why not"), ("a-b = a\na-b = c\n", "a-b twice")])
def test_what_is_no_message_is_named_with_its_file(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "some.ftl").write_text(text, "utf-8")
    with pytest.raises(NoFluent, match=rf"some\.ftl: {told}"):
        written(tmp_path / "some.ftl")
