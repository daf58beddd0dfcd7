"""A client of a Parlour server: the whole bot protocol in a hundred lines. A program gets views, and nothing else.

async with Client("http://127.0.0.1:1893", token=SEAT_TOKEN) as me:
    await me.run(TABLE, lambda scene: random.choice(scene["options"])["action"])
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from secrets import token_urlsafe
from types import TracebackType
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

Json = dict[str, Any]
PATIENCE: Final = 30  # tries for a request whose answer did not come; its id makes that safe
PAUSE: Final = 0.2  # seconds between tries
LONGEST: Final = 5.0  # seconds of pause that a server may ask for


class Refused(Exception):
    """The server said no: `problem` has error, detail, and for an action the reason and rule that forbid it."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem.get('error')}: {problem.get('detail')}")
        self.status = status
        self.problem = problem


class Client(AbstractAsyncContextManager["Client"]):
    """Somebody at a server: a guest by cookie, or the holder of one seat by its token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=30)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Json | None = None, **query: Any) -> Any:
        """Ask the server something, again if it is away; Refused if it says no."""
        wanted = {name: value for name, value in query.items() if value is not None}
        for tries in range(PATIENCE):
            try:
                answer = await self.http.request(method, f"/api{path}", json=body, params=wanted)
            except httpx.TransportError:
                if tries == PATIENCE - 1:
                    raise
                await asyncio.sleep(PAUSE)
                continue
            if answer.is_success:
                return msgspec.json.decode(answer.content)
            problem = _problem(answer)
            if answer.status_code != 503:
                raise Refused(answer.status_code, problem)
            again = answer.headers.get("retry-after", "")
            await asyncio.sleep(min(float(again), LONGEST) if again.isdecimal() else PAUSE)
        raise Refused(503, problem)

    async def be(self, name: str) -> Json:
        """Say who I am."""
        return dict(await self.ask("PUT", "/me", {"name": name}))

    async def make(self, game: str, seats: list[Json], **settings: Any) -> Json:
        """Make a table; the answer has the table and the tokens of its invited seats."""
        body = {"game": game, "seats": seats, "id": token_urlsafe(12), **settings}
        return dict(await self.ask("POST", "/tables", body))

    async def join(self, table: str, **how: Any) -> Json:
        """Sit down."""
        return dict(await self.ask("POST", f"/tables/{table}/join", how))

    async def scene(self, table: str, seat: int | None = None, move: int | None = None) -> Json:
        """All that I may know."""
        return dict(await self.ask("GET", f"/tables/{table}/scene", seat=seat, move=move))

    async def do(self, table: str, request: str, id: str | None = None, **what: Any) -> Json:
        """play, undo, undo/answer, leave, back, chat: done once, however often it is sent."""
        return dict(await self.ask("POST", f"/tables/{table}/{request}", {"id": id or token_urlsafe(12), **what}))

    async def play(self, table: str, at: int, action: str, seat: int | None = None, id: str | None = None) -> Json:
        """Play an action."""
        return await self.do(table, "play", id, at=at, action=action, **({} if seat is None else {"seat": seat}))

    async def told(self, table: str, at: int | None = None, seat: int | None = None) -> AsyncIterator[Json]:
        """Everything I am told, from `at` on, for ever: a lost connection is made anew where it broke."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self.headers, **({"cookie": cookies} if cookies else {})}
        for tries in range(10**9):
            query = httpx.QueryParams({k: v for k, v in (("at", at), ("seat", seat)) if v is not None})
            place = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket?{query}"
            try:
                async with connect(place, additional_headers=headers, compression=None) as socket:
                    async for message in socket:
                        heard = msgspec.json.decode(message)
                        at = heard["scene"]["at"] if heard["type"] == "told" else at
                        yield heard
            except (ConnectionClosed, OSError, InvalidStatus) as lost:
                if isinstance(lost, ConnectionClosed) and lost.rcvd is not None and lost.rcvd.code > 4000:
                    raise Refused(lost.rcvd.code - 4000, {"error": "sent-away", "detail": table}) from None
                if isinstance(lost, InvalidStatus) and lost.response.status_code in (401, 403, 404):
                    raise Refused(lost.response.status_code, {"error": "refused", "detail": table}) from None
            await asyncio.sleep(PAUSE * min(tries + 1, 10))

    async def run(self, table: str, choose: Callable[[Json], str], seat: int | None = None) -> Json:
        """Play a seat to the end of the game: `choose` gets the scene and returns one of its options' actions."""
        heard = self.told(table, seat=seat)
        try:
            async for message in heard:
                if message["type"] == "pong" or message.get("table", {}).get("phase") == "open":
                    continue
                scene = await self._patiently(self.scene, table, seat)
                while scene["options"]:
                    try:
                        await self._patiently(self.play, table, scene["at"], choose(scene), seat)
                    except Refused as refused:
                        if refused.problem.get("error") not in ("stale", "not-your-turn"):
                            raise
                    scene = await self._patiently(self.scene, table, seat)
                if scene["outcome"] is not None:
                    return scene
        finally:
            await heard.aclose()  # type: ignore[attr-defined]
        raise AssertionError("told goes on for ever")

    async def _patiently(self, asked: Callable[..., Awaitable[Json]], *what: Any) -> Json:
        """Ask again, after a while, where it was too fast."""
        while True:
            try:
                return await asked(*what)
            except Refused as refused:
                if refused.problem.get("error") != "too-fast":
                    raise
            await asyncio.sleep(PAUSE)


def _problem(answer: httpx.Response) -> Json:
    """What is wrong, in our server's words or in those of a proxy before it."""
    try:
        return dict(msgspec.json.decode(answer.content, type=Json))
    except msgspec.MsgspecError:
        return {"error": "broken", "detail": answer.reason_phrase}
