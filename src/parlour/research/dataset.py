"""Records as a table of decisions, in Parquet: what the chooser could know, could do and did, and how it ended.

A row a decision, in the order of the records; written as it is made, so records may be as many as there are. Nobody's
name is in it. What the numbers mean stands in the file itself (`described`).
"""

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from parlour import __version__
from parlour.core.engine import legal, turn
from parlour.core.game import find
from parlour.core.record import Record, RecordError, read_file
from parlour.core.table import Table, replay
from parlour.core.who import STAND_IN, WHO, WhoPlayed, who_played
from parlour.research.arrays import Arrays, arrays_of
from parlour.research.results import worth

ROWS: Final = 4096  # written at once: what is held in memory
CARD: Final = b"parlour"  # the key of the file's own description
PATTERN: Final = "*.record"


class UnlikeRecord(ValueError):
    """A record that does not belong into the same table as the first."""


@dataclass(frozen=True)
class Written:
    """What was written."""

    games: int
    rows: int


def found(places: Iterable[Path | str]) -> Iterator[Path]:
    """The records of files and folders, those of a folder by their names, however deep."""
    given: set[Path] = set()  # one that is named twice counts once
    for place in map(Path, places):
        for path in sorted(place.rglob(PATTERN)) if place.is_dir() else [place]:
            if path.resolve() not in given:
                given.add(path.resolve())
                yield path


def write(places: Iterable[Path | str], out: Path | str, who: str | None = None) -> Written:
    """Replay records and write their decisions; a file is there whole, or not at all. `who` played every seat of them.

    RecordError names what does not replay, UnlikeRecord what is of another game, version, box, options or seats.
    ValueError for an `out` that is a folder, or one of the records.
    """
    out = Path(out)
    if out.is_dir():
        raise ValueError(f"{out} is a folder: name the file to write")
    draft = out.with_name(f"{out.name}.{os.getpid()}.part")  # another process may write the same one
    try:
        written = _write(_apart(found(places), out), draft, who)
        draft.replace(out)
    finally:
        draft.unlink(missing_ok=True)
    return written


def _apart(paths: Iterator[Path], out: Path) -> Iterator[Path]:
    """The records, none of which is to be written over."""
    for path in paths:
        if path.resolve() == out.resolve() or (out.exists() and path.exists() and path.samefile(out)):
            raise ValueError(f"{out} is one of the records: name another file to write")
        yield path


def _write(paths: Iterator[Path], draft: Path, who: str | None) -> Written:
    first: Record | None = None
    writer: pq.ParquetWriter | None = None
    schema = pa.schema([])
    games = rows = 0
    players = Players(who)
    waiting: dict[str, list[Any]] = {}
    try:
        for path in paths:
            record = _read(path)
            if first is None:
                first = record
                arrays = _arrays(path, record)
                schema = _schema(arrays, _options(record))
                writer = pq.ParquetWriter(draft, schema, compression="zstd")
                waiting = {name: [] for name in schema.names}
            elif _kind(record) != _kind(first):
                raise UnlikeRecord(
                    f"{path} is {_said(record)}; the first record is {_said(first)}: write a file for each"
                )
            assert writer is not None
            for row in _decisions(path, record, arrays, games, players.of(path, record)):
                for name, value in row.items():
                    waiting[name].append(value)
                rows += 1
                if len(waiting["at"]) == ROWS:
                    _flush(writer, schema, waiting)
            games += 1
        if writer is None:
            raise ValueError("there are no records")
        _flush(writer, schema, waiting)
    finally:
        if writer is not None:
            writer.close()
    return Written(games, rows)


def _read(path: Path) -> Record:
    try:
        return read_file(path)
    except RecordError as wrong:
        raise RecordError(wrong.line, f"{wrong.message} ({path})") from None


class Players:
    """Who played each record: one bot, as the caller says, or what stands beside it."""

    def __init__(self, one: str | None) -> None:
        self.one = one
        self.folder: Path | None = None  # of the last record; those of a folder come one after the other
        self.told: dict[str, WhoPlayed] = {}

    def of(self, path: Path, record: Record) -> WhoPlayed | None:
        """Of a record; None where nobody says."""
        if self.one is not None:
            return {"seats": [self.one] * record.seats, "stood_in": []}
        if path.parent != self.folder:
            self.folder, self.told = path.parent, who_played(path.parent)
        found = self.told.get(path.name)
        if found is not None and len(found["seats"]) != record.seats:
            raise ValueError(f"{path} is of {record.seats} seats, and {WHO} beside it tells of {len(found['seats'])}")
        return found


def _arrays(path: Path, record: Record) -> Arrays:
    return arrays_of(_replayed(path, record).game, record.seats)


def _replayed(path: Path, record: Record) -> Table:
    try:
        return replay(record)
    except RecordError as wrong:
        raise RecordError(wrong.line, f"{wrong.message} ({path})") from None


def _kind(record: Record) -> tuple[Any, ...]:
    """What a table has in common: what is hidden from whom may depend on each of them."""
    box, options = (json.dumps(values, sort_keys=True) for values in (record.box, _options(record)))
    return record.game, record.rules, record.seats, box, options


def _options(record: Record) -> dict[str, str]:
    return find(record.game).edition(record.rules, record.box).settled(record.options)


def _said(record: Record) -> str:
    box = ", with a box of its own" if record.box else ""
    options = "".join(f", {name} {value}" for name, value in _options(record).items())
    return f"{record.game} by rules {record.rules} for {record.seats}{box}{options}"


def _decisions(
    path: Path, record: Record, arrays: Arrays, number: int, players: WhoPlayed | None
) -> Iterator[dict[str, Any]]:
    """Every decision of a game. An unfinished one has no result: nulls."""
    table = _replayed(path, record)
    game, outcome = table.game, table.outcome
    gained = worth(game, table.state_at(table.at))
    stood_in = frozenset(players["stood_in"] if players is not None else [])
    for at, action in enumerate(table.actions):
        state = table.state_at(at)
        seat = turn(state)
        yield {
            "game": number,
            "at": at,
            "seat": seat,
            "who": None if players is None else STAND_IN if at in stood_in else players["seats"][seat],
            "observation": arrays.observe_state(state, seat),
            "mask": arrays.mask(legal(state), seat),
            "action": arrays.number(action, seat),
            "reward": None if outcome is None else gained[seat],
            "rank": None if outcome is None else outcome.ranks[seat],
            "score": None if outcome is None else outcome.scores[seat],
        }


def _schema(arrays: Arrays, options: dict[str, str]) -> pa.Schema:
    game = arrays.game
    card = {
        "parlour": __version__,
        "game": game.id,
        "rules": game.rules,
        "seats": arrays.seats,
        "box": game.changed,  # where it is not the house's
        "options": options,
        "encoder": arrays.encoder.version,
        "parts": [
            {"name": p.name, "start": p.start, "shape": p.shape, "way": p.way, "least": p.least, "told": p.told}
            for p in arrays.encoder.parts
        ],
        "actions": [arrays.action(number, 0).write() for number in range(arrays.actions)],
        "columns": {
            "game": "the number of the record, from 0",
            "at": "actions played before",
            "seat": "which seat chooses",
            "who": "a person, a bot by its name, or a stand-in that chose for a person; null if that is not known",
            "observation": "what the chooser may know: see parts",
            "mask": "1 for each action that may be chosen",
            "action": "what was chosen, by its number as the chooser tells it; `actions` are those of seat 0",
            "reward": "at the end: 1 for the winner, shared in parts, the others paying equally; null if unfinished",
            "rank": "the chooser's, from 1",
            "score": "the chooser's points",
        },
    }
    return pa.schema(
        [
            ("game", pa.int32()),
            ("at", pa.int32()),
            ("seat", pa.int8()),
            ("who", pa.string()),
            ("observation", pa.list_(pa.int8(), arrays.size)),
            ("mask", pa.list_(pa.int8(), arrays.actions)),
            ("action", pa.int32()),
            ("reward", pa.float32()),
            ("rank", pa.int8()),
            ("score", pa.int32()),
        ],
        metadata={CARD: json.dumps(card).encode()},
    )


def _flush(writer: pq.ParquetWriter, schema: pa.Schema, waiting: dict[str, list[Any]]) -> None:
    if not waiting["at"]:
        return
    columns = []
    for field in schema:
        values = waiting[field.name]
        if pa.types.is_fixed_size_list(field.type):
            flat = pa.array(np.concatenate(values), pa.int8())
            columns.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        else:
            columns.append(pa.array(values, field.type))
        values.clear()
    writer.write_table(pa.Table.from_arrays(columns, schema=schema))


def described(path: Path | str) -> dict[str, Any]:
    """What a file says of itself: game, rules, seats, parts of the observation, actions, columns."""
    metadata = pq.read_schema(path).metadata or {}
    if CARD not in metadata:
        raise ValueError(f"{path} was not written by parlour dataset")
    return dict(json.loads(metadata[CARD]))


def read(path: Path | str) -> dict[str, Any]:
    """The columns as NumPy arrays: observations and masks with a row a decision."""
    table = pq.read_table(path)
    columns: dict[str, Any] = {}
    for field in table.schema:
        column = table[field.name].combine_chunks()
        if pa.types.is_fixed_size_list(field.type):
            columns[field.name] = column.flatten().to_numpy(zero_copy_only=False).reshape(-1, field.type.list_size)
        else:
            columns[field.name] = column.to_numpy(zero_copy_only=False)
    return columns
