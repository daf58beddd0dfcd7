"""Types of Python as TypeScript spells them."""

import types
from enum import IntEnum
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

SIMPLE: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}


def spelled(kind: Any) -> str:
    """A type as TypeScript spells it; a class with members is known by its name."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(msgspec.json.encode(value).decode() for value in inside)
    if origin in (Union, types.UnionType):
        return " | ".join(spelled(one) for one in inside)
    if origin is list:
        one = spelled(inside[0])
        return f"({one})[]" if " | " in one else f"{one}[]"
    if origin is dict:
        return f"Record<{spelled(inside[0])}, {spelled(inside[1])}>"
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return "number"
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return str(kind.__name__)
    raise TypeError(f"no TypeScript for {kind}")


def interfaces(kind: Any) -> list[str]:
    """A typed dictionary and all that it holds, the inmost first."""
    found: dict[str, str] = {}
    _gather(kind, found)
    return list(found.values())


def _gather(kind: Any, found: dict[str, str]) -> None:
    for inside in get_args(kind):
        _gather(inside, found)
    if not is_typeddict(kind) or kind.__name__ in found:
        return
    lines: list[str] = []
    for name, part in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(part) is NotRequired
        part = get_args(part)[0] if optional else part
        _gather(part, found)
        lines.append(f"  {name}{'?' if optional else ''}: {spelled(part)};")
    about = [comment(kind.__doc__)] if kind.__doc__ else []
    found[kind.__name__] = "\n".join([*about, f"export interface {kind.__name__} {{", *lines, "}", ""])


def comment(text: str) -> str:
    """A docstring as TypeScript has it."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])
