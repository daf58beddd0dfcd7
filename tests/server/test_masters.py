"""Masters at a server's tables: chosen by their seconds, kept wherever bots are, bounded, and nowhere that counts."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from parlour.bots.levels import STRONGEST, TURN
from parlour.bots.search_bot import LEAST
from parlour.client import Client, Json
from parlour.server.store.entries import Played
from parlour.server.tables.masters import LOOKED_AWAY, time_for
from parlour.server.thinking.pool import BotTurn, Thinking
from tests.server.earlier import insert, left_by
from tests.server.places import PLACES, a_database
from tests.server.rated import RATED
from tests.server.serving import BOT, ME, OPEN, Served, a_server, eventually, run
from tests.server.test_again import first, played
from tests.server.test_blocks import id_of
from tests.server.test_fair import to_a_bot
from tests.server.test_late import NeverThinking
from tests.server.test_tables import refused

MASTER: Json = {"kind": "bot", "master": 15}
TOLD = (STRONGEST, 15)  # whoever knows no masters takes it for the strongest level


class Noting(Thinking):
    """Plays at once, and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[BotTurn] = []
        self.there: list[bool] = []

    async def choose(self, turn: BotTurn, *whose: Any) -> str:
        self.asked.append(turn)
        self.there.append(self.attended is not None and self.attended(turn))
        return await super().choose(BotTurn(turn.key, turn.view, turn.seat, 1, turn.table))


def bot_of(info: Json) -> tuple[int, int | None]:
    [found] = [(seat["level"], seat["master"]) for seat in info["seats"] if seat["kind"] == "bot"]
    return found


@pytest.mark.parametrize("place", PLACES)
def test_a_master_is_chosen_and_stays_one_wherever_bots_are_kept(place: str) -> None:
    thinking = Noting()

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, MASTER], lots=True)
        table = made["table"]["table"]
        assert bot_of(made["table"]) == TOLD
        await ann.run(table, first)
        assert {(turn.level, turn.seconds) for turn in thinking.asked} == {(STRONGEST, 15.0)}
        assert bot_of(await ann.ask("GET", f"/tables/{table}")) == TOLD
        assert bot_of(await ann.ask("POST", f"/tables/{table}/rematch", {})) == TOLD
        [mine] = [one["table"] for one in await ann.ask("GET", "/me/tables") if one["table"]["table"] == table]
        assert bot_of(mine) == TOLD
        names = [seat["name"] for seat in mine["seats"] if seat["kind"] == "bot"]
        assert names == ["Bot 5+15"]
        await refused(served.guest("Bot 5+15"), 422, "bad-name")
        moves = mine["at"]
        seat = mine["yours"][0]
        where = {"at": moves - 1, "seat": seat}
        fork = await ann.ask("POST", f"/replays/{table}/fork", {**where, "id": "f", "level": 2, "master": 60})
        assert bot_of(fork) == (STRONGEST, 60)
        choices = [at for at in range(moves) if await _is_mine(ann, table, at, seat)]
        again = await ann.ask("POST", f"/replays/{table}/again", {"at": choices[0], "id": "a"})
        assert bot_of(again) == TOLD, "the same bots"

    run(test, place=place, thinking=thinking)


async def _is_mine(who: Client, table: str, at: int, seat: int) -> bool:
    return bool((await who.ask("GET", f"/replays/{table}/scene", move=at))["turn"] == seat)


@pytest.mark.parametrize("place", PLACES)
def test_a_seat_of_a_table_that_waits_becomes_a_masters(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, OPEN, OPEN], public=True))["table"]["table"]
        path = f"/tables/{table}/seats"
        changed = await ann.ask("PUT", f"{path}/1", {"kind": "bot", "master": 5})
        assert bot_of(changed["table"]) == (STRONGEST, 5)
        [listed] = (await ann.ask("GET", "/lobby"))["open"]
        assert bot_of(listed) == (STRONGEST, 5)
        await refused(ann.ask("PUT", f"{path}/2", {"kind": "bot", "master": 7}), 400, "unreadable")
        begun = await ann.ask("PUT", f"{path}/2", {"kind": "bot", "level": 2})
        assert begun["table"]["phase"] == "playing"
        assert [(seat["level"], seat["master"]) for seat in begun["table"]["seats"][1:]] == [(5, 5), (2, None)]

    run(test, place=place)


def test_where_the_result_counts_there_are_no_masters() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        problem = await refused(ann.make("high_card", [ME, MASTER], **RATED), 422, "no-master")
        assert "counts" in problem["detail"]
        table = (await ann.make("high_card", [ME, OPEN, BOT], **RATED))["table"]["table"]
        await refused(ann.ask("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "master": 5}), 422, "no-master")
        wanted = {"name": "T", "game": "high_card", "id": "t", "clock": {"kind": "turn", "seconds": 60}}
        await refused(ann.ask("POST", "/tournaments", {**wanted, "master": 5}), 400, "unreadable")
        await refused(ann.ask("POST", "/tournaments", {**wanted, "bots": 6}), 400, "unreadable")

    run(test)


def test_a_game_against_a_master_counts_for_no_level() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await played(ann, [ME, MASTER])
        await played(ann, [ME, {"kind": "bot", "level": STRONGEST}])
        await played(ann, [ME, MASTER, {"kind": "bot", "level": STRONGEST}])
        [mine] = await ann.ask("GET", "/me/progress")
        assert [(one["level"], one["games"]) for one in mine["levels"]] == [(STRONGEST, 1)]
        told = await ann.ask("GET", f"/people/{await id_of(ann)}/profile")
        assert [(one["level"], one["masters"], one["games"]) for one in told["against"]] == [
            (STRONGEST, False, 2),
            (STRONGEST, True, 2),
        ]

    run(test)


def test_a_turn_of_many_choices_has_a_bound_and_so_has_a_game_with_a_clock() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")

        async def room(**how: Any) -> Any:
            table = (await ann.make("high_card", [ME, MASTER], **how))["table"]["table"]
            return (await served.rooms.live(table)).room

        def spent(*entries: tuple[int, float]) -> list[Any]:
            return [
                Played(at=at, seat=seat, action="keep", spent=int(took * 1000))
                for at, (seat, took) in enumerate(entries)
            ]

        free = await room()
        for log, left in (
            (spent(), 15.0),
            (spent((1, 15.0)), 15.0),
            (spent((1, 15.0), (1, 15.0)), 15.0 * (TURN - 2)),
            (spent((1, 15.0), (1, 30.0)), 15.0 / LEAST),
            (spent((1, 99.0), (0, 1.0)), 15.0),
            (spent((1, 99.0), (0, 1.0), (1, 30.0)), 7.5),
        ):
            free.position.log[:] = log
            assert time_for(free, 1, 15) == pytest.approx(left), log
        for clock, left in (
            ({"kind": "turn", "seconds": 300}, 15.0),
            ({"kind": "turn", "seconds": 20}, 10.0),
            ({"kind": "game", "seconds": 3600}, 15.0),
            ({"kind": "game", "seconds": 100}, 5.0),
            ({"kind": "game", "seconds": 100, "increment": 2}, 7.0),
            ({"kind": "game", "seconds": 20, "increment": 30}, 10.0),
        ):
            assert time_for(await room(clock=clock), 1, 15) == pytest.approx(left), clock

    run(test, thinking=NeverThinking(), still=True)


def test_a_master_is_let_think_while_somebody_is_there() -> None:
    """Looks, or has asked for something just now; else nobody waits for it."""
    thinking = Noting()

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, MASTER]))["table"]["table"]
        await to_a_bot(ann, table)
        await eventually(lambda: _asked(thinking, 1))
        assert thinking.there[0], "she has just played"
        live = await served.rooms.live(table)
        attended, turn = thinking.attended, thinking.asked[0]
        assert attended is not None
        served.suspend(LOOKED_AWAY + 1)
        assert not attended(turn)
        ear = ann.told(table)
        await anext(ear)
        served.suspend(LOOKED_AWAY + 1)
        assert live.listeners
        assert attended(turn), "she looks"
        await ear.aclose()  # type: ignore[attr-defined]
        await eventually(lambda: _left(live))
        served.suspend(LOOKED_AWAY + 1)
        assert not attended(turn)

    run(test, thinking=thinking, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_a_master_that_was_stopped_in_the_middle_of_its_thinking_thinks_anew(place: str, tmp_path: Path) -> None:
    async def test() -> None:
        url, thinking = a_database(place, tmp_path), Noting()
        async with a_server(url=url, thinking=NeverThinking()) as served:
            ann = await served.guest("Ann")
            table = (await ann.make("high_card", [ME, MASTER]))["table"]["table"]
            await to_a_bot(ann, table)
            before, cookies = await ann.scene(table), dict(ann.http.cookies)
        async with a_server(url=url, thinking=thinking) as served, Client(served.url) as again:
            again.http.cookies.update(cookies)
            await again.run(table, first)
            assert (thinking.asked[0].seat, thinking.asked[0].seconds) == (before["turn"], 15.0)
            assert bot_of(await again.ask("GET", f"/tables/{table}")) == TOLD

    asyncio.run(asyncio.wait_for(test(), 300))


async def _asked(thinking: Noting, many: int) -> bool:
    return len(thinking.asked) >= many


async def _left(live: Any) -> bool:
    return not live.listeners


@pytest.mark.parametrize("place", PLACES)
def test_bots_of_an_older_store_and_of_older_processes_are_levels(place: str, tmp_path: Path) -> None:
    """An older process writes seats without the column, during an upgrade."""
    seat = {"table": "old", "seat": 1, "kind": "bot", "name": "Bot 5", "level": 5, "nonce": ""}

    def fill(connection: Connection) -> None:
        insert(connection, "players", {"id": "ann", "name": "Ann", "made": 1, "banned": False})
        row = {
            "id": "old", "game": "high_card", "rules": 1, "options": "{}", "public": True, "live": True, "clock": "{}",
            "secret": "0" * 64, "word": "", "made": 1, "at": 0, "changed": 1, "several": False, "watch": True,
            "spare": "open", "lots": False, "phase": "open", "maker": "ann",
        }  # fmt: skip
        insert(connection, "tables", row)
        insert(connection, "seats", {**seat, "seat": 0, "kind": "open", "name": "", "level": None})
        insert(connection, "seats", seat)

    def anew(connection: Connection) -> None:
        connection.execute(text("delete from seats where seat = 1"))
        insert(connection, "seats", seat)

    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0031", fill)
        async with a_server(url=url) as served:
            bob = await served.guest("Bob")
            assert bot_of(await bob.ask("GET", "/tables/old")) == (5, None)
            await served.rooms.store.write(anew)
            await bob.join("old")
            await bob.run("old", first)
            assert bot_of(await bob.ask("GET", "/tables/old")) == (5, None)

    asyncio.run(asyncio.wait_for(test(), 300))
