"""Nothing of a game is written by hand a second time: what the page's source may not say, searched for."""

import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pages
from parlour.core.game import find
from parlour.core.words import spoken
from parlour.games import OF_THE_HOUSE
from parlour.games.gatsby.material import Bonus
from tests.book import ROOT, paragraphs

WEB = ROOT / "web" / "src"
MADE = (".gen.ts", ".test.ts", ".fixture.ts")  # generated, or what tests compare with
REMEDY = "rules.gen.ts has it: see docs/decisions/0017-one-generator-for-the-page.md"
QUOTED = re.compile(r"""(["'`])((?:(?!\1)[^\\\n])*)\1""")
NUMBERS = re.compile(r"\[\s*(-?\d+(?:\s*,\s*-?\d+){3,})\s*,?\s*\]")
STRINGS = re.compile(r"""\[\s*((?:["'][\w-]+["']\s*,?\s*){3,})\]""")
PARSED = re.compile(
    r"\b(?:action|chosen|pointed|way)\)?[?!]?\.(?:startsWith|endsWith|split|match|slice|indexOf)\(|\.test\(\w*action"
)
COMPONENT = re.compile(r"[\w./]*/[A-Z]\w*\.svelte(?=\")")
CAST = re.compile(r"\bas (?!const\b)(?:readonly )?([A-Za-z]\w*|\{)")
# what a page could work out by itself from a view: a number of the rules beside a field, a count over one, its bits
FIELD = r"\b(?:view|market|party|fair|facts|(?:view|facts)Of\(\w+\))\.\w+(?:\[[^\]]*\])*"
WORKED_OUT = re.compile(
    rf"{FIELD}(?:\.length)?\s*(?:===|!==|<=|>=|<|>|%|\*|/|\+|-)\s*(?:[2-9]|\d\d+)\b"
    rf"|\bfacts\.\w+(?:\[[^\]]*\])*\s[-+*/]\s|\s[-+*]\s(?:\w+\.)?facts\.\w"
    rf"|Math\.(?:min|max)\(\s*\.\.\.(?:\w+\.)?{FIELD}|{FIELD}\.reduce\(|{FIELD}\s*(?:>>|<<|&(?!&)|\|(?!\|))"
    # which kind of thing it is, or how many cards do something, by a number that has a name in material.py
    r"|\b(?:area|bonus|card|colour|family|figure|section|space|special|track)\s*[=!]==\s*(?:[1-9]|\d\d+)\b"
    r"|\b(?:cards|coins|figures|hand|tickets|tiles|tokens)\.length\s*[=!]==\s*(?:[2-9]|\d\d+)\b"
)
SIGNED = re.compile(r"[×★☆] ?[2-9]|[2-9] ?[×★☆]")  # how many of something, as a sign says it
DRAWN = {  # no rule: how much room a drawing has
    "games/gatsby/board/Finance.svelte": " + facts.r",  # how far a shaft is drawn: the facts' rise, from where it is
    "games/worlds_fair/board/Base.svelte": "facts.rounds - ",
    "games/worlds_fair/board/Row.svelte": "Math.max(...sight.view.supporters[area]",
    "games/worlds_fair/cards/Panel.svelte": "view.seats > 3",
    "games/worlds_fair/cards/Preview.svelte": "view.beside[place].length > 2",
}
OF_THE_BROWSER = ("Element", "Event")  # what a listener is given is no news from the wire


def sources(folder: Path) -> Iterator[tuple[Path, str]]:
    """What is written by hand: TypeScript, and of components script and markup."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(MADE):
            yield path, path.read_text("utf-8").split("\n<style", 1)[0]


def places(found: Iterator[tuple[Path, str]]) -> list[str]:
    return [f"{path.relative_to(ROOT)}: {what}" for path, what in found]


def lists(value: Any) -> Iterator[list[int]]:
    """All lists of numbers in a table."""
    if isinstance(value, list) and value and all(isinstance(item, int) for item in value):
        yield [int(item) for item in value]
    elif isinstance(value, list):
        for item in value:
            yield from lists(item)


def test_no_paragraph_stands_in_the_page() -> None:
    prefixes = "|".join(find(id).prefix for id in OF_THE_HOUSE)
    cited = re.compile(rf"\b(?:{prefixes}) R?\d[\w.]*")
    found = ((path, match[0]) for path, text in sources(WEB) for match in cited.finditer(text))
    assert places(found) == [], REMEDY


def test_no_game_is_named_outside_its_folder() -> None:
    named = re.compile(rf"""["'`/](?:{"|".join(OF_THE_HOUSE)})["'`/.]""")
    outside = ((path, text) for path, text in sources(WEB) if WEB / "games" not in path.parents)
    assert places((path, match[0]) for path, text in outside for match in named.finditer(text)) == [], (
        "ask house.ids, or let the game's folder bring it: house/found.ts"
    )


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_no_action_is_spelled_or_read_by_hand(game_id: str) -> None:
    written = {action.write() for action in find(game_id).actions}
    several = {text for text in written if " " in text}
    verbs = "|".join(sorted({text.split(" ")[0] for text in written}))
    begun = re.compile(rf"^(?:{verbs})(?: [a-z]+)* (?:\$?\{{)")
    found: list[tuple[Path, str]] = []
    for path, text in sources(WEB / "games" / game_id):
        found += [(path, match[2]) for match in QUOTED.finditer(text) if match[2] in several or begun.match(match[2])]
        found += [(path, match[0]) for match in PARSED.finditer(text)]
    assert places(iter(found)) == [], REMEDY


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_no_names_or_tables_of_the_box_are_listed_again(game_id: str) -> None:
    names = [{spoken(member) for member in kind} for kind in pages.enumerations(find(game_id))]
    material = importlib.import_module(f"parlour.games.{game_id}.material")
    tables = [part for value in vars(material).values() for part in lists(value) if len(set(part)) > 1]
    found: list[tuple[Path, str]] = []
    for path, text in sources(WEB / "games" / game_id):
        for match in STRINGS.finditer(text):
            listed = set(re.findall(r"[\w-]+", match[1]))
            found += [(path, match[0]) for kind in names if listed <= kind]
        for match in NUMBERS.finditer(text):
            numbers = json.loads(f"[{match[1]}]")
            found += [(path, match[0]) for table in tables if numbers == table]
    assert places(iter(found)) == [], REMEDY


def test_the_page_works_nothing_out_of_a_view() -> None:
    """What the rules say of a position is a fact: the page asks it, and knows no number, count or bit of a state."""
    found: list[str] = []
    for path, text in sources(WEB):
        for match in WORKED_OUT.finditer(text):  # of the whole text: a sum may go over several lines
            if DRAWN.get(path.relative_to(WEB).as_posix()) != match[0]:
                line = text.count("\n", 0, match.start()) + 1
                found.append(f"{path.relative_to(ROOT)}:{line}: {match[0]}")
    assert found == [], "send it as a fact (facts.py of the game), or name it among what is only drawn"


def test_no_sign_says_how_many() -> None:
    found = (
        (path, match[0])
        for path, text in sources(WEB / "games")
        for match in SIGNED.finditer(re.sub(r"//[^\n]*|<!--.*?-->|/\*.*?\*/", "", text, flags=re.S))
    )
    assert places(found) == [], REMEDY


@pytest.mark.parametrize(
    "line",
    [
        "const left = Math.min(...view.stock);",
        "if (market.coins[seat].reduce((sum, one) => sum + one, 0)) {}",
        "const late = view.stock[colour] <= 2;",
        "(view.seen[space] >> seat) % 2",
        "const stall = viewOf(model).active * 6;",
        "const medals = facts.medals.reduce((sum, row) => sum + row[seat], 0);",
        "count: Math.min(\n  ...facts.to_go.flatMap((pair) => pair),\n  9,\n)",
        "const far = factsOf(model).left >= 2;",
        "left: sight.facts.left - turn.spaces",
        "const coins = view.coins[seat] + facts.coins[seat];",
        'fill={family === 5 ? "currentColor" : look.ground}',
        "raised={way === three && cards.length === 3}",
    ],
)
def test_what_is_worked_out_would_be_found(line: str) -> None:
    assert WORKED_OUT.search(line)


def test_no_game_casts_what_comes_over_the_wire() -> None:
    """Types are taken on trust in lib/options.ts, where the readers of a game are made, and nowhere in a game."""
    found: list[tuple[Path, str]] = []
    for path, text in sources(WEB):
        code = re.sub(
            r"^\s*(?:import\b|export \{)[^;]*;|\{#each [^\n]* as |//[^\n]*|<!--.*?-->|/\*.*?\*/",
            "",
            text,
            flags=re.M | re.S,
        )
        casts = [match[1] for match in CAST.finditer(code) if not match[1].endswith(OF_THE_BROWSER)]
        inside = WEB / "games" in path.parents
        found += [(path, f"as {cast}") for cast in casts if inside or cast == "unknown"]
    assert places(iter(found)) == [], "give it its type where it is read: viewOf, factsOf, eventsOf, wordOf"


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_pictures_lie_beside_paragraphs_that_there_are(game_id: str) -> None:
    known = {id for id, _, _, _ in paragraphs(game_id)}
    beside = WEB / "games" / game_id / "pictures.json"
    assert set(json.loads(beside.read_text("utf-8"))) <= known


ROOMS = {"board", "cards", "model", "art"}
AT_THE_TOP = {"index.ts", "rules.gen.ts", "Door.svelte", "Emblem.svelte", "Inlay.svelte"}  # found by name, or generated


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_a_games_folder_has_its_rooms(game_id: str) -> None:
    """Decision 32."""
    folder = WEB / "games" / game_id
    assert {path.name for path in folder.iterdir() if path.is_dir()} <= ROOMS, "decision 32 names the rooms"
    lying = {path.name for path in folder.iterdir() if path.suffix in (".ts", ".svelte")} - AT_THE_TOP
    assert not lying, f"into a room of web/src/games/{game_id} with {', '.join(sorted(lying))} (decision 32)"
    drawn = [(path, match[0]) for path, text in sources(folder / "model") for match in COMPONENT.finditer(text)]
    assert places(iter(drawn)) == [], "model/ imports no component (decision 32)"


def test_every_bonus_of_gatsby_has_its_picture_and_its_question() -> None:
    """Both go by the bonus's number or name, and nothing else would say that one is missing."""
    folder = WEB / "games" / "gatsby"
    drawn = set(re.findall(r'<symbol id="ga-b-(\d+)"', (folder / "art" / "Emblems.svelte").read_text("utf-8")))
    assert drawn == {str(int(bonus)) for bonus in Bonus if bonus}, "web/src/games/gatsby/art/Emblems.svelte"
    asked = set(re.findall(r"^  \w+: Bonus\.(\w+),", (folder / "model" / "tray.ts").read_text("utf-8"), re.MULTILINE))
    later = {Bonus.NONE.name, Bonus.COMMAND.name}  # whose question comes when the other's turn begins  [GA 7.2a]
    assert asked == {bonus.name for bonus in Bonus} - later, "ASKS in web/src/games/gatsby/model/tray.ts"
