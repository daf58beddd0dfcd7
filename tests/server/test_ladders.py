"""Ladders: who is listed, what is told of the past, and that all ratings can be found again from the results."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from parlour.client import Client, Json
from parlour.server.people import rating
from parlour.server.people.rating import LEAST, SURE
from parlour.server.store.base import Store
from parlour.server.store.schema import placings, players, ratings, results
from parlour.server.tables import ratings as telling
from parlour.server.tables.operator import Operator
from parlour.server.tables.ratings import recompute
from tests.server.places import PLACES, a_database, a_store
from tests.server.rated import RATED, again, duel, kept, mine, to_the_end
from tests.server.serving import BOT, ME, Served, a_server, eventually, run
from tests.server.test_tables import refused


async def filled(store: Store, rows: list[tuple[str, float, float]], banned: str = "") -> None:
    """People with ratings, as results would have made them."""

    def job(connection: Connection) -> None:
        for name, mu, sigma in rows:
            connection.execute(insert(players), {"id": name, "name": name, "made": 0, "banned": name == banned})
            values = {"player": name, "game": "high_card", "seats": 2, "mu": mu, "sigma": sigma, "games": 30}
            connection.execute(insert(ratings), values)

    await store.write(job)


@pytest.mark.parametrize("place", PLACES)
def test_a_leaderboard_lists_the_certain_best_first_and_nobody_banned(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        me = (await ann.ask("GET", "/me"))["player"]
        people = [("Bea", 30.0, 1.0), ("Cem", 35.0, SURE + 0.01), ("Dan", 28.0, SURE), ("Eva", 28.0, 1.0)]
        await filled(served.rooms.store, [*people, ("Mob", 40.0, 1.0)], "Mob")

        def join(connection: Connection) -> None:
            values = {"player": me, "game": "high_card", "seats": 2, "mu": 26.0, "sigma": 1.2, "games": 20}
            connection.execute(insert(ratings), values)

        await served.rooms.store.write(join)
        board = await ann.ask("GET", "/ratings/high_card/2")
        found = [(one["rank"], one["name"], one["mine"]) for one in board["rows"]]
        assert found == [(1, "Bea", False), (2, "Dan", False), (2, "Eva", False), (4, "Ann", True)]
        assert board["listed"] == 4
        assert all(one["error"] <= LEAST for one in board["rows"])
        told = await mine(ann)
        assert (told["rank"], told["listed"]) == (4, 4)
        stranger = await served.holder("").http.get("/api/ratings/high_card/2")
        assert [one["mine"] for one in stranger.json()["rows"]] == [False] * 4
        await refused(ann.ask("GET", "/ratings/high_card/9"), 404, "no-ladder")
        await refused(ann.ask("GET", "/ratings/nonsense/2"), 404, "no-ladder")

    run(test, place=place)


async def an_evening(served: Served) -> dict[str, Client]:
    """Games of two and three, somebody gives up, and somebody is forgotten in the middle of it."""
    people = {name: await served.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")}
    for one, other in (("Ann", "Bob"), ("Bob", "Cat"), ("Cat", "Ann"), ("Dan", "Ann"), ("Dan", "Bob")):
        await to_the_end(*await again(people[one], people[other]))
    await people.pop("Dan").ask("DELETE", "/me")
    await to_the_end(*await again(people["Ann"], people["Cat"]))
    table = (await people["Ann"].make("high_card", [ME, BOT], **RATED))["table"]["table"]
    await people["Ann"].do(table, "resign")
    await eventually(lambda: people["Ann"].ask("GET", f"/tables/{table}/ratings"))
    return people


@pytest.mark.parametrize("place", PLACES)
def test_ratings_computed_anew_from_the_results_are_the_same_numbers(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        people = await an_evening(served)
        store = served.rooms.store
        before = await kept(store)
        assert len(before[1]) == 7
        monkeypatch.setattr(rating, "ANY_GAME", [20.0, 21.0, 22.0, 23.0, 24.0])  # levels were set anew meanwhile
        assert await recompute(store) == {("high_card", 2): 0}
        assert await kept(store) == before, "to the last bit"

        def spoil(connection: Connection) -> None:
            connection.execute(update(ratings).values(mu=1.0, sigma=9.0, games=99))
            connection.execute(update(placings).where(placings.c.player.is_not(None)).values(mu_after=3.0, mu=4.0))

        await store.write(spoil)
        told = await Operator(store, "me").recompute()
        assert told.startswith("high_card at 2 seats: ")
        assert await kept(store) == before
        assert (await mine(people["Ann"]))["games"] == 5
        rows = await store.read(
            lambda connection: connection.execute(select(placings.c.player, placings.c.level)).all()
        )
        assert sum(row.player is None and row.level is None for row in rows) == 2, "the others keep their games"
        listed = await Operator(store, "me").ratings("high_card", 2, 10)
        assert {one["name"] for one in listed} == {"Ann", "Bob", "Cat"}

    run(test, place=place)


def test_ratings_are_recomputed_beside_a_game_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        first, second, table = await duel(served)
        await to_the_end(first, second, table)
        other = await again(first, second)
        ended: list[Json] = []
        store, reading = served.rooms.store, served.rooms.store.read

        async def reads(job: Any) -> Any:
            found = await reading(job)
            if isinstance(found, tuple) and not ended:
                ended.append(await to_the_end(*other))
            return found

        monkeypatch.setattr(store, "read", reads)
        assert await recompute(store) == {("high_card", 2): 0}
        assert (await mine(first))["games"] == 2

    run(test)


def test_two_processes_end_games_of_one_ladder_one_after_the_other(tmp_path: Path) -> None:
    async def test() -> None:
        url = a_database("postgres", tmp_path)
        async with a_server(url=url) as one, a_server(url=url) as other:
            games = [await duel(served) for served in (one, other) * 4]
            for first, second, table in games:
                for at in range(3):
                    await (first, second)[at % 2].play(table, at, "keep")
            await asyncio.gather(*(second.play(table, 3, "keep") for _, second, table in games))
            rows = await one.rooms.store.read(lambda c: c.execute(select(results.c.n).order_by(results.c.n)).all())
            assert [row.n for row in rows] == list(range(1, 9))
            assert await recompute(one.rooms.store) == {("high_card", 2): 0}

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
def test_history_is_the_last_games_oldest_first(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PAST", 2)

    async def test(served: Served) -> None:
        first, second, table = await duel(served)
        tables = [table]
        await to_the_end(first, second, table)
        for _ in range(2):
            game = await again(first, second)
            tables.append(game[2])
            await to_the_end(*game)
        history = (await mine(first))["history"]
        assert [one["table"] for one in history] == tables[1:]
        assert history[0]["rating"] == history[1]["before"]

    run(test, place=place)


def test_an_empty_store_is_recomputed_to_nothing() -> None:
    async def test() -> None:
        async with a_store("sqlite") as store:
            assert await recompute(store) == {}
            assert await Operator(store, "me").recompute() == "there are no results yet"

    asyncio.run(test())
