"""Work spread over processes: the split changes nothing, and a process that is killed loses its piece to another."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL

import pytest

from parlour.bots.spread import TRIES, here
from parlour.bots.thinking import Gone, Unanswered


def squared(number: int) -> int:
    """Some work."""
    return number * number


def deadly(number: int, folder: str) -> int:
    """Work at which the first process to do piece 3 is killed in the middle."""
    mark = Path(folder, f"begun-{number}")
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), SIGKILL)
    return number


def fatal(number: int) -> int:
    """Work that kills everybody."""
    os.kill(os.getpid(), SIGKILL)
    return number


def wrong(number: int) -> int:
    """Work that cannot be done."""
    raise ValueError(f"no {number}")


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_piece_is_done_once(jobs: int) -> None:
    assert Counter(here(jobs)(squared, ([number] for number in range(20)))) == Counter(n * n for n in range(20))
    assert list(here(jobs)(squared, iter([]))) == []


def test_a_process_that_is_killed_loses_its_piece_to_another(tmp_path: Path) -> None:
    assert sorted(here(2)(deadly, ([number, str(tmp_path)] for number in range(8)))) == list(range(8))
    assert (tmp_path / "begun-3").exists(), "one was killed"


def test_work_that_fails_is_said() -> None:
    with pytest.raises(Unanswered, match="no 5"):
        list(here(2)(wrong, iter([[5]])))
    with pytest.raises(Gone, match=f"{TRIES} processes died at the same piece of work"):
        list(here(2)(fatal, iter([[5]])))


def test_pieces_are_taken_as_processes_are_free() -> None:
    taken: list[int] = []

    def pieces() -> Iterator[list[int]]:
        for number in range(5):
            taken.append(number)
            yield [number]

    answers = here(2)(squared, pieces())
    first = next(answers)
    assert taken == [0, 1]
    assert sorted([first, *answers]) == [0, 1, 4, 9, 16]
