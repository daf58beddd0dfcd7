"""Whoever is put out of a club: what they played there they may look at, and nothing else is told to them."""

import pytest

from parlour.client import Json
from parlour.server.store.news import MINUTE
from tests.server.clubs import a_club, act, join_club, link_of
from tests.server.letterbox import Letterbox
from tests.server.news import newest, nothing_waits, some_wait, with_letters, with_post
from tests.server.places import PLACES
from tests.server.serving import Served, run
from tests.server.test_tables import refused
from tests.server.tournaments import act as direct
from tests.server.tournaments import look, made, round_begun


@pytest.mark.parametrize("place", PLACES)
def test_whoever_entered_and_did_not_play_is_told_of_no_tournament(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, (gus, max) = await a_club(served, "Gus", "Max")
        cup = await made(lea, club=club)
        for one in (gus, max):
            await one.ask("POST", f"/tournaments/{cup}/enter")
        await act(lea, club, "ban", max, "rude")
        for asking in (
            max.ask("GET", f"/tournaments/{cup}"),
            look(max, cup, seen=1),
            max.ask("POST", f"/tournaments/{cup}/enter"),
            max.ask("POST", f"/tournaments/{cup}/withdraw"),
        ):
            await refused(asking, 404, "no-tournament")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_played_sees_their_own_tables_and_not_how_it_goes_on(place: str) -> None:
    async def test(served: Served) -> None:
        lea, club, people = await a_club(served, "Gus", "Max", "Ida", "Ola")
        gus, max = people[:2]
        cup = await made(lea, club=club)
        for one in people:
            await one.ask("POST", f"/tournaments/{cup}/enter")
        await direct(lea, cup, "begin")
        first = await round_begun(lea, cup, 1)
        mine = next(one for one in first["round"]["tables"] if "Max" in str(one["seats"]))
        await act(lea, club, "ban", max, "rude")

        def shown(now: Json) -> tuple[list[str], list[Json], int]:
            return [one["table"] for one in now["round"]["tables"]], now["standings"], now["played"]

        assert shown(await look(max, cup)) == ([mine["table"]], [], 1)
        known = dict(zip(("Gus", "Max", "Ida", "Ola"), people, strict=True))
        for table in first["round"]["tables"]:
            pair = [known[seat["name"]] for seat in table["seats"]]
            for at in range(4):
                await pair[at % 2].play(table["table"], at, "keep")
        second = await round_begun(lea, cup, 2)
        assert second["played"] == 2
        assert shown(await look(max, cup)) == ([mine["table"]], [], 1)
        later = await look(max, cup, round=2)
        assert (later["round"], later["word"]) == (None, "")
        assert all(one["table"] not in str(later) for one in second["round"]["tables"])
        await refused(max.ask("POST", f"/tournaments/{cup}/enter"), 404, "no-club")
        assert len((await look(gus, cup))["standings"]) == 4

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_nobody_is_written_to_about_tournaments_of_a_club_they_were_put_out_of(place: str) -> None:
    async def test(served: Served, box: Letterbox) -> None:
        lea, club, _ = await a_club(served)
        people = [await with_letters(served, box, name, "tournaments") for name in ("Ann", "Bob", "Cem")]
        link = await link_of(lea, club)
        cup = await made(lea, club=club, name="Secret Cup", begins=served.rooms.now() + 90 * MINUTE, id="a")
        for one in people:
            await join_club(one, link)
            await one.ask("POST", f"/tournaments/{cup}/enter")
        await act(lea, club, "ban", people[0], "rude")
        served.later(30 * MINUTE + 1000)
        await some_wait(served, 2)  # not Ann
        await act(lea, club, "ban", people[1], "rude")  # while it waits to be told
        served.later(MINUTE)
        letter = await newest(box, 1)
        assert "Secret Cup" in letter.get_content()
        assert letter["To"] == "cem@example.org"
        await nothing_waits(served)
        await direct(lea, cup, "end", reason="It is late")
        await some_wait(served, 1)

    with_post(test, place=place)
