"""Games that other packages bring: found by their entry point, and a broken one is named and left out."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core import game as shelf
from parlour.core.found import home
from parlour.core.game import UnknownGame, find, games
from parlour.text import book
from parlour.text.catalog import Catalog, MissingText, lacked
from tests import high_card

Bring = Callable[[str], None]
HOUSE = games()
TOLD = "game-title = High card\naction-Keep = Keep your card.\naction-Swap = Swap it.\n"
BOOK = "# High card: a digest\n\n## HC 1 The game\n\n**HC 1.1** ◆ Everybody gets a card.\n"


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """A package with these entry points is installed, until the end of the test."""
    kept: list[tuple[Any, Any]] = [(part, dict(part)) for part in (shelf._shelf, shelf._open, shelf._broken)]
    monkeypatch.syspath_prepend(tmp_path)

    def bringing(points: str) -> None:
        info = tmp_path / "guests-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.2\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[parlour.games]\n{points}\n", "utf-8")
        shelf._looked.clear()

    yield bringing
    for part, before in kept:
        part.clear()
        part.update(before)


def test_a_game_of_another_package_stands_after_those_of_the_house(bring: Bring) -> None:
    bring("high_card = tests.high_card:GAME")
    assert find("high_card") is high_card.GAME
    assert games() == [*HOUSE, "high_card"]


@pytest.mark.parametrize(
    ("point", "modules", "told"),
    [
        ("tic = nowhere.game:GAME", "", "ModuleNotFoundError: No module named 'nowhere'"),
        ("tic = bad_guest:GAME", "raise RuntimeError('two\\nlines')", "RuntimeError: two lines"),
        ("tic = bad_guest:GAME", "raise SystemExit(3)", "SystemExit: 3"),
        ("tic = bad_guest:GAME", "GAME = 1", "bad_guest:GAME is no Game but a int"),
        ("tic = bad_guest:GAME", "from tests.high_card import GAME", "bad_guest:GAME calls itself 'high_card'"),
        ("Tic-Tac = tests.high_card:GAME", "", "an id has small letters and underscores, 40 at most"),
    ],
)
def test_a_broken_one_is_named_in_a_line_and_the_house_goes_on(
    bring: Bring,
    tmp_path: Path,
    point: str,
    modules: str,
    told: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(__import__("sys").modules, "bad_guest", raising=False)
    (tmp_path / "bad_guest.py").write_text(modules, "utf-8")
    bring(f"{point}\nhigh_card = tests.high_card:GAME")
    name = point.split(" ")[0]
    with caplog.at_level(logging.WARNING):
        assert games() == [*HOUSE, "high_card"]
        assert games() == [*HOUSE, "high_card"]
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith(f"the game '{name}' of guests 1.2 cannot be loaded: ")
    assert line.endswith(told)
    with pytest.raises(UnknownGame, match="cannot be loaded"):
        find(name)


def test_a_game_of_the_house_is_not_replaced(bring: Bring, caplog: pytest.LogCaptureFixture) -> None:
    bring(f"{HOUSE[0]} = tests.high_card:GAME")
    assert games() == HOUSE
    assert find(HOUSE[0]) is not high_card.GAME
    assert "there is a game of this name already" in caplog.text


def test_its_words_and_its_book_come_from_its_own_package(
    bring: Bring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "guest_cards" / "locale" / "en").mkdir(parents=True)
    (tmp_path / "guest_cards" / "locale" / "fr").mkdir()
    (tmp_path / "guest_cards" / "book").mkdir()
    (tmp_path / "guest_cards" / "__init__.py").touch()
    source = Path(high_card.__file__).read_text("utf-8")
    (tmp_path / "guest_cards" / "game.py").write_text(source, "utf-8")
    (tmp_path / "guest_cards" / "locale" / "en" / "high_card.ftl").write_text(TOLD, "utf-8")
    (tmp_path / "guest_cards" / "locale" / "fr" / "high_card.ftl").write_text("action-Keep = Gardez-la.\n", "utf-8")
    (tmp_path / "guest_cards" / "book" / "en.md").write_text(BOOK, "utf-8")
    bring("high_card = guest_cards.game:GAME")
    assert home(find("high_card")) == (tmp_path / "guest_cards").resolve()
    assert "high_card" in book.told_games()
    assert book.title("high_card", "pl") == "High card"
    paragraph = book.find("high_card", "hc 1.1", "fr")
    assert paragraph is not None
    assert paragraph.rule
    english, french = Catalog("en", "high_card"), Catalog("fr", "high_card")
    assert english.text("action-Keep") == "Keep your card."
    assert not english.draft
    assert french.text("action-Keep") == "Gardez-la."
    assert french.text("action-Swap") == "Swap it."  # a draft says in English what it lacks
    assert french.draft
    assert lacked("fr", "high_card") == {"game-title", "action-Swap"}
    with pytest.raises(MissingText):
        french.text("why-over")
