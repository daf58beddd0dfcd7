"""People with a role, a table at which somebody was rude, and what a moderator does about it."""

from typing import Any

from sqlalchemy import update

from parlour.client import Client, Json
from parlour.server.store.schema import players
from tests.server.serving import ME, OPEN, Served

WHY = "be kind"


async def id_of(client: Client) -> str:
    return str((await client.ask("GET", "/me"))["player"])


async def as_role(served: Served, client: Client, role: str) -> Client:
    """What the operator makes of somebody; how that is done is tested with `parlour members`."""
    change = update(players).where(players.c.id == await id_of(client)).values(role=role)
    await served.rooms.store.write(lambda connection: connection.execute(change) and None)
    await served.rooms.people.look_again()
    return client


async def a_keeper(served: Served, name: str = "Mo", role: str = "moderator") -> Client:
    return await as_role(served, await served.guest(name), role)


async def a_quarrel(served: Served) -> tuple[Client, Client, str, Json]:
    """Ann and Bob play, and Bob was rude: the two, their table, and the line."""
    ann, bob = await served.guest("Ann"), await served.guest("Bob")
    table = str((await ann.make("high_card", [ME, OPEN]))["table"]["table"])
    await bob.join(table)
    await ann.do(table, "chat", text="good luck")
    return ann, bob, table, await bob.do(table, "chat", text="you fool")


async def reported(by: Client, whom: Client, table: str, line: Json, **more: Any) -> Json:
    wanted = {"kind": "chat", "reason": "insult", "player": await id_of(whom), "place": table, "lines": [line["n"]]}
    return dict(await by.ask("POST", "/reports", {**wanted, **more}))


async def act(by: Client, what: str, **more: Any) -> Json:
    return dict(await by.ask("POST", "/order/acts", {"act": what, "reason": WHY, **more}))
