"""Lessons over the wire: steps, scenes, why not, previews, and playing on."""

from typing import Any

import pytest

from parlour.lessons.finding import course, lessons
from tests.server.serving import Served, run
from tests.server.test_tables import refused


def test_every_lesson_is_listed() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        listed = await ann.ask("GET", "/lessons")
        assert {one["game"] for one in listed} == set(lessons())
        assert all(10 <= one["moves"] <= 15 for one in listed)
        assert {one["title"] for one in listed} == {"lesson-wf-title", "lesson-ka-title", "lesson-ga-title"}

    run(test)


@pytest.mark.parametrize("game", sorted(lessons()))
def test_every_step_can_be_taken(game: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        lesson = await ann.ask("GET", f"/lessons/{game}")
        assert lesson["table"]["yours"] == [lesson["seat"]]
        assert [seat["name"] for seat in lesson["table"]["seats"]] == lesson["names"]
        for number, step in enumerate(lesson["steps"]):
            there = await ann.ask("GET", f"/lessons/{game}/scene", step=number)
            offered = [option["action"] for option in there["scene"]["options"]]
            assert set(step["asked"]) <= set(offered)
            assert len(offered) != 1, "nobody is asked where there is no choice"
            assert all(moment["happened"]["events"] for moment in there["moments"])
            assert all(not moment["scene"]["options"] for moment in there["moments"])

    run(test)


def test_the_learner_sees_what_a_seat_may_see() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        there = await ann.ask("GET", "/lessons/kairo/scene", step=1)
        assert there["scene"]["view"]["key"] == 0
        assert set(there["scene"]["view"]["secret"][1]) == {0}
        assert set(there["scene"]["view"]["pile"]) == {0}

    run(test)


def test_what_happened_is_told_one_by_one() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        there = await ann.ask("GET", "/lessons/worlds_fair/scene", step=3)
        seats = [moment["happened"]["seat"] for moment in there["moments"]]
        assert seats == [0, 1, 1], "my placing, then Louis places and plays a figure"
        kinds: list[Any] = [event["kind"] for event in there["moments"][0]["happened"]["events"]]
        assert kinds[:2] == ["Placed", "Collected"]

    run(test)


def test_another_choice_can_be_foreseen_and_a_wrong_one_explained() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        seen = await ann.ask("GET", "/lessons/worlds_fair/foresee", step=1, action="place electricity")
        assert seen["events"][0]["kind"] == "Placed"
        why = await ann.ask("GET", "/lessons/worlds_fair/why", step=1, action="play burnham")
        assert (why["allowed"], why["rule"]) == (False, "WF 4.1")
        await refused(ann.ask("GET", "/lessons/worlds_fair/foresee", step=1, action="dance"), 422, "unknown-action")

    run(test)


@pytest.mark.parametrize("game", sorted(lessons()))
def test_a_lesson_is_played_on_against_a_bot(game: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        wanted = {"id": "once", "level": 1}
        table = await ann.ask("POST", f"/lessons/{game}/play", wanted)
        again = await ann.ask("POST", f"/lessons/{game}/play", wanted)
        assert table["table"] == again["table"], "the same request makes one table"
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
        assert table["phase"] == "playing"
        scene = await ann.scene(table["table"], move=course(game).table.at)
        last = len(course(game).steps) - 1
        taught = (await ann.ask("GET", f"/lessons/{game}/scene", step=last))["scene"]
        hidden = ("key", "agenda", "deck", "pile")
        for field, value in taught["view"].items():
            assert field in hidden or scene["view"][field] == value, field

    run(test)


def test_what_there_is_not() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await refused(ann.ask("GET", "/lessons/high_card"), 404, "no-lesson")
        await refused(ann.ask("GET", "/lessons/kairo/scene", step=900), 404, "no-step")
        await refused(ann.ask("POST", "/lessons/kairo/play", {"id": "x", "step": 900}), 404, "no-step")

    run(test)


def test_words_in_every_language() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        rows = await ann.ask("GET", "/lessons/gatsby/words")
        assert rows[0] == {"en": "Cabaret", "fr": "Cabaret", "pl": "Kabaret", "note": "a place: a grid of cells"}
        rows = await ann.ask("GET", "/lessons/gatsby/words", lang="pl")
        assert rows[0]["note"].startswith("lokacja")
        await refused(ann.ask("GET", "/lessons/gatsby/words", lang="de"), 404, "no-language")

    run(test)
