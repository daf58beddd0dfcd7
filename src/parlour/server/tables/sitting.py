"""Who sits where at a table, what opens a seat, and who may look through whose eyes."""

from hmac import compare_digest

import msgspec
from msgspec.structs import replace

from parlour.core.words import Viewer
from parlour.server.people.tokens import hashed
from parlour.server.refusal import Refusal
from parlour.server.store.apart import NEAR, Distance
from parlour.server.store.rows import SeatRow, TableRow


class Actor(msgspec.Struct, frozen=True):
    """Whoever asks something of a table: a name in the log, the seats they may act for, the hash of their token, and
    whom they must not meet."""

    by: str
    seats: list[int]
    key: str | None = None
    distance: Distance = NEAR


class Sitting:
    """The seats of a table."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats

    @property
    def away(self) -> frozenset[int]:
        """The seats that are left to a stand-in until their people are back."""
        return frozenset()

    @property
    def absent(self) -> frozenset[int]:
        """The seats that a stand-in plays now: of those who are away, and one whose turn ran out."""
        return frozenset()

    @property
    def turn(self) -> int | None:
        """Whose choice it is."""
        return None

    @property
    def finished(self) -> bool:
        """Whether everybody may see everything."""
        return False

    @property
    def once(self) -> bool:
        """Whether one guest sits on one seat alone."""
        return ((self.row.public or self.row.club is not None) and not self.row.several) or self.counts

    @property
    def counts(self) -> bool:
        """Whether its result counts beyond it: everybody has the same means, and it is played to its end."""
        return self.row.rated or self.row.tournament is not None

    @property
    def sealed(self) -> bool:
        """Whether the deal is still played elsewhere: over or not, nobody sees more than their own seat does."""
        return False

    def unmanned(self, seat: int, absent: frozenset[int] | None = None) -> bool:
        """Whether a bot plays the seat: its own, or a stand-in for somebody absent or gone for good."""
        row = self.seats[seat]
        return row.kind == "bot" or self.gone(seat) or seat in (self.absent if absent is None else absent)

    def alone(self, actor: Actor) -> bool:
        """Whether somebody plays against bots alone; several people on one device are one."""
        return bool(actor.seats) and all(seat.kind == "bot" or seat.seat in actor.seats for seat in self.seats)

    def gone(self, seat: int) -> bool:
        """Whether nobody can come back to a seat: its person was forgotten."""
        return self.seats[seat].player is None and self.seats[seat].token is None

    def actor(self, player: str | None, token: str | None) -> Actor:
        """The seats of a player, or the one seat a token opens."""
        if token is not None:
            found = self._opened(hashed(token))
            if found is None:
                raise Refusal("wrong-token", "this token opens no seat of this table")
            return found
        sits = [seat for seat in self.seats if seat.kind == "person" and seat.player is not None]
        mine = [seat.seat for seat in sits if seat.player == player]
        return Actor(player or "", mine)

    def opened(self, token: str | None) -> Actor:
        """The one seat a token opens, or nobody."""
        found = None if token is None else self._opened(hashed(token))
        return Actor("", []) if found is None else found

    def _opened(self, key: str) -> Actor | None:
        """Whoever has the token with this hash; an invitation opens its seat until somebody sits there."""
        for seat in self.seats:
            opens = seat.invitation if seat.kind == "invited" else seat.token
            if opens is not None and compare_digest(opens, key):
                return Actor(self.holder(seat.seat), [seat.seat], key)
        return None

    def invited(self, token: str) -> SeatRow | None:
        """The seat that an invitation names, taken or not."""
        key = hashed(token)
        return next((seat for seat in self.seats if seat.invitation and compare_digest(seat.invitation, key)), None)

    def again(self, actor: Actor) -> Actor | None:
        """The same person as the seats are now; None if their token opens nothing any more."""
        found = self.actor(actor.by or None, None) if actor.key is None else self._opened(actor.key)
        return None if found is None else replace(found, distance=actor.distance)

    def sees(self, actor: Actor, viewer: Viewer) -> bool:
        """Whether somebody may look through these eyes: their own, a watcher's, once it is over anybody's."""
        if not self.belongs(actor):
            return False
        if self.finished and not self.sealed:
            return viewer is None or 0 <= viewer < len(self.seats)
        if viewer is None:
            return self.row.phase == "open" or self.inside(actor)
        return viewer in actor.seats

    def inside(self, actor: Actor) -> bool:
        """Whether somebody may watch and hear what is said: who sits, the maker, where allowed others."""
        if not self.belongs(actor):
            return False
        return (self.row.watch and not self.kept_from(actor)) or bool(actor.seats) or self.made_by(actor)

    def belongs(self, actor: Actor) -> bool:
        """Whether somebody may know of this table: one of a club is for its people, and for whoever sits there."""
        return self.row.club is None or self.row.club in actor.distance.clubs or bool(actor.seats)

    def no_table(self) -> Refusal:
        """What whoever may not know of it is told, as if there were none."""
        return Refusal("no-table", f"there is no table '{self.row.id}'")

    def kept_from(self, actor: Actor) -> bool:
        """Whether somebody who does not sit here must not meet one who does, or who made the table."""
        if actor.seats or not actor.distance.apart:
            return False
        here = {seat.player for seat in self.seats if seat.kind == "person"} | {self.row.maker}
        return not actor.distance.apart.isdisjoint(here)

    def made_by(self, actor: Actor) -> bool:
        """Whether somebody made this table."""
        return actor.key is None and actor.by != "" and actor.by == self.row.maker

    def kept_for(self, player: str) -> list[SeatRow]:
        """The seats that wait for a guest's word."""
        return [seat for seat in self.seats if seat.kind == "kept" and seat.player == player]

    def holder(self, seat: int) -> str:
        """Who acts for a seat, as the log names them; empty for a bot."""
        row = self.seats[seat]
        return "" if row.kind == "bot" else row.player or f"seat-{seat}"

    def seat_of(self, actor: Actor, asked: int | None) -> int:
        """The seat an actor means; Refusal if it is not theirs."""
        if asked is not None:
            if asked not in actor.seats or self.holder(asked) != actor.by:
                raise Refusal("not-your-seat", f"seat {asked} is not yours")
            return asked
        mine = [seat for seat in actor.seats if self.holder(seat) == actor.by]  # whoever was sent away has none left
        if not mine:
            raise Refusal("not-your-table", "you do not sit at this table")
        turn_now = self.turn
        return turn_now if turn_now in mine else mine[0]


def is_program(by: str) -> bool:
    """Whether nobody known acts: a program, which came by the invitation to a seat."""
    return by.startswith("seat-")


def unaided(sitting: Sitting, told: str) -> None:
    """Refusal where everybody has the same means: where a result counts, and at an attempt at a deal of the day."""
    stands(sitting, told)
    if sitting.counts:
        raise Refusal("rated-stands", f"at a table that is rated, or of a tournament, {told}")


def stands(sitting: Sitting, told: str) -> None:
    """Refusal at an attempt at a deal of the day, where everybody has the same means."""
    if sitting.row.daily:
        raise Refusal("daily-stands", f"at a deal of the day {told}")
