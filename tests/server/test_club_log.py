"""The log of a club: by the names of then, and nobody pushes a line out of it; whoever left first is banned all the
same; many are put out at once; what holds while a club is closed, or its name given."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from parlour.client import Client, Json
from parlour.server.limits import INTO_ONE_CLUB
from parlour.server.store import clubs as stored
from parlour.server.store import evenings
from parlour.server.store.base import Store
from parlour.server.store.club_acts import log
from parlour.server.store.tournaments import load, to_see_to, who_entered
from parlour.server.tables.clubs import SOONEST
from parlour.server.tables.moderation import HOUR, NAMED_FOR
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.clubs import a_club, act, club_of, join_club, link_of, make_club, members
from tests.server.earlier import insert, left_by
from tests.server.order import a_keeper
from tests.server.order import act as moderate
from tests.server.places import PLACES, a_database
from tests.server.serving import Served, a_server, eventually, run
from tests.server.test_blocks import id_of, play_out
from tests.server.test_challenges import challenge
from tests.server.test_merging import HERE
from tests.server.test_profiles import says
from tests.server.test_tables import duel, refused
from tests.server.tournaments import act as direct
from tests.server.tournaments import look, made, round_begun

DAY = 86_400_000


async def done(leader: Client, club: str) -> list[tuple[str, str, str, str]]:
    record = await club_of(leader, club, "log")
    return [(one["by"], one["what"], one["whom"], one["word"]) for one in record["log"]]


@pytest.mark.parametrize("place", PLACES)
def test_a_ban_is_not_pushed_out_of_the_log_and_what_was_announced_is_in_it(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(stored, "NOTED", 3)
        lea, club, (gus,) = await a_club(served, "Gus")
        await act(lea, club, "ban", gus, "rude")
        evening = {"title": "Tea", "begins": served.rooms.now() + DAY, "id": "e"}
        told = await lea.ask("POST", f"/clubs/{club}/evenings", evening)
        for _ in range(2):
            await lea.ask("DELETE", f"/clubs/{club}/evenings/{told['calendar'][0]['id']}")
        await lea.ask("PUT", f"/clubs/{club}", {"name": "The Rookery", "about": "Fridays"})
        assert await done(lea, club) == [
            ("Lea", "about", "", ""),
            ("Lea", "call-off", "", "Tea"),
            ("Lea", "evening", "", "Tea"),
            ("Lea", "ban", "Gus", "rude"),
        ]
        for _ in range(5):
            await lea.ask("POST", f"/clubs/{club}/link")
        assert await done(lea, club) == [*[("Lea", "renew", "", "")] * 3, ("Lea", "ban", "Gus", "rude")]

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_the_log_has_the_names_of_then_and_none_of_whoever_is_forgotten(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Ida", "Max")
        await act(lea, club, "ban", gus, "rude")
        await gus.ask("PUT", "/me", {"name": "Somebody new"})
        await lea.ask("PUT", "/me", {"name": "Leonora"})
        assert await done(lea, club) == [("Lea", "ban", "Ida", "rude")]
        await gus.ask("DELETE", "/me")
        assert await done(lea, club) == [("Lea", "ban", "", "")]
        evening = {"title": "Tea at Lea's", "begins": served.rooms.now() + DAY, "id": "e"}
        await lea.ask("POST", f"/clubs/{club}/evenings", evening)
        await lea.ask("DELETE", "/me")
        assert [one["title"] for one in (await club_of(max, club))["calendar"]] == [""]
        file = (await max.http.get(f"/api/clubs/{club}/calendar.ics")).text
        assert "SUMMARY:The Rookery" in file
        assert [(by, what) for by, what, _, _ in await done(max, club)][-2:] == [("", "evening"), ("", "ban")]

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_left_first_is_banned_all_the_same(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus,) = await a_club(served, "Gus")
        link = await link_of(lea, club)
        eve = await served.guest("Eve")
        await refused(act(lea, club, "ban", eve, "never there"), 404, "no-player")
        await gus.ask("POST", f"/clubs/{club}/leave")
        record = await club_of(lea, club, "log")
        assert [(one["what"], one["whom"], one["player"]) for one in record["log"]] == [
            ("left", "Gus", await id_of(gus))
        ]
        await refused(act(lea, club, "remove", gus, "late"), 404, "no-player")
        await act(lea, club, "ban", gus, "rude")
        await refused(join_club(gus, link), 403, "club-bars-you")
        await refused(act(lea, club, "ban", gus, "rude"), 409, "nothing-to-do")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_all_who_came_since_are_put_out_at_once_and_the_link_is_another(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Gus", "Max")
        link = await link_of(lea, club)
        served.later(1000)
        puppets = [await served.guest(f"P{n}") for n in range(4)]
        for one in puppets:
            served.later(1000)
            await join_club(one, link)
        await refused(act(lea, club, "remove-since", puppets[0]), 422, "no-reason")
        now = await act(lea, club, "remove-since", puppets[1], "puppets")
        assert members(now) == {"Lea": True, "Gus": False, "Max": False, "P0": False}
        await refused(club_of(puppets[3], club, "lobby"), 404, "no-club")
        await refused(join_club(puppets[2], link), 401, "wrong-link")
        assert (await done(lea, club))[0] == ("Lea", "remove-since", "P1", "puppets")
        assert gus is not max

    run(test, place=place, still=True)


def test_a_club_fills_no_faster_than_a_room() -> None:
    async def test(served: Served) -> None:
        lea, club, _ = await a_club(served)
        link = await link_of(lea, club)
        for number in range(INTO_ONE_CLUB.many):
            await join_club(await served.guest(f"P{number}", f"127.0.0.{2 + number}"), link)
        late = await served.guest("Late", "127.0.0.99")
        await refused(join_club(late, link), 429, "too-fast")
        served.later(INTO_ONE_CLUB.every)
        await join_club(late, link)
        await join_club(late, link)

    run(test, scale=1, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_evenings_that_are_shown_are_bounded(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(evenings, "MOST", 2)
        lea, club, _ = await a_club(served)

        async def announce(id: str, ahead: int) -> Json:
            body = {"title": "Tea", "begins": served.rooms.now() + ahead, "id": id}
            return dict(await lea.ask("POST", f"/clubs/{club}/evenings", body))

        await refused(announce("a", 150), 422, "bad-date")
        for id in ("b", "c"):
            await announce(id, SOONEST + 1000)
        served.later(SOONEST + 2000)
        await refused(announce("d", DAY), 429, "too-many-evenings")
        served.set_date(evenings.SHOWN)
        await announce("d", DAY)

    run(test, place=place, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_two_accounts_lead_no_more_clubs_together_than_one_may(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(stored, "LED", 2)
        phone, laptop = Authenticator(), Authenticator()
        ann, other = await served.guest("Ann"), await served.guest("Ann again")
        await enrolled(ann, phone)
        await enrolled(other, laptop)
        for number in range(2):
            await make_club(ann, f"Club {number}", id=f"a{number}")
        more = str((await make_club(other, "One more", id="b"))["info"]["club"])
        await refused(signed_in(other, phone, do="bring"), 429, "too-many-clubs")
        await other.ask("POST", f"/clubs/{more}/leave")
        await signed_in(other, phone, do="bring")
        assert len(await other.ask("GET", "/clubs")) == 2

    run(test, place=place, settings=HERE)


@pytest.mark.parametrize("place", PLACES)
def test_a_tournament_stands_still_while_its_club_is_closed(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Gus", "Max")
        cup, keeper = await made(lea, club=club, rounds=1), await a_keeper(served)
        for one in (gus, max):
            await one.ask("POST", f"/tournaments/{cup}/enter")
        await direct(lea, cup, "begin")
        table = (await round_begun(lea, cup, 1))["round"]["tables"][0]["table"]
        await moderate(keeper, "close", club=club)
        store, rooms = served.rooms.store, served.rooms
        assert [one.barred for one in await store.read(who_entered(cup))] == [False, False]
        assert await store.read(to_see_to(store.process, rooms.served(), rooms.now())) == []
        info = await gus.ask("GET", f"/tables/{table}")
        pair = (gus, max) if info["yours"] == [0] else (max, gus)
        for at in range(4):
            await pair[at % 2].play(table, at, "keep")
        await moderate(keeper, "reopen", club=club)

        async def over() -> Json | None:
            now = await look(lea, cup)
            return now if now["info"]["phase"] == "over" else None

        now = await eventually(over)
        assert [one["here"] for one in now["standings"]] == [True, True], "nobody was withdrawn by mistake"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_club_keeps_the_name_a_moderator_gave_it_for_a_week(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, _ = await a_club(served)
        await moderate(await a_keeper(served), "rename", club=club, name="A club")
        old = {"name": "The Rookery", "about": ""}
        await refused(lea.ask("PUT", f"/clubs/{club}", old), 403, "club-name-given")
        await lea.ask("PUT", f"/clubs/{club}", {"name": "A club", "about": "Fridays"})
        served.set_date(NAMED_FOR * HOUR + 1)
        assert (await lea.ask("PUT", f"/clubs/{club}", old))["info"]["name"] == "The Rookery"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_challenge_tells_no_later_name_than_one_knew(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await play_out(table, [ann, bob])
        await says(bob, challenges="met")
        await bob.ask("PUT", "/me", {"name": "Incognito"})
        asked = await challenge(ann, bob)
        told = await ann.ask("GET", "/challenges")
        seats = (await ann.ask("GET", f"/tables/{asked['table']}"))["seats"]
        assert (asked["name"], told["mine"][0]["name"]) == ("Bob", "Bob")
        assert "Incognito" not in str([asked, told, seats])

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_the_log_of_an_earlier_parlour_has_the_oldest_names_that_are_known(place: str, tmp_path: Path) -> None:
    def fill(connection: Connection) -> None:
        insert(connection, "players", {"id": "lea", "name": "Lea", "made": 1, "banned": False})
        club = {"id": "c", "name": "C", "about": "", "made": 1, "invitation": "i", "maker": "lea"}
        insert(connection, "clubs", club)
        insert(connection, "club_members", {"club": "c", "player": "lea", "role": "leader", "made": 1})
        for n, whom in enumerate(("lea", None)):
            line = {"club": "c", "n": n, "time": 1, "by": whom, "what": "falls-to", "player": whom, "word": ""}
            insert(connection, "club_log", line)
        cup = {"id": "t", "name": "T", "game": "high_card", "settings": "{}", "begins": 2**53 - 1, "made": 1}
        insert(connection, "tournaments", {**cup, "changed": 1, "phase": "entry", "at": 0, "people": 0})

    async def read(store: Store) -> tuple[list[tuple[str, str]], object]:
        cup = await store.read(load("t"))
        assert cup is not None
        return [(row.by_name, row.name) for row in await store.read(log("c"))], cup.begins

    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0031", fill)
        async with a_server(url=url) as served:
            assert await read(served.rooms.store) == ([("", ""), ("Lea", "Lea")], None)

    asyncio.run(test())
