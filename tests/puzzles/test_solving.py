"""A puzzle is answered choice by choice, and tells its solver nothing but what their seat may know."""

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from parlour.bots.analysis import WHOLE
from parlour.bots.net import net_of
from parlour.core.chance import Chance
from parlour.core.engine import legal, turn
from parlour.core.game import find, games
from parlour.core.table import Table, codec_of
from parlour.core.words import Action, IllegalAction
from parlour.games.gatsby.material import Space
from parlour.puzzles.book import BookError, PuzzleBook, book_of, booked, read, write
from parlour.puzzles.puzzle import Puzzle, PuzzleQuestion, Reply, id_of
from parlour.puzzles.solving import Solving, Unsolved, after, laid_out, solution
from tests.bots.nets import needs_evaluator

BOOKS = booked()


def first(game: str) -> Puzzle:
    return book_of(game).puzzles[0]


def wrong_choice(solving: Solving) -> str:
    return next(option.write() for option in solving.table.legal() if solving.reply(option) is None)


def alike() -> Puzzle:
    """World's Fair by seed 7, as if one of two areas were right at first, and another one afterwards."""
    table = Table("worlds_fair", 2, 7)
    areas = [option.write() for option in table.legal()]
    seat = table.turn
    assert seat is not None
    table.play(areas[0])
    played: list[str] = []
    while table.turn != seat:
        played.append(table.legal()[0].write())
        table.play(played[-1])
    then = PuzzleQuestion({table.legal()[1].write(): Reply()}, table.legal()[0].write(), 600_000, 500_000)
    right = {areas[0]: Reply(played, then), areas[1]: Reply()}
    question = PuzzleQuestion(right, areas[2], 600_000, 500_000)
    return Puzzle("a", "worlds_fair", table.game.rules, 1, "", 2, 7, seat, [], question)


def test_every_house_game_has_a_book() -> None:
    assert set(BOOKS) >= {game for game in games() if find(game).__module__.startswith("parlour.games.")}


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_holds_real_positions(game: str) -> None:
    book = book_of(game)
    assert len({puzzle.id for puzzle in book.puzzles}) == len(book)
    for puzzle in book.puzzles[:20]:
        table = laid_out(puzzle)
        assert puzzle.id == id_of(game, puzzle.rules, puzzle.seats, puzzle.seed, puzzle.actions)
        assert book.find(puzzle.id) is puzzle
        options = {option.write() for option in legal(table.view(puzzle.seat))}
        assert set(puzzle.question.right) < options
        assert puzzle.question.tempting in options - set(puzzle.question.right)
        assert all(step.why for step in solution(puzzle)[:1])


@pytest.mark.parametrize("game", BOOKS)
def test_the_line_of_the_book_solves_it(game: str) -> None:
    for puzzle in book_of(game).puzzles[:20]:
        solving = Solving(puzzle)
        while solving.phase == "asked":
            with pytest.raises(Unsolved):
                solving.solution()
            answer = solving.choose(solving.question.best)
            assert answer.right
            assert answer.until > answer.since
        assert solving.phase == "solved"
        assert solving.answered == puzzle.depth
        assert [step.best.write() for step in solving.solution()] == [one.best for one in puzzle.questions]


@needs_evaluator
def test_chances_of_a_book_are_told_as_hints_are_now(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(one for one in book_of("gatsby").puzzles if one.depth == 1)
    net = net_of(find("gatsby"), 2)
    assert net is not None
    monkeypatch.setattr(net, "power", 1.5 * puzzle.power)
    stored, told = puzzle.question, solution(puzzle)[0]
    for before, now in ((stored.chance, told.chance), (stored.instead, told.instead)):
        odds = (before / (WHOLE - before)) ** 1.5
        assert now == pytest.approx(WHOLE * odds / (1 + odds), abs=1)
    another = msgspec.structs.replace(puzzle, net="another")
    assert solution(another)[0].chance == stored.chance, "of another net nothing is known"


@pytest.mark.parametrize("game", BOOKS)
def test_a_wrong_choice_fails_it_and_plays_nothing(game: str) -> None:
    solving = Solving(first(game))
    at = solving.table.at
    answer = solving.choose(wrong_choice(solving))
    assert (answer.right, answer.phase, solving.table.at) == (False, "failed", at)
    assert solving.scene().options == []
    assert solving.solution()
    assert solving.choose(first(game).question.best).right is False  # it is over


def test_what_may_not_be_chosen_costs_nothing() -> None:
    solving = Solving(first("worlds_fair"))
    illegal = next(action for action in solving.table.game.actions if solving.table.why(action) is not None)
    with pytest.raises(IllegalAction):
        solving.choose(illegal)
    assert solving.phase == "asked"


@pytest.mark.parametrize("game", BOOKS)
def test_a_scene_shows_what_the_seat_may_know(game: str) -> None:
    puzzle = first(game)
    solving = Solving(puzzle)
    scene, table = solving.scene(), laid_out(puzzle)
    codec = codec_of(table.game)
    assert codec.pack(scene.view) == codec.pack(table.view(puzzle.seat))
    assert scene.view.key == 0
    assert {option.write() for option in scene.options} == {option.write() for option in legal(scene.view)}
    assert all(event.seen_by(puzzle.seat) == event for event in scene.told)


def test_an_attempt_follows_from_its_choices() -> None:
    puzzle = alike()
    areas = list(puzzle.question.right)
    one = Solving(puzzle, [areas[0]])
    assert one.phase == "asked"
    assert one.table.turn == puzzle.seat
    other = Solving(puzzle, [areas[1]])  # as good, and nothing more is asked there
    assert other.phase == "solved"
    assert Solving(puzzle, [areas[0], one.question.best]).phase == "solved"


def test_what_leads_to_the_same_position_is_right() -> None:
    """Two choices of Gatsby that differ in notation alone are found, and each stands for the other."""
    table, chance = Table("gatsby", 2, 1), Chance(1)
    codec = codec_of(table.game)
    twins: list[Action] | None = None
    while table.turn is not None and twins is None:
        state, options = table.state_at(table.at), table.legal()
        there: dict[bytes, list[Action]] = {}
        for option in options:
            there.setdefault(msgspec.json.encode(codec.pack(after(state, option))), []).append(option)
        twins = next((alike for alike in there.values() if 1 < len(alike) < len(options)), None)
        if twins is None:
            table.play(options[chance.below(len(options))])
    assert table.turn is not None, "no such position in this game"
    assert twins is not None
    other = next(option for option in table.legal() if option not in twins)
    question = PuzzleQuestion({twins[0].write(): Reply()}, other.write(), 600_000, 500_000)
    played = [action.write() for action in table.actions]
    puzzle = Puzzle("b", "gatsby", table.game.rules, 1, "", 2, 1, table.turn, played, question)
    assert Solving(puzzle).choose(twins[1]).right
    assert not Solving(puzzle).choose(other).right


def test_a_book_is_read_as_it_was_written(tmp_path: Path) -> None:
    for name in ("book.jsonl", "book.jsonl.gz"):
        write(tmp_path / name, [alike()])
        assert read(tmp_path / name) == [alike()]


def test_a_book_of_other_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    write(path, [msgspec.structs.replace(alike(), rules=99)])
    with pytest.raises(BookError, match="version 99"):
        read(path)
    path.write_text('{"id": 3}\n')
    with pytest.raises(BookError, match="line 1"):
        read(path)
    with pytest.raises(BookError, match="no book"):
        book_of("chess")


def test_no_way_of_gatsbys_book_leads_to_the_bottom_of_the_cabaret() -> None:
    """Its character takes the four stars, and older books told that as a way.  [GA 5.1c]"""
    told = [theme for puzzle in book_of("gatsby").puzzles for one in puzzle.questions for theme in one.why]
    assert {one["space"] for one in told if one["kind"] in ("WayThrough", "ChainCut")} == {Space.LEFT, Space.RIGHT}
    assert {one["space"] for one in told if one["kind"] in ("StarsToGo", "StarDenied")} == {Space.BOTTOM}


def test_older_rules_are_kept() -> None:
    assert laid_out(msgspec.structs.replace(alike(), rules=1)).game.rules == 1


def test_every_day_another_puzzle_until_all_have_been() -> None:
    several = [msgspec.structs.replace(alike(), id=str(number)) for number in range(30)]
    book = PuzzleBook("worlds_fair", several)
    days = [date(2026, 11, 16) + timedelta(days=number) for number in range(30)]
    assert len({book.of_day(day).id for day in days}) == 30


def test_the_next_puzzle_is_the_nearest_unseen_one() -> None:
    tries = [8, 8, 8, 4, 1]
    easy = msgspec.structs.replace(alike(), id="easy", tries=tries, misses=[0, 0, 0, 0, 0])
    hard = msgspec.structs.replace(alike(), id="hard", tries=tries, misses=[8, 8, 8, 4, 1])
    book = PuzzleBook("worlds_fair", [hard, easy])
    assert (easy.rating, hard.rating) == (600, 2400)
    assert book.next(900, set()) is easy
    assert book.next(900, {"easy"}) is hard
    assert book.next(900, {"easy", "hard"}) is None, "all were seen"


@pytest.mark.parametrize("game", BOOKS)
def test_it_is_told_where_only_the_first_of_several_choices_is_asked(game: str) -> None:
    told = set()
    for puzzle in book_of(game).puzzles[:20]:
        solving = Solving(puzzle)
        while solving.phase == "asked":
            state, last = solving.table.state_at(solving.table.at), solving.answered + 1 == puzzle.depth
            follows = [turn(after(state, option)) == puzzle.seat for option in legal(state)]
            assert solving.is_part() == (last and any(follows)), puzzle.id
            told.add(solving.is_part())
            solving.choose(solving.question.best)
        assert not solving.is_part()
    assert told == {False, True}
