"""Where bots think: processes that are sent a view as JSON, and a queue in which everybody has a share of them."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from secrets import randbits
from typing import Any, Final, TypeVar

import msgspec

from parlour.bots.levels import STRONGEST
from parlour.bots.thinking import TooLate, Unanswered, choose, ponder, weigh
from parlour.bots.together import merged
from parlour.server.thinking.fair import HOUSE, FairQueue, Matter, Owner, Queued, TooMany
from parlour.server.thinking.pondering import SLICE, Opinion, Pondering
from parlour.server.thinking.questions import afresh
from parlour.server.thinking.worker import NoProcess, Question, Worker

T = TypeVar("T")
LOG: Final = logging.getLogger("parlour.server")
THINKING: Final = 20.0  # seconds a bot may take, from when it begins to think
PATIENCE: Final = 300.0  # seconds a bot may take that no other may answer for
STUDYING: Final = 60.0  # seconds a hint, or the judgement of one decision, may take
POLITE: Final = 5  # how much processes for all bots give way to the server and to quicker bots
STUDIOUS: Final = 10  # how much the studying process gives way to everything else
# Levels up to these have a process to themselves, which gives way so much: a few hundredths of a second do not wait for
# a few tenths, nor these for the seconds of the strongest level, which cannot be stopped once they have begun.
QUICKER: Final = ((3, 0), (4, 2))
REMEMBERED: Final = 200  # seats for which several processes thought, and what was chosen
GUESS: Final = 1.0  # seconds that a thought takes, before one like it was measured


def bot_named(level: int) -> str:
    """The bot of a level from 1 to 5; of 0, one that takes any option."""
    return f"level{level}" if level else "random"


class BotTurn(msgspec.Struct, frozen=True):
    """What a bot is to choose: from a view, for a seat of a table of the edition with this key, at a level.

    With a `chance` it is thought afresh by that key, by this very level, however long it takes: the same view gets
    the same answer in every process. A master, which stands above the strongest level, has so many `seconds` for it.
    """

    key: str
    view: bytes
    seat: int
    level: int
    table: str = ""
    chance: int | None = None
    seconds: float = 0.0

    def exactly(self) -> tuple[str, str, int, str, int] | None:
        """What a process is asked where the chance is given."""
        if self.chance is None:
            return None
        return self.key, self.view.decode(), self.seat, bot_named(self.level), self.chance

    def question(self, level: int, parts: int = 1) -> tuple[str, str, int, str, int, int, str]:
        """What a process is asked, of this level or a lower one; of several, one part."""
        return self.key, self.view.decode(), self.seat, bot_named(level), randbits(63), parts, self.table

    def slice(self, before: str, seconds: float) -> tuple[str, str, int, int, str, str, float]:
        """What a process is asked of a master; `before` is what it chose last at this seat."""
        return self.key, self.view.decode(), self.seat, randbits(63), self.table, before, seconds


def think(turn: BotTurn, level: int) -> str:
    """The action a bot chooses, in notation: here and now."""
    return choose(*turn.question(level))


class Thinking:
    """Asks a bot what it would do: here and now."""

    judges = False  # whether people's decisions are judged when there is nothing else to do
    waiting = 0  # thoughts that wait
    abreast = 1  # decisions of one look back that may be thought about at once
    faltered: Callable[[BotTurn, int], None] | None = None  # called when another level chose for a bot, 0: any option
    attended: Callable[[BotTurn], bool] | None = None  # asked whether anybody is there to wait for a master

    async def choose(self, turn: BotTurn, owner: Owner = HOUSE, matter: Matter = Matter.TABLE) -> str:
        """The action, in notation; TooMany if its owner has enough waiting."""
        exactly = turn.exactly()
        if exactly is None and turn.seconds:
            return merged([ponder(*turn.slice("", min(SLICE, turn.seconds)))[1]])
        return think(turn, turn.level) if exactly is None else afresh(*exactly)

    def full(self, owner: Owner) -> bool:
        """Whether somebody has enough waiting already: whoever asks for them now is answered TooMany."""
        return False

    async def study(self, owner: Owner, matter: Matter, work: Callable[..., T], *how: Any) -> T:
        """Something that takes longer, and holds no bot up; Unanswered if it does not end, TooMany as above."""
        return work(*how)

    async def share(
        self, owner: Owner, matter: Matter, work: Callable[..., T], parts: Sequence[tuple[Any, ...]]
    ) -> list[T]:
        """Parts of one study, each on its own, in order. One that fails is done without, while another is left."""
        asked = [await _settled(self.study(owner, matter, work, *how)) for how in parts]
        return _answered(asked)

    def close(self) -> None:
        """Stop thinking."""


async def _settled(asked: Awaitable[T]) -> T | Unanswered | TooMany:
    try:
        return await asked
    except (Unanswered, TooMany) as failure:
        return failure


def _answered(asked: Sequence[T | Unanswered | TooMany]) -> list[T]:
    """The answers; if there are none, the first failure."""
    found = [one for one in asked if not isinstance(one, (Unanswered, TooMany))]
    for one in asked:
        if not found and isinstance(one, (Unanswered, TooMany)):
            raise one
    return found


def _bots_up_to(level: int) -> Callable[[Queued[Question]], bool]:
    """Whether a thought is that of a bot of such a level."""
    return lambda asked: asked.matter <= Matter.TABLE and asked.what.level <= level


def _for_all_bots(asked: Queued[Question]) -> bool:
    """Bots of every level; and when none of them wants to think what is soon done: a look at a decision, or a part."""
    return asked.matter <= Matter.TABLE or asked.matter == Matter.ANALYSIS or asked.what.spare


class ProcessThinking(Thinking):
    """Bots in processes of their own, with a deadline; for one that fails the next lower level plays that move.

    Besides the processes for all bots there are some for those that think more quickly, so that none of them waits for
    a deeper thought of another table, and one for hints, looks back and judgements, which gives way to all others.
    Looks back, and all parts of a hint but the first, use the processes for all bots too while these have nothing to
    do; a choice of the strongest level is shared by all of them that are idle. A master thinks in slices, of which all
    but one at a time wait in a line of their own, for a process for bots that has nothing else to do.
    """

    judges = True

    def __init__(self, processes: int, seconds: float = THINKING) -> None:
        self.seconds = seconds
        self.late = 0
        self.queue: FairQueue[Question] = FairQueue()
        self.spares: FairQueue[Question] = FairQueue()  # what masters would think with every process that is idle
        quicker = [Worker(_bots_up_to(level), polite) for level, polite in QUICKER]
        bots = [Worker(_for_all_bots, POLITE) for _ in range(processes)]
        studying = Worker(lambda asked: asked.matter >= Matter.HINT, STUDIOUS)
        self.workers = [*quicker, studying, *bots]  # whoever comes first is asked first
        self.abreast = 1 + processes
        self._chosen: OrderedDict[tuple[str, int], str] = OrderedDict()  # by table and seat, what several found last
        self._usual: dict[str, float] = {}  # seconds that a kind of thought takes
        self._running: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:  # type: ignore[override]
        return len(self.queue)

    async def choose(self, turn: BotTurn, owner: Owner = HOUSE, matter: Matter = Matter.TABLE) -> str:
        exactly = turn.exactly()
        if exactly is not None:
            return await self._exactly(turn, exactly, owner, matter)
        if turn.seconds:
            try:
                return await self._pondered(turn, owner, matter)
            except Unanswered as failure:
                LOG.warning("%s, seat %d: a master failed (%s)", turn.key, turn.seat + 1, failure)
        if turn.level == STRONGEST and self._idle() > 1:
            try:
                return self._instead(turn, STRONGEST, await self._together(turn, owner, matter))
            except Unanswered as failure:  # then by one process, or a lower level
                LOG.warning("%s, seat %d: several processes failed (%s)", turn.key, turn.seat + 1, failure)
        for lower in range(turn.level, 0, -1):
            try:
                how, kind = turn.question(lower), f"{turn.key} {lower}"
                chosen = await self._thought(owner, matter, choose, how, kind, self.seconds, turn.table, lower)
                return self._instead(turn, lower, str(chosen))
            except NoProcess:
                return self._instead(turn, 1, think(turn, 1))
            except Unanswered as failure:  # whatever a bot does wrong, the game goes on
                LOG.warning("%s, seat %d: level %d failed (%s)", turn.key, turn.seat + 1, lower, failure)
        return self._instead(turn, 0, think(turn, 0))

    def _instead(self, turn: BotTurn, level: int, chosen: str) -> str:
        """What was chosen; said if it was by another level than was asked."""
        if (turn.seconds or level != turn.level) and self.faltered is not None:
            self.faltered(turn, level)
        return chosen

    def full(self, owner: Owner) -> bool:
        return self.queue.full(owner)

    def _idle(self) -> int:
        """Processes for all bots that have nothing to do, while nobody waits for one."""
        return 0 if len(self.queue) else sum(not worker.busy for worker in self.workers if worker.fits is _for_all_bots)

    async def _together(self, turn: BotTurn, owner: Owner, matter: Matter) -> str:
        """By all of them that are idle, each making its part of the iterations; what they found is added up."""
        parts, before = self._idle(), self._before(turn)
        kind = f"{turn.key} {turn.level} of {parts}"
        how = (owner, matter, weigh, (*turn.question(turn.level, parts), before), kind, self.seconds)
        asked = [self._thought(*how, turn.table, turn.level) for _ in range(parts)]
        given = await asyncio.gather(*asked, return_exceptions=True)
        found = [one for one in given if not isinstance(one, BaseException)]
        if not found:
            raise next(one for one in given if isinstance(one, BaseException))
        return self._chose(turn, merged(found))

    async def _pondered(self, turn: BotTurn, owner: Owner, matter: Matter) -> str:
        """By a master, for as long as it has."""
        before, kind = self._before(turn), f"{turn.key} master"

        async def ask(seconds: float, spare: bool) -> Opinion:
            line, how = (self.spares if spare else self.queue), turn.slice(before, seconds)
            asked = self._thought(owner, matter, ponder, how, kind, self.seconds, turn.table, turn.level, line=line)
            tree, found = await asked
            return tree, found

        def attended() -> bool:
            return self.attended is None or self.attended(turn)

        bots = sum(worker.fits is _for_all_bots for worker in self.workers)
        spare = bots - 1 if attended() else 0
        return self._chose(turn, await Pondering(ask, turn.seconds, spare, attended).chosen())

    def _before(self, turn: BotTurn) -> str:
        """What several found last at a seat: they go on with their trees."""
        return self._chosen.get((turn.table, turn.seat), "") if turn.table else ""

    def _chose(self, turn: BotTurn, chosen: str) -> str:
        """Remember what several found."""
        if turn.table:
            self._chosen[turn.table, turn.seat] = chosen
            self._chosen.move_to_end((turn.table, turn.seat))
            if len(self._chosen) > REMEMBERED:
                self._chosen.popitem(last=False)
        return chosen

    async def _exactly(self, turn: BotTurn, how: tuple[str, str, int, str, int], owner: Owner, matter: Matter) -> str:
        """By nobody but this level; Unanswered if it fails, to be asked again."""
        kind = f"{turn.key} {turn.level} afresh"
        try:
            return str(await self._thought(owner, matter, afresh, how, kind, PATIENCE, turn.table, turn.level))
        except NoProcess:
            return await asyncio.to_thread(afresh, *how)

    async def study(self, owner: Owner, matter: Matter, work: Callable[..., T], *how: Any) -> T:
        found: T = await self._thought(owner, matter, work, how, work.__name__, STUDYING)
        return found

    async def share(
        self, owner: Owner, matter: Matter, work: Callable[..., T], parts: Sequence[tuple[Any, ...]]
    ) -> list[T]:
        asked = [
            _settled(self._thought(owner, matter, work, how, work.__name__, STUDYING, spare=at > 0))
            for at, how in enumerate(parts)
        ]
        return _answered(await asyncio.gather(*asked))

    async def _thought(
        self,
        owner: Owner,
        matter: Matter,
        work: Callable[..., Any],
        how: tuple[Any, ...],
        kind: str,
        seconds: float,
        table: str = "",
        level: int = 0,
        spare: bool = False,
        line: FairQueue[Question] | None = None,
    ) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        asked = Queued(owner, matter, Question(work, how, done, kind, seconds, table, level, spare))
        line = self.queue if line is None else line
        line.put(asked)
        self._fill()
        try:
            return await done
        finally:
            line.drop(asked)  # whoever asked has hung up

    def _fill(self) -> None:
        """Give every process that has nothing to do the next thought that is for it."""
        free = [worker for worker in self.workers if not worker.busy]
        while free:
            line = self.queue
            asked = line.take(free[0].fits)
            if asked is None and free[0].fits is _for_all_bots:
                line = self.spares
                asked = line.take(free[0].fits)
            if asked is None:
                del free[0]
                continue
            table = asked.what.table
            knows = [one for one in free if table and one.table == table and one.fits(asked)]
            worker = knows[0] if knows else free[0]
            free.remove(worker)
            worker.busy = True
            task = asyncio.create_task(self._run(worker, asked, line), name="thought")
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _run(self, worker: Worker, asked: Queued[Question], line: FairQueue[Question]) -> None:
        thought, began = asked.what, time.monotonic()
        guess = self._usual.get(thought.kind, GUESS)
        line.charge(asked.owner, guess)
        try:
            answer = await worker.ask(thought)
        except Exception as failure:
            self.late += isinstance(failure, TooLate)
            if not thought.done.done():
                thought.done.set_exception(failure)
        else:
            if not thought.done.done():
                thought.done.set_result(answer)
        finally:
            took = time.monotonic() - began
            self._usual[thought.kind] = (3 * guess + took) / 4
            line.done(asked.owner, took - guess)
            worker.busy = False
        self._fill()

    def close(self) -> None:
        for task in self._running:
            task.cancel()
        for worker in self.workers:
            worker.close()
