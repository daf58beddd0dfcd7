"""The OpenAPI schema is served, is complete, and whatever fits or does not fit it breaks nothing."""

import asyncio
import re
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.serving import BOT, ME, Served, a_server, run


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server in a thread of its own, on the stricter of the two stores."""
    urls: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def serving() -> None:
        async with a_server(place="postgres") as served:
            urls.append(served.url)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serving()))
    thread.start()
    assert ready.wait(30)
    yield urls[0]
    done.set()
    thread.join()


@pytest.fixture(scope="module")
def guest(address: str) -> dict[str, str]:
    with httpx.Client(base_url=address) as http:
        http.put("/api/me", json={"name": "Ann"})
        seats = [ME, BOT]
        made = http.post("/api/tables", json={"game": "worlds_fair", "seats": seats, "id": "t"})
        return {"cookie": f"parlour={http.cookies['parlour']}", "table": made.json()["table"]["table"]}


def sent(operation: Any, guest: dict[str, str]) -> set[int]:
    """The statuses with which all sorts of requests were answered."""
    statuses: set[int] = set()

    @settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(), spare=st.booleans())
    def send(case: Any, spare: bool) -> None:
        if "table" in (case.path_parameters or {}) and not spare:
            case.path_parameters["table"] = guest["table"]  # else almost every table does not exist
        answer = case.call(headers={"cookie": guest["cookie"]})
        assert answer.status_code < 500, (case, answer.text)
        statuses.add(answer.status_code)

    send()
    return statuses


def test_whatever_is_sent_is_answered(address: str, guest: dict[str, str]) -> None:
    api = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    found: list[Any] = [one.ok() for one in api.get_all_operations()]  # type: ignore[union-attr]
    kept = [operation for operation in found if operation.method.upper() != "DELETE"]  # the guest stays to the end
    assert len(kept) >= 29
    assert {200, 400, 404, 409} <= set().union(*(sent(operation, guest) for operation in kept))


def test_the_schema_says_everything() -> None:
    async def test(served: Served) -> None:
        async with httpx.AsyncClient(base_url=served.url) as http:
            told = (await http.get("/api/schema/openapi.json")).json()
        assert told["openapi"].startswith("3.1")
        deeds = {(method, path) for path, methods in told["paths"].items() for method in methods}
        assert ("post", "/api/tables/{table}/play") in deeds
        assert len(deeds) >= 30
        for path, methods in told["paths"].items():
            for method, deed in methods.items():
                assert deed["summary"], (method, path)
                assert deed["tags"], (method, path)
                if path.startswith("/api/") and path not in ("/api/games", "/api/tables") and method != "get":
                    assert "409" in deed["responses"], (method, path)
                    assert "Problem" in str(deed["responses"]["400"])
        kinds = told["components"]["schemas"]
        assert {"Told", "Changed", "Said", "Pong", "Heard", "Scene", "Problem"} <= set(kinds)
        references = set(re.findall(r"#/components/schemas/(\w+)", str(told)))
        assert references <= set(kinds)
        assert set(told["components"]["securitySchemes"]) == {"device", "seat"}

    run(test)
