"""What the page needs to know of each game, written by its rules: `make generated`.

Makes web/src/games/<game>/rules.gen.ts: the types of the view, of the facts and of every word, their paragraphs and
notation, and the printed tables that a drawing needs. Run it after a game has changed: a test says when that was
forgotten.
"""

import importlib
import json
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

from facts_types import facts_of
from parlour.bots.coaches import coach_of
from parlour.core.game import Game
from parlour.core.words import Event, State, Step, Word, fields_of, member_id, spoken
from parlour.games import OF_THE_HOUSE, find
from typescript import comment, spelled

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "web" / "src" / "games"
COMMAND: Final = "make generated"
HEAD: Final = """\
// Made from src/parlour/games/{id} by build_tools/pages.py: do not edit.
import {{ action, readers, type Words }} from "../../lib/options";
"""


def written(id: str) -> str:
    """The whole file of a game."""
    game = find(id)
    parts = [
        HEAD.format(id=id),
        *(enumeration(kind) for kind in enumerations(game)),
        *printed(id),
        *(word(kind) for kind in steps(game)),
        union("Step", steps(game)),
        *(word(kind) for kind in events(game)),
        union("Event", events(game)),
        *(choice(game, kind) for kind in actions(game)),
        union("Action", actions(game)),
        view(game),
        *facts_of(game),
        words(game),
        reading(game),
    ]
    return "\n".join(parts)


def actions(game: Game) -> list[type[Word]]:
    """The kinds of a game's actions."""
    return list(dict.fromkeys(type(action) for action in game.actions))


def events(game: Game) -> list[type[Word]]:
    """The kinds of its events."""
    return [kind for kind in game.words if issubclass(kind, Event)]


def steps(game: Game) -> list[type[Word]]:
    """The kinds of its steps."""
    return [kind for kind in game.words if issubclass(kind, Step)]


def enumerations(game: Game) -> list[type[IntEnum]]:
    """What is in the box, by the names of the rules: all enumerations that stand beside those its words name."""
    named: dict[type[IntEnum], None] = {}
    for kind in [*actions(game), *events(game), *steps(game)]:
        for part in fields_of(kind).values():
            if isinstance(part, type) and issubclass(part, IntEnum):
                for beside in vars(importlib.import_module(part.__module__)).values():
                    if isinstance(beside, type) and issubclass(beside, IntEnum) and beside is not IntEnum:
                        named[beside] = None
    return list(named)


def enumeration(kind: type[IntEnum]) -> str:
    """Its numbers by name, its names as notation has them, and its messages."""
    assert [int(member) for member in kind] == list(range(len(kind))), f"{kind.__name__} does not count from 0"
    upper = "".join(f"_{letter}" if letter.isupper() else letter.upper() for letter in kind.__name__).strip("_")
    values = ", ".join(f"{member.name}: {int(member)}" for member in kind)
    return "\n".join(
        [
            f"export const {kind.__name__} = {{ {values} }} as const;",
            f"export const {upper}_NAMES = {plain([spoken(member) for member in kind])} as const;",
            f"export const {upper}_IDS = {plain([member_id(member) for member in kind])} as const;",
            "",
        ]
    )


def printed(id: str) -> list[str]:
    """The tables that are printed on the box's material: no box file and no version of the rules changes them."""
    try:
        tables: dict[str, Any] = importlib.import_module(f"parlour.games.{id}.printed").PRINTED
    except ModuleNotFoundError:
        return []
    return [f"export const {name}: {typed(value)} = {plain(packed(value))};" for name, value in tables.items()] + [""]


def packed(value: Any) -> Any:
    """Steps as the wire tells them, everything else as it is."""
    if isinstance(value, list):
        return [packed(item) for item in value]
    if isinstance(value, Word):
        return {"kind": type(value).__name__, **{name: getattr(value, name) for name in fields_of(type(value))}}
    return int(value) if isinstance(value, IntEnum) else value


def typed(value: Any) -> str:
    """The type of a table by what is in it."""
    if isinstance(value, list):
        inside = next((item for item in value if item != []), 0)
        return f"readonly ({typed(inside)})[]" if isinstance(inside, (list, Word)) else f"readonly {typed(inside)}[]"
    return "Step" if isinstance(value, Word) else "string" if isinstance(value, str) else "number"


def word(kind: type[Word]) -> str:
    """A word as the wire tells it: an alias, since an interface cannot stand for a word of any kind."""
    fields = "".join(f"; {name}: {spelled(part)}" for name, part in fields_of(kind).items())
    return f'export type {kind.__name__} = {{ kind: "{kind.__name__}"{fields} }};'


def choice(game: Game, kind: type[Word]) -> str:
    """An action, and how each one is written."""
    names = list(fields_of(kind))
    texts = {
        " ".join(str(int(getattr(action, name))) for name in names): action.write()
        for action in game.actions
        if type(action) is kind
    }
    name = kind.__name__
    return word(kind) + f"\nexport const {name} = action<{name}>({plain(name)}, {plain(names)}, {plain(texts)});"


def union(name: str, kinds: list[type[Word]]) -> str:
    """Any of them."""
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def view(game: Game) -> str:
    """The view: the fields of the game's state."""
    (state,) = (kind for kind in game.words if issubclass(kind, State))
    fields = "".join(
        f"  {name}: {'Step[]' if name == 'agenda' else spelled(part)};\n" for name, part in fields_of(state).items()
    )
    return f"export interface View {{\n{fields}}}\n"


def words(game: Game) -> str:
    """Every kind of word: its paragraph, and what the numbers in its fields name."""
    lines = [comment("Kind of word → its paragraph, and its fields that hold things with names.")]
    lines.append("export const WORDS: Words = {")
    for kind in [*steps(game), *events(game), *actions(game), *coach_of(game).themes()]:
        named = {field: plain(thing) for field, thing in kind.things.items()}
        for field, part in fields_of(kind).items():
            if isinstance(part, type) and issubclass(part, IntEnum):
                named[field] = f"{enumeration(part).splitlines()[2].split()[2]}"
        things = ", ".join(f"{field}: {thing}" for field, thing in named.items())
        lines.append(f"  {kind.__name__}: {{ cite: {plain(kind.cite)}, things: {{ {things} }} }},")
    return "\n".join([*lines, "};", ""])


def reading(game: Game) -> str:
    """What points come from, whether there are secrets, and the readers of scenes and options."""
    kinds = ", ".join(kind.__name__ for kind in actions(game))
    types = "{ View: View; Facts: Facts; Action: Action; Event: Event; Step: Step }"
    names = "viewOf, factsOf, stepOf, eventsOf, wordOf, optionWord"
    hidden = f"/** Whether two players may see different things. */\nexport const SECRETS = {plain(game.secrets)};\n"
    columns = "/** What points come from, in the order of the score sheet. */"
    sources = f"{columns}\nexport const SOURCES = {plain(game.sources)};\n"
    return f"{sources}{hidden}export const {{ {names} }} = readers<{types}>([{kinds}]);\n"


def plain(value: Any) -> str:
    """JSON, which TypeScript reads."""
    return json.dumps(value, ensure_ascii=False)


def listed() -> str:
    """The games of the house in their order: what the page shows until the server has told which there are."""
    head = "// Made from src/parlour/games by build_tools/pages.py: do not edit.\n"
    return f"{head}export const GAMES: readonly string[] = {plain(OF_THE_HOUSE)};\n"


def all_files() -> dict[Path, str]:
    """Every generated file of the games, with what it should say."""
    return {GAMES / "games.gen.ts": listed(), **{GAMES / id / "rules.gen.ts": written(id) for id in OF_THE_HOUSE}}


def stale() -> list[Path]:
    """The files that are not what the rules say now."""
    made = all_files()
    left_over = [path for path in GAMES.rglob("*.gen.ts") if path not in made]
    return left_over + [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]


if __name__ == "__main__":
    for path, text in all_files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
