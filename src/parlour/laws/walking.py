"""Random games, walked through: what the laws look at."""

from collections.abc import Iterator

from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, play
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.core.words import Action, State, Viewer

Walk = Iterator[tuple[State, Action]]


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every kind of table: each player count with each of the settings."""
    return [(seats, options) for seats in game.seats for options in settings(game)]


def settings(game: Game) -> list[dict[str, str]]:
    """The options of a table as they are by default, and each other value of each option in turn."""
    default = {name: values[0] for name, values in game.options.items()}
    return [default, *({**default, name: value} for name, values in game.options.items() for value in values[1:])]


def viewers(seats: int) -> list[Viewer]:
    """Everybody who may look: a watcher and each seat."""
    return [None, *range(seats)]


def walk(game: Game, seats: int, seed: int, options: dict[str, str]) -> Walk:
    """Every state of a random game, with the action taken there; the game is played by `play`."""
    state = game.setup(seats, key_of(seed), options)
    chance = Chance(key_of(seed ^ 0x5EED))
    while choices := legal(state):
        action = choices[chance.below(len(choices))]
        yield state, action
        state = play(state, action)[0]


def final(game: Game, seats: int, seed: int, options: dict[str, str]) -> State:
    """The last state of the same random game."""
    state = game.setup(seats, key_of(seed), options)
    for before, action in walk(game, seats, seed, options):
        state = play(before, action)[0]
    return state


def sampled(walk: Walk, seed: int, every: int = 7) -> Walk:
    """Some states of a walk: for laws too dear for all of them."""
    for at, pair in enumerate(walk):
        if (at + seed) % every == 0:
            yield pair


def played(game: Game, seats: int, seed: int, options: dict[str, str]) -> Table:
    """A table with the random game played on it."""
    table = Table(game, seats, seed, options)
    for _, action in walk(game, seats, seed, options):
        table.play(action)
    return table
