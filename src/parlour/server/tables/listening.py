"""Whoever listens at a table: a queue a socket, and what is put into it."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.server.metrics import Metrics
from parlour.server.store import rows
from parlour.server.store.entries import Left, Resigned
from parlour.server.tables.room import Room
from parlour.server.tables.sitting import Actor, is_program
from parlour.server.thinking.fair import Owner
from parlour.server.wire.told import Changed, Emoted, Faltered, Heard, Line, Nudged, Said, Told

QUEUED: Final = 64  # messages a slow client may be behind before it is dropped
SERVER_GOES: Final = 1012
TOO_SLOW: Final = 1013
TOKEN_ENDED: Final = 4401  # the token by which the socket came opens nothing any more
SEAT_ENDED: Final = 4403  # the seat through whose eyes it looked is somebody else's
SENT_AWAY: Final = 4410  # the guest is banned, or forgotten

if TYPE_CHECKING:
    from parlour.server.tables.looking import Elsewhere

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
        self.early = False  # came before the game had begun: seats may still be drawn
        self.dropped = False
        self.code = SERVER_GOES  # with which the socket is closed
        self.device = ""  # the hash of the cookie by which the socket came; empty for a seat's token
        self.address = ""
        self.mark = ""  # the hash of its device's, where no member is behind it

    @property
    def guest(self) -> bool:
        """Whether a guest is behind it, and not just whoever has a seat's token."""
        return self.actor.by != "" and not is_program(self.actor.by)

    def hears(self, player: str) -> bool:
        """Whether they want to hear what a player says: they neither mute nor block them."""
        return player not in self.muted and player not in self.actor.distance.blocked

    def hear(self, message: bytes | None) -> None:
        """Queue a message; whoever is too slow is dropped and comes back by `at`."""
        if self.queue.full():
            self.dropped = True
            self.end(TOO_SLOW)
        else:
            self.queue.put_nowait(message)

    def end(self, code: int) -> None:
        """Close the socket; whatever still waited is not told."""
        self.code = code
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class AwakeRoom:
    """A room that is awake: its listeners, and whoever thinks for its bots."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.driver: asyncio.Task[None] | None = None
        self._lines: deque[int] = deque(maxlen=QUEUED)  # numbers of chat told: each is told once
        self._emotes: deque[tuple[str, str]] = deque(maxlen=QUEUED)  # whose, and which: each is told once
        self.thought: int | None = None  # what is thought about: the table as of this entry
        self.thought_for: Owner | None = None  # and for whom
        self.looking: frozenset[int] | None = None  # seats whose people look; None before it was looked for
        self.elsewhere: dict[str, Elsewhere] = {}  # what other processes said of that
        self.unseen: dict[int, int] = {}  # since when others do not, as a date
        self.gone: dict[int, int] = {}  # the same in served time, as this process knows it
        self.devices: set[str] = set()  # hashes of marks with which an attempt was played here, as far as known
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
        entry = self.room.log[at]
        if isinstance(entry, Left | Resigned):
            self._hang_up(entry.seat)

    def _hang_up(self, seat: int) -> None:
        """Whoever plays a seat has left it: the sockets that came by its token go with them."""
        gone = {one for one in self.listeners if one.actor.key is not None and seat in one.actor.seats}
        self.listeners -= gone
        for listener in gone:
            listener.end(SEAT_ENDED)

    def tell_table(self) -> None:
        """Tell everybody who sits where; whoever may no longer look through the eyes they had is sent away."""
        self.listeners = {listener for listener in self.listeners if self.admits(listener)}
        self.room.looking, self.room.unseen = self.looking, self.unseen
        for listener in list(self.listeners):
            listener.hear(encoded(Changed(table=self.room.info(listener.actor))))

    def here(self, *coming: Listener) -> frozenset[int]:
        """The seats whose people look through this process."""
        return frozenset(seat for listener in [*self.listeners, *coming] for seat in listener.actor.seats)

    def look_round(self, now: int, served: int, others: frozenset[int], *coming: Listener) -> None:
        """Who looks, here or elsewhere; those here are told when that changes."""
        looking = self.here(*coming) | others
        if looking != self.looking:
            self.go((self.looking or frozenset()) - looking, now, served)
            self.looking = looking
            self.tell_table()

    def go(self, seats: Iterable[int], now: int, served: int) -> None:
        """Nothing is seen of them since now."""
        for seat in seats:
            self.unseen[seat], self.gone[seat] = now, served

    def admits(self, listener: Listener) -> bool:
        """Whether a listener may stay, as the seats are now; if not, its socket ends."""
        actor = self.room.again(listener.actor)
        if actor is None:
            listener.end(TOKEN_ENDED)
            return False
        listener.actor = actor
        if listener.early and self.room.row.phase != "open":
            listener.early = False
            if listener.viewer is not None and actor.seats:
                listener.viewer = self.room.seat_of(actor, None)
        if not self.room.sees(actor, listener.viewer):  # a seat that is theirs no more, a block, or a club they left
            listener.end(SEAT_ENDED)
            return False
        return True

    def heard(self, what: str) -> bool:
        """Follow what another process says of nothing but a moment; False if it is something else."""
        kind, *numbers = what.split("-")
        if kind == "nudge":
            self.nudge(*(int(seat) for seat in numbers))
        elif kind == "faltered":
            seat, instead = numbers
            self.falter(int(seat), int(instead) if instead else None)
        return kind in ("nudge", "faltered")

    def falter(self, seat: int, instead: int | None) -> None:
        """Tell everybody that the bot of a seat found no answer, and what follows."""
        message = encoded(Faltered(seat=seat, instead=instead))
        for listener in self.listeners:
            listener.hear(message)

    def nudge(self, seat: int, by: int) -> None:
        """Tell whoever sits there that somebody waits."""
        message = encoded(Nudged(seat=seat, by=by))
        for listener in self.listeners:
            if seat in listener.actor.seats:
                listener.hear(message)

    def send_away(self, player: str) -> None:
        """Close all sockets of a guest, and those that came by a token of their seats."""
        for listener in list(self.listeners):
            if listener.actor.by == player:
                listener.end(SENT_AWAY)
                self.listeners.discard(listener)

    def tell_line(self, line: rows.ChatRow) -> None:
        """Tell a line of chat to whoever wants to hear its speaker; an empty one was taken away."""
        if line.n in self._lines and line.text:
            return
        self._lines.append(line.n)
        said = Said(line=Line(n=line.n, player=line.player, name=line.name, text=line.text, time=line.time))
        message = encoded(said)
        for listener in self.listeners:
            if listener.hears(line.player) and self.room.inside(listener.actor):
                listener.hear(message)

    def tell_emote(self, shown: Emoted) -> bool:
        """Tell an emote to whoever wants to see its player's; False if it was told before."""
        if (shown.player, shown.id) in self._emotes:
            return False
        self._emotes.append((shown.player, shown.id))
        message = encoded(shown)
        for listener in self.listeners:
            if listener.hears(shown.player) and self.room.inside(listener.actor):
                listener.hear(message)
        return True
