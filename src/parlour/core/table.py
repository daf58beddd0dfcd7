"""A Table: one game being played, the one driver of terminal, server, replays and research."""

from os import urandom
from typing import Any, Final

from parlour.core.box import Values, merged
from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.engine import legal, play, push, turn, why
from parlour.core.game import MOST_EDITIONS, Game, find
from parlour.core.notation import UnknownAction
from parlour.core.record import Record, RecordError, read
from parlour.core.words import NOBODY, Action, Event, IllegalAction, Outcome, Reason, Seat, State, Viewer

UNTOLD: Final = "…"  # an action that is another seat's secret
BLANK: Final = 0  # a piece that a viewer does not know, in a view
KEPT: Final = 8  # a state is kept after every so many actions, so that undo is short and memory small


class Table:
    """A game on the table: `Table("worlds_fair", seats=3, seed=7)`.

    The same game, seats, seed, options and actions give the same table on every machine. `rules` is the version of
    the rules, the newest unless it is named; `box` the values of an owner's box (`load_box(path).values`), or ours.
    """

    def __init__(
        self,
        game: Any,
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, str] | None = None,
        rules: int | None = None,
        box: Values | None = None,
        laid: State | None = None,
    ) -> None:
        found = find(game)
        self.game: Game = found if rules is None and box is None else found.edition(rules, box)
        self.seats: int = self.game.seats[0] if seats is None else seats
        if self.seats not in self.game.seats:
            takes = ", ".join(str(n) for n in self.game.seats)
            raise ValueError(f"{self.game.id} is played by {takes}, not by {self.seats}")
        self.seed: int = int.from_bytes(urandom(8), "little") if seed is None else seed
        self.options: dict[str, str] = self.game.settled(options or {})
        self.actions: list[Action] = []
        self.actors: list[Seat] = []  # who took each action
        self.redealt: list[list[int]] = []  # [at, seat, key]
        self._codec = codec_of(self.game)
        self._told: list[list[Event]] = []  # the events of each action
        self._secret: list[bool] = []  # whether only its actor knows each action
        self._opened: list[bool] = []  # whether each began a deed
        if laid is None:  # else a copy knows how it was laid out
            laid = self.game.setup(self.seats, key_of(self.seed), self.options)
        self._state: State = laid
        self._kept: list[State] = [self._state]

    @property
    def at(self) -> int:
        """How many actions were played: the version of the table."""
        return len(self.actions)

    @property
    def turn(self) -> Seat | None:
        """Whose choice it is; None when the game is over."""
        seat = turn(self._state)
        return None if seat == NOBODY else seat

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on."""
        return self.game.outcome(self._state)

    @property
    def standing(self) -> list[int]:
        """Each seat's points if the game were counted now."""
        return self.game.standing(self._state)

    @property
    def record(self) -> Record:
        """The game so far, as it is written to a file."""
        texts = [action.write() for action in self.actions]
        record = Record(self.game.id, self.game.rules, self.seats, self.seed, self.options, texts, self.outcome)
        record.redealt = [list(redealt) for redealt in self.redealt]
        record.box = merged(self.game.changed, {})  # a copy
        return record

    def legal(self) -> list[Action]:
        """What may be chosen now."""
        return list(legal(self._state))

    def parse(self, action: Action | str) -> Action:
        """The action of a text in notation; UnknownAction if there is none."""
        return self.game.vocabulary.parse(action) if isinstance(action, str) else action

    def why(self, action: Action | str) -> Reason | None:
        """None for a legal action, else the reason that forbids it."""
        return why(self._state, self.parse(action))

    def play(self, action: Action | str) -> list[Event]:
        """Play an action, given as such or in notation, and return what happened. Nothing changes if it is refused."""
        chosen = self.parse(action)
        before, seat = self._state, turn(self._state)
        self._state, told = play(before, chosen)
        self.actions.append(chosen)
        self.actors.append(seat)
        self._told.append(told)
        self._secret.append(before.agenda[-1].secret(before, chosen))
        opens = len(self.actors) == 1 or self.actors[-2] != seat or self.game.opens_deed(before)
        self._opened.append(opens)
        if self.at % KEPT == 0:
            self._kept.append(self._state)
        return list(told)

    def __deepcopy__(self, memo: Any) -> "Table":
        return self.copy()

    def __reduce__(self) -> Any:
        return again, (self.record.write(),)

    def copy(self) -> "Table":
        """A table that stands where this one does: what is played at one is not played at the other."""
        twin = Table(self.game, self.seats, self.seed, self.options, laid=self._state)
        twin.actions = self.actions[:]
        twin.actors = self.actors[:]
        twin.redealt = self.redealt[:]
        twin._told = self._told[:]
        twin._secret = self._secret[:]
        twin._opened = self._opened[:]
        twin._kept = self._kept[:]
        return twin

    def deeds(self) -> list[int]:
        """The moves at which deeds began: actions of one seat in a row that people take for one thing."""
        return [at for at, opens in enumerate(self._opened) if opens]

    def opens(self, at: int) -> bool:
        """Whether a deed began with this move."""
        return self._opened[at]

    def completes(self, at: int) -> bool:
        """Whether a deed was whole with this move: the next one began another, or will."""
        if at + 1 < self.at:
            return self._opened[at + 1]
        return self.turn != self.actors[at] or self.game.opens_deed(self._state)

    def redeal(self, seat: Seat, key: int) -> None:
        """Deal everything the seat cannot see anew, consistently with what it knows: the start of a fork."""
        self.redealt.append([self.at, int(self._checked(seat) or 0), key])
        self._state = self._dealt_anew(self._state, self.at, len(self.redealt) - 1)
        if self.at % KEPT == 0:
            self._kept[-1] = self._state

    def _dealt_anew(self, state: State, at: int, first: int = 0) -> State:
        for when, seat, key in self.redealt[first:]:
            if when == at:
                view, chance = self.game.view(state, seat), Chance(key_of(key))
                state = self.game.guess(view, seat, chance)
                while state.agenda and not legal(state):  # a hand that another's step cannot be played with is none
                    state = self.game.guess(view, seat, chance)
        return state

    def undo(self) -> Action | None:
        """Take the last action back, whoever played it, and return it; None if there is none, or none since a fork."""
        if not self.actions or (self.redealt and self.redealt[-1][0] == self.at):
            return None
        taken = self.actions[-1]
        self.back_to(self.at - 1)
        return taken

    def back_to(self, at: int) -> None:
        """Take back everything after the first `at` actions; a fork goes back no further than where it began."""
        if not (self.redealt[-1][0] if self.redealt else 0) <= at <= self.at:
            raise IndexError(f"the table has had {self.at} actions, and cannot go back to {at}")
        self._state = self.state_at(at)
        del self.actions[at:]
        del self.actors[at:]
        del self._told[at:]
        del self._secret[at:]
        del self._opened[at:]
        del self._kept[at // KEPT + 1 :]

    def state_at(self, at: int) -> State:
        """The state after the first `at` actions: for the table's owner, never for a player."""
        if not 0 <= at <= len(self.actions):
            raise IndexError(f"the table has had {len(self.actions)} actions, not {at}")
        done = at // KEPT * KEPT
        state = self._kept[at // KEPT].copy()
        for action in self.actions[done:at]:
            push(state, action)
            done += 1
            if self.redealt:
                state = self._dealt_anew(state, done)
        return state

    def view(self, viewer: Viewer, at: int | None = None) -> State:
        """What the viewer may know, now or after the first `at` actions; None is somebody watching."""
        return self.game.view(self._state if at is None else self.state_at(at), self._checked(viewer))

    def told(self, viewer: Viewer, since: int = 0, until: int | None = None) -> list[Event]:
        """What the viewer was told by the actions from number `since` on, up to but without number `until`."""
        seer = self._checked(viewer)
        heard = [event.seen_by(seer) for told in self._told[since:until] for event in told]
        return [event for event in heard if isinstance(event, Event)]

    def moves(self, viewer: Viewer) -> list[str]:
        """The actions in notation as a viewer knows them: another seat's secret is UNTOLD till the end."""
        seer, over = self._checked(viewer), self.turn is None
        return [
            UNTOLD if secret and actor != seer and not over else action.write()
            for action, actor, secret in zip(self.actions, self.actors, self._secret)
        ]

    def reveals(self, at: int, seat: Seat | None = None) -> bool:
        """Whether action number `at` showed some viewer what they could not have computed from view and action.

        With a seat, it is judged by what that seat knows, others' secrets guessed: so the answer tells it nothing.
        """
        action = self.actions[at]
        before = self.state_at(at)
        if seat is None:
            return any(self._surprised(before, action, viewer) for viewer in [None, *range(self.seats)])
        if (self._secret[at] and self.actors[at] != seat) or self._surprised(before, action, seat):
            return True
        world = self.game.guess(self.game.view(before, seat), seat, Chance(at + 1))
        if action not in legal(world):
            return True
        others = [viewer for viewer in [None, *range(self.seats)] if viewer != seat]
        return any(self._surprised(world, action, viewer) for viewer in others)

    def came_to_light(self, at: int, seat: Seat) -> int:
        """How many blanks of a seat action number `at` has filled; what was reshuffled had been seen, and was none."""
        imagined, after = self._two_views(self.state_at(at), self.actions[at], seat)
        return _blanks_filled(imagined, after)

    def _surprised(self, before: State, action: Action, viewer: Viewer) -> bool:
        imagined, after = self._two_views(before, action, viewer)
        return bool(imagined != after)

    def _two_views(self, before: State, action: Action, viewer: Viewer) -> tuple[dict[str, Any], dict[str, Any]]:
        """What a viewer could compute by themselves of the state after an action, and what they see then."""
        imagined, after = self.game.view(before, viewer), before.copy()
        push(imagined, action)
        push(after, action)
        codec = self._codec
        return codec.pack(self.game.view(imagined, viewer)), codec.pack(self.game.view(after, viewer))

    def _checked(self, viewer: Viewer) -> Viewer:
        if viewer is not None and not 0 <= viewer < self.seats:
            raise ValueError(f"there is no seat {viewer} at a table of {self.seats}")
        return viewer


def _blanks_filled(imagined: Any, seen: Any) -> int:
    if isinstance(seen, dict) and isinstance(imagined, dict):
        return sum(_blanks_filled(imagined[name], seen[name]) for name in seen if name in imagined)
    if isinstance(seen, list) and isinstance(imagined, list):
        return sum(_blanks_filled(one, other) for one, other in zip(imagined, seen))
    return int(type(seen) is int and imagined == BLANK and seen != BLANK)


_codecs: dict[str, Codec] = {}


def codec_of(game: Game) -> Codec:
    """The codec of an edition of a game, made once."""
    codec = _codecs.get(game.key)
    if codec is None or codec.game is not game:
        while len(_codecs) >= MOST_EDITIONS:
            del _codecs[next(iter(_codecs))]
        codec = _codecs[game.key] = Codec(game)
    return codec


def again(text: str) -> Table:
    """The table of a record's text."""
    return replay(read(text))


def replay(record: Record) -> Table:
    """The table of a record, by the rules and with the box it was played by, every action checked.

    RecordError names the line that does not replay.
    """
    try:
        game = find(record.game).edition(record.rules, record.box)
        table = Table(game, record.seats, record.seed, record.options)
    except ValueError as wrong:  # an unknown game, version, box or option
        raise RecordError(1, str(wrong)) from None
    for at in range(len(record.actions) + 1):
        try:
            for redealt in record.redealt:
                if redealt[0] == at:
                    table.redeal(redealt[1], redealt[2])
            if at < len(record.actions):
                table.play(record.actions[at])
        except (IllegalAction, UnknownAction) as refusal:
            raise RecordError(record.line(at), str(refusal)) from None
        except ValueError as wrong:
            raise RecordError(1, str(wrong)) from None
    if len(table.redealt) != len(record.redealt):
        raise RecordError(1, "dealt anew after the last action")
    if record.outcome is not None and record.outcome != table.outcome:
        raise RecordError(record.line(table.at), "the outcome written here is not the one the actions lead to")
    return table
