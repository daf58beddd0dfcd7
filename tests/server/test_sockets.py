"""A socket only tells: whoever floods it, or never reads, is let go, and nobody else notices."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.server.http.bounded_socket import A_SECOND, SAID, UNREAD, BoundedSocket
from tests.server.serving import ME, Served, run


async def a_place(served: Served) -> str:
    """The address of a table's socket."""
    ann = await served.guest("Ann")
    table = (await ann.make("high_card", [ME, ME]))["table"]["table"]
    return f"{served.url.replace('http', 'ws')}/api/tables/{table}/socket"


async def said(flood: ClientConnection, protocol: bool) -> None:
    """Ten times what a socket listens to."""
    for number in range(10 * SAID // 100):
        await (flood.ping(f"{number:0120d}") if protocol else flood.send("ping" * 40))


@pytest.mark.parametrize("protocol", [True, False], ids=["pings of the protocol", "words"])
def test_whoever_floods_a_socket_is_let_go(protocol: bool) -> None:
    async def test(served: Served) -> None:
        async with connect(await a_place(served), max_queue=None) as flood:
            with suppress(ConnectionClosed):
                await said(flood, protocol)
            async with asyncio.timeout(300):
                await flood.wait_closed()
            assert flood.close_code == 1006, "cut, without a word"
        async with connect(await a_place(served)) as calm:
            await calm.send("ping")
            assert await calm.recv()

    run(test)


def test_what_a_page_says_in_hours_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ping a second, for four hours: twenty times what a page says."""
    heard: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda _, data: heard.append(data))
    socket, transport = BoundedSocket.__new__(BoundedSocket), Transport()
    socket.loop, socket.transport = Clock(), transport  # type: ignore[assignment]
    socket._left, socket._heard = SAID, 0.0
    for second in range(4 * 3600):
        socket.loop.now = float(second)  # type: ignore[attr-defined]
        socket.data_received(b"x" * 10)
    assert (len(heard), transport.aborted) == (4 * 3600, False)
    socket.data_received(b"x" * (SAID - A_SECOND))
    assert not transport.aborted
    socket.data_received(b"x" * SAID)
    assert transport.aborted


def test_whoever_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda *_: None)
    socket, transport = BoundedSocket.__new__(BoundedSocket), Transport()
    socket.loop, socket.transport = Clock(), transport  # type: ignore[assignment]
    socket._left, socket._heard = SAID, 0.0
    transport.unread = UNREAD
    socket.data_received(b"x")
    assert not transport.aborted
    transport.unread += 1
    socket.data_received(b"x")
    assert transport.aborted


class Clock:
    now = 0.0

    def time(self) -> float:
        return self.now


class Transport(asyncio.Transport):
    unread = 0
    aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default
