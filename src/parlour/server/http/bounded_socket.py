"""A socket with bounds: it only tells, so whoever says much to it is let go, and so is whoever does not read.

What a client says is answered below us, ping by ping, whether or not it reads the answers.
"""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SAID: Final = 32_768  # bytes at once, the request it began with among them; a ping of ours has ten
A_SECOND: Final = 256  # bytes more
UNREAD: Final = 1_000_000  # bytes that wait to be read
SLOW: Final = 10.0  # seconds for which they may


class BoundedSocket(WebSocketsSansIOProtocol):
    """uvicorn's, bounded."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is here."""
        self._left: float = SAID
        self._heard = self.loop.time()
        self._unread: asyncio.TimerHandle | None = None
        super().connection_made(transport)

    def pause_writing(self) -> None:
        """They do not read: a word of farewell would not reach them either."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(SLOW, self.transport.abort)

    def resume_writing(self) -> None:
        """They do."""
        self._read()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._read()
        super().connection_lost(exc)

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def data_received(self, data: bytes) -> None:
        """Something is said."""
        now = self.loop.time()
        self._left = min(SAID, self._left + (now - self._heard) * A_SECOND) - len(data)
        self._heard = now
        if self._left < 0 or self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().data_received(data)
