"""Tournaments played by the server: every kind to its end, late and gone people, directors, limits."""

import asyncio

import pytest
from sqlalchemy import select

from parlour.client import Json
from parlour.server.limits import TOURNAMENTS
from parlour.server.settings import Settings
from parlour.server.store import tournament_bounds
from parlour.server.store import tournaments as stored
from parlour.server.store.base import Conflict
from parlour.server.store.schema import entrants
from parlour.server.store.tournaments import Addition
from parlour.server.tables import rounds, tournaments
from parlour.tournaments.entries import TournamentOver, Withdrawn, read, written
from parlour.tournaments.played import met
from tests.server.places import PLACES
from tests.server.serving import Served, a_server, eventually, run
from tests.server.test_tables import refused
from tests.server.tournaments import (
    act,
    by_the_log,
    director,
    entered,
    look,
    made,
    play_out,
    plays,
    round_begun,
    standings_computed,
    standings_told,
)

KINDS: list[Json] = [
    {"kind": "swiss", "rounds": 3},
    {"kind": "swiss", "rounds": 2, "seats": 3},
    {"kind": "robin", "rounds": 0},
    {"kind": "knockout", "rounds": 0},
    {"kind": "swiss", "rounds": 2, "duplicate": True},
    {"kind": "swiss", "rounds": 2, "seats": 3, "duplicate": True, "bots": 1},
]


@pytest.mark.parametrize(
    ("place", "kind"),
    [(PLACES[number % 2], kind) for number, kind in enumerate(KINDS)],
    ids=[f"{kind['kind']}-{kind.get('seats', 2)}-{kind.get('duplicate', False)}" for kind in KINDS],
)
def test_every_kind_is_played_to_its_end(place: str, kind: Json) -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, **kind)
        people = await entered(served, tournament, 6 if kind.get("seats") == 3 else 4)
        assert [one["people"] for one in await dora.ask("GET", "/tournaments")] == [len(people)]
        await act(dora, tournament, "begin")
        ends = await asyncio.gather(*(plays(one, tournament) for one in people))
        course, begun, came = await by_the_log(served.rooms.store, tournament)
        assert len({one.table for one in begun}) == len(begun) == len(came)
        for one in ends:
            assert standings_told(one) == standings_computed(course)
            assert [row["mine"] for row in one["standings"]].count(True) == 1
        if kind["kind"] != "knockout":
            assert len(course.rounds) == course.total
            assert max(met(course.rounds).values(), default=1) == 1 or kind.get("seats") == 3

    run(test, place=place)


def test_an_arena_pairs_whoever_is_free_until_its_time_is_up() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, kind="arena", rounds=0, minutes=10)
        people = await entered(served, tournament, 4)
        await act(dora, tournament, "begin")
        playing = [asyncio.create_task(plays(one, tournament)) for one in people]

        async def thrice() -> bool:
            return bool((await look(dora, tournament))["played"] >= 3)

        await eventually(thrice)
        late = await served.guest("Late")
        assert (await late.ask("POST", f"/tournaments/{tournament}/enter"))["here"], "late entry"
        playing.append(asyncio.create_task(plays(late, tournament)))
        left = (await look(late, tournament))["left"]
        assert 0 < left <= 600_000
        served.later(600_000)
        ends = await asyncio.gather(*playing)
        course, begun, came = await by_the_log(served.rooms.store, tournament)
        assert len(begun) == len(came)
        assert all(standings_told(one) == standings_computed(course) for one in ends)

    run(test, still=True)


def test_people_come_late_leave_return_and_are_dropped() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, rounds=4, most=6)
        people = await entered(served, tournament, 5)
        ann, bob, eve = people[0], people[1], people[4]
        await eve.ask("POST", f"/tournaments/{tournament}/withdraw")
        assert (await look(eve, tournament))["n"] is None, "as if she had never come"
        await eve.ask("POST", f"/tournaments/{tournament}/enter")
        await refused(act(ann, tournament, "begin"), 403, "not-the-director")
        assert (await act(dora, tournament, "begin"))["info"]["phase"] == "playing"
        now = await round_begun(dora, tournament, 1)
        assert len(now["round"]["byes"]) == 1
        fay, gus = await served.guest("Fay"), await served.guest("Gus")
        await fay.ask("POST", f"/tournaments/{tournament}/enter")
        await refused(gus.ask("POST", f"/tournaments/{tournament}/enter"), 409, "tournament-full")
        await refused(gus.ask("POST", f"/tournaments/{tournament}/withdraw"), 409, "not-entered")
        await bob.ask("POST", f"/tournaments/{tournament}/withdraw")
        await refused(act(dora, tournament, "drop", player=5), 422, "no-reason")
        await act(dora, tournament, "drop", player=5, reason="was rude")
        await refused(eve.ask("POST", f"/tournaments/{tournament}/enter"), 409, "dropped")
        first = [(seat["n"], table["table"]) for table in now["round"]["tables"] for seat in table["seats"]]
        await asyncio.gather(*(play_out(people[n - 1], table) for n, table in first))
        now = await round_begun(dora, tournament, 2)
        sitting = {seat["name"] for table in now["round"]["tables"] for seat in table["seats"]}
        assert not {"P2", "P5"} & sitting
        assert "Fay" in sitting | set(now["round"]["byes"])
        assert (await bob.ask("POST", f"/tournaments/{tournament}/enter"))["here"]

    run(test)


def test_a_director_pauses_corrects_and_ends_and_everything_is_logged() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, rounds=2)
        people = await entered(served, tournament, 4)
        await refused(act(dora, tournament, "resume"), 409, "wrong-phase")
        await act(dora, tournament, "begin")
        now = await round_begun(dora, tournament, 1)
        first, second = (table["table"] for table in now["round"]["tables"])
        await act(dora, tournament, "pause", reason="tea")
        assert (await look(people[0], tournament))["word"] == "tea"
        for wrong in ([1], [2, 2], [1, 3]):
            call = act(dora, tournament, "correct", table=first, places=wrong, reason="the light went out")
            await refused(call, 422, "wrong-result")
        await refused(act(dora, tournament, "correct", table=first, places=[1, 2]), 422, "no-reason")
        await refused(act(dora, tournament, "correct", table="x", places=[1, 2], reason="y"), 404, "no-table")
        await act(dora, tournament, "correct", table=first, places=[1, 1], points=[3, 3], reason="the light went out")
        sit = [one for one in people if (await look(one, tournament))["table"] == second]
        await asyncio.gather(*(play_out(one, second) for one in sit))

        async def counted() -> Json | None:
            found = await look(dora, tournament)
            return found if found["round"]["over"] else None

        now = await eventually(counted)
        assert now["info"]["phase"] == "paused", "what is played goes on and counts; nothing new begins"
        told = {table["table"]: table for table in now["round"]["tables"]}
        assert (told[first]["corrected"], told[second]["corrected"]) == ("the light went out", None)
        assert [seat["place"] for seat in told[first]["seats"]] == [1, 1]
        await act(dora, tournament, "resume")
        await round_begun(dora, tournament, 2)
        now = await act(dora, tournament, "end", reason="the house closes")
        assert (now["info"]["phase"], now["word"]) == ("over", "the house closes")
        await refused(people[0].ask("POST", f"/tournaments/{tournament}/enter"), 409, "wrong-phase")
        lines = await served.rooms.store.read(stored.log_since(tournament, 0))
        me = (await dora.ask("GET", "/me"))["player"]
        kinds = [read(line.text).__class__.__name__ for line in lines if line.by == me]
        assert kinds == ["Created", "Begun", "Paused", "Corrected", "Resumed", "TournamentOver"]
        assert [one["n"] for one in (await people[1].ask("GET", "/me/export"))["entrants"]] == [2]

    run(test)


def test_who_may_make_one_how_many_and_what_cannot_be() -> None:
    async def test(served: Served) -> None:
        dora, guest = await director(served), await served.guest("Gus")
        await refused(made(guest), 403, "may-not-direct")
        for wrong in (
            {"game": "chess"},
            {"seats": 4},
            {"clock": {"kind": "none"}},
            {"clock": {"kind": "turn", "seconds": 5}},
            {"kind": "robin", "seats": 3, "rounds": 0},
            {"duplicate": True, "rated": True},
            {"language": "xx"},
        ):
            await refused(made(dora, **wrong), 422, "no-such-tournament")
        first = await made(dora)
        assert await made(dora) == first, "the same request again"
        for number in range(1, tournament_bounds.MINE):
            await made(dora, id=f"e{number}")
        await refused(made(dora, id="one-more"), 429, "too-many-tournaments")
        await refused(look(dora, "nothing"), 404, "no-tournament")
        await refused(act(dora, first, "begin"), 409, "too-few-people")
        listed = await guest.ask("GET", "/tournaments")
        assert len(listed) == tournament_bounds.MINE
        assert not any(one["directs"] for one in listed)

    run(test)


def test_a_host_says_who_may_make_tournaments_and_there_is_a_rate() -> None:
    async def test(served: Served) -> None:
        guest = await served.guest("Gus")
        for number in range(TOURNAMENTS.many):
            tournament = await made(guest, id=f"e{number}")
            await act(guest, tournament, "end", reason="a try")
        await refused(made(guest, id="more"), 429, "too-fast")

    run(test, settings=Settings(tournaments="all"), scale=1, still=True)


def test_who_is_forgotten_or_banned_plays_no_further_and_keeps_the_others_scores() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, rounds=2)
        people = await entered(served, tournament, 4)
        await act(dora, tournament, "begin")
        await round_begun(dora, tournament, 1)
        gone = (await people[3].ask("GET", "/me"))["player"]
        await people[3].ask("DELETE", "/me")
        ends = await asyncio.gather(*(plays(one, tournament) for one in people[:3]))
        _, begun, came = await by_the_log(served.rooms.store, tournament)
        assert len(begun) == len(came) == 3, "the stand-in played on, and was last; then three were left"
        names = {row["n"]: row["name"] for row in ends[0]["standings"]}
        assert names[4] == ""
        lines = await served.rooms.store.read(stored.log_since(tournament, 0))
        assert gone not in str(lines)
        assert [entry for line in lines if isinstance(entry := read(line.text), Withdrawn)] == [
            Withdrawn(player="4", reason=tournaments.GONE)
        ]

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_block_never_pays_and_keeps_nobody_else_from_playing(place: str) -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, rounds=2)
        people = await entered(served, tournament, 4)
        ids = [(await one.ask("GET", "/me"))["player"] for one in people]
        for other in ids[1:]:
            await people[0].ask("PUT", "/me/blocks", {"player": other, "blocked": True})
        await act(dora, tournament, "begin")
        await asyncio.gather(*(plays(one, tournament) for one in people))
        course, _, _ = await by_the_log(served.rooms.store, tournament)
        assert [one.aside for one in course.rounds] == [("1",), ("1",)]
        assert [(len(one.tables), len(one.byes)) for one in course.rounds] == [(1, 1), (1, 1)]
        scores = {row["n"]: (row["score"], row["rounds"]) for row in (await look(dora, tournament))["standings"]}
        assert scores[1] == (0, [None, None])

    run(test, place=place)


def test_whoever_leaves_a_table_to_a_stand_in_is_last_and_not_paired_until_back() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, rounds=2)
        ann, bob = await entered(served, tournament, 2)
        await act(dora, tournament, "begin")
        await round_begun(dora, tournament, 1)
        mine = (await look(ann, tournament))["table"]
        await bob.ask("POST", f"/tables/{mine}/leave", {"id": "l"})
        await play_out(ann, mine)

        async def paused() -> Json | None:
            found = await look(dora, tournament)
            return found if found["info"]["phase"] == "paused" else None

        now = await eventually(paused)
        assert now["word"] == rounds.TOO_FEW
        score = {row["name"]: (row["score"], row["here"]) for row in now["standings"]}
        assert score == {"P1": (1, True), "P2": (0, False)}, "whatever the stand-in reached"
        [table] = now["round"]["tables"]
        assert [seat["left"] for seat in table["seats"] if seat["name"] == "P2"] == [True]
        await bob.ask("POST", f"/tournaments/{tournament}/enter")
        assert (await round_begun(dora, tournament, 2))["info"]["phase"] == "playing"

    run(test)


def test_it_begins_by_itself_at_its_date_or_is_called_off() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        soon = served.rooms.now() + 60_000
        full, empty = await made(dora, id="a", begins=soon), await made(dora, id="b", begins=soon)
        people = await entered(served, full, 2)
        assert (await look(dora, full))["info"]["phase"] == "entry"
        served.later(61_000)
        await asyncio.gather(*(plays(one, full) for one in people))

        async def over() -> Json | None:
            found = await look(dora, empty)
            return found if found["info"]["phase"] == "over" else None

        assert (await eventually(over))["word"] == rounds.TOO_FEW

    run(test, still=True)


def test_a_rated_tournament_moves_ratings_and_its_tables_have_no_other_means() -> None:
    async def test(served: Served) -> None:
        dora = await director(served)
        tournament = await made(dora, rounds=1, rated=True)
        ann, bob = await entered(served, tournament, 2)
        await act(dora, tournament, "begin")
        await round_begun(dora, tournament, 1)
        mine = (await look(ann, tournament))["table"]
        info = await ann.ask("GET", f"/tables/{mine}")
        assert info["phase"] == "playing", "it is dealt with the pairing: nobody can get up from it"
        assert (info["tournament"], info["rated"], info["lots"], info["maker"]) == (tournament, True, False, False)
        await refused(ann.ask("POST", f"/tables/{mine}/seats/{info['yours'][0]}/token"), 409, "rated-stands")
        await asyncio.gather(plays(ann, tournament), plays(bob, tournament))
        assert [one["games"] for one in await ann.ask("GET", "/me/ratings")] == [1]

    run(test)


def test_of_two_who_add_to_a_log_at_once_one_is_told() -> None:
    async def test() -> None:
        async with a_server("postgres") as served:
            tournament = await made(await director(served))
            text = [written(TournamentOver())]
            both = [Addition(tournament, 1, text, None, 1, 1, "over", 0) for _ in range(2)]
            ends = await asyncio.gather(
                *(served.rooms.store.write_apart(stored.add(one)) for one in both), return_exceptions=True
            )
            assert [type(one) for one in ends if one is not None] == [Conflict]
            assert await served.rooms.store.read(lambda c: c.execute(select(entrants)).all()) == []

    asyncio.run(test())
