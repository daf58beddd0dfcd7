"""The page knows a game as its rules do: rules.gen.ts is made from them, and what it says of the facts is so."""

from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import facts_types
import pages
import typescript
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push
from parlour.core.game import find, games
from tests.book import ROOT
from tests.laws import settings, viewers


def test_what_is_generated_for_the_page_is_up_to_date() -> None:
    assert [str(path.relative_to(ROOT)) for path in pages.stale()] == [], pages.COMMAND


def test_a_class_of_optional_and_inner_parts_becomes_interfaces() -> None:
    kinds = typescript.interfaces(facts_types.declared(find("kairo")))
    assert [kind.split("interface ")[1].split()[0] for kind in kinds] == [
        "Ground",
        "LureTo",
        "Refusal",
        "Site",
        "Facts",
    ]
    assert "  harm?: Record<string, number[]>;" in kinds[2]


def misfits(value: Any, kind: Any, where: str) -> list[str]:
    """Where plain data is not of a declared type."""
    if get_origin(kind) is NotRequired:
        kind = get_args(kind)[0]
    origin, inside = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        needed = {name for name, part in hints.items() if get_origin(part) is not NotRequired}
        odd = [f"{where}.{name}" for name in (set(value) - set(hints)) | (needed - set(value))]
        return odd + [
            fault for name in value if name in hints for fault in misfits(value[name], hints[name], f"{where}.{name}")
        ]
    if origin is list:
        return [] if isinstance(value, list) and not any(misfits(item, inside[0], where) for item in value) else [where]
    if origin is dict:
        return [fault for key in value for fault in misfits(value[key], inside[1], f"{where}[{key}]")]
    return [] if type(value) is kind else [where]


@pytest.mark.parametrize("game_id", games())
def test_facts_are_of_the_types_the_page_is_told(game_id: str) -> None:
    game, chance = find(game_id), Chance(key_of(14))
    declared = facts_types.declared(game)
    for options in settings(game):
        state = game.setup(game.seats[0], key_of(len(options)), options)
        while choices := legal(state):
            for viewer in viewers(state.seats):
                told = msgspec.json.decode(msgspec.json.encode(game.shown(game.view(state, viewer), viewer)))
                assert misfits(told, declared, "facts") == []
            for _ in range(7):
                if choices:
                    push(state, choices[chance.below(len(choices))])
                    choices = legal(state)
