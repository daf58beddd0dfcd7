"""Clubs: made by who can sign in, joined by a link, led, and left; their lobby, ladder, tournaments and calendar."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import Connection, insert, update

from parlour.client import Client
from parlour.server.limits import CLUBS
from parlour.server.people.bans import ban
from parlour.server.settings import Settings
from parlour.server.store import clubs as stored
from parlour.server.store.schema import ratings, tournaments
from tests.server.clubs import a_club, a_leader, act, club_of, join_club, link_of, make_club, members, tables
from tests.server.order import as_role
from tests.server.places import PLACES
from tests.server.serving import INVITED, ME, OPEN, Served, run
from tests.server.test_blocks import block, id_of
from tests.server.test_tables import refused
from tests.server.tournaments import PLAN, look, made, round_begun

DAY = 86_400_000


@pytest.mark.parametrize("place", PLACES)
def test_a_club_is_made_by_who_can_sign_in_and_joined_by_its_link(place: str) -> None:
    async def test(served: Served) -> None:
        guest = await served.guest("Gus")
        await refused(make_club(guest, "Gus & co"), 403, "cannot-lead")
        lea = await a_leader(served)
        now = await make_club(lea, "  The   Rookery ", "Thursdays", "c")
        assert (now["info"]["name"], now["info"]["leads"], members(now)) == ("The Rookery", True, {"Lea": True})
        club = now["info"]["club"]
        assert (await make_club(lea, "Another", "", "c"))["info"]["club"] == club, "the same request"
        await refused(make_club(lea, "Bot 5"), 422, "bad-name")
        link = await link_of(lea, club)
        code = {"code": link.rpartition("#")[2]}
        told = await guest.ask("POST", "/clubs/invitation", code)
        assert told == {"name": "The Rookery", "about": "Thursdays", "people": 1, "club": None}
        async with Client(served.url) as nobody:
            assert await nobody.ask("POST", "/clubs/invitation", code) == told
            await refused(nobody.ask("POST", "/clubs/join", code), 401, "no-guest")
        for _ in range(2):
            assert members(await join_club(guest, link)) == {"Lea": True, "Gus": False}
        assert [one["name"] for one in await guest.ask("GET", "/clubs")] == ["The Rookery"]
        await refused(club_of(guest, club, "link"), 403, "not-the-leader")
        await refused(guest.ask("POST", f"/clubs/{club}/link"), 403, "not-the-leader")
        fresh = (await lea.ask("POST", f"/clubs/{club}/link"))["path"]
        late = await served.guest("Late")
        await refused(join_club(late, link), 401, "wrong-link")
        assert len(members(await join_club(late, fresh))) == 3
        changed = {"name": "The Nest", "about": ""}
        await refused(guest.ask("PUT", f"/clubs/{club}", changed), 403, "not-the-leader")
        assert (await lea.ask("PUT", f"/clubs/{club}", changed))["info"]["name"] == "The Nest"
        told = await guest.ask("GET", "/me/export")
        assert [(one["name"], one["role"]) for one in told["club_members"]] == [("The Nest", "member")]

    run(test, place=place)


def test_where_the_host_says_so_guests_lead_clubs_too() -> None:
    async def test(served: Served) -> None:
        gus = await served.guest("Gus")
        assert members(await make_club(gus, "Gus & co")) == {"Gus": True}

    run(test, settings=Settings(clubs="all"))


@pytest.mark.parametrize("place", PLACES)
def test_it_is_led_as_long_as_anybody_is_in_it(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max, ida) = await a_club(served, "Gus", "Max", "Ida")
        await refused(act(lea, club, "lead", gus), 403, "cannot-lead")
        await refused(act(lea, club, "lead", lea), 422, "that-is-you")
        await refused(act(gus, club, "remove", max, "no"), 403, "not-the-leader")
        await as_role(served, max, "member")
        assert members(await act(lea, club, "lead", max)) == {"Lea": True, "Max": True, "Gus": False, "Ida": False}
        await refused(act(max, club, "remove", lea, "no"), 403, "leads-too")
        await as_role(served, ida, "member")
        assert members(await act(lea, club, "hand-on", ida))["Lea"] is False
        await ida.ask("POST", f"/clubs/{club}/leave")
        await max.ask("POST", f"/clubs/{club}/leave")
        assert members(await club_of(gus, club)) == {"Lea": True, "Gus": False}, (
            "who can sign in, before who came first"
        )
        await lea.ask("DELETE", "/me")
        assert members(await club_of(gus, club)) == {"Gus": True}, "there is nobody else, guest or not"
        assert await gus.ask("POST", f"/clubs/{club}/leave") == []
        await refused(club_of(gus, club), 404, "no-club")
        assert await served.rooms.store.read(stored.load(club, None)) is None, "with the last of them it ends"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_who_is_removed_may_come_back_and_who_is_banned_may_not(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Gus", "Max")
        link = await link_of(lea, club)
        await refused(act(lea, club, "remove", gus), 422, "no-reason")
        waits = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
        kept = (await max.make("high_card", [ME, OPEN, OPEN], club=club))["table"]["table"]
        await gus.join(kept)
        assert members(await act(lea, club, "remove", gus, "shouts")) == {"Lea": True, "Max": False}
        assert (await tables(max, club))[0] == {kept}, "theirs is cancelled"
        assert [one["kind"] for one in (await max.ask("GET", f"/tables/{kept}"))["seats"]] == ["person", "open", "open"]
        await refused(gus.ask("GET", f"/tables/{waits}"), 404, "no-table")
        await join_club(gus, link)
        await act(lea, club, "ban", gus, "shouts again")
        with pytest.raises(Exception, match="shouts again"):
            await join_club(gus, link)
        record = await club_of(lea, club, "log")
        assert [(one["by"], one["what"], one["whom"], one["word"]) for one in record["log"]] == [
            ("Lea", "ban", "Gus", "shouts again"),
            ("Lea", "remove", "Gus", "shouts"),
        ]
        assert [one["name"] for one in record["banned"]] == ["Gus"]
        await refused(club_of(max, club, "log"), 403, "not-the-leader")
        assert [one["word"] for one in (await gus.ask("GET", "/me/export"))["club_bans"]] == ["shouts again"]
        await act(lea, club, "unban", gus)
        await refused(act(lea, club, "unban", gus), 409, "nothing-to-do")
        await join_club(gus, link)

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_house_ban_of_its_only_leader_leaves_a_club_led(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus,) = await a_club(served, "Gus")
        await served.rooms.store.write(ban(await id_of(lea), None, "", served.rooms.now()))
        await served.rooms.departures.look_again()
        assert members(await club_of(gus, club)) == {"Lea": True, "Gus": True}

    run(test, place=place)


def test_clubs_and_their_people_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(stored, "LED", 2)
        monkeypatch.setattr(stored, "PEOPLE", 3)
        lea, club, _ = await a_club(served, "Gus", "Max")
        link = await link_of(lea, club)
        await refused(join_club(await served.guest("Ida"), link), 409, "club-full")
        await make_club(lea, "Second")
        await refused(make_club(lea, "Third"), 429, "too-many-clubs")
        monkeypatch.setattr(stored, "LED", 99)
        monkeypatch.setattr(stored, "JOINED", 2)
        await refused(make_club(lea, "Third"), 429, "too-many-clubs")
        monkeypatch.setattr(stored, "JOINED", 99)
        monkeypatch.setattr(stored, "OF_ALL", 2)
        await refused(make_club(lea, "Third"), 429, "too-many-clubs")

    run(test)


def test_making_clubs_has_a_rate() -> None:
    async def test(served: Served) -> None:
        lea = await a_leader(served)
        for number in range(CLUBS.many):
            await make_club(lea, f"Club {number}")
        await refused(make_club(lea, "One more"), 429, "too-fast")

    run(test, scale=1, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_its_tables_are_seen_and_joined_by_its_people_alone(place: str) -> None:
    async def test(served: Served) -> None:
        _, club, (gus, max, ida) = await a_club(served, "Gus", "Max", "Ida")
        eve = await served.guest("Eve")
        await refused(eve.make("high_card", [ME, OPEN], club=club), 404, "no-club")
        for wrong in ({"public": True}, {"seats": [ME, INVITED]}):
            wanted = {"game": "high_card", "seats": [ME, OPEN], "id": "w", "club": club, **wrong}
            await refused(gus.ask("POST", "/tables", wanted), 422, "no-such-table")
        info = (await gus.make("high_card", [ME, OPEN], club=club))["table"]
        table = info["table"]
        assert (info["club"], info["code"], info["public"]) == (club, None, False)
        assert await tables(max, club) == ({table}, set())
        assert table not in str([await eve.ask("GET", "/lobby"), await max.ask("GET", "/tables")])
        await refused(eve.join(table), 404, "no-table")
        await refused(gus.ask("PUT", f"/tables/{table}/seats/1", {"kind": "invited"}), 422, "no-such-table")
        await max.join(table)
        assert await tables(ida, club) == (set(), {table})
        await gus.do(table, "chat", text="good luck")
        assert [one["text"] for one in await ida.ask("GET", f"/tables/{table}/chat")] == ["good luck"]
        token = (await max.ask("POST", f"/tables/{table}/seats/1/token"))["code"]
        assert (await served.holder(token).scene(table))["at"] == 0, "a program on a seat of theirs"
        others = (await max.make("high_card", [OPEN, OPEN], club=club))["table"]["table"]
        for one in (gus, ida):
            await one.join(others)
        await max.ask("POST", f"/clubs/{club}/leave")
        assert (await max.ask("GET", f"/tables/{table}"))["yours"] == [1], "a game goes on"
        assert [one["table"]["table"] for one in await max.ask("GET", "/me/tables")] == [table]
        for at in range(4):
            await (gus, max)[at % 2].play(table, at, "keep")
        for one in (gus, max, ida):
            await one.ask("GET", f"/replays/{table}")
        await refused(eve.ask("GET", f"/replays/{table}"), 404, "no-table")
        again = await gus.ask("POST", f"/tables/{table}/rematch", {})
        assert (again["club"], sorted(one["kind"] for one in again["seats"])) == (club, ["open", "person"])
        await refused(max.ask("POST", f"/tables/{table}/rematch", {}), 404, "no-club")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_blocks_hold_in_a_club(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Gus", "Max")
        link = await link_of(lea, club)
        await block(gus, max)
        table = (await gus.make("high_card", [ME, OPEN], club=club))["table"]["table"]
        assert await tables(max, club) == (set(), set())
        await refused(max.join(table), 409, "seat-taken")
        for one, others in ((gus, {"Lea", "Gus"}), (max, {"Lea", "Max"}), (lea, {"Lea", "Gus", "Max"})):
            now = await club_of(one, club)
            assert (set(members(now)), now["info"]["people"]) == (others, len(others))
            [listed] = await one.ask("GET", "/clubs")
            told = await one.ask("POST", "/clubs/invitation", {"code": link.rpartition("#")[2]})
            assert (listed["people"], told["people"]) == (len(others), len(others)), "nobody counts who blocks them"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_its_ladder_is_that_of_the_house_among_its_people(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Gus", "Max")
        eve = await served.guest("Eve")
        strength = {await id_of(lea): (27.0, 1.5), await id_of(gus): (29.0, 1.5), await id_of(eve): (40.0, 1.5)}
        strength[await id_of(max)] = (35.0, 8.0)  # of three lucky games

        def rated(connection: Connection) -> None:
            for player, (mu, sigma) in strength.items():
                row = {"player": player, "game": "high_card", "seats": 2, "mu": mu, "sigma": sigma, "games": 30}
                connection.execute(insert(ratings), row)

        await served.rooms.store.write(rated)
        board = await club_of(max, club, "ladder/high_card/2")
        assert [(one["rank"], one["name"]) for one in board["rows"]] == [(1, "Gus"), (2, "Lea")]
        house = await max.ask("GET", "/ratings/high_card/2")
        assert ([one["name"] for one in house["rows"]], house["least"]) == (["Eve", "Gus", "Lea"], board["least"])
        await refused(club_of(max, club, "ladder/high_card/9"), 404, "no-ladder")
        await refused(club_of(eve, club, "ladder/high_card/2"), 404, "no-club")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_its_tournaments_are_made_by_leaders_and_entered_by_its_people(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Gus", "Max")
        eve = await served.guest("Eve")
        await refused(gus.ask("POST", "/tournaments", {**PLAN, "club": club}), 403, "not-the-leader")
        await refused(eve.ask("POST", "/tournaments", {**PLAN, "club": club}), 404, "no-club")
        cup = await made(lea, club=club)
        assert [one["tournament"] for one in (await club_of(gus, club))["tournaments"]] == [cup]
        assert await gus.ask("GET", "/tournaments") == [], "it is not the house's"
        for asking in (
            eve.ask("GET", f"/tournaments/{cup}"),
            eve.ask("POST", f"/tournaments/{cup}/enter"),
            eve.ask("POST", f"/tournaments/{cup}/acts", {"act": "begin"}),
        ):
            await refused(asking, 404, "no-tournament")
        for one in (gus, max):
            await one.ask("POST", f"/tournaments/{cup}/enter")
        await refused(gus.ask("POST", f"/tournaments/{cup}/acts", {"act": "begin"}), 403, "not-the-director")
        await as_role(served, eve, "director")
        await refused(eve.ask("POST", f"/tournaments/{cup}/acts", {"act": "begin"}), 404, "no-tournament")
        await lea.ask("POST", f"/tournaments/{cup}/acts", {"act": "begin"})
        now = await round_begun(gus, cup, 1)
        table = now["round"]["tables"][0]["table"]
        assert (now["info"]["club"], (await lea.ask("GET", f"/tables/{table}"))["club"]) == (club, club)
        assert (await tables(lea, club))[1] == {table}
        await refused(eve.ask("GET", f"/tables/{table}"), 404, "no-table")
        await act(lea, club, "remove", max, "went off")
        assert (await look(max, cup))["info"]["tournament"] == cup, "who has played in it may see how it ends"
        await refused(max.ask("POST", f"/tournaments/{cup}/enter"), 404, "no-club")

    run(test, place=place)


async def _as_it_was_stored(served: Served, tournament: str) -> None:
    """With a date that no calendar has, and that was taken once."""

    def job(connection: Connection) -> None:
        far = update(tournaments).where(tournaments.c.id == tournament)
        connection.execute(far.values(begins=2**53 - 1))

    await served.rooms.store.write(job)


@pytest.mark.parametrize("place", PLACES)
def test_its_calendar_has_evenings_and_tournaments(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus,) = await a_club(served, "Gus")
        soon, later = served.rooms.now() + DAY, served.rooms.now() + 2 * DAY
        evening = {"title": "Tea, cake; and \\ Kairo", "game": "high_card", "begins": later, "id": "e"}
        await refused(gus.ask("POST", f"/clubs/{club}/evenings", evening), 403, "not-the-leader")
        for wrong, status, why in (
            ({"begins": 1}, 422, "bad-date"),
            ({"game": "chess"}, 422, "no-such-table"),
            ({"title": " "}, 422, "bad-name"),
        ):
            await refused(lea.ask("POST", f"/clubs/{club}/evenings", {**evening, **wrong}), status, why)
        for _ in range(2):
            now = await lea.ask("POST", f"/clubs/{club}/evenings", evening)
        for begins in (2**53 - 1, served.rooms.now() + 732 * DAY, served.rooms.now() - 1):
            for whose in ({"club": club}, {}):
                asked = {**PLAN, **whose, "begins": begins}
                await refused(lea.ask("POST", "/tournaments", asked), 422, "bad-date")
        cup = await made(lea, club=club, begins=soon)
        await _as_it_was_stored(served, await made(lea, club=club, id="far", begins=soon))
        dates = (await club_of(gus, club))["calendar"]
        assert [(one["kind"], one["begins"]) for one in dates] == [("tournament", soon), ("evening", later)]
        file = await gus.http.get(f"/api/clubs/{club}/calendar.ics")
        assert file.headers["content-type"] == "text/calendar; charset=utf-8"
        lines = file.text.split("\r\n")
        assert "SUMMARY:Tea\\, cake\\; and \\\\ Kairo" in lines
        assert f"DTSTART:{datetime.fromtimestamp(later // 1000, UTC):%Y%m%dT%H%M%SZ}" in lines
        assert f"UID:{cup}@parlour" in lines
        assert max(len(line.encode()) for line in lines) <= 75
        gone = now["calendar"][-1]["id"]
        await refused(gus.ask("DELETE", f"/clubs/{club}/evenings/{gone}"), 403, "not-the-leader")
        told = await lea.ask("DELETE", f"/clubs/{club}/evenings/{gone}")
        assert [one["kind"] for one in told["calendar"]] == ["tournament"]

    run(test, place=place)
