"""A book is made in pieces: the same however the work was split, and nothing but the piece under way is ever lost."""

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.bots.spread import Pieces as Work
from parlour.bots.spread import here
from parlour.core.table import Table
from parlour.puzzles import asking, finding, making
from parlour.puzzles.book import read
from parlour.puzzles.making import Making, run, shares, stored_games, varied
from parlour.puzzles.puzzle import Puzzle, PuzzleQuestion, Reply
from parlour.puzzles.weighing import weigh

FOR_EVER = 1e9


class Killed(Exception):
    """As if the process were gone."""


def puzzle(number: int, at: int, seats: int = 2) -> Puzzle:
    why = [{"kind": f"Theme{(number + at) % 3}"}]
    question = PuzzleQuestion({"a": Reply()}, "b", 600_000, 500_000, why)
    misses = [number % 9, at, 0, 0, 0]
    id = f"{seats}-{number}-{at}"
    return Puzzle(id, "gatsby", 1, 1, "", seats, number, at % 2, [], question, {}, at, [8, 8, 8, 4, 1], misses)


def found(game: str, seats: int, seed: int, number: int) -> dict[str, Any]:
    """Nothing in every third game, else one or two."""
    many = number % 3
    return {
        "seats": seats,
        "number": number,
        "puzzles": [msgspec.to_builtins(puzzle(number, at, seats)) for at in range(many)],
    }


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games in which something is found at once."""
    monkeypatch.setattr(making, "found_in_number", found)


def in_heaps(work: Callable[..., Any], pieces: Work) -> Iterator[Any]:
    """As five processes would: the last begun ends first."""
    while heap := [piece for _, piece in zip(range(5), pieces, strict=False)]:
        for piece in reversed(heap):
            yield work(*piece)


def killed_after(many: int) -> Callable[[Callable[..., Any], Work], Iterator[Any]]:
    def spread(work: Callable[..., Any], pieces: Work) -> Iterator[Any]:
        for number, piece in enumerate(pieces):
            if number == many:
                raise Killed
            yield work(*piece)

    return spread


def told(count: int, wanted: int) -> None:
    assert count <= wanted


def test_the_same_book_however_the_work_was_split(tmp_path: Path) -> None:
    how = Making("gatsby", {2: 12})
    one = run(how, tmp_path / "one", FOR_EVER, here(1), told).book()
    assert len(one) == 12
    assert run(how, tmp_path / "other", FOR_EVER, in_heaps, told).book() == one


def test_whoever_is_killed_loses_only_what_was_under_way(tmp_path: Path) -> None:
    how, path = Making("gatsby", {2: 12}), tmp_path / "pieces"
    whole = run(how, tmp_path / "whole", FOR_EVER, here(1), told)
    with pytest.raises(Killed):
        run(how, path, FOR_EVER, killed_after(5), told)
    with path.open("ab") as file:
        file.write(b'{"seats": 2, "number": 5, "puz')  # torn
    begun: list[int] = []

    def counted(work: Callable[..., Any], pieces: Work) -> Iterator[Any]:
        for piece in pieces:
            begun.append(piece[-1])
            yield work(*piece)

    again = run(how, path, FOR_EVER, counted, told)
    assert begun[0] == 5
    assert again.book() == whole.book()


def test_when_the_time_is_up_no_game_is_begun(tmp_path: Path) -> None:
    how, path = Making("gatsby", {2: 12}), tmp_path / "pieces"
    assert run(how, path, 0.0, here(1), told).book() == []
    assert len(run(how, path, FOR_EVER, here(1), told).book()) == 12


def test_pieces_found_otherwise_do_not_add_up(tmp_path: Path) -> None:
    run(Making("gatsby", {2: 3}), tmp_path / "pieces", FOR_EVER, here(1), told)
    with pytest.raises(ValueError, match="found otherwise \\(seed\\)"):
        run(Making("gatsby", {2: 3}, seed=2), tmp_path / "pieces", FOR_EVER, here(1), told)
    assert len(run(Making("gatsby", {2: 6}), tmp_path / "pieces", FOR_EVER, here(1), told).book()) == 6  # only more


def test_a_book_is_varied() -> None:
    pool = [puzzle(number, at) for at in range(2) for number in range(30)]
    chosen = varied(pool, 6)
    assert {one.themes[0] for one in chosen} == {"Theme0", "Theme1", "Theme2"}
    assert {one.phase for one in chosen} == {0, 1}
    assert varied(pool, 100) != pool
    assert len(varied(pool, 100)) == 60


def test_seats_are_shared() -> None:
    assert shares("2", 300) == {2: 300}
    assert shares("2,3,4", 300) == {2: 240, 3: 30, 4: 30}
    assert shares("2:10,4:5", 300) == {2: 10, 4: 5}
    for wrong in ("two", "2:", "2,,3", "2:x"):
        with pytest.raises(ValueError, match="--seats"):
            shares(wrong, 300)


def test_stored_games_are_found(tmp_path: Path) -> None:
    table = Table("worlds_fair", 3, 5)
    (tmp_path / "a.record").write_text(table.record.write(), "utf-8")
    (tmp_path / "note.txt").write_text("no record", "utf-8")
    assert stored_games([tmp_path], "worlds_fair") == {3: [str(tmp_path / "a.record")]}
    assert stored_games([tmp_path], "kairo") == {}
    with pytest.raises(ValueError, match=r"note\.txt"):
        stored_games([tmp_path / "note.txt"], "kairo")


def test_a_real_game_is_looked_through(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With little thought and no margin: what is found is a position of the game, and the same again."""
    monkeypatch.setattr(finding, "effort", lambda game, seats, times=1: 12)
    monkeypatch.setattr(finding, "TRIES", [1, 1, 1, 0, 0])
    monkeypatch.setattr(finding, "LOOKED_AT", 2)
    monkeypatch.setattr(finding, "is_clear", lambda weighed: len(weighed.right) < len(weighed.rows))
    monkeypatch.setattr(finding, "sure", lambda game, state, chance: weigh(game, state, chance, 12))
    monkeypatch.setattr(finding, "DEEPEST", 1)
    once, twice = (finding.found_in_number("gatsby", 2, 1, 3) for _ in range(2))
    assert once == twice
    for plain in once["puzzles"]:
        assert msgspec.convert(plain, Puzzle).game == "gatsby"


def test_a_bare_machine_needs_little() -> None:
    """Beside Python itself: msgspec, and what compiled modules ask for."""
    code = (
        "import sys; before = set(sys.modules); import parlour.puzzles.__main__, parlour.puzzles.checking;"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before} - sys.stdlib_module_names)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    brought = {name for name in done.stdout.split() if "mypyc" not in name}
    assert brought <= {"__mp_main__", "parlour", "msgspec", "mypy_extensions", "typing_extensions", "librt"}


def test_a_book_is_written_as_asked(tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    asking.add_make(parser)
    out = tmp_path / "gatsby.jsonl.gz"
    arguments = parser.parse_args(["gatsby", "--count", "4", "--out", str(out)])
    assert asking.made_as_asked(arguments, here(1), told).startswith("4 of 4 puzzles")
    assert len(read(out)) == 4
    assert (tmp_path / "gatsby.pieces.jsonl").is_file()
    with pytest.raises(ValueError, match="not by 3"):
        asking.made_as_asked(parser.parse_args(["gatsby", "--seats", "3", "--out", str(out)]), here(1), told)
