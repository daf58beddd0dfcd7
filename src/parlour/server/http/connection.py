"""A connection of HTTP with bounds: how long a head may be, how long a request may take, how many one client has.

A proxy would see to that; served to a local network, or in a container, there is none.
"""

import asyncio
from collections import Counter
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.limits import source

HEAD: Final = 16_384  # bytes of a request's first line and its headers
ARRIVING: Final = 20.0  # seconds for a request to arrive, its body too
UNREAD: Final = 60.0  # seconds for which an answer may lie unread
SAID: Final = {
    408: b"408 Request Timeout",
    431: b"431 Request Header Fields Too Large",
}


class BoundedConnection(HttpToolsProtocol):
    """uvicorn's, bounded. How many connections each client has is counted where no proxy stands before all of them."""

    arriving = ARRIVING
    unread = UNREAD
    most: int | None = None  # connections of one client; None: as many as it likes
    clients: Counter[str]  # connections of each; of a server, not of a connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is here: a request is expected soon."""
        super().connection_made(transport)
        self._head = 0
        self._in_head = True
        self._ended = False
        self._slow: asyncio.TimerHandle | None = None
        self._deadline: asyncio.TimerHandle | None = self.loop.call_later(self.arriving, self._too_late)
        self._source = source(self.client[0]) if self.client else "here"
        self._counted = self.most is not None
        if self.most is not None:
            self.clients[self._source] += 1
            if self.clients[self._source] > self.most:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._arrived()
        self._read()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        if self._ended:
            return
        if self._deadline is None and self._in_head:
            self._deadline = self.loop.call_later(self.arriving, self._too_late)
        self._head += len(data) if self._in_head else 0
        super().data_received(data)
        if self._in_head and self._head > HEAD:
            self._end(431)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > HEAD:
            self._end(431)
            return
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of the body."""
        if not self._ended:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        if not self._ended:
            self._arrived()
            self._head, self._in_head = 0, True
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which has limits of its own."""
        self._arrived()
        self._uncount()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self._slow = self._slow or self.loop.call_later(self.unread, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._read()

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _read(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            self.clients[self._source] -= 1
            if not self.clients[self._source]:
                del self.clients[self._source]

    def _too_late(self) -> None:
        self._deadline = None
        if self._in_head and not self._head:
            self.transport.close()  # nothing was asked
        else:
            self._end(408)

    def _end(self, status: int) -> None:
        self._ended = True
        if self._in_head or not self.cycle.response_started:
            self.transport.write(b"HTTP/1.1 " + SAID[status] + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()


def bounded(most: int | None) -> type[BoundedConnection]:
    """The connections of one server, of which one client has at most so many."""

    return type("Connection", (BoundedConnection,), {"most": most, "clients": Counter()})
