"""Types of Python as TypeScript spells them."""

import types
from collections.abc import Iterable
from dataclasses import is_dataclass
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
    if isinstance(kind, type) and issubclass(kind, tuple):  # a named one: on the wire it is a list
        return "[" + ", ".join(f"{name}: {spelled(part)}" for name, part in get_type_hints(kind).items()) + "]"
    if is_record(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return str(kind.__name__)
    raise TypeError(f"no TypeScript for {kind}")


def is_record(kind: Any) -> bool:
    """Whether a type has fields by name on the wire."""
    return is_typeddict(kind) or (isinstance(kind, type) and is_dataclass(kind))


def fields(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a record: the type of each, and whether it may be left out."""
    found: dict[str, tuple[Any, bool]] = {}
    for name, part in get_type_hints(kind, include_extras=True).items():
        inside = get_args(part)
        if get_origin(part) is NotRequired:
            found[name] = (inside[0], True)
        elif is_dataclass(kind) and type(None) in inside:  # what has no value is not told
            found[name] = (Union[tuple(one for one in inside if one is not type(None))], True)  # noqa: UP007
        else:
            found[name] = (part, False)
    return found


def interfaces(kinds: Iterable[Any]) -> list[str]:
    """All records that some types are made of, the inmost first."""
    found: dict[str, str] = {}
    for kind in kinds:
        _gather(kind, found)
    return list(found.values())


def _gather(kind: Any, found: dict[str, str]) -> None:
    for inside in get_args(kind):
        _gather(inside, found)
    if not is_record(kind) or kind.__name__ in found:
        return
    for part, _ in fields(kind).values():
        _gather(part, found)
    found[kind.__name__] = interface(kind.__name__, kind.__doc__ or "", fields(kind))


def interface(name: str, about: str, parts: dict[str, tuple[Any, bool]]) -> str:
    """An interface; what may be left out has a question mark."""
    lines = [f"  {part}{'?' if optional else ''}: {spelled(kind)};" for part, (kind, optional) in parts.items()]
    return "\n".join([*([comment(about)] if about else []), f"export interface {name} {{", *lines, "}", ""])


def comment(text: str) -> str:
    """A docstring as TypeScript has it."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])
