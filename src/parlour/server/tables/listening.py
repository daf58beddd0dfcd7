"""Whoever listens at a table: a queue a socket, and what is put into it."""

import asyncio
from typing import Any, Final

import msgspec

from parlour.server.metrics import Metrics
from parlour.server.store import rows
from parlour.server.tables.room import Actor, Room
from parlour.server.wire.told import Changed, Heard, Line, Said, Told

QUEUED: Final = 64  # messages a slow client may be behind before it is dropped
_encoder: Final = msgspec.json.Encoder()


def encoded(message: Heard | Any) -> bytes:
    """A message as it goes over the socket."""
    return _encoder.encode(message)


class Listener:
    """One socket: who looks through whose eyes."""

    def __init__(self, actor: Actor, viewer: int | None, muted: set[str]) -> None:
        self.actor = actor
        self.viewer = viewer
        self.muted = muted
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUED)
        self.dropped = False

    def hear(self, message: bytes | None) -> None:
        """Queue a message; whoever is too slow is dropped and comes back by `at`."""
        if self.queue.full():
            self.dropped = True
            while not self.queue.empty():
                self.queue.get_nowait()
            message = None
        self.queue.put_nowait(message)


class Live:
    """A room that is awake: its listeners, and whoever thinks for its bots."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.driver: asyncio.Task[None] | None = None
        self.thought: int | None = None  # what is thought about: the table as of this entry
        self.used = 0  # when somebody last asked for it, in ticks

    def tell(self, at: int, metrics: Metrics) -> None:
        """Tell everybody an entry of the log, each as they may know it."""
        said: dict[int | None, bytes] = {}
        for listener in self.listeners:
            message = said.get(listener.viewer)
            if message is None:
                told = Told(happened=self.room.happened(listener.viewer, at), scene=self.room.scene(listener.viewer))
                message = said[listener.viewer] = encoded(told)
            listener.hear(message)
            metrics.told += 1

    def tell_table(self) -> None:
        """Tell everybody who sits where."""
        for listener in self.listeners:
            listener.hear(encoded(Changed(table=self.room.info(listener.actor))))

    def tell_line(self, line: rows.Line) -> None:
        """Tell a line of chat to whoever wants to hear its speaker."""
        said = Said(line=Line(n=line.n, player=line.player, name=line.name, text=line.text, time=line.time))
        message = encoded(said)
        for listener in self.listeners:
            if line.player not in listener.muted:
                listener.hear(message)
