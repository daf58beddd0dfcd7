"""A post office of the tests, by aiosmtpd: takes letters, and shows them."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

from parlour.server.settings import Settings
from tests.server.serving import eventually

HOUSE = "http://localhost:1893"


class Letterbox:
    """All letters, in the order they came."""

    def __init__(self) -> None:
        self.letters: list[tuple[list[str], EmailMessage]] = []
        self.raw: list[bytes] = []  # the same, as they came
        self.refuses = ""  # what whoever is written to is refused with

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 known"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append((envelope.rcpt_tos, letter))
        self.raw.append(envelope.content)
        return "250 taken"

    async def newest(self, many: int) -> EmailMessage:
        """The last one, once there are so many."""

        async def there() -> bool:
            return len(self.letters) >= many

        await eventually(there)
        assert len(self.letters) == many
        return self.letters[-1][1]


@asynccontextmanager
async def a_letterbox() -> AsyncIterator[tuple[Letterbox, str]]:
    """A post office on a port of its own, and its address."""
    box = Letterbox()
    loop = asyncio.get_running_loop()
    office = await loop.create_server(lambda: SMTP(box, hostname="localhost", loop=loop), "127.0.0.1", 0)
    async with office:
        yield box, f"smtp://127.0.0.1:{office.sockets[0].getsockname()[1]}"


def link_in(letter: EmailMessage) -> str:
    """The secret of the link in a letter."""
    found = re.search(rf"{re.escape(HOUSE)}/sign-in#([\w-]+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def posting(address: str) -> Settings:
    """The settings of a server with that post office."""
    return Settings(public=HOUSE, mail=address, mail_from="parlour@example.org")
