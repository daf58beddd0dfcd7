"""People who have news sent to them, for the tests."""

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Any

from sqlalchemy import func, select

from parlour.client import Client
from parlour.server.settings import Settings
from parlour.server.store.news import GATHERED, MINUTE
from parlour.server.store.schema import news
from tests.server.letterbox import Letterbox, a_letterbox, link_in, posting
from tests.server.serving import ME, OPEN, Served, a_server, eventually
from tests.server.test_letters import asked, enters

EVERY = Settings().letters_every * MINUTE
TURNS = GATHERED["mail"]["turns"]


def with_post(test: Callable[[Served, Letterbox], Awaitable[None]], **how: Any) -> None:
    """A test of a server that sends letters, and whose time passes by hand."""

    async def running() -> None:
        async with (
            asyncio.timeout(300),
            a_letterbox() as (box, address),
            a_server(settings=posting(address), still=True, **how) as served,
        ):
            await test(served, box)

    asyncio.run(running())


async def with_letters(served: Served, box: Letterbox, name: str, *kinds: str, lang: str = "en") -> Client:
    """Somebody who has proved an address, and has letters of these kinds sent there."""
    client, address = await served.guest(name), f"{name.lower()}@example.org"
    await asked(client, address)
    await enters(client, link_in(await box.newest(len(box.letters) + 1)), do="add")
    await client.ask("PUT", "/me/alerts/mail", {"address": f" {address.upper()} ", "lang": lang})
    for kind in kinds:
        await client.ask("PUT", "/me/alerts/switch", {"kind": kind, "way": "mail", "on": True})
    return client


def told(box: Letterbox) -> list[EmailMessage]:
    """Letters that are about news."""
    return [letter for _, letter in box.letters if letter["List-Unsubscribe"]]


async def newest(box: Letterbox, many: int) -> EmailMessage:
    """The last one about news, once there are so many; there are no more."""

    async def there() -> bool:
        return len(told(box)) >= many

    await eventually(there)
    assert len(told(box)) == many
    return told(box)[-1]


async def waiting(served: Served) -> int:
    counted = select(func.count()).select_from(news)
    return await served.rooms.store.read(lambda connection: connection.execute(counted).scalar()) or 0


async def nothing_waits(served: Served) -> None:
    """Until all that waited was told, or is no longer so."""

    async def none() -> bool:
        return await waiting(served) == 0

    await eventually(none)


async def some_wait(served: Served, many: int) -> None:
    async def there() -> bool:
        return await waiting(served) == many

    await eventually(there)


async def a_turn(first: Client, second: Client, **how: Any) -> str:
    """A table at which it is the second one's turn."""
    table = str((await first.make("high_card", [ME, OPEN], live=False, **how))["table"]["table"])
    await second.join(table)
    await first.play(table, 0, "keep")
    return table
