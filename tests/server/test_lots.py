"""The first player is drawn by lot from the promised seed, over the places as they were taken."""

from pathlib import Path

import pytest

from parlour.cli import main
from parlour.client import Client
from parlour.core.deal import as_they_sat, drawn_first, seed_of
from parlour.core.record import read
from tests.server.places import PLACES
from tests.server.serving import BOT, INVITED, ME, OPEN, Served, run, until


@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_drawn_begins_and_takes_everything_of_theirs_along(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        first = set()
        for number in range(30):
            made = await ann.make("high_card", [ME, OPEN, INVITED], nonce=f"a{number}", lots=True)
            table, token = made["table"]["table"], made["tokens"]["2"]
            program = served.holder(token)
            ear = program.told(table)
            assert (await until(ear, lambda said: said["type"] == "table"))["table"]["drawn"] is None
            await program.join(table, token=token, name="Robot", nonce="r")
            seated = await bob.join(table, nonce="b")
            info = seated["table"]
            drawn = info["drawn"]
            first.add(drawn)
            names = [seat["name"] for seat in info["seats"]]
            assert as_they_sat(names, drawn) == ["Ann", "Bob", "Robot"]
            assert as_they_sat(info["deal"]["nonces"], drawn) == [f"a{number}", "b", "r"]
            people: dict[str, Client] = {"Ann": ann, "Bob": bob, "Robot": program}
            assert seated["seat"] == names.index("Bob")
            for name, who in people.items():
                assert (await who.scene(table))["seat"] == names.index(name)
            await people[names[0]].play(table, 0, "keep")
            told = await until(ear, lambda said: said["type"] == "told")
            assert told["scene"]["seat"] == names.index("Robot"), "a socket of before looks through the right eyes"
            if number % 10:
                continue
            served.rooms.awake.clear()
            for at in range(1, 6):
                await people[names[at % 3]].play(table, at, "keep")
            text = (await ann.http.get(f"/api/replays/{table}/record")).text
            record = read(text)
            assert record.drawn == drawn == drawn_first(record.seed, 3)
            assert record.seed == seed_of(record.deal["secret"], as_they_sat(record.deal["nonces"], drawn))
            assert record.names == names
        assert first == {0, 1, 2}

    run(test, place=place)


def test_verify_draws_again(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for _ in range(9):
            table = (await ann.make("high_card", [ME, ME], lots=True))["table"]["table"]
            for at in range(4):
                await ann.play(table, at, "keep")
            text = (await ann.http.get(f"/api/replays/{table}/record")).text
            drawn = read(text).drawn
            file = tmp_path / "game.record"
            file.write_text(text)
            assert main(["verify", str(file)]) == 0
            file.write_text(text.replace(f'"drawn":{drawn}', f'"drawn":{1 - (drawn or 0)}'))
            assert main(["verify", str(file)]) != 0

    run(test)


def test_seats_as_they_sit_and_rematches_are_not_drawn() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for _ in range(9):
            info = (await ann.make("high_card", [ME, BOT], lots=False))["table"]
            assert (info["drawn"], info["yours"]) == (None, [0])
        table = (await ann.make("high_card", [ME, ME], lots=True))["table"]["table"]
        for at in range(4):
            await ann.play(table, at, "keep")
        again = await ann.ask("POST", f"/tables/{table}/rematch", {})
        assert (again["phase"], again["lots"], again["drawn"]) == ("playing", False, None)

    run(test)
