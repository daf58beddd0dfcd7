"""A sentence says no number that a box or a version of the rules may change, and no other than its paragraph says.

What they may change is told with the number as an argument, from the facts: `{ $medal } points`, never `4 points`.
Catalogs of lessons are left out: a lesson is one deal by one version of the rules, and counts what lies there.

`tests/games/<game>/sentences.py` says where the number of a message comes from: a paragraph of the book that says it;
a constant of the game's `material.py`, of a list the entry with the message's own number; or, after a dash, why it is
no number of a rule. `*` stands for the number in an id.
"""

import ast
import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import find
from parlour.games import OF_THE_HOUSE
from parlour.text.catalog import LANGUAGES, LOCALE
from tests.book import ROOT, paragraphs
from tests.text.numbers import numbers, said

CITED = re.compile(r"[A-Z]{2} R?\d[\w.]*")
OF_THE_BOX = "box-"  # what may stand in a box file, and what may not: their numbers are what they are about
BUILDERS = {"VALUES", "LANES", "values", "__init__"}  # of a game's box.py: what its values are made of


def catalogs(game_id: str) -> list[str]:
    """The catalogs whose sentences are of a game, and of no single deal."""
    return [f"{game_id}.ftl", f"{game_id}_door.ftl", f"{game_id}_cards.ftl", f"page_{game_id}.ftl"]


def of_a_box(game_id: str) -> set[str]:
    """The constants of a game's material from which the values of a box are made."""
    tree = ast.parse((ROOT / "src" / "parlour" / "games" / game_id / "box.py").read_text("utf-8"))
    imported = {
        name.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and str(node.module).endswith(".material")
        for name in node.names
    }
    made = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in BUILDERS]
    given = [
        node for node in tree.body if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") in BUILDERS
    ]
    used = {part.id for node in [*made, *given] for part in ast.walk(node) if isinstance(part, ast.Name)}
    return {name for name in imported & used if name.isupper()}


def repeated(game_id: str) -> dict[str, str]:
    """Where the numbers of a game's sentences come from."""
    found: dict[str, str] = importlib.import_module(f"tests.games.{game_id}.sentences").REPEATED
    return found


def entry_of(game_id: str, id: str) -> tuple[str, str]:
    """What the table says of a message, by its id or by one with `*` for its number; and that number."""
    number = "".join(re.findall(r"\d+", id))
    table = repeated(game_id)
    return table.get(id) or table.get(re.sub(r"\d+", "*", id), ""), number


def numbers_of(game_id: str, source: str, number: str) -> set[int]:
    """The numbers of a paragraph or of a constant."""
    if CITED.fullmatch(source.replace("*", number or "0")):
        book = {id: text for id, _, text, _ in paragraphs(game_id)}
        return said("en", book[source.replace("*", number)])
    value: Any = getattr(importlib.import_module(f"parlour.games.{game_id}.material"), source)
    if not isinstance(value, int):
        value = value[int(number)]
    return {int(figures) for figures in re.findall(r"\d+", str(value))}


def fault(game_id: str, id: str, found: set[int]) -> str:
    """What is wrong with the numbers that a message says; empty if they are where the table says they are from."""
    source, number = entry_of(game_id, id)
    if source.startswith("- "):
        return ""
    if not source:
        return f"says {found}: tell it as an argument, or name in tests/games/{game_id}/sentences.py where it is from"
    sources = source.split(", ")
    if boxed := [one for one in sources if one in of_a_box(game_id) | cited_by_the_box(game_id)]:
        return f"says a number of {', '.join(boxed)}, which a box or another version of the rules may change"
    strange = found - {known for one in sources for known in numbers_of(game_id, one, number)}
    return f"says {strange}, which {source} does not" if strange else ""


def cited_by_the_box(game_id: str) -> set[str]:
    """The paragraphs from which the values of a box are."""
    prefix = find(game_id).prefix
    parts = [part for cite in find(game_id).cites().values() for part in cite.removeprefix(f"{prefix} ").split(", ")]
    return {f"{prefix} {part}" for part in parts}


def said_by(game_id: str, lang: str) -> dict[str, set[int]]:
    """The numbers of every sentence of a game in a language."""
    found: dict[str, set[int]] = {}
    for page in catalogs(game_id):
        found |= numbers(lang, LOCALE / lang / page)
    return {id: many for id, many in found.items() if not id.startswith(OF_THE_BOX)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_a_sentence_says_no_number_that_may_change(game_id: str, lang: str) -> None:
    told = {id: fault(game_id, id, found) for id, found in said_by(game_id, lang).items()}
    faults = [f"{lang}: {id} {why}" for id, why in told.items() if why]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_nothing_in_the_table_is_left_over(game_id: str) -> None:
    all_said = {id for lang in LANGUAGES for id in said_by(game_id, lang)}
    all_said |= {re.sub(r"\d+", "*", id) for id in all_said}
    left = sorted(set(repeated(game_id)) - all_said)
    assert not left, f"tests/games/{game_id}/sentences.py: no number is said by {', '.join(left)}"


def test_what_a_box_may_change_is_known() -> None:
    assert {"GOLD", "SILVER", "COPIES"} <= of_a_box("kairo")
    assert {"MEDAL", "APPROVALS", "LIMIT", "WHEEL"} <= of_a_box("worlds_fair")
    assert {"SLABS", "LANE_BONUS"} <= of_a_box("gatsby")
    assert {"WF 4.4c", "WF R14", "WF 6.2e"} <= cited_by_the_box("worlds_fair")


def test_numbers_are_found_in_variants_forms_and_every_language(tmp_path: Path) -> None:
    page = tmp_path / "some.ftl"
    page.write_text(
        "a-medal = { $count ->\n    [4] 4 medals of 3 points\n   *[other] many medals\n}\n    .short = TWO medals\n"
        "a-step-3 = step 3  [KA 7.3]\na-name = r2c3, v1.2\n",
        "utf-8",
    )
    assert numbers("en", page) == {"a-medal": {2, 3}}
    assert said("fr", "Deux sur trois ; l’un des six") == {2, 3, 6}
    assert said("pl", "dwiema kartami z czterech") == {2, 4}


def test_a_number_of_the_box_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "tell it as an argument" in fault("kairo", "ka-does-gold", {3})
    assert fault("kairo", "ka-goal", {2}) == ""
    assert "says {5}, which KA 4.1 does not" in fault("kairo", "ka-goal", {2, 5})
    for source in ("GOLD", "KA 9.1x"):
        monkeypatch.setitem(repeated("kairo"), "ka-does-gold", source)
        assert "which a box or another version of the rules may change" in fault("kairo", "ka-does-gold", {3})
    assert fault("gatsby", "tile-1", {3}) == ""
    assert "says {2}, which STARS does not" in fault("gatsby", "tile-1", {2})
