"""Many games of one kind side by side, a choice in each at a time: the loop that is compiled."""

from typing import Final

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.words import NOBODY, Action, Seat, State

SEEDS: Final = 0x7FFFFFFFFFFFFFFF  # bits of a key that a deal is drawn with


class Games:
    """So many games. One that is over is dealt anew at once; its last state is kept until the next step."""

    def __init__(self, game: Game, seats: int, count: int, settings: dict[str, str], chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.chance = chance
        self.states: list[State] = []
        self.options: list[list[Action]] = []
        self.ended: list[int] = []  # which games ended by the last step,
        self.ends: list[State] = []  # and their last states
        for _ in range(count):
            state = self.dealt()
            self.states.append(state)
            self.options.append(legal(state))

    def dealt(self) -> State:
        """The next deal."""
        return self.game.setup(self.seats, self.chance.draw() & SEEDS, self.settings)

    def turns(self) -> list[Seat]:
        """Who chooses in each game."""
        return [turn(state) for state in self.states]

    def counts(self) -> list[int]:
        """How many options there are in each game."""
        return [len(options) for options in self.options]

    def choose(self, places: list[int]) -> int:
        """In every game the option at a place of its list. If one has none there nothing is played: which, or -1."""
        options = self.options
        for at in range(len(options)):
            if not 0 <= places[at] < len(options[at]):
                return at
        self.ended = []
        self.ends = []
        for at in range(len(options)):
            state = self.states[at]
            push(state, options[at][places[at]])
            self.follow(at, state)
        return -1

    def play(self, actions: list[Action]) -> int:
        """In every game an action. Where one is not among the options nothing is played at all: which game, or -1."""
        options = self.options
        for at in range(len(options)):
            if actions[at] not in options[at]:
                return at
        self.ended = []
        self.ends = []
        for at in range(len(options)):
            state = self.states[at]
            push(state, actions[at])
            self.follow(at, state)
        return -1

    def follow(self, at: int, state: State) -> None:
        """See what may be chosen next, or that a game is over."""
        if turn(state) == NOBODY:
            self.ended.append(at)
            self.ends.append(state)
            state = self.dealt()
            self.states[at] = state
        self.options[at] = legal(state)
