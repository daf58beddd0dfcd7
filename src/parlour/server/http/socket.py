"""The socket of a table: it only tells. What was missed since `at` comes first."""

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.handlers import WebsocketRouteHandler
from litestar.params import QueryParameter

from parlour.server.http.rates import SOCKETS
from parlour.server.http.refusals import status
from parlour.server.http.services import Services
from parlour.server.http.tables import TableId
from parlour.server.refusal import Refusal
from parlour.server.store.outage import Away
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.listening import QUEUED, AwakeRoom, Listener, encoded
from parlour.server.wire.told import Changed, Pong, Told

A_HOUSEHOLD = 10  # times as many sockets for all guests of one address as for one of them
RELOADING = 2.0  # seconds after which whoever has hung up is told to be gone: they may only have loaded the page anew
LONGEST = 200  # characters a client may send: a ping is short


def socket_route(services: Services) -> WebsocketRouteHandler:
    """GET /api/tables/{table}/socket, upgraded."""
    rooms = services.rooms

    @websocket("/api/tables/{table:str}/socket")
    async def told(
        socket: WebSocket[Any, Any, Any],
        table: TableId,
        seat: Annotated[int | None, QueryParameter(ge=-1, le=9)] = None,
        at: Annotated[int | None, QueryParameter(ge=0)] = None,
    ) -> None:
        try:
            services.rates.take(SOCKETS, socket)
            looks = rooms.departures.looks
            live, actor = await services.identity.at_table(socket, table)
            listener = Listener(actor, services.identity.viewer(live.room, actor, seat), set())
            listener.early = live.room.row.phase == "open"
            player = await services.identity.guest(socket)
            listener.address = services.identity.host(socket)
            if player is None or player.role == "guest":
                listener.mark = services.identity.hashed_mark(socket)
            if player is not None and services.identity.token(socket) is None:
                listener.device = player.device
            listener.muted = await rooms.people.muted(player)
        except Away:
            await _come_back_later(socket)
            return
        except Refusal as refusal:
            if refusal.error == "too-fast":
                await _come_back_later(socket)
                return
            raise WebSocketException(code=4000 + status(refusal), detail=refusal.error) from None
        here, most = services.identity.address(socket), services.settings.sockets * services.settings.scale
        held = [(here, most * A_HOUSEHOLD)] if player is None else [(player.id, most), (here, most * A_HOUSEHOLD)]
        if any(services.sockets[who] >= many for who, many in held):
            raise WebSocketException(code=4429, detail="too-many-sockets")
        services.sockets.update(who for who, _ in held)
        try:
            await socket.accept()
            if player is not None:
                rooms.news.seen(player.id, table)
            await _serve(rooms, live, listener, socket, at, looks)
        finally:
            live.listeners.discard(listener)
            asyncio.get_running_loop().call_later(RELOADING, rooms.looking.look_round, live)
            services.sockets.subtract(who for who, _ in held)
            for who, _ in held:
                if not services.sockets[who]:
                    del services.sockets[who]

    return told


async def _come_back_later(socket: WebSocket[Any, Any, Any]) -> None:
    """One that is open can be told so, one that is refused cannot."""
    await socket.accept()
    await socket.close(1013)


async def _serve(
    rooms: AwakeRooms, live: AwakeRoom, listener: Listener, socket: WebSocket[Any, Any, Any], at: int | None, looks: int
) -> None:
    async with live.lock:  # nothing happens between what was missed and what is told
        room = live.room
        if not live.admits(listener):  # seats have changed since it knocked
            await socket.close(listener.code)
            return
        rooms.looking.look_round(live, listener)
        listener.hear(encoded(Changed(table=room.info(listener.actor))))
        if at is not None and at < room.at and room.table is not None:
            scene = room.scene(listener.viewer)
            for missed in range(max(at, room.at - QUEUED // 2), room.at):
                listener.hear(encoded(Told(happened=room.happened(listener.viewer, missed), scene=scene)))
        live.listeners.add(listener)
    await rooms.keeping.come(live, listener)
    if rooms.departures.looks != looks:  # somebody was sent away since it knocked: perhaps this one
        await rooms.departures.send_away_absent([listener])
    rooms.bots.wake(live)  # where everybody has left, bots wait until somebody looks
    sending = asyncio.create_task(_send(rooms, listener, socket))
    try:
        while True:
            said = await socket.receive_data("text")
            if len(said) > LONGEST:
                break
            listener.hear(encoded(Pong(at=live.room.at)))
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending


async def _send(rooms: AwakeRooms, listener: Listener, socket: WebSocket[Any, Any, Any]) -> None:
    try:
        while (message := await listener.queue.get()) is not None:
            await socket.send_data(message, "text")  # whoever does not read for long is cut off: BoundedSocket
        rooms.metrics.dropped += listener.dropped
        await socket.close(listener.code)
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass
