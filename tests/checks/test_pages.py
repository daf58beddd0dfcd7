"""The page knows a game as its rules do: rules.gen.ts is made from them, and what it says of the facts is so."""

from dataclasses import dataclass
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
import pytest

import facts_types
import pages
import typescript
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push
from parlour.core.game import find
from parlour.games import OF_THE_HOUSE
from parlour.laws.walking import settings, viewers
from tests.book import ROOT


def test_what_is_generated_for_the_page_is_up_to_date() -> None:
    assert [str(path.relative_to(ROOT)) for path in pages.stale()] == [], pages.COMMAND


def test_a_record_of_optional_and_inner_parts_becomes_interfaces() -> None:
    kinds = facts_types.facts_of(find("kairo"))
    assert "export interface Facts {" in kinds[-1]
    assert any("  harm?: Record<string, number[]>;" in kind for kind in kinds)


class Span(NamedTuple):
    least: int
    most: int


@dataclass
class Told:
    """Something told."""

    span: Span
    rows: list[list[int]]
    why: str | None = None


def test_a_pair_is_a_list_and_what_has_no_value_is_left_out() -> None:
    assert typescript.spelled(list[Span]) == "[least: number, most: number][]"
    (told,) = typescript.interfaces([dict[str, Told]])
    assert told.splitlines() == [
        "/** Something told. */",
        "export interface Told {",
        "  span: [least: number, most: number];",
        "  rows: number[][];",
        "  why?: string;",
        "}",
    ]
    assert misfits({"span": [1, 2], "rows": [[1], []]}, Told, "told") == []
    assert misfits({"span": [1, "2"], "rows": [], "why": None, "odd": 1}, Told, "told") == [
        "told.odd",
        "told.span[1]",
        "told.why",
    ]


def misfits(value: Any, kind: Any, where: str) -> list[str]:
    """Where plain data is not of a declared type."""
    origin, inside = get_origin(kind), get_args(kind)
    if typescript.is_record(kind):
        parts = typescript.fields(kind)
        needed = {name for name, (_, optional) in parts.items() if not optional}
        odd = sorted(f"{where}.{name}" for name in (set(value) - set(parts)) | (needed - set(value)))
        known = [name for name in parts if name in value]
        return odd + [fault for name in known for fault in misfits(value[name], parts[name][0], f"{where}.{name}")]
    if isinstance(kind, type) and issubclass(kind, tuple) and type(value) is list:
        hints = list(get_type_hints(kind).values())
        return [fault for at, part in enumerate(hints) for fault in misfits(value[at], part, f"{where}[{at}]")]
    if origin is list and type(value) is list:
        return [fault for at, item in enumerate(value) for fault in misfits(item, inside[0], f"{where}[{at}]")]
    if origin is dict and type(value) is dict:
        return [fault for key in value for fault in misfits(value[key], inside[1], f"{where}[{key}]")]
    return [] if type(value) is kind else [where]


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_facts_are_of_the_types_the_page_is_told(game_id: str) -> None:
    game, chance = find(game_id), Chance(key_of(14))
    declared = facts_types.declared(game)
    for options in settings(game):
        state = game.setup(game.seats[0], key_of(len(options)), options)
        while choices := legal(state):
            for viewer in viewers(state.seats):
                told = msgspec.json.decode(msgspec.json.encode(game.shown(game.view(state, viewer), viewer)))
                assert set(told) == set(declared), f"@sent facts of games/{game_id}/facts.py"
                faults = [fault for name in told for fault in misfits(told[name], declared[name][0], name)]
                assert faults == [], f"games/{game_id}/facts.py gives what it does not declare"
            for _ in range(7):
                if choices:
                    push(state, choices[chance.below(len(choices))])
                    choices = legal(state)
