"""Room for clubs and their tournaments: nobody uses it up for others, and what nobody comes to makes way."""

import asyncio

import pytest

from parlour.client import Client, Refused
from parlour.server.limits import CLUBS_OF_A_NETWORK, CLUBS_OF_ALL, network, source
from parlour.server.people.bans import ban
from parlour.server.refusal import Refusal
from parlour.server.store import clubs as stored
from parlour.server.store import quiet_clubs, tournament_bounds
from parlour.server.tables import rounds
from parlour.server.tables.clubs import Clubs
from parlour.server.tables.expiry import EVERY, HOUR
from parlour.server.tables.tournaments import Tournaments
from parlour.server.wire.clubs import NewClub
from tests.server.clubs import a_club, a_leader, act, club_of, join_club, link_of, make_club
from tests.server.order import a_keeper
from tests.server.order import act as moderate
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run
from tests.server.test_blocks import id_of
from tests.server.test_operator import Capture, Operator
from tests.server.test_tables import refused
from tests.server.tournaments import PLAN, director, look, made

DAY = 86_400_000


async def names(client: Client) -> list[str]:
    return [one["name"] for one in await client.ask("GET", "/clubs")]


@pytest.mark.parametrize("place", PLACES)
def test_in_a_full_house_a_club_to_which_nobody_comes_gives_way(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(stored, "OF_ALL", 2)
        ann, bea, cleo = [await a_leader(served, name) for name in ("Ann", "Bea", "Cleo")]
        with_people = str((await make_club(ann, "Two of us"))["info"]["club"])
        await join_club(await served.guest("Gus"), await link_of(ann, with_people))
        alone = str((await make_club(bea, "Alone"))["info"]["club"])
        waits = (await bea.make("high_card", [ME, OPEN], club=alone))["table"]["table"]
        await refused(make_club(cleo, "Third"), 429, "too-many-clubs")
        served.set_date(quiet_clubs.GIVES_WAY + 1)
        assert await names(bea) == ["Alone"], "nobody needs the room yet"
        await make_club(cleo, "Third")
        assert (await names(ann), await names(bea)) == (["Two of us"], [])
        await refused(bea.make("high_card", [ME, OPEN], club=alone), 404, "no-club")
        assert (await bea.ask("GET", f"/tables/{waits}"))["word"] == "cancelled"
        await refused(make_club(bea, "Again"), 429, "too-many-clubs")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_what_a_moderator_has_closed_takes_no_room(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(stored, "OF_ALL", 1)
        lea, club, _ = await a_club(served, "Gus")
        other = await a_leader(served, "Bea")
        await refused(make_club(other, "Second"), 429, "too-many-clubs")
        await moderate(await a_keeper(served), "close", club=club)
        await make_club(other, "Second")
        assert lea

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_clubs_to_which_nobody_comes_end_and_so_do_their_tournaments(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus,) = await a_club(served, "Gus")
        bea, eve = await a_leader(served, "Bea"), await a_leader(served, "Eve")
        alone = str((await make_club(bea, "Alone"))["info"]["club"])
        cup = await made(bea, club=alone, begins=served.rooms.now() + 600 * DAY)
        shut_out = str((await make_club(eve, "Shut out"))["info"]["club"])
        puppet = await served.guest("Puppet")
        await join_club(puppet, await link_of(eve, shut_out))
        for one in (eve, puppet):
            await served.rooms.store.write(ban(await id_of(one), None, "", served.rooms.now()))
        served.set_date(quiet_clubs.QUIET + DAY)
        for _ in range(2):  # for an hour after the date was put on everybody may come
            assert await names(bea) == ["Alone"]
            served.later(EVERY + HOUR)
            await served.rooms.sweep._expiry.look()
        assert await names(bea) == []
        assert await served.rooms.store.read(stored.load(shut_out, None)) is None
        assert await names(gus) == ["The Rookery"], "two people are in it"
        row = await served.rooms.store.read(stored.load(club, await id_of(lea)))
        assert row is not None
        tournaments = Tournaments(served.rooms)

        async def over() -> bool:
            return (await tournaments.course(cup))[1].phase == "over"

        await eventually(over)
        assert (await tournaments.course(cup))[1].word == rounds.TOO_FEW

    run(test, place=place, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_no_club_takes_the_only_tournament_of_another(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(tournament_bounds, "OF_CLUBS", 2)
        monkeypatch.setattr(tournament_bounds, "OF_A_CLUB", 2)
        lea, club, _ = await a_club(served)
        for id in ("one", "two"):
            await made(lea, club=club, id=id)
        with pytest.raises(Refused) as many:
            await made(lea, club=club, id="three")
        assert many.value.problem["error"] == "too-many-tournaments"
        assert "a club holds 2" in many.value.problem["detail"]
        bea = await a_leader(served, "Bea")
        other = str((await make_club(bea, "Other"))["info"]["club"])
        cup = await made(bea, club=other, id="first")
        assert (await look(bea, cup))["info"]["club"] == other
        with pytest.raises(Refused) as many:
            await made(bea, club=other, id="second")
        assert "all clubs of this house together hold 2" in many.value.problem["detail"]

    run(test, place=place)


def test_two_processes_do_not_make_more_of_anything_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(stored, "OF_ALL", 3)
        monkeypatch.setattr(tournament_bounds, "OF_ALL", 3)
        monkeypatch.setattr(tournament_bounds, "ROOM", 0)
        async with a_server(url=served.rooms.store.url) as other:
            people = [await director(served, f"D{n}") for n in range(12)]
            there = [Client(other.url) for _ in people[6:]]
            for one, same in zip(there, people[6:], strict=True):
                one.http.cookies.set("parlour", same.http.cookies["parlour"])
            asking = [*people[:6], *there]
            for path, body in (
                ("/clubs", {"name": "Club", "about": "", "id": "c"}),
                ("/tournaments", PLAN),
            ):
                done = await asyncio.gather(*(one.ask("POST", path, body) for one in asking), return_exceptions=True)
                assert sum(not isinstance(one, BaseException) for one in done) == 3, path
                assert all(isinstance(one, Refused | dict) for one in done)
            for one in there:
                await one.http.aclose()

    run(test, place="postgres")


def test_a_network_makes_no_more_clubs_than_a_few_households() -> None:
    assert network(source("2001:db8:1:2::7")) == network(source("2001:db8:1:ffff::7")) == "2001:db8:1::/48"
    assert (network(source("203.0.113.9")), network(source("somewhere"))) == ("203.0.113.9", "somewhere")

    async def test(served: Served) -> None:
        clubs = Clubs(served.rooms, Tournaments(served.rooms))
        refusals = list[str]()
        for number in range(CLUBS_OF_A_NETWORK.many + 1):
            lea = await a_leader(served, f"L{number}")
            player = await served.rooms.people.by_cookie(lea.http.cookies["parlour"])
            assert player is not None
            address = source(f"2001:db8:1:{number:x}::7")
            try:
                await clubs.make(player, NewClub(name="Club", id="c"), address)
            except Refusal as refusal:
                refusals.append(refusal.error)
        assert refusals == ["too-fast"]
        assert CLUBS_OF_ALL.many < CLUBS_OF_A_NETWORK.many

    run(test, scale=1, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_the_operator_lists_closes_and_ends_clubs(place: str, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator = Operator(served, capsys)
        lea, club, (gus,) = await a_club(served, "Gus")
        table = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
        await made(lea, club=club)
        bea = await a_leader(served, "Bea")
        spam = [str((await make_club(bea, f"Spam {n}"))["info"]["club"]) for n in range(3)]
        found = await operator.ask("clubs")
        assert {one["name"] for one in found} == {"The Rookery", "Spam 0", "Spam 1", "Spam 2"}
        (one,) = await operator.ask("clubs", "--player", await id_of(gus))
        assert [one[key] for key in ("id", "people", "tables", "tournaments", "closed")] == [club, 2, 1, 1, None]
        assert one["maker"] == await id_of(lea)
        assert await operator.ask("clubs", "--quiet") == []
        await operator.ask("close-club", club, "--word", "late")
        (one,) = await operator.ask("clubs", "--player", await id_of(gus))
        assert (one["word"], one["closed"] is not None) == ("late", True)

        async def shut() -> bool:
            return (await gus.http.get(f"/api/clubs/{club}/lobby")).status_code == 403

        await eventually(shut)

        async def cancelled() -> bool:
            return bool((await gus.ask("GET", f"/tables/{table}"))["word"] == "cancelled")

        await eventually(cancelled)
        assert "close-club" in await operator.refused("close-club", club)
        await operator.ask("reopen-club", club)
        await operator.ask("end-club", *spam)
        assert await names(bea) == []
        assert "end-club" in await operator.refused("end-club", spam[0])

        async def open_again() -> bool:
            return (await gus.http.get(f"/api/clubs/{club}")).status_code == 200

        await eventually(open_again)
        done = [(line["what"], line["whom"]) for line in await operator.ask("audit")]
        assert [("end-club", one) for one in reversed(spam)] == [one for one in done if one[0] == "end-club"]
        log = await (await a_keeper(served)).ask("GET", "/order/log")
        assert {one["what"] for one in log} == {"close-club", "reopen-club", "end-club"}
        await club_of(lea, club)
        await act(lea, club, "remove", gus, "late")

    run(test, place=place)
