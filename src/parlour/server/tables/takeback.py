"""Taking back: what is free, who has to agree to more, and when nobody can be asked.

Nobody's own action is taken back without their word. Whoever is away is not asked behind their back: what needs their
word waits until they are here again.
"""

from typing import TYPE_CHECKING

from parlour.server.wire.told import TakenBack, UndoWay

if TYPE_CHECKING:
    from parlour.server.tables.room import Room


def undoable(room: "Room", seat: int) -> tuple[UndoWay, int]:
    """How a seat takes its last deed back, and how many actions would be kept: all before it."""
    if room.table is None or room.phase != "playing" or room.seats[seat].kind != "person":
        return "none", 0
    if room.row.daily or room.counts:  # there what was played stands; and a clock that began anew is worth a game
        return "none", 0
    me, free, at = room.holder(seat), True, room.position
    for index in range(room.table.at - 1, at.floor - 1, -1):
        entry = at.log[at.places[index]]
        mine = entry.by == me
        free = free and (mine or not entry.by) and not at.reveals(index, entry.seat if mine else seat)
        if mine:
            keep = _begun(room, me, index, free)
            return ("free" if free else _asking(room, me, keep)), keep
    return "none", 0


def _begun(room: "Room", me: str, index: int, free: bool) -> int:
    """Where that begins which goes with my last action.

    A deed that is whole goes whole, as it was shown; if its end is free, as far as it is. One that is not whole yet
    goes choice by choice.
    """
    table, at = room.begun(), room.position
    if not table.completes(index):
        return index
    while index > at.floor and not table.opens(index):
        before = at.log[at.places[index - 1]]
        if before.by != me or (free and at.reveals(index - 1, before.seat)):
            break
        index -= 1
    return index


def taken_back(room: "Room", keep: int, seat: int) -> TakenBack:
    """What goes if the first `keep` actions are kept, as a seat is told it: the moves of each, and what it has seen."""
    table = room.begun()
    moves = [0] * table.seats
    for index in range(keep, table.at):
        moves[table.actors[index]] += index == keep or table.actors[index - 1] != table.actors[index]
    seen = sum(room.position.came_to_light(index, seat) for index in range(keep, table.at))
    return TakenBack(moves=moves, seen=seen)


def redoable(room: "Room", seat: int) -> bool:
    """Whether what was last taken back can be played again: against bots alone, and nothing was played since."""
    me = room.holder(seat)
    alone = all(row.kind == "bot" or room.holder(row.seat) == me for row in room.seats)
    return alone and room.phase == "playing" and bool(room.position.undone)


def _asking(room: "Room", me: str, keep: int) -> UndoWay:
    here, acted = _here(room) - {me}, _acted(room, keep) - {me}
    if acted - here:
        return "away"
    if here:
        return "ask"
    others = {room.holder(row.seat) for row in room.seats if row.kind == "person" and not room.gone(row.seat)} - {me}
    return "away" if others else "alone"  # with bots alone nobody minds


def settled(room: "Room", asker: int, keep: int, agreed: set[str]) -> bool:
    """Whether all have agreed: everybody here, and whoever's own action would go; the asker's word alone is none."""
    missing = (_here(room) | _acted(room, keep)) - agreed
    return not missing and agreed != {room.holder(asker)}


def _here(room: "Room") -> set[str]:
    return {room.holder(row.seat) for row in room.seats if not room.unmanned(row.seat)}


def _acted(room: "Room", keep: int) -> set[str]:
    """Whose own actions would go; what a bot played for somebody is not theirs."""
    return {room.log[place].by for place in room.position.places[keep:]} - {""}
