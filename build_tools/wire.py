"""The wire's messages as TypeScript: `make generated` writes web/src/lib/wire/*.gen.ts, a file for each module."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_type_hints

import msgspec

from parlour.server.wire import (
    advice,
    asked,
    challenges,
    clubs,
    dailies,
    lobby,
    news,
    order,
    pairing,
    people,
    profiles,
    progress,
    puzzles,
    ratings,
    readings,
    signing,
    told,
    tournaments,
)
from parlour.server.wire.asked import Asking
from parlour.server.wire.told import Heard, Saying
from parlour.text.catalog import LANGUAGES
from typescript import interface

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire"
HEAD: Final = "// Made from src/parlour/server/wire/{name}.py by build_tools/wire.py: do not edit.\n"
MODULES: Final = (
    *(asked, told, advice, people, readings, dailies, puzzles, progress, ratings, lobby, pairing, signing),
    tournaments,
    order,
    news,
    profiles,
    challenges,
    clubs,
)


def written() -> dict[Path, str]:
    """Every file."""
    messages = {FOLDER / f"{name_of(module)}.gen.ts": file(module) for module in MODULES}
    return {**messages, FOLDER.parent / "languages.gen.ts": languages()}


def languages() -> str:
    """The languages of the house: those that have catalogs."""
    listed = ", ".join(f'"{lang}"' for lang in LANGUAGES)
    head = "// Made from the folders of src/parlour/text/locale by build_tools/wire.py: do not edit.\n\n"
    return (
        f"{head}/** The languages the house speaks, English first. */\nexport const LANGUAGES = [{listed}] as const;\n"
    )


def file(module: ModuleType) -> str:
    """One module: what it takes from the others, its messages, and in `told` all that a socket says."""
    parts = [message(kind) for kind in messages(module)]
    if module is told:
        heard = " | ".join(kind.__name__ for kind in get_args(Heard))
        parts.append(f"/** All that is told on the socket of a table. */\nexport type Heard = {heard};\n")
    code = re.sub(r"/\*\*.*?\*/", "", "\n".join(parts), flags=re.DOTALL)
    words = set(re.findall(r"\b[A-Z]\w+", code))
    taken = ""
    for other in MODULES:
        names = sorted(words & {kind.__name__ for kind in messages(other)})
        if other is not module and names:
            taken += f'import type {{ {", ".join(names)} }} from "./{name_of(other)}.gen";\n'
    return "\n".join([HEAD.format(name=name_of(module)), *([taken] if taken else []), *parts])


def name_of(module: ModuleType) -> str:
    return module.__name__.rsplit(".", 1)[1]


def messages(module: ModuleType) -> list[type[msgspec.Struct]]:
    """What a module says, in its order."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, (Asking, Saying))]
    return [kind for kind in found if kind.__module__ == module.__name__ and kind not in (Asking, Saying)]


def message(kind: type[msgspec.Struct]) -> str:
    """One message; what may be left out when sending has a question mark."""
    tag = kind.__struct_config__.tag
    hints = get_type_hints(kind)
    parts: dict[str, tuple[Any, bool]] = {} if tag is None else {"type": (Literal[tag], False)}
    for field in msgspec.structs.fields(kind):
        parts[field.name] = (hints[field.name], issubclass(kind, Asking) and not field.required)
    return interface(kind.__name__, kind.__doc__ or "", parts)


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, "utf-8")
