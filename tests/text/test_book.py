"""The book as the program reads it."""

from pathlib import Path

import pytest

from parlour.core.game import UnknownGame, find, games
from parlour.text import book
from parlour.text.catalog import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", book.told_games())
def test_chapters_come_in_order_and_the_rulings_last(game: str, lang: str) -> None:
    chapters = book.chapters(game, lang)
    prefix = chapters[0].id.split()[0]
    assert [chapter.id for chapter in chapters[:-1]] == [f"{prefix} {n}" for n in range(1, len(chapters))]
    assert chapters[-1].id == f"{prefix} R"
    assert all(chapter.title and chapter.paragraphs for chapter in chapters)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", book.told_games())
def test_players_are_shown_no_commands_of_developers(game: str, lang: str) -> None:
    paragraphs = [paragraph for chapter in book.chapters(game, lang) for paragraph in chapter.paragraphs]
    assert not [paragraph.id for paragraph in paragraphs if "python" in paragraph.text]


@pytest.mark.parametrize("game", games())
def test_every_reason_cites_a_rule_that_can_be_shown(game: str) -> None:
    for reason in find(game).reasons:
        for lang in LANGUAGES:
            paragraph = book.find(game, reason.cite, lang)
            assert paragraph is not None, reason
            assert paragraph.rule, reason


def test_a_paragraph_has_its_parts() -> None:
    paragraph = book.find("worlds_fair", "wf  4.1B", "en")
    assert paragraph is not None
    assert (paragraph.id, paragraph.rule) == ("WF 4.1b", True)
    assert paragraph.sources == ["000:175-178", "002:151-153"]
    assert paragraph.text.endswith("use that one.")


def test_an_example_is_no_rule_and_a_ruling_has_no_sources() -> None:
    example, ruling = book.find("worlds_fair", "WF 7.6x", "en"), book.find("worlds_fair", "WF R2", "fr")
    assert example is not None
    assert ruling is not None
    assert not example.rule
    assert ruling.rule
    assert ruling.sources == []
    assert "réserve" in ruling.text


def test_what_is_not_there_is_none() -> None:
    assert book.find("worlds_fair", "WF 99.9", "en") is None
    assert book.find("worlds_fair", "", "en") is None


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    for call in (lambda: book.chapters("chess", "en"), lambda: book.find("chess", "X 1.1", "fr")):
        with pytest.raises(UnknownGame, match=r"'chess'.*worlds_fair"):
            call()
    with pytest.raises(UnknownGame):
        book.chapters("../rulings/worlds_fair", "en")


def test_titles_are_the_books_own() -> None:
    assert book.title("worlds_fair", "en") == "World's Fair 1893"
    assert book.title("worlds_fair", "fr") == "Exposition universelle Chicago 1893"
    assert book.title("worlds_fair", "pl") == "Wystawa Światowa 1893"


def test_a_packed_book_comes_first_and_english_stands_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "book" / "rulebooks").mkdir(parents=True)
    page = "# Tic: the rules\n\n## TI 1 Play\n\n**TI 1.1** ◆ Take a cell. {000:1-2}\n"
    (tmp_path / "book" / "rulebooks" / "tic.md").write_text(page, "utf-8")
    monkeypatch.setattr(book, "HERE", tmp_path)
    book.chapters.cache_clear()
    try:
        (chapter,) = book.chapters("tic", "pl")
        assert (chapter.id, chapter.title) == ("TI 1", "Play")
        assert chapter.paragraphs == [book.Paragraph("TI 1.1", True, "Take a cell.", ["000:1-2"])]
        assert book.told_games() == ["tic"]
    finally:
        book.chapters.cache_clear()
