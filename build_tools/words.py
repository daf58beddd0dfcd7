"""Write web/src/lib/words.ts: which fields of a game's words hold things with names, and the message of each.

Run it after a word of a game has changed; a test says when that was forgotten.
"""

import json
from enum import IntEnum
from pathlib import Path

from parlour.core.words import fields_of
from parlour.games import find, games
from parlour.text.catalog import member_id

PAGE = Path(__file__).parent.parent / "web" / "src" / "lib" / "words.ts"
HEAD = """\
// Made by build_tools/words.py from the words of the games: do not edit.
/** Game → kind of word → field → the message of each value. */
export const NAMED: Record<string, Record<string, Record<string, Record<number, string>>>> = """


def named(id: str) -> dict[str, dict[str, dict[int, str]]]:
    """Kind → field → value → message, for the fields that hold a member of an enumeration."""
    game = find(id)
    kinds: dict[str, dict[str, dict[int, str]]] = {}
    for kind in [*game.words, *dict.fromkeys(type(action) for action in game.actions)]:
        for field, holds in fields_of(kind).items():
            if isinstance(holds, type) and issubclass(holds, IntEnum):
                members = {int(member): member_id(member) for member in holds}
                kinds.setdefault(kind.__name__, {})[field] = members
    return kinds


def text() -> str:
    """The whole file."""
    return HEAD + json.dumps({id: named(id) for id in games()}, indent=1, ensure_ascii=False) + ";\n"


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
