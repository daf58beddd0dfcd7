"""Who has been here lately and from where, for as long as they are: what is thought for them is shared out by it."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from parlour.server.tables.room import Room
from parlour.server.thinking.fair import HOUSE, Owner

KEPT: Final = 10_000  # people remembered; the longest unseen is forgotten first
HERE: Final = 900_000  # milliseconds after which somebody unseen is not here


class Presence:
    """Addresses are kept in memory alone, and not for long."""

    def __init__(self, ticks: Callable[[], int]) -> None:
        self._ticks = ticks
        self._seen: OrderedDict[str, tuple[int, str]] = OrderedDict()

    def seen(self, who: str, address: str) -> None:
        """Somebody has just asked for something."""
        self._seen[who] = (self._ticks(), address)
        self._seen.move_to_end(who)
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    def owner(self, who: str) -> Owner | None:
        """Whose share it is that is used for them; None if they are not here."""
        found = self._seen.get(who)
        if found is None or found[0] < self._ticks() - HERE:
            return None
        return Owner(found[1], who)

    def lately(self, room: Room, milliseconds: int) -> bool:
        """Whether one of those who play at a table has asked for something within this time."""
        since = self._ticks() - milliseconds
        here = (self._seen.get(room.person(row.seat)) for row in room.seats if not room.unmanned(row.seat))
        return any(seen is not None and seen[0] > since for seen in here)

    def address(self, who: str) -> str | None:
        """Where somebody is; None if they are not here."""
        owner = self.owner(who)
        return None if owner is None else owner.address

    def of_table(self, room: Room) -> Owner:
        """Whose share a table uses: of those who play there and are here, else of its maker, else the house's."""
        here = [room.person(row.seat) for row in room.seats if not room.unmanned(row.seat)]
        for who in [*here, room.row.maker or ""]:
            owner = self.owner(who)
            if owner is not None:
                return owner
        return HOUSE
