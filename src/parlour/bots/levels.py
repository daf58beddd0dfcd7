"""Levels 1 to 5 of every game, and every other bot by its name.

A level is a number of iterations and a way to search: by a net where the game has one for so many seats, else by its
hand-made judge. Level 1 looks at little and takes what seems about as good as the best; level 5 looks as long as a
person likes to wait. Names are in the catalogs: `level-1` …
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.brought import UnknownBot as UnknownBot
from parlour.bots.brought import brought, digest_of, guest
from parlour.bots.greedy import GreedyBot
from parlour.bots.judges import judge_of, judging
from parlour.bots.net import net_of
from parlour.bots.plan import WHOLE, Budget, Plan, Thought
from parlour.bots.random import RandomBot
from parlour.bots.search_bot import SearchBot
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

STRONGEST: Final = 5
EXPLORE: Final = 0.7
TURN: Final = 2.5  # a whole turn gets so many times the iterations of a decision
SHARED: Final = 4  # iterations that share a guess, where a net plays: it judges faster than worlds are guessed
MASTER: Final = "master"  # level 5 for as long as it is let think: `master`, or `master:30` for 30 seconds a choice
MASTERLY: Final = 10.0  # seconds, where none are named
LONGEST: Final = 3600.0
OLD: Final = "old5"  # level 5 as it was before there were nets and bounds on a turn: what the arena measures against


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    iterations: int
    slack: float = 0.0  # how much worse an option may look and still be taken
    cut: int = WHOLE  # choices of a playout before the judge is asked
    guided: bool = False  # whether playouts follow the judge's suggestions
    explore: float = EXPLORE  # less where the judge ends playouts: what it says varies little
    net: bool = False  # whether it asks the game's net instead of the judge
    shared: int = 1  # iterations that share a guess


# A game's own stand in the module of its judge: LEVELS, by seats LEARNED for those that play a net, and OLD5.
ANY_GAME: Final = [Level(20, slack=0.3), Level(80, slack=0.08), Level(400), Level(3_000), Level(24_000)]


def _random(_: Game, chance: Chance) -> Bot:
    return RandomBot(chance)


def _greedy(game: Game, chance: Chance) -> Bot:
    return GreedyBot(game, chance, judge_of(game))


SIMPLE: Final[dict[str, Callable[[Game, Chance], Bot]]] = {"random": _random, "greedy": _greedy}  # the weakest first


def learned_levels(explore: float, *rows: tuple[int, float]) -> list[Level]:
    """Levels that play a net: of each the iterations, and the slack."""
    return [Level(iterations, slack=slack, explore=explore, net=True, shared=SHARED) for iterations, slack in rows]


def levels_of(game: Game, seats: int) -> list[Level]:
    """Its five levels at a table of so many seats, the weakest first: with a net if there is one that can be used."""
    module = judging(game)
    learned: dict[int, list[Level]] = getattr(module, "LEARNED", {})
    if seats in learned and net_of(game, seats) is not None:
        return learned[seats]
    return by_hand(game)


def by_hand(game: Game) -> list[Level]:
    """Its five levels without a net."""
    found: list[Level] = getattr(judging(game), "LEVELS", ANY_GAME)
    return found


def knows(game: Game, view: State) -> bool:
    """Whether the net of the house has learned from games like this one; where there is none, nothing is missing."""
    net = net_of(game, view.seats)
    return net is None or net.knows(view)


def seconds_by_level(game: Game) -> dict[int, list[float]]:
    """About how long a whole turn of each level takes on one core, by the number of seats; empty if unmeasured."""
    found: dict[int, list[float]] = getattr(judging(game), "SECONDS", {})
    return found


def version_of(game: Game) -> int:
    """How often the way its bots play has changed, from 1: stored results of another version are not counted."""
    found: int = getattr(judging(game), "VERSION", 1)
    return found


def number_of(name: str) -> int:
    """The number of a level's name, `level3` or `3`; 0 for a bot that is no level."""
    digits = name.removeprefix("level")
    return int(digits) if digits in ("1", "2", "3", "4", "5") else 0


def seconds_of(name: str) -> float:
    """How long a master thinks about a choice: `master`, `master:30`; 0 for another bot. UnknownBot for an odd time."""
    first, colon, seconds = name.partition(":")
    if first != MASTER:
        return 0.0
    if not colon:
        return MASTERLY
    try:
        found = float(seconds)
    except ValueError:
        found = 0.0
    if not 0.0 < found <= LONGEST:
        raise UnknownBot(f"'{name}' thinks for no time: {MASTER}:30 thinks for 30 seconds, at most {LONGEST:g}")
    return found


def full_name(bot: int | str) -> str:
    """`level3` for 3 or `3`; UnknownBot for what names no bot."""
    name = str(bot)
    if number_of(name):
        return f"level{number_of(name)}"
    if seconds_of(name):
        return name
    if name not in SIMPLE and name != OLD and not is_brought(name):
        there = ", ".join([*names(), MASTER, *brought()])
        raise UnknownBot(f"there is no bot '{name}'; there are: {there}, or package.module:Class")
    return name


def make(game: Game, bot: int | str, chance: Chance, divide: int = 1) -> Bot:
    """The bot of a level (3, `level3`) or name (`greedy`, `random`, `package.module:Class`, one a package brings).

    `divide` gives a level that part of its iterations, at least one.
    """
    name = full_name(bot)
    if number_of(name):
        return LevelBot(game, number_of(name), chance, divide)
    if seconds_of(name):
        return MasterBot(game, chance, seconds_of(name) / divide)
    if name == OLD:
        level = old5_of(game)
        return SearchBot(game, chance, Budget(_part(level, divide)), _plan(game, 0, level))
    if name in SIMPLE:
        return SIMPLE[name](game, chance)
    return guest(name, game, chance)


def is_brought(name: str) -> bool:
    """Whether it is a bot from elsewhere: `package.module:Class`, or the name of an entry point."""
    return (":" in name or name in brought()) and not seconds_of(name)


def is_of_the_house(name: str) -> bool:
    """Whether it is a bot of ours: a file that names it has no code of others run."""
    try:
        return name in names() or seconds_of(name) > 0.0
    except UnknownBot:
        return False


def is_shared(name: str) -> bool:
    """Whether several processes may think about a choice of this bot, and add up what they found."""
    return number_of(name) == STRONGEST or seconds_of(name) > 0.0


def names() -> list[str]:
    """Every bot of the house, the weakest first."""
    return [*SIMPLE, *(f"level{number}" for number in range(1, STRONGEST + 1))]


def by_strength() -> list[str]:
    """The same with the old strongest, as they are expected to rank."""
    return [*names()[:-1], OLD, names()[-1]]


class LevelBot(SearchBot):
    """A level; it learns at the table how many seats there are, and searches accordingly."""

    def __init__(self, game: Game, number: int, chance: Chance, divide: int = 1) -> None:
        super().__init__(game, chance, Budget(1), Plan())
        self.number = number
        self.divide = divide
        self.seats = 0
        self.known = True

    def sit(self, seats: int, known: bool = True) -> None:
        """Play at a table of so many seats, a game that its net knows or not."""
        if (seats, known) != (self.seats, self.known):
            level = (levels_of(self.game, seats) if known else by_hand(self.game))[self.number - 1]
            self.seats, self.known = seats, known
            self.kept = None
            self.budget = Budget(_part(level, self.divide))
            self.whole = max(1, int(TURN * _part(level, self.divide)))
            self.plan = _plan(self.game, seats, level)
            self.slack = level.slack

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """As its level would."""
        self.sit(view.seats, knows(self.game, view))
        return super().choose(view, seat, options)

    def weigh(self, view: State, seat: Seat, options: list[Action], before: Action | None) -> list[Thought]:
        """What its level thinks of the options."""
        self.sit(view.seats, knows(self.game, view))
        return super().weigh(view, seat, options, before)

    def ponder(
        self, view: State, seat: Seat, options: list[Action], before: Action | None, seconds: float
    ) -> list[Thought]:
        """What it thinks of them after so many seconds more."""
        self.sit(view.seats, knows(self.game, view))
        return super().ponder(view, seat, options, before, seconds)


class MasterBot(LevelBot):
    """The strongest level, for so many seconds a choice instead of so many iterations; a turn has TURN times that."""

    def __init__(self, game: Game, chance: Chance, seconds: float) -> None:
        super().__init__(game, STRONGEST, chance)
        self.seconds = seconds

    def sit(self, seats: int, known: bool = True) -> None:
        """Play at a table of so many seats, a game that its net knows or not."""
        super().sit(seats, known)
        self.budget = Budget(seconds=self.seconds)
        self.whole_time = TURN * self.seconds


def searcher(game: Game, seats: int, number: int, chance: Chance, divide: int = 1) -> LevelBot:
    """The bot of a level at a table of so many seats: it can also `think`."""
    bot = LevelBot(game, number, chance, divide)
    bot.sit(seats)
    return bot


def iterations_of(game: Game, seats: int, number: int, divide: int = 1) -> int:
    """How many iterations a level makes for a decision."""
    return _part(levels_of(game, seats)[number - 1], divide)


def plan_of(game: Game, seats: int, number: int) -> Plan:
    """How a level searches."""
    return _plan(game, seats, levels_of(game, seats)[number - 1])


def old5_of(game: Game) -> Level:
    """Level 5 as it was; of a game that never had another, as it is."""
    found: Level = getattr(judging(game), "OLD5", ANY_GAME[-1])
    return found


def described(game: Game, seats: int, bot: str, divide: int = 1) -> str:
    """What a bot does, so that results of another one are not counted as its own."""
    number = number_of(bot)
    if not number and bot != OLD:
        return f"{bot} {digest_of(bot)}".strip() if is_brought(bot) else bot
    level = levels_of(game, seats)[number - 1] if number else old5_of(game)
    words = [str(_part(level, divide))]
    if level.net:
        net = net_of(game, seats)
        words.append(f"net {'' if net is None else net.name}")
    if level.cut != WHOLE:
        words.append(f"cut {level.cut}")
    if level.guided:
        words.append("guided")
    if level.explore != EXPLORE:
        words.append(f"explore {level.explore:g}")
    if level.slack:
        words.append(f"slack {level.slack:g} by visits")
    if level.shared > 1:
        words.append(f"shared {level.shared}")
    return " ".join(words)


def _part(level: Level, divide: int) -> int:
    return max(1, level.iterations // divide)


def _plan(game: Game, seats: int, level: Level) -> Plan:
    net = net_of(game, seats) if level.net else None
    instead = None if net is None else _plan(game, seats, by_hand(game)[-1])
    return Plan(judge_of(game), level.explore, level.cut, level.guided, net, level.shared, instead)
