"""Features: a state as numbers, for players that learn.

An encoder turns a state (or a view, which is a state) into a list of feature numbers, from 0 on; one that stands in the
list n times counts n. Everything is said relative to one seat, the others following in turn order, so that what is
learned at one seat holds at every other. Features come in named parts: `Encoder.parts` is their table.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from parlour.core.words import Action, Seat, State

COUNT: Final = "count"  # each feature says how much there is of its thing
ONE: Final = "one"  # along the last axis one counts, and its place is the number; where none does, it is not known
STEPS: Final = "steps"  # along the last axis as many count as the number is, from the first on


class Part:
    """Some features that belong together: their axes, what they say, and how a number is read from them."""

    def __init__(
        self,
        name: str,
        shape: list[int],
        told: str,
        way: str = COUNT,
        least: int = 0,
        hidden: bool = False,
        deduced: bool = False,
    ) -> None:
        self.name = name
        self.shape = shape
        self.size = 1
        for length in shape:
            self.size *= length
        self.told = told
        self.way = way
        self.least = least  # of ONE: the number that the first place says
        self.hidden = hidden  # whether it rests on what some seat may not know: in guessed worlds it differs
        self.deduced = deduced  # whether a view has blanks where it looks, though what is there follows from the rest
        self.start = 0  # the number of its first feature


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Of one game at one number of seats. A change of what any feature means is a new version."""

    def __init__(self, version: int, seats: int, actions: int, parts: list[Part]) -> None:
        self.version = version
        self.seats = seats
        self.actions = actions  # how many action numbers there are
        self.parts = parts
        self.features = 0
        self._starts: dict[str, int] = {}
        for part in parts:
            part.start = self.features
            self._starts[part.name] = part.start
            self.features += part.size
        if len(self._starts) != len(parts):
            raise ValueError("two parts have the same name")

    def start(self, name: str) -> int:
        """The first feature of a part."""
        return self._starts[name]

    def encode(self, state: State, seat: Seat) -> list[int]:
        """The features of a state, as the seat would tell it."""
        raise NotImplementedError

    def number(self, action: Action, seat: Seat) -> int:
        """The number of an action, as the seat would tell it: where an action names a seat, that is relative too."""
        return action.index

    def part_of(self, feature: int) -> Part:
        """The part a feature belongs to."""
        for part in self.parts:
            if part.start <= feature < part.start + part.size:
                return part
        raise ValueError(f"there is no feature {feature}; there are {self.features}")

    def pairs(self, state: State, seat: Seat) -> list[tuple[int, int]]:
        """Each feature that counts, once, and how much it counts."""
        counts: dict[int, int] = {}
        for feature in self.encode(state, seat):
            counts[feature] = counts.get(feature, 0) + 1
        return sorted(counts.items())

    def spread(self, state: State, seat: Seat) -> list[int]:
        """The same as a fixed array: every feature's count."""
        found = [0] * self.features
        for feature in self.encode(state, seat):
            found[feature] += 1
        return found


def clip(value: int, least: int, most: int) -> int:
    """The value, brought between two others."""
    return least if value < least else (most if value > most else value)
