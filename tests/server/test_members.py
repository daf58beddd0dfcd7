"""`parlour members`: who can sign in, what they are to the house, and how the operator helps them in."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from parlour.client import Client
from parlour.server.settings import Settings
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.places import PLACES, a_database
from tests.server.serving import Served, a_server, eventually
from tests.server.test_devices import name
from tests.server.test_tables import refused

HERE = Settings(public="http://localhost:1893")


@pytest.mark.parametrize("place", PLACES)
def test_the_operator_looks_after_members(place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = a_database(place, tmp_path)

    async def says(*words: str) -> Any:
        status = await asyncio.to_thread(main, ["members", "--database", url, "--json", "--as", "tester", *words])
        said = capsys.readouterr()
        return json.loads(said.out) if status == 0 else said.err

    async def test(served: Served) -> None:
        ann, phone, lost = await served.guest("Ann"), Authenticator(), Authenticator()
        await served.guest("Bob")
        assert await says("list") == []
        assert "could not come back" in await says("sign-out", "Ann")
        assert "somebody who can sign in" in await says("owner", "Ann")
        await enrolled(ann, lost)
        player = (await ann.ask("GET", "/me"))["player"]
        (row,) = await says("list")
        assert (row["id"], row["name"], row["role"], row["passkeys"], row["devices"]) == (player, "Ann", "member", 1, 1)
        assert (await says("owner", "Ann"))["done"] == f"{player}: owner"

        async def is_owner() -> bool:
            return bool((await ann.ask("GET", "/me"))["role"] == "owner")

        await eventually(is_owner)
        assert [one["role"] for one in await says("list", "--role", "owner")] == ["owner"]
        await says("role", player, "director")
        assert (await says("show", "Ann"))[0]["role"] == "director"
        await says("sign-out", "Ann")

        async def out() -> bool:
            return (await ann.http.get("/api/me")).status_code == 401

        await eventually(out)
        told = (await says("help-in", "Ann", "--public", "https://games.example/"))["done"]
        assert told.startswith(f"{player}: https://games.example/sign-in#")
        ticket = told.partition("#")[2]
        held = await ann.ask("POST", "/sign-in/whose", {"ticket": ticket})
        assert (held["way"], held["name"]) == ("operator", "Ann")
        await ann.ask("POST", "/sign-in/enter", {"ticket": ticket})
        await refused(ann.ask("POST", "/sign-in/enter", {"ticket": ticket}), 401, "wrong-ticket")
        await enrolled(ann, phone)  # she has just been helped in: a new passkey, and the lost one ends
        old = (await ann.ask("GET", "/me/ways"))["passkeys"]
        await ann.ask("DELETE", f"/me/ways/{min(old, key=lambda one: one['made'])['way']}")
        async with Client(served.url) as tablet:
            await refused(signed_in(tablet, lost), 401, "unknown-passkey")
            await signed_in(tablet, phone)
            assert await name(tablet) == "Ann"
        await served.guest("Ann")
        assert "several are called" in await says("show", "Ann")
        assert "nobody called" in await says("show", "Nemo")
        await says("forget", player)
        await eventually(out)
        assert await says("list") == []

    async def running() -> None:
        async with asyncio.timeout(300), a_server(url=url, settings=HERE) as served:
            await test(served)

    asyncio.run(running())
