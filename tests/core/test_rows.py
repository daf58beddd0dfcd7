"""Numbers into arrays, in C: what a plain loop would write, and never a byte beside."""

from array import array
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(find_spec("parlour.core._rows") is None, reason="plain: there is no C here")


def packed(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(2, "little") for number in numbers)


def lengths(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "little", signed=True) for number in numbers)


def rows() -> Any:
    """The module, where it was compiled."""
    return import_module("parlour.core._rows")


def test_rows_say_how_often_each_number_of_theirs_is_there() -> None:
    into = bytearray(b"\xff" * 12)
    rows().count(into, 4, packed(3, 0, 3, *[1] * 200), lengths(3, 0, 200))
    assert list(into) == [1, 0, 0, 2, 0, 0, 0, 0, 0, 127, 0, 0]
    rows().count(into, 12, b"", lengths(0))
    assert not any(into)
    rows().count(bytearray(), 4, b"", b"")


@pytest.mark.parametrize("number", [4, 256, 2**15, 2**16 - 1])
def test_no_number_is_written_outside_its_row(number: int) -> None:
    into = bytearray(8)
    with pytest.raises(ValueError, match=f"row 0: {number} is not from 0 to 3"):
        rows().count(into, 4, packed(number, 0), lengths(1, 1))
    assert not any(into)


def test_what_does_not_fit_is_refused() -> None:
    for wrong in (lengths(0, 0, 0), lengths(0), lengths(0, 0) + b"\0"):
        with pytest.raises(ValueError, match=r"8 bytes are not . rows of 4"):
            rows().count(bytearray(8), 4, b"", wrong)
    for width in (0, -4, 3):
        with pytest.raises(ValueError, match=f"8 bytes are not 2 rows of {width}"):
            rows().count(bytearray(8), width, b"", lengths(0, 0))
    for many in (lengths(1, 0), lengths(2, 1), lengths(2**31 - 1, 2**31 - 1)):
        with pytest.raises(ValueError, match=r"2 numbers are not the .* of all rows"):
            rows().count(bytearray(8), 4, packed(1, 2), many)
    with pytest.raises(ValueError, match="row 0 has fewer numbers than none"):
        rows().count(bytearray(8), 4, packed(1, 2), lengths(-1, 3))
    with pytest.raises(ValueError, match="two bytes each"):
        rows().count(bytearray(8), 4, b"\0\0\0", lengths(1, 0))
    for wrong_kind in ([1], "12", 3, None):
        with pytest.raises(TypeError):
            rows().count(bytearray(8), 4, wrong_kind, lengths(0, 0))
    with pytest.raises(TypeError):
        rows().count(b"1234", 4, b"", lengths(0))  # not to be written
    into = array("b", [5, 5])
    rows().count(into, 2, packed(1), lengths(1))
    assert into.tolist() == [0, 1]
