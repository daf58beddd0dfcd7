"""Taking back: what is free, who has to agree to more, and when nobody can be asked.

Nobody's own action is taken back without their word. Whoever is away is not asked behind their back: what needs their
word waits until they are here again.
"""

from typing import TYPE_CHECKING

from parlour.server.wire.told import UndoWay

if TYPE_CHECKING:
    from parlour.server.tables.room import Room


def undoable(room: "Room", seat: int) -> tuple[UndoWay, int]:
    """How a seat takes its last action back, and how many actions would be kept: all before that one."""
    if room.table is None or room.phase != "playing" or room.seats[seat].kind != "person":
        return "none", 0
    me, free, at = room.holder(seat), True, room.position
    for index in range(room.table.at - 1, at.floor - 1, -1):
        entry = at.log[at.places[index]]
        mine = entry.by == me
        free = free and (mine or not entry.by) and not at.reveals(index, entry.seat if mine else seat)
        if mine:
            return ("free" if free else _asking(room, me, index)), index
    return "none", 0


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
