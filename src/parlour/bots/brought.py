"""Bots from elsewhere: a class of any module (`my.module:MyBot`), or one that a package brings by an entry point.

All it needs is `choose(view, seat, options)`, which answers one of the options, or its notation. It is made with the
game and a stream of chance if it takes them, or with nothing.
"""

import sys
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from inspect import getsourcefile, signature, unwrap
from pathlib import Path
from typing import Any, Final

from parlour.bots.bot import Bot
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

DIGEST: Final = 8  # letters that tell versions of a file apart
OURS: Final = ("parlour", "importlib")  # whose places tell a bot's author nothing
ELSEWHERE: Final = "parlour.bots"  # the entry point: a name → the class


class UnknownBot(ValueError):
    """A name of no bot."""


class WrongChoice(ValueError):
    """A bot from elsewhere chose what it may not, or failed to choose."""


class BroughtBot(Bot):
    """Somebody else's bot; its answers are checked, so that it cannot break a table."""

    def __init__(self, name: str, inner: Any) -> None:
        self.name = name
        self.inner = inner

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """What it says, if it is one of the options."""
        try:
            chosen = self.inner.choose(view, seat, list(options))
        except (Exception, SystemExit) as wrong:
            said = f"{type(wrong).__name__}: {wrong}{place_of(self.inner, wrong)}"
            raise WrongChoice(f"{self.name} failed: {said}") from wrong
        for option in options:
            if chosen is option or (isinstance(chosen, str) and chosen == option.write()):
                return option
        said = chosen.write() if isinstance(chosen, Action) else repr(chosen)
        raise WrongChoice(f"{self.name} chose {said}, which is none of its {len(options)} options")


def brought() -> list[str]:
    """The names of bots that installed packages bring."""
    return sorted({point.name for point in entry_points(group=ELSEWHERE)})


def guest(name: str, game: Game, chance: Chance) -> Bot:
    """The bot of a name, `package.module:Class` or an entry point's; UnknownBot says why there is none."""
    made = _called(name, _found(name), game, chance)
    if isinstance(made, Bot):
        return made
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{name} has no choose(view, seat, options)")
    return BroughtBot(name, made)


def _found(name: str) -> Any:
    module, colon, maker = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:  # a command does not look for modules where it is called, and people expect it to
        sys.path.append(here)
    try:
        if not colon:
            return next(iter(entry_points(group=ELSEWHERE, name=name))).load()
        return getattr(import_module(module), maker)
    except (ImportError, AttributeError, StopIteration) as wrong:
        raise UnknownBot(f"there is no bot '{name}': {wrong}{place_of(None, wrong)}") from None
    except (Exception, SystemExit) as wrong:
        raise UnknownBot(
            f"{name} could not be loaded: {type(wrong).__name__}: {wrong}{place_of(None, wrong)}"
        ) from wrong


def _called(name: str, maker: Any, game: Game, chance: Chance) -> Any:
    if not callable(maker):
        raise UnknownBot(f"{name} is no class or function")
    try:
        takes = len(signature(maker).parameters) > 0
    except ValueError:  # a compiled one does not tell
        takes = True
    try:
        return maker(game, chance) if takes else maker()
    except (Exception, SystemExit) as wrong:
        said = f"{type(wrong).__name__}: {wrong}{place_of(maker, wrong)}"
        raise UnknownBot(f"{name} could not be made: {said}") from wrong


def place_of(bot: Any, wrong: BaseException) -> str:
    """Where in the bot's own file something went wrong, ` (mine.py:12, in choose)`, else where in what it called.

    Nothing is said where it was we who could not call it.
    """
    own, others = "", ""
    trace = wrong.__traceback__
    while trace is not None:  # from the outermost call on
        frame = trace.tb_frame
        place = f" ({frame.f_code.co_filename}:{trace.tb_lineno}, in {frame.f_code.co_name})"
        if frame.f_code.co_filename == _source(bot):
            own = place
        elif str(frame.f_globals.get("__name__", "")).partition(".")[0] not in OURS:
            others = place
        trace = trace.tb_next
    return own or others


def _source(bot: Any) -> str:
    made_by = bot if isinstance(bot, type) or hasattr(bot, "__code__") else type(bot)
    try:
        return getsourcefile(unwrap(made_by)) or ""
    except TypeError:  # one that is compiled
        return ""


def digest_of(name: str) -> str:
    """Of the file that a bot's class is in: another one may play otherwise. What else it reads is not looked at."""
    try:
        source = getsourcefile(unwrap(_found(name)))
        return sha256(Path(source or "").read_bytes()).hexdigest()[:DIGEST]
    except (UnknownBot, TypeError, OSError):  # one that is compiled, or gone
        return ""
