"""A book told again in today's words: what is asked, what is right and how hard it is stay."""

from pathlib import Path

import msgspec
import pytest

from parlour.cli import main
from parlour.puzzles.book import book_of, booked, read, write
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.retelling import retold
from parlour.puzzles.solving import solution


def told_again(puzzle: Puzzle) -> Puzzle:
    return msgspec.convert(retold(msgspec.to_builtins(puzzle)), Puzzle)


def without_reasons(puzzle: Puzzle) -> str:
    """A puzzle as text, but for why."""
    plain = msgspec.to_builtins(puzzle)

    def bare(question: dict[str, object]) -> dict[str, object]:
        right = question["right"]
        assert isinstance(right, dict)
        for reply in right.values():
            if "then" in reply:
                reply["then"] = bare(reply["then"])
        return {name: value for name, value in question.items() if name != "why"}

    plain["question"] = bare(plain["question"])
    return repr(plain)


@pytest.mark.slow
@pytest.mark.parametrize("game", booked())
def test_only_the_reasons_change_and_they_are_the_same_each_time(game: str) -> None:
    before = max(book_of(game).puzzles[:30], key=lambda puzzle: puzzle.depth)
    again = told_again(before)
    assert without_reasons(again) == without_reasons(before)
    assert again == told_again(before)
    assert all(one.why for one in solution(again)) >= all(one.why for one in solution(before))


@pytest.mark.slow
def test_the_command_writes_a_book_that_is_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = tmp_path / "few.jsonl"
    write(few, book_of("gatsby").puzzles[:2])
    out = tmp_path / "told.jsonl.gz"
    asked = ["puzzles", "retell", "gatsby", "--book", str(few), "--out", str(out)]
    assert main(asked) == 0
    assert "2 puzzles in" in capsys.readouterr().out
    assert [puzzle.id for puzzle in read(out)] == [puzzle.id for puzzle in read(few)]
    assert main([*asked[:2], "kairo", *asked[3:]]) == 2
    assert "is no book of kairo" in capsys.readouterr().err
