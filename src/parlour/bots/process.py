"""A bot in a process of its own. What crosses the pipe is JSON: a view there, an action back, and nothing else."""

from logging import getLogger
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

import msgspec

from parlour.bots.bot import Bot
from parlour.bots.ismcts import Search, SearchBot
from parlour.bots.levels import make, number_of, searcher
from parlour.bots.plan import Budget
from parlour.bots.random import RandomBot
from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal
from parlour.core.game import Game, edition
from parlour.core.words import Action, Seat, State

START: Final = 30.0  # seconds a new process may take before it listens
log: Final = getLogger("parlour.bots")


class BotFailed(Exception):
    """A process that gave no answer: it crashed, overran, or said what cannot be understood."""


class Servant:
    """A process that answers one question after another."""

    def __init__(self) -> None:
        context = get_context("spawn")
        mine, theirs = context.Pipe()
        self._pipe: Any = mine
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ask(self, question: dict[str, Any]) -> None:
        """Put a question; `answer` waits for what comes of it."""
        try:
            self._pipe.send_bytes(msgspec.json.encode(question))
        except OSError:
            raise BotFailed("its process is gone") from None

    def answer(self, seconds: float) -> dict[str, Any]:
        """The answer to the question put last; BotFailed if there is none in time."""
        if not self._ready:
            self._heard(START)
            self._ready = True
        answer = self._heard(seconds)
        if "error" in answer:
            raise BotFailed(str(answer["error"]))
        return answer

    def _heard(self, seconds: float) -> dict[str, Any]:
        try:
            if not self._pipe.poll(seconds):
                raise BotFailed(f"no answer within {seconds:g} s")
            heard: dict[str, Any] = msgspec.json.decode(self._pipe.recv_bytes())
        except (EOFError, OSError, msgspec.DecodeError) as error:
            raise BotFailed(f"its process is gone ({type(error).__name__})") from None
        return heard

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._pipe.close()
        self._process.kill()
        self._process.join()


def serve(pipe: Any) -> None:
    """The life of such a process: it knows the questions and nothing more."""
    signal(SIGINT, SIG_IGN)  # whoever interrupts a game means the asker
    bots: dict[str, Bot] = {}
    mind = Mind()
    pipe.send_bytes(b"{}")  # ready
    while True:
        try:
            question = msgspec.json.decode(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer = choice(question, bots) if "bot" in question else mind.counts(question)
        except Exception as error:  # whatever a bot does wrong is told, and the process lives on
            answer = {"error": f"{type(error).__name__}: {error}"}
        pipe.send_bytes(msgspec.json.encode(answer))


def told(game: Game, view: State, seat: Seat, chance: Chance, more: dict[str, Any]) -> dict[str, Any]:
    """A question about a view. The key is the asker's own chance, never the game's."""
    return {"game": game.key, "view": Codec(game).pack(view), "seat": seat, "key": int(chance.draw()), **more}


def choice(question: dict[str, Any], bots: dict[str, Bot]) -> dict[str, Any]:
    """What a bot chooses; it stays, so that it may go on with its tree. Asked the same again, a level says the same."""
    game = edition(question["game"])
    view = Codec(game).read(question["view"])
    name = f"{question['game']} {question['seat']} {question['bot']} {question['divide']}"
    chance = Chance(question["key"])
    bot = bots.get(name)
    if bot is None:
        bot = bots[name] = make(game, question["bot"], chance, question["divide"])
    elif isinstance(bot, SearchBot):
        bot.chance = chance
    return {"action": bot.choose(view, question["seat"], legal(view)).write()}


class Mind:
    """What a worker keeps: the search it may be told to go on with, and within a turn its tree."""

    def __init__(self) -> None:
        self._name = ""
        self._bot: SearchBot | None = None
        self._search: Search | None = None

    def counts(self, question: dict[str, Any]) -> dict[str, Any]:
        """What the search counted at its root, for another to add up: visits, rewards, and wins by seat."""
        search = self._begun(question) if "view" in question else self._search
        if search is None:
            raise ValueError("there is no search to go on with")
        self._search = search
        search.run(Budget(question["iterations"], question["seconds"]), hurry=False)
        return {
            "options": [
                [
                    thought.action.index,
                    thought.visits,
                    thought.reward * thought.visits,
                    [share * thought.visits for share in thought.won],
                    [action.index for action in thought.line],
                ]
                for thought in search.thoughts(legal(search.view))
            ]
        }

    def _begun(self, question: dict[str, Any]) -> Search:
        """A search of the view; with the last one's tree, if what was taken since leads to this very view."""
        game = edition(question["game"])
        view = Codec(game).read(question["view"])
        chance = Chance(question["key"])
        name = f"{question['game']} {question['seat']} {question['level']}"
        bot, last = self._bot, self._search
        if bot is None or name != self._name:
            bot = searcher(game, question["level"], chance)
            self._bot, self._name = bot, name
        elif last is not None and question["took"] >= 0:
            bot.clock = last.clock
            bot.keep(last.root, last.view, last.seat, game.actions[question["took"]])
        bot.chance = chance
        return bot.begin(view, question["seat"])


class ProcessBot(Bot):
    """A bot that thinks elsewhere, with a deadline. If it fails, the next lower level answers for that move."""

    def __init__(self, game: Game, bot: str, chance: Chance, seconds: float = 20.0, divide: int = 1) -> None:
        self.game = game
        self.bot = bot
        self.chance = chance
        self.seconds = seconds
        self.divide = divide
        self._servant: Servant | None = None

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """Its choice, or a stand-in's."""
        if len(options) == 1:
            return options[0]
        for name in [self.bot, *stand_ins(self.bot)]:
            try:
                return self._asked(name, view, seat, options)
            except BotFailed as failure:
                log.warning("%s, seat %d: %s failed (%s)", self.game.id, seat + 1, name, failure)
                self.close()
            except OSError as error:
                log.warning("%s: no process can be started (%s): bots think in this one", self.game.id, error)
                return make(self.game, name, self.chance, self.divide).choose(view, seat, options)
        return RandomBot(self.chance).choose(view, seat, options)

    def _asked(self, name: str, view: State, seat: Seat, options: list[Action]) -> Action:
        if self._servant is None:
            self._servant = Servant()
        self._servant.ask(told(self.game, view, seat, self.chance, {"bot": name, "divide": self.divide}))
        said = self._servant.answer(self.seconds)["action"]
        for option in options:
            if option.write() == said:
                return option
        raise BotFailed(f"it chose '{said}', which is not an option")

    def close(self) -> None:
        """End its process; the next choice starts another."""
        if self._servant is not None:
            self._servant.close()
            self._servant = None


def stand_ins(name: str) -> list[str]:
    """Who answers for a bot that failed: the levels below it, the strongest first; for a stranger, level 1."""
    number = number_of(name)
    if number:
        return [f"level{lower}" for lower in range(number - 1, 0, -1)]
    return ["level1"] if ":" in name else []
