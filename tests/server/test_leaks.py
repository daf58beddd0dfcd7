"""Nothing leaks, end to end: two worlds that a seat cannot tell apart give the same bytes to it and to watchers.

Two servers are sent the same requests. In the second, all that one seat cannot see was dealt anew: once at the start,
the others acting as they may in both worlds as long as the seat is shown nothing that differs by the rules themselves;
and once at every moment of a game, all that can be asked then compared.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal, play
from parlour.core.game import find, games
from parlour.core.lens import MEMORIES
from parlour.core.table import Table, replay
from parlour.core.words import Action, State
from parlour.server.tables.room import Room
from parlour.server.thinking.pool import BotTurn, Thinking
from tests.server.serving import Served, a_server

NAMES = ["Ann", "Bob", "Cy", "Dot"]
ENOUGH = 10  # actions of one comparison


class Scripted(Thinking):
    """A bot that does as it is told."""

    def __init__(self) -> None:
        self.script: asyncio.Queue[str] = asyncio.Queue()

    async def choose(self, turn: BotTurn, *whose: Any) -> str:
        return await self.script.get()


class World:
    """A server whose secrets are known beforehand, and all bytes that reached the seat and a watcher."""

    def __init__(self, served: Served, thinking: Scripted) -> None:
        self.served = served
        self.thinking = thinking
        self.guests: list[httpx.AsyncClient] = []
        self.watcher = httpx.AsyncClient(base_url=served.url)
        self.sockets: list[ClientConnection] = []
        self.heard: list[str] = []
        self.table = ""
        self.bots: set[int] = set()

    @property
    def room(self) -> Room:
        return self.served.rooms.awake[self.table].room

    @property
    def played(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    async def sit_down(self, game: str, seats: int, viewer: int, alone: bool) -> None:
        others = [seat for seat in range(seats) if seat != viewer]
        self.bots = set(others if alone else others[1:][-1:])
        for seat in range(seats):
            guest = httpx.AsyncClient(base_url=self.served.url)
            await guest.put("/api/me", json={"name": NAMES[seat]})
            self.guests.append(guest)
        plans = [{"kind": "bot" if seat in self.bots else "open"} for seat in range(seats)]
        wanted = {"game": game, "seats": plans, "id": "t", "public": True, "lots": False, "several": True}
        made = await self.guests[0].post("/api/tables", json=wanted)
        self.table = made.json()["table"]["table"]
        for seat in range(seats):
            if seat not in self.bots:
                joined = await self.guests[seat].post(f"/api/tables/{self.table}/join", json={"seat": seat})
                assert joined.status_code == 200, joined.text

    async def listen(self, viewer: int) -> None:
        place = f"ws{self.served.url[4:]}/api/tables/{self.table}/socket?at=0"
        cookie = {"cookie": f"parlour={self.guests[viewer].cookies['parlour']}"}
        self.sockets = [await connect(place, additional_headers=cookie), await connect(place)]

    async def ask(self, who: httpx.AsyncClient, method: str, path: str, body: Any = None) -> str:
        """What the seat or the watcher reads, all of it."""
        answer = await who.request(method, path, json=body)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.heard.append(f"{method} {path} {answer.status_code} {headers} {answer.text}")
        return answer.text

    async def look(self, viewer: int, moves: list[int]) -> None:
        """Every channel of the seat and of the watcher."""
        base = f"/api/tables/{self.table}"
        for who in (self.guests[viewer], self.watcher):
            paths = ["", "/scene", "/scene?seat=-1", "/told", "/since", "/chat", *(f"/scene?move={m}" for m in moves)]
            for path in [f"{base}{path}" for path in paths]:
                await self.ask(who, "GET", path)
            asked = self.questions(viewer)
            for path in asked if who is self.guests[viewer] else asked[:3]:
                await self.ask(who, "GET", f"{base}/{path}")
            for path in ("/api/tables", "/api/me/tables", f"{base}/scene?seat={(viewer + 1) % 2}"):
                await self.ask(who, "GET", path)
            for path in ("", "/record", "/scene?move=0&seat=1", "/told"):
                await self.ask(who, "GET", f"/api/replays/{self.table}{path}")

    def questions(self, viewer: int) -> list[str]:
        """What may be asked of actions: of some that are allowed to the seat now, and of some others."""
        actions = find(self.room.row.game).actions
        some = [actions[self.played.at * 5 % len(actions)]]
        mine = legal(self.played.view(viewer)) if self.room.turn == viewer else []
        texts = [quote(action.write()) for action in [*some, *mine[:: max(1, len(mine) // 2)]]]
        return [
            "hint",
            "coach/look",
            *(f"{what}?action={text}&seat={viewer}" for text in texts for what in ("why", "foresee")),
            *(f"lens?memory={memory}&seat={viewer}" for memory in MEMORIES),
        ]

    async def hear(self) -> None:
        """What the sockets said until now."""
        for socket in self.sockets:
            await socket.send("ping")
            while True:
                said = str(await asyncio.wait_for(socket.recv(), 300))
                self.heard.append(said)
                if '"type":"pong"' in said:
                    break

    async def try_mischief(self, viewer: int, count: int) -> None:
        """Requests that are refused: in the same words, whatever is hidden."""
        base, me = f"/api/tables/{self.table}", self.guests[viewer]
        actions = find(self.room.row.game).actions
        text = actions[count * 7 % len(actions)].write()
        at = self.room.at
        if self.room.turn != viewer or text not in [action.write() for action in self.played.legal()]:
            await self.ask(me, "POST", f"{base}/play", {"at": at, "action": text, "id": f"m{count}"})
        await self.ask(me, "POST", f"{base}/play", {"at": 0, "action": "nonsense", "id": f"s{count}"})
        fork = {"at": 0, "seat": 0, "id": f"f{count}"}
        await self.ask(me, "POST", f"/api/replays/{self.table}/fork", fork)
        await self.ask(me, "POST", f"{base}/undo/answer", {"at": 0, "agree": True, "id": f"a{count}"})

    async def act(self, seat: int, text: str, viewer: int, count: int) -> None:
        at = self.room.at
        if seat in self.bots:
            await self.thinking.script.put(text)
            for _ in range(20_000):
                if self.room.at > at:
                    return
                await asyncio.sleep(0.005)
            raise AssertionError("the bot stands still")
        body = {"at": at, "action": text, "id": f"p{count}"}
        path = f"/api/tables/{self.table}/play"
        if seat == viewer:
            await self.ask(self.guests[seat], "POST", path, body)
        else:
            assert (await self.guests[seat].post(path, json=body)).status_code == 200

    async def close(self) -> None:
        for client in [*self.guests, self.watcher]:
            await client.aclose()
        for socket in self.sockets:
            await socket.close()


def pairs(rooms: list[Room], codec: Codec, viewer: int) -> list[tuple[Action, Action]]:
    """What may be played in the two worlds so that they look the same to the seat and to whoever watches.

    The same action in both; or, where another seat chooses in secret, two different ones.
    """
    tables = [room.table for room in rooms if room.table is not None]
    states = [table.state_at(table.at) for table in tables]
    steps = [state.agenda[-1] for state in states]
    found = []
    for one in tables[0].legal():
        for two in tables[1].legal():
            secret = viewer != steps[0].seat and steps[0].secret(states[0], one) and steps[1].secret(states[1], two)
            if (one is two or secret) and look_alike(tables, states, codec, viewer, (one, two)):
                found.append((one, two))
    return [pair for pair in found if pair[0] is not pair[1]] or found


def look_alike(
    tables: list[Table], states: list[State], codec: Codec, viewer: int, actions: tuple[Action, Action]
) -> bool:
    """Whether the seat and the watcher see and hear the same of the two actions in the two worlds."""
    seen = []
    for table, state, action in zip(tables, states, actions, strict=True):
        after, told = play(state, action)
        for eyes in (viewer, None):
            view = table.game.view(after, eyes)
            seen.append(str((codec.pack(view), [repr(event.seen_by(eyes)) for event in told])))
    return seen[:2] == seen[2:]


@asynccontextmanager
async def two_worlds(
    game_id: str, seats: int, viewer: int, seed: int, alone: bool = False
) -> AsyncIterator[list[World]]:
    """The same so far."""
    thinking = [Scripted(), Scripted()]
    async with a_server(thinking=thinking[0], entropy=seed) as one, a_server(thinking=thinking[1], entropy=seed) as two:
        worlds = [World(one, thinking[0]), World(two, thinking[1])]
        try:
            for world in worlds:
                await world.sit_down(game_id, seats, viewer, alone)
                await world.listen(viewer)
            yield worlds
        finally:
            for world in worlds:
                await world.close()


async def along(game_id: str, seats: int, viewer: int, seed: int) -> int:
    """Play on in two worlds that differed from the start; how many actions looked the same."""
    codec, chance, played = Codec(find(game_id)), Chance(seed), 0
    async with two_worlds(game_id, seats, viewer, seed) as worlds:
        worlds[1].played.redeal(viewer, seed + 1)
        while played < ENOUGH and (turn := worlds[0].room.turn) is not None:
            rooms = [world.room for world in worlds]
            options = pairs(rooms, codec, viewer)
            if not options:
                break
            chosen, moves = options[chance.below(len(options))], [0, worlds[0].played.at // 2]
            for world, action in zip(worlds, chosen, strict=True):
                await world.try_mischief(viewer, played)
                await world.act(turn, action.write(), viewer, played)
                await world.look(viewer, moves)
                if played % 3 == 2:
                    body = {"at": world.room.at, "id": f"u{played}"}
                    await world.ask(world.guests[viewer], "POST", f"/api/tables/{world.table}/undo", body)
                    await world.look(viewer, [])
                await world.hear()
            assert worlds[0].heard == worlds[1].heard
            played += 1
    return played


async def at_moments(game_id: str, seats: int, viewer: int, seed: int, alone: bool = False) -> int:
    """Compare moments of a game: what could be asked then, had it been dealt differently."""
    chance, compared = Chance(seed), 0
    async with two_worlds(game_id, seats, viewer, seed, alone) as worlds:
        for count in range(ENOUGH):
            turn, true = worlds[0].room.turn, worlds[1].played
            if turn is None:
                break
            if count % 4 == seed % 4:
                worlds[1].room.position.table = other = replay(true.record)
                other.redeal(viewer, seed + count)
                assert repr(true.record) != repr(other.record)
                for world in worlds:
                    await world.try_mischief(viewer, count)
                    await world.look(viewer, [0, true.at // 2, true.at])
                worlds[1].room.position.table = true
                assert not alone or turn != viewer or any("/hint 200" in said for said in worlds[0].heard)
                compared += 1
            options = true.legal()
            text = options[chance.below(len(options))].write()
            for world in worlds:
                await world.act(turn, text, viewer, count)
                await world.hear()
            assert worlds[0].heard == worlds[1].heard
    return compared


async def in_secret(game_id: str, viewer: int, seed: int) -> int:
    """Play the same game twice until another seat chooses in secret, then choose differently; how much looked alike."""
    codec, chance, apart = Codec(find(game_id)), Chance(seed), 0
    async with two_worlds(game_id, find(game_id).seats[0], viewer, seed) as worlds:
        for count in range(60):
            turn, rooms = worlds[0].room.turn, [world.room for world in worlds]
            options = pairs(rooms, codec, viewer) if turn is not None else []
            if turn is None or not options or apart > 3:
                break
            chosen = options[chance.below(len(options))]
            apart += apart > 0 or chosen[0] is not chosen[1]
            for world, action in zip(worlds, chosen, strict=True):
                await world.act(turn, action.write(), viewer, count)
                if apart:
                    await world.try_mischief(viewer, count)
                    await world.look(viewer, [0, count])
                await world.hear()
            assert worlds[0].heard == worlds[1].heard
    return apart


def test_what_another_chose_in_secret_does_not_leak() -> None:
    assert max(asyncio.run(in_secret("gatsby", 0, seed)) for seed in (0, 1)) > 1


@pytest.mark.parametrize("game_id", ["high_card", *games()])
def test_nothing_leaks(game_id: str) -> None:
    seats = find(game_id).seats
    many = 0
    for viewer in range(2):
        many += asyncio.run(along(game_id, 3 if 3 in seats else seats[0], viewer, viewer + 5))
        many += asyncio.run(at_moments(game_id, seats[0], viewer, viewer + 6))
    assert many >= 4


@pytest.mark.parametrize("game_id", ["high_card", *games()])
def test_a_hint_tells_no_more_than_the_seat_can_see(game_id: str) -> None:
    assert asyncio.run(at_moments(game_id, 2, 0, 4, alone=True)) > 0


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself is tested: a server that shows a seed is caught."""
    true_info = Room.info

    def leaky(self: Room, actor: Any = None) -> Any:
        info = true_info(self, actor)
        info.word = str(self.codec.pack(self.table.state_at(self.table.at))) if self.table is not None else ""
        return info

    monkeypatch.setattr(Room, "info", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(along("high_card", 3, 0, 5))
