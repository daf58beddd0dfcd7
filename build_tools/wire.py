"""The wire's messages as TypeScript: `make generated` writes web/src/lib/wire.ts."""

from pathlib import Path
from typing import Any, Final, Literal, get_args, get_type_hints

import msgspec

from parlour.server.wire import asked, readings, told
from parlour.server.wire.asked import Asking
from parlour.server.wire.told import Heard, Saying
from typescript import interface

WIRE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = "// What is said over the wire. Made from src/parlour/server/wire by build_tools/wire.py: do not edit.\n"


def written() -> str:
    """The whole file."""
    said: list[type[msgspec.Struct]] = []
    for module in (asked, told, readings):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, (Asking, Saying)) and kind.__module__ == module.__name__:
                said.append(kind)
    heard = " | ".join(kind.__name__ for kind in get_args(Heard))
    parts = [HEAD, *(message(kind) for kind in said if kind not in (Asking, Saying))]
    parts.append(f"/** All that is told on the socket of a table. */\nexport type Heard = {heard};\n")
    return "\n".join(parts)


def message(kind: type[msgspec.Struct]) -> str:
    """One message; what may be left out when sending has a question mark."""
    tag = kind.__struct_config__.tag
    hints = get_type_hints(kind)
    parts: dict[str, tuple[Any, bool]] = {} if tag is None else {"type": (Literal[tag], False)}
    for field in msgspec.structs.fields(kind):
        parts[field.name] = (hints[field.name], issubclass(kind, Asking) and not field.required)
    return interface(kind.__name__, kind.__doc__ or "", parts)


if __name__ == "__main__":
    WIRE.write_text(written(), "utf-8")
