"""What is measured: random play of whole games, one after another, ours and the peers', all driven alike.

Every loop asks for what is legal, picks by the same cheap generator and applies it. A decision is a choice
among two or more options: forced moves and chance cost their time and are not counted, ours or theirs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module  # the peers are untyped, and live in the benchmark's own environment only
from random import Random
from time import perf_counter, process_time
from typing import Any

Play = Callable[[], float]  # plays one whole game (or makes one search): its decisions (or simulations)

SEED = 1893
SIMULATIONS = 500  # a search
CUT = 8  # choices of a playout cut short, where no level cuts them


@dataclass(frozen=True)
class Measure:
    """One row of the table."""

    key: str
    who: str
    what: str
    how: str
    open: Callable[[], Play]
    unit: str = "decisions"
    whole: str = "games"
    ours: bool = False


@dataclass(frozen=True)
class Sample:
    """What one run of a measure gave."""

    count: float
    whole: int
    elapsed: float
    share: float  # of the core's time, the part this process had

    @property
    def rate(self) -> float:
        """By the processor's time: what else the machine does takes less away from it."""
        return self.count / (self.elapsed * self.share)


def measure(play: Play, seconds: float) -> Sample:
    """Whole games for at least so many seconds."""
    count = 0.0
    whole = 0
    busy = process_time()
    start = perf_counter()
    while True:
        count += play()
        whole += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return Sample(count, whole, elapsed, (process_time() - busy) / elapsed)


def spiel(name: str) -> Play:
    """OpenSpiel as its guide drives it: chance is drawn by the probabilities it tells."""
    game = import_module("pyspiel").load_game(name)
    rand = Random(SEED).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = rand()
                for action, probability in state.chance_outcomes():
                    left -= probability
                    if left < 1e-9:  # never past the last, however the sum was rounded
                        state.apply_action(action)
                        break
                continue
            options = state.legal_actions()
            n = len(options)
            if n > 1:
                decisions += 1
                state.apply_action(options[int(rand() * n)])
            else:
                state.apply_action(options[0])
        return decisions

    return play


def spiel_even(name: str) -> Play:
    """OpenSpiel at its quickest, for games whose chance is even: one pick serves chance and players.

    Each peer's loop is written out: to share one would be to measure calls that nobody who drives them makes.
    """
    game = import_module("pyspiel").load_game(name)
    rand = Random(SEED).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while options := state.legal_actions():
            n = len(options)
            if n > 1:
                if not state.is_chance_node():
                    decisions += 1
                state.apply_action(options[int(rand() * n)])
            else:
                state.apply_action(options[0])
        return decisions

    return play


def spiel_inside(name: str) -> Play:
    """OpenSpiel's own loop and random bots in C++; decisions: the mean of driven games, as it counts none."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    driven = spiel(name)
    mean = sum(driven() for _ in range(1000)) / 1000
    rand = Random(SEED).random

    def play() -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, int(rand() * (1 << 30)))
        return mean

    return play


def spiel_search(name: str) -> Play:
    """OpenSpiel's ISMCTS in C++, one random playout a simulation, at the decisions of random games."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rand = Random(SEED).random
    bot = pyspiel.ISMCTSBot(
        SEED,
        pyspiel.RandomRolloutEvaluator(1, SEED),
        2.0**0.5,
        SIMULATIONS,
        -1,  # any number of worlds
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        True,  # worlds may differ in what is legal
    )
    state = game.new_initial_state()

    def play() -> int:
        nonlocal state
        while True:
            options = state.legal_actions()
            if not options:
                state = game.new_initial_state()
                continue
            searched = len(options) > 1 and not state.is_chance_node()
            if searched:
                bot.step(state)
            state.apply_action(options[int(rand() * len(options))])
            if searched:
                return SIMULATIONS

    return play


def catan() -> Play:
    """Four random players, unchecked like our `push`, to ten points or catanatron's own limit of turns."""
    engine = import_module("catanatron.game")
    player = import_module("catanatron.models.player")
    rand = Random(SEED).random
    seed = SEED

    def play() -> int:
        nonlocal seed
        seed += 1
        game = engine.Game([player.RandomPlayer(colour) for colour in player.Color], seed=seed)
        state = game.state
        decisions = 0
        while game.winning_color() is None and state.num_turns < engine.TURNS_LIMIT:
            options = state.playable_actions
            n = len(options)
            if n > 1:
                decisions += 1
                game.execute(options[int(rand() * n)], validate_action=False)
            else:
                game.execute(options[0], validate_action=False)
        return decisions

    return play


def pettingzoo(make: str) -> Play:
    """PettingZoo's turn by turn environment: `last` for the mask, `step` for the move."""
    env = getattr(import_module("pettingzoo.classic.connect_four_v3"), make)()
    flatnonzero = import_module("numpy").flatnonzero
    rand = Random(SEED).random

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return decisions
            options: list[int] = flatnonzero(seen["action_mask"]).tolist()
            n = len(options)
            if n > 1:
                decisions += 1
            env.step(options[int(rand() * n)])

    return play


def _table(name: str) -> tuple[Any, int]:
    """Our game of that name, and four seats where it has them."""
    game = import_module("parlour.games").find(name)
    return game, 4 if 4 in game.seats else max(game.seats)


def parlour(name: str) -> Play:
    """Ours, driven from Python."""
    game, seats = _table(name)
    engine = import_module("parlour.core.engine")
    legal, push = engine.legal, engine.push
    rand = Random(SEED).random
    key = SEED

    def play() -> int:
        nonlocal key
        key += 1
        state = game.setup(seats, key, {})
        decisions = 0
        while options := legal(state):
            n = len(options)
            if n > 1:
                decisions += 1
                push(state, options[int(rand() * n)])
            else:
                push(state, options[0])
        return decisions

    return play


def parlour_inside(name: str) -> Play:
    """Ours, each playout inside the compiled code."""
    return _playouts(*_table(name))


def parlour_inside_two(name: str) -> Play:
    """The same with two seats."""
    return _playouts(_table(name)[0], 2)


def _playouts(game: Any, seats: int) -> Play:
    playout = import_module("parlour.bots.random").playout
    chance = import_module("parlour.core.chance").Chance(SEED)
    key = SEED

    def play() -> int:
        nonlocal key
        key += 1
        decisions: int = playout(game.setup(seats, key, {}), chance)
        return decisions

    return play


def parlour_search(name: str) -> Play:
    """Ours, ISMCTS with whole random playouts for two players, at the first decision of one game after another."""
    return _searches(name, import_module("parlour.bots.plan").Plan())


def parlour_cut(name: str) -> Play:
    """The same as the strongest level without a net: its judge orders moves, guides playouts and may cut them short."""
    game = import_module("parlour.games").find(name)
    chance = import_module("parlour.core.chance").Chance(SEED)
    plan = import_module("parlour.bots.levels").make(game, "old5", chance).plan
    return _searches(name, plan if plan.cut >= 0 else import_module("parlour.bots.plan").Plan(plan.judge, cut=CUT))


def _searches(name: str, plan: Any) -> Play:
    game = import_module("parlour.games").find(name)
    search = import_module("parlour.bots.ismcts").Search
    chance = import_module("parlour.core.chance").Chance(SEED)
    budget = import_module("parlour.bots.plan").Budget(SIMULATIONS)
    key = SEED

    def play() -> int:
        nonlocal key
        key += 1
        state = game.setup(2, key, game.settled({}))
        seat = state.agenda[-1].seat
        search(game, game.view(state, seat), seat, chance, plan).run(budget, hurry=False)
        return SIMULATIONS

    return play


FROM_PYTHON = "driven from Python"

PEERS = [
    Measure("hearts", "OpenSpiel", "hearts", FROM_PYTHON, lambda: spiel("hearts")),
    Measure("hearts_even", "OpenSpiel", "hearts", "from Python, even deal assumed", lambda: spiel_even("hearts")),
    Measure("hearts_inside", "OpenSpiel", "hearts", "whole games in C++", lambda: spiel_inside("hearts")),
    Measure("gin_rummy", "OpenSpiel", "gin_rummy", FROM_PYTHON, lambda: spiel("gin_rummy")),
    Measure("backgammon", "OpenSpiel", "backgammon", FROM_PYTHON, lambda: spiel("backgammon")),
    Measure("catan", "catanatron", "Catan", FROM_PYTHON, catan),
    Measure("connect_four", "PettingZoo", "connect_four", "raw environment", lambda: pettingzoo("raw_env")),
    Measure("connect_four_env", "PettingZoo", "connect_four", "usual wrappers", lambda: pettingzoo("env")),
    Measure(
        "gin_rummy_search",
        "OpenSpiel",
        "gin_rummy",
        "ISMCTS in C++",
        lambda: spiel_search("gin_rummy"),
        "simulations",
        "searches",
    ),
]


WAYS = {
    "python": (FROM_PYTHON, parlour, "decisions", "games"),
    "inside": ("whole games compiled", parlour_inside, "decisions", "games"),
    "inside_two": ("whole games compiled, two seats", parlour_inside_two, "decisions", "games"),
    "search": ("ISMCTS, two players", parlour_search, "simulations", "searches"),
    "cut": ("ISMCTS, playouts cut short", parlour_cut, "simulations", "searches"),
}


def ours(game: str, way: str) -> Measure:
    """Our own row for a game and a way to run it."""
    how, begin, unit, whole = WAYS[way]
    return Measure(f"{game}:{way}", "Parlour", game, how, lambda: begin(game), unit, whole, ours=True)
