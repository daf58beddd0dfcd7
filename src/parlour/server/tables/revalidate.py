"""Replay what is stored, each game by the version of the rules it was played by, and say what differs.

Nothing is ever deleted.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from parlour.core.record import RecordError, read
from parlour.core.table import replay
from parlour.server.store import rows
from parlour.server.store.base import Store
from parlour.server.store.outage import Away
from parlour.server.store.rows import Loaded
from parlour.server.tables.room import Room
from parlour.server.tables.scene import result
from parlour.server.times import Times

LOG: Final = logging.getLogger("parlour.server")
BEGUN: Final = ["playing", "paused"]
TOGETHER: Final = 50
AGAIN: Final = 5.0  # seconds until a store that is away is asked again


class Difference(msgspec.Struct, frozen=True):
    """A table, or an uploaded record, that its rules now play differently, or whose rules are not known here."""

    table: str
    phase: str
    word: str


async def revalidate(store: Store, phases: list[str], pausing: bool = True) -> AsyncIterator[Difference | None]:
    """A difference, or None, for every stored table; unfinished ones are paused, or go on if they replay again."""
    after = ""
    while batch := await store.read(rows.every(after, phases, TOGETHER)):
        for loaded in batch:
            stored, at = loaded.row.phase, loaded.row.at
            try:
                difference = examined(loaded)
            except Exception as error:  # a value that no server wrote: it is told, and the others are looked at
                difference = Difference(loaded.row.id, stored, f"it cannot be read: {type(error).__name__}: {error}")
            phase, word = ("paused", difference.word) if difference is not None else ("playing", "")
            if stored in BEGUN and stored != phase and (pausing or difference is None):
                await store.write(rows.set_table(loaded.row.id, {"phase": phase, "word": word, "at": at}))
            yield difference
            await asyncio.sleep(0)
        after = batch[-1].row.id


def examined(loaded: Loaded) -> Difference | None:
    """What is different about a table, if anything."""
    row, stored = loaded.row, loaded.row.phase
    row.phase = "playing"
    room = Room(loaded, Times())
    if room.phase == "paused":
        return Difference(row.id, stored, room.word)
    ended = result(room.table.outcome) if room.table is not None else None
    if stored == "over" and msgspec.json.encode(ended).decode() != row.outcome:
        return Difference(row.id, stored, "it now ends with another outcome")
    return None


async def uploaded(store: Store) -> AsyncIterator[Difference | None]:
    """A difference, or None, for every record that was uploaded."""
    after = ""
    while batch := await store.read(rows.every_upload(after, TOGETHER)):
        for id, text in batch:
            try:
                replay(read(text))
            except RecordError as wrong:
                yield Difference(id, "uploaded", str(wrong))
            else:
                yield None
            await asyncio.sleep(0)
        after = batch[-1][0]


async def at_start(store: Store) -> None:
    """Look at all unfinished tables while the server already serves; what puzzles us a newer process may know."""
    while True:
        many = 0
        try:
            async for difference in revalidate(store, BEGUN, pausing=not store.shared):
                many += 1
                if difference is not None:
                    LOG.warning("table paused", extra={"table": difference.table, "why": difference.word})
        except Away:
            await asyncio.sleep(AGAIN)
            continue
        LOG.info("%d unfinished tables replayed", many)
        return
