"""What the tests of the day's deal do alike: a known deal, and attempts at it."""

from collections.abc import Awaitable
from typing import Any

import pytest
from sqlalchemy import Connection, Update

from parlour.client import Client, Json, Refused
from parlour.server.store.base import Job

SECRET = "5e" * 32
GAME = "high_card"


async def tried(who: Client, game: str = GAME, day: str | None = None, **how: Any) -> str:
    """The table of an attempt at today's deal."""
    day = day or (await who.ask("GET", "/daily"))["day"]
    return str((await who.ask("POST", f"/daily/{day}/{game}", how))["table"])


async def refused(asked: Awaitable[Any]) -> str:
    """Why it was not done."""
    with pytest.raises(Refused) as said:
        await asked
    return str(said.value.problem["error"])


def script(scene: Json) -> str:
    """A player who goes by where the table stands, and by nothing else."""
    options = scene["options"]
    return str(options[scene["at"] * 7 % len(options)]["action"])


async def finished(who: Client, game: str = GAME, day: str | None = None, **how: Any) -> str:
    """An attempt played to the end."""
    table = await tried(who, game, day, **how)
    await who.run(table, script)
    return table


async def sheet(who: Client, game: str = GAME, day: str | None = None) -> Json:
    day = day or (await who.ask("GET", "/daily"))["day"]
    return dict(await who.ask("GET", f"/daily/{day}/{game}"))


def changed(what: Update) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(what)

    return job


async def another(device: Client, name: str) -> None:
    """Somebody new on the same device."""
    del device.http.cookies["parlour"]
    await device.be(name)


async def my_turn(who: Client, table: str) -> Json | None:
    scene = await who.scene(table)
    return scene if scene["options"] else None
