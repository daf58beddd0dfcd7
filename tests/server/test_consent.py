"""Finished games leave a server for research only where everybody at the table agrees, and as long as they do."""

import asyncio
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.client import Client
from parlour.core.record import Record, read
from parlour.core.who import WHO, WhoPlayed, who_played
from parlour.server.tables import contributed
from parlour.server.tables.room import Room
from tests.server.earlier import left_by
from tests.server.places import PLACES, a_database
from tests.server.serving import BOT, ME, Served, a_server, run
from tests.server.test_older import two_guests
from tests.server.test_operator import Capture, Operator
from tests.server.test_tables import duel, refused


async def play(served: Served) -> tuple[Client, Client, str]:
    """Ann and Bob play a game to its end."""
    ann, bob, table = await duel(served)
    for at, who in enumerate([ann, bob, ann, bob]):
        await who.play(table, at, "keep")
    return ann, bob, table


async def agree(who: Client, yes: bool = True) -> None:
    assert await who.ask("PUT", "/me/research", {"research": yes}) == {"research": yes}
    assert await who.ask("GET", "/me/research") == {"research": yes}


def there(folder: Path) -> list[Path]:
    return sorted(folder.glob("*/*.record"))


@pytest.mark.parametrize("place", PLACES)
def test_everybody_at_the_table_has_to_agree_and_may_change_their_mind(
    place: str, tmp_path: Path, capsys: Capture
) -> None:
    async def test(served: Served) -> None:
        operator, folder = Operator(served, capsys), tmp_path / "games"
        ann, bob, table = await play(served)
        assert await ann.ask("GET", "/me/research") == {"research": False}
        await operator.ask("research", str(folder))
        assert there(folder) == []
        await agree(ann)
        assert (await ann.ask("GET", "/me/export"))["research"] is True
        await operator.ask("research", str(folder))
        assert there(folder) == [], "Bob was not asked"
        await agree(bob)
        assert "1 records" in (await operator.ask("research", str(folder)))["done"]
        (path,) = there(folder)
        text = path.read_text("utf-8")
        record = read(text)
        assert path.parent.name == f"{record.game}-{record.rules}-{record.seats}"
        assert record.actions == ["keep"] * 4
        assert record.outcome is not None
        assert not record.names
        assert not record.deal
        assert not any(word in text for word in ("Ann", "Bob", table))
        assert table not in str(path)
        assert path.stat().st_mode & 0o777 == 0o600
        assert main(["verify", str(path)]) == 0
        assert "0 new" in (await operator.ask("research", str(folder)))["done"]
        await agree(ann, False)
        await operator.ask("research", str(folder))
        assert there(folder) == []
        assert (await operator.ask("audit", "--last", "2"))[1]["what"] == "research"
        async with Client(served.url) as nobody:
            await refused(nobody.ask("PUT", "/me/research", {"research": True}), 401, "no-guest")

    run(test, place=place)


def test_bots_agree_forgotten_people_do_not_and_other_folders_are_left_alone(tmp_path: Path, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator, folder = Operator(served, capsys), tmp_path / "games"
        ann, bob, _ = await play(served)
        await agree(ann)
        await agree(bob)
        alone = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        await ann.run(alone, lambda scene: "keep")
        await operator.ask("research", str(folder))
        assert len(there(folder)) == 2
        first, second = there(folder)
        who = who_played(first.parent)
        assert set(who) == {first.name, second.name}
        assert sorted(one["seats"] for one in who.values()) == [["person", "level1"], ["person", "person"]]
        assert not any(name in (first.parent / WHO).read_text("utf-8") for name in ("Ann", "Bob", alone))
        assert (first.parent / WHO).stat().st_mode & 0o777 == 0o600
        await bob.ask("DELETE", "/me")
        await operator.ask("research", str(folder))
        assert len(there(folder)) == 1
        left = {there(folder)[0].name: WhoPlayed(seats=["person", "level1"], stood_in=[])}
        assert who_played(first.parent) == left
        await agree(ann, False)
        await operator.ask("research", str(folder))
        assert there(folder) == [] == list(first.parent.iterdir())
        (tmp_path / "mine").mkdir()
        (tmp_path / "mine" / "letter.txt").write_text("dear", "utf-8")
        assert "holds other things" in await operator.refused("research", str(tmp_path / "mine"))

    run(test)


def test_what_a_stand_in_chose_is_told(tmp_path: Path, capsys: Capture) -> None:
    async def test(served: Served) -> None:
        operator, folder = Operator(served, capsys), tmp_path / "games"
        ann, bob, table = await duel(served)
        for who in (ann, bob):
            await agree(who)
        await ann.play(table, 0, "keep")
        await bob.ask("POST", f"/tables/{table}/leave", {"id": "gone"})
        await ann.run(table, lambda scene: "keep")
        await operator.ask("research", str(folder))
        (path,) = there(folder)
        assert who_played(path.parent)[path.name] == {"seats": ["person", "person"], "stood_in": [1, 3]}

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_people_on_one_device_were_not_asked(place: str, tmp_path: Path, capsys: Capture) -> None:
    """The host alone has said yes, whatever the names of the other seats."""

    async def test(served: Served) -> None:
        operator, folder = Operator(served, capsys), tmp_path / "games"
        ann = await served.guest("Ann")
        await agree(ann)
        for other in ({"kind": "me", "name": "Grandma"}, ME):
            together = (await ann.make("high_card", [ME, other]))["table"]["table"]
            await ann.run(together, lambda scene: "keep")
        await operator.ask("research", str(folder))
        assert there(folder) == []

    run(test, place=place)


def test_a_sealed_deal_and_a_game_that_fails_stop_no_other(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        operator, folder = Operator(served, capsys), tmp_path / "games"
        (ann, bob, _), (cyd, dan, _) = await play(served), await play(served)
        for who in (ann, bob, cyd, dan):
            await agree(who)
        await operator.ask("research", str(folder))
        assert len(there(folder)) == 2
        day = (await cyd.ask("GET", "/daily"))["day"]
        attempt = (await cyd.ask("POST", f"/daily/{day}/high_card", {}))["table"]
        await cyd.run(attempt, lambda scene: "keep")
        await agree(ann, False)
        await operator.ask("research", str(folder))
        (kept,) = there(folder)
        sound = contributed.nameless

        def fails(room: Room) -> Record | None:
            if room.row.daily is None:
                raise ValueError("a table that no server wrote so")
            return sound(room)

        await agree(ann)
        monkeypatch.setattr(contributed, "nameless", fails)
        assert "0 records" in (await operator.ask("research", str(folder)))["done"]
        assert not kept.exists(), "nobody knows whether it is agreed to"
        monkeypatch.undo()
        assert "2 new" in (await operator.ask("research", str(folder)))["done"]

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_nobody_of_an_older_store_has_agreed(place: str, tmp_path: Path) -> None:
    async def test() -> None:
        url = a_database(place, tmp_path)
        await left_by(url, "0002", two_guests)
        async with a_server(url=url) as served, Client(served.url) as ann:
            ann.http.cookies.set("parlour", "ann's cookie")
            assert await ann.ask("GET", "/me/research") == {"research": False}
            await agree(ann)

    asyncio.run(asyncio.wait_for(test(), 300))
