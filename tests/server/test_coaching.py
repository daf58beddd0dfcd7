"""The coach at a table: whose word, when, and that nothing waits for it."""

from typing import Any

import pytest

from parlour.bots.levels import levels_of
from parlour.bots.looks import effort
from parlour.bots.thinking import Unanswered
from parlour.bots.verdict import DEEPER
from parlour.client import Client
from parlour.core.game import find, games
from parlour.server.tables import coaching
from parlour.server.thinking.fair import Matter
from parlour.server.thinking.pool import Thinking
from parlour.text.catalog import Catalog
from tests.server.serving import BOT, ME, Served, run
from tests.server.test_tables import duel, refused

QUICK = 2  # a little more thought is enough here


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "DEEPER", QUICK)


@pytest.mark.parametrize("name", [*games(), "high_card"])
def test_the_first_word_takes_the_effort_of_level_3_at_least(name: str) -> None:
    """And the longer look more: a word that is told at once need not be taken back."""
    game = find(name)
    for seats in game.seats:
        first = coaching.glances(game, seats, deeper=False)
        assert effort(game, seats, first) >= levels_of(game, seats)[2].iterations
        assert 1 <= first < DEEPER


async def chosen(client: Client, table: str) -> tuple[int, str]:
    """Choose the last option at the first choice of mine; after how many actions, and what."""
    scene: dict[str, Any] = await client.scene(table)
    action = scene["options"][-1]["action"]
    await client.play(table, scene["at"], action)
    return scene["at"], action


def test_a_word_is_about_my_own_decision_and_the_same_again() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT], lots=False))["table"]["table"]
        await refused(ann.ask("GET", f"/tables/{table}/coach", move=0), 409, "stale")
        move, action = await chosen(ann, table)
        word = await ann.ask("GET", f"/tables/{table}/coach", move=move)
        assert (word["move"], word["seat"], word["times"], word["chosen"]["action"]) == (move, 0, 1, action)
        assert word["verdict"] in ("best", "even", "doubt", "cost", "decided")
        assert word["verdict"] != "best" or word["best"]["action"] == action
        assert word == await ann.ask("GET", f"/tables/{table}/coach", move=move), "the same question, the same answer"
        deeper = await ann.ask("GET", f"/tables/{table}/coach", move=move, deeper="true")
        assert (word["times"], deeper["times"]) == (1, QUICK)
        await refused(
            (await served.guest("Wat")).ask("GET", f"/tables/{table}/coach", move=move), 403, "not-your-table"
        )

    run(test)


def test_another_seats_decision_gets_no_word() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, BOT], lots=False))["table"]["table"]
        await ann.play(table, 0, "keep")
        room = served.rooms.awake[table].room
        while room.begun().at < 2:
            await ann.scene(table)
        await refused(ann.ask("GET", f"/tables/{table}/coach", move=1), 403, "not-your-seat")

    run(test)


def test_what_to_look_at_is_told_on_my_turn() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT], lots=False))["table"]["table"]
        told = await ann.ask("GET", f"/tables/{table}/coach/look")
        assert told["at"] == 0
        assert 1 <= len(told["themes"]) <= 3
        ours = Catalog("en", "worlds_fair")
        assert all(ours.text(f"theme-{theme['kind']}", "look", **theme, **{"area-of": ""}) for theme in told["themes"])

    run(test)


def test_with_other_people_there_is_no_coach() -> None:
    async def test(served: Served) -> None:
        one, two, table = await duel(served)
        await one.play(table, 0, "keep")
        await refused(one.ask("GET", f"/tables/{table}/coach", move=0), 409, "hints-off")
        await refused(two.ask("GET", f"/tables/{table}/coach/look"), 409, "hints-off")

    run(test)


def test_a_coach_who_does_not_answer_holds_nothing_up() -> None:
    class Silent(Thinking):
        async def study(self, owner: Any, matter: Matter, *_: Any) -> Any:
            assert matter == Matter.COACH
            raise Unanswered

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, BOT], lots=False))["table"]["table"]
        assert await ann.play(table, 0, "keep") == {"at": 1}
        answer = await ann.http.get(f"/api/tables/{table}/coach", params={"move": 0})
        assert (answer.status_code, answer.json()["error"]) == (503, "busy")

    run(test, thinking=Silent())


def test_the_coach_waits_behind_bots_and_hints() -> None:
    assert Matter.LOOKED_AT < Matter.TABLE < Matter.HINT < Matter.COACH < Matter.ANALYSIS < Matter.JUDGEMENT
