"""Puzzles of the shipped books keep their answers: a few with fixed seeds, all with fresh ones in a soak."""

from secrets import randbits
from typing import Any

import msgspec
import pytest

from parlour.bots.spread import here
from parlour.puzzles.book import PuzzleBook, book_of, booked
from parlour.puzzles.checking import LEAST, kept, sample, solved_by

QUICK = 5  # puzzles a game
BOOKS = booked()


def plain(puzzle: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(puzzle)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", BOOKS)
def test_five_of_a_book_keep_their_answer(game: str) -> None:
    """With other chances, at a tenth of the deepest search that made them: the order of level 4's effort."""
    puzzles = [puzzle for puzzle in book_of(game).puzzles if puzzle.depth == 1][:QUICK]
    lost = [found for found in (kept(plain(puzzle), 1893, 0.1) for puzzle in puzzles) if not found["kept"]]
    assert not lost


@pytest.mark.long
@pytest.mark.parametrize("game", BOOKS)
def test_a_whole_book_keeps_its_answers_with_fresh_chances(game: str) -> None:
    seed = randbits(32)
    done = list(here(2)(kept, ([plain(puzzle), seed, 1] for puzzle in book_of(game).puzzles)))
    lost = [found for found in done if not found["kept"]]
    assert len(lost) <= (1 - LEAST) * len(done), f"seed {seed}: {lost}"


@pytest.mark.long
@pytest.mark.parametrize("game", BOOKS)
def test_a_sample_keeps_its_answers_under_ten_times_the_search(game: str) -> None:
    seed = randbits(32)
    done = list(here(2)(kept, ([plain(puzzle), seed] for puzzle in sample(book_of(game), 100, seed))))
    lost = [found for found in done if not found["kept"]]
    assert len(lost) <= (1 - LEAST) * len(done), f"seed {seed}: {lost}"


@pytest.mark.long
@pytest.mark.parametrize("game", BOOKS)
def test_stronger_levels_solve_more(game: str) -> None:
    seed = randbits(32)
    done = list(here(2)(solved_by, ([plain(puzzle), seed, 2] for puzzle in sample(book_of(game), 60, seed))))
    solved = [sum(found["solved"][level] for found in done) for level in range(5)]
    assert solved[0] < solved[2] < solved[4], f"seed {seed}: {solved}"


def test_a_sample_is_drawn_by_its_seed() -> None:
    book = PuzzleBook(BOOKS[0], book_of(BOOKS[0]).puzzles)
    assert sample(book, 2, 1) == sample(book, 2, 1)
    assert len(sample(book, 2, 1)) == 2
    assert sample(book, 10_000, 1) == book.puzzles
