"""What stands before every route: where a request may come from, how big it may be, what a browser may do with it."""

import contextlib
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from parlour.server.addresses import LOCAL
from parlour.server.refusal import Refusal
from parlour.server.settings import Settings
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import encoded
from parlour.server.wire.told import Problem

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HOST: Final = re.compile(r"([\w.-]*|\[[0-9A-Fa-f:.]+\])(:[0-9]{0,5})?", re.ASCII)
SECURE: Final = {"ws": "http", "wss": "https"}  # the scheme of the page that opens such a socket
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
POLICY: Final = [
    "default-src 'self'",  # the socket too: 'self' covers the same host's
    "style-src 'self' 'unsafe-inline'",  # the page moves pieces by style attributes
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
]
HEADERS: Final = [
    (b"content-security-policy", "; ".join(POLICY).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


def guarded(app: App, rooms: AwakeRooms, settings: Settings) -> App:
    """The app behind its guard."""
    trusted = urlsplit(settings.public).netloc
    fixed = [*HEADERS, *([(b"strict-transport-security", b"max-age=31536000")] if settings.secure else [])]
    larger = {"/api/records": settings.upload, "/api/tables": settings.table}

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not HOST.fullmatch(host) or sum(name == b"host" for name, _ in scope["headers"]) > 1:
            await _refuse(scope, receive, send, 400, "unreadable", "a request names one host, and nothing else")
            return
        if not of_this_house(host, trusted):
            told = "this server does not go by that name; its operator says which by --public"
            await _refuse(scope, receive, send, 421, "wrong-host", told)
            return
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not _same_site(
            headers, {f"{SECURE.get(scope['scheme'], scope['scheme'])}://{host}", settings.public}
        ):
            await _refuse(scope, receive, send, 403, "wrong-origin", "this request came from another site")
            return
        if scope["type"] == "websocket":
            await app(scope, receive, send)
            return
        most = larger.get(scope["path"], settings.body)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > most:
            await _refuse(scope, receive, send, 413, "too-big", f"a request has at most {most} bytes")
            return

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                rooms.metrics.requests[message["status"]] = rooms.metrics.requests.get(message["status"], 0) + 1
                named = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in fixed if pair[0] not in named)]
                if b"cache-control" not in named:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await app(scope, _at_most(receive, most), sending)

    return guard


def of_this_house(host: str, trusted: str) -> bool:
    """Whether a name can be this server's: nobody else's name that was made to lead here (DNS rebinding).

    Its own, an address, this machine's, or a name that only a local network gives.
    """
    name = host.partition("]")[0][1:] if host.startswith("[") else host.partition(":")[0].lower()
    if host == trusted or name == "localhost" or "." not in name:
        return True
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return name.endswith(LOCAL) or name == _own_name()


@cache
def _own_name() -> str:
    """This machine's, looked up once: whoever answers for names may take long."""
    return socket.getfqdn()


def _same_site(headers: dict[bytes, bytes], ours: set[str]) -> bool:
    origin = headers.get(b"origin")
    if origin is None:  # no browser
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    return origin.decode("latin-1") in ours


def _at_most(receive: Receive, most: int) -> Receive:
    """A body that was announced as short, or not announced, is cut off where it is too long."""
    had = 0

    async def receiving() -> Any:
        nonlocal had
        message = await receive()
        had += len(message.get("body", b""))
        if had > most:
            raise Refusal("too-big", f"a request has at most {most} bytes")
        return message

    return receiving


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, error: str, detail: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": error})
        return
    body = encoded(Problem(error=error, detail=detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
