"""Data sets that bots play for us: so many games of a bot against itself, as records, as a table, and on a card.

A game follows from its number, so that a set can be stopped, gone on with and split between machines, and is the same
in the end. Records lie beside the table that is made of them: who wants other columns replays them.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq

from parlour import __version__
from parlour.bots.arena.matches import stream
from parlour.bots.brought import digest_of
from parlour.bots.levels import full_name, is_brought, make, version_of
from parlour.bots.spread import Spread
from parlour.core.chance import Chance
from parlour.core.game import find
from parlour.core.table import Table
from parlour.research import dataset

CARD: Final = "README.md"
WIDTH: Final = 6  # digits of a record's number
HEAD: Final = (
    "table", "games", "decisions", "decisions a game, median (least–most)", "the first seat won or shared",
    "score, median (5 %–95 %)", "encoder", "size",
)  # fmt: skip


@dataclass(frozen=True)
class Wanted:
    """One set: so many games of a bot at tables of a game."""

    game: str
    seats: int
    bot: str
    games: int

    @property
    def name(self) -> str:
        """Of its files: what it is made of. Bots that play otherwise than before make another set."""
        game = find(self.game)
        version = digest_of(self.bot) if is_brought(self.bot) else version_of(game)
        return f"{self.game}-{game.rules}-{self.seats}-{self.bot.replace(':', '.')}-{version}"


def wanted(ids: list[str], seats: int, bots: str) -> list[Wanted]:
    """Of `level3:10000,level5:200`, for each game; ValueError says what is wrong."""
    found: list[Wanted] = []
    for text in bots.split(","):
        bot, _, many = text.rpartition(":")
        if not bot or not many.isdecimal() or not 0 < int(many) < 10**WIDTH:
            raise ValueError(f"'{text}' is no bot and number of games, like level3:10000")
        for id in ids:
            if seats not in find(id).seats:
                raise ValueError(f"{id} is played by {', '.join(map(str, find(id).seats))}, not by {seats}")
            found.append(Wanted(id, seats, full_name(bot), int(many)))
    return found


def play(id: str, seats: int, bot: str, number: int) -> list[Any]:
    """The game of a number, as the text of its record."""
    game = find(id)
    table = Table(game, seats, number)
    bots = [make(game, bot, Chance(stream(number, 0, seat))) for seat in range(seats)]
    while (seat := table.turn) is not None:
        table.play(bots[seat].choose(table.view(seat), seat, table.legal()))
    return [number, table.record.write()]


def gather(wants: list[Wanted], folder: Path, spread: Spread, told: Callable[[str, int, int], None]) -> list[Path]:
    """Play what is missing, write the tables and the card; the tables. `told` hears of each set how far it is."""
    tables: list[Path] = []
    for want in wants:
        records = folder / "records" / want.name
        records.mkdir(parents=True, exist_ok=True)
        missing = [number for number in range(want.games) if not _there(_path(records, number))]
        done = want.games - len(missing)
        told(want.name, done, want.games)
        for number, text in spread(play, _pieces(want, missing)):
            _whole(_path(records, number), text)
            done += 1
            told(want.name, done, want.games)
        table = folder / f"{want.name}.parquet"
        if missing or not table.exists() or _games(table) != want.games:
            dataset.write((_path(records, number) for number in range(want.games)), table, want.bot)
        tables.append(table)
    _whole(folder / CARD, card(sorted(folder.glob("*.parquet"))))
    return tables


def _pieces(want: Wanted, numbers: list[int]) -> Iterator[list[Any]]:
    for number in numbers:
        yield [want.game, want.seats, want.bot, number]


def _path(records: Path, number: int) -> Path:
    return records / f"{number:0{WIDTH}}.record"


def _there(path: Path) -> bool:
    """Whether a record was written; an empty file is none, however it came there."""
    return path.exists() and path.stat().st_size > 0


def _whole(path: Path, text: str) -> None:
    """Written whole or not at all; another process may write the same one, and then the same."""
    half = path.with_name(f"{path.name}.{os.getpid()}.half")
    half.write_text(text, "utf-8")
    half.replace(path)


def _games(table: Path) -> int:
    return int(pq.read_table(table, columns=["game"])["game"].to_numpy()[-1]) + 1


def card(tables: list[Path]) -> str:
    """What these sets are, where they come from, what is in them, and what they are not: counted, not claimed."""
    rows = [_row(table) for table in tables]
    columns = dataset.described(tables[0])["columns"]
    listed = "\n".join(f"| `{name}` | {told} |" for name, told in columns.items())
    return TEXT.format(
        version=__version__,
        commands="\n".join(_command(table) for table in tables),
        head=f"| {' | '.join(HEAD)} |",
        rows="\n".join(rows),
        columns=listed,
        first=tables[0].name,
    )


def _command(table: Path) -> str:
    """By which this one is made, or made longer."""
    about = dataset.described(table)
    game, seats = about["game"], about["seats"]
    bot = table.stem.removeprefix(f"{game}-{about['rules']}-{seats}-").rpartition("-")[0]
    module, dot, kind = bot.rpartition(".")
    bot = f"{module}:{kind}" if dot else bot
    return f"parlour dataset --play {bot}:{_games(table)} --games {game} --seats {seats} -o FOLDER"


def _row(table: Path) -> str:
    columns = pq.read_table(table, columns=["game", "at", "seat", "reward", "score"])
    games, at, seat, reward, score = (columns[name].to_numpy() for name in columns.column_names)
    last = np.flatnonzero(np.diff(games, append=-1))
    length = at[last] + 1
    opening = (seat == 0) & (reward > 0)
    first = len(np.unique(games[opening])) / len(last)
    encoder = dataset.described(table)["encoder"]
    sizes = f"{table.stat().st_size / 1e6:.1f} MB"
    middle = f"{np.median(length):.0f} ({length.min()}–{length.max()})"
    low, half, high = np.percentile(score, [5, 50, 95])
    return (
        f"| `{table.name}` | {len(last):,} | {len(games):,} | {middle} | {first:.1%} "
        f"| {half:.0f} ({low:.0f}–{high:.0f}) | {encoder} | {sizes} |"
    )


TEXT: Final = """# Games of bots, decision by decision

Made by Parlour {version}:

```sh
{commands}
```

**What it is.** Games that a bot played against itself, each seat with a stream of chance of its own, from deals
numbered from 0 on. Called again, the command goes on where it stopped; the same numbers give the same games, on one
machine or on many. `records/` has the games themselves: `parlour replay` shows one, `parlour verify` checks it.

{head}
|---|---|---|---|---|---|---|---|
{rows}

The name of a table says: game, version of its rules, seats, bot, version of its bots. How strong the bots are is in
Parlour's `docs/bots.md`.

**Columns**, a row a decision, forced ones too:

| column | |
|---|---|
{columns}

What the numbers of an observation and of an action mean stands in each file:
`parlour.research.dataset.described("{first}")`.

**What it is not.** No person played here, and nobody's name or data is in it. Bots have habits: what they never try
is not in the set, and a policy that copies them learns no better play than theirs. Every game is played by one kind
of bot against itself, so mixed tables are not in it. Observations are what the chooser could know; the records know
everything, so do not learn from a replayed state what its seat could not see.

**Reading it back**: `polars.read_parquet("{first}")`, or `parlour.research.dataset.read(Path("{first}"))` for NumPy
arrays; those go to PyTorch by `torch.from_numpy` and to JAX by `jax.numpy.asarray`.
"""
