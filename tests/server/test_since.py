"""What happened since somebody's turn, and which choices are one deed."""

import pytest

from parlour.games import games
from tests.server.serving import BOT, ME, Served, eventually, run
from tests.server.test_tables import my_turn


def test_since_my_last_turn_is_folded() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT, BOT]))["table"]["table"]
        for _ in range(6):
            await eventually(lambda: my_turn(ann, table))
            folded = await ann.ask("GET", f"/tables/{table}/since")
            assert [said["seat"] for said in folded] in ([], [1, 2])
            assert all(said["events"] for said in folded)
            scene = await ann.scene(table)
            at = scene["at"]
            while scene["turn"] == 0 and scene["at"] == at:  # until the bots have played, however soon
                at = (await ann.play(table, at, scene["options"][0]["action"]))["at"]
                scene = await ann.scene(table)

    run(test)


@pytest.mark.parametrize("game_id", games())
def test_a_deed_is_told_as_whole_with_its_last_choice(game_id: str) -> None:
    """At once, and the same afterwards; a turn never ends within a deed."""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make(game_id, [ME, ME]))["table"]["table"]
        at_once, passed = [], []
        for at in range(40):
            seat = (await ann.scene(table))["turn"]
            options = (await ann.scene(table, seat))["options"]
            if not options:
                break
            await ann.play(table, at, options[at % len(options)]["action"], seat)
            at_once.append((await ann.ask("GET", f"/tables/{table}/told", since=at))[0]["whole"])
            passed.append((await ann.scene(table))["turn"] != seat)
        later = [said["whole"] for said in await ann.ask("GET", f"/tables/{table}/told")]
        assert later == at_once
        assert all(whole for whole, passes in zip(later, passed, strict=True) if passes)
        assert game_id == "worlds_fair" or not all(later)  # there it takes a figure of certain areas

    run(test)
