"""A box of an owner's at a server's table: chosen when it is made, kept with it for ever, refused where it is wrong."""

import asyncio
import threading
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.client import Client, Json
from parlour.core.box import LARGEST, as_toml, name_of
from parlour.core.game import find, games
from parlour.core.record import read
from parlour.core.table import Table, replay
from parlour.server.store import rows
from tests.boxes import BOXES
from tests.server.earlier import an_old_duel, left_by
from tests.server.places import PLACES, a_database
from tests.server.serving import BOT, ME, Served, a_server, eventually, run
from tests.server.test_tables import refused

FAIR = """game = "worlds_fair"
rules = 2

[start_bonus]
second = ["agriculture"]
"""


def box_file(game: str) -> str:
    """The box of a game as its owner writes it."""
    lines = [f'game = "{game}"', f"rules = {find(game).rules}"]
    for table, entries in BOXES[game].items():
        lines += [f"[{table}]", *(f"{entry} = {as_toml(value)}" for entry, value in entries.items())]
    return "\n".join(lines)


async def play_out(ann: Client, table: str) -> Json:
    """Ann takes what is offered first, until it is over."""
    while True:
        scene = await eventually(lambda: mine(ann, table))
        if scene["outcome"]:
            return dict(scene)
        await ann.play(table, scene["at"], scene["options"][0]["action"], scene["seat"])


async def mine(ann: Client, table: str) -> Any:
    scene = await ann.scene(table)
    return scene if scene["options"] or scene["outcome"] else None


@pytest.mark.parametrize("place", PLACES)
def test_a_table_is_laid_out_by_its_box_after_a_restart_too(place: str, tmp_path: Path) -> None:
    async def test() -> None:
        url = a_database(place, tmp_path)
        async with a_server(url=url) as served:
            ann = await served.guest("Ann")
            made = (await ann.make("worlds_fair", [ME, BOT], box=FAIR))["table"]
            assert (made["box"], made["differs"]) == (
                name_of({"start_bonus": {"second": ["agriculture"]}}),
                ["start_bonus.second"],
            )
            table, before = made["table"], await ann.scene(made["table"], seat=0)
            cookies = dict(ann.http.cookies)
        async with a_server(url=url) as served, Client(served.url) as again:
            again.http.cookies.update(cookies)
            loaded = await served.rooms.store.read(rows.load(table))
            assert loaded is not None
            laid = Table("worlds_fair", 2, int(str(loaded.row.seed)), box={"start_bonus": {"second": ["agriculture"]}})
            ours = Table("worlds_fair", 2, laid.seed)
            scene = await again.scene(table, seat=0, move=0)
            assert scene["view"]["supporters"] == laid.view(0).supporters  # type: ignore[attr-defined]
            assert before["view"]["supporters"] == scene["view"]["supporters"]
            assert laid.view(0).supporters != ours.view(0).supporters  # type: ignore[attr-defined]
            assert (await again.ask("GET", "/me/tables"))[0]["table"]["box"] == laid.game.box

    asyncio.run(asyncio.wait_for(test(), 60))


@pytest.mark.parametrize("game", [game for game in games() if game in BOXES])
def test_records_forks_and_rematches_keep_the_box(game: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        box = find(game).edition(box=BOXES[game])
        whole = Table(box, box.seats[0], 7)
        while whole.turn is not None:
            whole.play(whole.legal()[-1])
        replayed = (await ann.ask("POST", "/records", {"record": whole.record.write()}))["replay"]
        fork = {"at": whole.at - 1, "seat": whole.actors[-1], "level": 1, "id": "fork"}
        forked = await ann.ask("POST", f"/replays/{replayed}/fork", fork)
        assert (forked["box"], forked["rules"]) == (box.box, box.rules)
        await play_out(ann, forked["table"])
        record = read((await ann.http.get(f"/api/replays/{forked['table']}/record")).text)
        assert record.box == box.changed
        assert replay(record).game is box
        found = await ann.ask("GET", f"/replays/{forked['table']}")
        assert (found["box"], found["table"]["box"]) == (box.box, box.box)
        again = await ann.ask("POST", f"/tables/{forked['table']}/rematch", {})
        assert (again["box"], again["rules"]) == (box.box, box.rules)
        made = await ann.make(game, [ME, *[BOT] * (box.seats[0] - 1)], box=box_file(game))
        assert made["table"]["box"] == box.box

    run(test)


def test_a_wrong_box_is_refused_with_its_line_and_nothing_is_made() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for text_of_box, said in (
            (FAIR.replace('["agriculture"]', '["moon"]'), "line 5: start_bonus.second: "),
            (FAIR.replace("second", "tenth"), "line 5: start_bonus.tenth: there is no such value"),
            (FAIR + "\n[jokers]\none = 1\n", "line 7: jokers: there is no such table"),
            (FAIR.replace("worlds_fair", "kairo"), 'line 1: game: this is a box of "kairo", not of worlds_fair'),
            (FAIR.replace("rules = 2", "rules = 99"), "worlds_fair by version 99 of its rules is not known here"),
            ("second = [", "this is not TOML"),
            ("[" * 5000, "box: "),
            ("\u00e9" * (LARGEST // 2 + 1), f"a box file has at most {LARGEST} bytes"),
            (FAIR + ".".join(["a"] * 8000) + " = 1\n", "a key of a box has two parts"),
            (FAIR + "third = 0x" + "f" * 5000 + "\n", "line 6: start_bonus.third: "),
            (FAIR + "[medal]\ntwo = " + "1" * 5000 + "\n", "no box has a number as large as this"),
        ):
            problem = await refused(ann.make("worlds_fair", [ME, BOT], box=text_of_box), 422, "bad-box")
            assert said in problem["detail"], problem["detail"]
            assert "99" in text_of_box or (problem["reason"] and problem["told"]["where"]), problem
        await refused(ann.make("worlds_fair", [ME, BOT], box="#" * (LARGEST + 1)), 400, "unreadable")
        assert await ann.ask("GET", "/me/tables") == []
        plain = (await ann.make("worlds_fair", [ME, BOT], box=FAIR.split("[")[0]))["table"]
        assert (plain["box"], plain["differs"]) == ("", []), "a box like ours is ours"

    run(test)


def test_a_box_is_parsed_once_and_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        loop, threads, loads = threading.get_ident(), [], tomllib.loads

        def counted(text: str) -> dict[str, Any]:
            threads.append(threading.get_ident())
            return loads(text)

        monkeypatch.setattr(tomllib, "loads", counted)
        ann = await served.guest("Ann")
        await ann.make("worlds_fair", [ME, BOT], box=FAIR)
        await refused(ann.make("worlds_fair", [ME, BOT], box=FAIR.replace("second", "tenth")), 422, "bad-box")
        assert len(threads) == 2
        assert loop not in threads

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_tables_of_a_store_from_before_there_were_boxes_go_on(place: str, tmp_path: Path) -> None:
    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0007", lambda connection: an_old_duel(connection, "person", phase="playing", seed="7"))
        async with a_server(url=url) as served, Client(served.url) as wat:
            info = await wat.ask("GET", "/tables/old")
            assert (info["phase"], info["box"], info["turn"]) == ("playing", "", 0)

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_box_is_stored_as_what_differs(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT], box=FAIR + "# a remark\n"))["table"]["table"]
        loaded = await served.rooms.store.read(rows.load(table))
        assert loaded is not None
        assert msgspec.json.decode(loaded.row.box) == {"start_bonus": {"second": ["agriculture"]}}

    run(test)
