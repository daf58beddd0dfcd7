"""A server and several clients under whatever order of joins, plays, stale plays, repeats, hang-ups and undos."""

import asyncio
import contextlib
from contextlib import AsyncExitStack
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from parlour.client import Client, Refused
from parlour.server.store import rows
from tests.server.serving import ME, OPEN, Served, a_server

PERSONS = st.integers(0, 2)


class Machine(RuleBasedStateMachine):
    """Three people at a table of three; the model is what was acknowledged."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.count = 0
        self.done: dict[tuple[int, str], tuple[str, dict[str, Any], int]] = {}  # who, request → deed, body, at
        self.heard: list[list[int]] = [[], [], []]
        self.ears: list[asyncio.Task[None] | None] = [None, None, None]
        self.seated = {0}

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    @initialize()
    def open(self) -> None:
        async def opening() -> None:
            self.served: Served = await self.stack.enter_async_context(a_server())
            self.people = [await self.served.guest(name) for name in ("Ann", "Bob", "Cy")]
            made = await self.people[0].make("high_card", [ME, OPEN, OPEN])
            self.table = made["table"]["table"]

        self.run(opening())

    def teardown(self) -> None:
        async def closing() -> None:
            for ear in self.ears:
                await self.hang_up(ear)
            await self.stack.aclose()

        self.run(closing())
        self.runner.close()

    async def hang_up(self, ear: asyncio.Task[None] | None) -> None:
        if ear is not None:
            ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await ear

    async def do(self, who: int, deed: str, **body: Any) -> int | None:
        """Try something; its `at` if it was done."""
        self.count += 1
        request = f"q{self.count}"
        try:
            done: int = (await self.people[who].do(self.table, deed, request, **body))["at"]
        except Refused as refused:
            if refused.status not in (403, 409, 422):
                raise
            return None
        self.done[who, request] = (deed, body, done)
        return done

    async def now(self) -> Any:
        return (await self.served.rooms.live(self.table)).room

    @rule(who=st.integers(1, 2), nonce=st.sampled_from(["", "abc"]))
    def join(self, who: int, nonce: str) -> None:
        seated = self.run(self.people[who].join(self.table, nonce=nonce))
        self.seated.add(who)
        assert who in {0, 1, 2}
        assert seated["table"]["yours"] == [seated["seat"]]
        assert (seated["table"]["phase"] == "open") == (len(self.seated) < 3)

    @rule(who=PERSONS, stale=st.integers(0, 2), action=st.sampled_from(["keep", "swap", "nonsense"]))
    def play(self, who: int, stale: int, action: str) -> None:
        async def playing() -> None:
            room = await self.now()
            at, changed = room.at, room.changed
            turn = room.turn
            mine = (
                room.seats[turn].player == (await self.people[who].ask("GET", "/me"))["player"]
                if turn is not None
                else False
            )
            done = await self.do(who, "play", at=max(0, at - stale), action=action)
            if done is not None:
                assert mine
                assert max(0, at - stale) >= changed, "a stale play was taken"
                assert done == at + 1

        self.run(playing())

    @rule(who=PERSONS)
    def undo(self, who: int) -> None:
        async def undoing() -> None:
            room = await self.now()
            await self.do(who, "undo", at=room.at)

        self.run(undoing())

    @rule(who=PERSONS, agree=st.booleans())
    def answer(self, who: int, agree: bool) -> None:
        async def answering() -> None:
            room = await self.now()
            await self.do(who, "undo/answer", at=room.at, agree=agree)

        self.run(answering())

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        who, request = data.draw(st.sampled_from(sorted(self.done)))
        deed, body, at = self.done[who, request]
        before = self.run(self.now()).at
        assert self.run(self.people[who].do(self.table, deed, request, **body)) == {"at": at}
        assert self.run(self.now()).at == before

    @rule(who=PERSONS)
    def listen_or_hang_up(self, who: int) -> None:
        async def listening(client: Client, heard: list[int]) -> None:
            async for message in client.told(self.table, at=heard[-1] if heard else 0):
                if message["type"] == "told":
                    heard.append(message["happened"]["at"])

        async def switching() -> None:
            ear = self.ears[who]
            if ear is not None:
                await self.hang_up(ear)
                self.ears[who] = None
            elif (await self.now()).row.phase != "open":
                self.ears[who] = asyncio.create_task(listening(self.people[who], self.heard[who]))
                await asyncio.sleep(0.02)

        self.run(switching())

    @rule()
    def forget_the_room(self) -> None:
        """As after a restart: the room is made anew from its log."""
        live = self.served.rooms.awake.get(self.table)
        if live is not None and not live.listeners:
            del self.served.rooms.awake[self.table]

    @invariant()
    def the_log_is_what_was_acknowledged(self) -> None:
        if not hasattr(self, "table"):
            return
        log = self.run(self.served.rooms.store.read(rows.log_since(self.table, 0)))
        assert [entry.at for entry in log] == list(range(len(log)))
        assert {(entry.request, entry.at + 1) for entry in log} == {(r, at) for (_, r), (_, _, at) in self.done.items()}
        for heard in self.heard:
            assert heard == list(range(heard[0], heard[0] + len(heard))) if heard else True, "a gap was told"


TestMachine = Machine.TestCase
TestMachine.settings = settings(
    max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
