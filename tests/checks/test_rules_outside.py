"""No rule outside games/: who may know a game's modules, who may change a state, and where an end is counted."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from parlour.games import OF_THE_HOUSE
from tests.book import ROOT

HOUSE = ROOT / "src" / "parlour"
RULES = re.compile(rf"parlour\.games\.({'|'.join(OF_THE_HOUSE)})\.(\w+)")
# of one game each:
KNOWING = ("bots/judges/", "bots/coaches/", "cli/boards/", "cli/commands/kairo_board.py", "cli/options.py", "lessons/")
CHANGING = {"verbs", "setup"}  # modules of a game that change a state, or make one
STATES = {"state", "view", "world", "fair", "market", "party", "after", "twin"}  # what states are called
OF_CORE = {"key", "log", "box"}  # of a state, what is no rule of a game
COUNTS = {"outcome", "sheet", "merits"}
IN_CORE = {"core/game.py", "core/table.py"}  # what a Game is asked, and what a Table tells of it


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the house outside the games, by its place."""
    for path in sorted(HOUSE.rglob("*.py")):
        place = path.relative_to(HOUSE).as_posix()
        if not place.startswith("games/"):
            yield place, ast.parse(path.read_text("utf-8"))


def imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The games' modules that a module imports: game and module."""
    for node in ast.walk(tree):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [one.name for one in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            if match := RULES.match(name):
                yield match[1], match[2]


def assigned(tree: ast.Module, fields: set[str]) -> Iterator[str]:
    """Fields of a state that a module assigns to, on a thing called as states are."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, (ast.AugAssign, ast.AnnAssign)) else targets
        for target in targets:
            while isinstance(target, ast.Subscript):
                target = target.value
            said = ast.unparse(target)
            if isinstance(target, ast.Attribute) and target.attr in fields and said.split(".")[0] in STATES:
                yield said


def fields_of_states() -> set[str]:
    """The names of everything that a state of some game holds."""
    found: set[str] = set()
    for id in OF_THE_HOUSE:
        for node in ast.walk(ast.parse((HOUSE / "games" / id / "state.py").read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
                found.add(node.attr)
    return found


def test_only_rooms_of_one_game_know_its_modules() -> None:
    for place, tree in modules():
        known = {game for game, _ in imported(tree)}
        assert not known or place.startswith(KNOWING), f"{place} knows {', '.join(known)}: ask the Game, or its facts"
        assert len(known) < 2, f"{place} knows {', '.join(sorted(known))}: a module a game, found by its name"
        changing = [f"{game}.{module}" for game, module in imported(tree) if module in CHANGING]
        assert not changing, f"{place} imports {', '.join(changing)}: a state is changed by playing an action"


def test_nobody_else_changes_a_state() -> None:
    fields = fields_of_states()
    assert {"agenda", "coins", "height"} <= fields
    for place, tree in modules():
        if not place.startswith("core/"):
            found = sorted(set(assigned(tree, fields - OF_CORE)))
            assert not found, f"{place} changes {', '.join(found)}"


def test_the_end_is_counted_by_the_games() -> None:
    for place, tree in modules():
        if place not in IN_CORE:
            found = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in COUNTS]
            assert not [name for name in found if name != "sheet" or not place.startswith("cli/")], f"{place}: {found}"


def counted(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Numbers of a game that a module writes anew: how often something is gone through, or a place worked out."""

    def is_number(node: ast.AST) -> bool:
        return isinstance(node, ast.Constant) and type(node.value) is int and node.value >= 2

    widths = [node.format_spec for node in ast.walk(tree) if isinstance(node, ast.FormattedValue)]
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node not in widths:  # {STAR}4
            told = [part.value for part in node.values if isinstance(part, ast.Constant)]
            if any(re.fullmatch(r"\W*(?:[2-9]|\d\d+)\W*", str(part)) for part in told):
                yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            if len(node.args) == 1 and is_number(node.args[0]):
                yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.Subscript):
            for part in ast.walk(node.slice):
                if (
                    isinstance(part, ast.BinOp)
                    and isinstance(part.op, ast.Mult)
                    and any(map(is_number, (part.left, part.right)))
                ):
                    yield node.lineno, ast.unparse(node)


def test_nobody_else_counts_seats_colours_or_places() -> None:
    found = [
        f"{place}:{line}: {said}"
        for place, tree in modules()
        if place.startswith(KNOWING)
        for line, said in counted(tree)
    ]
    assert not found, f"material.py has a name for it: {'; '.join(found)}"


def test_the_search_would_find_one() -> None:
    changed = ast.parse("def f(state):\n    state.coins[seat][0] += 1\n    state.agenda = []\n    other.coins = 1\n")
    assert sorted(assigned(changed, {"coins", "agenda"})) == ["state.agenda", "state.coins"]
    assert list(imported(ast.parse("from parlour.games.kairo.verbs import put"))) == [("kairo", "verbs")]
    lines = ["range(2)", "range(HUES)", "beside[cell * 4 + side]", "row[at + 1]", "f'{STAR}4'", "f'{STAR:>2} of 3x'"]
    assert [line for line, _ in counted(ast.parse("\n".join(lines)))] == [1, 3, 5]


def test_the_page_of_changes_names_the_same_rooms() -> None:
    told = Path(ROOT / "docs" / "changes.md").read_text("utf-8")
    for place in KNOWING:
        assert f"`{place.rstrip('/')}" in told or place == "lessons/", f"docs/changes.md does not name {place}"
