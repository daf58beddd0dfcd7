"""Levels 1 to 5 of every game, and every other bot by its name.

A level is a number of iterations and a way to search. Level 1 looks at little and takes what seems about as good as
the best; level 5 thinks for up to about two seconds a decision. Names are in the catalogs: `level-1` …
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.brought import UnknownBot as UnknownBot
from parlour.bots.brought import brought, guest
from parlour.bots.greedy import GreedyBot
from parlour.bots.judges import judge_of, judging
from parlour.bots.plan import WHOLE, Budget, Plan
from parlour.bots.random import RandomBot
from parlour.bots.search_bot import SearchBot
from parlour.core.chance import Chance
from parlour.core.game import Game

STRONGEST: Final = 5
EXPLORE: Final = 0.7


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    iterations: int
    slack: float = 0.0  # how much worse an option may look and still be taken
    cut: int = WHOLE  # choices of a playout before the judge is asked
    guided: bool = False  # whether playouts follow the judge's suggestions
    explore: float = EXPLORE  # less where the judge ends playouts: what it says varies little


# A game's own stand in the module of its judge, as LEVELS.
ANY_GAME: Final = [Level(20, slack=0.3), Level(80, slack=0.08), Level(400), Level(3_000), Level(24_000)]


def _random(_: Game, chance: Chance) -> Bot:
    return RandomBot(chance)


def _greedy(game: Game, chance: Chance) -> Bot:
    return GreedyBot(game, chance, judge_of(game))


SIMPLE: Final[dict[str, Callable[[Game, Chance], Bot]]] = {"random": _random, "greedy": _greedy}  # the weakest first


def levels_of(game: Game) -> list[Level]:
    """Its five levels, the weakest first."""
    found: list[Level] = getattr(judging(game), "LEVELS", ANY_GAME)
    return found


def version_of(game: Game) -> int:
    """How often the way its bots play has changed, from 1: stored results of another version are not counted."""
    found: int = getattr(judging(game), "VERSION", 1)
    return found


def number_of(name: str) -> int:
    """The number of a level's name, `level3` or `3`; 0 for a bot that is no level."""
    digits = name.removeprefix("level")
    return int(digits) if digits in ("1", "2", "3", "4", "5") else 0


def full_name(bot: int | str) -> str:
    """`level3` for 3 or `3`; UnknownBot for what names no bot."""
    name = str(bot)
    if number_of(name):
        return f"level{number_of(name)}"
    if name not in SIMPLE and not is_brought(name):
        there = ", ".join([*names(), *brought()])
        raise UnknownBot(f"there is no bot '{name}'; there are: {there}, or package.module:Class")
    return name


def make(game: Game, bot: int | str, chance: Chance, divide: int = 1) -> Bot:
    """The bot of a level (3, `level3`) or name (`greedy`, `random`, `package.module:Class`, one a package brings).

    `divide` gives a level that part of its iterations, at least one.
    """
    name = full_name(bot)
    if number_of(name):
        return searcher(game, number_of(name), chance, divide)
    if name in SIMPLE:
        return SIMPLE[name](game, chance)
    return guest(name, game, chance)


def is_brought(name: str) -> bool:
    """Whether it is a bot from elsewhere: `package.module:Class`, or the name of an entry point."""
    return ":" in name or name in brought()


def names() -> list[str]:
    """Every bot of the house, the weakest first."""
    return [*SIMPLE, *(f"level{number}" for number in range(1, STRONGEST + 1))]


def searcher(game: Game, number: int, chance: Chance, divide: int = 1) -> SearchBot:
    """The bot of a level: it can also `think`."""
    level = levels_of(game)[number - 1]
    return SearchBot(game, chance, Budget(iterations_of(game, number, divide)), plan_of(game, number), level.slack)


def iterations_of(game: Game, number: int, divide: int = 1) -> int:
    """How many iterations a level makes for a decision."""
    return max(1, levels_of(game)[number - 1].iterations // divide)


def described(game: Game, bot: str, divide: int = 1) -> str:
    """What a bot does, so that results of another one are not counted as its own."""
    number = number_of(bot)
    if not number:
        return bot
    level = levels_of(game)[number - 1]
    words = [str(iterations_of(game, number, divide))]
    if level.cut != WHOLE:
        words.append(f"cut {level.cut}")
    if level.guided:
        words.append("guided")
    if level.explore != EXPLORE:
        words.append(f"explore {level.explore:g}")
    if level.slack:
        words.append(f"slack {level.slack:g}")
    return " ".join(words)


def plan_of(game: Game, number: int) -> Plan:
    """How a level searches."""
    level = levels_of(game)[number - 1]
    return Plan(judge_of(game), level.explore, level.cut, level.guided)
