"""Who may import whom: core nothing of the house, games only core, bots and text those two, the server all of them."""

import ast
from pathlib import Path

import pytest

from parlour.server.http.refusals import STATUS

HOUSE = Path(__file__).parents[2] / "src" / "parlour"
MAY: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "text": {"core", "games"},
    "lessons": {"core", "games", "text"},
    "puzzles": {"core", "games", "bots"},
    "tournaments": set(),  # what was played is all they know
    "server": {"core", "games", "bots", "text", "lessons", "puzzles", "tournaments"},
    "laws": {"core", "games", "bots", "text"},
    "research": {"core", "games", "bots", "text", "cli"},  # of the terminal the drawings
    "cli": {"core", "games", "bots", "text", "server", "laws", "puzzles", "research", "client", "_mode"},
}


def rooms_imported(module: Path) -> set[str]:
    """The rooms of the house a module imports from; its own imports of the front door count as the house."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            names = [node.module or ""]
            if node.module == "parlour":
                names = [f"parlour.{alias.name}" for alias in node.names]
        found.update(name.split(".")[1] for name in names if name.startswith("parlour."))
    return found


@pytest.mark.parametrize("room", MAY)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    for module in sorted((HOUSE / room).rglob("*.py")):
        front_door = {"__version__", "load", "Table"} if room in ("cli", "research", "server") else set()
        strangers = rooms_imported(module) - MAY[room] - {room} - front_door
        assert not strangers, f"{module.relative_to(HOUSE)} imports {', '.join(sorted(strangers))}: see MAY"


def test_the_room_for_researchers_waits_until_it_is_asked_for() -> None:
    """Its packages are an extra: only commands import it, and only when they run."""
    for module in sorted((HOUSE / "cli").rglob("*.py")):
        for node in ast.parse(module.read_text("utf-8")).body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                assert "parlour.research" not in ast.unparse(node), f"{module.relative_to(HOUSE)}: import it in `run`"


def test_every_room_has_its_rule() -> None:
    rooms = {path.name for path in HOUSE.iterdir() if (path / "__init__.py").exists()}
    assert rooms == set(MAY), "say in MAY, tests/checks/test_imports.py, what the room may import"


def test_a_game_imports_no_other_game() -> None:
    for game in sorted(path for path in (HOUSE / "games").iterdir() if path.is_dir()):
        for module in sorted(game.rglob("*.py")):
            text = module.read_text("utf-8")
            others = {p.name for p in (HOUSE / "games").iterdir() if p.is_dir()} - {game.name}
            known = [other for other in others if f"parlour.games.{other}" in text]
            assert not known, f"{module.relative_to(HOUSE)} knows {', '.join(known)}"


# The rooms of the server, from the one who asks to where it is kept. Files beside them belong to all.
SERVER_MAY: dict[str, set[str]] = {
    "wire": set(),
    "store": set(),
    "people": {"store", "wire"},
    "thinking": {"store", "wire"},
    "tables": {"people", "store", "thinking", "wire"},
    "alerts": {"people", "store", "tables", "wire"},
    "http": {"alerts", "people", "store", "tables", "thinking", "wire"},
}
FOR_ALL = {"addresses", "limits", "metrics", "refusal", "settings", "times"}


def server_rooms_imported(module: Path) -> set[str]:
    """The rooms of the server, and files beside them, that a module imports from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module == "parlour.server":
            names = [f"parlour.server.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        found.update(name.split(".")[2] for name in names if name.startswith("parlour.server."))
    return found


@pytest.mark.parametrize("room", SERVER_MAY)
def test_a_room_of_the_server_imports_only_what_it_may(room: str) -> None:
    for module in sorted((HOUSE / "server" / room).rglob("*.py")):
        strangers = server_rooms_imported(module) - SERVER_MAY[room] - {room} - FOR_ALL
        assert not strangers, f"{module.relative_to(HOUSE)} imports {', '.join(sorted(strangers))}"


def test_every_room_of_the_server_has_its_rule() -> None:
    rooms = {path.name for path in (HOUSE / "server").iterdir() if (path / "__init__.py").exists()}
    assert rooms == set(SERVER_MAY), (
        "say in SERVER_MAY, tests/checks/test_imports.py, and in decision 20 what it may ask"
    )


def test_what_is_refused_has_its_code_in_http() -> None:
    """Nobody below http knows the codes: a refusal has a name, and http/refusals.py says what it is there."""
    raised: set[str] = set()
    for module in sorted((HOUSE / "server").rglob("*.py")):
        whole = ast.parse(module.read_text("utf-8"))
        kinds = [node for node in ast.walk(whole) if isinstance(node, ast.ClassDef)]
        kinds = [kind for kind in kinds if any(isinstance(b, ast.Name) and b.id == "Refusal" for b in kind.bases)]
        named = {
            id(node) for kind in kinds for node in ast.walk(kind) if ast.unparse(node).startswith("super().__init")
        }
        for node in ast.walk(whole):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
            if isinstance(node, ast.Call) and (made or id(node) in named):
                error = node.args[0]
                assert isinstance(error, ast.Constant), f"{module}:{node.lineno}: a refusal is named by a constant"
                raised.add(str(error.value))
    lost = ", ".join(sorted(raised ^ set(STATUS)))
    assert not lost, f"raised without a code, or a code of nothing raised, in server/http/refusals.py: {lost}"
