"""Undo: free back to the last reveal, with bots' replies; beyond that by agreement; never a tell."""

import pytest

from parlour.client import Client, Json
from tests.server.places import PLACES
from tests.server.serving import BOT, ME, OPEN, Served, eventually, run, until
from tests.server.test_tables import _away, duel, my_turn, refused


def test_an_action_that_reveals_nothing_is_taken_back_freely() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await refused(ann.do(table, "undo", at=0), 409, "nothing-to-undo")
        await ann.play(table, 0, "keep")
        assert (await ann.scene(table))["undo"] == "free"
        assert (await bob.scene(table))["undo"] == "none"
        assert await ann.do(table, "undo", id="u", at=1) == {"at": 2}
        assert await ann.do(table, "undo", id="u", at=1) == {"at": 2}
        scene = await ann.scene(table)
        assert (scene["turn"], scene["at"], scene["undo"]) == (0, 2, "none")
        told = await ann.ask("GET", f"/tables/{table}/told")
        assert [said["kind"] for said in told] == ["undone", "undo"]
        await refused(bob.play(table, 1, "keep"), 409, "stale")
        await ann.play(table, 2, "keep")
        await bob.play(table, 3, "keep")

    run(test)


def test_after_a_reveal_or_another_persons_action_everybody_must_agree() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        assert (await ann.scene(table))["undo"] == "ask"
        await ann.do(table, "undo", at=1)
        info = await bob.ask("GET", f"/tables/{table}")
        takes = {"moves": [1, 0], "seen": 1}
        assert info["asked"] == {"seat": 0, "keep": 0, "actions": 1, "agreed": [0], "takes": takes}
        await refused(ann.do(table, "undo", at=2), 409, "already-asked")
        await refused(ann.do(table, "undo/answer", at=2, agree=True), 409, "already-agreed")
        await refused(bob.do(table, "undo/answer", at=0, agree=True), 409, "stale")
        await bob.do(table, "undo/answer", at=2, agree=False)
        await refused(bob.do(table, "undo/answer", at=3, agree=True), 409, "nothing-asked")
        assert (await ann.scene(table))["turn"] == 1
        await ann.do(table, "undo", at=3)
        await bob.do(table, "undo/answer", at=4, agree=True)
        assert (await ann.scene(table))["turn"] == 0
        await ann.play(table, 5, "keep")
        await bob.play(table, 6, "keep")
        assert (await ann.scene(table))["undo"] == "ask"
        await ann.do(table, "undo", at=7)
        await ann.play(table, 8, "keep")
        assert (await bob.ask("GET", f"/tables/{table}"))["asked"] is None, "who plays on no longer asks"

    run(test)


def test_a_request_of_somebody_whom_i_block_does_not_keep_me_from_asking() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        await bob.play(table, 1, "swap")
        await ann.do(table, "undo", at=2)
        await refused(bob.do(table, "undo", at=3), 409, "already-asked")
        other = (await ann.ask("GET", "/me"))["player"]
        await bob.ask("PUT", "/me/blocks", {"player": other, "blocked": True})
        await bob.do(table, "undo", at=3)
        assert (await ann.ask("GET", f"/tables/{table}"))["asked"]["seat"] == 1

    run(test)


@pytest.mark.parametrize("ends", ["agreed", "played on"])
def test_everybody_hears_that_a_request_has_ended(ends: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        ears = [ann.told(table), bob.told(table)]
        await ann.play(table, 0, "keep")
        await bob.play(table, 1, "keep")
        await ann.do(table, "undo", at=2)
        for ear in ears:
            await until(ear, lambda said: said["type"] == "table" and said["table"]["asked"] is not None)
        if ends == "agreed":
            await bob.do(table, "undo/answer", at=3, agree=True)
        else:
            await ann.play(table, 3, "keep")
        for ear in ears:
            await until(ear, lambda said: said["type"] == "table" and said["table"]["asked"] is None)

    run(test)


def test_bots_replies_that_reveal_nothing_are_taken_back_with_mine() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, {"kind": "bot", "level": 1}]))["table"]["table"]
        free = set()
        for _ in range(12):
            scene = await eventually(lambda: _mine_or_over(ann, table)) and await ann.scene(table)
            if scene["undo"] != "none":
                reply = (await ann.ask("GET", f"/tables/{table}/told"))[-1]
                swapped = any(event["kind"] == "Swapped" for event in reply["events"])
                assert (scene["undo"] == "alone") == swapped
                free.add(scene["undo"])
                await ann.do(table, "undo", at=scene["at"])
                scene = await ann.scene(table)
                assert scene["turn"] == 0
                assert scene["undo"] == "none"
            await ann.play(table, scene["at"], "keep")
        assert free <= {"free", "alone"}

    run(test)


async def _mine_or_over(ann: object, table: str) -> bool:
    return await my_turn(ann, table)  # type: ignore[arg-type]


def test_worlds_fair_is_undone_to_the_last_card_drawn() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, ME]))["table"]["table"]
        seen = set()
        while True:
            scene = await ann.scene(table)
            await ann.play(table, scene["at"], scene["options"][-1]["action"])
            last = (await ann.ask("GET", f"/tables/{table}/told", since=scene["at"]))[-1]
            drawn = any(event["kind"] == "CardAdded" for event in last["events"])
            after = await ann.scene(table, seat=last["seat"])
            undo = after["undo"]
            if after["outcome"] is not None:
                break
            assert undo == ("alone" if drawn else "free")
            seen.add(undo)
        assert seen == {"alone", "free"}

    run(test)


def test_undo_is_short_in_a_long_game() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        bot = {"kind": "bot", "level": 1}
        table = (await ann.make("worlds_fair", [ME, bot, bot, BOT]))["table"]["table"]
        for _ in range(5):
            await eventually(lambda: my_turn(ann, table))
            scene = await ann.scene(table)
            await ann.play(table, scene["at"], scene["options"][0]["action"])
            await eventually(lambda: my_turn(ann, table))
            before = (await ann.scene(table))["at"]
            assert (await ann.do(table, "undo", at=before))["at"] == before + 1, "alone with bots, nobody else is asked"
            scene = await ann.scene(table)
            assert scene["options"]
            await ann.play(table, scene["at"], scene["options"][0]["action"])

    run(test)


def test_an_open_seat_has_nothing_to_take_back() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        await refused(ann.do(table, "undo", at=0), 409, "not-playing")

    run(test)


@pytest.mark.parametrize("how", ["late", "leave"])
def test_nobodys_own_actions_go_because_they_were_late_or_left(how: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, "kairo", clock={"kind": "turn", "seconds": 60})
        people = {0: ann, 1: bob}
        for _ in range(8):
            scene = await ann.scene(table)
            turn = scene["turn"]
            at = (scene["at"], (await people[turn].scene(table))["options"][0]["action"])
            await people[turn].play(table, *at)
        kinds = [said["kind"] for said in await ann.ask("GET", f"/tables/{table}/told")]
        assert kinds.count("play") == 8
        own = len(await _standing(ann, table, "play", 1))
        if how == "leave":
            await bob.do(table, "leave")
        else:
            for _ in range(3):  # the third time the stand-in keeps the seat
                while (await ann.scene(table))["turn"] == 0:
                    scene = await ann.scene(table)
                    await ann.play(table, scene["at"], scene["options"][0]["action"])
                served.later(61_000)
                await eventually(lambda: my_turn(ann, table))
        await eventually(lambda: _away(ann, table, 1))
        await eventually(lambda: my_turn(ann, table))
        for _ in range(30):  # as far as it goes, over and over
            scene = await ann.scene(table)
            if scene["undo"] != "free":
                break
            await ann.do(table, "undo", at=scene["at"])
        assert scene["undo"] == "away"
        await refused(ann.do(table, "undo", at=scene["at"]), 409, "somebody-is-away")
        assert len(await _standing(ann, table, "play", 1)) >= own > 0, "no more than the stand-in's actions"
        await bob.do(table, "back")
        scene = await ann.scene(table)
        assert scene["undo"] == "ask"
        await ann.do(table, "undo", at=scene["at"])
        await bob.do(table, "leave")
        at = (await ann.scene(table))["at"]
        await refused(ann.do(table, "undo/answer", at=at, agree=True), 409, "already-agreed")
        await bob.do(table, "undo/answer", at=at, agree=True)
        assert (await ann.ask("GET", f"/tables/{table}/told"))[-1]["kind"] == "undo", "away, but it is their word"

    run(test)


async def _standing(client: Client, table: str, kind: str, seat: int) -> list[Json]:
    told = await client.ask("GET", f"/tables/{table}/told")
    return [said for said in told if (said["kind"], said["seat"]) == (kind, seat)]


def test_a_request_is_withdrawn_by_whoever_asked() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        await ann.do(table, "undo", at=1)
        await ann.do(table, "undo/answer", at=2, agree=False)
        told = await bob.ask("GET", f"/tables/{table}/told")
        assert [said["kind"] for said in told] == ["play", "ask", "withdraw"]
        assert (await bob.ask("GET", f"/tables/{table}"))["asked"] is None
        await refused(bob.do(table, "undo/answer", at=3, agree=True), 409, "nothing-asked")
        served.rooms.awake.clear()
        assert (await bob.ask("GET", f"/tables/{table}"))["asked"] is None

    run(test)


def test_among_three_those_who_are_here_agree_and_so_must_whoever_acted() -> None:
    async def test(served: Served) -> None:
        ann, bob, cy = [await served.guest(name) for name in ("Ann", "Bob", "Cy")]
        table = (await ann.make("high_card", [ME, OPEN, OPEN]))["table"]["table"]
        await bob.join(table)
        await cy.join(table)
        await ann.play(table, 0, "swap")
        await cy.do(table, "leave")
        assert (await ann.scene(table))["undo"] == "ask", "Bob is here, and Cy has not acted"
        await bob.play(table, 2, "keep")
        await eventually(lambda: my_turn(ann, table))
        assert (await ann.scene(table))["undo"] == "ask"
        await bob.do(table, "leave")
        at = (await ann.scene(table))["at"]
        assert (await ann.scene(table))["undo"] == "away", "Bob has acted since, and is away"
        await refused(ann.do(table, "undo", at=at), 409, "somebody-is-away")
        await cy.do(table, "back")
        assert (await ann.scene(table))["undo"] == "away", "for Cy cannot speak for Bob"

    run(test)


def test_actions_of_somebody_who_was_forgotten_stay() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        await bob.play(table, 1, "keep")
        await bob.ask("DELETE", "/me")
        served.rooms.awake.clear()
        assert (await ann.scene(table))["undo"] == "away"
        await refused(ann.do(table, "undo", at=2), 409, "somebody-is-away")
        await ann.play(table, 2, "keep")

    run(test)


async def _turn_of_mine(ann: Client, table: str) -> Json:
    await eventually(lambda: my_turn(ann, table))
    return await ann.scene(table)


@pytest.mark.parametrize("place", PLACES)
def test_undo_says_what_goes_and_against_bots_it_is_played_again(place: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        bot = {"kind": "bot", "level": 1}
        table = (await ann.make("worlds_fair", [ME, bot, bot], lots=False))["table"]["table"]
        scene = await _turn_of_mine(ann, table)
        assert await ann.ask("GET", f"/tables/{table}/undo") == {"way": "none", "takes": None}
        await refused(ann.do(table, "redo", at=scene["at"]), 409, "nothing-to-redo")
        while scene["turn"] == 0:  # a whole turn
            await ann.play(table, scene["at"], scene["options"][0]["action"])
            scene = await ann.scene(table)
        before = await _turn_of_mine(ann, table)
        now = await ann.ask("GET", f"/tables/{table}/undo")
        assert now["way"] == "alone"
        assert all(many >= 1 for many in now["takes"]["moves"]), "mine, and each bot's"
        told = await ann.ask("GET", f"/tables/{table}/told")
        drawn = sum(event["kind"] == "CardAdded" for said in told for event in said["events"])
        assert now["takes"]["seen"] == drawn > 0
        await ann.do(table, "undo", at=before["at"])
        scene = await ann.scene(table)
        assert (scene["redo"], before["redo"], scene["turn"]) == (True, False, 0)
        served.rooms.awake.clear()  # it is in the log
        await ann.do(table, "redo", id="again", at=scene["at"])
        await ann.do(table, "redo", id="again", at=scene["at"])
        after = await _turn_of_mine(ann, table)
        assert (after["view"], after["redo"]) == (before["view"], False)
        assert [said for said in await ann.ask("GET", f"/tables/{table}/told") if said["kind"] == "play"] == told
        await refused(ann.do(table, "redo", at=after["at"]), 409, "nothing-to-redo")
        await ann.do(table, "undo", at=after["at"])
        scene = await ann.scene(table)
        await ann.play(table, scene["at"], scene["options"][0]["action"])
        assert not (await ann.scene(table))["redo"], "something else was played"

    run(test, place=place)


def test_what_was_taken_back_step_by_step_is_played_again_step_by_step() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, ME], lots=False))["table"]["table"]
        views = []
        for _ in range(4):
            scene = await ann.scene(table, seat=0)
            views.append(scene["view"])
            mine = await ann.scene(table)
            await ann.play(table, scene["at"], mine["options"][0]["action"])
        for view in reversed(views):
            await ann.do(table, "undo", at=(await ann.scene(table))["at"])
            assert (await ann.scene(table, seat=0))["view"] == view
        for view in views[1:]:
            await ann.do(table, "redo", at=(await ann.scene(table))["at"])
            assert (await ann.scene(table, seat=0))["view"] == view

    run(test)


def test_a_whole_deed_is_one_undo_and_one_redo() -> None:
    """What is shown as one thing goes as one thing; choice by choice only while it is not whole.  [KA 4.1]"""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("kairo", [ME, ME]))["table"]["table"]
        begun = await ann.scene(table, seat=0)
        views = []
        while (scene := await ann.scene(table))["turn"] == 0:
            views.append(scene["view"])
            actions = [option["action"] for option in scene["options"]]
            await ann.play(table, scene["at"], "lure" if "lure" in actions else actions[0])
        assert len(views) > 2
        assert (await ann.scene(table, seat=0))["undo"] == "free"
        await ann.do(table, "undo", at=(await ann.scene(table))["at"], seat=0)
        scene = await ann.scene(table)
        assert (scene["turn"], scene["view"]) == (0, begun["view"])
        await ann.do(table, "redo", at=scene["at"], seat=0)
        assert (await ann.scene(table))["turn"] == 1
        scene = await ann.scene(table)
        await ann.play(table, scene["at"], "draw")
        before = (await ann.scene(table))["view"]
        scene = await ann.scene(table)
        await ann.play(table, scene["at"], "take barker")
        await ann.do(table, "undo", at=scene["at"] + 1, seat=1)
        assert (await ann.scene(table))["view"] == before, "it was not whole: one choice"

    run(test)


def test_a_deed_whose_end_is_free_goes_back_to_what_was_revealed() -> None:
    """A card seen is not unseen without the others' word.  [KA 6.2]"""

    async def test(served: Served) -> None:
        ann, _, table = await duel(served, "kairo")
        for action in ("draw", "take pile"):
            await ann.play(table, (await ann.scene(table))["at"], action)
        seen = (await ann.scene(table))["view"]
        await ann.play(table, (await ann.scene(table))["at"], "take barker")
        scene = await ann.scene(table)
        assert (scene["turn"], scene["undo"]) == (1, "free")
        await ann.do(table, "undo", at=scene["at"])
        scene = await ann.scene(table)
        assert (scene["turn"], scene["view"], scene["undo"]) == (0, seen, "ask")

    run(test)


def test_a_request_says_how_much_to_whoever_sits_there() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        eve = await served.guest("Eve")
        await ann.play(table, 0, "swap")
        await bob.play(table, 1, "keep")
        await ann.do(table, "undo", at=2)
        for someone, seen in ((ann, 1), (bob, 1)):
            asked = (await someone.ask("GET", f"/tables/{table}"))["asked"]
            assert asked["takes"] == {"moves": [1, 1], "seen": seen}
        assert (await eve.ask("GET", f"/tables/{table}"))["asked"]["takes"] is None
        await bob.do(table, "undo/answer", at=3, agree=True)
        assert not (await ann.scene(table))["redo"], "others would have to agree to that"
        await refused(ann.do(table, "redo", at=4), 409, "nothing-to-redo")

    run(test)
