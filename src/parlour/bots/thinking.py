"""Thinking in another process: the one way in which terminal, server, arena and self-play do it.

A thinker is a process that is asked one thing after another. What crosses its pipe is JSON: the name of a function
and what it needs, a view say, and an answer back. Within a turn it goes on with the trees of its bots.
"""

import os
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from logging import getLogger
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

import msgspec

from parlour.bots.bot import Bot
from parlour.bots.brought import UnknownBot, WrongChoice
from parlour.bots.levels import MASTER, STRONGEST, is_brought, is_shared, make, number_of, seconds_of
from parlour.bots.random import RandomBot
from parlour.bots.search_bot import SearchBot
from parlour.bots.together import OptionsWeighed, merged, weighed
from parlour.core.chance import Chance
from parlour.core.engine import legal
from parlour.core.game import Game, edition
from parlour.core.table import codec_of
from parlour.core.words import Action, Seat, State

START: Final = 30.0  # seconds a new process may take before it listens
KEPT: Final = 4  # bots that a process keeps: each may have a tree
log: Final = getLogger("parlour.bots")


class Unanswered(Exception):
    """There is no answer: the work failed, or its process did."""


class Gone(Unanswered):
    """The process has died, or could not be understood."""


class TooLate(Unanswered):
    """It took too long."""


class Thinker:
    """A process that answers one question after another. OSError if none can be started."""

    def __init__(self, polite: int = 0) -> None:
        context = get_context("spawn")
        mine, theirs = context.Pipe()
        self.pipe: Any = mine
        self.process = context.Process(target=serve, args=(theirs, polite), daemon=True)
        try:
            self.process.start()
        except OSError:
            mine.close()
            raise
        finally:
            theirs.close()
        self.ready = False

    def ask(self, work: Callable[..., Any], *how: Any) -> None:
        """Put a question: a function that can be imported, and what to call it with. `answer` waits for its answer."""
        try:
            self.pipe.send_bytes(asked(work, *how))
        except OSError:
            raise Gone("its process is gone") from None

    def wait(self, seconds: float | None = START) -> None:
        """Wait until it listens."""
        if not self.ready:
            self._heard(seconds)
            self.ready = True

    def answer(self, seconds: float | None) -> Any:
        """The answer to the question put last; Unanswered if there is none in time. None: however long it takes."""
        self.wait()
        heard = self._heard(seconds)
        if "error" in heard:
            raise Unanswered(str(heard["error"]))
        return heard["answer"]

    def _heard(self, seconds: float | None) -> dict[str, Any]:
        try:
            if not self.pipe.poll(seconds):
                raise TooLate(f"no answer within {seconds:g} s")
            heard: dict[str, Any] = msgspec.json.decode(self.pipe.recv_bytes())
        except (EOFError, OSError, msgspec.DecodeError) as error:
            raise Gone(f"its process is gone ({type(error).__name__})") from None
        return heard

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def asked(work: Callable[..., Any], *how: Any) -> bytes:
    """A question as it crosses the pipe."""
    return msgspec.json.encode({"work": f"{work.__module__}:{work.__name__}", "how": how})


def serve(pipe: Any, polite: int) -> None:
    """The life of a thinker: it goes when the asker has gone."""
    signal(SIGINT, SIG_IGN)  # whoever interrupts a game means the asker
    os.nice(polite)
    pipe.send_bytes(b"{}")  # ready
    while True:
        try:
            question = msgspec.json.decode(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            module, _, name = question["work"].partition(":")
            answer = {"answer": getattr(import_module(module), name)(*question["how"])}
        except Exception as error:  # whatever goes wrong is told, and the process lives on
            answer = {"error": told_of(error)}
        try:
            pipe.send_bytes(msgspec.json.encode(answer))
        except OSError:
            return


def told_of(error: Exception) -> str:
    """What went wrong, in a line; what is wrong with somebody's bot is a whole sentence already."""
    return str(error) if isinstance(error, (UnknownBot, WrongChoice)) else f"{type(error).__name__}: {error}"


_kept: Final[OrderedDict[str, Bot]] = OrderedDict()  # the bots of this process, the longest unasked first


def choose(edition_key: str, view: str, seat: int, bot: str, key: int, divide: int, table: str) -> str:
    """What a bot chooses, in notation, from a view as JSON. The key is the asker's own chance, never the game's.

    The bot of a seat of a table stays, so that it may go on with its tree. Asked the same again, a level says the same.
    """
    game = edition(edition_key)
    state = codec_of(game).decode(view.encode())
    return (
        _bot(game, f"{edition_key} {seat} {bot} {divide} {table}", bot, Chance(key), divide)
        .choose(state, seat, legal(state))
        .write()
    )


def weigh(
    edition_key: str, view: str, seat: int, bot: str, key: int, divide: int, table: str, before: str
) -> OptionsWeighed:
    """What a bot that is shared thinks of every option, to be merged with what others think.

    `before` is what was chosen, in notation, when it was asked last at this seat of this table.
    """
    game = edition(edition_key)
    state = codec_of(game).decode(view.encode())
    found = _bot(game, f"{edition_key} {seat} {bot} {divide} {table}", bot, Chance(key), divide)
    assert isinstance(found, SearchBot)
    chosen = game.vocabulary.parse(before) if before else None
    return weighed(found.weigh(state, seat, legal(state), chosen))


def ponder(
    edition_key: str, view: str, seat: int, key: int, table: str, before: str, seconds: float
) -> tuple[int, OptionsWeighed]:
    """What a master thinks of every option after so many seconds more, and the number of its tree.

    Asked about the same view again it thinks on in that tree: then the number is the same, and what it says counts
    instead of what it said before.
    """
    game = edition(edition_key)
    state = codec_of(game).decode(view.encode())
    found = _bot(game, f"{edition_key} {seat} {MASTER} {table}", MASTER, Chance(key), 1)
    assert isinstance(found, SearchBot)
    chosen, last = game.vocabulary.parse(before) if before else None, found.weighing
    thoughts = found.ponder(state, seat, legal(state), chosen, seconds)
    if found.weighing is not last:
        found.tree = key
    return found.tree, weighed(thoughts)


def _bot(game: Game, name: str, bot: str, chance: Chance, divide: int) -> Bot:
    found = _kept.get(name)
    if found is None:
        found = _kept[name] = make(game, bot, chance, divide)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    elif isinstance(found, SearchBot):
        found.chance = chance
    _kept.move_to_end(name)
    return found


def stand_ins(name: str) -> list[str]:
    """Who answers for a bot that failed: the levels below it, the strongest first; for a stranger, level 1."""
    number = number_of(name)
    if seconds_of(name):
        number = STRONGEST + 1
    if number:
        return [f"level{lower}" for lower in range(number - 1, 0, -1)]
    return ["level1"] if is_brought(name) else []


class ProcessBot(Bot):
    """A bot that thinks elsewhere, with a deadline. If it fails, the next lower level answers for that move.

    One that is shared (level 5, a master) thinks in as many processes as it may have.
    """

    def __init__(
        self, game: Game, bot: str, chance: Chance, seconds: float = 20.0, divide: int = 1, processes: int = 1
    ) -> None:
        self.game = game
        self.bot = bot
        self.chance = chance
        self.seconds = seconds
        self.divide = divide
        self.processes = processes if is_shared(bot) else 1
        self._thinkers: list[Thinker] = []
        self._chosen: dict[Seat, str] = {}  # by seat, what it chose last

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """Its choice, or a stand-in's."""
        if len(options) == 1:
            return options[0]
        for name in [self.bot, *stand_ins(self.bot)]:
            try:
                return self._asked(name, view, seat, options)
            except Unanswered as failure:
                log.warning("%s, seat %d: %s failed (%s)", self.game.id, seat + 1, name, failure)
                self.close()
            except OSError as error:
                log.warning("%s: no process can be started (%s): bots think in this one", self.game.id, error)
                return make(self.game, name, self.chance, self.divide).choose(view, seat, options)
        return RandomBot(self.chance).choose(view, seat, options)

    def question(self, name: str, view: State, seat: Seat, divide: int = 1) -> tuple[str, str, int, str, int, int, str]:
        """All that a bot elsewhere is told."""
        text = codec_of(self.game).encode(view).decode()
        return self.game.key, text, seat, name, int(self.chance.draw()), self.divide * divide, ""

    def _asked(self, name: str, view: State, seat: Seat, options: list[Action]) -> Action:
        shared = self.processes > 1 and is_shared(name)
        thinkers = self._ready(self.processes if shared else 1)
        deadline = self.seconds + seconds_of(name)
        if shared:
            said = self._together(thinkers, name, view, seat, deadline)
        else:
            thinkers[0].ask(choose, *self.question(name, view, seat))
            said = thinkers[0].answer(deadline)
        for option in options:
            if option.write() == said:
                self._chosen[seat] = said
                return option
        raise Unanswered(f"it chose '{said}', which is not an option")

    def _together(self, thinkers: list[Thinker], name: str, view: State, seat: Seat, deadline: float) -> str:
        """All of them think; those that fail are done without, while one is left."""
        parts = 1 if seconds_of(name) else len(thinkers)  # so many iterations are shared out, seconds pass for all
        found: list[OptionsWeighed] = []
        asked: list[Thinker] = []
        failure: Unanswered | None = None
        for thinker in thinkers:
            try:
                thinker.ask(weigh, *self.question(name, view, seat, parts), self._chosen.get(seat, ""))
                asked.append(thinker)
            except Gone as gone:
                failure = gone
                self._drop(thinker)
        for thinker in asked:
            try:
                found.append(thinker.answer(deadline))
            except Unanswered as unanswered:
                failure = unanswered
                self._drop(thinker)
        if failure is not None and not found:
            raise failure
        return merged(found)

    def _drop(self, thinker: Thinker) -> None:
        thinker.close()
        self._thinkers.remove(thinker)

    def _ready(self, many: int) -> list[Thinker]:
        """So many processes, or as many as can be started: OSError if that is none."""
        while len(self._thinkers) < many:
            try:
                self._thinkers.append(Thinker())
            except OSError:
                if not self._thinkers:
                    raise
                break
        return self._thinkers[:many]

    def close(self) -> None:
        """End its processes; the next choice starts others."""
        for thinker in self._thinkers:
            thinker.close()
        self._thinkers = []
