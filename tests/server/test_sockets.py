"""A socket only tells: whoever floods it, or never reads, is let go, and nobody else notices."""

import asyncio
import socket
from contextlib import suppress
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.server.http import bounded_socket
from parlour.server.http.bounded_socket import A_SECOND, SAID, UNREAD, BoundedSocket
from tests.server.serving import ME, Served, eventually, run


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
    bounded, transport = BoundedSocket.__new__(BoundedSocket), Transport()
    bounded.loop, bounded.transport = Clock(), transport  # type: ignore[assignment]
    bounded._left, bounded._heard = SAID, 0.0
    for second in range(4 * 3600):
        bounded.loop.now = float(second)  # type: ignore[attr-defined]
        bounded.data_received(b"x" * 10)
    assert (len(heard), transport.aborted) == (4 * 3600, False)
    bounded.data_received(b"x" * (SAID - A_SECOND))
    assert not transport.aborted
    bounded.data_received(b"x" * SAID)
    assert transport.aborted


def test_whoever_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda *_: None)
    bounded, transport = BoundedSocket.__new__(BoundedSocket), Transport()
    bounded.loop, bounded.transport = Clock(), transport  # type: ignore[assignment]
    bounded._left, bounded._heard = SAID, 0.0
    transport.unread = UNREAD
    bounded.data_received(b"x")
    assert not transport.aborted
    transport.unread += 1
    bounded.data_received(b"x")
    assert transport.aborted


def test_whoever_stops_reading_is_let_go_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little they say: their socket stayed open and silent for ever."""
    monkeypatch.setattr(bounded_socket, "SLOW", 0.5)

    async def test(served: Served) -> None:
        place = await a_place(served)
        host, port = served.url.removeprefix("http://").split(":")
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect((host, int(port)))
        async with connect(place, sock=plain, compression=None, max_queue=1, max_size=None) as slow:
            await slow.recv()
            (live,) = served.rooms.awake.values()
            (listener,) = live.listeners
            slow.transport.pause_reading()
            for _ in range(40):
                listener.hear(b'"' + b"y" * 400_000 + b'"')

            async def gone() -> bool:
                return not live.listeners and not served.rooms.listeners

            await eventually(gone)
            slow.transport.resume_reading()
            with pytest.raises(ConnectionClosed):
                await drained(slow)

    async def drained(slow: ClientConnection) -> None:
        while True:
            await slow.recv()

    run(test)


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
