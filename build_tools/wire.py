"""The wire's messages as TypeScript: `python build_tools/wire.py` writes web/src/lib/wire.ts."""

import types
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from parlour.server.wire import asked, readings, told
from parlour.server.wire.asked import Asking
from parlour.server.wire.told import Heard, Saying

WIRE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = "// What is said over the wire. Made from src/parlour/server/wire by build_tools/wire.py: do not edit.\n"
SIMPLE: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}


def written() -> str:
    """The whole file."""
    said: list[type[msgspec.Struct]] = []
    for module in (asked, told, readings):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, (Asking, Saying)) and kind.__module__ == module.__name__:
                said.append(kind)
    heard = " | ".join(kind.__name__ for kind in get_args(Heard))
    parts = [HEAD, *(interface(kind) for kind in said if kind not in (Asking, Saying))]
    parts.append(f"/** All that is told on the socket of a table. */\nexport type Heard = {heard};\n")
    return "\n".join(parts)


def interface(kind: type[msgspec.Struct]) -> str:
    """One message; what may be left out when sending has a question mark."""
    hints = get_type_hints(kind)
    lines = [comment(kind.__doc__ or ""), f"export interface {kind.__name__} {{"]
    tag = kind.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    for field in msgspec.structs.fields(kind):
        optional = "?" if issubclass(kind, Asking) and not field.required else ""
        lines.append(f"  {field.name}{optional}: {spelled(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def comment(text: str) -> str:
    """A docstring as TypeScript has it."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def spelled(kind: Any) -> str:
    """A type as TypeScript spells it."""
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
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    WIRE.write_text(written(), "utf-8")
