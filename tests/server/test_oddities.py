"""Nobody gets a 5xx, or a trace into the log, by asking oddly: hosts, paths, methods, headers, query strings."""

import asyncio
import random
from typing import Final

import pytest

from parlour.server.http.connection import BoundedConnection
from tests.server.serving import BOT, ME, Served, run
from tests.server.test_connections import a_line, answered
from tests.server.wire import schema

HOSTS: Final = [
    "localhost", "127.0.0.1:1", "[::1]:80", "", "[", "]", "[]", "[::1", "::1", "[v1.a]", "[::1]x", "localhost:x",
    "localhost:99999999999", "localhost:-1", "a@localhost", "localhost/x", "localhost?x", "localhost#x", "a b", "é",
    "\x80", "%00", "%5b", ".", "..", "a" * 300, "1" * 300, "0x7f.1", "localhost, localhost", "xn--", "evil.example",
    "[fe80::1%25eth0]",
]  # fmt: skip
PARTS: Final = [
    "a" * 256 + ".js", "a" * 4096 + ".js", "a/" * 2000 + "b.js", "..", "%2e%2e", "%00", "%00.js", "%ff.js", "%c3%28",
    "%", "%zz", "%0a", "a%0a", "x\\y.js", "~root", "-1", "99999999999999999999", "NaN", "[", "{table}", "%f0%9f%82%a1",
    ";", "=", "*", "",
]  # fmt: skip
VALUES: Final = [*PARTS, "0", "1", "true", "null", "1e5", "0x1", "1_0", "%D9%A1", "a&a=b", "keep", "[]", "\x7f"]
SOCKET: Final = (
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: " + "A" * 22 + "=="
)
HEADERS: Final = [
    "cookie: parlour=", "cookie: parlour=\x80", "cookie: ;;;=;", 'cookie: parlour="', "cookie: parlour=" + "a" * 5000,
    "authorization: Bearer", "authorization: Bearer ", "authorization: Bearer \x80", "authorization: Basic x",
    "accept: text/html", "accept: ;", "accept: */*;q=x", "accept-encoding: br;q=x", "accept-encoding: ,,;",
    'if-none-match: "',
    "content-type: application/json", "content-type: ;", "content-type: application/msgpack", "content-type: \x80",
    "content-type: multipart/form-data", "content-type: application/x-www-form-urlencoded", "content-length: x",
    "content-length: -1", "content-length: ٣", "transfer-encoding: chunked", "transfer-encoding: gzip",
    "expect: 100-continue",
    "upgrade: websocket\r\nconnection: upgrade", "upgrade: h2c\r\nconnection: upgrade", "connection: close",
    "range: bytes=x",
    SOCKET, SOCKET.replace("13", "x"),
    "sec-websocket-key: x", "origin: http://localhost", "origin: \x80", "sec-fetch-site: none", "x-forwarded-for: \x80",
    "user-agent: \x80" + "a" * 2000, "x: y", "x:", ": x", "x", "x y: z", "host: localhost",
]  # fmt: skip
METHODS: Final = [
    "GET",
    "HEAD",
    "OPTIONS",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "TRACE",
    "CONNECT",
    "PROPFIND",
    "get",
    "X",
]
BODIES: Final = [
    b"",
    b"{}",
    b"[]",
    b"null",
    b'"',
    b"\xff",
    b"{" * 2000,
    b"0\r\n\r\n",
    b'{"name":"\\ud800"}',
    b'{"name":"\\u0000"}',
]
RUNS: Final = 600


def asked(chance: random.Random, routes: list[tuple[str, str]], known: list[str]) -> bytes:
    """One request, odd in a place or two."""
    method, path = chance.choice(routes)
    if chance.random() < 0.2:
        stray = ["/" + chance.choice(PARTS), "/assets/" + chance.choice(PARTS), "/icons/a.svg", "*", "//", "http://x/"]
        method, path = chance.choice(METHODS), chance.choice(stray)
    for name in ("table", "replay"):
        path = path.replace(f"{{{name}}}", chance.choice([*known, chance.choice(PARTS)]))
    while "{" in path and "}" in path:
        head, _, rest = path.partition("{")
        path = (
            head + chance.choice(["0", "1", "high_card", "kairo", "en", chance.choice(PARTS)]) + rest.partition("}")[2]
        )
    names = ["seat", "at", "move", "since", "action", "step", "days", "uses", chance.choice(PARTS)]
    query = "&".join(f"{chance.choice(names)}={chance.choice(VALUES)}" for _ in range(chance.randrange(4)))
    host = "localhost" if chance.random() < 0.7 else chance.choice(HOSTS)
    body = chance.choice(BODIES)
    lines = [f"{method} {path}{'?' + query if query else ''} HTTP/1.1", f"host: {host}"]
    lines += [chance.choice(HEADERS) for _ in range(chance.choice([0, 0, 1, 2]))]
    if chance.random() < 0.8:
        lines += [f"content-length: {len(body)}"]
    return "\r\n".join(lines).encode("utf-8", "replace")[:12_000] + b"\r\n\r\n" + body


async def said(one: Served, request: bytes) -> bytes:
    async with a_line(one) as line:
        return await answered(
            line, request, b"GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
        )


@pytest.mark.parametrize("host", HOSTS)
def test_a_host_that_is_none_is_refused_in_words(host: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test(one: Served) -> None:
        async with a_line(one) as line:
            answer = await answered(line, f"GET /health HTTP/1.1\r\nhost: {host}\r\n\r\n".encode("latin-1"))
        good = host in ("localhost", "127.0.0.1:1", "[::1]:80", "") or (
            "." not in host and host.isalnum() and host.isascii()
        )
        assert answer[9:12] in ((b"200",) if good else (b"200", b"400", b"421")), answer

    run(test)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


def test_two_hosts_are_none(caplog: pytest.LogCaptureFixture) -> None:
    async def test(one: Served) -> None:
        async with a_line(one) as line:
            answer = await answered(line, b"GET /health HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 400 ")

    run(test)


@pytest.mark.parametrize(
    "path", ["/" + "a" * 256 + ".js", "/assets/" + "a" * 4096 + ".js", "/icons/" + "a" * 300 + ".svg"]
)
def test_a_name_longer_than_any_file_has_is_not_found(path: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test(one: Served) -> None:
        async with a_line(one) as line:
            answer = await answered(line, f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
            assert answer.startswith(b"HTTP/1.1 404 ")

    run(test)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


def test_odd_requests_are_refused_and_none_breaks_anything(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger without a cookie, by every route and by none."""
    monkeypatch.setattr(BoundedConnection, "arriving", 0.3)  # what is never finished is not waited for
    routes = [(method.upper(), path) for path, methods in schema()["paths"].items() for method in methods]
    routes += [("GET", "/api/tables/{table}/socket"), ("GET", "/"), ("GET", "/t/{table}"), ("GET", "/rules/{what}")]

    async def test(one: Served) -> None:
        ann = await one.guest("Ann")
        known = [(await ann.make("high_card", [ME, BOT], public=True))["table"]["table"] for _ in range(2)]
        chance = random.Random(13)
        requests = [asked(chance, routes, known) for _ in range(RUNS)]
        together = asyncio.Semaphore(32)

        async def one_of_them(request: bytes) -> tuple[bytes, bytes]:
            async with together:
                return request, await said(one, request)

        answers = await asyncio.gather(*map(one_of_them, requests))
        broken = [(request[:300], answer[:80]) for request, answer in answers if answer[9:10] == b"5"]
        assert not broken, broken[:3]
        kinds = {answer[9:12] for _, answer in answers}
        assert {b"200", b"400", b"401", b"404", b"405"} <= kinds, kinds

    run(test)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]
