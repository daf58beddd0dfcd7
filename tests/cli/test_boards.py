"""The drawing says what the engine says; a game without a drawing can be played, and its secrets have a curtain."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from parlour.cli.boards import PlainBoard, board_of
from parlour.core import game as shelf
from parlour.core.game import find
from parlour.core.table import Table
from parlour.games.worlds_fair.events import CardAdded
from parlour.text import catalog as words
from parlour.text.catalog import Catalog
from tests.cli.conftest import Run
from tests.high_card import HighCard

NAMES = ["Ada", "Ben", "Chloé", "Dev"]
WORDS = """
game-title = High card
action-Keep = Keep my card.
action-Swap = Swap my card.
step-KeepOrSwap = Keep your card or swap it?
event-Kept = { $seat } keeps a card.
event-Swapped = { $seat } swaps { $old } for { $new }.
ending-highest = The highest card wins.
ending-lowest = Nobody swapped: the lowest card wins.
source-card = Card
why-swapped-before = You have swapped before.
why-over = The game is over.
"""


def drawn(table: Table, width: int = 110, lang: str = "en") -> str:
    console = Console(width=width, record=True, force_terminal=False, markup=False, highlight=False)
    with console.capture() as capture:
        view = table.view(0)
        console.print(board_of(find("worlds_fair")).draw(view, Catalog(lang, "worlds_fair"), NAMES[: table.seats], 0))
    return capture.get()


@pytest.mark.parametrize("width", [80, 110])
def test_every_card_cube_and_rank_is_on_the_board(width: int) -> None:
    table = Table("worlds_fair", 4, 3)
    for action in ("place electricity", "place electricity", "place fine-arts"):
        table.play(action)
    picture = drawn(table, width)
    flat = " ".join(picture.split())
    told = Catalog("en", "worlds_fair")
    view = table.view(0)
    for cards in view.beside:  # type: ignore[attr-defined]
        for card in cards:
            assert told.card(card).split()[0] in flat
    assert "● 3" in flat
    assert "1st= ★2" in flat
    assert f"deck {len(view.deck)}" in flat  # type: ignore[attr-defined]
    assert "Ada 1 (you)" in flat
    for points in table.standing:
        assert str(points) in flat


def test_the_car_stands_in_brackets() -> None:
    table = Table("worlds_fair", 3, 3)
    assert "[START]" in drawn(table)
    assert "11 tickets to scoring" in " ".join(drawn(table, 90).split())
    while not table.view(None).car:  # type: ignore[attr-defined]
        table.play(table.legal()[0])
    assert f"[{table.view(None).car}]" in drawn(table)  # type: ignore[attr-defined]


def test_the_area_of_step_one_is_marked_while_figures_are_played() -> None:
    table = Table("worlds_fair", 2, 4)
    while type(table.view(0).agenda[-1]).__name__ != "PlayFigures":
        table.play(table.legal()[0])
    assert "◀ step 1" in drawn(table)
    assert "◀ krok 1" in drawn(table, 80, "pl")


def test_a_preview_says_where_the_new_cards_will_go() -> None:
    told, board = Catalog("en", "worlds_fair"), board_of(find("worlds_fair"))
    for seed in range(12):
        table = Table("worlds_fair", 3, seed)
        for action in table.legal():
            foreseen = board.preview(table.view(0), action, told).split("cards ")[1]
            events = table.play(action)
            table.undo()
            assert foreseen.split() == [told.name(e.area, "letter") for e in events if isinstance(e, CardAdded)]


def test_a_preview_of_what_changes_no_rank_is_empty() -> None:
    table = Table("worlds_fair", 2, 4)
    while type(table.view(0).agenda[-1]).__name__ != "PlayFigures":
        table.play(table.legal()[0])
    assert table.turn is not None
    assert (
        board_of(find("worlds_fair")).preview(table.view(table.turn), table.legal()[0], Catalog("en", "worlds_fair"))
        == ""
    )


@pytest.fixture
def high_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example game with a secret, on the shelf for a while, with English words and no drawing."""
    shutil.copytree(words.LOCALE / "en", tmp_path / "locale" / "en")
    (tmp_path / "locale" / "en" / "high_card.ftl").write_text(WORDS, "utf-8")
    monkeypatch.setattr(words, "LOCALE", tmp_path / "locale")
    words.catalog.cache_clear()
    shelf.shelve("high_card", HighCard)
    yield
    for kept in (shelf._shelf, shelf._open):
        kept.pop("high_card", None)
    words.catalog.cache_clear()


@pytest.mark.usefixtures("high_card")
def test_a_game_without_a_drawing_can_be_played(parlour: Run) -> None:
    assert type(board_of(find("high_card"))) is PlainBoard
    table = ("play", "high_card", "--seats", "2", "--seat", "1", "--seed", "1")
    told = parlour(*table, lines=["rules", "swap", "why swap", "1"])
    assert told.status == 0
    assert "there is no book of 'high_card'" in told.out
    assert "Hand" in told.out
    assert "You have swapped before. [HC 1.3]" in told.out
    assert "wins." in told.out


@pytest.mark.usefixtures("high_card")
def test_a_curtain_falls_between_people_who_have_secrets(parlour: Run) -> None:
    table = ("play", "high_card", "--seats", "2", "--bots", "0", "--seed", "1", "--name", "Ada", "--name", "Ben")
    told = parlour(*table, lines=["keep", "", "swap", "", "keep", "", "keep"]).out
    assert told.count("Pass the device to Ben") == 2
    assert told.count("Pass the device to Ada") == 1
    assert "wins." in told
    table_of_two = Table("high_card", 2, 1)
    hands = [table_of_two.state_at(0).hand[seat] for seat in range(2)]  # type: ignore[attr-defined]
    first = told[: told.index("Pass the device")]
    assert f"Ada: {hands[0]}" in first
    assert f"Ben: {hands[1]}" not in first
    assert "Ben swaps" in told


@pytest.mark.usefixtures("high_card")
def test_a_bot_alone_needs_no_curtain(parlour: Run) -> None:
    assert "Pass the device" not in parlour("play", "high_card", "--seats", "3", lines=["1", "1"]).out
