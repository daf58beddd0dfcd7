"""Nobody keeps order in their own cause, and nothing that was said of somebody is got rid of (decision 63)."""

from typing import Any

import pytest
from sqlalchemy import select, update

from parlour.client import Client
from parlour.server.http.identity import COOKIE, MARK
from parlour.server.settings import Settings
from parlour.server.store.schema import players, report_lines, reports, tables
from tests.server.authenticator import Authenticator, enrolled, proved
from tests.server.order import WHY, a_keeper, a_quarrel, act, id_of, reported
from tests.server.places import PLACES
from tests.server.serving import INVITED, ME, OPEN, Served, eventually, run
from tests.server.test_moderators import HOUR, again
from tests.server.test_tables import refused

ON_PEOPLE: tuple[tuple[str, dict[str, Any]], ...] = (("mute", {"hours": 1}), ("ban", {}), ("rename", {"name": "Zed"}))


async def a_table(by: Client, *others: Client) -> str:
    table = str((await by.make("high_card", [ME, *[OPEN] * max(1, len(others))]))["table"]["table"])
    for one in others:
        await one.join(table)
    return table


@pytest.mark.parametrize("place", PLACES)
def test_a_moderator_does_not_act_on_whom_they_play_with(place: str) -> None:
    async def test(served: Served) -> None:
        mo, lea, bob = await a_keeper(served), await a_keeper(served, "Lea"), await served.guest("Bob")
        who = await id_of(bob)
        table = await a_table(mo, bob)
        for what, more in ON_PEOPLE:
            await refused(act(mo, what, player=who, **more), 403, "plays-with-you")
        assert await mo.ask("GET", "/order/log") == []
        await act(lea, "mute", player=who, hours=1)
        await mo.play(table, 0, "keep")
        await bob.play(table, 1, "keep")
        over = update(tables).where(tables.c.id == table).values(phase="over")
        await served.rooms.store.write(lambda connection: connection.execute(over) and None)
        wanted = {"name": "Cup", "game": "high_card", "id": "c", "clock": {"kind": "turn", "seconds": 60}, "rounds": 1}
        cup = (await mo.ask("POST", "/tournaments", wanted))["info"]["tournament"]
        for one in (mo, bob):
            await one.ask("POST", f"/tournaments/{cup}/enter")
        for what, more in ON_PEOPLE:
            await refused(act(mo, what, player=who, **more), 403, "plays-with-you")
        cem = await served.guest("Cem")
        await act(mo, "mute", player=await id_of(cem), hours=1)

    run(test, place=place, settings=Settings(tournaments="all"))


@pytest.mark.parametrize("place", PLACES)
def test_a_ban_that_ended_has_ended_everywhere(place: str) -> None:
    async def test(served: Served) -> None:
        mo, bob = await a_keeper(served), await served.guest("Bob")
        who = await id_of(bob)
        mine = await a_table(bob)
        await act(mo, "ban", player=who, hours=1)
        assert (await mo.ask("GET", f"/tables/{mine}"))["phase"] == "closed", "nobody waits at the table of one banned"
        marked = select(players.c.banned).where(players.c.id == who)
        assert await served.rooms.store.read(lambda connection: connection.execute(marked).scalar())
        served.suspend(HOUR + 1)

        async def over() -> bool:
            return not await served.rooms.store.read(lambda connection: connection.execute(marked).scalar())

        await eventually(over)
        await bob.ask("GET", "/me")
        await refused(act(mo, "unban", player=who), 409, "nothing-to-do")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_nobody_sees_or_decides_a_report_that_concerns_them(place: str) -> None:
    async def test(served: Served) -> None:
        mo, lea = await a_keeper(served), await a_keeper(served, "Lea")
        ann = await served.guest("Ann")
        table = await a_table(mo, ann)
        of_table = await ann.ask("POST", "/reports", {"kind": "table", "reason": "cheating", "place": table})
        said = await mo.do(table, "chat", text="hm")
        of_line = await reported(ann, mo, table, said)
        for told in (of_table, of_line):
            await refused(mo.ask("GET", f"/order/reports/{told['report']}"), 404, "no-report")
            await refused(act(mo, "dismiss", report=told["report"]), 404, "no-report")
        assert ((await mo.ask("GET", "/order"))["many"], (await lea.ask("GET", "/order"))["many"]) == (0, 2)
        for told in (of_table, of_line):
            await act(lea, "dismiss", report=told["report"])
        assert await mo.ask("GET", "/order/log") == [], "nor that it was dismissed"
        assert len(await lea.ask("GET", "/order/log")) == 2

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_who_is_forgotten_leaves_what_held_to_their_device_and_reports_without_a_name(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, line = await a_quarrel(served)
        await reported(ann, bob, table, line)
        mo, who = await a_keeper(served), await id_of(bob)
        await act(mo, "mute", player=who, hours=2)
        told = await reported(ann, bob, table, line)
        await served.rooms.people.close()  # what nobody waits for is written
        anew = await again(served, bob)
        await bob.ask("DELETE", "/me")
        await refused(anew.do(await a_table(anew), "chat", text="ha"), 403, "silenced")
        await refused(anew.ask("PUT", "/me", {"name": "Fools"}), 403, "silenced")
        fresh = Client(served.url)
        fresh.http.cookies.set(MARK, anew.http.cookies[MARK], domain="127.0.0.1")
        await refused(fresh.be("Fools"), 403, "silenced")
        kept = await mo.ask("GET", f"/order/reports/{told['report']}")
        assert (kept["summary"]["player"], kept["summary"]["name"], kept["summary"]["reason"]) == (None, "", "insult")
        assert [(one["name"], one["text"]) for one in kept["lines"]] == [("", "you fool")]
        wanted = [select(reports), select(report_lines)]
        rows = await served.rooms.store.read(lambda c: [str(row) for one in wanted for row in c.execute(one)])
        assert len(rows) == 4, "two reports, with a line each"
        assert not any(who in row or "Bob" in row for row in rows)
        served.suspend(2 * HOUR + 1)
        await fresh.be("Fools")
        await fresh.http.aclose()

    run(test, place=place)


def test_a_name_that_was_given_is_kept_at_seats_and_by_somebody_new_on_the_device() -> None:
    async def test(served: Served) -> None:
        mo, bob = await a_keeper(served), await served.guest("Fool")
        await act(mo, "rename", player=await id_of(bob), name="Robert")
        await refused(bob.make("high_card", [{"kind": "me", "name": "Fool"}, OPEN]), 403, "name-given")
        await bob.make("high_card", [{"kind": "me", "name": "Robert"}, OPEN])
        await served.rooms.people.close()
        fresh = Client(served.url)
        fresh.http.cookies.set(MARK, bob.http.cookies[MARK], domain="127.0.0.1")
        await refused(fresh.be("Fool"), 403, "name-given")
        await fresh.be("Robert")
        await fresh.http.aclose()

    run(test)


def test_a_program_answers_for_whoever_invited_it_and_is_reported() -> None:
    async def test(served: Served) -> None:
        ann, bob, mo = await served.guest("Ann"), await served.guest("Bob"), await a_keeper(served)
        made = await bob.make("high_card", [ME, OPEN, INVITED])
        table, token = made["table"]["table"], made["tokens"]["2"]
        program = served.holder(token)
        await refused(program.do(table, "chat", text="not yet"), 403, "not-your-table")
        await refused(program.do(table, "emote", emote="wow"), 403, "not-your-table")
        await program.ask("POST", f"/tables/{table}/join", {"token": token, "name": "Engine"})
        await ann.join(table)
        line = await program.do(table, "chat", text="you fool")
        about = {"kind": "chat", "reason": "insult", "player": line["player"], "place": table, "lines": [line["n"]]}
        told = await ann.ask("POST", "/reports", about)
        whole = await mo.ask("GET", f"/order/reports/{told['report']}")
        assert (whole["summary"]["player"], whole["summary"]["name"]) == (await id_of(bob), "Engine")
        await act(mo, "mute", report=told["report"], hours=1)
        await refused(program.do(table, "chat", text="ha"), 403, "silenced")
        await refused(program.do(table, "emote", emote="wow"), 403, "silenced")
        await act(mo, "unmute", player=await id_of(bob))
        await program.do(table, "chat", text="ha")
        await act(mo, "ban", player=await id_of(bob))
        await refused(program.do(table, "chat", text="ha"), 403, "banned")

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_reasons_are_plain_and_one_act_decides_all_that_was_said_of_somebody(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table, line = await a_quarrel(served)
        mo, olga = await a_keeper(served), await a_keeper(served, "Olga", "owner")
        who = await id_of(bob)
        wanted = {"act": "mute", "player": who, "hours": 1, "reason": "a\x00b"}
        await refused(mo.ask("POST", "/order/acts", wanted), 400, "not-text")
        await reported(ann, bob, table, line)
        await ann.ask("POST", "/reports", {"kind": "name", "reason": "name", "player": who})
        assert (await act(mo, "mute", player=who, hours=1))["many"] == 0
        await act(olga, "ban", player=who, hours=5)
        for what, more in (("unban", {}), ("ban", {"hours": 1})):
            await refused(act(mo, what, player=who, **more), 403, "above-you")
        await act(olga, "unban", player=who)
        await act(mo, "ban", player=who, hours=1)
        await act(mo, "unban", player=who)

    run(test, place=place)


def test_a_table_whose_result_counts_is_closed_by_an_owner_or_for_a_report() -> None:
    async def test(served: Served) -> None:
        ann, _, table, _ = await a_quarrel(served)
        rated = update(tables).where(tables.c.id == table).values(rated=True)
        await served.rooms.store.write(lambda connection: connection.execute(rated) and None)
        mo = await a_keeper(served)
        await refused(act(mo, "close", table=table), 403, "not-an-owner")
        told = await ann.ask("POST", "/reports", {"kind": "table", "reason": "cheating", "place": table})
        await act(mo, "close", report=told["report"])
        [line, *_] = await mo.ask("GET", "/order/log")
        assert (line["what"], line["word"]) == ("close", f"rated: {WHY}")

    run(test)


def test_others_of_a_household_sign_in_where_a_guest_was_banned() -> None:
    async def test(served: Served) -> None:
        sister, phone = await served.guest("Sister"), Authenticator()
        await enrolled(sister, phone)
        mo, bob = await a_keeper(served), await served.guest("Bob")
        await act(mo, "ban", player=await id_of(bob))
        await refused(bob.ask("GET", "/me"), 403, "banned")
        held = await proved(bob, phone)
        assert (held["name"], held["here"]) == ("Sister", None)
        new = {"ticket": held["ticket"], "do": "new", "name": "Bob again"}
        await refused(bob.ask("POST", "/sign-in/enter", new), 403, "banned")
        await bob.ask("POST", "/sign-in/enter", {"ticket": held["ticket"]})
        assert (await bob.ask("GET", "/me"))["name"] == "Sister"
        assert bob.http.cookies[COOKIE]

    run(test, settings=Settings(public="http://localhost:1893"))
