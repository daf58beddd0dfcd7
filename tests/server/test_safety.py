"""What a stranger, another site or a clumsy program cannot do."""

import asyncio
import io
import json
import logging
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.client import Refused
from parlour.server.app import make_app
from parlour.server.http.guard import of_this_house
from parlour.server.limits import Limits, Rate
from parlour.server.refusal import Refusal
from parlour.server.serve import JsonLines, log_to_stderr
from parlour.server.settings import Settings
from tests.server.serving import ME, OPEN, Served, run
from tests.server.test_tables import duel, refused


def test_another_site_can_do_nothing() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        body = {"at": 0, "action": "keep", "id": "x"}
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            answer = await ann.http.post(f"/api/tables/{table}/play", json=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin")
        answer = await ann.http.post(f"/api/tables/{table}/play", json=body, headers={"origin": served.url})
        assert answer.status_code == 200
        place = f"ws{served.url[4:]}/api/tables/{table}/socket"
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(place, additional_headers={"origin": "https://evil.example"}) as socket:
                await socket.recv()

    run(test)


def test_the_same_host_by_another_scheme_is_another_site() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        origin = served.url.replace("http://", "https://")
        answer = await ann.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin")

    run(test)


def test_a_name_that_somebody_else_made_lead_here_is_not_ours() -> None:
    """DNS rebinding: a page of evil.example, whose name now means this machine, gets nothing, not even to read."""

    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        for path in ("/", "/api/tables", f"/api/tables/{table}/scene"):
            answer = await ann.http.get(path, headers={"host": "evil.example:1893"})
            assert (answer.status_code, answer.json()["error"]) == (421, "wrong-host")
        place = f"ws{served.url[4:]}/api/tables/{table}/socket"
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(place, additional_headers={"host": "evil.example"}) as socket:
                await socket.recv()

    run(test)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:1893", True), ("[::1]:1893", True), ("192.168.1.20", True), ("localhost", True), ("nas:1893", True),
        ("raspberry.local:1893", True), ("games.example.org", True), ("", True), ("evil.example", False),
        ("games.example.org.evil.example", False), ("127.0.0.1.evil.example", False), ("local.evil.example:80", False),
        ("xlocal.", False),
    ],
)  # fmt: skip
def test_the_names_of_a_house(host: str, ours: bool) -> None:
    assert of_this_house(host, "games.example.org") is ours


def test_every_answer_has_its_headers_and_the_cookie_is_strict() -> None:
    async def test(served: Served) -> None:
        async with httpx.AsyncClient(base_url=served.url) as http:
            made = await http.put("/api/me", json={"name": "Ann"})
            cookie = made.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert "secure" in cookie, "behind https"
            for path in ("/api/games", "/api/nothing", "/health", "/api/me"):
                headers = (await http.get(path)).headers
                assert "default-src 'self'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["strict-transport-security"]
                assert headers["cache-control"] == "no-store"
                assert "server" not in headers

    run(test, settings=Settings(public="https://games.example.org"))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"{", "truncated"),
        (b"\xff{}", "malformed"),
        (b'{"at": "0", "action": "keep", "id": "x"}', "at"),
        (b'{"at": 0, "action": "keep", "id": "x", "more": 1}', "more"),
        (b'{"at": -1, "action": "keep", "id": "x"}', "at"),
        (b'{"at": 0, "action": "keep", "id": "' + b"x" * 65 + b'"}', "id"),
        (b'{"at": 0, "action": "keep"}', "id"),
        (b"[]", "object"),
        (b"[" * 60_000, "object"),
        (b'{"at":' * 10_000, "at"),
    ],
)
def test_what_cannot_be_read_is_refused_and_says_where(body: bytes, said: str) -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        headers = {"content-type": "application/json"}
        answer = await ann.http.post(f"/api/tables/{table}/play", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (400, "unreadable")
        assert said in answer.json()["detail"]

    run(test)


@pytest.mark.parametrize("record", ["[" * 100_000, '{"parlour":' * 20_000, '{"parlour":1,"names":' + "[" * 100_000])
def test_brackets_without_end_are_no_record(record: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await refused(ann.ask("POST", "/records", {"record": record}), 422, "bad-record")

    run(test)


def test_big_bodies_are_refused_announced_or_not() -> None:
    async def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1000

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        answer = await ann.http.put("/api/me", content=b" " * 70_000)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-big")
        assert (await ann.http.put("/api/me", content=pieces())).status_code == 413
        assert (await ann.ask("GET", "/me"))["name"] == "Ann"

    run(test)


def test_a_client_has_so_many_sockets_and_says_little() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        cookie = {"cookie": f"parlour={ann.http.cookies['parlour']}"}
        place = f"ws{served.url[4:]}/api/tables/{table}/socket"
        sockets = [await connect(place, additional_headers=cookie) for _ in range(3)]
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(place, additional_headers=cookie) as one_more:
                await one_more.recv()
        await sockets[0].recv()
        await sockets[0].send("ping")
        assert json.loads(await sockets[0].recv()) == {"type": "pong", "at": 0}
        await sockets[0].send("x" * 1000)
        with pytest.raises(ConnectionClosed):
            await sockets[0].recv()
        for socket in sockets:
            await socket.close()
        for _ in range(100):
            if not served.rooms.listeners:
                break
            await asyncio.sleep(0.02)
        assert served.rooms.listeners == 0

    run(test, settings=Settings(sockets=3))


def test_a_slow_client_is_dropped_and_resumes() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        ear = ann.told(table, at=0)
        await anext(ear)
        live = await served.rooms.live(table)
        (listener,) = live.listeners
        for _ in range(200):
            listener.hear(b'{"type":"pong","at":0}')
        await ann.play(table, 0, "keep")
        async for message in ear:
            if message["type"] == "told":
                break
        assert message["scene"]["at"] == 1
        assert served.rooms.metrics.dropped == 1

    run(test)


def test_limits_fill_up_again() -> None:
    now = [0]
    limits = Limits(lambda: now[0])
    rate = Rate("things", 2, 1000)
    for _ in range(2):
        limits.take(rate, "ann")
    with pytest.raises(Refusal, match="too many things"):
        limits.take(rate, "ann")
    limits.take(rate, "bob")
    now[0] = 1000
    limits.take(rate, "ann")
    with pytest.raises(Refusal):
        limits.take(rate, "ann")


def test_a_guest_has_only_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.tables.lobby.MOST", 2)

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for _ in range(2):
            await ann.make("high_card", [ME, OPEN])
        await refused(ann.make("high_card", [ME, OPEN]), 429, "too-many-tables")

    run(test)


@pytest.mark.parametrize(("who", "address", "code"), [
    ("here", "127.0.0.1", 200), ("here", "::1", 200), ("here", "::ffff:127.0.0.1", 200), ("here", "192.168.1.7", 404),
    ("here", "2001:db8::7", 404), ("here", "nobody", 404), ("all", "192.168.1.7", 200),
])  # fmt: skip
def test_metrics_are_for_this_machine_unless_the_operator_lets_all(who: str, address: str, code: int) -> None:
    async def test(served: Served) -> None:
        app = make_app(served.rooms, Settings(metrics=who))
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            assert (await http.get("/metrics")).status_code == code

    run(test)


def test_health_and_metrics() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await duel(served)
        await ann.play(table, 0, "keep")
        async with httpx.AsyncClient(base_url=served.url) as http:
            assert (await http.get("/health")).json()["status"] == "ok"
            page = (await http.get("/metrics")).text
            assert "parlour_entries_total 1" in page
            assert 'parlour_requests_total{status="200"}' in page
            assert "<title>Parlour</title>" in (await http.get("/")).text
            assert b"<svg" in (await http.get(f"/api/tables/{table}/qr")).content
            assert (await http.get("/api/tables/none/qr")).status_code == 404

    run(test)


def test_the_log_is_json_and_holds_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    root = logging.getLogger()
    before = (root.level, root.handlers[:])
    log_to_stderr()

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, {"kind": "invited"}])
        code = (await ann.ask("POST", "/me/link"))["code"]
        served.rooms.store.read = None  # type: ignore[method-assign, assignment]
        with pytest.raises(Refused, match="broken"):
            await ann.ask("GET", "/me/tables")
        lines = [json.loads(line) for line in written.getvalue().splitlines()]
        assert [line["path"] for line in lines if line["what"] == "a request failed"] == ["/api/me/tables"]
        for secret in (code, made["tokens"]["1"], ann.http.cookies["parlour"]):
            assert secret not in written.getvalue()
        del served.rooms.store.read

    try:
        run(test)
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
    record = logging.LogRecord("x", logging.INFO, "", 1, "hello %s", ("you",), None)
    record.table = "t1"
    assert json.loads(JsonLines().format(record))["what"] == "hello you"
    assert json.loads(JsonLines().format(record))["table"] == "t1"
