"""The public names, the README's session, and what an import costs in modules."""

import doctest
import subprocess
import sys

import parlour
from tests.book import ROOT


def test_the_public_names_are_these() -> None:
    assert parlour.__all__ == sorted(parlour.__all__), "sort __all__ of src/parlour/__init__.py"
    assert all(hasattr(parlour, name) for name in parlour.__all__)


def test_the_session_in_the_readme_is_true() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 5
    assert failures == 0, "README.md says what the library does not do; the lines above show where"


def test_importing_the_house_loads_no_game_text_or_terminal() -> None:
    code = "import parlour, sys; print(*sorted(m for m in sys.modules if m.startswith(('parlour', 'rich', 'fluent'))))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "parlour.core.table" in loaded
    dear = [name for name in loaded if name.split(".")[:2] in (["parlour", "text"], ["parlour", "cli"])]
    dear += [name for name in loaded if name.startswith(("rich", "fluent"))]
    dear += [name for name in loaded if name.startswith("parlour.games.") and name.count(".") > 2]
    assert not dear, f"src/parlour/__init__.py imports only what every program needs, not {', '.join(dear)}"
