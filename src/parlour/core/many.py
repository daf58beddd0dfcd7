"""Many games of one kind side by side, a choice in each at a time: the loop that is compiled."""

from typing import Final

from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.features import MOST_FEATURES, Encoder, FeaturesFound, unpacked
from parlour.core.game import Game
from parlour.core.row import Row, rows
from parlour.core.words import NOBODY, Action, Seat, State

SEEDS: Final = 0x7FFFFFFFFFFFFFFF  # bits of a key that a deal is drawn with
ANY_WORLD: Final = 1893  # the chance by which a world is guessed: all of them tell the same here


def streams(seed: int, first: int, count: int) -> list[Chance]:
    """The chance by which each of some games is dealt, again and again: its own, whoever plays the others."""
    drawn = Chance(key_of(seed))
    for _ in range(first):
        drawn.draw()
    return [Chance(drawn.draw()) for _ in range(count)]


def has(options: list[Action], action: Action) -> bool:
    """Whether an action is one of these. Equal ones are identical: `in` would ask each of the others."""
    for option in options:  # noqa: SIM110 - compiled, a generator is slower
        if option is action:
            return True
    return False


class Telling:
    """What a seat may know, as features: never more than its view says."""

    def __init__(self, game: Game, encoder: Encoder) -> None:
        self.game = game
        self.encoder = encoder
        self.hides = False
        self.deduces = False
        self.hidden = [False] * encoder.features
        for part in encoder.parts:
            self.deduces = self.deduces or part.deduced
            if part.hidden:
                self.hides = True
                for feature in range(part.start, part.start + part.size):
                    self.hidden[feature] = True

    def of_view(self, view: State, seat: Seat) -> bytes:
        """The features of a view; what follows from it though it has blanks there is told by any world behind it."""
        if not self.deduces or not view.agenda:
            return self.encoder.packed(view, seat)
        world = self.game.guess(view, seat, Chance(ANY_WORLD))
        if not self.hides:
            return self.encoder.packed(world, seat)
        found = FeaturesFound()
        for feature in unpacked(self.encoder.packed(world, seat)):
            if not self.hidden[feature]:
                found.add(feature)
        for feature in unpacked(self.encoder.packed(view, seat)):
            if self.hidden[feature]:
                found.add(feature)
        return found.packed()

    def of_state(self, state: State, seat: Seat, found: FeaturesFound) -> bytes:
        """The same of a game that goes on. Where no part rests on a secret, or the encoder knows them, no view is made.

        `found` is room to find them in, whatever was found there before.
        """
        found.clear()
        if state.agenda:
            if not self.hides:
                self.encoder.find(state, seat, found)
                return found.packed()
            if not self.deduces and self.encoder.find_known(state, seat, found):
                return found.packed()
        return self.of_view(self.game.view(state, seat), seat)


class Games:
    """So many games. One that is over is dealt anew at once; its last state is kept until the next step."""

    def __init__(self, game: Game, seats: int, settings: dict[str, str], chances: list[Chance]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.chances = chances  # a game's own, by which it is dealt
        self.states: list[State] = []
        self.options: list[list[Action]] = []
        self.turns: list[Seat] = []  # who chooses in each game,
        self.counts: list[int] = []  # and from how many options
        self.ended: list[int] = []  # which games ended by the last step,
        self.ends: list[State] = []  # and their last states
        self.telling: Telling | None = None  # with `tells`: how games are told
        self.numbers: list[Row] = []
        self.features: list[bytes] = []  # of every game, as whoever chooses there may know them: two bytes each
        self.allowed: list[bytes] = []  # its options by their numbers, which depend on who chooses; two bytes each
        self._found = FeaturesFound()
        for at in range(len(chances)):
            state = self.dealt(at)
            options = legal(state)
            self.states.append(state)
            self.options.append(options)
            self.turns.append(turn(state))
            self.counts.append(len(options))

    def dealt(self, at: int) -> State:
        """A game's next deal."""
        return self.game.setup(self.seats, self.chances[at].draw() & SEEDS, self.settings)

    def unplaced(self, places: list[int]) -> int:
        """The first game that has no option at its place; -1 if all have."""
        for at in range(len(self.counts)):
            if not 0 <= places[at] < self.counts[at]:
                return at
        return -1

    def choose(self, places: list[int]) -> int:
        """In every game the option at a place of its list. If one has none there nothing is played: which, or -1."""
        wrong = self.unplaced(places)
        if wrong < 0:
            self.go_by_place(places)
        return wrong

    def go_by_place(self, places: list[int]) -> None:
        """The same where `unplaced` has looked already."""
        self.ended = []
        self.ends = []
        for at in range(len(places)):
            self.take(at, self.options[at][places[at]])

    def named(self, numbers: list[int], back: list[list[Action]]) -> list[Action]:
        """The action of a number in every game, by the seat that chooses there; IndexError for a number of none."""
        return [back[self.turns[at]][numbers[at]] for at in range(len(self.turns))]

    def illegal(self, actions: list[Action]) -> int:
        """The first game in which an action is not among the options; -1 if all are."""
        for at in range(len(self.options)):
            if not has(self.options[at], actions[at]):
                return at
        return -1

    def play(self, actions: list[Action]) -> int:
        """In every game an action. Where one is not among the options nothing is played at all: which game, or -1."""
        wrong = self.illegal(actions)
        if wrong < 0:
            self.go(actions)
        return wrong

    def go(self, actions: list[Action]) -> None:
        """The same where `illegal` has looked already."""
        self.ended = []
        self.ends = []
        for at in range(len(actions)):
            self.take(at, actions[at])

    def take(self, at: int, action: Action) -> None:
        """Play in one game, and see what may be chosen next, or that it is over."""
        state = self.states[at]
        push(state, action)
        seat = turn(state)
        if seat == NOBODY:
            self.ended.append(at)
            self.ends.append(state)
            state = self.dealt(at)
            self.states[at] = state
            seat = turn(state)
        options = legal(state)
        self.options[at] = options
        self.turns[at] = seat
        self.counts[at] = len(options)
        self.tell(at)

    def tells(self, telling: Telling, numbers: list[list[int]]) -> None:
        """From now on tell every game after each step, while it is at hand; `numbers` are by seat, then by action.

        ValueError if one of the numbers has no room in the two bytes that tell it.
        """
        for told in numbers:
            if told and max(told) >= MOST_FEATURES:
                raise ValueError(
                    f"{self.game.id}: there is no room for action {max(told)}; at most {MOST_FEATURES - 1}"
                )
        self.telling = telling
        self.numbers = rows(numbers)
        self.features = [b""] * len(self.states)
        self.allowed = [b""] * len(self.states)
        for at in range(len(self.states)):
            self.tell(at)

    def tell(self, at: int) -> None:
        """Find what there is to tell of one game, if anything is told."""
        telling = self.telling
        if telling is None:
            return
        seat = self.turns[at]
        self.features[at] = telling.of_state(self.states[at], seat, self._found)
        numbers = self.numbers[seat]
        found = self._found
        found.clear()
        for action in self.options[at]:
            found.add(numbers[action.index])
        self.allowed[at] = found.packed()
