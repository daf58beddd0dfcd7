"""What is common to all interfaces: a deal, the worth of an end, and the table in letters."""

from functools import cache
from typing import Any

from parlour.bots.gains import stakes
from parlour.core.chance import key_of
from parlour.core.game import Game
from parlour.core.record import Record
from parlour.core.table import Table
from parlour.core.words import State, Viewer

WIDTH = 120  # columns of a drawn table


def dealt(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> State:
    """The first state of the game of a seed; ValueError names a wrong option of the table."""
    return game.setup(seats, key_of(seed), game.settled(options or {}))


def settled(game: Game, options: dict[str, Any]) -> dict[str, str]:
    """Options of a table as keywords name them, with the defaults; ValueError names a wrong one."""
    return game.settled({name: str(value) for name, value in options.items()})


def unshown(env: Any) -> None:
    """A word to whoever asks to see a table without having said how: nothing is shown, as Gymnasium has it."""
    from gymnasium import logger  # OpenSpiel and data do without it

    modes = " or ".join(f'render_mode="{mode}"' for mode in env.metadata["render_modes"])
    logger.warn(f"render() shows nothing here: make the environment with {modes}")


def table_options(game: Game, options: dict[str, Any] | None) -> dict[str, str]:
    """Of what a `reset` is given, the options of this one table: `{"table": {…}}`.

    What is none of ours is passed over, as these interfaces want it; an option of the game beside `table` is refused.
    """
    given = options or {}
    if wrong := [name for name in given if name in game.settled({})]:
        raise ValueError(f"reset takes options={{'table': {{…}}}}, not {', '.join(map(repr, wrong))}")
    found: dict[str, str] = given.get("table", {})
    return found


def recorded(game: Game, seats: int, seed: int, options: dict[str, str], moves: list[str]) -> Record:
    """The record of what was played, in notation, after the deal of a seed; it is replayed, and so checked, here."""
    table = Table(game, seats, seed, options)
    for move in moves:
        table.play(move)
    return table.record


def worth(game: Game, state: State) -> list[float]:
    """1 for the winner, a shared victory in parts, the others paying equally: nought in sum. Noughts before the end."""
    outcome = game.outcome(state)
    return [0.0] * state.seats if outcome is None else stakes(outcome.ranks)


def drawn(game: Game, view: State, viewer: Viewer) -> str:
    """A view as the terminal draws it, without colours."""
    from rich.console import Console  # seldom needed

    from parlour.cli.boards import board_of
    from parlour.text.catalog import catalog

    console = Console(width=WIDTH, color_system=None, force_terminal=False, markup=False, highlight=False, emoji=False)
    names = [f"seat {seat}" for seat in range(view.seats)]
    with console.capture() as shown:
        console.print(board_of(game).draw(view, catalog("en", game.id), names, viewer))
    return shown.get()


@cache
def camel(id: str) -> str:
    """worlds_fair → WorldsFair."""
    return "".join(word.capitalize() for word in id.split("_"))
