"""Profiles: what is counted of finished games, who sees it, and that nobody is told why they do not."""

import json
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from parlour.bots.levels import STRONGEST
from parlour.client import Client, Json
from parlour.server.limits import PROFILES
from parlour.server.people import openness
from parlour.server.people.openness import Open, stricter
from parlour.server.store import profiles as jobs
from parlour.server.store.profiles import BotSort, EndedRow
from parlour.server.store.schema import analyses, entries, placings, players, results, seats, tables
from parlour.server.tables.profiles import GameWay, against, run_of
from parlour.server.times import day_of
from parlour.visitor import Visitor
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_blocks import block, id_of, play_out
from tests.server.test_friends import befriend
from tests.server.test_merging import HERE
from tests.server.test_tables import duel, refused

FRIENDS = {"profile": "friends", "judged": False, "challenges": "friends"}


async def profile(who: Client, of: Client | str) -> Json:
    player = of if isinstance(of, str) else await id_of(of)
    return dict(await who.ask("GET", f"/people/{player}/profile"))


async def says(who: Client, **how: Any) -> Json:
    return dict(await who.ask("PUT", "/me/openness", {**FRIENDS, **how}))


async def member(served: Served, who: Client) -> str:
    """They can sign in, as far as the store says."""
    player = await id_of(who)
    job = update(players).where(players.c.id == player).values(role="member")
    await served.rooms.store.write(lambda connection: connection.execute(job) and None)
    served.rooms.people.look_up(player)
    return player


async def friends(served: Served) -> tuple[Client, Client, str]:
    """Ann and Bob, both members and friends, who have played a game to its end."""
    ann, bob, table = await duel(served)
    await play_out(table, [ann, bob])
    for one, other in ((ann, bob), (bob, ann)):
        await member(served, one)
        await befriend(one, other)
    return ann, bob, table


NUMBER = count()


def ended(
    connection: Connection,
    sat: list[str | int],
    ranks: list[int],
    changed: int,
    first: str = "keep",
    **table: Any,
) -> str:
    """A finished game as the store holds it: people by id, bots by level; everybody has played `first` once."""
    id = f"made{next(NUMBER)}"
    row = {"id": id, "game": "high_card", "rules": 1, "options": "{}", "public": False, "live": True, "clock": "{}"}
    row |= {"secret": "0", "seed": "1", "phase": "over", "made": 0, "at": len(sat), "changed": changed}
    outcome = json.dumps({"reason": "", "ranks": ranks, "scores": [0] * len(ranks), "sheets": []})
    connection.execute(insert(tables), {**row, "outcome": outcome, **table})
    for seat, who in enumerate(sat):
        bot = isinstance(who, int)
        sits = {"table": id, "seat": seat, "kind": "bot" if bot else "person", "level": who if bot else None}
        connection.execute(insert(seats), {**sits, "player": None if bot else who, "name": ""})
        play = {"table": id, "at": seat, "kind": "play", "seat": seat, "text": first, "time": 0}
        connection.execute(insert(entries), {**play, "by": "" if bot else who})
    return id


@pytest.mark.parametrize("place", PLACES)
def test_who_sees_a_profile_is_its_owners_to_say(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, _ = await friends(served)
        eve, nobody = await served.guest("Eve"), served.holder("x" * 20)
        assert await ann.ask("GET", "/me/openness") == FRIENDS, "friends, until somebody says otherwise"
        told = await profile(bob, ann)
        assert (told["name"], told["mine"], told["friend"], told["challenge"]) == ("Ann", False, True, True)
        assert told["judged"] is None, "what was judged is told to nobody else, unless one says so"
        await refused(profile(eve, ann), 404, "no-profile")
        await refused(profile(nobody, ann), 401, "no-guest")
        await says(ann, profile="everybody", judged=True)
        assert (await profile(eve, ann))["challenge"] is False
        assert (await profile(eve, ann))["judged"] == []
        await says(ann, profile="nobody", judged=True)
        await refused(profile(bob, ann), 404, "no-profile")
        assert (await profile(ann, ann))["mine"]
        assert (await ann.ask("GET", "/me/export"))["openness"][0]["profile"] == "nobody"
        await refused(says(ann, profile="some"), 400, "unreadable")

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_may_not_see_it_is_told_the_same_whatever_the_reason(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, _ = await friends(served)
        await says(ann, profile="everybody")
        guest, eve = await served.guest("Gus"), await served.guest("Eve")
        await says(guest, profile="everybody")
        answers = []

        async def asked(player: str) -> None:
            answer = await eve.http.get(f"/api/people/{player}/profile")
            answers.append((answer.status_code, answer.text))

        await asked("nobody-like-that")
        await asked(await id_of(guest))
        await block(ann, eve)
        await asked(await id_of(ann))
        await block(ann, eve, False)
        await block(eve, ann)
        await asked(await id_of(ann))
        await block(eve, ann, False)
        await profile(eve, ann)
        await says(ann, profile="friends")
        await asked(await id_of(ann))
        banned = update(players).where(players.c.name == "Bob").values(banned=True)
        await says(bob, profile="everybody")
        await served.rooms.store.write(lambda connection: connection.execute(banned) and None)
        await asked(await id_of_name(served, "Bob"))
        gone = await id_of(ann)
        await ann.ask("DELETE", "/me")
        await asked(gone)
        assert len(set(answers)) == 1
        assert answers[0][0] == 404
        assert (await profile(guest, guest))["mine"], "a guest's is theirs alone"

    run(test, place=place)


async def id_of_name(served: Served, name: str) -> str:
    wanted = select(players.c.id).where(players.c.name == name)
    return str(await served.rooms.store.read(lambda connection: connection.execute(wanted).scalar()))


@pytest.mark.parametrize("place", PLACES)
def test_finished_games_are_counted_by_kind_opponents_and_runs(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        me, other, today = await id_of(ann), await id_of(bob), day_of(served.rooms.now())
        gave_up = json.dumps({"actions": [1, 0], "resigned": [0]})
        idle = json.dumps({"actions": [9, 0], "resigned": []})
        helped = json.dumps({"actions": [1, 0], "resigned": []})

        def some(connection: Connection) -> None:
            for day in range(5):
                ended(connection, [me, other], [1, 2], day)
            ended(connection, [me, other], [1, 2], 10, stood_in=gave_up)
            ended(connection, [me, other], [1, 2], 11, stood_in=idle)
            ended(connection, [me, other], [1, 2], 12, stood_in=helped, first="swap")
            ended(connection, [me, other, 3], [1, 1, 3], 13)
            ended(connection, [me, 3], [2, 1], 14)
            # what does not count: another's, two seats of mine, a fork, a sealed deal, a deal of today, one not over
            ended(connection, [other, 3], [1, 2], 20)
            ended(connection, [me, me], [1, 2], 20)
            ended(connection, [me, 3], [1, 2], 20, sealed=True)
            ended(connection, [me, 3], [1, 2], 20, daily=today)
            ended(connection, [me, 3], [1, 2], 20, phase="closed")
            fork = ended(connection, [me, 3], [1, 2], 20)
            connection.execute(update(entries).where(entries.c["table"] == fork, entries.c.at == 0).values(by="before"))

        await served.rooms.store.write(some)
        told = await profile(ann, ann)
        kinds = {one["seats"]: one for one in told["played"]}
        assert {seats: one["games"] for seats, one in kinds.items()} == {2: 9, 3: 1}
        assert (kinds[2]["won"], kinds[2]["shared"], kinds[2]["counted"]) == (6, 0, 9), "whoever left is last"
        assert (kinds[3]["won"], kinds[3]["shared"]) == (0, 1)
        people, bots = told["against"]
        assert (people["level"], people["games"], people["ahead"]) == (None, 9, round(6.5 / 9, 3))
        assert (bots["level"], bots["games"], bots["ahead"], bots["few"]) == (3, 2, 0.5, True)
        assert not people["few"]
        runs = {one["people"]: (one["games"], one["longest"], one["now"]) for one in told["runs"]}
        assert runs == {True: (9, 5, 2), False: (1, 0, 0)}, "a first place that is shared is one"
        [opened] = told["openings"]
        assert (opened["games"], opened["few"]) == (10, False)
        assert [(one["action"], one["games"]) for one in opened["openings"]] == [("keep", 9)], "once is no favourite"
        assert opened["openings"][0]["word"]["kind"] == "Keep"

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_a_first_choice_that_was_taken_back_is_no_opening(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        await bob.play(table, 1, "keep")
        await bob.do(table, "undo", at=2)
        await bob.play(table, 3, "swap")
        await play_out(table, [ann, bob])
        for who, games in ((ann, 1), (bob, 0)):
            told = (await profile(who, who))["openings"]
            assert [one["games"] for one in told] == [games] * (games > 0)

    run(test, place=place)


@pytest.mark.parametrize("place", PLACES)
def test_ratings_have_days_and_no_tables_and_looks_back_tell_skill_and_luck(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, _ = await friends(served)
        me = await id_of(ann)
        accounts = [{"start": 0, "own": -1000, "others": 0, "luck": 500, "result": 0}] * 2

        def some(connection: Connection) -> None:
            for n in range(5):
                table = ended(connection, [me, 3], [1, 2], n)
                report = {"version": "v", "done": 3, "of": 3, "report": json.dumps({"accounts": accounts, "more": n})}
                connection.execute(insert(analyses), {"replay": table, "changed": 0, **report})
            half = ended(connection, [me, 3], [1, 2], 9)
            connection.execute(
                insert(analyses),
                {"replay": half, "version": "v", "done": 1, "of": 3, "report": '{"accounts": []}', "changed": 0},
            )
            rated = ended(connection, [me, 3], [1, 2], 10, rated=True)
            row = {"table": rated, "game": "high_card", "seats": 2, "n": 1, "made": 1_700_000_000_000}
            connection.execute(insert(results), row)
            place = {"table": rated, "seat": 0, "player": me, "place": 2, "left": True, "mu": 25.0, "sigma": 8.0}
            connection.execute(insert(placings), {**place, "mu_after": 24.0, "sigma_after": 7.0})

        await served.rooms.store.write(some)
        mine = await profile(ann, ann)
        [judged] = mine["judged"]
        assert (judged["looked"], judged["skill"], judged["luck"]) == (5, -1000, 500)
        assert (judged["skill_error"], judged["decisions"]) == (0, 0)
        two = next(one for one in mine["played"] if one["seats"] == 2)
        assert two["won"] == two["games"] - 1 - (1 - first_of(mine)), "the rated one was left"
        await says(ann, judged=True)
        theirs = await profile(bob, ann)
        assert theirs["judged"] == mine["judged"]
        assert not any(table in json.dumps(theirs) for table in await tables_of(served, me)), "no game is led to"

    run(test, place=place)


def first_of(told: Json) -> int:
    """Whether Ann won the one game that was really played."""
    return int(next(one for one in told["against"] if one["level"] is None)["ahead"])


async def tables_of(served: Served, player: str) -> list[str]:
    wanted = select(seats.c["table"]).where(seats.c.player == player)
    return list(await served.rooms.store.read(lambda connection: list(connection.execute(wanted).scalars())))


def test_what_is_read_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        monkeypatch.setattr(jobs, "ENDED", 6)
        monkeypatch.setattr(jobs, "OPENED", 5)
        ann = await served.guest("Ann")
        me = await id_of(ann)

        def some(connection: Connection) -> None:
            for n in range(9):
                ended(connection, [me, 1], [1 if n < 3 else 2, 1], n)

        await served.rooms.store.write(some)
        told = await profile(ann, ann)
        assert told["newest"] == 6
        [kind] = told["played"]
        assert (kind["games"], kind["counted"], kind["won"]) == (9, 6, 0), "the first three were long ago"
        assert told["openings"][0]["games"] == 5

    run(test)


def test_profiles_have_a_rate() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        me = await id_of(ann)
        for _ in range(PROFILES.many):
            await profile(ann, me)
        await refused(profile(ann, me), 429, "too-fast")

    run(test, scale=1, still=True)


def test_a_friend_is_watched_where_anybody_may_and_nobody_one_must_not_meet_plays() -> None:
    async def test(served: Served) -> None:
        ann, bob, _ = await friends(served)
        eve = await served.guest("Eve")
        assert (await profile(ann, bob))["watch"] is None
        table = (await bob.make("high_card", [ME, OPEN], public=True))["table"]["table"]
        await eve.join(table)
        assert (await profile(ann, bob))["watch"] == table
        await block(eve, ann)
        assert (await profile(ann, bob))["watch"] is None
        assert (await ann.ask("GET", "/me/people"))["friends"][0]["watch"] is None
        await block(eve, ann, False)
        await befriend(bob, ann, False)
        await says(bob, profile="everybody")
        assert (await profile(ann, bob))["watch"] is None, "for friends alone"

    run(test)


def test_two_accounts_that_become_one_are_as_open_as_the_more_careful() -> None:
    async def test(served: Served) -> None:
        guest, dora, phone = await served.guest("Gus"), await served.guest("Dora"), Authenticator()
        await enrolled(dora, phone)
        await says(guest, profile="nobody", challenges="met")
        await says(dora, profile="everybody", judged=True, challenges="nobody")
        await signed_in(guest, phone, do="bring")
        assert await dora.ask("GET", "/me/openness") == {"profile": "nobody", "judged": False, "challenges": "nobody"}

    run(test, settings=HERE)


def test_the_more_careful_of_two_and_results_by_hand() -> None:
    assert stricter(Open("everybody", True, "met"), Open("friends", True, "met")) == Open("friends", True, "met")
    row = EndedRow("t", "high_card", 1, "", 0, "", None, None)
    others = [(1, None), (2, BotSort(STRONGEST, False))]
    ways = [GameWay(row, [1, 2, 2], others), GameWay(row, [2, 1, 2], others)]
    told = {one.level: one.ahead for one in against("high_card", ways)}
    assert told == {None: 0.5, STRONGEST: 0.75}
    masters = [*ways, GameWay(row, [1, 2], [(1, BotSort(STRONGEST, True))])]
    assert [(one.level, one.masters, one.games) for one in against("high_card", masters)] == [
        (None, False, 2),
        (STRONGEST, False, 2),
        (STRONGEST, True, 1),
    ]
    assert run_of(False, ways).games == 0
    assert openness.AT_FIRST.profile == "friends"


def test_a_program_reads_a_profile_by_the_client() -> None:
    async def test(served: Served) -> None:
        ann, _, _ = await friends(served)
        async with Visitor(served.url) as me:
            me.http.cookies.set("parlour", ann.http.cookies["parlour"])
            assert (await me.profile())["mine"]
            assert (await me.open_to(profile="nobody"))["profile"] == "nobody"

    run(test)
