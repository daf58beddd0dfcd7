"""The host's list of words: what is found, where it is refused, who may change it; and roles given by an owner."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from parlour.server.people.word_list import WordList, proper_list
from parlour.server.refusal import Refusal
from parlour.server.settings import Settings
from tests.server.authenticator import Authenticator, enrolled
from tests.server.order import a_keeper, act, id_of
from tests.server.places import PLACES, a_database
from tests.server.serving import ME, OPEN, Served, a_server, eventually, run
from tests.server.test_tables import refused

HERE = Settings(public="http://localhost:1893", tournaments="all")


@pytest.mark.parametrize(
    "text",
    ["Turnip", "you TURNIP!", "túrnip", "tu rnip turnip", "turn1p", "7urnip", "тurniр", "t u r n i p", "t.u-r n_i p"],
)
def test_a_listed_word_is_found_however_it_is_written(text: str) -> None:
    assert WordList(["Turnip"]).found_in(text)


@pytest.mark.parametrize("text", ["turnips", "Saturnip", "turn ip", "1893", "", "t u r n", "bad", "egg bad"])
def test_what_only_looks_like_it_is_let_be(text: str) -> None:
    assert not WordList(["Turnip", "bad egg", "1 8 9"]).found_in(text)


def test_an_entry_may_have_several_words_and_a_list_may_be_empty() -> None:
    assert WordList(["bad egg"]).found_in("What a BÀD egg he is")
    assert not WordList().found_in("turnip")
    assert proper_list(["# nothing", "", " bad   egg # really", "turnip", "turnip"]) == ["bad egg", "turnip"]
    for wrong in (["x" * 61], ["!!!"], ["a\u202eb"], [f"word{n}" for n in range(1001)]):
        with pytest.raises(Refusal):
            proper_list(wrong)


@pytest.mark.parametrize("place", PLACES)
def test_names_and_chat_with_a_listed_word_are_refused(place: str) -> None:
    async def test(served: Served) -> None:
        ann, mo, olga = await served.guest("Ann"), await a_keeper(served), await a_keeper(served, "Olga", "owner")
        assert (await olga.ask("PUT", "/order/words", {"words": ["turnip", "# no", "bad egg"]}))["words"] == [
            "bad egg",
            "turnip",
        ]
        for other in (ann, mo):
            await refused(other.ask("GET", "/order/words"), 403, "not-an-owner")
            await refused(other.ask("PUT", "/order/words", {"words": []}), 403, "not-an-owner")
        await refused(olga.ask("PUT", "/order/words", {"words": ["!"]}), 422, "bad-words")
        table = (await ann.make("high_card", [ME, OPEN]))["table"]["table"]
        clock = {"kind": "turn", "seconds": 60}
        cup = {"name": "Turnip Cup", "game": "high_card", "id": "t", "clock": clock, "rounds": 1}
        for asking in (
            ann.do(table, "chat", text="what a TURNIP"),
            ann.ask("PUT", "/me", {"name": "Túrnip"}),
            served.guest("Bad Egg"),
            ann.make("high_card", [{"kind": "me", "name": "turnip"}, OPEN]),
            ann.ask("POST", "/tournaments", cup),
            act(mo, "rename", player=await id_of(ann), name="turnip"),
        ):
            await refused(asking, 422, "listed-word")
        await ann.do(table, "chat", text="turnips are good")
        [line, *_] = await olga.ask("GET", "/order/log")
        assert (line["what"], line["by"], line["word"]) == ("words", "Olga", "2 entries")
        await olga.ask("PUT", "/order/words", {"words": []})
        await ann.do(table, "chat", text="turnip")

    run(test, place=place, settings=HERE)


@pytest.mark.parametrize("place", PLACES)
def test_the_operator_writes_the_list_and_an_owner_gives_roles(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = a_database(place, tmp_path)

    async def says(*words: str) -> Any:
        status = await asyncio.to_thread(main, [words[0], "--database", url, "--json", "--as", "tester", *words[1:]])
        said = capsys.readouterr()
        return json.loads(said.out) if status == 0 else said.err

    async def test(served: Served) -> None:
        ann, bob, cem = [await served.guest(name) for name in ("Ann", "Bob", "Cem")]
        for one in (ann, bob):
            await enrolled(one, Authenticator())
        await says("members", "owner", "Ann")  # the first

        async def owns() -> bool:
            return bool((await ann.ask("GET", "/me"))["role"] == "owner")

        await eventually(owns)
        assert [(one["name"], one["role"]) for one in await ann.ask("GET", "/order/members")] == [("Ann", "owner")]
        [found] = await ann.ask("GET", "/order/members", name="bo")
        give = {"player": found["player"], "role": "moderator"}
        assert [one["role"] for one in await ann.ask("PUT", "/order/roles", give)] == ["moderator", "owner"]
        assert (await bob.ask("GET", "/me"))["role"] == "moderator"
        await refused(bob.ask("PUT", "/order/roles", {**give, "role": "owner"}), 403, "not-an-owner")
        await refused(bob.ask("GET", "/order/members"), 403, "not-an-owner")
        mine = {"player": await id_of(ann), "role": "member"}
        await refused(ann.ask("PUT", "/order/roles", mine), 422, "that-is-you")
        await refused(ann.ask("PUT", "/order/roles", {**give, "player": await id_of(cem)}), 409, "no-member")
        await ann.ask("PUT", "/order/roles", {**give, "role": "member"})
        assert (await bob.ask("GET", "/me"))["role"] == "member"
        (tmp_path / "words").write_text("# mine\nturnip\n", "utf-8")
        assert await says("host", "words") == []
        assert await says("host", "words", "--from", str(tmp_path / "words")) == [{"word": "turnip"}]

        async def heard() -> bool:
            answer = await bob.http.put("/api/me", json={"name": "Turnip"})
            return answer.status_code == 422

        await eventually(heard)
        (tmp_path / "words").write_text("!\n", "utf-8")
        assert "letter or a figure" in await says("host", "words", "--from", str(tmp_path / "words"))
        shipped = Path(__file__).parents[2] / "hosting" / "words.txt"
        assert await says("host", "words", "--from", str(shipped)) == [], "the house ships no list"

    async def running() -> None:
        async with asyncio.timeout(300), a_server(url=url, settings=HERE) as served:
            await test(served)

    asyncio.run(running())
