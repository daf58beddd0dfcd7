"""Where a table stands, as the fold of its log: computed once for an entry, stored with it, then swapped in.

What happens to the game itself, by one kind of entry or another, is said here and nowhere else; the rules run here.
"""

from typing import Final

from msgspec.structs import replace

from parlour.core.notation import UnknownAction
from parlour.core.table import Table
from parlour.core.words import IllegalAction
from parlour.server.store.entries import (
    CameBack,
    Entry,
    Late,
    Left,
    Missed,
    Overran,
    Played,
    Redealt,
    Redone,
    Reopened,
    Replaced,
    Resigned,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    UndoWithdrawn,
    Unreadable,
)
from parlour.server.tables.clock import Clocks
from parlour.server.wire.told import Asked

SLIPS: Final = 3  # turns in a row that run out, after which the stand-in keeps the seat


class Position:
    """Where a table stands after its log so far. It is never changed: `fold` gives the next one."""

    def __init__(self, table: Table | None, clock: Clocks, broken: str = "") -> None:
        self.table = table
        self.clock = clock
        self.broken = broken  # why the game cannot go on, if it cannot
        self.log: list[Entry] = []
        self.places: list[int] = []  # where in the log each action that still stands is
        self.undone: list[list[int]] = []  # where in the log what was taken back is, while it can be played again
        self.floor = 0  # actions before this one are not taken back: the fork begins here
        self.changed = 0  # the log from here on did not change the game itself
        self.asked: Asked | None = None
        self.away: frozenset[int] = frozenset()  # left to a stand-in until they come back
        self.resigned: frozenset[int] = frozenset()  # for good
        self.slips: dict[int, int] = {}  # turns in a row that ran out without a sign of life
        self.missed: dict[int, dict[int, int]] = {}  # for whom a stand-in is wanted, by whom and since when
        self.replaced: frozenset[int] = frozenset()  # left to a stand-in by the others
        self.stand_in: int | None = None  # the seat whose running turn ran out: a stand-in plays it
        self.graced: int | None = None  # the seat whose running turn ran out and was given back
        self._reveals: dict[tuple[int, int], bool] = {}  # what was worked out, for actions that still stand
        self._seen: dict[tuple[int, int], int] = {}  # likewise

    @property
    def at(self) -> int:
        """How many entries its log has."""
        return len(self.log)

    @property
    def absent(self) -> frozenset[int]:
        """The seats that a stand-in plays now."""
        return self.away if self.stand_in is None else self.away | {self.stand_in}

    @property
    def turn(self) -> int | None:
        """Whose choice it is; None where nothing is played, or no longer."""
        return None if self.table is None else self.table.turn

    def reveals(self, index: int, seat: int) -> bool:
        """Whether an action showed anybody anything, as far as the seat can tell."""
        assert self.table is not None
        known = self._reveals.get((index, seat))
        if known is None:
            known = self._reveals[index, seat] = self.table.reveals(index, seat)
        return known

    def came_to_light(self, index: int, seat: int) -> int:
        """How many pieces an action showed to a seat."""
        assert self.table is not None
        known = self._seen.get((index, seat))
        if known is None:
            known = self._seen[index, seat] = self.table.came_to_light(index, seat)
        return known

    def _copy(self) -> "Position":
        twin = Position(None if self.table is None else self.table.copy(), self.clock.copy(), self.broken)
        twin.log, twin.places, twin.undone = self.log[:], self.places[:], self.undone[:]
        twin.floor, twin.changed, twin.asked, twin.away = self.floor, self.changed, self.asked, self.away
        twin.resigned, twin.slips = self.resigned, self.slips.copy()
        twin.missed, twin.replaced = {seat: by.copy() for seat, by in self.missed.items()}, self.replaced
        twin.stand_in, twin.graced, twin._reveals = self.stand_in, self.graced, self._reveals.copy()
        twin._seen = self._seen.copy()
        return twin

    def _take(self, entry: Entry) -> None:
        self.log.append(entry)
        match entry:
            case Left() | Late():  # to be late meant what to leave does
                self.away |= {entry.seat}
            case Resigned():
                self.away |= {entry.seat}
                self.resigned |= {entry.seat}
            case Missed():
                since = entry.served if entry.served is not None else entry.time
                self.missed.setdefault(entry.missing, {})[entry.seat] = since
            case Replaced():
                self.away |= {entry.missing}
                self.replaced |= {entry.missing}
                self.missed.pop(entry.missing, None)
            case Overran():
                self._run_out(entry.seat)
            case CameBack():
                self.away -= {entry.seat}
                self.clock.back(entry.seat)
                self._give_back(entry)
            case UndoAsked():
                played = 0 if self.table is None else self.table.at
                actions = played - entry.keep
                self.asked = Asked(seat=entry.seat, keep=entry.keep, actions=actions, agreed=[entry.seat])
            case UndoAgreed():
                if self.asked is not None:
                    self.asked = replace(self.asked, agreed=[*self.asked.agreed, entry.seat])
            case UndoRefused() | UndoWithdrawn():
                self.asked = None
            case Unreadable():
                self._break(f"entry {entry.at} of its log cannot be read here: {entry.stored['kind']}")
            case Played() | Undone() | Redone() | Redealt() | Reopened():
                self.changed, self.asked = self.at, None
                before, moved = self.turn, self._moved(entry)
                if self.table is not None:
                    self._go_on(self.table, entry)
                match entry:
                    case Undone():
                        self.clock.take_back(entry, moved, before, self.turn)
                    case Redone():
                        self.clock.put_back(entry, moved, before)
                    case _:
                        self.clock.charge(entry)
                self.stand_in = None if self.stand_in != self.turn else self.stand_in
                self.graced = None if self.graced != self.turn else self.graced
        if entry.by and not isinstance(entry, Undone | Left):
            self._see(entry)

    def _run_out(self, seat: int) -> None:
        self.stand_in = seat
        self.slips[seat] = self.slips.get(seat, 0) + 1
        self.clock.back(seat)  # from now on an empty clock has its seconds for every turn
        if self.slips[seat] >= SLIPS:
            self.away |= {seat}

    def _give_back(self, entry: CameBack) -> None:
        """Somebody is back on their own turn; if its time is up they are given some more, once a turn."""
        if self.turn != entry.seat or entry.served is None:
            return
        if not self.clock.late(entry.seat, entry.served):
            self.stand_in = None
        elif self.graced == entry.seat:
            self.stand_in = entry.seat
        else:
            self.stand_in, self.graced = None, entry.seat
            self.clock.grace(entry.seat, entry.served)

    def _see(self, entry: Entry) -> None:
        """A sign of life."""
        self.missed.pop(entry.seat, None)
        self.replaced -= {entry.seat}
        self.slips.pop(entry.seat, None)
        if isinstance(entry, Played) and self.stand_in == entry.seat:
            self.stand_in = None

    def _moved(self, entry: Entry) -> list[Played]:
        """The actions that an entry takes back or plays again, as they were first played."""
        places: list[int] = []
        if isinstance(entry, Undone):
            places = self.places[entry.keep :]
        elif isinstance(entry, Redone) and self.undone:
            places = self.undone[-1]
        return [played for played in (self.log[place] for place in places) if isinstance(played, Played)]

    def _go_on(self, table: Table, entry: Played | Undone | Redone | Redealt | Reopened) -> None:
        """The game itself; a log that these rules do not replay is kept, and the table waits for better ones."""
        try:
            match entry:
                case Played():
                    table.play(entry.action)
                    self.places.append(entry.at)
                    self.undone.clear()
                case Redealt():
                    table.redeal(entry.eyes, entry.key)
                    self.floor = table.at
                    self.undone.clear()
                case Undone():
                    table.back_to(entry.keep)
                    self.undone.append(self.places[table.at :])
                    del self.places[table.at :]
                    self._reveals = {key: told for key, told in self._reveals.items() if key[0] < table.at}
                    self._seen = {key: many for key, many in self._seen.items() if key[0] < table.at}
                case Redone():
                    for place in self.undone.pop():
                        again = self.log[place]
                        assert isinstance(again, Played)
                        table.play(again.action)
                        self.places.append(place)
        except (IllegalAction, UnknownAction, IndexError, ValueError) as refused:
            self._break(f"entry {entry.at} of its log no longer replays: {refused}")

    def _break(self, why: str) -> None:
        self.table, self.broken = None, why


def fold(position: Position, *entries: Entry) -> Position:
    """Where a table stands after the next entries of its log; the position before is left as it was."""
    after = position._copy()
    for entry in entries:
        after._take(entry)
    return after
