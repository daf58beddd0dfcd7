"""What tournaments withstand: guests without number, those who forget themselves, words of the house in a reason."""

import pytest

from parlour.client import Json
from parlour.server.limits import TOURNAMENTS_OF_ALL
from parlour.server.settings import Settings
from parlour.server.store import tournament_bounds
from parlour.server.store import tournaments as stored
from parlour.server.tables import rounds
from tests.server.places import PLACES
from tests.server.serving import Served, eventually, run
from tests.server.test_tables import refused
from tests.server.tournaments import act, director, entered, look, made, round_begun


def test_new_guests_do_not_use_up_the_tournaments_of_the_house() -> None:
    async def test(served: Served) -> None:
        for number in range(TOURNAMENTS_OF_ALL.many):
            guest = await served.guest(f"G{number}")
            await made(guest)
            await guest.ask("DELETE", "/me")
        await refused(made(await served.guest("One more")), 429, "too-fast")

    run(test, settings=Settings(tournaments="all"), scale=1, still=True)


@pytest.mark.parametrize("place", PLACES)
def test_what_never_begins_is_called_off_and_ghosts_hold_no_place(place: str) -> None:
    async def test(served: Served) -> None:
        dora, gus = await director(served), await served.guest("Gus")
        kept, left = await made(dora, most=2), await made(gus, id="left")
        ghosts = await entered(served, kept, 2)
        await refused(gus.ask("POST", f"/tournaments/{kept}/enter"), 409, "tournament-full")
        listed = await dora.ask("GET", "/tournaments")
        assert [one["tournament"] for one in listed] == [kept, left], "those with people first"
        await gus.ask("POST", f"/tournaments/{left}/enter")
        for one in ghosts:
            await one.ask("DELETE", "/me")
        await refused(act(dora, kept, "begin"), 409, "too-few-people")
        assert (await gus.ask("POST", f"/tournaments/{kept}/enter"))["info"]["people"] == 1
        await gus.ask("DELETE", "/me")

        async def over(tournament: str) -> Json | None:
            found = await look(dora, tournament)
            return found if found["info"]["phase"] == "over" else None

        assert (await eventually(lambda: over(left)))["word"] == rounds.TOO_FEW, "nobody is left who made or entered it"
        assert await over(kept) is None
        served.later(stored.NEVER + 1)
        assert (await eventually(lambda: over(kept)))["word"] == rounds.TOO_FEW

    run(test, place=place, settings=Settings(tournaments="all"), still=True)


def test_a_directors_pause_is_theirs_and_a_final_is_not_played_by_who_lost() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, kind="knockout", rounds=0)
        await entered(served, tournament, 4)
        await act(dora, tournament, "begin")
        first = (await round_begun(dora, tournament, 1))["round"]["tables"]
        await act(dora, tournament, "pause", reason=rounds.TOO_FEW)
        later = await made(dora, id="later")
        await entered(served, later, 2)
        await act(dora, later, "begin")
        await round_begun(dora, later, 1)  # the house has looked at both, at what changed first before
        assert (await look(dora, tournament))["info"]["phase"] == "paused"
        await act(dora, tournament, "resume")
        table = first[0]["table"]
        await act(dora, tournament, "correct", table=table, places=[1, 2], reason="told so")
        await act(dora, tournament, "correct", table=first[1]["table"], places=[1, 2], reason="told so")
        await round_begun(dora, tournament, 2)
        await refused(act(dora, tournament, "correct", table=table, places=[2, 1], reason="no"), 409, "round-follows")
        same = await act(dora, tournament, "correct", table=table, places=[1, 2], points=[9, 3], reason="points")
        assert same["played"] == 2

    run(test)


def test_directors_have_room_and_what_nobody_is_left_of_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(tournament_bounds, "OF_ALL", 1)
        dora, gus = await director(served), await served.guest("Gus")
        tournament = await made(gus, rounds=2, rest=600)
        await refused(made(await served.guest("Eve")), 429, "too-many-tournaments")
        await made(dora)
        people = await entered(served, tournament, 2)
        await act(gus, tournament, "begin")
        table = (await round_begun(gus, tournament, 1))["round"]["tables"][0]["table"]
        await act(gus, tournament, "correct", table=table, places=[1, 2], reason="told so")
        for one in people:
            await one.ask("POST", f"/tournaments/{tournament}/withdraw")
        assert (await look(dora, tournament))["info"]["phase"] != "over"
        await gus.ask("DELETE", "/me")

        async def over() -> bool:
            return bool((await look(dora, tournament))["info"]["phase"] == "over")

        await eventually(over)

    run(test, settings=Settings(tournaments="all"))
