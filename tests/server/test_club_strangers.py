"""Whoever is not in a club is told nothing of it, whatever they ask; who is put out is sent away; order holds in it."""

import pytest
from websockets.asyncio.client import connect

from parlour.client import Client, Refused
from parlour.server.tables.listening import SEAT_ENDED
from tests.server.clubs import a_club, act, body_for, club_of, join_club, link_of, make_club, members, places, tables
from tests.server.order import WHY, a_keeper
from tests.server.order import act as moderate
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run
from tests.server.test_blocks import id_of
from tests.server.test_forgetting import answers, closing
from tests.server.test_tables import refused
from tests.server.tournaments import made, round_begun


async def an_evening(served: Served) -> tuple[Client, str, dict[str, str]]:
    """A club in which something happens: who leads it, the club, and what it has, as paths name it."""
    lea, club, (gus, max) = await a_club(served, "Gustava", "Maximilian", led_by="Leandra")
    open_table = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
    over = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
    await max.join(over)
    for at in range(4):
        await (gus, max)[at % 2].play(over, at, "keep")
    going = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
    await max.join(going)
    await gus.do(going, "chat", text="the password is swordfish")
    cup = await made(lea, club=club, name="Rookery Cup")
    for one in (gus, max):
        await one.ask("POST", f"/tournaments/{cup}/enter")
    await lea.ask("POST", f"/tournaments/{cup}/acts", {"act": "begin"})
    await round_begun(gus, cup, 1)
    return lea, club, {"open": open_table, "going": going, "over": over, "cup": cup}


@pytest.mark.parametrize("place", PLACES)
def test_a_stranger_is_told_nothing_by_any_route(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, has = await an_evening(served)
        eve = await served.guest("Eve")
        asked = [*places(served, club=club), *places(served, tournament=has["cup"])]
        for table in ("open", "going", "over"):
            asked += [one for one in places(served, table=has[table]) if not one[1].startswith("/api/order")]
        asked += places(served, replay=has["over"])
        assert len(asked) > 120
        heard = list[str]()
        async with Client(served.url) as nobody:
            for who in (eve, nobody):
                for method, path in asked:
                    if path.endswith("/records/" + has["over"]):
                        continue  # of what one has uploaded
                    body = body_for(path) if method in ("POST", "PUT") else None
                    query = {"action": "keep", "move": "0"}
                    answer = await who.http.request(method, path, json=body, params=query)
                    known = {"no-club", "no-table", "no-tournament", "no-guest"}
                    told = answer.json() if "json" in answer.headers["content-type"] else {}
                    if told.get("error") not in known or answer.status_code not in (401, 404):
                        heard.append(f"{method} {path} {answer.status_code} {answer.text}")
            assert heard == []
        secrets = ("Gustava", "Maximilian", "Leandra", "swordfish", "Rookery")
        for who in (eve,):
            said = await answers(served, who, list(has.values()))
            for secret in (*secrets, *has.values()):
                assert secret not in said.replace(f"/{secret}", "").replace(f"'{secret}'", ""), secret
        told = await answers(served, lea, list(has.values()))
        assert all(secret in told for secret in secrets), "or the test finds nothing"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_put_out_is_sent_away_from_its_tables_at_once(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max, ida) = await a_club(served, "Gus", "Max", "Ida")
        table = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
        await max.join(table)
        socket = f"ws{served.url[4:]}/api/tables/{table}/socket"
        cookie = {"cookie": f"parlour={ida.http.cookies['parlour']}"}
        async with connect(socket, additional_headers=cookie) as ear:
            await ear.recv()
            await act(lea, club, "remove", ida, "looks on")
            assert await closing(ear) == SEAT_ENDED
        with pytest.raises(Refused, match="403"):
            await anext(ida.told(table))

    run(test, place=place)


def test_in_another_process_too() -> None:
    async def test(served: Served) -> None:
        async with a_server(url=served.rooms.store.url) as other:
            lea, club, (gus, max, ida) = await a_club(served, "Gus", "Max", "Ida")
            table = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
            await max.join(table)
            socket = f"ws{other.url[4:]}/api/tables/{table}/socket"
            cookie = {"cookie": f"parlour={ida.http.cookies['parlour']}"}
            async with connect(socket, additional_headers=cookie) as ear:
                await ear.recv()
                await act(lea, club, "ban", ida, "looks on")
                assert await closing(ear) == SEAT_ENDED
            async with Client(other.url) as there:
                there.http.cookies.set("parlour", ida.http.cookies["parlour"])

                async def gone() -> bool:
                    answer = await there.http.get(f"/api/tables/{table}")
                    return answer.status_code == 404

                await eventually(gone)

    run(test, place="postgres")


@pytest.mark.parametrize("place", PLACES)
def test_a_club_is_reported_renamed_closed_and_opened_again(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Gus", "Max")
        table = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
        playing = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
        await max.join(playing)
        mo, eve = await a_keeper(served), await served.guest("Eve")
        wanted = {"kind": "club", "reason": "name", "place": club}
        await refused(eve.ask("POST", "/reports", wanted), 404, "no-club")
        report = (await gus.ask("POST", "/reports", wanted))["report"]
        whole = await mo.ask("GET", f"/order/reports/{report}")
        assert (whole["summary"]["name"], whole["place"]) == ("The Rookery", club)
        assert [one["text"] for one in whole["lines"]] == ["Thursdays, with tea"], "as it was said"
        await moderate(mo, "rename", report=report, name="A club")
        assert (await club_of(gus, club))["info"]["name"] == "A club"
        assert [(one["what"], one["word"]) for one in (await club_of(lea, club, "log"))["log"]] == [("house", WHY)]
        await moderate(mo, "close", club=club)
        with pytest.raises(Refused, match=WHY):
            await club_of(gus, club)
        assert [(one["closed"], one["word"]) for one in await gus.ask("GET", "/clubs")] == [(True, WHY)]
        await refused(lea.ask("GET", f"/tables/{playing}"), 404, "no-table")
        assert (await max.ask("GET", f"/tables/{playing}"))["yours"] == [1], "a game goes on"
        await refused(lea.ask("POST", f"/clubs/{club}/link"), 403, "club-closed")
        await refused(moderate(mo, "close", club=club), 409, "nothing-to-do")
        await moderate(mo, "reopen", club=club)
        assert len(members(await club_of(gus, club))) == 3
        assert await tables(lea, club) == (set(), {playing}), "what waited is cancelled"
        assert table
        done = [one["what"] for one in await mo.ask("GET", "/order/log")]
        assert done == ["reopen-club", "close-club", "rename-club"]

    run(test, place=place)


def test_moderators_keep_out_of_their_own_clubs() -> None:
    async def test(served: Served) -> None:
        lea, club, (gus,) = await a_club(served, "Gus")
        mo, ola = await a_keeper(served), await a_keeper(served, "Ola", "owner")
        await join_club(mo, await link_of(lea, club))
        report = (await gus.ask("POST", "/reports", {"kind": "club", "reason": "other", "place": club}))["report"]
        await refused(mo.ask("GET", f"/order/reports/{report}"), 404, "no-report")
        await refused(moderate(mo, "close", club=club), 422, "that-is-you")
        await moderate(ola, "close", report=report)
        other = str((await make_club(mo, "Mo's"))["info"]["club"])
        keeper = await a_keeper(served, "May")
        await refused(moderate(keeper, "close", club=other), 403, "above-you")
        await refused(moderate(gus, "close", club=other), 403, "not-a-moderator")
        assert await id_of(keeper)

    run(test)
