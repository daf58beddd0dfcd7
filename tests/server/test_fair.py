"""Everybody has a share of the processes in which bots think: nobody stops them for others."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.bots.thinking import choose, ponder
from parlour.client import Client, Json
from parlour.server.store import rows
from parlour.server.thinking import fair
from parlour.server.thinking.fair import HOUSE, FairQueue, Matter, Owner, Queued, TooMany
from parlour.server.thinking.pondering import SLICE
from parlour.server.thinking.pool import BotTurn, ProcessThinking, Thinking
from parlour.server.thinking.worker import Question, Worker
from tests.server.serving import BOT, INVITED, ME, Served, a_server, eventually, run
from tests.server.test_tables import duel, refused

ANN, BOB, STRANGER = Owner("1.1.1.1", "ann"), Owner("1.1.1.1", "bob"), Owner("6.6.6.6", "stranger")
DEEP = {"kind": "bot", "level": 5}
MASTER = {"kind": "bot", "master": 60}
TABLES = 200


def anything(_: Queued[str]) -> bool:
    return True


class Line(FairQueue[str]):
    """A queue whose thoughts all take as long as said."""

    def ask(self, owner: Owner, *what: str, matter: Matter = Matter.TABLE) -> list[Queued[str]]:
        asked = [Queued(owner, matter, one) for one in what]
        for one in asked:
            self.put(one)
        return asked

    def served(self, many: int = 99, seconds: float = 1.0) -> list[str]:
        """What is thought about next, one after the other."""
        found = []
        while many and (one := self.take(anything)) is not None:
            self.charge(one.owner, 1.0)
            self.done(one.owner, seconds - 1.0)
            found.append(one.what)
            many -= 1
        return found


class Stuck(Thinking):
    """Nobody ever answers."""

    def __init__(self) -> None:
        self.queue: FairQueue[str] = FairQueue()
        self.asked: list[Owner] = []

    def full(self, owner: Owner) -> bool:
        return self.queue.full(owner)

    async def choose(self, turn: BotTurn, owner: Owner = HOUSE, matter: Matter = Matter.TABLE) -> str:
        self.asked.append(owner)
        asked = Queued(owner, matter, turn.table)
        self.queue.put(asked)
        try:
            return str(await asyncio.Event().wait())
        finally:
            self.queue.drop(asked)


def test_while_somebody_has_enough_waiting_nobody_asks_again_and_the_log_is_short(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinking = Stuck()
    monkeypatch.setattr(fair, "WAITING", 3)

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        tables = [(await ann.make("high_card", [BOT, ME]))["table"]["table"] for _ in range(8)]
        await eventually(lambda: _asked(thinking, 3))
        before = len(thinking.asked)
        for _ in range(20):
            await served.rooms.sweep.bots()
            await asyncio.sleep(0)
        assert len(thinking.asked) == before
        assert before <= len(tables)
        first = next(live for live in served.rooms.awake.values() if live.thought is not None)
        assert first.driver is not None
        first.driver.cancel()  # one of them is answered
        await eventually(lambda: _asked(thinking, before + 1))

    with caplog.at_level(logging.INFO, "parlour.server"):
        run(test, thinking=thinking)
    assert sum("a bot waits" in record.getMessage() for record in caplog.records) <= 1


def test_what_was_asked_for_the_house_is_asked_anew_for_a_person_who_is_back(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/p.sqlite"

    async def test() -> None:
        async with a_server(url=url, thinking=Stuck()) as served:
            ann = await served.guest("Ann")
            table, cookies = (await ann.make("high_card", [BOT, ME]))["table"]["table"], ann.http.cookies
        thinking = Stuck()
        async with a_server(url=url, thinking=thinking) as served:
            await eventually(lambda: _asked(thinking, 1))
            assert thinking.asked == [HOUSE]
            async with Client(served.url) as back:
                back.http.cookies.update(cookies)
                ear = back.told(table)
                await anext(ear)
                await eventually(lambda: _asked(thinking, 2))
                assert thinking.asked[1] != HOUSE
                await ear.aclose()  # type: ignore[attr-defined]

    asyncio.run(test())


async def _asked(thinking: Stuck, many: int) -> bool:
    return len(thinking.asked) >= many


def test_addresses_take_turns_and_within_them_people() -> None:
    line = Line()
    line.ask(STRANGER, *(f"s{n}" for n in range(9)))
    line.ask(ANN, "a0", "a1")
    line.ask(BOB, "b0", "b1")
    order = line.served()
    assert order == ["a0", "s0", "b0", "s1", "a1", "s2", "b1", "s3", *(f"s{n}" for n in range(4, 9))]


def test_many_names_from_one_address_have_one_share() -> None:
    line = Line()
    for n in range(50):
        line.ask(Owner("6.6.6.6", f"stranger {n}"), "deep")
    line.served(10)
    line.ask(ANN, "mine", "mine too")
    assert line.served(4).count("deep") <= 2


def test_nothing_is_saved_up_and_nothing_is_held_against_anybody_for_ever() -> None:
    line = Line()
    line.ask(STRANGER, *(f"s{n}" for n in range(20)))
    line.served(10)
    line.ask(ANN, *(f"a{n}" for n in range(20)))
    had = line.served(10)
    assert had[0] == "a0", "whoever comes goes first,"
    assert sum(one[0] == "a" for one in had) in (5, 6), "but nobody is paid for having been away"
    line.served()
    assert not line._house.below, "when all is done, all are level"


def test_a_deep_thought_is_dearer_than_a_quick_one() -> None:
    line = Line()
    line.ask(ANN, *(f"a{n}" for n in range(20)))
    line.ask(STRANGER, *(f"s{n}" for n in range(20)))
    had = {"a": 0, "s": 0}
    for _ in range(11):
        one = line.take(anything)
        assert one is not None
        had[one.what[0]] += 1
        line.done(one.owner, 0.1 if one.owner == ANN else 1.0)
    assert had["s"] <= 2


def test_what_is_urgent_goes_first_and_the_rest_still_comes() -> None:
    line = Line()
    for matter in reversed(Matter):
        line.ask(ANN, matter.name, matter=matter)
    assert line.served() == [matter.name for matter in Matter]
    line.ask(BOB, "hint", matter=Matter.HINT)
    line.ask(HOUSE, "judgement", matter=Matter.JUDGEMENT)
    line.ask(STRANGER, *(["table"] * 99), matter=Matter.LOOKED_AT)
    assert line.served(9).index("hint") <= 6
    assert line.served() == ["table"] * 91 + ["judgement"]


def test_what_nobody_waits_for_is_dropped_and_who_has_enough_waiting_is_told() -> None:
    line = Line()
    asked = line.ask(STRANGER, *(f"s{n}" for n in range(fair.WAITING)))
    with pytest.raises(TooMany):
        line.ask(STRANGER, "one more")
    line.ask(ANN, "a")
    for one in asked[1:]:
        line.drop(one)
    line.drop(asked[1])
    assert len(line) == 2
    assert sorted(line.served()) == ["a", "s0"]
    line.drop(asked[0])
    assert len(line) == 0


def test_whoever_has_gone_is_forgotten() -> None:
    line = Line()
    line.ask(STRANGER, "s")
    for n in range(500):
        line.ask(Owner(f"10.0.0.{n}", "x"), "one")
        line.ask(STRANGER, "s")
        line.served(2)
    assert len(line._house.below) <= 5


class Steps:
    """Processes that think when a test lets them: what was begun, in order, and a gate each."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begun: list[Question] = []
        self.gates: list[asyncio.Event] = []
        self.thinking = ProcessThinking(1)
        patch.setattr(Worker, "ask", self.ask)

    async def ask(self, thought: Question) -> Any:
        gate = asyncio.Event()
        self.begun.append(thought)
        self.gates.append(gate)
        await gate.wait()
        if thought.work is ponder:
            short = (*thought.how[:-1], 0.0001)
            return ponder(*short)
        if thought.work is not choose:
            return thought.work(*thought.how)
        game, view, seat, _, *rest = thought.how
        return choose(game, view, seat, "random", *rest)

    def step(self) -> None:
        """Let everything that was begun come to its end."""
        for gate in self.gates:
            gate.set()

    async def until(self, first: int, begun: Callable[[Question], bool]) -> int:
        """Step until a thought has begun; how many others began before it, of those from the `first` on."""
        for _ in range(2000):
            for n, thought in enumerate(self.begun[first:]):
                if begun(thought):
                    return n
            self.step()
            await asyncio.sleep(0.01)
        raise AssertionError("it never began")


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    return Steps(monkeypatch)


async def bot_tables(served: Served, guests: int, bot: Json, tables: int = TABLES) -> None:
    """A stranger by many names, at tables where bots mostly begin."""
    people = [await served.guest(f"Stranger {n}") for n in range(guests)]
    for n in range(tables):
        await people[n % guests].make("high_card", [bot, bot, ME])


async def to_a_bot(client: Client, table: str) -> None:
    """Play until a bot has to."""
    while (scene := await client.scene(table))["options"]:
        await client.play(table, scene["at"], scene["options"][0]["action"])


@pytest.mark.parametrize("bot", [DEEP, BOT, MASTER], ids=["deep", "quick", "master"])
@pytest.mark.parametrize("address", ["127.0.0.2", None])
def test_a_stranger_with_two_hundred_tables_stops_neither_bots_nor_clocks(
    steps: Steps, address: str | None, bot: Json
) -> None:
    """From another address, and from the same; of deep thinkers, of many quick ones, and of masters."""

    async def test(served: Served) -> None:
        ann, _, timed = await duel(served, clock={"kind": "turn", "seconds": 5})
        await bot_tables(served, 7, bot)
        assert steps.thinking.waiting > TABLES // 2
        bob, begun = await served.guest("Bob", address), len(steps.begun)
        table = (await bob.make("high_card", [BOT, ME]))["table"]["table"]
        await to_a_bot(bob, table)
        assert await steps.until(begun, lambda thought: thought.table == table) <= 2
        served.later(6000)
        await served.rooms.sweep.clocks()
        kinds = [said["kind"] for said in await ann.ask("GET", f"/tables/{timed}/told")]
        assert kinds[0] == "overran"

    run(test, thinking=steps.thinking, still=True, scale=1000)


@pytest.mark.parametrize("bot", [DEEP, {**MASTER, "master": 5}], ids=["deep", "master"])
@pytest.mark.parametrize("address", ["127.0.0.2", None])
def test_among_two_hundred_tables_of_masters_a_deep_thinker_of_another_has_its_turn(
    steps: Steps, address: str | None, bot: Json
) -> None:
    """One process for all of them. From the same address they are one of eight people, of whom each has their turn."""

    async def test(served: Served) -> None:
        await bot_tables(served, 7, MASTER)
        bob, begun = await served.guest("Bob", address), len(steps.begun)
        table = (await bob.make("high_card", [bot, ME]))["table"]["table"]
        await to_a_bot(bob, table)
        assert await steps.until(begun, lambda thought: thought.table == table) <= 8
        await eventually(lambda: _played_by_bot(bob, table, steps))
        slices = [thought.table == table for thought in steps.begun[begun:]]
        assert sum(slices) <= 5 / SLICE, "a choice has so many slices, and no more"

    run(test, thinking=steps.thinking, still=True, scale=1000)


async def _played_by_bot(client: Client, table: str, steps: Steps) -> bool:
    """Until it is a person's turn again."""
    steps.step()
    return bool((await client.scene(table))["options"])


def test_hints_of_those_who_hung_up_are_not_thought_about(steps: Steps) -> None:
    async def test(served: Served) -> None:
        waiting = []
        for n in range(48):
            guest = await served.guest(f"Guest {n}")
            table = (await guest.make("high_card", [ME, BOT]))["table"]["table"]
            await to_a_hint(guest, table)
            waiting.append(asyncio.create_task(guest.http.get(f"/api/tables/{table}/hint")))
        await eventually(lambda: _waiting(steps, 40))
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await eventually(lambda: _waiting(steps, -1))
        bob, begun = await served.guest("Bob"), len(steps.begun)
        table = (await bob.make("worlds_fair", [ME, BOT]))["table"]["table"]
        mine = asyncio.create_task(bob.http.get(f"/api/tables/{table}/hint"))
        assert await steps.until(begun, lambda thought: thought.how[0] == "worlds_fair") <= 1
        await eventually(lambda: _answered(steps, mine))
        assert (await mine).status_code == 200

    run(test, thinking=steps.thinking)


async def _answered(steps: Steps, asked: asyncio.Task[Any]) -> bool:
    """Let what was begun come to its end, in however many parts it is thought about."""
    steps.step()
    return asked.done()


async def to_a_hint(client: Client, table: str) -> None:
    """It may be somebody else's turn first."""
    await eventually(lambda: _options(client, table))


async def _options(client: Client, table: str) -> bool:
    return bool((await client.scene(table))["options"])


async def _waiting(steps: Steps, more: int) -> bool:
    return steps.thinking.waiting >= more if more > 0 else steps.thinking.waiting == 0


def test_what_was_asked_for_a_table_that_changed_is_dropped(steps: Steps) -> None:
    """The person comes back, or the table is closed, while the thought waits."""

    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        for bot in (BOT, {**BOT, "level": 4}, DEEP):  # every process that a stand-in could think in
            await to_a_bot(ann, (await ann.make("high_card", [bot, ME]))["table"]["table"])
        mine = (await ann.make("high_card", [ME, ME]))["table"]["table"]
        seat = (await ann.scene(mine))["turn"]
        await ann.do(mine, "leave", seat=seat)
        await eventually(lambda: _waiting(steps, 1))
        await ann.do(mine, "back", seat=seat)
        assert steps.thinking.waiting == 0
        await ann.do(mine, "leave", seat=seat)
        await eventually(lambda: _waiting(steps, 1))
        live = await served.rooms.live(mine)
        live.room.row.phase = "closed"
        served.rooms.bots.wake(live)
        await eventually(lambda: _waiting(steps, -1))

    run(test, thinking=steps.thinking)


def test_a_table_has_a_seat_for_a_person() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await refused(ann.make("high_card", [DEEP, DEEP]), 422, "no-person")
        await ann.make("high_card", [INVITED, DEEP])

    run(test)


def test_tables_of_people_who_are_not_here_share_the_share_of_the_house(steps: Steps) -> None:
    """After a restart nobody knows who made two hundred tables, nor from where."""

    async def test(served: Served) -> None:
        await bot_tables(served, 3, DEEP, 15)
        live = [await served.rooms.live(table) for table in await served.rooms.store.read(rows.thinking())]
        owners = {served.rooms.presence.of_table(one.room) for one in live}
        assert {owner.address for owner in owners} == {"127.0.0.1"}
        assert len(owners) == 3
        served.suspend(3_600_000)
        assert {served.rooms.presence.of_table(one.room) for one in live} == {HOUSE}

    run(test, thinking=steps.thinking)
