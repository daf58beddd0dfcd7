"""What people may be called: what one sees is all that there is, and nobody is taken for a bot."""

import json
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from parlour.client import Client, Refused
from parlour.server.people.names import LONGEST, UNSEEN, is_bots, proper, visible
from parlour.server.refusal import Refusal
from parlour.text.catalog import LANGUAGES, catalog
from tests.server.places import PLACES
from tests.server.serving import INVITED, ME, OPEN, Served, run
from tests.server.test_tables import duel, refused

HIDDEN = [
    "\u200b",
    "\ufeff",
    "\u3164",
    "\u115f",
    "\u2800",
    "\u00ad",
    "\u2060",
    "\U000e0061",
    "\ufe01",
    "\U000e0101",
    "\U00016fe4",
    "\ufffc",
]
TURNING = ["\u202e", "\u202d", "\u2066", "\u2067", "\u200e", "\u200f", "\u061c"]
CONTROL = ["\x00", "\x07", "\x1b", "\x7f", "\x9b", "\ue000", "\U000f0000", "\uffff"]
BAD = [*(f"A{letter}nn" for letter in [*HIDDEN, *TURNING, *CONTROL]), "", "   ", "\u0301", "x" * 41, "a" + "\u0301" * 9]
BOTS = ["Bot 5", "bot5", "BOT ⑤", " Bot  12 ", "Bot-3", "Robot 3", "robot_1", "Ｂｏｔ ５", "Воt 5", "Вот 5", "Bot ٣"]
BOTS += [
    "B0t 5",
    "Bot V",
    "Bot ⅴ",
    "Bot five",
    "Bót 5",
    "B\u0585t 5",
    "\ua4d0ot 5",
    "\U00010301ot 5",
    "8ot 2",
    "Bot·5",
    "B.o.t 5",
]
BOTS += ["Robot trzy", "Robot pięć", "BOT DEUX", "r0b0t9", "ßot 4", "B o t iv", "Bøt 1", "botfive"]
GOOD = {
    "Ann": "Ann",
    "  Ann   Lee ": "Ann Lee",
    "Zoe\u0308": "Zoë",
    "Łucja Żółć": "Łucja Żółć",
    "Jean-François d’Éon": "Jean-François d’Éon",
    "李小龍": "李小龍",
    "محمد": "محمد",
    "Nguyễn Thị Hồng": "Nguyễn Thị Hồng",
    "Botticelli": "Botticelli",
    "Talbot 5": "Talbot 5",
    "Robot": "Robot",
    "R2-D2": "R2-D2",
    "Boti": "Boti",
    "Abbot V": "Abbot V",
    "Bottom Ten": "Bottom Ten",
    "807 5": "807 5",
    "李" * 24: "李" * 24,
    "Wolfeschlegelsteinhausenbergerdorff Jr.": "Wolfeschlegelsteinhausenbergerdorff Jr.",
    "Ann ❤\ufe0f": "Ann ❤",
    "<img onerror=alert(1)>": "<img onerror=alert(1)>",
}


@pytest.mark.parametrize("name", [*BAD, *BOTS])
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        proper(name)
    assert refusal.value.error == "bad-name"


@pytest.mark.parametrize("name", ["\ufdfd" * 4, "\ufdfa" * 3, "\U0001242b" * 13, "李" * 25, "\u2167" * 13])
def test_a_name_wider_than_a_line_of_names_is_refused_and_old_records_keep_theirs(name: str) -> None:
    with pytest.raises(Refusal, match="as wide as"):
        proper(name)
    assert proper(name, bots=True) == name


@pytest.mark.parametrize("name", GOOD)
def test_a_good_name_is_kept_in_its_shortest_spelling(name: str) -> None:
    assert proper(name) == GOOD[name]


@given(st.text(max_size=60))
@example("\u0958" * 20)  # its normal spelling is longer
@example("\U0001d15e" * 14)
@example("a\u2003\u0301b")
def test_whatever_is_kept_is_seen_and_fits(text: str) -> None:
    try:
        name = proper(text)
    except Refusal:
        return
    assert 1 <= len(name) <= LONGEST
    assert proper(name) == name == unicodedata.normalize("NFC", name).strip()
    assert name.isprintable()
    assert not set(name) & UNSEEN
    assert not any(unicodedata.category(letter).startswith("C") for letter in name)
    assert any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    assert not is_bots(name)
    name.encode()


@given(st.text(max_size=60))
def test_a_name_is_held_to_what_chat_is_held_to(text: str) -> None:
    seen = visible(text)
    if seen is None:
        with pytest.raises(Refusal):
            proper(text)
    else:
        assert visible(seen) == seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_called_as_the_house_calls_its_bots(lang: str) -> None:
    assert is_bots(catalog(lang).text("bot-name", number=5))


def test_names_are_checked_wherever_one_is_given() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("  Zoe\u0308 ")
        assert (await ann.ask("GET", "/me"))["name"] == "Zoë"
        for name in ("Bot 5", "A\u202enn", "\u3164"):
            await refused(ann.ask("PUT", "/me", {"name": name}), 422, "bad-name")
            await refused(ann.make("high_card", [ME, {"kind": "me", "name": name}]), 422, "bad-name")
            made = await ann.make("high_card", [ME, INVITED])
            token = made["tokens"]["1"]
            program = served.holder(token)
            await refused(program.join(made["table"]["table"], token=token, name=name), 422, "bad-name")
        assert (await ann.ask("GET", "/me"))["name"] == "Zoë"

    run(test)


def test_chat_has_no_letters_that_nobody_sees() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        for text in ("\u3164", "a\u200bb", "a\u202eb"):
            await refused(ann.do(table, "chat", text=text), 400, "not-text")
        assert (await ann.do(table, "chat", text=" e\u0301  ok "))["text"] == "é ok"

    run(test)


async def a_record(ann: Client) -> list[str]:
    table = (await ann.make("high_card", [ME, ME]))["table"]["table"]
    for at in range(4):
        await ann.play(table, at, "keep")
    return (await ann.http.get(f"/api/replays/{table}/record")).text.splitlines()


def test_names_in_uploaded_records_are_held_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.tables.lobby.KEPT", 2)

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        head, *rest = await a_record(ann)

        async def upload(names: list[str]) -> str:
            text = "\n".join([json.dumps({**json.loads(head), "names": names}), *rest])
            return str((await ann.ask("POST", "/records", {"record": text}))["replay"])

        for names in (["x" * 200_000], ["A\u0000nn"], ["A\u202enn", "Bob"], ["a"] * 3):
            problem = await refused(upload(names), 422, "bad-record")
            assert problem["detail"].startswith("line 1: ")
        replay = await upload(["Zoe\u0308", "Bot 3"])
        assert (await ann.ask("GET", f"/replays/{replay}"))["names"] == ["Zoë", "Bot 3"]
        await upload(["", "Bob"])
        await refused(upload(["Ann", "Bob"]), 429, "too-many-records")
        bob = await served.guest("Bob")
        await refused(bob.ask("DELETE", f"/records/{replay}"), 404, "no-record")
        await ann.ask("DELETE", f"/records/{replay}")
        await refused(ann.ask("GET", f"/replays/{replay}"), 404, "no-table")
        await upload(["Ann", "Bob"])

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_mutes_are_counted_and_their_ids_fit(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.people.guests.MUTED", 3)

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")

        async def mute(other: str, muted: bool = True) -> list[str]:
            return list(await ann.ask("PUT", "/me/mutes", {"player": other, "muted": muted}))

        for long in ("x" * 33, "x" * 64):
            await refused(mute(long), 400, "unreadable")
        for one in "abc":
            await mute(one * 32)
        assert len(await mute("a" * 32)) == 3, "again is the same as once"
        await refused(mute("d"), 429, "too-many-mutes")
        assert len(await mute("a" * 32, False)) == 2
        assert await mute("d") == ["b" * 32, "c" * 32, "d"]

    run(test, place=place)


def test_a_refused_name_makes_no_guest() -> None:
    async def test(served: Served) -> None:
        async with Client(served.url) as nobody:
            with pytest.raises(Refused):
                await nobody.be("Bot 1")
            await refused(nobody.ask("GET", "/me"), 401, "no-guest")
            await nobody.be("Ann")
            assert (await nobody.make("high_card", [ME, OPEN]))["table"]["seats"][0]["name"] == "Ann"

    run(test)
