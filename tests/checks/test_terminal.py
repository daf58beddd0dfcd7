"""The terminal's rooms: a module for every command, and a command for every module."""

from parlour.cli import COMMANDS
from tests.book import ROOT

CLI = ROOT / "src" / "parlour" / "cli"


def test_every_command_is_a_module_and_every_module_a_command() -> None:
    modules = {path.stem.replace("_", "-") for path in (CLI / "commands").glob("*.py")} - {"--init--"}
    lost = sorted(modules ^ set(COMMANDS))
    assert not lost, f"a command is a line of COMMANDS in cli/__init__.py and a module of cli/commands: {lost}"


def test_the_rooms_of_the_terminal_are_these() -> None:
    """The rooms are commands, table and boards; what all of them use lies beside."""
    rooms = {path.name for path in CLI.iterdir() if (path / "__init__.py").exists()}
    assert rooms == {"commands", "table", "boards"}, "say in decision 32 what a new room of the terminal is for"
    stray = [path.name for path in sorted(CLI.glob("*.py")) if "def add_arguments(" in path.read_text("utf-8")]
    assert not stray, f"a command's module belongs to cli/commands: {', '.join(stray)}"
