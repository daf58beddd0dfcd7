"""A club for the tests: somebody who leads it, people who came by its link, and what they ask of it."""

import re
from secrets import token_urlsafe
from typing import Any

from litestar.routes import HTTPRoute, WebSocketRoute

from parlour.client import Client, Json
from parlour.server.app import litestar
from parlour.server.http.services import Services
from parlour.server.settings import Settings
from tests.server.order import as_role
from tests.server.serving import Served
from tests.server.test_blocks import id_of


async def make_club(client: Client, name: str, about: str = "", id: str | None = None) -> Json:
    """A new club, as whoever makes it sees it."""
    wanted = {"name": name, "about": about, "id": id or token_urlsafe(12)}
    return dict(await client.ask("POST", "/clubs", wanted))


async def join_club(client: Client, link: str) -> Json:
    """Come into a club by its link."""
    return dict(await client.ask("POST", "/clubs/join", {"code": link.rpartition("#")[2]}))


async def club_of(client: Client, club: str, part: str = "") -> Json:
    """A club as somebody sees it; or its lobby, its link, its log, its ladder."""
    return dict(await client.ask("GET", f"/clubs/{club}/{part}".rstrip("/")))


async def a_leader(served: Served, name: str = "Lea") -> Client:
    """Somebody who can sign in; how one does is tested elsewhere."""
    return await as_role(served, await served.guest(name), "member")


async def a_club(served: Served, *names: str, led_by: str = "Lea") -> tuple[Client, str, list[Client]]:
    """Who leads it, its id, and its other people."""
    leader = await a_leader(served, led_by)
    club = str((await make_club(leader, "The Rookery", "Thursdays, with tea", "c"))["info"]["club"])
    link = await link_of(leader, club)
    people = [await served.guest(name) for name in names]
    for one in people:
        await join_club(one, link)
    return leader, club, people


async def link_of(leader: Client, club: str) -> str:
    return str((await club_of(leader, club, "link"))["path"])


async def act(leader: Client, club: str, what: str, whom: Client, reason: str = "") -> Json:
    wanted = {"act": what, "player": await id_of(whom), "reason": reason}
    return dict(await leader.ask("POST", f"/clubs/{club}/acts", wanted))


def members(now: Json) -> dict[str, bool]:
    """Who is in it by name, and whether they lead it."""
    return {one["name"]: one["leads"] for one in now["members"]}


async def tables(client: Client, club: str) -> tuple[set[str], set[str]]:
    """The tables of a club, to sit down at and to watch."""
    told = await club_of(client, club, "lobby")
    return {one["table"] for one in told["open"]}, {one["table"] for one in told["playing"]}


def places(served: Served, **known: str) -> list[tuple[str, str]]:
    """Every method and path with one of these in it, by the name of the part of the path that it stands for."""
    found: list[tuple[str, str]] = []
    for route in litestar(Services(served.rooms, Settings())).routes:
        names = set(re.findall(r"{(\w+):", route.path))
        for name in names & set(known):
            path = re.sub(rf"{{{name}:\w+}}", known[name], route.path)
            path = re.sub(r"{game:\w+}", "high_card", re.sub(r"{\w+:int}", "2", path))
            path = re.sub(r"{\w+:\w+}", "x", path)
            if isinstance(route, HTTPRoute):
                found += [(method, path) for method in sorted(route.methods - {"OPTIONS", "HEAD"})]
            else:
                assert isinstance(route, WebSocketRoute)
    return found


def body_for(path: str) -> dict[str, Any]:
    """Something that each route which takes something can read."""
    stand: dict[str, Any] = {"id": "x"}
    bodies: dict[str, dict[str, Any]] = {
        "acts": {"act": "remove", "player": "x", "reason": "x"},
        "again": {"at": 0, "id": "x"},
        "answer": {"at": 0, "agree": True, "id": "x"},
        "chat": {"text": "x", "id": "x"},
        "device": {"token": "x" * 16},
        "emote": {"emote": "tea", "id": "x"},
        "evenings": {"title": "x", "begins": 2**52, "id": "x"},
        "fork": {"at": 0, "seat": 0, "id": "x"},
        "join": {},
        "play": {"at": 0, "action": "keep", "id": "x"},
        "redo": {"at": 0, "id": "x"},
        "rematch": {},
        "stand-in": {"missing": 0, "id": "x"},
        "undo": {"at": 0, "id": "x"},
        "whose": {"token": "x" * 16},
    }
    last = path.rpartition("/")[2]
    if "/knocks/" in path:
        return {"allow": True}
    if "/seats/" in path:
        return {"kind": "open"}
    if path.startswith("/api/clubs/") and path.count("/") == 3:
        return {"name": "x"}
    if path.startswith("/api/tournaments/") and last == "acts":
        return {"act": "begin"}
    return bodies.get(last, stand)
