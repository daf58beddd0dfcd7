"""Ratings: what a rated table is like, and what its result does to whom."""

from math import exp, hypot, log10
from typing import Any, cast

import pytest

from parlour.client import Client, Json
from parlour.core.game import find, games
from parlour.server.people import rating
from parlour.server.people.rating import LEAST, MU, SIGMA, Rating, placed, rated
from parlour.server.store import ratings as stored
from parlour.server.tables.rated import too_short_or_long
from parlour.server.wire.asked import Clock, NewTable
from tests.server.places import PLACES
from tests.server.rated import RATED, again, duel, kept, mine, to_the_end
from tests.server.serving import BOT, INVITED, ME, OPEN, Served, eventually, run
from tests.server.test_tables import refused


def test_places_count_those_who_left_behind_all_others() -> None:
    assert placed([1, 2, 3], [False] * 3) == [1, 2, 3]
    assert placed([1, 1, 3], [False] * 3) == [1, 1, 3]
    assert placed([1, 2, 3], [True, False, False]) == [3, 1, 2], "whatever was reached for them"
    assert placed([1, 2, 3, 4], [True, False, True, False]) == [3, 1, 3, 2], "they share the last place"


def test_the_winner_rises_and_everybody_is_known_better() -> None:
    after = rated([Rating()] * 3, [1, 2, 3])
    assert [one.mu for one in after] == sorted((one.mu for one in after), reverse=True)
    assert all(one.sigma < SIGMA for one in after)
    assert after[0].mu > MU > after[2].mu
    level = rated([Rating(), Rating()], [1, 1])
    assert level[0] == level[1], "a tie is none's"
    steps = [rating.level("high_card", 2, number).shown for number in range(1, 6)]
    assert steps == sorted(steps)
    assert rating.shown(MU) == 1500


@pytest.mark.parametrize("further", [-5.0, 1.0, 10.0])
def test_what_is_shown_differs_as_elos_ratings_would(further: float) -> None:
    """At two seats: each of them varies by BETA, so their difference by the root of both squares."""
    odds = exp(further / hypot(rating.BETA, rating.BETA))
    assert rating.shown(MU + further) - rating.shown(MU) == pytest.approx(400 * log10(odds), abs=0.5)
    assert Rating(MU, 1.0).error == pytest.approx(1.96 * 400 * log10(exp(1 / hypot(rating.BETA, rating.BETA))), abs=0.6)


@pytest.mark.parametrize("row", [rating.means(game, seats) for game in games() for seats in find(game).seats], ids=str)
def test_a_higher_level_is_no_lower_on_the_scale(row: list[float]) -> None:
    assert len(row) == 5
    assert row == sorted(row)
    assert row[2] == MU, "level 3 is where everybody begins"


@pytest.mark.parametrize("place", PLACES)
def test_a_rated_game_changes_the_ratings_of_its_people(place: str) -> None:
    async def test(served: Served) -> None:
        first, second, table = await duel(served)
        assert await first.ask("GET", f"/tables/{table}/ratings") == [], "nothing before it is over"
        assert await first.ask("GET", "/me/ratings") == []
        info = await to_the_end(first, second, table)
        assert info["rated"]
        assert info["drawn"] is not None
        ranks = info["outcome"]["ranks"]
        told = await served.holder("").http.get(f"/api/tables/{table}/ratings")
        seats = told.json()
        assert [one["place"] for one in seats] == ranks
        for who, one in zip((first, second), seats, strict=True):
            me = await mine(who)
            assert (me["game"], me["seats"], me["games"], me["rank"]) == ("high_card", 2, 1, None)
            assert (me["rating"], me["error"]) == (one["rating"], one["error"])
            assert (one["before"], one["left"]) == (1500, False)
            [past] = me["history"]
            assert (past["table"], past["place"], past["rating"]) == (table, one["place"], one["rating"])
            assert me["error"] < Rating().error
        if ranks != [1, 1]:
            assert seats[ranks.index(1)]["rating"] > 1500 > seats[ranks.index(2)]["rating"]
        board = await first.ask("GET", "/ratings/high_card/2")
        assert (board["rows"], board["listed"], board["least"]) == ([], 0, LEAST), "one game says too little"
        assert [one["level"] for one in board["levels"]] == [1, 2, 3, 4, 5]
        export = await first.ask("GET", "/me/export")
        assert [one["table"] for one in export["placings"]] == [table]
        assert [one["games"] for one in export["ratings"]] == [1]

    run(test, place=place)


def test_a_table_that_is_not_rated_changes_nothing() -> None:
    async def test(served: Served) -> None:
        first, second, table = await duel(served, rated=False)
        assert not (await to_the_end(first, second, table))["rated"]
        assert await kept(served.rooms.store) == [[], [], [], []]

    run(test)


def test_only_tables_with_equal_means_are_rated() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        clocks = [{"kind": "none"}, *({"kind": "turn", "seconds": seconds} for seconds in (29, 604_801))]
        wrongs: list[Json] = [*({"clock": clock} for clock in clocks), {"clock": {"kind": "game", "seconds": 179}}]
        for wrong in (*wrongs, {"lots": False}, {"several": True}):
            problem = await refused(ann.make("high_card", [ME, OPEN], **{**RATED, **wrong}), 422, "not-rated-so")
            assert problem["detail"].count(",") == 0, "it says what is wrong, and nothing else"
        slow = {"kind": "turn", "seconds": 3601}
        await refused(ann.make("high_card", [ME, BOT], **{**RATED, "clock": slow}), 422, "not-rated-so")
        await ann.make("high_card", [ME, OPEN], **{**RATED, "clock": slow})
        await refused(ann.make("high_card", [ME, ME], **RATED), 422, "not-rated-so")
        await refused(ann.make("high_card", [{**ME, "name": "Zoe"}, OPEN], **RATED), 422, "not-rated-so")

    run(test)


def test_a_clock_of_a_kind_without_bounds_is_not_rated() -> None:
    """Whoever adds a kind of clock finds its bounds before results by it count."""
    clock = Clock(kind="turn", seconds=600)
    wanted = NewTable(game="high_card", seats=[], id="t", clock=clock, rated=True)
    assert not too_short_or_long(wanted)
    clock.kind = cast(Any, "sand")
    assert too_short_or_long(wanted)


def test_options_of_the_book_alone_are_rated() -> None:
    async def test(served: Served) -> None:
        ann, tried = await served.guest("Ann"), 0
        for game in games():
            usual = find(game).settled({})
            for name, values in find(game).options.items():
                seats = [ME] + [OPEN] * (find(game).seats[0] - 1)
                for odd in (value for value in values if value != usual[name]):
                    tried += 1
                    await refused(ann.make(game, seats, **RATED, options={name: odd}), 422, "not-rated-so")
        assert tried

    run(test)


def test_nobody_is_helped_at_a_rated_table() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, BOT], **RATED))["table"]["table"]

        async def my_turn() -> Any:
            scene = await ann.scene(table)
            return scene["turn"] == scene["seat"] and scene

        scene = await eventually(my_turn)
        for helped in ("hint", "lens", "coach/look"):
            await refused(ann.ask("GET", f"/tables/{table}/{helped}"), 409, "rated-stands")
        await refused(ann.ask("POST", f"/tables/{table}/seats/{scene['seat']}/token"), 409, "rated-stands")
        await refused(ann.ask("DELETE", f"/tables/{table}"), 409, "rated-stands")
        await ann.play(table, scene["at"], "keep")
        at = (await ann.scene(table))["at"]
        if at == scene["at"] + 1:  # the bot has not answered, or the game is over
            return
        assert (await ann.scene(table))["undo"] == "none"

    run(test)


def test_nothing_is_taken_back_at_a_rated_table() -> None:
    async def test(served: Served) -> None:
        first, _, table = await duel(served)
        await first.play(table, 0, "keep")
        assert (await first.scene(table))["undo"] == "none"
        await refused(first.do(table, "undo", at=1), 409, "nothing-to-undo")

    run(test)


def test_a_person_sits_once_and_by_name() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, INVITED, OPEN], **RATED)
        table, token = made["table"]["table"], made["tokens"]["1"]
        await refused(ann.join(table, token=token), 409, "already-seated")
        await refused(served.holder(token).join(table, token=token), 401, "no-guest")
        bob = await served.guest("Bob")
        assert (await bob.join(table, token=token))["seat"] == 1
        await refused(bob.join(table, seat=2), 409, "already-seated")

    run(test)


def test_whoever_gives_up_is_last_whatever_the_stand_in_reaches() -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        won = False
        while not won:
            first, second, table = await again(ann, bob)
            await first.do(table, "resign")

            async def turn_or_end(table: str = table, second: Client = second) -> Any:
                info = await second.ask("GET", f"/tables/{table}")
                return (info["phase"] == "over" or info["turn"] == 1) and info

            while (info := await eventually(turn_or_end))["phase"] != "over":
                await second.play(table, info["at"], "keep")
            seats = await second.ask("GET", f"/tables/{table}/ratings")
            assert [(one["place"], one["left"]) for one in seats] == [(2, True), (1, False)]
            won = info["outcome"]["ranks"][0] == 1  # as chance has it: the stand-in won, and it is for nothing

    run(test)


def test_to_leave_is_to_be_last_and_to_come_back_in_time_is_not() -> None:
    async def test(served: Served) -> None:
        for comes_back in (False, True):
            first, second, table = await duel(served)
            await first.play(table, 0, "keep")
            await second.play(table, 1, "keep")
            await first.do(table, "leave")

            async def played(second: Client = second, table: str = table) -> Any:
                return (await second.scene(table))["turn"] == 1

            await eventually(played)
            if comes_back:
                await first.do(table, "back")
            at = (await second.scene(table))["at"]
            await second.play(table, at, "keep")
            seats = await second.ask("GET", f"/tables/{table}/ratings")
            assert seats[0]["left"] is not comes_back
            assert comes_back or [one["place"] for one in seats] == [2, 1]

    run(test)


def test_whoever_lets_a_stand_in_play_most_of_it_has_left() -> None:
    async def test(served: Served) -> None:
        first, second, table = await duel(served)
        await first.do(table, "leave")
        await eventually(lambda: _turn(second, table, 1))
        await second.play(table, (await second.scene(table))["at"], "keep")
        await eventually(lambda: _turn(second, table, 1))
        await first.do(table, "back")
        await second.play(table, (await second.scene(table))["at"], "keep")
        seats = await second.ask("GET", f"/tables/{table}/ratings")
        assert [one["left"] for one in seats] == [True, False]

    async def _turn(who: Client, table: str, seat: int) -> bool:
        return bool((await who.scene(table))["turn"] == seat)

    run(test)


def test_against_bots_alone_it_is_played_to_its_end_by_itself() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, {"kind": "bot", "level": 2}, BOT], **RATED))["table"]["table"]
        await ann.do(table, "resign")

        async def over() -> Any:
            return await ann.ask("GET", f"/tables/{table}/ratings")

        seats = await eventually(over)
        [me] = [one for one in seats if one["left"]]
        assert me["place"] == 3
        assert me["rating"] < 1500
        for one in seats:
            assert one is me or one["before"] == one["rating"], "a bot is a fixed point"
        rows = await served.rooms.store.read(stored.of_table(table))
        assert sorted(row.level for row in rows if row.level is not None) == [1, 2]

    run(test)


def test_a_clock_that_runs_out_ends_the_game_of_whoever_is_gone() -> None:
    async def test(served: Served) -> None:
        _, second, table = await duel(served, clock={"kind": "turn", "seconds": 30})
        for _ in range(4):
            served.later(36_000)
            await served.rooms.sweep.clocks()

        async def over() -> Any:
            served.later(36_000)
            await served.rooms.sweep.clocks()
            return await second.ask("GET", f"/tables/{table}/ratings")

        seats = await eventually(over)
        assert [one["left"] for one in seats] == [True, True], "a stand-in played for both of them"
        assert [one["place"] for one in seats] == [1, 1], "they share the last place, and nobody gains"
        assert seats[0]["rating"] == seats[1]["rating"] == 1500

    run(test)


def test_a_rematch_of_a_rated_game_is_rated_and_drawn() -> None:
    async def test(served: Served) -> None:
        first, second, table = await duel(served)
        await to_the_end(first, second, table)
        asked = await first.ask("POST", f"/tables/{table}/rematch", {})
        begun = await second.ask("POST", f"/tables/{table}/rematch", {})
        assert (begun["table"], begun["rated"], begun["lots"]) == (asked["table"], True, True)
        assert begun["drawn"] is not None

    run(test)
