"""Perft: how many sequences of actions there are from a table. A change of any rule of choosing changes a number.

`tests/perft/<game>.perft` has lines of two kinds, and comments after #:

    SEATS SEED [NAME=VALUE …]      a table as the set-up leaves it
    after RECORD N                 the same, after the first N actions of a golden record
    perft DEPTH NODES              sequences of that length from the table above

Chance is in the key of the state, so the numbers are exact. A failure prints them divided by the first action.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core.chance import key_of
from parlour.core.engine import legal, push
from parlour.core.game import Game, find
from parlour.core.record import read_file
from parlour.core.table import replay
from parlour.core.words import State
from tests.playthrough import folder, house

PERFT = Path(__file__).parent / "perft"


def perft(state: State, depth: int) -> int:
    """The sequences of so many actions."""
    actions = legal(state)
    if depth == 1:
        return len(actions)
    return sum(perft(pushed(state, action), depth - 1) for action in actions)


def pushed(state: State, action: Any) -> State:
    """A copy, one action on."""
    after = state.copy()
    push(after, action)
    return after


def divided(state: State, depth: int) -> str:
    """The sequences by their first action."""
    counts = {action.write(): perft(pushed(state, action), depth - 1) if depth > 1 else 1 for action in legal(state)}
    return "\n".join(f"  {text}: {count}" for text, count in counts.items())


def table(game: Game, line: str) -> State:
    """The state a line names."""
    words = line.split()
    if words[0] == "after":
        return replay(read_file(folder(game) / f"{words[1]}.record")).state_at(int(words[2]))
    options = dict(word.split("=") for word in words[2:])
    return game.setup(int(words[0]), key_of(int(words[1])), game.settled(options))


def counts(game: Game) -> Iterator[Any]:
    """Every count of a game's file: the table's line, the depth, the nodes."""
    line = ""
    for text in (PERFT / f"{game.id}.perft").read_text("utf-8").splitlines():
        text = text.split("#")[0].strip()
        if text.startswith("perft"):
            depth, nodes = map(int, text.split()[1:])
            yield pytest.param(game.id, line, depth, nodes, id=f"{game.id}-{line.replace(' ', '-')}-depth-{depth}")
        elif text:
            line = text


COUNTS = [count for game in house() for count in counts(game)]


@pytest.mark.parametrize(("game_id", "line", "depth", "nodes"), COUNTS)
def test_perft(game_id: str, line: str, depth: int, nodes: int) -> None:
    state = table(find(game_id), line)
    found = perft(state, depth)
    if found != nodes:
        counts = divided(state, depth)
        pytest.fail(f"{line}: perft {depth} is {found}, not {nodes}\n{counts}", pytrace=False)
