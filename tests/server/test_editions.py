"""Tables and records of older rules, records of boxes, on a server: they go on, are looked at and revalidated."""

from pathlib import Path

import pytest

from parlour.cli import main
from parlour.core.game import find
from parlour.core.record import read
from parlour.core.table import Table
from parlour.server.store import rows
from tests.boxes import BOXES
from tests.playthrough import editions, records
from tests.server.serving import BOT, ME, Served, eventually, run

FIRST = find("worlds_fair").edition(1)


def test_a_game_goes_on_under_the_rules_it_began_with() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT]))["table"]["table"]
        await served.rooms.store.write(
            rows.set_table(table, {"rules": 1})
        )  # as if it had begun before the second rules
        served.rooms.awake.clear()
        info = await ann.ask("GET", f"/tables/{table}")
        assert (info["phase"], info["rules"]) == ("playing", 1)
        loaded = await served.rooms.store.read(rows.load(table))
        assert loaded is not None
        dealt = Table(FIRST, 2, int(str(loaded.row.seed)))
        scene = await ann.scene(table, seat=0)
        assert scene["view"]["supporters"] == dealt.view(0).supporters  # type: ignore[attr-defined]
        assert scene["view"]["supporters"] != Table("worlds_fair", 2, dealt.seed).view(0).supporters  # type: ignore[attr-defined]
        await ann.ask("GET", f"/tables/{table}/hint", seat=0)
        while not scene["outcome"]:
            if scene["options"]:
                await ann.play(table, scene["at"], scene["options"][0]["action"])

            async def mine() -> object:
                now = await ann.scene(table, seat=0)
                return now if now["options"] or now["outcome"] else None

            scene = await eventually(mine)
        record = read((await ann.http.get(f"/api/replays/{table}/record")).text)
        assert record.rules == 1
        forked = await ann.ask("POST", f"/replays/{table}/fork", {"at": 3, "seat": 0, "level": 1, "id": "fork"})
        assert (forked["rules"], forked["phase"]) == (1, "playing")

    run(test)


def test_old_records_and_boxed_ones_are_uploaded_and_looked_at() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        old = records(FIRST)[0].read_text("utf-8")
        replay = (await ann.ask("POST", "/records", {"record": old}))["replay"]
        assert (await ann.ask("GET", f"/replays/{replay}"))["rules"] == 1
        table = Table("worlds_fair", 2, 7, box=BOXES["worlds_fair"])
        while table.turn is not None:
            table.play(table.legal()[0])
        replay = (await ann.ask("POST", "/records", {"record": table.record.write()}))["replay"]
        scene = await ann.ask("GET", f"/replays/{replay}/scene", move=2, seat=0)
        assert scene["shown"]["limits"] == [4, 3, 3, 4, 3]
        text = (await ann.http.get(f"/api/replays/{replay}/record")).text
        assert read(text).box == table.game.changed
        forked = await ann.ask("POST", f"/replays/{replay}/fork", {"at": 3, "seat": 0, "level": 1, "id": "fork"})
        assert (forked["box"], forked["phase"]) == (table.game.box, "playing")
        assert (await ann.scene(forked["table"], seat=0))["shown"]["limits"] == [4, 3, 3, 4, 3]

    run(test)


def test_a_store_of_every_version_of_the_rules_is_revalidated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    every = [path for game in editions() for path in records(game)[:2]]

    async def fill(served: Served) -> None:
        ann = await served.guest("Ann")
        for path in every:
            await ann.ask("POST", "/records", {"record": path.read_text("utf-8")})

    run(fill, url=url)
    assert main(["revalidate", "--database", url]) == 0
    assert f"{len(every)} games replayed, 0 differ" in capsys.readouterr().out
