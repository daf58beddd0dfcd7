"""Finished games that everybody at the table lets be used for research, as records without names.

A folder of them is brought up to date: games since then come in, and those of people who agree no longer go out. Files
are named by what they hold, not after tables; `contributed.txt` marks a folder as one of these.
"""

import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from parlour.core.record import Record
from parlour.server.people import consent
from parlour.server.store.base import Store
from parlour.server.store.modes import FOLDER, private_file
from parlour.server.tables.room import Room
from parlour.server.times import Times, milliseconds

MARK: Final = "contributed.txt"
TOLD: Final = """Finished games that everybody at the table lets be used for research, without names.
`parlour host research` keeps this folder up to date: records of people who agree no longer are taken out of it.
Whoever makes a set of them makes it anew then, and asks those who have a copy to do the same.
"""


def nameless(room: Room) -> Record | None:
    """The record without names and without what people brought to the deal; None for one that began elsewhere."""
    if room.phase != "over" or room.table is None:
        return None
    record = room.record()
    if record.redealt:  # goes on from a game of others, who were not asked
        return None
    record.names, record.deal = [], {}
    return record


async def records(store: Store) -> AsyncIterator[Record]:
    """Each of them, one after another. Who agrees is asked when its turn comes."""
    for table in await store.read(consent.finished()):
        loaded = await store.read(consent.agreed(table))
        record = nameless(Room(loaded, Times(milliseconds))) if loaded is not None else None
        if record is not None:
            yield record


async def bring_up_to_date(store: Store, folder: Path) -> tuple[int, int, int]:
    """How many records there are now, how many of them are new, and how many went. ValueError for a folder of others.

    A folder for each game, version of its rules and number of seats: `parlour dataset` makes one file of each.
    """
    before = _begun(folder)
    now: set[str] = set()
    async for record in records(store):
        text = record.write().encode()
        name = f"{record.game}-{record.rules}-{record.seats}/{hashlib.sha256(text).hexdigest()[:24]}.record"
        now.add(name)
        if name not in before:
            (folder / name).parent.mkdir(mode=FOLDER, exist_ok=True)
            _write(folder / name, text)
    for name in before - now:
        (folder / name).unlink()
    return len(now), len(now - before), len(before - now)


def _begun(folder: Path) -> set[str]:
    """The records that lie in a folder of ours; a new one is marked as such before anything else is written."""
    if (folder / MARK).exists():
        return {str(path.relative_to(folder)) for path in folder.glob("*/*.record")}
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder} holds other things and no {MARK}: name a new folder")
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    _write(folder / MARK, TOLD.encode())
    return set()


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    half = path.with_name(f"{path.name}.half")
    with private_file(half) as file:
        file.write(data)
    half.replace(path)
