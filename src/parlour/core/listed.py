"""What a row of numbers and an agenda are where nothing is compiled: lists, which plain Python is best at."""

from bisect import insort
from struct import pack, unpack
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class ListedRow(list[int]):
    """See `parlour.core.row.Row`."""

    @property
    def numbers(self) -> "ListedRow":
        """For loops."""
        return self

    def reserve(self, many: int) -> None:
        """A list finds its room by itself."""

    def fill(self, many: int, number: int) -> None:
        """One number so many times, instead of what was there."""
        self[:] = [number] * many

    def most(self) -> int:
        """The largest of numbers that are not below 0; 0 of none."""
        return max(0, max(self, default=0))

    def total(self) -> int:
        """All of them together."""
        return sum(self)

    def put_in_order(self, number: int) -> None:
        """One more in a row that has the smaller numbers first, and keeps them so."""
        insort(self, number)

    def swap(self, one: int, other: int) -> None:
        """Two of them change places."""
        self[one], self[other] = self[other], self[one]

    def in_order(self) -> "ListedRow":
        """Another row of the same numbers, the smaller first."""
        return ListedRow(sorted(self))

    def same(self, other: list[int]) -> bool:
        """Whether another row has the same numbers."""
        return self == other

    def copy(self) -> "ListedRow":
        """Another row of the same numbers."""
        return ListedRow(self)

    def listed(self) -> list[int]:
        """The numbers as a list."""
        return list(self)


@mypyc_attr(native_class=False)
class ListedAgenda(list[Any]):
    """See `parlour.core.words.Agenda`."""

    def top(self) -> Any:
        """The step that comes next."""
        return self[-1]

    def begin(self, routine: Any) -> None:
        """Put a routine on top."""
        self.extend(routine.steps)

    def copy(self) -> "ListedAgenda":
        """Another agenda of the same steps."""
        return ListedAgenda(self)

    def listed(self) -> list[Any]:
        """The steps as a list."""
        return list(self)


@mypyc_attr(native_class=False)
class ListedFeatures(list[int]):
    """See `parlour.core.features.FeaturesFound`."""

    add = list.append

    def add_packed(self, packed: bytes) -> None:
        """Some that were packed before."""
        self.extend(unpack(f"<{len(packed) // 2}h", packed))

    def packed(self) -> bytes:
        """Two bytes each, the lower first."""
        return pack(f"<{len(self)}h", *self)

    def numbers(self) -> list[int]:
        """The numbers as a list."""
        return list(self)
