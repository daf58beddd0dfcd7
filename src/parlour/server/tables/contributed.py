"""Finished games that everybody at the table lets be used for research, as records without names.

A folder of them is brought up to date: games since then come in, and those of people who agree no longer go out. Files
are named by what they hold, not after tables; `contributed.txt` marks a folder as one of these. Beside the records of a
folder `who.json` says of each who played it: people, and bots by their level. A record itself does not tell, and keeps
its bytes.
"""

import hashlib
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from parlour.core.record import Record
from parlour.core.who import PERSON, WHO, WhoPlayed
from parlour.server.people import consent
from parlour.server.store.base import Store
from parlour.server.store.modes import FOLDER, private_file
from parlour.server.tables.room import Room
from parlour.server.times import Times, milliseconds

LOG: Final = logging.getLogger("parlour.server")
MARK: Final = "contributed.txt"
TOLD: Final = """Finished games that everybody at the table lets be used for research, without names.
`parlour host research` keeps this folder up to date: records of people who agree no longer are taken out of it.
Whoever makes a set of them makes it anew then, and asks those who have a copy to do the same.
"""


def nameless(room: Room) -> Record | None:
    """The record without names and without what people brought to the deal; None for one that began elsewhere."""
    if room.phase != "over" or room.table is None or room.sealed:
        return None
    record = room.record()
    if record.redealt:  # goes on from a game of others, who were not asked
        return None
    record.names, record.deal = [], {}
    return record


def seated(room: Room) -> WhoPlayed:
    """Who played it: of each seat a person or a bot's level, and the actions that a stand-in chose for a person."""
    table = room.table
    seats = [PERSON if seat.kind == "person" else f"level{seat.level}" for seat in room.seats]
    stood_in: list[int] = []
    for at, seat in enumerate([] if table is None else table.actors):
        if seats[seat] == PERSON and not room.log[room.position.places[at]].by:
            stood_in.append(at)
    return {"seats": seats, "stood_in": stood_in}


async def records(store: Store) -> AsyncIterator[tuple[str, Record, WhoPlayed]]:
    """Each of them with its table, one after another. A deal of a day that is not over is left for later."""
    for table in await store.read(consent.finished()):
        found = await _record(store, table)
        if found is not None:
            yield table, *found


async def _record(store: Store, table: str) -> tuple[Record, WhoPlayed] | None:
    """What everybody lets be used, asked now; None for one that cannot be made, with a line in the log."""
    loaded = await store.read(consent.agreed(table))
    try:
        room = None if loaded is None else Room(loaded, Times(milliseconds))
        record = None if room is None else nameless(room)
        return None if room is None or record is None else (record, seated(room))
    except Exception as error:  # a table that no server wrote so: it is told, and the others are looked at
        LOG.warning("no record for research", extra={"table": table, "why": str(error)})
        return None


async def bring_up_to_date(store: Store, folder: Path) -> tuple[int, int, int]:
    """How many records there are now, how many of them are new, and how many went. ValueError for a folder of others.

    A folder for each game, version of its rules and number of seats: `parlour dataset` makes one file of each.
    """
    before = _begun(folder)
    agreed: dict[str, str] = {}
    who: dict[str, WhoPlayed] = {}
    async for table, record, sat in records(store):
        name = _named(record)[0]
        agreed[name], who[name] = table, sat
    gone = before - set(agreed)
    for name in gone:  # before anything is written, which may fail
        (folder / name).unlink()
    new = 0
    for name, table in agreed.items():
        found = None if name in before else await _record(store, table)
        if found is not None:  # and they still agree
            named, text = _named(found[0])
            (folder / named).parent.mkdir(mode=FOLDER, exist_ok=True)
            _write(folder / named, text)
            new += 1
    _say_who(folder, who)
    return len(before - gone) + new, new, len(gone)


def _say_who(folder: Path, who: dict[str, WhoPlayed]) -> None:
    """Beside the records that lie in each folder now, and of no other."""
    for kind in [path for path in folder.iterdir() if path.is_dir()]:
        told = {path.name: who[f"{kind.name}/{path.name}"] for path in sorted(kind.glob("*.record"))}
        if told:
            _write(kind / WHO, json.dumps(told, indent=0).encode() + b"\n")
        else:
            (kind / WHO).unlink(missing_ok=True)


def _named(record: Record) -> tuple[str, bytes]:
    """The file of a record, and what it holds."""
    text = record.write().encode()
    return f"{record.game}-{record.rules}-{record.seats}/{hashlib.sha256(text).hexdigest()[:24]}.record", text


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
