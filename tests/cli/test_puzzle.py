"""`parlour puzzle`: asked, answered, rated; and what is printed before the answer tells nothing of it."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from parlour.cli.commands import puzzle as command
from parlour.puzzles.book import book_of
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.rating import FIRST, rated
from parlour.puzzles.rush import MISSES, wanted
from parlour.text.catalog import LANGUAGES, Catalog
from tests.cli.conftest import Run

GAME = "gatsby"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))


def asked_at(rating: int, *seen: Puzzle) -> Puzzle:
    """What somebody of a rating is given who has seen these."""
    found = book_of(GAME).next(rating, {one.id for one in seen})
    assert found is not None
    return found


def line() -> list[str]:
    """The right answers to the first puzzle that a newcomer is given."""
    return [question.best for question in asked_at(FIRST).questions]


def test_the_next_puzzle_is_solved_and_rated(parlour: Run) -> None:
    asked = asked_at(FIRST)
    done = parlour("puzzle", GAME, lines=[*line(), "quit"])
    assert done.status == 0
    assert "Right: solved." in done.out
    assert "Best:" in done.out
    mine = command.my_records()[GAME]
    assert mine.seen == {asked.id: True}
    assert mine.rating == rated(FIRST, 0, asked.rating, 0, won=True)[0] > FIRST
    assert f"Your rating: {mine.rating}" in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_is_told_with_the_solution(parlour: Run, lang: str) -> None:
    catalog = Catalog(lang, GAME)
    asked = asked_at(FIRST)
    done = parlour("puzzle", GAME, "--lang", lang, lines=["help", asked.question.tempting, "", "quit"])
    assert catalog.text("puzzle-wrong") in done.out
    before, after = done.out.split(catalog.text("puzzle-wrong"), 1)
    start = catalog.text("puzzle-best", best="|").partition("|")[0]
    assert start in after
    assert start not in before
    assert command.my_records()[GAME].seen[asked.id] is False
    assert command.my_records()[GAME].rating < FIRST


def test_what_is_no_answer_costs_nothing(parlour: Run) -> None:
    done = parlour("puzzle", GAME, lines=["no such thing", "why no such thing", "board", "log", "rules", "99999"])
    assert done.status == 0
    assert "neither an option nor a command" in done.out
    assert "Best:" not in done.out
    assert command.my_records() == {}


def test_whoever_asks_for_the_solution_has_failed(parlour: Run) -> None:
    done = parlour("puzzle", GAME, lines=["solution"])
    assert "Best:" in done.out
    assert list(command.my_records()[GAME].seen.values()) == [False]


def test_the_puzzle_of_the_day_counts_once(parlour: Run) -> None:
    asked = book_of(GAME).of_day(datetime.now(UTC).date())
    answers = [question.best for question in asked.questions]
    parlour("puzzle", GAME, "--day", lines=answers)
    rating = command.my_records()[GAME].rating
    if asked.id in command.my_records()[GAME].seen:  # else midnight came between
        assert "seen this one before" in parlour("puzzle", GAME, "--day", lines=answers).out
        assert command.my_records()[GAME].rating == rating


def test_a_rush_gets_harder_counts_and_ends_with_the_third_miss(parlour: Run) -> None:
    first = asked_at(wanted(0))
    given, lines = [first], [question.best for question in first.questions]
    for missed in range(MISSES):
        given.append(asked_at(wanted(1 + missed), *given))
        lines.append(given[-1].question.tempting)
    done = parlour("puzzle", GAME, "--rush", lines=[*lines, "help"])
    assert f"Solved: 1 of {1 + MISSES}" in done.out
    assert "help" not in done.out.split("Solved: 1 of")[1], "it is over before the next line"
    assert command.my_records()[GAME].seen == {one.id: one is first for one in given}


def test_a_game_without_a_book_is_refused(parlour: Run) -> None:
    done = parlour("puzzle", "chess")
    assert done.status == 2
    assert "no book of puzzles" in done.err


def test_a_damaged_file_is_told_and_not_written_over(parlour: Run) -> None:
    command.puzzles_file().parent.mkdir(parents=True)
    command.puzzles_file().write_text("{", "utf-8")
    done = parlour("puzzle", GAME, lines=["solution"])
    assert done.status == 2
    assert f"{command.puzzles_file()} cannot be read" in done.err
    assert command.puzzles_file().read_text("utf-8") == "{"


def test_verify_and_levels_look_at_the_shipped_book(parlour: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.puzzles.checking.iterations_of", lambda game, seats, level: 1)
    done = parlour("puzzles", "verify", GAME, "--sample", 1, "--seed", 3, "--jobs", 1)
    kept = "1 of 1 keep their answer" in done.out
    assert kept or "0 of 1 keep their answer" in done.out
    assert done.status == (0 if kept else 1)
    assert parlour("puzzles", "verify", GAME, "--sample", 0).status == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_themes_are_listed_and_asked_for_by_either_name(parlour: Run, lang: str) -> None:
    catalog, themes = Catalog(lang, GAME), book_of(GAME).themes()
    listed = parlour("puzzle", GAME, "--theme", "--lang", lang).out
    for theme, many in themes.items():
        assert f"{theme:<18}{catalog.text(f'theme-{theme}', 'name')}" in listed
        assert str(many) in listed
    theme = list(themes)[-3]
    asked = book_of(GAME).next(FIRST, set(), theme=theme)
    assert asked is not None
    assert theme in asked.themes
    for name in (theme.lower(), catalog.text(f"theme-{theme}", "name")):
        done = parlour("puzzle", GAME, "--theme", name, "--lang", lang, lines=["solution", "quit"])
        assert (done.status, done.err) == (0, "")
        assert asked.id in command.my_records()[GAME].seen
        command.puzzles_file().unlink()
    refused = parlour("puzzle", GAME, "--theme", "chess", "--lang", lang)
    assert (refused.status, theme in refused.err) == (2, True)
