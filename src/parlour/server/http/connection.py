"""A connection of HTTP with bounds: how much of a request is no body, how long it may take, how many one client has.

A proxy would see to that; served to a local network, or in a container, there is none.
"""

import asyncio
from collections import Counter
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from parlour.server.limits import source

HEAD: Final = 16_384  # bytes of a request's first line and its headers, and of all that stands round its body
WHOLE: Final = 4_000_000  # bytes of a request, read or not: more than any that is answered well
AHEAD: Final = 16  # requests of a client that does not wait for their answers
ARRIVING: Final = 20.0  # seconds for a request to arrive, its body too
UNREAD: Final = 60.0  # seconds for which an answer may lie unread
BODY: Final = (b"content-length", b"transfer-encoding")  # headers by which a request has one
SAID: Final = {
    400: b"400 Bad Request",
    408: b"408 Request Timeout",
    413: b"413 Content Too Large",
    429: b"429 Too Many Requests",
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
        self._around = 0  # bytes of this request that are no body: its head, the sizes of its pieces, what trails it
        self._body = 0
        self._in_head = True
        self._ended = False
        self._asked: list[RequestResponseCycle] = []  # requests whose answers are not complete
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
        for asked in self._asked:  # uvicorn tells the last of them alone, and the others would answer nobody
            asked.disconnected = True
            asked.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        if self._ended:
            return
        if self._deadline is None and self._in_head:
            self._deadline = self.loop.call_later(self.arriving, self._too_late)
        self._around += len(data)
        super().data_received(data)
        if self._ended or self.transport.is_closing():
            return
        if self._around > HEAD + self._body // 4:  # pieces have sizes: a body in pieces of 30 bytes gets through
            self._end(431)
        elif self._around + self._body > WHOLE:
            self._end(413)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header. What trails a body is none, whatever it says: nothing here asks for trailers."""
        if self._in_head and not self._ended:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        if self._ended:
            return
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > HEAD:
            self._end(431)
            return
        if len(self.pipeline) >= AHEAD:
            self._end(429)
            return
        self._in_head = False
        super().on_headers_complete()
        waiting = [asked for asked in self._asked if not asked.response_complete]
        if self.cycle is not None and self.cycle not in waiting:  # a socket is no request that waits
            waiting.append(self.cycle)
        self._asked = waiting

    def on_body(self, body: bytes) -> None:
        """Some of the body."""
        if not self._ended:
            self._around = max(0, self._around - len(body))
            self._body += len(body)
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        if not self._ended:
            self._arrived()
            self._around, self._body, self._in_head = 0, 0, True
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which has limits of its own; but for a body it would wait for ever."""
        if self.scope["method"] != "GET" or any(name in BODY and value != b"0" for name, value in self.headers):
            self._end(400)
            return
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
        if self._in_head and not self._around:
            self.transport.close()  # nothing was asked
        else:
            self._end(408)

    def _end(self, status: int) -> None:
        self._ended = True
        busy = (
            self.cycle is not None and not self.cycle.response_complete
        )  # with the request before, where this is a head
        if not self.pipeline and not (busy if self._in_head else self.cycle.response_started):
            self.transport.write(b"HTTP/1.1 " + SAID[status] + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()


def bounded(most: int | None) -> type[BoundedConnection]:
    """The connections of one server, of which one client has at most so many."""

    return type("Connection", (BoundedConnection,), {"most": most, "clients": Counter()})
