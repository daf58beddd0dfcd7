"""A position is the fold of a log: computed once, stored, swapped in; what any Parlour has written is read."""

import asyncio
import copy
import json
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from parlour.core.words import Action, State
from parlour.server.store import entries, rows
from parlour.server.store.entries import Entry
from parlour.server.store.outage import Away
from parlour.server.store.rows import Loaded, SeatRow, TableRow
from parlour.server.store.schema import entries as stored
from parlour.server.tables.fold import Position, fold
from parlour.server.tables.room import Room
from parlour.server.times import Times
from tests import high_card
from tests.server.places import PLACES, a_store
from tests.server.serving import Served, run
from tests.server.test_tables import duel

# as every Parlour so far has written them: at, kind, seat, text, by, request, spent, time, served
OLD: list[tuple[Any, ...]] = [
    (0, "redeal", 0, "1 77", "", None, 0, 5, None),
    (1, "play", 0, "keep", "ann", "r1", 250, 6, 6),
    (2, "play", 1, "swap", "", None, 0, 7, 7),
    (3, "ask", 0, "0", "ann", "r2", 0, 8, 8),
    (4, "agree", 1, "", "bob", "r3", 0, 9, 9),
    (5, "refuse", 1, "", "bob", "r4", 0, 10, 10),
    (6, "ask", 0, "0", "ann", "r5", 0, 11, 11),
    (7, "withdraw", 0, "", "ann", "r6", 0, 12, 12),
    (8, "leave", 0, "", "ann", "r7", 0, 13, 13),
    (9, "back", 0, "", "ann", "r8", 0, 14, 14),
    (10, "late", 1, "", "", None, 0, 15, 15),
    (11, "undo", 0, "1", "ann", "r9", 0, 16, 16),
    (12, "reopen", 0, "", "", None, 0, 17, 17),
]
NEW: list[tuple[Any, ...]] = [
    (13, "overran", 0, "", "", None, 0, 18, 18),
    (14, "back", 0, "", "ann", "r10", 0, 19, 19),
    (15, "redo", 0, "", "ann", "r11", 0, 20, 20),
    (16, "missed", 0, "1", "ann", "r12", 0, 21, 21),
    (17, "replace", 0, "1", "ann", "r13", 0, 22, 22),
    (18, "resign", 0, "", "ann", "r14", 0, 23, 23),
]
KINDS = [entries.entry_of(row) for row in OLD]
EVERY = [*KINDS, *(entries.entry_of(row) for row in NEW)]
ROW = TableRow(
    "t", "high_card", 1, "{}", False, True, "{}", "0" * 64, "playing", 1, 1, maker="ann", seed="7", began=0
)  # fmt: skip
SEATS = [SeatRow(0, "person", "ann", "Ann"), SeatRow(1, "person", "bob", "Bob")]


def room(*log: Entry) -> Room:
    """Ann and Bob at a table with this log."""
    return Room(Loaded(copy.copy(ROW), SEATS, list(log)), Times())


def test_two_ways_to_go_on_from_a_position_know_nothing_of_each_other() -> None:
    """What was worked out for one, an entry that was not stored say, does not stand for the other."""
    before = room().position
    swapped, kept = (fold(before, entries.Played(at=0, seat=0, by="ann", action=action)) for action in ("swap", "keep"))
    assert (swapped.reveals(0, 0), swapped.came_to_light(0, 0)) == (True, 1)
    assert (kept.reveals(0, 0), kept.came_to_light(0, 0)) == (False, 0)


def seen(position: Position) -> dict[str, Any]:
    """All there is to know of a position."""
    table, clock = position.table, position.clock
    told = {name: copy.deepcopy(value) for name, value in vars(position).items() if name not in ("table", "clock")}
    told["clock"] = (clock.since, list(clock.spent), list(clock.played), clock.returned)
    told["table"] = table and (table.at, table.turn, table.record.write(), table.told(None), table.deeds())
    return told


def clocked(plan: dict[str, Any], *log: Entry) -> Room:
    """Ann and Bob, by a clock that nobody asks what time it is."""
    row = copy.copy(ROW)
    row.clock = json.dumps(plan)
    return Room(Loaded(row, SEATS, list(log)), Times())


def play(at: int, seat: int, served: int, spent: int) -> Entry:
    """An action that took its time."""
    return entries.Played(at=at, seat=seat, by="ann", action="keep", spent=spent, served=served, time=served)


def test_taking_back_gives_no_time_to_a_turn() -> None:
    """What was taken back is thought about again, in the time that is left of its turn."""
    plan = {"kind": "turn", "seconds": 30}
    undo = entries.Undone(at=1, seat=0, by="ann", keep=0, served=21_000, time=21_000)
    clock = clocked(plan, play(0, 0, 20_000, 20_000), undo).clock
    assert clock.deadline(0) == 31_000, "20 of 30 seconds were spent; the second since then was Bob's"
    again = clocked(plan, play(0, 0, 20_000, 20_000), undo, play(2, 0, 25_000, 24_000)).clock
    assert again.deadline(1) == 55_000, "Bob's turn is whole"


def test_taking_back_gives_no_time_to_a_game() -> None:
    """Neither the seconds spent nor an increment for each time that something is played."""
    plan = {"kind": "game", "seconds": 100, "increment": 10}
    first = [play(0, 0, 20_000, 20_000), entries.Undone(at=1, seat=0, by="ann", keep=0, served=21_000, time=21_000)]
    assert clocked(plan, *first).clock.left(0) == 80_000
    assert clocked(plan, *first).clock.since == 21_000
    redo = entries.Redone(at=2, seat=0, by="ann", served=26_000, time=26_000)
    assert clocked(plan, *first, redo).clock.left(0) == 85_000, "25 seconds spent, and one increment"
    assert clocked(plan, *first, play(2, 0, 26_000, 5_000)).clock.left(0) == 85_000


def test_every_kind_of_entry_is_read_as_it_was_written_and_written_as_it_is_read() -> None:
    assert {type(entry) for entry in EVERY} == set(entries.Entry.__args__) - {entries.Unreadable}
    for row, entry in zip([*OLD, *NEW], EVERY, strict=True):
        assert tuple(entries.columns(entry)[name] for name in entries.COLUMNS) == row


@pytest.mark.parametrize("place", PLACES)
def test_a_log_of_an_older_parlour_is_folded_as_it_was(place: str) -> None:
    def written(connection: Connection) -> None:
        for row in OLD:
            connection.execute(insert(stored), {"table": "t", **dict(zip(entries.COLUMNS, row, strict=True))})

    async def test() -> None:
        async with a_store(place) as store:
            row = copy.copy(ROW)
            row.maker = None
            await store.write(rows.create(row, [SeatRow(0, "person"), SeatRow(1, "bot", level=1)], []))
            await store.write(written)
            loaded = await store.read(rows.load("t"))
            assert loaded is not None
            assert loaded.entries == KINDS
            now = Room(loaded, Times())
            assert (now.phase, now.turn, now.at, now.changed) == ("playing", 1, 13, 13)
            assert now.away == {1}, "to be late meant to leave, and does so in old logs"
            assert [action.write() for action in now.begun().actions] == ["keep"]
            assert (now.position.floor, now.clock.spent, list(now.clock.returned)) == (0, [250, 0], [0])
            assert now.begun().redealt == [[0, 1, 77]]

    asyncio.run(test())


@pytest.mark.parametrize("row", [(0, "sing", 0, "la"), (0, "undo", 0, "two"), (0, "redeal", 0, "1")])
def test_what_cannot_be_read_pauses_the_table_and_stays_as_it_is(row: tuple[Any, ...]) -> None:
    whole = (*row, "", None, 0, 1, 1)
    entry = entries.entry_of(whole)
    assert tuple(entries.columns(entry)[name] for name in entries.COLUMNS) == whole
    now = room(entry)
    assert (now.phase, now.turn) == ("paused", None)
    assert f"entry 0 of its log cannot be read here: {row[1]}" in now.word


def test_fold_leaves_the_position_before_as_it_was() -> None:
    position = room().position
    for entry in EVERY:
        before = seen(position)
        after = fold(position, entry)
        assert seen(position) == before
        assert after.at == position.at + 1
        position.reveals(0, 0) if entry.at == 2 else None
        position = after
    assert seen(fold(room().position, *EVERY)) == {**seen(position), "_reveals": {}}


def test_an_answer_about_what_was_taken_back_is_not_kept() -> None:
    swapped = room(entries.Played(at=0, seat=0, action="swap")).position
    assert swapped.reveals(0, 0)
    kept = fold(swapped, entries.Undone(at=1, seat=0, keep=0), entries.Played(at=2, seat=0, action="keep"))
    assert not kept.reveals(0, 0)
    assert swapped.reveals(0, 0)


def test_the_rules_run_once_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    take = high_card.KeepOrSwap.take

    def counted(self: high_card.KeepOrSwap, state: high_card.Hands, choice: Action) -> None:
        taken.append(choice.write())
        take(self, state, choice)

    monkeypatch.setattr(high_card.KeepOrSwap, "take", counted)

    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "swap")
        await bob.play(table, 1, "keep")
        await ann.play(table, 2, "keep")
        assert taken == ["swap", "keep", "keep"]

    run(test)


def test_the_rules_lay_a_table_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[int] = []
    setup = high_card.GAME.setup

    def counted(seats: int, key: int, options: dict[str, str]) -> State:
        laid.append(seats)
        return setup(seats, key, options)

    monkeypatch.setattr(high_card.GAME, "setup", counted, raising=False)

    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        laid.clear()
        await ann.play(table, 0, "keep")
        await bob.play(table, 1, "keep")
        assert not laid

    run(test)


def test_where_nothing_is_stored_nothing_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        await ann.play(table, 0, "keep")
        live = await served.rooms.live(table)
        position, told = live.room.position, seen(live.room.position)

        async def full(*_: object) -> None:
            raise Away("no space")

        with monkeypatch.context() as patch:
            patch.setattr(served.rooms.store, "write", full)
            for entry in (
                entries.Played(at=1, seat=1, action="keep"),
                entries.Undone(at=1, seat=0, keep=0),
                entries.Left(at=1, seat=1),
            ):
                with pytest.raises(Away):
                    await served.rooms.append(live, entry)
        assert live.room.position is position
        assert seen(position) == told
        assert await bob.play(table, 1, "keep") == {"at": 2}

    run(test)


def test_an_action_that_the_rules_refuse_is_not_stored() -> None:
    async def test(served: Served) -> None:
        _, _, table = await duel(served)
        live = await served.rooms.live(table)
        with pytest.raises(ValueError, match="no longer replays"):
            await served.rooms.append(live, entries.Played(at=0, seat=0, action="nonsense"))
        assert (live.room.at, live.room.phase) == (0, "playing")
        assert await served.rooms.store.read(rows.log_since(table, 0)) == []

    run(test)


def test_what_others_have_read_meanwhile_is_not_gone_back_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody hangs up while their action is being stored: the lock is free, the action is not yet told."""

    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        live = await served.rooms.live(table)
        write, written, go_on = served.rooms.store.write, asyncio.Event(), asyncio.Event()

        async def slow(*asked: Any) -> Any:
            done = await write(*asked)
            written.set()
            await go_on.wait()
            return done

        with monkeypatch.context() as patch:
            patch.setattr(served.rooms.store, "write", slow)
            action = asyncio.create_task(served.rooms.append(live, entries.Played(at=0, seat=0, action="keep", by="x")))
            await written.wait()
        async with live.lock:
            await served.rooms.catch_up(live)
        await bob.play(table, 1, "swap")
        go_on.set()
        assert await action
        assert (live.room.at, live.room.turn) == (2, 0)
        assert [said["at"] for said in await ann.ask("GET", f"/tables/{table}/told")] == [1, 2]

    run(test)
