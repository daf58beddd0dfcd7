"""Reports: what is kept with one, who is told of it, and that nobody floods the house with them (decision 63)."""

import pytest
from sqlalchemy import func, select

from parlour.server.limits import REPORTS, REPORTS_OF_ALL
from parlour.server.people.reports import OPEN as STILL_OPEN
from parlour.server.people.reports import was_there
from parlour.server.store.schema import reports
from tests.server.order import a_keeper, a_quarrel, act, id_of, reported
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_blocks import block
from tests.server.test_rates import how_many
from tests.server.test_tables import refused


@pytest.mark.parametrize("place", PLACES)
def test_a_report_keeps_what_was_said_and_is_answered_when_it_was_seen(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, line = await a_quarrel(served)
        told = await reported(ann, bob, table, line, lines=[1, 2], words="twice now", at=0)
        assert (told["kind"], told["name"], told["state"]) == ("chat", "Bob", "arrived")
        assert (await reported(ann, bob, table, line))["report"] == told["report"], "the same again is the same"
        mo = await a_keeper(served)
        now = await mo.ask("GET", "/order")
        assert [(one["report"], one["by"], one["open"]) for one in now["reports"]] == [(told["report"], "Ann", True)]
        whole = await mo.ask("GET", f"/order/reports/{told['report']}")
        assert [(one["text"], one["theirs"]) for one in whole["lines"]] == [("good luck", False), ("you fool", True)]
        assert (whole["words"], whole["place"], whole["game"]) == ("twice now", table, "high_card")
        assert (await bob.ask("GET", "/me/order"))["reports"] == []
        assert "report" not in str((await bob.ask("GET", "/me/export"))["reports"]), "nobody is told who reported them"
        left = await act(mo, "dismiss", report=told["report"])
        assert (left["reports"], left["many"]) == ([], 0)
        [mine] = (await ann.ask("GET", "/me/order"))["reports"]
        assert (mine["report"], mine["state"]) == (told["report"], "seen")
        assert (await reported(ann, bob, table, line))["report"] != told["report"], "it may be reported again"

    run(test, place=place)


def test_nothing_is_kept_that_whoever_reports_did_not_see() -> None:
    async def test(served: Served) -> None:
        ann, bob, table, line = await a_quarrel(served)
        await ann.play(table, 0, "swap")
        wat = await served.guest("Wat")
        told = await reported(wat, bob, table, line, at=5)
        mo = await a_keeper(served)
        whole = await mo.ask("GET", f"/order/reports/{told['report']}")
        watched = await wat.ask("GET", f"/tables/{table}/told", since=0)
        assert whole["moves"] == watched, "what everybody who watches is told, and no hand"
        theirs = await reported(ann, bob, table, line, at=5)
        assert (await mo.ask("GET", f"/order/reports/{theirs['report']}"))["moves"] == watched
        await refused(reported(ann, bob, table, line, lines=[1]), 422, "nothing-reported")
        await refused(reported(ann, ann, table, line), 422, "that-is-you")
        closed = (await ann.make("high_card", [ME, OPEN], watch=False))["table"]["table"]
        await bob.join(closed)
        said = await bob.do(closed, "chat", text="fool")
        await refused(reported(wat, bob, closed, said), 403, "seats-only")
        about = {"kind": "table", "reason": "cheating", "place": closed, "player": await id_of(bob), "at": 9}
        mine = await wat.ask("POST", "/reports", about)
        assert (await mo.ask("GET", f"/order/reports/{mine['report']}"))["moves"] == []

    run(test)


def test_who_said_or_did_something_at_a_table_was_there() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        table = str((await ann.make("high_card", [ME, OPEN]))["table"]["table"])
        await bob.join(table)
        read = served.rooms.store.read
        assert not await read(was_there(table, await id_of(ann)))
        await ann.play(table, 0, "keep")
        await bob.do(table, "chat", text="well played")
        other = await served.guest("Cyd")
        assert [await read(was_there(table, await id_of(one))) for one in (ann, bob, other)] == [True, True, False]
        assert not await read(was_there("elsewhere", await id_of(ann)))

    run(test)


def test_who_heard_a_line_may_report_it_after_they_blocked_or_were_put_out() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        closed = str((await bob.make("high_card", [ME, OPEN, OPEN], watch=False))["table"]["table"])
        await ann.join(closed)
        await ann.do(closed, "chat", text="good luck")
        line = await bob.do(closed, "chat", text="you fool")
        await ann.ask("PUT", "/me/mutes", {"player": await id_of(bob), "muted": True})
        first = await reported(ann, bob, closed, line)
        mo = await a_keeper(served)
        await act(mo, "dismiss", report=first["report"])
        await block(ann, bob)
        await bob.ask("PUT", f"/tables/{closed}/seats/1", {"kind": "bot", "level": 1})  # ann is put out
        again = await reported(ann, bob, closed, line)
        [kept] = (await mo.ask("GET", f"/order/reports/{again['report']}"))["lines"]
        assert kept["text"] == "you fool"
        await refused(reported(await served.guest("Wat"), bob, closed, line), 403, "seats-only")

    run(test)


def test_what_was_refused_does_not_use_up_the_reports_of_an_address() -> None:
    async def test(served: Served) -> None:
        who, nothing = await id_of(await served.guest("Rude", "127.0.1.1")), {"kind": "name", "reason": "name"}
        for number in range(4):
            other = await served.guest(f"Flood {number}")
            for _ in range(REPORTS.many):
                await refused(other.ask("POST", "/reports", nothing), 422, "nothing-reported")
        ann = await served.guest("Ann")
        assert (await ann.ask("POST", "/reports", {"kind": "name", "reason": "name", "player": who}))["report"]

    run(test, scale=1, still=True)


def test_names_profiles_tables_and_tournaments_are_reported() -> None:
    async def test(served: Served) -> None:
        ann, bob, table, _ = await a_quarrel(served)
        who = await id_of(bob)
        for wanted in (
            {"kind": "name", "reason": "name", "player": who},
            {"kind": "profile", "reason": "other", "player": who},
            {"kind": "table", "reason": "cheating", "place": table},
        ):
            assert (await ann.ask("POST", "/reports", wanted))["state"] == "arrived"
        for wanted, status, error in (
            ({"kind": "name", "reason": "name"}, 422, "nothing-reported"),
            ({"kind": "name", "reason": "name", "player": "nobody"}, 404, "no-player"),
            ({"kind": "table", "reason": "spam", "place": "nowhere"}, 404, "no-table"),
            ({"kind": "table", "reason": "spam", "place": table, "player": "nobody"}, 404, "no-player"),
            ({"kind": "tournament", "reason": "spam", "place": "nowhere"}, 404, "no-tournament"),
            ({"kind": "name", "reason": "name", "player": who, "words": "a\u202eb"}, 400, "not-text"),
            ({"kind": "name", "reason": "name", "player": who, "words": "x" * 501}, 400, "unreadable"),
        ):
            await refused(ann.ask("POST", "/reports", wanted), status, error)

    run(test)


def test_neither_a_person_nor_an_address_floods_the_house_with_reports() -> None:
    async def test(served: Served) -> None:
        rude = [await served.guest(f"Rude {n}", f"127.0.1.{n}") for n in range(1, 21)]
        people = [await id_of(one) for one in rude]
        sent = {"done": 0}

        async def report(by: object, n: int) -> None:
            await by.ask("POST", "/reports", {"kind": "name", "reason": "name", "player": people[n % 20]})  # type: ignore[attr-defined]
            sent["done"] += 1

        first = await served.guest("Flood 0")
        assert await how_many(lambda n: report(first, n), 20) == REPORTS.many
        for number in range(1, 5):  # somebody new each time, from the same address
            other = await served.guest(f"Flood {number}")
            await how_many(lambda n, other=other: report(other, n), 20)
        assert sent["done"] == REPORTS_OF_ALL.many
        many = select(func.count()).select_from(reports)
        kept = await served.rooms.store.read(lambda connection: connection.execute(many).scalar())
        assert kept == REPORTS_OF_ALL.many
        await report(await served.guest("Elsewhere", "127.0.0.9"), 0)

    run(test, scale=1, still=True)


def test_so_many_wait_to_be_looked_at_and_no_more() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        people = [await id_of(await served.guest(f"Rude {n}")) for n in range(STILL_OPEN + 1)]
        for who in people[:STILL_OPEN]:
            await ann.ask("POST", "/reports", {"kind": "name", "reason": "name", "player": who})
        last = {"kind": "name", "reason": "name", "player": people[-1]}
        await refused(ann.ask("POST", "/reports", last), 429, "too-many-reports")
        mo = await a_keeper(served)
        now = await mo.ask("GET", "/order")
        assert now["many"] == STILL_OPEN
        await act(mo, "dismiss", report=now["reports"][0]["report"])
        await ann.ask("POST", "/reports", last)

    run(test)
