"""The lobby as people see it: tables to sit down at, games to watch, and how many wait to be paired."""

from typing import Final

import msgspec

from parlour.server.people import rating
from parlour.server.people.guests import Player
from parlour.server.people.rating import Rating
from parlour.server.store.pairing import queues
from parlour.server.store.rows import SeatRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listing import Candidate, LobbyFilter, LobbyRow, candidates, chosen, with_ratings
from parlour.server.tables.seating import nobodys
from parlour.server.wire.asked import Clock
from parlour.server.wire.clubs import ClubLobby
from parlour.server.wire.lobby import LobbyNow, LobbyQueue, LobbySeat, LobbyTable

LISTED: Final = 60  # tables of each list
LOOKED_AT: Final = 300  # tables among which those of a rating are looked for


class Hall:
    """Reads what is stored: no table is woken for it, and every process tells the same."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self._rooms = rooms

    async def look(
        self, player: Player | None, wanted: LobbyFilter, least: int | None = None, most: int | None = None
    ) -> LobbyNow:
        """What fits; with `least` and `most`, tables whose people have such a rating on the whole."""
        asking = player.id if player is not None else None
        lists = await self._lists(await self._rooms.store.read(candidates(wanted, asking)), least, most)
        waiting = [
            LobbyQueue(game=one.game, seats=one.seats, live=one.live, rated=one.rated, people=one.people)
            for one in await self._rooms.store.read(queues(self._rooms.served(), asking))
        ]
        return LobbyNow(open=lists["open"], playing=lists["playing"], waiting=waiting)

    async def of_club(self, player: Player, club: str) -> ClubLobby:
        """Tables of a club, for somebody in it."""
        lists = await self._lists(await self._rooms.store.read(candidates(None, player.id, club)))
        return ClubLobby(open=lists["open"], playing=lists["playing"])

    async def _lists(
        self, found: list[Candidate], least: int | None = None, most: int | None = None
    ) -> dict[str, list[LobbyTable]]:
        """Those to sit down at, and those to watch."""
        store, bounded = self._rooms.store, least is not None or most is not None
        lists: dict[str, list[LobbyTable]] = {}
        for phase in ("open", "playing"):
            there = [one for one in found if one.phase == phase]
            ids = chosen(there, self._rooms.presence.address, LOOKED_AT if bounded else LISTED)
            told = [_told(row) for row in await store.read(with_ratings(ids))] if ids else []
            order = {id: place for place, id in enumerate(ids)}
            told.sort(key=lambda one: order[one.table])
            lists[phase] = [one for one in told if not bounded or _within(one.rating, least, most)][:LISTED]
        return lists


def _within(found: int | None, least: int | None, most: int | None) -> bool:
    """Whoever has no rating is in the middle, as pairing has it."""
    points = rating.MIDDLE if found is None else found
    return (least is None or points >= least) and (most is None or points <= most)


def _told(found: LobbyRow) -> LobbyTable:
    row = found.row
    rated = [rating.shown(mu) for mu, _ in found.ratings.values()]
    return LobbyTable(
        table=row.id,
        game=row.game,
        seats=[_seat(seat, found) for seat in found.seats],
        free=sum(nobodys(seat) for seat in found.seats) if row.phase == "open" else 0,
        live=row.live,
        clock=msgspec.json.decode(row.clock, type=Clock),
        rated=row.rated,
        language=row.language,
        rating=round(sum(rated) / len(rated)) if rated else None,
        made=row.made,
        round=row.round or 0,
    )


def _seat(seat: SeatRow, found: LobbyRow) -> LobbySeat:
    told = LobbySeat(kind=seat.kind, name=seat.name, player=seat.player, level=seat.level, master=seat.master)
    if seat.player is not None and seat.player in found.ratings:
        now = Rating(*found.ratings[seat.player])
        told.rating, told.error = now.shown, now.error
    return told
