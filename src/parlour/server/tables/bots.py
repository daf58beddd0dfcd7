"""Bots at tables: whoever plays for a seat that no person plays now."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from parlour.server.store.rows import Entry
from parlour.server.tables.listening import Live
from parlour.server.tables.room import Room

if TYPE_CHECKING:
    from parlour.server.tables.hall import Hall

LOG: Final = logging.getLogger("parlour.server")


class BotDriver:
    """Makes entries for bots, as anybody else does for themselves."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    def wake(self, live: Live) -> None:
        """See to it that somebody thinks, if it is a bot's turn."""
        if self.thinks(live.room) is not None and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(self._drive(live), name=f"driver-{live.room.id}")

    def thinks(self, room: Room) -> int | None:
        """The seat that a bot has to play now."""
        seat = room.turn
        return seat if seat is not None and room.unmanned(seat) else None

    async def _drive(self, live: Live) -> None:
        """Play for the bots, one action after the other, until a person's turn."""
        try:
            while (seat := self.thinks(live.room)) is not None and await self._hall.store.own(live.room.id):
                room = live.room
                assert room.table is not None
                row = room.seats[seat]
                level = row.level or await self._hall.skills.level(row.player, room.row.game)
                began, stood = self._hall.now(), room.changed
                view = room.codec.encode(room.table.view(seat))
                text = await self._hall.thinking.choose(room.table.game.key, view, seat, level)
                self._hall.metrics.thought(self._hall.now() - began)
                async with live.lock:
                    if live.room is room and room.changed == stood and self.thinks(room) == seat:
                        spent = room.clock.spend(self._hall.now())
                        await self._hall.append(
                            live, Entry(room.at, "play", seat, text, spent=spent, time=self._hall.now())
                        )
        except Exception:
            LOG.exception("a bot could not play", extra={"table": live.room.id})
