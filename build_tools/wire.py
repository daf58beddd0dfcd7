"""The wire's messages as TypeScript: `make generated` writes web/src/lib/wire.ts."""

from pathlib import Path
from typing import Final, get_args, get_type_hints

import msgspec

from parlour.server.wire import asked, readings, told
from parlour.server.wire.asked import Asking
from parlour.server.wire.told import Heard, Saying
from typescript import comment, spelled

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


if __name__ == "__main__":
    WIRE.write_text(written(), "utf-8")
