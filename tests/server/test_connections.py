"""A connection has bounds, whether or not a proxy stands before the server."""

import asyncio
import itertools
import logging
import socket
import struct
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn

from parlour.cli.commands.serve import listening
from parlour.server.descriptors import AnybodysLines
from parlour.server.http.connection import HEAD, BoundedConnection
from parlour.server.limits import source
from parlour.server.serve import config
from tests.server.serving import Served, run

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEALTHY = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"


@asynccontextmanager
async def a_line(served: Served) -> AsyncIterator[Line]:
    host, port = served.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def answered(line: Line, *pieces: bytes) -> bytes:
    """What comes back, up to the end of the connection or of the answer's head."""
    reader, writer = line
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
    except OSError:  # hung up on before all was said
        pass
    try:
        return await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, OSError) as cut:
        return cut.partial if isinstance(cut, asyncio.IncompleteReadError) else b""


def served(test: Callable[[Served], Awaitable[None]]) -> None:
    async def with_a_limit(one: Served) -> None:
        async with asyncio.timeout(300):
            await test(one)

    run(with_a_limit)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 1_000_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
        HEALTHY + b"x-long: " + b"a" * 1_000_000 + b"\r\n\r\n",
        HEALTHY + b"".join(b"x-%d: a\r\n" % number for number in range(50_000)) + b"\r\n",
        HEALTHY + b"x-just: " + b"a" * HEAD + b"\r\n\r\n",
    ],
)
def test_a_head_that_is_too_long_is_not_read_to_its_end(head: bytes) -> None:
    """Whole or in pieces: nothing of it reaches the app, and a request beside it is answered."""

    async def test(one: Served) -> None:
        pieces = [head[at : at + 40_000] for at in range(0, len(head), 40_000)]
        for said in ([head], pieces):
            async with a_line(one) as line:
                answer = await answered(line, *said)
                assert answer == b"" or answer.startswith(b"HTTP/1.1 431 "), answer
        async with a_line(one) as line:
            assert (await answered(line, HEALTHY + b"\r\n")).startswith(b"HTTP/1.1 200 ")

    served(test)


def test_a_head_of_ordinary_length_is_answered_however_it_arrives() -> None:
    async def test(one: Served) -> None:
        head = HEALTHY + b"cookie: " + b"a" * 8_000 + b"\r\n\r\n"
        async with a_line(one) as line:
            for _ in range(3):  # one after the other on the same connection
                assert (await answered(line, *(bytes([byte]) for byte in head))).startswith(b"HTTP/1.1 200 ")
                body = await line[0].readuntil(b"}")
                assert b"ok" in body

    served(test)


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET /health HT", HEALTHY, b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\n{"],
)
def test_a_request_that_never_ends_is_hung_up_on(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoundedConnection, "arriving", 0.2)

    async def test(one: Served) -> None:
        async with a_line(one) as line:
            answer = await answered(line, begun)
            assert answer == b"" if not begun else answer.startswith(b"HTTP/1.1 408 ")

    served(test)


IN_PIECES = (
    b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
)
GUEST = b'e\r\n{"name":"Ann"}\r\n0\r\n'


@pytest.mark.parametrize(
    "trailing",
    [
        GUEST + (b"x-a: " + b"b" * 100 + b"\r\n") * 10_000,
        GUEST + b"x-a: " + b"b" * 1_000_000,
        GUEST + b"x" * 1_000_000,
        b"e;" + b"x" * 1_000_000,
        b"1;" + b"x" * 20_000 + b"\r\n{\r\n" + b"1;x\r\n \r\n" * 10_000,
        b"0" * 1_000_000,
    ],
)
def test_what_stands_round_a_body_is_bounded_like_a_head(trailing: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """Trailers and what comes with the sizes of pieces: neither kept nor read on, and nothing of it is logged."""

    async def test(one: Served) -> None:
        pieces = [trailing[at : at + 40_000] for at in range(0, len(trailing), 40_000)]
        async with a_line(one) as line:
            answer = await answered(line, IN_PIECES, *pieces)
            assert answer == b"" or answer.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 ")), answer
        async with a_line(one) as line:
            assert (await answered(line, HEALTHY + b"\r\n")).startswith(b"HTTP/1.1 200 ")

    served(test)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


def test_what_trails_a_body_is_no_header() -> None:
    async def test(one: Served) -> None:
        async with a_line(one) as line:
            trailed = IN_PIECES + GUEST + b"host: evil.example\r\norigin: https://evil.example\r\n\r\n"
            assert (await answered(line, trailed)).startswith(b"HTTP/1.1 200 ")

    served(test)


def test_a_long_body_in_small_pieces_is_read() -> None:
    async def test(one: Served) -> None:
        async with a_line(one) as line:
            blanks = (b"40\r\n" + b" " * 64 + b"\r\n") * 900
            assert (await answered(line, IN_PIECES, blanks, GUEST + b"\r\n")).startswith(b"HTTP/1.1 200 ")

    served(test)


def test_a_body_that_goes_on_after_its_answer_is_not_listened_to_for_ever() -> None:
    async def test(one: Served) -> None:
        async with a_line(one) as line:
            piece = b"10000\r\n" + b" " * 65536 + b"\r\n"
            assert (await answered(line, IN_PIECES, *[piece] * 2)).startswith(b"HTTP/1.1 413 ")
            with suppress(OSError):  # hung up on; else the time of the test runs out
                while True:
                    line[1].write(piece)
                    await line[1].drain()

    served(test)


def test_nobody_asks_far_ahead_of_the_answers() -> None:
    """Each request that waits for the ones before it is kept in memory: whoever sends thousands is hung up on."""

    async def test(one: Served) -> None:
        async with a_line(one) as line:
            line[1].write((HEALTHY + b"\r\n") * 3)
            for _ in range(3):
                assert (await line[0].readuntil(b"}")).startswith(b"HTTP/1.1 200 ")
            before = one.rooms.metrics.requests.get(200, 0)
            line[1].write((HEALTHY + b"\r\n") * 3_000)
            with suppress(OSError):
                await line[0].read()
            assert one.rooms.metrics.requests.get(200, 0) - before < 100

    served(test)


def test_a_client_has_so_many_connections_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.serve.CONNECTIONS", 3)
    monkeypatch.setattr("parlour.server.serve.config.__defaults__", (None, 3))

    async def test(one: Served) -> None:
        async with a_line(one) as first, a_line(one) as second, a_line(one) as third:
            for line in (first, second, third):
                assert (await answered(line, HEALTHY + b"\r\n")).startswith(b"HTTP/1.1 200 ")
            async with a_line(one) as fourth:
                assert await answered(fourth, HEALTHY + b"\r\n") == b""
        for _ in itertools.count():
            async with a_line(one) as line:
                if await answered(line, HEALTHY + b"\r\n"):
                    break

    served(test)


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_has_one_share_of_ipv6(host: str, told: str) -> None:
    assert source(host) == told


def test_whoever_hangs_up_with_requests_waiting_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    """On the loop that serves: there an answer to nobody was an error with a trace, for each request in flight."""
    uvloop = pytest.importorskip("uvloop")
    go_on, lost = asyncio.Event(), asyncio.Event()
    asked: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            asked.append(scope["path"])
            await go_on.wait()
            try:
                await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
                await lost.wait()  # by the first write to nobody
                await send({"type": "http.response.body", "body": b"ok"})
            finally:
                asked.remove(scope["path"])

    class Told(BoundedConnection):
        clients: Counter[str] = Counter()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    async def test() -> None:
        made = config(app)
        made.http, made.lifespan = Told, "off"
        server = uvicorn.Server(made)
        listener = listening("127.0.0.1", 0)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        _, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write((HEALTHY + b"\r\n") * 8)
        while not asked:
            await asyncio.sleep(0.01)
        at_once = struct.pack("ii", 1, 0)
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
        writer.transport.abort()
        await asyncio.sleep(0)
        go_on.set()
        while asked:
            await asyncio.sleep(0.01)
        server.should_exit = True
        await serving
        listener.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(test(), 60))
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_lines_about_somebody_who_hung_up_are_dropped_and_faults_of_ours_are_not() -> None:
    def kept(fault: Exception) -> bool:
        line = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application\n", (), None)
        line.exc_info = (type(fault), fault, None)
        return AnybodysLines().filter(line)

    assert not kept(RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed"))
    assert not kept(ConnectionResetError())
    assert kept(RuntimeError("Response content longer than Content-Length"))
    assert kept(KeyError("at"))
