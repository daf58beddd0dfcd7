"""Deals of the day: promised, the same for everybody, tried once, and told to nobody before they have finished."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from parlour.bots.thinking import Unanswered
from parlour.cli import main
from parlour.client import Refused
from parlour.core.deal import commitment
from parlour.core.record import read
from parlour.core.table import codec_of
from parlour.server.http.rates import WRITES
from parlour.server.limits import TABLES_OF_ALL
from parlour.server.store import dailies as stored
from parlour.server.store.schema import dailies
from parlour.server.tables import drawing
from parlour.server.tables.dailies import settle
from parlour.server.thinking import par
from parlour.server.thinking.fair import HOUSE
from parlour.server.thinking.pool import BotTurn, ProcessThinking, Thinking
from parlour.server.times import DAY, day_after, day_of, end_of
from tests.server.daily import GAME, SECRET, another, changed, finished, my_turn, refused, script, sheet, tried
from tests.server.places import PLACES, a_database, a_store
from tests.server.serving import ME, Served, a_server, eventually, run

pytestmark = pytest.mark.usefixtures("known_secret")


async def log_of(served: Served, table: str) -> bytes:
    room = (await served.rooms.live(table)).room
    return room.begun().record.write().encode()


@pytest.mark.parametrize(
    "game",
    ["worlds_fair", pytest.param("gatsby", marks=pytest.mark.long), pytest.param("kairo", marks=pytest.mark.long)],
)
def test_equal_play_gives_byte_equal_games_on_both_stores_and_two_processes(game: str) -> None:
    """Whoever asks first, in which process, with which other games going on."""

    async def test() -> None:
        games: list[bytes] = []
        async with a_server() as alone:
            ann = await alone.guest("Ann")
            games.append(await log_of(alone, await finished(ann, game)))
        url = a_database("postgres", Path())
        async with a_server(url=url) as one, a_server(url=url) as two:
            bob, eve = await one.guest("Bob"), await two.guest("Eve")
            ours = await asyncio.gather(finished(bob, game), finished(eve, game))
            games += [await log_of(served, table) for served, table in zip((one, two), ours, strict=True)]
            found = await sheet(bob, game)
            assert [row["rank"] for row in found["standing"]] == [1, 1], "equal play is ranked alike"
        assert len(set(games)) == 1

    asyncio.run(test())


def test_a_process_thinks_as_this_one_does_and_falls_to_no_lower_level() -> None:
    async def test() -> None:
        row = settle(stored.DailyRow("2026-11-16", "gatsby", SECRET))
        table = par.laid(row)
        seat = table.turn or 0
        view = codec_of(table.game).encode(table.view(seat))
        turn = BotTurn(table.game.key, view, seat, 2, "t", par.chance_at(SECRET, seat, view))
        elsewhere = ProcessThinking(1)
        try:
            here = await Thinking().choose(turn)
            assert here == await elsewhere.choose(turn, HOUSE) == await elsewhere.choose(turn, HOUSE)

            async def fails(*_: Any) -> str:
                raise Unanswered("slow")

            elsewhere._thought = fails  # type: ignore[method-assign, assignment]
            with pytest.raises(Unanswered):
                await elsewhere.choose(turn, HOUSE)
        finally:
            elsewhere.close()

    asyncio.run(test())


@pytest.mark.parametrize("place", PLACES)
def test_a_deal_is_promised_before_its_day_and_its_secret_told_after_it(place: str, tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        today = await ann.ask("GET", "/daily")
        deal = next(one for one in today["deals"] if one["game"] == GAME)
        assert deal["commitment"] == commitment(SECRET)
        assert (deal["secret"], deal["tomorrow"], deal["state"]) == (None, commitment(SECRET), "new")
        table = await finished(ann)
        info = await ann.ask("GET", f"/tables/{table}")
        assert (info["phase"], info["deal"]["secret"], info["daily"]) == ("over", None, today["day"])
        for path in ("", "/record", "/story", "/scene", "/told", "/analysis"):
            assert await refused(ann.ask("GET", f"/replays/{table}{path}")) == "sealed"
        body = {"at": 0, "seat": 0, "id": "f"}
        assert await refused(ann.ask("POST", f"/replays/{table}/fork", body)) == "sealed"
        served.set_date(today["ends"] - served.rooms.now())
        text = (await ann.http.get(f"/api/replays/{table}/record")).text
        assert read(text).deal["secret"] == SECRET
        file = tmp_path / "daily.record"
        file.write_text(text)
        assert main(["verify", str(file)]) == 0
        archived = await ann.ask("GET", "/daily/archive")
        assert {one["game"]: (one["secret"], one["state"]) for one in archived}[GAME] == (SECRET, "over")
        assert (await ann.ask("GET", "/daily"))["day"] == day_after(today["day"])

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_two_processes_draw_and_settle_once(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter(range(1, 1000))
    monkeypatch.setattr(drawing, "token_hex", lambda _: f"{next(numbers):064x}")

    async def test() -> None:
        async with a_store(place) as store:
            both = await asyncio.gather(*(drawing.draw(store, "2026-11-16", 1) for _ in range(5)))
            assert all(found == both[0] for found in both)
            row = both[0][GAME]
            other = settle(stored.DailyRow(row.day, row.game, "77" * 32))
            await store.write(stored.settle(settle(row)))
            await store.write(stored.settle(other))
            kept = {one.game: one for one in await store.read(stored.of_day(row.day))}[GAME]
            assert kept == settle(row)

    asyncio.run(test())


def test_nobody_sees_anything_before_they_have_finished() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        hers, his = await finished(ann), await tried(bob)
        found = await sheet(bob)
        assert (found["mine"], found["par"], found["standing"], found["deal"]["finished"]) == (None, None, [], 1)
        day = found["deal"]["day"]
        assert await refused(bob.ask("GET", f"/daily/{day}/{GAME}/choices")) == "not-over"
        assert await refused(bob.ask("GET", f"/tables/{hers}/scene", seat=0)) == "not-your-seat"
        assert await refused(bob.ask("GET", f"/tables/{hers}/scene", seat=-1)) == "seats-only"
        told = await bob.ask("GET", f"/tables/{hers}")
        assert (told["outcome"], told["deal"]["secret"]) == (None, None)
        assert (await bob.ask("GET", f"/daily/months/{day[:7]}/{GAME}"))["rows"] == []
        await bob.run(his, script)
        found = await sheet(bob)
        assert [row["name"] for row in found["standing"]] == ["Ann", "Bob"]
        assert [row["mine"] for row in found["standing"]] == [False, True]
        assert all(row["replay"] is None for row in found["standing"])
        rows = (await bob.ask("GET", f"/daily/months/{day[:7]}/{GAME}"))["rows"]
        assert [(row["name"], row["days"], row["rank"]) for row in rows] == [("Ann", 1, 1), ("Bob", 1, 1)]

    run(test)


def test_an_attempt_is_one_and_stands() -> None:
    """Asked for again it is the same; nothing is taken back, hinted at, left to somebody else or thrown away."""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = await tried(ann)
        assert await tried(ann) == table
        scene = await eventually(lambda: my_turn(ann, table))
        await ann.play(table, scene["at"], script(scene))
        assert await refused(ann.ask("GET", f"/tables/{table}/hint")) in ("daily-stands", "not-your-turn")
        assert await refused(ann.ask("GET", f"/tables/{table}/lens")) == "daily-stands"
        at = (await ann.scene(table))["at"]
        assert (await ann.scene(table))["undo"] == "none"
        assert await refused(ann.do(table, "undo", at=at)) == "daily-stands"
        assert await refused(ann.do(table, "leave")) == "daily-stands"
        assert await refused(ann.ask("DELETE", f"/tables/{table}")) == "daily-stands"
        assert await refused(ann.ask("POST", f"/tables/{table}/seats/{scene['seat']}/token")) == "daily-stands"
        await ann.run(table, script)
        assert await tried(ann) == table, "the first one counts"

    run(test)


def test_a_table_of_that_name_is_no_attempt() -> None:
    """What a client calls its request is never the name of an attempt."""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        day = (await ann.ask("GET", "/daily"))["day"]
        with pytest.raises(Refused):
            await ann.make(GAME, [ME, ME], id=f"daily {day} {GAME}")
        made = (await ann.make(GAME, [ME, ME], id=f"daily-{day}-{GAME}"))["table"]
        assert made["table"] != await tried(ann)
        assert made["daily"] is None

    run(test)


def test_only_what_makes_a_table_counts_as_one_for_the_address() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        day, table = (await ann.ask("GET", "/daily"))["day"], await tried(ann)
        for _ in range(WRITES.many // 3):
            assert await tried(ann, day=day) == table
        await another(ann, "Eve")
        for _ in range(WRITES.many // 3):
            assert await refused(ann.ask("POST", f"/daily/{day}/{GAME}", {})) == "daily-tried-here"
            assert await refused(ann.ask("POST", f"/daily/{day}/no_game", {})) == "no-daily"
        for _ in range(TABLES_OF_ALL.many - 1):
            served.rooms.limits.take(TABLES_OF_ALL, "127.0.0.1")
        assert await refused(ann.ask("POST", f"/daily/{day}/{GAME}", {"anyway": True})) == "too-fast", (
            "but one was made"
        )

    run(test, scale=1, still=True)


def test_what_is_late_does_not_count() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        today = await ann.ask("GET", "/daily")
        begun = await tried(ann)
        served.set_date(today["ends"] - served.rooms.now())
        await ann.run(begun, script)
        await finished(bob, day=today["day"])
        for who in (ann, bob):
            found = await sheet(who, day=today["day"])
            assert (found["mine"]["mark"], found["mine"]["replay"] is not None) == ("late", True)
            assert found["standing"] == []
            assert (await who.ask("GET", "/daily"))["streak"] == 0
        assert await refused(bob.ask("GET", f"/daily/{day_after(today['day'], 2)}/{GAME}")) == "no-daily"
        assert await refused(bob.ask("GET", f"/daily/2026-02-31/{GAME}")) == "no-daily"

    run(test)


@pytest.mark.parametrize("day", ["0000-01-01", "0001-01-01", "2026-13-01", "9999-12-01", "9999-12-31"])
def test_days_at_the_ends_of_time_are_answered(day: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        at_all = [f"months/{day[:7]}/{GAME}", f"{day}/{GAME}", f"{day}/{GAME}/choices", f"archive?before={day}"]
        for path in at_all:
            answer = await ann.http.get(f"/api/daily/{path}")
            assert answer.status_code in (200, 404), (path, answer.text)
        for path in at_all[1:3]:
            answer = await ann.http.post(f"/api/daily/{path}", json={})
            assert answer.status_code == 404, (path, answer.text)
        if day[:4] in ("0000", "9999"):
            assert (await ann.http.get(f"/api/daily/{at_all[0]}")).status_code == 404

    run(test)


def test_bots_that_changed_during_the_day_do_not_count() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = await tried(ann)
        day = (await ann.ask("GET", "/daily"))["day"]
        await served.rooms.store.write(changed(update(dailies).values(bots="level 3 as it was")))
        await ann.run(table, script)
        assert (await sheet(ann))["mine"]["mark"] == "changed"
        assert await refused(bob.ask("POST", f"/daily/{day}/{GAME}", {})) == "daily-changed"
        assert not await served.rooms.pars.grow()

    run(test)


def test_days_go_by_utc() -> None:
    assert day_of(end_of("2026-02-28") - 1) == "2026-02-28"
    assert day_of(end_of("2026-02-28")) == "2026-03-01"
    assert end_of("2028-02-29") - end_of("2028-02-28") == DAY
