"""`parlour puzzle`: asked, answered, rated; and what is printed before the answer tells nothing of it."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from parlour.cli.commands import puzzle as command
from parlour.puzzles.book import book_of
from parlour.puzzles.rating import FIRST, expected, moved
from parlour.text.catalog import LANGUAGES, Catalog
from tests.cli.conftest import Run

GAME = "gatsby"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))


def line() -> list[str]:
    """The right answers to the first puzzle that a newcomer is given."""
    return [question.best for question in book_of(GAME).next(FIRST, set()).questions]


def test_the_next_puzzle_is_solved_and_rated(parlour: Run) -> None:
    asked = book_of(GAME).next(FIRST, set())
    done = parlour("puzzle", GAME, lines=[*line(), "quit"])
    assert done.status == 0
    assert "Right: solved." in done.out
    assert "Best:" in done.out
    mine = command.kept()[GAME]
    assert mine.seen == {asked.id: True}
    assert mine.rating == moved(FIRST, asked.rating, True, 0)
    assert f"Your rating: {round(mine.rating)}" in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_is_told_with_the_solution(parlour: Run, lang: str) -> None:
    catalog = Catalog(lang, GAME)
    asked = book_of(GAME).next(FIRST, set())
    done = parlour("puzzle", GAME, "--lang", lang, lines=["help", asked.question.tempting, "", "quit"])
    assert catalog.text("puzzle-wrong") in done.out
    before, after = done.out.split(catalog.text("puzzle-wrong"), 1)
    start = catalog.text("puzzle-best", best="|").partition("|")[0]
    assert start in after
    assert start not in before
    assert command.kept()[GAME].seen[asked.id] is False
    assert command.kept()[GAME].rating < FIRST


def test_what_is_no_answer_costs_nothing(parlour: Run) -> None:
    done = parlour("puzzle", GAME, lines=["no such thing", "why no such thing", "board", "log", "rules", "99999"])
    assert done.status == 0
    assert "neither an option nor a command" in done.out
    assert "Best:" not in done.out
    assert command.kept() == {}


def test_whoever_asks_for_the_solution_has_failed(parlour: Run) -> None:
    done = parlour("puzzle", GAME, lines=["solution"])
    assert "Best:" in done.out
    assert list(command.kept()[GAME].seen.values()) == [False]


def test_the_puzzle_of_the_day_counts_once(parlour: Run) -> None:
    asked = book_of(GAME).of_day(datetime.now(UTC).date())
    answers = [question.best for question in asked.questions]
    parlour("puzzle", GAME, "--day", lines=answers)
    rating = command.kept()[GAME].rating
    if asked.id in command.kept()[GAME].seen:  # else midnight came between
        assert "seen this one before" in parlour("puzzle", GAME, "--day", lines=answers).out
        assert command.kept()[GAME].rating == rating


def test_a_rush_counts_and_moves_no_rating(parlour: Run) -> None:
    easiest = sorted(book_of(GAME).puzzles, key=lambda one: one.rating)[:2]
    answers = [question.best for question in easiest[0].questions]
    done = parlour("puzzle", GAME, "--rush", lines=[*answers, easiest[1].question.tempting])
    assert "Solved: 1 of 2" in done.out
    assert command.kept() == {}


def test_a_game_without_a_book_is_refused(parlour: Run) -> None:
    done = parlour("puzzle", "chess")
    assert done.status == 2
    assert "no book of puzzles" in done.err


def test_a_damaged_file_is_no_rating(parlour: Run) -> None:
    command.puzzles_file().parent.mkdir(parents=True)
    command.puzzles_file().write_text("{", "utf-8")
    assert command.kept() == {}


def test_ratings_move_towards_what_was_shown() -> None:
    assert expected(1200, 1200) == pytest.approx(0.5)
    assert expected(1600, 1200) == pytest.approx(10 / 11)
    assert moved(1200, 1200, True, 0) == 1230
    assert moved(1200, 1200, False, 100) == 1188
    assert moved(100, 600, False, 100) == 100


def test_verify_and_levels_look_at_the_shipped_book(parlour: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.puzzles.checking.iterations_of", lambda game, seats, level: 1)
    done = parlour("puzzles", "verify", GAME, "--sample", 1, "--seed", 3, "--jobs", 1)
    assert "of 1 keep their answer" in done.out
    assert done.status in (0, 1)
    assert parlour("puzzles", "verify", GAME, "--sample", 0).status == 2
