"""Perft: how many sequences of actions there are from a table. A change of any rule of choosing changes a number.

`tests/perft/<game>.perft` has lines of two kinds, and comments after #:

    SEATS SEED [NAME=VALUE …]      a table as the set-up leaves it
    after RECORD N                 the same, after the first N actions of a golden record
    perft DEPTH NODES              sequences of that length from the table above

Chance is in the key of the state, so the numbers are exact. A failure tells them divided by the first action.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from parlour.core.chance import key_of
from parlour.core.engine import legal, push
from parlour.core.game import Game
from parlour.core.record import read_file
from parlour.core.table import replay
from parlour.core.words import Action, State
from parlour.laws import golden
from parlour.laws.walking import settings

PLACE: Final = Path("tests") / "perft"  # of a project
NODES: Final = 10_000  # `make` counts as deep as this many sequences
DEEPEST: Final = 8
SEEDS: Final = (1, 2)


@dataclass(frozen=True)
class Count:
    """A number of a file: from the table of a line, so deep."""

    line: str
    depth: int
    nodes: int


def perft(state: State, depth: int) -> int:
    """The sequences of so many actions."""
    actions = legal(state)
    if depth == 1:
        return len(actions)
    return sum(perft(pushed(state, action), depth - 1) for action in actions)


def pushed(state: State, action: Action) -> State:
    """A copy, one action on."""
    after = state.copy()
    push(after, action)
    return after


def divided(state: State, depth: int) -> str:
    """The sequences by their first action."""
    counts = {action.write(): perft(pushed(state, action), depth - 1) if depth > 1 else 1 for action in legal(state)}
    return "\n".join(f"  {text}: {count}" for text, count in counts.items())


def table(game: Game, line: str, records: Path = golden.PLACE) -> State:
    """The state a line names."""
    words = line.split()
    if words[0] == "after":
        return replay(read_file(golden.folder(game, records) / f"{words[1]}.record")).state_at(int(words[2]))
    options = dict(word.split("=") for word in words[2:])
    return game.setup(int(words[0]), key_of(int(words[1])), game.settled(options))


def counts(game: Game, place: Path = PLACE) -> Iterator[Count]:
    """Every count of a game's file."""
    line, file = "", place / f"{game.id}.perft"
    if not file.is_file():
        raise ValueError(f"there is no {file}: parlour perft {game.id} --make")
    for text in file.read_text("utf-8").splitlines():
        text = text.split("#")[0].strip()
        if text.startswith("perft"):
            depth, nodes = map(int, text.split()[1:])
            yield Count(line, depth, nodes)
        elif text:
            line = text


def differs(game: Game, count: Count, records: Path = golden.PLACE) -> str:
    """What a count is now, if it is not what it was, divided by the first action; empty if it is."""
    state = table(game, count.line, records)
    found = perft(state, count.depth)
    if found == count.nodes:
        return ""
    told = f"{game.id}, {count.line}: perft {count.depth} is {found}, not {count.nodes}"
    return f"{told}; if it should be: parlour perft {game.id} --make\n{divided(state, count.depth)}"


def made(game: Game, nodes: int = NODES, records: Path = golden.PLACE) -> str:
    """The text of a game's file: every kind of table, and the middle of some golden games, as deep as is cheap."""
    lines: list[str] = []
    for seats in game.seats:
        for options in settings(game):
            chosen = [f"{name}={value}" for name, value in options.items()]
            lines += [" ".join([str(seats), str(seed), *chosen]) for seed in SEEDS]
    for path in golden.records(game, records)[:4]:
        lines.append(f"after {path.stem} {replay(read_file(path)).at // 2}")
    parts = [f"# {game.id}: sequences of actions from a table; made by parlour perft {game.id} --make"]
    for line in lines:
        parts += [
            "",
            line,
            *(f"perft {depth} {count}" for depth, count in enumerate(_deeper(game, line, nodes, records), 1)),
        ]
    return "\n".join(parts) + "\n"


def _deeper(game: Game, line: str, nodes: int, records: Path) -> Iterator[int]:
    state = table(game, line, records)
    for depth in range(1, DEEPEST + 1):
        found = perft(state, depth)
        if found > nodes or not found:
            return
        yield found
