"""What the story of a finished game tells beside the points: rounds, what each brought, the actions as words."""

from parlour.core.game import find
from tests.playthrough import folder
from tests.server.serving import Served, run
from tests.server.test_replays import finished


def test_a_story_has_rounds_that_bring_the_points() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        text = (folder(find("worlds_fair")) / "2-greedy-1.record").read_text("utf-8")
        replay = (await ann.ask("POST", "/records", {"record": text}))["replay"]
        story = await ann.ask("GET", f"/replays/{replay}/story")
        whole = await ann.ask("GET", f"/replays/{replay}")
        assert len(story["rounds"]) == len(story["held"]) == 3
        told = await ann.ask("GET", f"/replays/{replay}/told")
        begun = [entry["at"] for entry in told if any(event["kind"] == "RoundBegan" for event in entry["events"])]
        assert story["rounds"] == [0, *begun]
        assert story["held"][-1] == whole["outcome"]["scores"]
        assert all(before <= after for before, after in zip(story["held"][0], story["held"][1], strict=True))
        assert len(story["words"]) == len(whole["actions"])
        assert story["words"][0]["kind"] == "Place"

    run(test)


def test_a_game_without_rounds_has_none() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await finished(served)
        story = await ann.ask("GET", f"/replays/{table}/story")  # type: ignore[attr-defined]
        assert story["rounds"] == story["held"] == []

    run(test)
