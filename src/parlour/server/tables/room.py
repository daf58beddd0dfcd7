"""A room: one table as the fold of its log. It decides what may be done next; storing and telling is the lobby's.

What changes a table is written to its log first and folded in afterwards, here and in every other process alike.
"""

from bisect import bisect_left
from typing import Any

import msgspec

from parlour.core.codec import Codec
from parlour.core.deal import commitment
from parlour.core.engine import legal, push, turn, why
from parlour.core.game import Game, UnknownGame, find
from parlour.core.notation import UnknownAction
from parlour.core.record import Record
from parlour.core.table import Table, codec_of
from parlour.core.words import NOBODY, Action, IllegalAction, Outcome, State, Viewer
from parlour.server.refusal import Refusal
from parlour.server.store.rows import Entry, Loaded, SeatRow, Stand
from parlour.server.tables.clock import Clocks
from parlour.server.tables.foresight import standing
from parlour.server.tables.sitting import Actor, Sitting
from parlour.server.tables.takeback import undoable
from parlour.server.thinking.skills import Decision
from parlour.server.times import Times
from parlour.server.wire.asked import Clock
from parlour.server.wire.told import Asked, Deal, Happened, Option, Result, Scene, SeatInfo, TableInfo


class Room(Sitting):
    """One table."""

    def __init__(self, loaded: Loaded, times: Times) -> None:
        """Made anew from what is stored; its clocks go by the served time."""
        super().__init__(loaded.row, loaded.seats)
        self.child = loaded.child
        self.options: dict[str, str] = msgspec.json.decode(self.row.options)
        self.clock = Clocks(msgspec.json.decode(self.row.clock, type=Clock), len(self.seats), times)
        self.clock.begin(self.row.began, self.row.changed)
        self.table: Table | None = None
        self.log: list[Entry] = []
        self.places: list[int] = []  # where in the log each action that still stands is
        self.floor = 0  # actions before this one are not taken back: the fork begins here
        self.changed = 0  # the log from here on did not change the game itself
        self.asked: Asked | None = None
        self.requests: dict[tuple[str, str], int] = {}
        self._reveals: dict[tuple[int, int], bool] = {}
        self.begin()
        for entry in loaded.entries:
            self.fold(entry)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def at(self) -> int:
        return len(self.log)

    @property
    def turn(self) -> int | None:
        return self.table.turn if self.table is not None and self.row.phase == "playing" else None

    @property
    def finished(self) -> bool:
        """Whether it was played to the end, and may be seen by all; an operator may have closed it since."""
        ended = self.table is not None and self.table.turn is None
        return self.row.phase == "over" or (self.row.phase == "closed" and ended)

    @property
    def codec(self) -> Codec:
        return codec_of(find(self.row.game) if self.table is None else self.table.game)

    def begin(self) -> None:
        """Lay out the table, if the game has begun, by the rules it began with."""
        if self.row.seed is None:
            return
        try:
            self.table = Table(self.row.game, len(self.seats), int(self.row.seed), self.options, self.row.rules)
        except (UnknownGame, ValueError) as wrong:
            self.pause(str(wrong))

    def pause(self, word: str) -> None:
        """The game cannot go on by the rules as this house knows them; its log is kept."""
        self.table = None
        if self.row.phase == "playing":
            self.row.phase, self.row.word = "paused", word

    def fold(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        self.log.append(entry)
        if entry.request is not None:
            self.requests[entry.by, entry.request] = entry.at
        self.away = self._away_after(entry)
        if entry.kind in ("leave", "late"):
            return
        if entry.kind == "back":
            self.clock.back(entry.seat)
        elif entry.kind == "ask":
            keep, at = int(entry.text), 0 if self.table is None else self.table.at
            self.asked = Asked(seat=entry.seat, keep=keep, actions=at - keep, agreed=[entry.seat])
        elif entry.kind == "agree" and self.asked is not None:
            self.asked.agreed = [*self.asked.agreed, entry.seat]
        elif entry.kind in ("refuse", "withdraw"):
            self.asked = None
        else:
            self._fold_game(entry)

    def _fold_game(self, entry: Entry) -> None:
        self.changed, self.asked = self.at, None
        self.clock.charge(entry)
        if self.table is None:
            return
        try:
            if entry.kind == "play":
                self.table.play(entry.text)
                self.places.append(entry.at)
            elif entry.kind == "redeal":
                seat, key = entry.text.split()
                self.table.redeal(int(seat), int(key))
                self.floor = self.table.at
            elif entry.kind == "undo":
                for _ in range(self.table.at - int(entry.text)):
                    self.table.undo()
                del self.places[self.table.at :]
                self._reveals = {key: told for key, told in self._reveals.items() if key[0] < self.table.at}
        except (IllegalAction, UnknownAction) as refused:
            self.pause(f"entry {entry.at} of its log no longer replays: {refused}")
            return
        self.row.at = self.at
        if self.table.turn is None and self.row.phase == "playing":
            self.row.phase = "over"

    def _away_after(self, entry: Entry) -> set[int]:
        """Who is away after an entry: to be late means what to leave does, a stand-in plays until they are back."""
        if entry.kind in ("leave", "late"):
            return self.away | {entry.seat}
        return self.away - {entry.seat} if entry.kind == "back" else self.away

    def after(self, entry: Entry) -> Stand:
        """Where the table will stand, once this entry will have been folded in."""
        assert self.table is not None
        away = self._away_after(entry)
        state = self.table.state_at(int(entry.text) if entry.kind == "undo" else self.table.at)
        if entry.kind == "play":
            push(state, self.table.parse(entry.text))
        seat = turn(state)
        if seat == NOBODY:
            told = result(self.table.game.outcome(state))
            return Stand("over", outcome=msgspec.json.encode(told).decode())
        return self.stand(seat, away, entry)

    def stand(self, seat: int | None, away: set[int], entry: Entry | None = None) -> Stand:
        """Where a game stands that goes on: a bot has to move, or somebody's clock runs out."""
        if seat is None or self.unmanned(seat, away):
            return Stand("playing", seat, thinks=seat is not None and self.goes_on(away))
        return Stand("playing", seat, self.clock.deadline(seat, entry))

    def summary(self) -> dict[str, Any]:
        """What its row should say is to be done."""
        stand = self.stand(self.turn, self.away)
        return {"due": stand.due, "thinks": stand.thinks}

    def goes_on(self, away: set[int] | None = None) -> bool:
        """Whether bots play on by themselves: for somebody who is still here, or who takes turns by the day."""
        people = {row.seat for row in self.seats if row.kind == "person" and not self.gone(row.seat)}
        return bool(people - (self.away if away is None else away) if self.row.live else people)

    def person(self, seat: int) -> str:
        """Who plays a seat, whichever table they are at; a name of its own for a program, which only has a token."""
        return self.seats[seat].player or f"{self.id} {seat}"

    def repeated(self, actor: Actor, request: str) -> int | None:
        """Where the table stood after this very request, if it was done before."""
        at = self.requests.get((actor.by, request))
        return None if at is None else at + 1

    def check(self, at: int) -> Table:
        """The table, if it is being played and `at` is not stale."""
        if self.row.phase != "playing" or self.table is None:
            raise Refusal("not-playing", f"this table is {self.row.phase}")
        if not self.changed <= at <= self.at:
            raise Refusal("stale", f"the table is at {self.at}, not {at}")
        return self.table

    def play(self, actor: Actor, seat: int, at: int, text: str) -> str:
        """The action in its own notation; Refusal if it may not be played."""
        table = self.check(at)
        if table.turn != seat:
            raise Refusal("not-your-turn", f"it is the turn of seat {table.turn}")
        try:
            action = table.parse(text)
        except UnknownAction as unknown:
            raise Refusal("unknown-action", str(unknown)) from None
        reason = why(table.view(seat), action)
        if reason is not None:
            raise Refusal("not-allowed", f"'{action.write()}' is not allowed now", reason.id, reason.cite)
        return action.write()

    def decision(self) -> Decision | None:
        """The last action, to be judged; None if nobody known made it."""
        table = self.begun()
        index = table.at - 1
        seat, action = table.actors[index], table.actions[index]
        player = self.seats[seat].player
        if player is None:
            return None
        taken_back = lambda: table.at <= index or table.actions[index] is not action  # noqa: E731
        return Decision(player, table.game, seat, table.view(seat, index), action.write(), taken_back)

    def reveals(self, index: int, seat: int) -> bool:
        """Whether an action showed anybody anything, as far as the seat can tell."""
        assert self.table is not None
        known = self._reveals.get((index, seat))
        if known is None:
            known = self._reveals[index, seat] = self.table.reveals(index, seat)
        return known

    def scene(self, viewer: Viewer, move: int | None = None) -> Scene:
        """All that the viewer may know, now or after the first `move` actions."""
        table = self.begun()
        if move is not None and move > table.at:
            raise Refusal("no-move", f"the game has had {table.at} actions, not {move}")
        now = move is None
        view = table.view(viewer, move)
        choices = legal(view) if now and viewer is not None and viewer == self.turn else []
        outcome = table.outcome if now or move == table.at else None
        return Scene(
            table=self.id,
            at=self.at if move is None else move,
            seat=viewer,
            turn=self.turn if now else (None if turn(view) == NOBODY else turn(view)),
            view=self.codec.pack(view),
            options=[option(self.codec, choice) for choice in choices],
            undo=undoable(self, viewer)[0] if now and viewer is not None else "none",
            clock=self.clock.now(self.turn) if now else None,
            outcome=result(outcome),
            standing=standing(table.game, view, viewer, outcome),
            shown=table.game.shown(view, viewer),
        )

    def seen(self, seat: int) -> tuple[Game, State]:
        """The game, and what a seat sees of it now."""
        return self.begun().game, self.begun().view(seat)

    def begun(self) -> Table:
        """The table, once there is something to see."""
        if self.table is None:
            raise Refusal("not-begun", f"there is nothing to see: this table is {self.row.phase}")
        return self.table

    def happened(self, viewer: Viewer, at: int) -> Happened:
        """An entry of the log as a viewer is told it."""
        entry = self.log[at]
        index = bisect_left(self.places, at)
        stands = entry.kind == "play" and self.places[index : index + 1] == [at]
        told = self.table.told(viewer, index, index + 1) if stands and self.table is not None else []
        kind = "undone" if entry.kind == "play" and not stands else entry.kind
        events = [self.codec.pack(event) for event in told]
        return Happened(at=at + 1, kind=kind, seat=entry.seat, events=events, whole=not stands or self._whole(index))

    def _whole(self, index: int) -> bool:
        """Whether a deed is complete with this action: the next one begins another, or will."""
        table = self.begun()
        if index + 1 < table.at:
            return index + 1 in table.deeds()
        return table.turn != table.actors[index] or table.game.opens_deed(table.view(None))

    def since_last_turn(self, viewer: int) -> list[Happened]:
        """What happened since this seat last acted, the entries of one seat in a row folded into one."""
        last = max((entry.at for entry in self.log if entry.seat == viewer and entry.kind == "play"), default=-1)
        folded: list[Happened] = []
        for at in range(last + 1, self.at):
            one = self.happened(viewer, at)
            before = folded[-1] if folded else None
            if before is not None and (before.kind, before.seat) == (one.kind, one.seat):
                before.at, before.events, before.whole = one.at, before.events + one.events, one.whole
            elif one.kind != "undone":
                folded.append(one)
        return folded

    def info(self, actor: Actor | None = None) -> TableInfo:
        """The table as everybody may see it."""
        over = self.finished
        nonces = [seat.nonce for seat in self.seats] if self.row.seed is not None else []
        promise = Deal(commitment=commitment(self.row.secret), nonces=nonces, secret=self.row.secret if over else None)
        return TableInfo(
            table=self.id,
            game=self.row.game,
            rules=self.row.rules,
            options=self.options,
            public=self.row.public,
            live=self.row.live,
            clock=self.clock.plan,
            phase=self.row.phase,  # type: ignore[arg-type]
            word=self.row.word,
            seats=[self._seat_info(seat) for seat in self.seats],
            at=self.at,
            turn=self.turn,
            deal=promise,
            asked=self.asked,
            outcome=result(self.table.outcome) if over and self.table is not None else None,
            yours=actor.seats if actor is not None else [],
            maker=actor is not None and self.made_by(actor),
            several=self.row.several,
            watch=self.row.watch,
            lots=self.row.lots,
            drawn=self.row.drawn,
            parent=self.row.parent,
            rematch=self.child,
        )

    def _seat_info(self, seat: SeatRow) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            player=seat.player,
            level=seat.level,
            away=seat.seat in self.away,
        )

    def record(self) -> Record:
        """The finished game, with the deal's secret."""
        if not self.finished or self.table is None:
            raise Refusal("not-over", "the record holds secrets until the game is over")
        record = self.table.record
        record.names = [seat.name for seat in self.seats]
        nonces = [seat.nonce for seat in self.seats]
        if not record.redealt:  # a fork has its parent's seed, and deals by its own key
            record.deal = {"commitment": commitment(self.row.secret), "secret": self.row.secret, "nonces": nonces}
            record.drawn = self.row.drawn
        return record


_options: dict[Action, Option] = {}


def option(codec: Codec, action: Action) -> Option:
    """An action as it is offered: made once, as actions are."""
    known = _options.get(action)
    if known is None:
        known = _options[action] = Option(action=action.write(), word=codec.pack(action))
    return known


def result(outcome: Outcome | None) -> Result | None:
    """An outcome as it is said."""
    if outcome is None:
        return None
    return Result(reason=outcome.reason, ranks=outcome.ranks, scores=outcome.scores, sheet=outcome.sheet)
