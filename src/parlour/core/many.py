"""Many games of one kind side by side, a choice in each at a time: the loop that is compiled.

Choices come as bytes of an array, eight a game, and what is told goes as bytes: no object is made for a number.
"""

from struct import pack, unpack_from
from typing import Final, final

from mypy_extensions import i32, i64

from parlour.core.chance import Chance, advance, below, key_of, mix
from parlour.core.engine import legal, push, turn
from parlour.core.features import MOST_FEATURES, Encoder, FeaturesFound, unpacked
from parlour.core.game import Game
from parlour.core.row import COMPILED, Row, level, rows
from parlour.core.words import NOBODY, Action, Outcome, Seat, State

if COMPILED:
    from librt.strings import BytesWriter, read_i64_le, write_i32_le, write_i64_le

SEEDS: Final = 0x7FFFFFFFFFFFFFFF  # bits of a key that a deal is drawn with
ANY_WORLD: Final = 1893  # the chance by which a world is guessed: all of them tell the same here
SAMPLES: Final[i64] = 0x5A3B1E5  # what parts the chance of sampled choices from that of deals
CHOICE: Final = 8  # bytes of a choice


def streams(seed: int, first: int, count: int) -> list[Chance]:
    """The chance by which each of some games is dealt, again and again: its own, whoever plays the others."""
    drawn = Chance(key_of(seed))
    for _ in range(first):
        drawn.draw()
    return [Chance(drawn.draw()) for _ in range(count)]


def choice_at(choices: bytes, at: i64) -> i64:
    """What was chosen in a game: eight bytes, the lower first."""
    if COMPILED:
        return read_i64_le(choices, at * CHOICE)
    chosen: int = unpack_from("<q", choices, at * CHOICE)[0]
    return chosen


def choices_of(numbers: Row) -> bytes:
    """Choices as bytes, eight each."""
    if COMPILED:
        written = BytesWriter()
        for number in numbers.numbers:
            write_i64_le(written, number)
        return written.getvalue()
    return pack(f"<{len(numbers)}q", *numbers)


def halves_of(numbers: Row) -> bytes:
    """Small numbers as bytes, four each."""
    if COMPILED:
        written = BytesWriter()
        for number in numbers.numbers:
            write_i32_le(written, i32(number))
        return written.getvalue()
    return pack(f"<{len(numbers)}i", *numbers)


def place_of(action: Action, options: list[Action]) -> int:
    """Where an action stands among some; -1 if it does not. Equal ones are identical: `index` would ask each."""
    for at in range(len(options)):
        if options[at] is action:
            return at
    return -1


@final
class Numbering:
    """The number of every action at every seat, and the way back."""

    def __init__(self, game: Game, numbers: list[list[int]]) -> None:
        """By seat, then by the action's place in the vocabulary. ValueError if one has no room in two bytes."""
        for told in numbers:
            if told and max(told) >= MOST_FEATURES:
                raise ValueError(f"{game.id}: there is no room for action {max(told)}; at most {MOST_FEATURES - 1}")
        self.of: list[Row] = rows(numbers)
        self.back: list[list[Action]] = []  # seat → number → action
        for told in numbers:
            order = sorted(range(len(told)), key=told.__getitem__)
            self.back.append([game.actions[at] for at in order])


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

    def add(self, state: State, seat: Seat, found: FeaturesFound) -> None:
        """Add the same of a whole state. Where no part rests on secrets, or the encoder knows them, no view is made."""
        if state.agenda:
            if not self.hides:
                self.encoder.find(state, seat, found)
                return
            if not self.deduces and self.encoder.find_known(state, seat, found):
                return
        found.add_packed(self.of_view(self.game.view(state, seat), seat))


@final
class Games:
    """So many games. One that is over is dealt anew at once; how it ended is kept until the next step.

    A step has two parts, so that a wrong choice in one game stops all of them before any is played: `ask`, then `go`.
    """

    def __init__(
        self, game: Game, seats: int, settings: dict[str, str], chances: list[Chance], numbering: Numbering
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.chances = chances  # a game's own, by which it is dealt
        self.numbering = numbering
        self.states: list[State] = []
        self.options: list[list[Action]] = []
        self.turns: Row = level(len(chances), 0)  # who chooses in each game,
        self.counts: Row = level(len(chances), 0)  # and from how many options
        self.ended: list[int] = []  # which games ended by the last step,
        self.outcomes: list[Outcome] = []  # and how
        self.telling: Telling | None = None  # with `tells`: how games are told
        self.lengths: Row = level(len(chances), 0)  # how many features are told of each game
        self._found = FeaturesFound()  # of every game, one after another, as whoever chooses there may know them
        self._allowed = FeaturesFound()  # its options likewise by their numbers, which depend on who chooses
        self._places: Row = level(len(chances), 0)  # what is to be played, once it was asked
        self._drawn: Row = level(len(chances), 0)  # what was sampled last
        self._samples: Row = Row()  # a game's own chance by which choices are sampled
        for at in range(len(chances)):
            self._samples.append(mix(chances[at].key ^ SAMPLES))
            state = self.dealt(at)
            options = legal(state)
            self.states.append(state)
            self.options.append(options)
            self.turns[at] = turn(state)
            self.counts[at] = len(options)

    def dealt(self, at: int) -> State:
        """A game's next deal."""
        return self.game.setup(self.seats, self.chances[at].draw() & SEEDS, self.settings)

    def ask_places(self, choices: bytes) -> int:
        """See whether every game has an option at its place, to be played by `go`: the first that has none, or -1."""
        for at in range(i64(len(self.states))):
            place = choice_at(choices, at)
            if not 0 <= place < self.counts[at]:
                return at
            self._places[at] = place
        return -1

    def ask_numbers(self, choices: bytes) -> int:
        """The same by the number that an action has at whoever chooses: the first that is of no option, or -1."""
        for at in range(i64(len(self.states))):
            number = choice_at(choices, at)
            back = self.numbering.back[self.turns[at]]
            place = place_of(back[number], self.options[at]) if 0 <= number < len(back) else -1
            if place < 0:
                return at
            self._places[at] = place
        return -1

    def go(self) -> None:
        """Play in every game what was asked last, and see what may be chosen next, or that it is over."""
        if self.ended:
            self.ended = []
            self.outcomes = []
        self._found.clear()
        self._allowed.clear()
        for at in range(i64(len(self.states))):
            state = self.states[at]
            push(state, self.options[at][self._places[at]])
            seat = turn(state)
            if seat == NOBODY:
                outcome = self.game.outcome(state)
                assert outcome is not None
                self.ended.append(at)
                self.outcomes.append(outcome)
                state = self.dealt(at)
                self.states[at] = state
                seat = turn(state)
            options = legal(state)
            self.options[at] = options
            self.turns[at] = seat
            self.counts[at] = len(options)
            if self.telling is not None:
                self.tell(at)

    def tells(self, telling: Telling) -> None:
        """From now on tell every game after each step, while it is at hand."""
        self.telling = telling
        self._found.clear()
        self._allowed.clear()
        for at in range(len(self.states)):
            self.tell(at)

    def tell(self, at: i64) -> None:
        """Find what there is to tell of one game."""
        telling = self.telling
        if telling is None:
            return
        found = self._found
        before = len(found)
        seat = self.turns[at]
        telling.add(self.states[at], seat, found)
        self.lengths[at] = len(found) - before
        numbers = self.numbering.of[seat]
        allowed = self._allowed
        for action in self.options[at]:
            allowed.add(numbers[action.index])

    def sampled_places(self) -> bytes:
        """A place among the options of every game, each as likely: choices for `ask_places`."""
        drawn = self._drawn
        for at in range(i64(len(self.states))):
            drawn[at] = self.sampled(at)
        return choices_of(drawn)

    def sampled_numbers(self) -> bytes:
        """The same by the numbers of actions: choices for `ask_numbers`."""
        drawn = self._drawn
        for at in range(i64(len(self.states))):
            drawn[at] = self.numbering.of[self.turns[at]][self.options[at][self.sampled(at)].index]
        return choices_of(drawn)

    def sampled(self, at: i64) -> i64:
        """Any place among the options of a game."""
        key = advance(self._samples[at])
        self._samples[at] = key
        return below(mix(key), self.counts[at])

    def told_turns(self) -> bytes:
        """Who chooses in each game, four bytes each."""
        return halves_of(self.turns)

    def told_counts(self) -> bytes:
        """From how many options, likewise; so many numbers of each game are in `told_allowed`."""
        return halves_of(self.counts)

    def told_lengths(self) -> bytes:
        """How many numbers of each game are in `told_features`, likewise."""
        return halves_of(self.lengths)

    def told_features(self) -> bytes:
        """What is told of the games, one after another, as whoever chooses there may know it: two bytes a feature."""
        return self._found.packed()

    def told_allowed(self) -> bytes:
        """The numbers of their options, one after another, two bytes each."""
        return self._allowed.packed()
