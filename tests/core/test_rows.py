"""Numbers into arrays, in C: what a plain loop would write, and never a byte beside."""

from array import array
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(find_spec("parlour.core._rows") is None, reason="plain: there is no C here")


def packed(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(2, "little") for number in numbers)


def rows() -> Any:
    """The module, where it was compiled."""
    return import_module("parlour.core._rows")


def test_rows_say_how_often_each_number_of_theirs_is_there() -> None:
    into = bytearray(b"\xff" * 12)
    rows().count(into, 4, [packed(3, 0, 3), b"", packed(*[1] * 200)])
    assert list(into) == [1, 0, 0, 2, 0, 0, 0, 0, 0, 127, 0, 0]


def test_numbers_of_32_bits() -> None:
    into = array("i", [9, 9, 9])
    rows().put(into, [-1, 0, 2**31 - 1])
    assert into.tolist() == [-1, 0, 2**31 - 1]


@pytest.mark.parametrize("number", [4, 256, 2**15, 2**16 - 1])
def test_no_number_is_written_outside_its_row(number: int) -> None:
    into = bytearray(8)
    with pytest.raises(ValueError, match=f"row 0: {number} is not from 0 to 3"):
        rows().count(into, 4, [packed(number), packed(0)])
    assert not any(into)


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="8 bytes are not 3 rows of 4"):
        rows().count(bytearray(8), 4, [b"", b"", b""])
    with pytest.raises(ValueError, match="8 bytes are not 1 rows of 0"):
        rows().count(bytearray(8), 0, [b""])
    for wrong in ([1], b"\x01", "12", bytearray(2)):
        with pytest.raises(TypeError, match="row 1 is not bytes of numbers"):
            rows().count(bytearray(8), 4, [b"", wrong])
    with pytest.raises(TypeError):
        rows().count(b"1234", 4, [b""])  # not to be written
    with pytest.raises(ValueError, match="4 bytes are not 2 numbers"):
        rows().put(array("i", [1]), [1, 2])
    with pytest.raises((ValueError, OverflowError), match=r"32 bits|too large"):
        rows().put(array("i", [1]), [2**40])
