"""`parlour puzzle`: asked, answered, rated; and what is printed before the answer tells nothing of it."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.commands import puzzle as command
from parlour.core.words import Action, Seat, State
from parlour.puzzles.book import book_of
from parlour.puzzles.checking import sample
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
    monkeypatch.setattr("parlour.puzzles.checking.effort", lambda game, seats, times: 1)
    done = parlour("puzzles", "verify", GAME, "--sample", 1, "--seed", 3, "--jobs", 1)
    kept = "1 of 1 keep their answer" in done.out
    assert kept or "0 of 1 keep their answer" in done.out
    assert done.status == (0 if kept else 1)
    assert parlour("puzzles", "verify", GAME, "--sample", 0).status == 2


class Right:
    """Knows the book."""

    def choose(self, view: State, seat: Seat, options: list[Action]) -> str:
        written = {option.write() for option in options}
        return next(best for best in BEST if best in written)


class Wrong:
    """Knows it too, and takes what is not in it."""

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        return next(option for option in options if option.write() not in BEST)


BEST: list[str] = []


def test_a_bot_of_ones_own_tries_puzzles(parlour: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    (puzzle,) = sample(book_of(GAME), 1, 3)
    monkeypatch.setattr(f"{__name__}.BEST", [notation for one in puzzle.questions for notation in one.right])
    bots = f"{__name__}:Wrong,{__name__}:Right,random"
    done = parlour("puzzles", "levels", GAME, "--bots", bots, "--sample", 1, "--tries", 2, "--seed", 3, "--jobs", 1)
    assert done.status == 0
    first, *others = done.out.splitlines()[2:]
    assert first == f"  {__name__}:Right 100%"
    assert f"  {__name__}:Wrong 0%" in others
    assert parlour("puzzles", "levels", GAME, "--bots", "nobody", "--jobs", 1).status == 2


def test_verify_goes_on_from_its_notes(parlour: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    looked: list[str] = []

    def kept(puzzle: dict[str, Any], _: int) -> dict[str, Any]:
        looked.append(puzzle["id"])
        return {"id": puzzle["id"], "kept": True}

    monkeypatch.setattr("parlour.cli.commands.puzzles.kept", kept)
    notes, asked = tmp_path / "notes", ["puzzles", "verify", GAME, "--jobs", 1, "--sample"]
    parlour(*asked, 3, "--seed", 3, "--notes", notes)
    with notes.open("a") as file:
        file.write('{"id": "cut o')  # stopped while it wrote
    done = parlour(*asked, 5, "--seed", 3, "--notes", notes)
    assert "5 of 5 keep their answer" in done.out
    assert len(looked) == len(set(looked)) == 5, "none is searched twice"
    parlour(*asked, 2, "--seed", 4, "--notes", notes)
    assert len(looked) == 7, "other chances are another search"


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
