"""Features: a state as numbers, for players that learn.

An encoder turns a state (or a view, which is a state) into a list of feature numbers, from 0 on; one that stands in the
list n times counts n. Everything is said relative to one seat, the others following in turn order, so that what is
learned at one seat holds at every other. Features come in named parts: `Encoder.parts` is their table.

Nets and arrays ask for hundreds of features a position, and thousands of positions a second: features are found into
bytes, two each, and become Python's numbers only where somebody reads them (decision 49).
"""

from struct import unpack
from typing import Final, final

from mypy_extensions import i16, i64, mypyc_attr

from parlour.core.listed import ListedFeatures
from parlour.core.row import COMPILED
from parlour.core.words import Action, Seat, State

if COMPILED:
    from librt.strings import BytesWriter, write_i16_le

COUNT: Final = "count"  # each feature says how much there is of its thing
ONE: Final = "one"  # along the last axis one counts, and its place is the number; where none does, it is not known
STEPS: Final = "steps"  # along the last axis as many count as the number is, from the first on
MOST_FEATURES: Final = 1 << 15  # of an encoder: what two bytes hold, less the sign
WIDTH: Final = 2  # bytes of a feature's number


@final
class FeaturesFound:  # pragma: no cover - plain another stands for it, below
    """Feature numbers in the order in which they are found. Plain, they are a list."""

    def __init__(self) -> None:
        self._written = BytesWriter()

    def __len__(self) -> int:
        return len(self._written) // WIDTH

    def add(self, feature: i64) -> None:
        """One more; what counts n is added n times."""
        write_i16_le(self._written, i16(feature))

    def add_packed(self, packed: bytes) -> None:
        """Some that were packed before."""
        self._written.write(packed)

    def clear(self) -> None:
        """None any more."""
        self._written.truncate(0)

    def packed(self) -> bytes:
        """Two bytes each, the lower first, as nets and arrays read them."""
        return self._written.getvalue()

    def numbers(self) -> list[int]:
        """The same as Python's numbers."""
        return unpacked(self._written.getvalue())


if not COMPILED:
    globals()["FeaturesFound"] = ListedFeatures


def unpacked(packed: bytes) -> list[int]:
    """The numbers that bytes hold, two each."""
    return list(unpack(f"<{len(packed) // WIDTH}h", packed))


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
        own: bool = False,
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
        self.own = own  # of what is hidden: along the first axis the first is of the looker, who knows it whole
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
        if self.features > MOST_FEATURES:
            raise ValueError(f"{self.features} features are too many; at most {MOST_FEATURES}")

    def start(self, name: str) -> int:
        """The first feature of a part."""
        return self._starts[name]

    def find(self, state: State, seat: Seat, found: FeaturesFound) -> None:
        """Add the features of a state, as the seat would tell it if nothing were hidden from it."""
        raise NotImplementedError

    def find_known(self, state: State, seat: Seat, found: FeaturesFound) -> bool:
        """Add what the seat's view would tell, and make none; False, and nothing is added, if this encoder cannot."""
        return False

    def packed(self, state: State, seat: Seat) -> bytes:
        """The features of a state, as the seat would tell it, two bytes each."""
        found = FeaturesFound()
        self.find(state, seat, found)
        return found.packed()

    def encode(self, state: State, seat: Seat) -> list[int]:
        """The same as a list."""
        found = FeaturesFound()
        self.find(state, seat, found)
        return found.numbers()

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


def clip(value: i64, least: i64, most: i64) -> i64:
    """The value, brought between two others."""
    return least if value < least else (most if value > most else value)
