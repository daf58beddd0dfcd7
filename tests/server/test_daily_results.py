"""How a deal of the day went: par, what others chose, ranks, streaks, and what is forgotten, banned or cleared."""

import asyncio
from contextlib import suppress

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from parlour.client import Json
from parlour.server.store import dailies as stored
from parlour.server.store.base import Conflict, Job
from parlour.server.store.dailies import AttemptRow, Fared
from parlour.server.store.schema import analyses, attempts, dailies, players, went_on
from parlour.server.tables import drawing
from parlour.server.tables.dailies import chose, settle, streaks
from parlour.server.thinking import par
from parlour.server.thinking.par import PLAYS
from parlour.server.thinking.pool import Thinking
from parlour.server.times import DAY
from tests.server.daily import GAME, SECRET, changed, finished, script, sheet, tried
from tests.server.places import PLACES
from tests.server.serving import Served, eventually, run
from tests.server.test_operator import Operator

pytestmark = pytest.mark.usefixtures("known_secret")


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


@pytest.mark.parametrize("place", PLACES)
def test_par_is_played_late_too_todays_first(place: str) -> None:
    """Of a deal of the archive once somebody has finished it; never with other bots than those of its day."""

    async def test(served: Served) -> None:
        pars, ann = served.rooms.pars, await served.guest("Ann")
        day = (await ann.ask("GET", "/daily"))["day"]
        served.set_date(DAY)
        late = await tried(ann, day=day)
        assert not await pars.grow(), "begun late: nobody waits for it yet"
        await ann.run(late, script)
        found = await sheet(ann, day=day)
        assert (found["par"], found["never"]) == (None, False)
        await finished(ann)
        assert await pars.grow()
        assert ((await sheet(ann))["par"]["plays"], (await sheet(ann, day=day))["par"]) == (1, None), "today's first"
        today = (await ann.ask("GET", "/daily"))["day"]
        for n in range(PLAYS):
            with suppress(Conflict):
                await served.rooms.store.write(stored.add_to_par(today, GAME, n, Fared(1, 1, 1)))
        assert await pars.grow()
        assert (await sheet(ann, day=day))["par"]["plays"] == 1
        assert ((await sheet(ann))["par"]["plays"]) == PLAYS

    run(test, place=place)


def test_that_there_will_be_no_par_is_told() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        day = (await ann.ask("GET", "/daily"))["day"]
        served.set_date(DAY)
        await served.rooms.store.write(changed(update(dailies).values(bots="level 3 as it was")))
        await finished(ann, day=day)
        assert not await served.rooms.pars.grow()
        assert (await sheet(ann, day=day))["never"]

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_the_archive_goes_by_whole_days(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.tables.dailies.ARCHIVED", 2)

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        days = []
        for _ in range(4):
            days.append((await ann.ask("GET", "/daily"))["day"])
            served.set_date(DAY)
        many = len((await ann.ask("GET", "/daily"))["deals"])
        newest = await ann.ask("GET", "/daily/archive")
        assert [one["day"] for one in newest] == [days[3]] * many + [days[2]] * many
        older = await ann.ask("GET", "/daily/archive", before=newest[-1]["day"])
        assert {one["day"] for one in older} == set(days[:2])

    run(test, place=place)


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
        await served.rooms.store.write(_explain(await tried(ann), told["choices"][0]["at"]))
        told = await ann.ask("GET", f"/daily/{day}/{GAME}/choices")
        reasons = [one["why"] for one in told["choices"]]
        assert [one["costly"] for one in told["choices"]] == [True, *(False for _ in reasons[1:])]
        assert reasons[0] == [{"kind": "PointsOf", "seat": 0}], "as the look back says it"
        assert not any(reasons[1:])

    run(test)


def _explain(table: str, at: int) -> Job[None]:
    """As if the look back had found that one decision cost much, and why."""

    def job(connection: Connection) -> None:
        mine = analyses.c.replay == table
        report = msgspec.json.decode(connection.execute(select(analyses.c.report).where(mine)).scalar_one())
        report["why"], report["costly"] = {at: [{"kind": "PointsOf", "seat": 0}]}, [at]
        connection.execute(update(analyses).where(mine).values(report=msgspec.json.encode(report).decode()))

    return job


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
