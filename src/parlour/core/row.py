"""A row of numbers, as a state holds its cards, coins and counters: it is used like a list of int, and costs less.

Compiled, the numbers lie side by side as the machine has them, and nothing is made or asked when one is read. Plain, a
row is a list. Like a list it is shared by whoever holds it: a state that is copied has copies of its rows. A copy has
the same numbers as the machine has them, too, until one of both changes: most of what is copied never does.
"""

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.listed import ListedRow

LEAST: Final = -(2**63)  # what a number of 64 bits can be
MOST: Final = 2**63 - 1
ROOM: Final = 4  # numbers more than there are, for which a row that grows makes room at once
COMPILED: Final = not __file__.endswith((".py", ".pyc"))
if COMPILED:
    from librt.vecs import append, extend, pop, vec


@final
@mypyc_attr(acyclic=True)
class Row:  # pragma: no cover - plain another stands for it, below
    """Numbers of 64 bits in order. `numbers` is for loops alone: only the row itself changes it."""

    def __init__(self, like: "Row | None" = None) -> None:
        self.lent: bool = True  # whether the numbers are those of another row too, or have no room yet
        if like is None:
            self.numbers: vec[i64] = vec[i64]()
        else:
            self.numbers = like.numbers
            like.lent = True

    def own(self, more: i64 = 0) -> None:
        """Numbers of its own, and room for some more: before they change."""
        numbers = vec[i64](capacity=len(self.numbers) + more)
        self.numbers = extend(numbers, self.numbers)
        self.lent = False

    def __len__(self) -> int:
        return len(self.numbers)

    def __bool__(self) -> bool:
        return len(self.numbers) > 0

    def __getitem__(self, at: i64) -> i64:
        return self.numbers[at]

    def __setitem__(self, at: i64, number: i64) -> None:
        if self.lent:
            self.own()
        self.numbers[at] = number

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def __contains__(self, number: i64) -> bool:
        return self.count(number) > 0

    def __eq__(self, other: object) -> bool:
        return self.same(other) if isinstance(other, Row) else self.listed() == other

    def __repr__(self) -> str:
        return repr(self.listed())

    def append(self, number: i64) -> None:
        """One more, at the end."""
        if self.lent:
            self.own(ROOM)
        self.numbers = append(self.numbers, number)

    def reserve(self, many: i64) -> None:
        """Room for so many in a row that is empty, so that it need not move while it grows; no other row is changed."""
        if len(self.numbers) == 0:
            self.numbers = vec[i64](capacity=many)
            self.lent = False

    def fill(self, many: i64, number: i64) -> None:
        """One number so many times, instead of what was there."""
        self.numbers = vec[i64]([number] * many)
        self.lent = False

    def extend(self, other: "Row") -> None:
        """All of another row, at the end."""
        if len(other.numbers) == 0:
            return
        if self.lent:
            self.own(len(other.numbers))
        self.numbers = extend(self.numbers, other.numbers)

    def pop(self, at: i64 = -1) -> i64:
        """Take one out, the last if none is named."""
        if self.lent:
            self.own()
        self.numbers, number = pop(self.numbers, at)
        return number

    def clear(self) -> None:
        """Take all of them out; the room for as many stays."""
        if self.lent:
            self.numbers = vec[i64]()
        while len(self.numbers) > 0:
            self.numbers, _last = pop(self.numbers)

    def remove(self, number: i64) -> None:
        """Take out the first of a number; ValueError if it is not there."""
        self.pop(self.index(number))

    def swap(self, one: i64, other: i64) -> None:
        """Two of them change places."""
        if self.lent:
            self.own()
        kept = self.numbers[one]
        self.numbers[one] = self.numbers[other]
        self.numbers[other] = kept

    def put_in_order(self, number: i64) -> None:
        """One more in a row that has the smaller numbers first, and keeps them so."""
        self.append(number)
        at: i64 = len(self.numbers) - 1
        while at > 0 and self.numbers[at - 1] > number:
            self.numbers[at] = self.numbers[at - 1]
            at -= 1
        self.numbers[at] = number

    def in_order(self) -> "Row":
        """Another row of the same numbers, the smaller first."""
        found = Row()
        for number in self.numbers:
            found.put_in_order(number)
        return found

    def index(self, number: i64) -> int:
        """Where a number first stands; ValueError if it does not."""
        for at in range(len(self.numbers)):
            if self.numbers[at] == number:
                return at
        raise ValueError(f"{number} is not in the row")

    def count(self, number: i64) -> int:
        """How often a number stands there."""
        many: i64 = 0
        for found in self.numbers:
            if found == number:
                many += 1
        return many

    def most(self) -> i64:
        """The largest of numbers that are not below 0; 0 of none."""
        largest: i64 = 0
        for number in self.numbers:
            if number > largest:
                largest = number
        return largest

    def total(self) -> i64:
        """All of them together."""
        found: i64 = 0
        for number in self.numbers:
            found += number
        return found

    def same(self, other: "Row") -> bool:
        """Whether another row has the same numbers."""
        if len(self.numbers) != len(other.numbers):
            return False
        for at in range(len(self.numbers)):  # noqa: SIM110 - compiled, a generator is slower
            if self.numbers[at] != other.numbers[at]:
                return False
        return True

    def copy(self) -> "Row":
        """Another row of the same numbers."""
        return Row(self)

    def __copy__(self) -> "Row":
        return Row(self)

    def __deepcopy__(self, memo: object) -> "Row":
        return Row(self)

    def listed(self) -> list[int]:
        """The numbers as a list."""
        found: list[int] = []
        for number in self.numbers:
            found.append(number)
        return found


if not COMPILED:
    globals()["Row"] = ListedRow


def row(numbers: list[int]) -> Row:
    """A row of these numbers."""
    made = Row()
    made.reserve(len(numbers))
    for number in numbers:
        made.append(number)
    return made


def level(many: i64, number: i64) -> Row:
    """A row in which one number stands so many times."""
    made = Row()
    made.fill(many, number)
    return made


def rows(table: list[list[int]]) -> list[Row]:
    """A row of each list."""
    return [row(numbers) for numbers in table]


def levels(rows: int, many: i64, number: i64) -> list[Row]:
    """So many such rows."""
    return [level(many, number) for _ in range(rows)]


def copies(table: list[Row]) -> list[Row]:
    """A copy of each row."""
    return [row.copy() for row in table]
