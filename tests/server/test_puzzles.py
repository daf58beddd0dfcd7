"""Puzzles on the server: given, answered once, rated; the solution and what is hidden never leave before the answer."""

import asyncio
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Update, text, update

from parlour.client import Client, Json
from parlour.core.table import codec_of
from parlour.puzzles.book import book_of, booked
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.rating import FAR, FIRST, NEW, OF_PUZZLES, expected, near, rated
from parlour.puzzles.rush import MISSES
from parlour.puzzles.solving import Solving, solution
from parlour.server.store.schema import puzzlers, puzzles, rushes
from parlour.server.tables.puzzles import RUSH
from parlour.server.times import DAY, day_of
from tests.server.earlier import insert, left_by
from tests.server.places import PLACES, a_database
from tests.server.serving import Served, a_server, eventually, run
from tests.server.test_tables import refused

GAME = "worlds_fair"


def book(game: str, puzzle: str) -> Puzzle:
    found = book_of(game).find(puzzle)
    assert found is not None
    return found


def answers(puzzle: Puzzle, right: bool = True) -> list[str]:
    """The choices of the book's line, or one wrong choice."""
    return [question.best for question in puzzle.questions] if right else [puzzle.question.tempting]


async def solve(who: Client, told: Json, right: bool = True) -> Json:
    """Answer a puzzle from where it stands to its end."""
    for question, action in enumerate(answers(book(told["game"], told["puzzle"]), right)):
        path = f"/puzzles/{told['game']}/{told['puzzle']}/answer"
        told = dict(await who.ask("POST", path, {"question": question, "action": action}))
    return told


@pytest.mark.parametrize("place", PLACES)
def test_a_puzzle_is_given_answered_once_and_told_then(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        told = await ann.ask("POST", f"/puzzles/{GAME}/next")
        assert (told["phase"], told["question"], told["mine"], told["before"]) == ("asked", 0, FIRST, None)
        assert (await ann.ask("POST", f"/puzzles/{GAME}/next"))["puzzle"] == told["puzzle"], "until it is answered"
        done = await solve(ann, told)
        assert (done["phase"], done["before"]) == ("solved", FIRST)
        assert done["mine"] > FIRST
        assert done["rating"] == told["rating"], "somebody new moves no puzzle"
        assert [one["best"]["action"] for one in done["solution"]] == answers(book(GAME, told["puzzle"]))
        assert done["solution"][0]["tempting"]["word"]["kind"]
        path = f"/puzzles/{GAME}/{told['puzzle']}"
        assert await ann.ask("GET", path) == done
        last = {"question": done["depth"] - 1, "action": done["solution"][-1]["best"]["action"]}
        assert await ann.ask("POST", f"{path}/answer", last) == done, "the same again is answered the same"
        other = {**last, "action": done["solution"][-1]["tempting"]["action"]}
        await refused(ann.ask("POST", f"{path}/answer", other), 409, "stale")
        assert await ann.ask("POST", f"{path}/give-up") == done
        other = await ann.ask("POST", f"/puzzles/{GAME}/next")
        assert other["puzzle"] != told["puzzle"]
        missed = await solve(ann, other, right=False)
        assert (missed["phase"], missed["before"]) == ("failed", done["mine"])
        assert missed["mine"] < done["mine"]
        door = next(one for one in await ann.ask("GET", "/puzzles") if one["game"] == GAME)
        assert (door["rating"], door["answered"], door["solved"]) == (missed["mine"], 2, 1)

    run(test, place=place)


def test_nothing_leaves_before_the_answer_but_what_the_seat_sees() -> None:
    async def test(served: Served) -> None:
        ann, eve = await served.guest("Ann"), await served.guest("Eve")
        for game in booked():
            told = await ann.ask("POST", f"/puzzles/{game}/next")
            puzzle = book(game, told["puzzle"])
            solving = Solving(puzzle)
            seen = codec_of(solving.table.game).pack(solving.table.view(puzzle.seat))
            assert told["scene"]["view"] == msgspec.json.decode(msgspec.json.encode(seen))
            assert told["solution"] == []
            assert str(puzzle.seed) not in msgspec.json.encode(told).decode()
            path = f"/puzzles/{game}/{puzzle.id}"
            for method, what in (("GET", ""), ("POST", "/give-up")):
                await refused(eve.ask(method, path + what), 404, "no-puzzle")
            for what in ("why", "foresee"):
                await refused(eve.ask("GET", f"{path}/{what}", action=puzzle.question.best), 404, "no-puzzle")
            await refused(eve.ask("POST", f"{path}/answer", {"question": 0, "action": "x"}), 404, "no-puzzle")
            await refused(ann.ask("POST", f"{path}/answer", {"question": 0, "action": "x"}), 422, "unknown-action")
            await refused(
                ann.ask("POST", f"{path}/answer", {"question": 1, "action": puzzle.question.best}), 409, "stale"
            )
            assert (await ann.ask("GET", path))["phase"] == "asked", "what may not be chosen costs nothing"
            best = puzzle.question.best
            assert (await ann.ask("GET", f"{path}/why", action=best))["allowed"]
            assert (await ann.ask("GET", f"{path}/foresee", action=best))["action"] == best
            gone = await ann.ask("POST", f"{path}/give-up")
            assert (gone["phase"], gone["chosen"]) == ("failed", None)
            assert gone["solution"]
            await refused(ann.ask("POST", f"{path}/answer", {"question": 0, "action": best}), 409, "stale")
        await refused(ann.ask("POST", "/puzzles/high_card/next"), 404, "no-puzzle")
        await refused(served.holder("x" * 20).ask("POST", f"/puzzles/{GAME}/next"), 401, "no-guest")

    run(test)


def test_two_answers_at_once_are_one() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        told = await ann.ask("POST", f"/puzzles/{GAME}/next")
        puzzle = book(GAME, told["puzzle"])
        path = f"/api/puzzles/{GAME}/{puzzle.id}/answer"
        bodies = [{"question": 0, "action": puzzle.question.tempting}] * 4
        bodies += [{"question": 0, "action": puzzle.question.best}] * 4
        found = await asyncio.gather(*(ann.http.post(path, json=body) for body in bodies))
        assert {answer.status_code for answer in found} <= {200, 409}
        now = await ann.ask("GET", f"/puzzles/{GAME}/{puzzle.id}")
        door = next(one for one in await ann.ask("GET", "/puzzles") if one["game"] == GAME)
        assert door["answered"] == (now["phase"] != "asked")

    run(test, place="postgres")


def test_the_puzzle_of_the_day_is_everybodys() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        mine, his = [await who.ask("POST", f"/puzzles/{GAME}/day") for who in (ann, bob)]
        assert mine["puzzle"] == his["puzzle"]
        assert await today(ann) == "asked"
        await solve(ann, mine)
        assert await today(ann) == "solved"
        assert await today(bob) == "asked"
        served.set_date(DAY)
        assert await today(ann) == "new"
        assert (await ann.ask("POST", f"/puzzles/{GAME}/day"))["puzzle"] != mine["puzzle"]

    run(test)


async def today(who: Client) -> str:
    return next(str(one["today"]) for one in await who.ask("GET", "/puzzles") if one["game"] == GAME)


@pytest.mark.parametrize("place", PLACES)
def test_a_rush_is_counted_by_the_server(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        rush = await ann.ask("POST", f"/puzzles/{GAME}/rush")
        assert (rush["score"], rush["missed"], rush["over"], rush["left"]) == (0, 0, False, RUSH)
        first = rush["puzzle"]["puzzle"]
        assert rush["puzzle"]["solution"] == []
        served.later(60_000)
        again = await ann.ask("POST", f"/puzzles/{GAME}/rush")
        assert (again["puzzle"]["puzzle"], again["left"]) == (first, RUSH - 60_000), "the same one goes on"
        rush = await hurried(ann, rush)
        assert (rush["right"], rush["score"], rush["best"], rush["before"]) == (True, 1, 1, 0)
        assert rush["puzzle"]["puzzle"] != first
        assert (await ann.ask("GET", f"/puzzles/{GAME}/{first}"))["solution"], "told afterwards"
        same = {"question": 0, "action": book(GAME, first).question.best}
        told = await ann.ask("POST", f"/puzzles/{GAME}/rush/{first}", same)
        assert (told["right"], told["score"], told["puzzle"]["puzzle"]) == (True, 1, rush["puzzle"]["puzzle"])
        other = {"question": 0, "action": book(GAME, first).question.tempting}
        await refused(ann.ask("POST", f"/puzzles/{GAME}/rush/{first}", other), 409, "stale")
        second = rush["puzzle"]["puzzle"]
        rush = await hurried(ann, rush, right=False)
        assert (rush["right"], rush["score"], rush["missed"]) == (False, 1, 1)
        assert [one["right"] for one in rush["done"]] == [True, False]
        assert [one["puzzle"] for one in rush["done"]] == [first, second]
        assert (await ann.ask("GET", f"/puzzles/{GAME}/rush"))["done"] == rush["done"], "on any device"
        served.later(RUSH)
        late = {"question": 0, "action": "x"}
        await refused(ann.ask("POST", f"/puzzles/{GAME}/rush/{rush['puzzle']['puzzle']}", late), 409, "rush-over")
        assert (await ann.ask("GET", f"/puzzles/{GAME}/rush"))["done"] == rush["done"], "and when it is over"
        fresh = await ann.ask("POST", f"/puzzles/{GAME}/rush")
        assert (fresh["score"], fresh["missed"], fresh["best"], fresh["before"], fresh["done"]) == (0, 0, 1, 1, [])
        for _ in range(MISSES):
            fresh = await hurried(ann, fresh, right=False)
        assert (fresh["over"], fresh["puzzle"], fresh["left"]) == (True, None, 0)

    run(test, place=place, still=True)


def test_what_a_rush_asks_is_told_nowhere_else_and_not_asked_as_new_again() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        rush = await ann.ask("POST", f"/puzzles/{GAME}/rush")
        asked = rush["puzzle"]["puzzle"]
        assert asked != book_of(GAME).of_day(date.fromisoformat(day_of(served.rooms.now()))).id
        for way in ("GET", ""), ("POST", "/give-up"):
            await refused(ann.ask(way[0], f"/puzzles/{GAME}/{asked}{way[1]}"), 409, "stale")
        answer = {"question": 0, "action": book(GAME, asked).question.best}
        await refused(ann.ask("POST", f"/puzzles/{GAME}/{asked}/answer", answer), 409, "stale")
        for _ in range(3):  # the nearest to my rating, given up one after the other
            other = await ann.ask("POST", f"/puzzles/{GAME}/next")
            assert other["puzzle"] != asked
            await ann.ask("POST", f"/puzzles/{GAME}/{other['puzzle']}/give-up")
        served.later(RUSH)
        assert (await ann.ask("GET", f"/puzzles/{GAME}/{asked}"))["phase"] == "asked", "it was left open"
        again = await ann.ask("POST", f"/puzzles/{GAME}/rush")
        assert again["puzzle"]["puzzle"] != asked

    run(test, still=True)


def test_a_rush_that_an_older_parlour_began_goes_on() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        rush = await hurried(ann, await ann.ask("POST", f"/puzzles/{GAME}/rush"))
        seen = msgspec.json.encode([rush["done"][0]["puzzle"], rush["puzzle"]["puzzle"]]).decode()  # ids alone
        await written(served, update(rushes).values(seen=seen))
        again = await ann.ask("GET", f"/puzzles/{GAME}/rush")
        assert (again["score"], again["puzzle"]["puzzle"], again["done"]) == (1, rush["puzzle"]["puzzle"], [])
        after = await hurried(ann, again)
        assert [one["puzzle"] for one in after["done"]] == [rush["puzzle"]["puzzle"]]
        assert after["puzzle"]["puzzle"] not in seen

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_rush_that_is_begun_twice_at_once_is_one(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        begun = await asyncio.gather(*(ann.ask("POST", f"/puzzles/{GAME}/rush") for _ in range(4)))
        assert len({one["puzzle"]["puzzle"] for one in begun}) == 1

    run(test, place=place)


async def hurried(who: Client, rush: Json, right: bool = True) -> Json:
    puzzle = book(rush["game"], rush["puzzle"]["puzzle"])
    for question, action in enumerate(answers(puzzle, right)):
        path = f"/puzzles/{rush['game']}/rush/{puzzle.id}"
        rush = dict(await who.ask("POST", path, {"question": question, "action": action}))
    return rush


def test_ratings_move_by_what_was_to_be_expected() -> None:
    assert rated(1200, NEW - 1, 1200, 0, won=True) == (1220, 1200), "somebody new moves no puzzle"
    assert rated(1200, NEW, 1200, 0, won=True) == (1210, 1192)
    assert rated(1200, NEW, 1200, 0, won=False) == (1190, 1208)
    assert rated(1200, NEW, 1200, NEW, won=True) == (1210, 1196), "slower with time"
    assert expected(1600, 1200) == pytest.approx(10 / 11)
    assert rated(2000, NEW, 800, 0, won=True) == (2000, 800), "nothing is learnt from what was certain"
    assert [near(rating, 1200) for rating in (0, 1000, 1400, 3000)] == [1200 - FAR, 1000, 1400, 1200 + FAR]


async def written(served: Served, change: Update) -> None:
    def job(connection: Connection) -> None:
        connection.execute(change)

    await served.rooms.store.write(job)


@pytest.mark.parametrize("place", PLACES)
def test_a_puzzle_is_moved_by_those_who_have_answered_enough_and_not_far(place: str) -> None:
    """Any number of new names leave it where the bots put it; and whoever is known moves it so far and no further."""

    async def test(served: Served) -> None:
        names = [await served.guest(f"Eve {number}") for number in range(4)]
        for who in names:
            day = await solve(who, await who.ask("POST", f"/puzzles/{GAME}/day"), right=False)
        its = book(GAME, day["puzzle"])
        assert day["rating"] == its.rating
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        asked = [await who.ask("POST", f"/puzzles/{GAME}/day") for who in (ann, bob)]
        for who in (ann, bob):
            await solve(who, await who.ask("POST", f"/puzzles/{GAME}/next"))
        await written(served, update(puzzlers).values(answered=NEW - 1))
        told = await ann.ask("POST", f"/puzzles/{GAME}/next")
        assert (await solve(ann, told))["rating"] == told["rating"]
        known = await solve(ann, asked[0], right=False)
        assert its.rating < known["rating"] <= its.rating + OF_PUZZLES[0]
        await written(served, update(puzzlers).values(answered=NEW))
        await written(served, update(puzzles).values(rating=its.rating + FAR - 1))
        last = await solve(bob, asked[1], right=False)
        assert last["rating"] == its.rating + FAR

    run(test, place=place)


def test_all_that_is_kept_of_my_puzzles_is_exported_and_forgotten() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await solve(ann, await ann.ask("POST", f"/puzzles/{GAME}/next"))
        await ann.ask("POST", f"/puzzles/{GAME}/rush")
        kept = await ann.ask("GET", "/me/export")
        assert (len(kept["solvings"]), len(kept["puzzlers"]), len(kept["rushes"])) == (2, 1, 1)
        await ann.ask("DELETE", "/me")

        async def gone() -> Any:
            return await served.rooms.store.read(_empty)

        await eventually(gone)

    run(test)


def _empty(connection: Connection) -> bool:
    return not any(
        connection.execute(text(f"select count(*) from {name}")).scalar() for name in ("solvings", "puzzlers", "rushes")
    )


@pytest.mark.parametrize("place", PLACES)
def test_an_older_store_has_puzzles_from_now_on(place: str, tmp_path: Path) -> None:
    async def test() -> None:
        url = a_database(place, tmp_path)
        row = {"id": "ann", "name": "Ann", "made": 1, "banned": False}
        await left_by(url, "0013", lambda connection: insert(connection, "players", row))
        async with a_server(url=url) as served:
            bob = await served.guest("Bob")
            assert (await solve(bob, await bob.ask("POST", f"/puzzles/{GAME}/next")))["phase"] == "solved"

    asyncio.run(asyncio.wait_for(test(), 300))


@pytest.mark.parametrize("place", PLACES)
def test_a_puzzle_about_a_theme_is_one_and_stays_until_it_is_answered(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        door = next(one for one in await ann.ask("GET", "/puzzles") if one["game"] == GAME)
        themes = {one["theme"]: one["many"] for one in door["themes"]}
        assert themes == book_of(GAME).themes()
        assert all(one["left"] == one["many"] for one in door["themes"])
        first = await ann.ask("POST", f"/puzzles/{GAME}/next")
        known = book(GAME, first["puzzle"]).themes
        assert (await ann.ask("POST", f"/puzzles/{GAME}/next", theme=known[0]))["puzzle"] == first["puzzle"]
        other = next(theme for theme in themes if theme not in known)
        told = await ann.ask("POST", f"/puzzles/{GAME}/next", theme=other)
        assert other in book(GAME, told["puzzle"]).themes
        assert told["way"] == "theme"
        assert told["solution"] == [], "it tells no more than that"
        assert (await ann.ask("POST", f"/puzzles/{GAME}/next", theme=other))["puzzle"] == told["puzzle"]
        assert (await ann.ask("POST", f"/puzzles/{GAME}/next"))["puzzle"] == first["puzzle"], "that of all stays too"
        await solve(ann, told)
        assert (await ann.ask("POST", f"/puzzles/{GAME}/next", theme=other))["puzzle"] != told["puzzle"]
        door = next(one for one in await ann.ask("GET", "/puzzles") if one["game"] == GAME)
        assert {one["theme"]: one["left"] for one in door["themes"]}[other] == themes[other] - 2
        await refused(ann.ask("POST", f"/puzzles/{GAME}/next", theme="Nothing"), 404, "no-puzzle")
        await refused(ann.ask("POST", f"/puzzles/{GAME}/next", theme="a b"), 400, "unreadable")

    run(test, place=place)


def test_no_theme_stands_beside_a_puzzle_that_is_asked() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for theme in [None, *list(book_of(GAME).themes())[:2]]:
            told = await ann.ask("POST", f"/puzzles/{GAME}/next", theme=theme)
            text = msgspec.json.encode({**told, "scene": None, "moments": None}).decode()
            assert not [name for name in book_of(GAME).themes() if f'"{name}"' in text]

    run(test)


def test_whose_each_move_of_a_solution_is() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        told = await ann.ask("POST", f"/puzzles/{GAME}/next")
        done = await ann.ask("POST", f"/puzzles/{GAME}/{told['puzzle']}/give-up")
        expected = [one.played for one in solution(book(GAME, told["puzzle"]))]
        lines = [[(move["seat"], move["action"]) for move in one["line"]] for one in done["solution"]]
        assert lines == [[(seat, action.write()) for seat, action in played] for played in expected]

    run(test)


def test_asking_about_a_rush_begins_none() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        path = f"/puzzles/{GAME}/rush"
        none = await ann.ask("GET", path)
        assert await served.holder("x" * 20).ask("GET", path) == none, "nobody yet: none, and no refusal"
        assert (none["over"], none["puzzle"], none["score"], none["best"], none["left"]) == (True, None, 0, 0, 0)
        assert (await ann.ask("GET", "/me/export"))["rushes"] == []
        begun = await ann.ask("POST", path)
        served.later(1000)
        going = await ann.ask("GET", path)
        assert (going["over"], going["puzzle"]["puzzle"]) == (False, begun["puzzle"]["puzzle"])
        assert going["left"] == RUSH - 1000
        await hurried(ann, begun)
        served.later(RUSH)
        over = await ann.ask("GET", path)
        assert (over["over"], over["score"], over["best"], over["before"]) == (True, 1, 1, 0), "a best, whoever asks"
        await refused(ann.ask("GET", "/puzzles/high_card/rush"), 404, "no-puzzle")

    run(test, still=True)
