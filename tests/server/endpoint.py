"""Places of our own to which alerts are sent, for the tests: some answer, some never do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from parlour.server.alerts import webpush
from parlour.server.settings import Settings

INSIDE = Settings(inside=True)


class Endpoint:
    """Takes what is posted to it."""

    def __init__(self, before: Callable[[str], Awaitable[None]] | None = None) -> None:
        self.posted: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.status = 201
        self.url = ""
        self.before = before

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        path = head[0].split()[1]
        await self.posted.put((path, headers, body))
        if self.before is not None:
            await self.before(path)
        writer.write(f"HTTP/1.1 {self.status} OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def an_endpoint(before: Callable[[str], Awaitable[None]] | None = None) -> AsyncIterator[Endpoint]:
    """`before` it answers on a path something else is waited for."""
    endpoint = Endpoint(before)
    server = await asyncio.start_server(endpoint.take, "127.0.0.1", 0)
    endpoint.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield endpoint


def a_browser() -> dict[str, str]:
    """Keys of a subscription that nobody opens anything by."""
    key = webpush.private(webpush.new_key())
    return {"p256dh": webpush.code(webpush.public(key)), "auth": webpush.code(b"0123456789abcdef")}


def opened(sealed: bytes, mine: ec.EllipticCurvePrivateKey, auth: str) -> bytes:
    """What a browser does."""
    salt, theirs, body = sealed[:16], sealed[21:86], sealed[86:]
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    info = b"WebPush: info\0" + webpush.public(mine) + theirs
    secret = webpush._derived(webpush.decode(auth), shared, info, 32)
    key = webpush._derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = webpush._derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    return AESGCM(key).decrypt(nonce, body, None).rstrip(b"\x02")


class Stranger(Endpoint):
    """Takes what is posted to it and answers as `answers` says."""

    def __init__(self, answers: Callable[[], AsyncIterator[bytes]]) -> None:
        super().__init__()
        self.answers = answers
        self.written = 0
        self.hung_up = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.append(task)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        await self.posted.put((head.split()[1], {}, b""))
        try:
            async for piece in self.answers():
                writer.write(piece)
                await writer.drain()
                self.written += len(piece)
        except (OSError, asyncio.CancelledError):
            self.hung_up.set()
        finally:
            writer.transport.abort()


@asynccontextmanager
async def a_stranger(answers: Callable[[], AsyncIterator[bytes]]) -> AsyncIterator[Stranger]:
    stranger = Stranger(answers)
    server = await asyncio.start_server(stranger.take, "127.0.0.1", 0)
    stranger.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield stranger
        for task in stranger.tasks:
            task.cancel()
        await asyncio.gather(*stranger.tasks, return_exceptions=True)


async def silent() -> AsyncIterator[bytes]:
    yield b""
    await asyncio.Event().wait()
