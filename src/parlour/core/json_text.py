"""JSON there and back. msgspec does it, and is loaded when first asked: half of `import parlour` would be its."""

from typing import Any, Literal


class NotJson(ValueError):
    """Bytes that are no JSON; says where it breaks off."""


def encoded(value: Any, order: Literal["sorted"] | None = None) -> bytes:
    """Plain data as JSON; sorted, the same bytes for the same data."""
    import msgspec

    return msgspec.json.encode(value, order=order)


def decoded(data: bytes | str) -> Any:
    """The plain data of JSON; NotJson says what is wrong."""
    import msgspec

    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise NotJson(str(error)) from None
