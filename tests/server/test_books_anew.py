"""A book of puzzles made anew: what people answered in the one before stays theirs, and nothing of it is in the way."""

import msgspec
import pytest

from parlour.client import Client, Json
from parlour.puzzles.book import PuzzleBook, book_of
from parlour.puzzles.puzzle import PuzzleQuestion, Reply
from tests.server.places import PLACES
from tests.server.serving import Served, run
from tests.server.test_puzzles import GAME, hurried, solve
from tests.server.test_tables import refused


def made_anew(monkeypatch: pytest.MonkeyPatch, gone: list[str], changed: str = "") -> None:
    """As if the house had been updated: a book without some puzzles, and with another answer at one."""
    fresh = PuzzleBook(GAME, [one for one in book_of(GAME).puzzles if one.id not in gone])
    for at, one in enumerate(fresh.puzzles):
        if one.id == changed:  # what was tempting is now the one right answer, and nothing more is asked
            was = one.question
            question = PuzzleQuestion({was.tempting: Reply()}, was.best, was.chance, was.instead, was.why)
            puzzles = [*fresh.puzzles[:at], msgspec.structs.replace(one, question=question), *fresh.puzzles[at + 1 :]]
            fresh = PuzzleBook(GAME, puzzles)
    monkeypatch.setattr("parlour.server.tables.puzzles.book_of", lambda game: fresh if game == GAME else book_of(game))


async def door_of(who: Client) -> Json:
    return next(dict(one) for one in await who.ask("GET", "/puzzles") if one["game"] == GAME)


def fared(door: Json) -> list[int]:
    return [door[name] for name in ("rating", "answered", "solved", "best")]


@pytest.mark.parametrize("place", PLACES)
def test_answers_outlive_the_book_they_were_given_to(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ratings and counts stay; what is gone is told as gone, and asked no more: not in a rush that asks it now."""

    async def test(served: Served) -> None:
        ann, eve = await served.guest("Ann"), await served.guest("Eve")
        day = await solve(ann, await ann.ask("POST", f"/puzzles/{GAME}/day"))
        rush = await hurried(ann, await ann.ask("POST", f"/puzzles/{GAME}/rush"))
        left_open = await ann.ask("POST", f"/puzzles/{GAME}/next")
        before = await door_of(ann)
        gone = [day["puzzle"], rush["done"][0]["puzzle"], rush["puzzle"]["puzzle"], left_open["puzzle"]]
        with monkeypatch.context() as patched:
            made_anew(patched, gone)
            now = await door_of(ann)
            assert fared(now) == fared(before)
            assert (now["many"], now["today"]) == (before["many"] - len(gone), "new")
            for puzzle in gone:
                path = f"/puzzles/{GAME}/{puzzle}"
                for method, what in (("GET", ""), ("POST", "/give-up")):
                    await refused(ann.ask(method, path + what), 404, "puzzle-gone")
                    await refused(eve.ask(method, path + what), 404, "no-puzzle")
                await refused(ann.ask("GET", f"{path}/why", action="x"), 404, "puzzle-gone")
                await refused(ann.ask("POST", f"{path}/answer", {"question": 0, "action": "x"}), 404, "puzzle-gone")
            other = await ann.ask("POST", f"/puzzles/{GAME}/next")
            assert other["puzzle"] not in gone
            assert (await solve(ann, other))["before"] == before["rating"]
            over = await ann.ask("GET", f"/puzzles/{GAME}/rush")
            assert (over["over"], over["score"], over["best"], over["puzzle"], over["done"]) == (True, 1, 1, None, [])
            answer = {"question": 0, "action": "x"}
            await refused(ann.ask("POST", f"/puzzles/{GAME}/rush/{gone[2]}", answer), 409, "rush-over")
            again = await hurried(ann, await ann.ask("POST", f"/puzzles/{GAME}/rush"))
            assert (again["score"], again["over"]) == (1, False), "another one can begin at once"
            assert (await ann.ask("POST", f"/puzzles/{GAME}/day"))["puzzle"] not in gone
            kept = {one["puzzle"] for one in (await ann.ask("GET", "/me/export"))["solvings"]}
            assert kept >= set(gone), "nothing that was answered is lost"
        assert (await ann.ask("GET", f"/puzzles/{GAME}/{day['puzzle']}")) == day, "and told again with its book"

    run(test, place=place, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_an_answer_that_no_longer_leads_through_its_puzzle_is_gone(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same position with other right answers: in the middle of it, and answered."""

    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        puzzle = next(one for one in book_of(GAME).puzzles if one.depth > 1)
        path = f"/puzzles/{GAME}/{puzzle.id}"
        monkeypatch.setattr(PuzzleBook, "next", lambda *_: puzzle)
        for who in (ann, bob):
            await who.ask("POST", f"/puzzles/{GAME}/next")
            asked = await who.ask("POST", f"{path}/answer", {"question": 0, "action": puzzle.question.best})
            assert (asked["phase"], asked["question"]) == ("asked", 1)
        wrong = {"question": 1, "action": puzzle.questions[1].tempting}
        assert (await bob.ask("POST", f"{path}/answer", wrong))["phase"] == "failed"
        monkeypatch.undo()
        made_anew(monkeypatch, [], puzzle.id)
        for who in (ann, bob):
            await refused(who.ask("GET", path), 404, "puzzle-gone")
            assert (await who.ask("POST", f"/puzzles/{GAME}/next"))["puzzle"] != puzzle.id
        assert (await door_of(bob))["answered"] == 1

    run(test, place=place)
