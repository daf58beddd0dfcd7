"""Bots at tables: whoever plays for a seat that no person plays now."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from parlour.bots.thinking import Unanswered
from parlour.server.store.entries import Played
from parlour.server.store.outage import Away
from parlour.server.tables.listening import AwakeRoom
from parlour.server.tables.masters import LOOKED_AWAY, time_for
from parlour.server.thinking.fair import HOUSE, Matter, TooMany
from parlour.server.thinking.par import chance_at
from parlour.server.thinking.pool import BotTurn

if TYPE_CHECKING:
    from parlour.server.tables.awake import AwakeRooms
    from parlour.server.tables.room import Room

WEAKEST: Final = 1  # level of bot
LOG: Final = logging.getLogger("parlour.server")
PAUSE: Final = 60_000  # milliseconds between lines of the log that say the same of many tables


class BotDriver:
    """Makes entries for bots, as anybody else does for themselves."""

    def __init__(self, rooms: "AwakeRooms") -> None:
        self._rooms = rooms
        self._said = -PAUSE  # when it was last said that somebody has too many waiting, in ticks
        rooms.thinking.faltered = lambda turn, instead: self._falter(turn.table, turn.seat, instead)
        rooms.thinking.attended = lambda turn: self._attended(turn.table)

    def _attended(self, table: str) -> bool:
        """Whether anybody waits for a master: looks, here or elsewhere, or has asked for something just now."""
        live = self._rooms.awake.get(table)
        if live is None:
            return False
        looked_at = bool(live.listeners or self._rooms.looking.others(live))
        return looked_at or self._rooms.presence.lately(live.room, LOOKED_AWAY)

    def _falter(self, table: str, seat: int, instead: int | None) -> None:
        """Say at its table, in every process, that a bot found no answer, and what follows."""
        live = self._rooms.awake.get(table)
        if live is not None:
            live.falter(seat, instead)
            self._rooms.looking.tell(table, f"faltered-{seat}-{'' if instead is None else instead}")

    def wake(self, live: AwakeRoom) -> None:
        """See to it that somebody thinks, if it is a bot's turn; what is no longer asked is thought no further.

        What was asked for the house is asked anew once a person of the table is here: it is their share then.
        """
        wanted, driver = self.thinks(live), live.driver
        if driver is not None and not driver.done():
            owned = live.thought_for != HOUSE or self._rooms.presence.of_table(live.room) == HOUSE
            if live.thought is None or (wanted is not None and live.thought == live.room.changed and owned):
                return
            driver.cancel()
            live.thought = None
        if wanted is not None and not self.waits(live):
            live.driver = asyncio.create_task(self._drive(live), name=f"driver-{live.room.id}")

    def waits(self, live: AwakeRoom) -> bool:
        """Whether nobody need be asked yet: whose share it is has enough waiting. The sweep comes back to it."""
        return self._rooms.thinking.full(self._rooms.presence.of_table(live.room))

    def thinks(self, live: AwakeRoom) -> int | None:
        """The seat that a bot has to play now; where everybody has left, only for somebody else who looks."""
        room, seat = live.room, live.room.turn
        if room.row.daily and seat is not None and room.seats[seat].kind != "bot":
            return None  # nobody but its person plays in an attempt at a deal of the day
        if seat is None or not room.unmanned(seat) or not (room.goes_on() or self._looked_at(live)):
            return None
        return seat

    def _looked_at(self, live: AwakeRoom) -> bool:
        """By anybody but those whose turns ran out: nobody's game is played to its end while they sit before it."""
        slips = live.room.position.slips
        return any(not any(slips.get(seat) for seat in listener.actor.seats) for listener in live.listeners)

    async def _drive(self, live: AwakeRoom) -> None:
        """Play for the bots, one action after the other, until a person's turn."""
        try:
            while (seat := self.thinks(live)) is not None:
                fence = await self._rooms.store.own(live.room.id)
                if fence is None:  # another process thinks for it
                    return
                room, stood = live.room, live.room.changed
                text = await self._chosen(live, seat)
                async with live.lock:
                    if live.room is room and room.changed == stood and self.thinks(live) == seat:
                        entry = Played(at=room.at, seat=seat, action=text, spent=room.clock.spend())
                        await self._rooms.append(live, entry, fence)
        except TooMany:
            if self._rooms.ticks() >= self._said + PAUSE:
                self._said = self._rooms.ticks()
                LOG.info("a bot waits until others of its owner have played", extra={"table": live.room.id})
        except Unanswered as failure:  # at any other table a lower level has answered
            LOG.warning("a bot is asked again: %s", failure, extra={"table": live.room.id})
            if live.room.turn is not None:
                self._falter(live.room.id, live.room.turn, None)
        except Away:  # said by the store; the sweep comes back to it
            return
        except Exception:
            LOG.exception("a bot could not play", extra={"table": live.room.id})

    async def _stand_in(self, room: "Room", player: str | None) -> int:
        """As good as whoever it plays for; where the result counts the weakest: nobody gains by letting it play."""
        return WEAKEST if room.counts else await self._rooms.skills.level(player, room.row.game)

    async def _chosen(self, live: AwakeRoom, seat: int) -> str:
        """What the bot of a seat does, in notation."""
        room, row, began = live.room, live.room.seats[seat], self._rooms.ticks()
        level = row.level or await self._stand_in(room, row.player)
        view = room.codec.encode(room.begun().view(seat))
        owner = self._rooms.presence.of_table(room)
        matter = Matter.LOOKED_AT if room.row.live and live.listeners else Matter.TABLE
        live.thought, live.thought_for = room.changed, owner
        try:
            chance = chance_at(room.row.secret, seat, view) if room.row.daily or room.row.sealed else None
            seconds = time_for(room, seat, row.master) if row.master and chance is None else 0.0
            turn = BotTurn(room.begun().game.key, view, seat, level, room.id, chance, seconds)
            return await self._rooms.thinking.choose(turn, owner, matter)
        finally:
            if live.driver is asyncio.current_task():
                live.thought = None
            self._rooms.metrics.thought(self._rooms.ticks() - began)
