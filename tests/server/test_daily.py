"""Deals of the day: promised, the same for everybody, tried once, and told to nobody before they have finished."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Update, select, update

from parlour.bots.thinking import Unanswered
from parlour.cli import main
from parlour.client import Client, Json, Refused
from parlour.core.deal import commitment
from parlour.core.record import read
from parlour.core.table import codec_of
from parlour.server.http.rates import WRITES
from parlour.server.limits import TABLES_OF_ALL
from parlour.server.store import dailies as stored
from parlour.server.store.base import Job
from parlour.server.store.dailies import AttemptRow, Fared
from parlour.server.store.schema import attempts, dailies, players, went_on
from parlour.server.tables import drawing
from parlour.server.tables.dailies import chose, settle, streaks
from parlour.server.thinking import analyses, par
from parlour.server.thinking.fair import HOUSE
from parlour.server.thinking.pool import BotTurn, ProcessThinking, Thinking
from parlour.server.times import DAY, day_after, day_of, end_of
from tests.server.places import PLACES, a_database, a_store
from tests.server.serving import ME, Served, a_server, eventually, run
from tests.server.test_operator import Operator

SECRET = "5e" * 32
GAME = "high_card"


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal in every test, and little thought."""
    monkeypatch.setattr(drawing, "token_hex", lambda _: SECRET)
    monkeypatch.setattr(analyses, "LEVEL", 1)
    monkeypatch.setattr(par, "LEVEL", 1)


async def tried(who: Client, game: str = GAME, day: str | None = None, **how: Any) -> str:
    """The table of an attempt at today's deal."""
    day = day or (await who.ask("GET", "/daily"))["day"]
    return str((await who.ask("POST", f"/daily/{day}/{game}", how))["table"])


async def refused(asked: Awaitable[Any]) -> str:
    """Why it was not done."""
    with pytest.raises(Refused) as said:
        await asked
    return str(said.value.problem["error"])


def script(scene: Json) -> str:
    """A player who goes by where the table stands, and by nothing else."""
    options = scene["options"]
    return str(options[scene["at"] * 7 % len(options)]["action"])


async def finished(who: Client, game: str = GAME, day: str | None = None, **how: Any) -> str:
    """An attempt played to the end."""
    table = await tried(who, game, day, **how)
    await who.run(table, script)
    return table


async def sheet(who: Client, game: str = GAME, day: str | None = None) -> Json:
    day = day or (await who.ask("GET", "/daily"))["day"]
    return dict(await who.ask("GET", f"/daily/{day}/{game}"))


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
        at = (await ann.scene(table))["at"]
        assert (await ann.scene(table))["undo"] == "none"
        assert await refused(ann.do(table, "undo", at=at)) == "daily-stands"
        assert await refused(ann.do(table, "leave")) == "daily-stands"
        assert await refused(ann.ask("DELETE", f"/tables/{table}")) == "daily-stands"
        assert await refused(ann.ask("POST", f"/tables/{table}/seats/{scene['seat']}/token")) == "daily-stands"
        await ann.run(table, script)
        assert await tried(ann) == table, "the first one counts"

    run(test)


def changed(what: Update) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(what)

    return job


async def my_turn(who: Client, table: str) -> Json | None:
    scene = await who.scene(table)
    return scene if scene["options"] else None


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


def test_a_second_guest_of_a_device_is_told_so_and_does_not_count() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await finished(ann)
        day = (await ann.ask("GET", "/daily"))["day"]
        del ann.http.cookies["parlour"]
        await ann.be("Eve")
        assert await refused(ann.ask("POST", f"/daily/{day}/{GAME}", {})) == "daily-tried-here"
        await finished(ann, anyway=True)
        found = await sheet(ann)
        assert (found["mine"]["mark"], found["mine"]["rank"]) == ("second", None)
        async with Client(served.url) as bob:
            await bob.be("Bob")
            await finished(bob)
            assert [row["name"] for row in (await sheet(bob))["standing"]] == ["Ann", "Bob"], "the first one counts"
        await ann.ask("DELETE", "/me")
        await ann.be("Nan")
        assert await refused(ann.ask("POST", f"/daily/{day}/{GAME}", {})) == "daily-tried-here", "forgotten or not"

    run(test)


async def another(device: Client, name: str) -> None:
    """Somebody new on the same device."""
    del device.http.cookies["parlour"]
    await device.be(name)


async def enter(device: Client, code: str) -> None:
    """By a personal link."""
    await device.ask("POST", "/me/enter", {"code": code, "replace": True})


@pytest.mark.parametrize("place", PLACES)
def test_whoever_goes_on_after_another_guest_of_the_device_does_not_count(place: str) -> None:
    """Begun, tried by somebody else on the same device, gone on with by a personal link."""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        hers, code = await tried(ann), (await ann.ask("POST", "/me/link"))["code"]
        await another(ann, "Eve")
        await finished(ann, anyway=True)
        day = (await ann.ask("GET", "/daily"))["day"]
        for method in ("GET", "POST"):
            assert await refused(ann.ask(method, f"/daily/{day}/{GAME}/choices")) == "sealed"
        found = await sheet(ann)
        assert (found["mine"]["mark"], found["par"], found["standing"]) == ("second", None, [])
        assert (await ann.ask("GET", f"/daily/months/{day[:7]}/{GAME}"))["rows"] == []
        await enter(ann, code)
        await ann.run(hers, script)
        found = await sheet(ann)
        assert (found["mine"]["mark"], found["standing"]) == ("second", [])
        served.set_date(found["deal"]["ends"] - served.rooms.now())
        assert (await ann.ask("GET", f"/daily/{day}/{GAME}/choices"))["choices"], "told when the day is over"

    run(test, place=place)


@pytest.mark.parametrize("ask_first", [False, True])
def test_going_on_where_another_guest_has_finished_does_not_count(ask_first: bool) -> None:
    async def test(served: Served) -> None:
        ann, eve, bob = [await served.guest(name) for name in ("Ann", "Eve", "Bob")]
        hers, code = await tried(ann), (await ann.ask("POST", "/me/link"))["code"]
        await finished(eve)
        await enter(eve, code)
        if ask_first:
            await tried(eve)
        scene = await eventually(lambda: my_turn(eve, hers))
        await eve.play(hers, scene["at"], script(scene))
        await ann.run(hers, script)
        assert (await sheet(ann))["mine"]["mark"] == "second"
        await finished(bob)
        assert [row["name"] for row in (await sheet(bob))["standing"]] == ["Eve", "Bob"], "who finished first counts"
        await another(ann, "Nan")
        await finished(ann, anyway=True)
        assert (await sheet(ann))["mine"]["mark"] == "second"

    run(test)


def test_on_two_devices_of_ones_own_an_attempt_counts_and_on_twenty_it_does_not() -> None:
    async def test(served: Served) -> None:
        ann, phone = await served.guest("Ann"), await served.guest("Nobody")
        table, code = await tried(ann), (await ann.ask("POST", "/me/link"))["code"]
        await enter(phone, code)
        assert await tried(phone) == table
        await phone.run(table, script)
        assert (await sheet(ann))["mine"]["rank"] == 1
        bob = await served.guest("Bob")
        his = await tried(bob)
        for n in range(20):
            del bob.http.cookies["parlour-device"]
            bob.http.cookies.set("parlour-device", f"a-mark-of-one-device-{n}")
            await refused(bob.play(his, 0, "nonsense"))
        await bob.run(his, script)
        assert (await sheet(bob))["mine"]["mark"] == "second"

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_two_guests_of_a_device_at_the_same_moment_count_once(place: str) -> None:
    async def test(served: Served) -> None:
        both = [await served.guest(name) for name in ("Ann", "Eve")]
        for who in both:
            who.http.cookies.set("parlour-device", "the-mark-of-one-device")
        tables = await asyncio.gather(*(tried(who, anyway=True) for who in both))
        assert len(set(tables)) == 2
        marks = await served.rooms.store.read(lambda c: sorted(c.execute(select(attempts.c.mark)).scalars()))
        assert marks == ["", "second"]

    run(test, place=place)


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


def test_par_grows_and_has_its_interval() -> None:
    async def test(served: Served) -> None:
        pars = served.rooms.pars
        assert not await pars.grow(), "nobody has tried anything"
        ann = await served.guest("Ann")
        await finished(ann)
        assert (await sheet(ann))["par"] is None
        for _ in range(6):
            assert await pars.grow()
        found = (await sheet(ann))["par"]
        assert found["plays"] == 6
        assert found["error"] is not None
        assert 0 < found["won_error"] <= 0.5

    run(test)


def test_par_is_the_mean_of_its_plays() -> None:
    assert par.par_of([]) is None
    one = par.par_of([Fared(1, 30, 4)])
    assert one is not None
    assert (one.points, one.error, one.won) == (30.0, None, 1.0)
    four = par.par_of([Fared(1, 30, 4), Fared(2, 20, -4), Fared(1, 30, 4), Fared(2, 20, -4)])
    assert four is not None
    assert (four.points, four.error, four.won) == (25.0, 5.7, 0.5)  # 1.96 × 5.77 / 2


def test_a_play_for_par_is_its_number() -> None:
    """The same number is the same game; the others play by the deal, as they do for everybody."""

    async def test() -> None:
        row = settle(stored.DailyRow("2026-11-16", GAME, SECRET))
        found = [await par.play(Thinking(), row, number) for number in (0, 1, 2, 3, 4, 5, 0)]
        assert found[0] == found[-1]

    asyncio.run(test())


def test_what_others_chose_and_what_the_house_would() -> None:
    async def test(served: Served) -> None:
        ann, bob, eve = [await served.guest(name) for name in ("Ann", "Bob", "Eve")]
        for who in (ann, bob):
            await finished(who)
        table = await tried(eve)
        await eve.run(table, lambda scene: str(scene["options"][-1]["action"]))
        day = (await ann.ask("GET", "/daily"))["day"]
        found = await ann.ask("GET", f"/daily/{day}/{GAME}/choices")
        assert found["phase"] == "none"
        first = found["choices"][0]
        assert sum(one["many"] for one in first["others"]) == 2, "everybody was at the first position"
        assert first["others"][0]["word"]["kind"] in ("Keep", "Swap")
        assert first["house"] is None
        await ann.ask("POST", f"/daily/{day}/{GAME}/choices")

        async def judged() -> Json | None:
            told = await ann.ask("GET", f"/daily/{day}/{GAME}/choices")
            return dict(told) if told["phase"] == "done" else None

        told = await eventually(judged)
        assert all(one["house"]["kind"] in ("Keep", "Swap") for one in told["choices"])
        assert all(one["cost"] is not None for one in told["choices"])

    run(test)


def test_choices_are_counted_where_everything_before_was_the_same() -> None:
    lines = [["a", "b", "c"], ["a", "b", "d"], ["a", "x", "c"], ["a", "b", "d"]]
    assert chose(lines, []) == [("a", 4)]
    assert chose(lines, ["a", "b"]) == [("d", 2), ("c", 1)]
    assert chose(lines, ["a", "b", "c"]) == []


def test_streaks() -> None:
    days = ["2026-11-16", "2026-11-15", "2026-11-14", "2026-11-10", "2026-11-09", "2026-11-08", "2026-11-07"]
    assert streaks(days, "2026-11-16") == (3, 4)
    assert streaks(days, "2026-11-17") == (3, 4), "today's can still be played"
    assert streaks(days, "2026-11-18") == (0, 4)
    assert streaks([], "2026-11-18") == (0, 0)


def test_days_go_by_utc() -> None:
    assert day_of(end_of("2026-02-28") - 1) == "2026-02-28"
    assert day_of(end_of("2026-02-28")) == "2026-03-01"
    assert end_of("2028-02-29") - end_of("2028-02-28") == DAY


def test_whoever_is_forgotten_leaves_a_result_without_a_name_and_whoever_is_banned_none() -> None:
    async def test(served: Served) -> None:
        ann, bob, eve = [await served.guest(name) for name in ("Ann", "Bob", "Eve")]
        for who in (ann, bob, eve):
            await finished(who)
        exported = await bob.ask("GET", "/me/export")
        assert [one["game"] for one in exported["attempts"]] == [GAME]
        await bob.ask("DELETE", "/me")
        assert sorted(row["name"] for row in (await sheet(ann))["standing"]) == ["", "Ann", "Eve"]
        banned = update(players).where(players.c.name == "Eve").values(banned=True)
        await served.rooms.store.write(changed(banned))
        assert sorted(row["name"] for row in (await sheet(ann))["standing"]) == ["", "Ann"]
        day = (await ann.ask("GET", "/daily"))["day"]
        assert [row["name"] for row in (await ann.ask("GET", f"/daily/months/{day[:7]}/{GAME}"))["rows"]] == ["Ann"]

    run(test)


def test_the_operator_lists_attempts_and_clears_one(capsys: pytest.CaptureFixture[str]) -> None:
    async def test(served: Served) -> None:
        operator = Operator(served, capsys)
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        hers, his = await finished(ann), await tried(bob)
        day = (await ann.ask("GET", "/daily"))["day"]
        found = await operator.ask("dailies", "--day", day, "--game", GAME)
        assert [(one["table"], one["name"], one["mark"]) for one in found] == [(hers, "Ann", ""), (his, "Bob", "")]
        await operator.ask("clear", hers)
        assert "there is no" in await operator.refused("clear", hers)
        found = await sheet(ann)
        assert (found["mine"]["mark"], found["standing"]) == ("cleared", [])

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_results_are_ranked_by_place_margin_and_points(place: str) -> None:
    async def test(served: Served) -> None:
        store = served.rooms.store
        whom = []
        for name, ended in (("Ann", (2, 50, -3)), ("Bob", (1, 30, 2)), ("Eve", (1, 40, 2)), ("Nan", (1, 20, 9))):
            who = await served.guest(name)
            table = await finished(who)
            place, points, margin = ended
            values = {"place": place, "points": points, "margin": margin}
            await store.write(changed(update(attempts).where(attempts.c["table"] == table).values(**values)))
            whom.append(who)
        found = await sheet(whom[0])
        assert [(row["name"], row["rank"]) for row in found["standing"]] == [
            ("Nan", 1), ("Eve", 2), ("Bob", 3), ("Ann", 4),
        ]  # fmt: skip
        assert found["mine"]["rank"] == 4
        mine = select(attempts).where(attempts.c.points == 40)
        row = await store.read(lambda c: c.execute(mine).one())
        names = AttemptRow.__struct_fields__[:-1]
        assert await store.read(stored.better(AttemptRow(*(row._mapping[name] for name in names)))) == 1

    run(test, place=place)


def test_what_is_over_is_tidied_up() -> None:
    """Marks of devices go with their day; an attempt that nobody goes on with is closed after a week."""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table, store = await tried(ann), served.rooms.store
        marks = select(attempts.c.device)
        assert await store.read(lambda c: c.execute(marks).scalar()) is not None
        del ann.http.cookies["parlour-device"]
        ann.http.cookies.set("parlour-device", "the-mark-of-another-device")
        assert await tried(ann) == table
        assert await store.read(lambda c: c.execute(select(went_on.c["table"])).scalar()) == table
        served.set_date(DAY)
        await drawing.keep_up(store, served.rooms.now())
        assert await store.read(lambda c: c.execute(marks).scalar()) is None
        assert await store.read(lambda c: c.execute(select(went_on.c["table"])).scalar()) is None
        assert (await ann.ask("GET", f"/tables/{table}"))["phase"] == "playing"
        served.set_date(8 * DAY)
        await drawing.keep_up(store, served.rooms.now())
        served.rooms.awake.clear()
        told = await ann.ask("GET", f"/tables/{table}")
        assert (told["phase"], told["word"]) == ("closed", "expired")

    run(test)
