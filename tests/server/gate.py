"""A gate before the PostgreSQL of the tests: shut, nobody gets in; stalled, nobody gets an answer."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import unquote

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Gate:
    """Passes everything on while it is open."""

    def __init__(self, url: str) -> None:
        place, _, query = url.partition("?host=")
        self._path = f"{unquote(query)}/.s.PGSQL.5432"
        self._name = place.rsplit("/", 1)[1]
        self._open = asyncio.Event()
        self._open.set()
        self._shut = False
        self._pipes: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.url = ""

    async def start(self) -> asyncio.Server:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self.url = f"postgresql+asyncpg://postgres:@127.0.0.1:{port}/{self._name}"
        return server

    def stall(self) -> None:
        """From now on nothing comes through, either way, and nobody is told."""
        self._open.clear()

    def shut(self) -> None:
        """Everybody is thrown out, and nobody let in."""
        self._shut = True
        for writer in self._pipes:
            writer.transport.abort()

    def open(self) -> None:
        """As before."""
        self._shut = False
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._shut:
            writer.transport.abort()
            return
        to_read, to_write = await asyncio.open_unix_connection(self._path)
        self._pipes |= {writer, to_write}
        both = [asyncio.create_task(self._pass(reader, to_write)), asyncio.create_task(self._pass(to_read, writer))]
        self._tasks |= set(both)
        await asyncio.gather(*both, return_exceptions=True)
        self._tasks -= set(both)
        self._pipes -= {writer, to_write}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for writer in self._pipes:
            writer.transport.abort()


@asynccontextmanager
async def a_gate(url: str) -> AsyncIterator[Gate]:
    """A gate before a database."""
    gate = Gate(url)
    server = await gate.start()
    try:
        yield gate
    finally:
        gate.open()
        gate.close()
        server.close()
