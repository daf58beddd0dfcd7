"""A room: one table, where it stands, and what may be done next. Storing and telling is done in awake.py.

What changes a table is an entry of its log: stored first, then the position after it is swapped in, in every process.
"""

from bisect import bisect_left
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.core.box import Values, differs, name_of
from parlour.core.codec import Codec
from parlour.core.deal import commitment
from parlour.core.engine import why
from parlour.core.game import Game, UnknownGame, find
from parlour.core.notation import UnknownAction
from parlour.core.record import Record
from parlour.core.table import Table, codec_of
from parlour.core.words import State, Viewer
from parlour.server.refusal import Refusal
from parlour.server.store.entries import Entry, Missed, Played, Replaced
from parlour.server.store.knocks import KnockRow
from parlour.server.store.rows import Loaded, Phase, SeatRow, TableChange
from parlour.server.tables.clock import Clocks
from parlour.server.tables.fold import Position, fold
from parlour.server.tables.scene import result, scene_of, told_of
from parlour.server.tables.sitting import Actor, Sitting
from parlour.server.tables.takeback import redoable, taken_back, undoable
from parlour.server.thinking.skills import Decision
from parlour.server.times import Times, end_of
from parlour.server.wire.asked import Clock
from parlour.server.wire.told import Asked, Deal, Happened, Knock, Scene, SeatInfo, TableInfo, UndoNow


class StoodIn(msgspec.Struct, frozen=True):
    """For whom a stand-in played: so many actions of each seat, and those who resigned; stored once it is over."""

    actions: list[int]
    resigned: list[int]


class Room(Sitting):
    """One table."""

    def __init__(self, loaded: Loaded, times: Times) -> None:
        """Made anew from what is stored; its clocks go by the served time."""
        super().__init__(loaded.row, loaded.seats)
        self.child = loaded.child
        self.knocks = loaded.knocks
        self._times = times
        self.looking: frozenset[int] | None = None  # seats whose people look at the table now, where that is known
        self.unseen: dict[int, int] = {}  # since when those who looked do not, as a date
        self.options: dict[str, str] = msgspec.json.decode(self.row.options)
        self.box: Values = msgspec.json.decode(self.row.box) if self.row.box else {}
        clock = Clocks(msgspec.json.decode(self.row.clock, type=Clock), len(self.seats), times)
        clock.begin(self.row.began, self.row.changed)
        self.position = fold(self._laid(clock), *loaded.entries)

    def _laid(self, clock: Clocks) -> Position:
        """Before the first entry: the table laid out, if the game has begun, by the rules it began with."""
        if self.row.seed is None:
            return Position(None, clock)
        try:
            seed = int(self.row.seed)
            table = Table(self.row.game, len(self.seats), seed, self.options, self.row.rules, self.box)
        except (UnknownGame, ValueError) as wrong:
            return Position(None, clock, str(wrong))
        return Position(table, clock)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def table(self) -> Table | None:
        return self.position.table

    @property
    def clock(self) -> Clocks:
        return self.position.clock

    @property
    def log(self) -> list[Entry]:
        return self.position.log

    @property
    def at(self) -> int:
        return self.position.at

    @property
    def changed(self) -> int:
        return self.position.changed

    @property
    def away(self) -> frozenset[int]:
        return self.position.away

    @property
    def absent(self) -> frozenset[int]:
        return self.position.absent

    @property
    def turn(self) -> int | None:
        return self.position.turn if self.phase == "playing" else None

    @property
    def phase(self) -> Phase:
        """What is stored, unless the log says more: it is over, or cannot go on by the rules known here."""
        if self.row.phase != "playing":
            return self.row.phase
        if self.position.broken:
            return "paused"
        return "over" if self.table is not None and self.table.turn is None else "playing"

    @property
    def word(self) -> str:
        """Why it is paused or closed."""
        return self.position.broken if self.row.phase == "playing" else self.row.word

    @property
    def puzzles(self) -> bool:
        """Whether it cannot go on here, though the store says that it is played: perhaps by a newer process."""
        return self.row.phase == "playing" and bool(self.position.broken)

    @property
    def finished(self) -> bool:
        """Whether it was played to the end, and may be seen by all; an operator may have closed it since."""
        ended = self.table is not None and self.table.turn is None
        return self.phase == "over" or (self.row.phase == "closed" and ended)

    @property
    def sealed(self) -> bool:
        """Whether it is an attempt at a deal of a day that is not over, or others of a tournament still play it."""
        return self.row.sealed or (self.row.daily is not None and self._times.now() < end_of(self.row.daily))

    @property
    def codec(self) -> Codec:
        return codec_of(find(self.row.game) if self.table is None else self.table.game)

    def stand(self, position: Position | None = None) -> TableChange:
        """Where the table stands, now or at a position to come: it is over, a bot has to move, or a clock runs."""
        at = self.position if position is None else position
        outcome = None if at.table is None else at.table.outcome
        if outcome is not None:
            whom = msgspec.json.encode(self.stood_in_at(at)).decode()
            return TableChange("over", outcome=msgspec.json.encode(result(outcome)).decode(), stood_in=whom)
        round = _round(at.table)
        if at.turn is None or self.unmanned(at.turn, at.absent):
            thinks = at.turn is not None and self.goes_on(at.away)
            return TableChange("playing", at.turn, thinks=thinks, round=round)
        return TableChange("playing", at.turn, at.clock.deadline(at.turn), round=round)

    def summary(self) -> dict[str, Any]:
        """What its row should say is to be done."""
        stand = self.stand()
        return {"due": stand.due, "thinks": stand.thinks}

    def goes_on(self, away: frozenset[int] | None = None) -> bool:
        """Whether bots play on by themselves: for somebody who is still here, or who takes turns by the day.

        A rated game is played to its end whoever is away, as long as it counts for anybody; one of a tournament always.
        """
        if self.counts:
            return self.row.tournament is not None or any(seat.player for seat in self.seats)
        people = {row.seat for row in self.seats if row.kind == "person" and not self.gone(row.seat)}
        return bool(people - (self.away if away is None else away) if self.row.live else people)

    def person(self, seat: int) -> str:
        """Who plays a seat, whichever table they are at; a name of its own for a program, which only has a token."""
        return self.seats[seat].player or f"{self.id} {seat}"

    def repeated(self, actor: Actor, request: str) -> int | None:
        """Where the table stood after this very request, if it was done before."""
        mine = (entry.at + 1 for entry in reversed(self.log) if entry.request == request and entry.by == actor.by)
        return next(mine, None)

    def check(self, at: int) -> Table:
        """The table, if it is being played and `at` is not stale."""
        if self.phase != "playing" or self.table is None:
            raise Refusal("not-playing", f"this table is {self.phase}")
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

    def scene(self, viewer: Viewer, move: int | None = None) -> Scene:
        """All that the viewer may know, now or after the first `move` actions."""
        table = self.begun()
        if move is not None:
            if move > table.at:
                raise Refusal("no-move", f"the game has had {table.at} actions, not {move}")
            return scene_of(self.id, table, viewer, move)
        undo = undoable(self, viewer)[0] if viewer is not None else "none"
        redo = viewer is not None and redoable(self, viewer)
        clock, choosing = self.clock.now(self.turn), self.phase == "playing" and viewer not in self.position.resigned
        found = scene_of(self.id, table, viewer, at=self.at, choosing=choosing, undo=undo, redo=redo, clock=clock)
        found.turn = self.turn  # nobody's, once an operator has closed it
        return found

    def seen(self, seat: int) -> tuple[Game, State]:
        """The game, and what a seat sees of it now."""
        return self.begun().game, self.begun().view(seat)

    def begun(self) -> Table:
        """The table, once there is something to see."""
        if self.table is None:
            raise Refusal("not-begun", f"there is nothing to see: this table is {self.phase}")
        return self.table

    def given_up_to(self, actor: Actor) -> bool:
        """Whether all other people have resigned or cannot come back: who is left may end it as its winner."""
        others = [seat.seat for seat in self.seats if seat.kind != "bot" and seat.seat not in actor.seats]
        resigned = self.position.resigned
        stays = bool(actor.seats) and resigned.isdisjoint(actor.seats)
        return stays and bool(others) and all(seat in resigned or self.gone(seat) for seat in others)

    def stood_in(self, action: int) -> bool:
        """Whether a stand-in chose this action of the game, for a person."""
        entry = self.log[self.position.places[action]]
        return self.seats[entry.seat].kind == "person" and not entry.by

    def happened(self, viewer: Viewer, at: int) -> Happened:
        """An entry of the log as a viewer is told it."""
        entry, places = self.log[at], self.position.places
        index = bisect_left(places, at)
        if self.table is not None and places[index : index + 1] == [at]:
            return replace(told_of(self.table, viewer, index), at=at + 1, stood_in=self.stood_in(index))
        kind = "undone" if isinstance(entry, Played) else entry.kind
        seat = entry.missing if isinstance(entry, Missed | Replaced) else entry.seat
        return Happened(at=at + 1, kind=kind, seat=seat, events=[])

    def since_last_turn(self, viewer: int) -> list[Happened]:
        """What happened since somebody acted on this seat, the entries of one seat in a row folded into one.

        What a stand-in played there is among it.
        """
        own = (entry.at for entry in self.log if entry.seat == viewer and isinstance(entry, Played) and entry.by)
        last = max(own, default=-1)
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
        over, stood_in = self.finished, self.stood_in_at(self.position).actions
        nonces = [seat.nonce for seat in self.seats] if self.row.seed is not None else []
        told = self.row.secret if over and not self.sealed else None
        promise = Deal(commitment=commitment(self.row.secret), nonces=nonces, secret=told)
        mine = not self.sealed or (actor is not None and bool(actor.seats))
        maker = actor is not None and self.made_by(actor)
        strange = actor is not None and not maker and self.kept_from(actor)
        return TableInfo(
            table=self.id,
            game=self.row.game,
            rules=self.row.rules,
            options=self.options,
            public=self.row.public,
            live=self.row.live,
            clock=self.clock.plan,
            phase=self.phase,
            word=self.word,
            seats=[self._seat_info(seat, stood_in, strange) for seat in self.seats],
            at=self.at,
            turn=self.turn,
            deal=promise,
            asked=self._asked(actor),
            outcome=result(self.table.outcome) if over and mine and self.table is not None else None,
            yours=actor.seats if actor is not None else [],
            maker=maker,
            several=self.row.several,
            watch=self.row.watch and not strange,
            lots=self.row.lots,
            drawn=self.row.drawn,
            parent=self.row.parent,
            rematch=self.child,
            box=name_of(self.box),
            differs=differs(self.box),
            code=self.row.code if self.phase == "open" and maker else None,
            knocks=[] if actor is None else self._knocks(actor),
            made=self.row.made,
            changed=self.log[-1].time if self.log else self.row.changed,
            round=_round(self.table) or 0,
            daily=self.row.daily,
            tried=self.row.tried if maker else None,
            tried_at=self.row.tried_at if maker else None,
            rated=self.row.rated,
            language=self.row.language,
            tournament=self.row.tournament,
            club=self.row.club,
        )

    def _knocks(self, actor: Actor) -> list[Knock]:
        """Whoever asks this one to be let in; a token of a seat lets nobody in."""
        now = self._times.served()
        return [
            Knock(knock=one.id, kind=one.kind, seat=one.seat, name=one.name, sign=one.sign, left=one.until - now)
            for one in self.knocks
            if one.stands(now) and self.may_answer(actor, one)
        ]

    def may_answer(self, actor: Actor, knock: KnockRow) -> bool:
        """Whether it is for somebody to let them in: the maker of a table that waits, the guest of the seat."""
        if knock.kind == "seat":
            return self.phase == "open" and self.made_by(actor) and knock.player not in actor.distance.apart
        sits = knock.seat is not None and self.seats[knock.seat].player == knock.player
        return sits and actor.key is None and actor.by == knock.player

    def undo_now(self, seat: int) -> UndoNow:
        """How a seat takes its last action back, and what would go."""
        way, keep = undoable(self, seat)
        return UndoNow(way=way, takes=None if way == "none" else taken_back(self, keep, seat))

    def _asked(self, actor: Actor | None) -> Asked | None:
        """What somebody asks to take back, with what goes for those who sit; nobody is asked by whom they block."""
        asked = self.position.asked
        if asked is not None and actor is not None and self.seats[asked.seat].player in actor.distance.blocked:
            return None
        if asked is None or self.table is None or actor is None or not actor.seats:
            return asked
        return replace(asked, takes=taken_back(self, asked.keep, actor.seats[0]))

    def _seat_info(self, seat: SeatRow, stood_in: list[int], strange: bool = False) -> SeatInfo:
        looking = None if strange else self.looking  # whether they are here is not for whoever must not meet them
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            player=seat.player,
            level=seat.level,
            away=seat.seat in self.away,
            master=seat.master,
            slips=self.position.slips.get(seat.seat, 0),
            resigned=seat.seat in self.position.resigned,
            stood_in=stood_in[seat.seat],
            looks=None if looking is None else seat.seat in looking,
            unseen=None if strange or seat.seat in (looking or ()) else self.unseen.get(seat.seat),
            missed=sorted(self.position.missed.get(seat.seat, {})),
        )

    def stood_in_at(self, at: Position) -> StoodIn:
        """How many actions of people's seats that still stand a stand-in has played, and who has resigned."""
        played = [0] * len(self.seats)
        for actor, place in [] if at.table is None else zip(at.table.actors, at.places, strict=True):
            played[actor] += self.seats[actor].kind == "person" and not at.log[place].by
        return StoodIn(played, sorted(at.resigned))

    def record(self) -> Record:
        """The finished game, with the deal's secret."""
        if not self.finished or self.table is None:
            raise Refusal("not-over", "the record holds secrets until the game is over")
        if self.sealed:
            when = "round" if self.row.sealed else "day"
            raise Refusal("sealed", f"others still play this deal: it can be looked at when its {when} is over")
        record = self.table.record
        record.names = [seat.name for seat in self.seats]
        nonces = [seat.nonce for seat in self.seats]
        if not record.redealt:  # a fork has its parent's seed, and deals by its own key
            record.deal = {"commitment": commitment(self.row.secret), "secret": self.row.secret, "nonces": nonces}
            record.drawn = self.row.drawn
        return record


def _round(table: Table | None) -> int | None:
    """The round being played, in a game that counts any."""
    return None if table is None else table.game.round_of(table.view(None)) or None
