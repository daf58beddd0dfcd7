"""What the tests of bots play with: games by bots, a game that is watched, and bots that misbehave."""

import time
from typing import Any

from parlour.bots.bot import Bot
from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find
from parlour.core.words import Action, Outcome, Seat, State, Viewer

WORLDS_FAIR = find("worlds_fair")


class Watched(Game):
    """Another game, with every view it was asked to guess from."""

    def __init__(self, game: Game) -> None:
        super().__init__(
            game.id,
            game.prefix,
            game.rules,
            game.seats,
            game.actions,
            game.words,
            game.reasons,
            game.endings,
            game.sources,
            game.options,
            game.longest,
            secrets=game.secrets,
            open_points=game.open_points,
            facts=game.facts_kind,
        )
        self.game = game
        self.codec = Codec(game)
        self.guessed_from: list[Any] = []

    def view(self, state: State, viewer: Viewer) -> State:
        return self.game.view(state, viewer)

    def guess(self, view: State, viewer: Viewer, chance: Chance) -> State:
        self.guessed_from.append(self.codec.pack(view))
        return self.game.guess(view, viewer, chance)

    def standing(self, state: State) -> list[int]:
        return self.game.standing(state)

    def outcome(self, state: State) -> Outcome | None:
        return self.game.outcome(state)

    def near_end(self, state: State) -> bool:
        return self.game.near_end(state)


class Crashing(Bot):
    """Raises at every choice."""

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        raise ZeroDivisionError("as it always does")


class Sleeping(Bot):
    """Never answers in time."""

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        time.sleep(60)
        return options[0]


class Cheating(Bot):
    """Chooses what is not an option."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        return next(action for action in self.game.actions if action not in options)


def crashing(game: Game, chance: Chance) -> Bot:
    return Crashing()


def sleeping(game: Game, chance: Chance) -> Bot:
    return Sleeping()


def cheating(game: Game, chance: Chance) -> Bot:
    return Cheating(game)


def halfhearted(game: Game, chance: Chance) -> None:
    """Makes no bot."""


def halfway(game: Game, seats: int, seed: int, choices: int) -> State:
    """A random game, so many actions old."""
    state = game.setup(seats, key_of(seed), {})
    chance = Chance(seed)
    for _ in range(choices):
        options = legal(state)
        push(state, options[chance.below(len(options))])
    return state


def at_step(game: Game, seats: int, step: str) -> State:
    """The first position of random play at which this step asks and leaves a choice."""
    for seed in range(50):
        state = game.setup(seats, key_of(seed), {})
        chance = Chance(seed)
        while options := legal(state):
            if type(state.agenda[-1]).__name__ == step and len(options) > 1:
                return state
            push(state, options[chance.below(len(options))])
    raise AssertionError(f"no {step} in random play")


def finish(game: Game, state: State, bots: list[Bot]) -> Outcome:
    """Play to the end."""
    while options := legal(state):
        seat = turn(state)
        push(state, bots[seat].choose(game.view(state, seat), seat, options))
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome
