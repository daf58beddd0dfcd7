"""Self-play: games that a search plays against itself, kept with what it thought, for a net to learn from.

A game follows from its number alone, whoever plays it and in whatever order: a run can be split over processes, stopped
and gone on with. Games are stored as their actions; positions are made from them anew, so encoders may change.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from math import cos, log, pi, sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final
from zlib import crc32

import msgspec

from parlour.bots.arena.ladder import store
from parlour.bots.ismcts import Search
from parlour.bots.judges import judge_of
from parlour.bots.net import Learned, load
from parlour.bots.plan import Budget, Plan
from parlour.bots.spread import Spread
from parlour.core.chance import Chance, mix, wrap
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find
from parlour.core.words import Action

SCALE: Final = 1 << 30
WILD: Final = 7  # one game in so many is played with more random choices …
STRAY: Final = [0.02, 0.1]  # … the part of choices that is random in a usual game and in a wild one
BY_VISITS: Final = 0.2  # the part of choices drawn by visits; else the most visited is taken
NOISE: Final = 0.2  # the part of the root's priors that is noise
OTHER_TABLE: Final = 8  # one game in so many is played by other options of the table
HAND_EXPLORE: Final = 0.25


@dataclass(frozen=True)
class Practice:
    """How games are played: what two runs must share to add up."""

    game: str
    seats: int
    net: str  # the file, or nothing for the hand-made judge
    fast: int  # iterations of most decisions
    full: int  # iterations of those that are kept
    kept: float = 0.3  # the part of decisions that is kept
    explore: float = 0.8
    shared: int = 4
    cut: int = 6  # of playouts, where the hand-made judge plays
    seed: int = 1

    def head(self) -> dict[str, Any]:
        """The same as plain data; the net is told by its numbers, not by where it lies."""
        return {**asdict(self), "net": self.check(), "rules": find(self.game).rules}

    def check(self) -> str:
        """The numbers of the net in short."""
        return f"{crc32(Path(self.net).read_bytes()):08x}" if self.net else "hand"


class SelfPlayer:
    """One process of self-play: a game, a plan, and what is needed to play one number after another."""

    def __init__(self, practice: Practice) -> None:
        self.practice = practice
        self.game: Game = find(practice.game)
        net: Learned | None = None
        if practice.net:
            net = load(self.game, practice.seats, Path(practice.net))
        if net is None:
            self.plan = Plan(judge_of(self.game), HAND_EXPLORE, practice.cut, True, shared=practice.shared)
        else:
            self.plan = Plan(explore=practice.explore, net=net, shared=practice.shared)

    def play(self, number: int) -> dict[str, Any]:
        """The game of a number: its actions, and of each kept decision the root's values and visits."""
        practice = self.practice
        chance = Chance(mix(wrap(mix(practice.seed) ^ (number + 1))))
        options = self.table(chance)
        key = int(chance.draw())
        state = self.game.setup(practice.seats, key, options)
        stray = STRAY[1 if chance.below(WILD) == 0 else 0]
        actions: list[int] = []
        looks: list[list[Any]] = []
        while choices := legal(state):
            chosen = choices[0]
            if len(choices) > 1:
                if uniform(chance) < stray:
                    chosen = choices[chance.below(len(choices))]
                else:
                    kept = uniform(chance) < practice.kept
                    seat = turn(state)
                    search = Search(self.game, self.game.view(state, seat), seat, chance, self.plan)
                    if self.plan.net is not None:
                        search.stir(NOISE, [gamma(chance) for _ in choices])
                    search.run(Budget(practice.full if kept else practice.fast), hurry=not kept)
                    visits = [visited(search, choice) for choice in choices]
                    if kept:
                        values = [round(share, 4) for share in search.root.expected(practice.seats)]
                        told = [[choices[at].index, visits[at]] for at in range(len(choices))]
                        looks.append([len(actions), values, told])
                    chosen = choices[picked(visits, chance)]
            actions.append(chosen.index)
            push(state, chosen)
        outcome = self.game.outcome(state)
        assert outcome is not None
        return {
            "number": number,
            "key": key,
            "options": options,
            "ranks": outcome.ranks,
            "scores": outcome.scores,
            "actions": actions,
            "looks": looks,
        }

    def table(self, chance: Chance) -> dict[str, str]:
        """The options of the table: now and then others than the usual ones."""
        chosen: dict[str, str] = {}
        if chance.below(OTHER_TABLE) == 0:
            for name, values in self.game.options.items():
                chosen[name] = values[chance.below(len(values))]
        return self.game.settled(chosen)


def uniform(chance: Chance) -> float:
    """From 0 to 1, neither of them."""
    return (float(chance.below(SCALE)) + 0.5) / float(SCALE)


def gamma(chance: Chance) -> float:
    """A draw for Dirichlet noise of 1/2: the square of a normal draw (Box and Muller)."""
    normal = sqrt(-2.0 * log(uniform(chance))) * cos(2.0 * pi * uniform(chance))
    return normal * normal + 1e-6


def visited(search: Search, option: Action) -> int:
    """How often the search tried an option."""
    node = search.root.child(option, search.seat)
    return int(node.visits) if node is not None else 0


def picked(visits: list[int], chance: Chance) -> int:
    """The most visited option, or now and then one drawn by visits."""
    total = sum(visits)
    if total and uniform(chance) < BY_VISITS:
        left = chance.below(total)
        for at in range(len(visits)):
            left -= visits[at]
            if left < 0:
                return at
    best = 0
    for at in range(len(visits)):
        if visits[at] > visits[best]:
            best = at
    return best


_player: list[SelfPlayer] = []  # of this process


def one(practice: dict[str, Any], check: str, number: int) -> dict[str, Any]:
    """The game of a number, as a process that is asked for several of them plays it; `check` is the net's."""
    how = Practice(**practice)
    if not _player or _player[0].practice != how:
        if how.check() != check:
            raise ValueError(f"{how.net} is another net here than where the games are kept")
        _player[:] = [SelfPlayer(how)]
    return _player[0].play(number)


def stored_games(path: Path) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    """How the games of a file were played, and the games, each once; a line that a crash tore is passed over."""
    head: dict[str, Any] | None = None
    found: dict[int, dict[str, Any]] = {}
    if path.exists():
        for line in path.read_bytes().splitlines():
            try:
                game = msgspec.json.decode(line)
            except msgspec.DecodeError:
                continue
            if "practice" in game:
                head = game["practice"]
            elif "number" in game:
                found.setdefault(game["number"], game)
    return head, list(found.values())


def run(practice: Practice, games: int, seconds: float, path: Path, spread: Spread, told: Callable[[int], None]) -> int:
    """Play until so many games are stored, earlier ones counted in, or the time is up; how many there are.

    ValueError if the file's games were played in another way: they would not add up.
    """
    head, lines = stored_games(path)
    if head is None:
        head = msgspec.json.decode(msgspec.json.encode(practice.head()))
        store(path, {"practice": head})
    if head != practice.head():
        odd = [name for name, value in practice.head().items() if head.get(name) != value]
        raise ValueError(f"{path} holds games played otherwise ({', '.join(odd)}): name another file")
    done = {line["number"] for line in lines}
    count = len(done)
    told(count)
    for line in spread(one, timely(practice, missing(games, done), monotonic() + seconds)):
        store(path, line)
        count += 1
        told(count)
    return count


def missing(games: int, done: set[int]) -> Iterator[int]:
    """The numbers still to be played. A function: compiled, an expression would list them all at once."""
    for number in range(games):
        if number not in done:
            yield number


def timely(practice: Practice, numbers: Iterator[int], until: float) -> Iterator[list[Any]]:
    """The pieces of work; none is begun after the time is up."""
    plain, check = asdict(practice), practice.check()
    for number in numbers:
        if monotonic() >= until:
            return
        yield [plain, check, number]
