"""What a seat may know as a fixed array of numbers in named parts, and what it may choose as a mask.

The parts are those of the game's encoder (decision 19). Everything comes from a view, where what is unknown has no
features; parts that are deduced from the rest of it (what the deck still holds) are told by a guessed world, since all
worlds behind the view agree on them. So two states that a seat cannot tell apart are one array.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.bots.net import encoder_of
from parlour.core.features import ONE, STEPS, Part, unpacked
from parlour.core.game import Game
from parlour.core.many import Numbering, Telling
from parlour.core.table import codec_of
from parlour.core.words import Action, Seat, State

Array: TypeAlias = NDArray[np.int8]
MOST: Final = 127  # no feature counts more
PACKED: Final = np.dtype("<i2")  # numbers of features as encoders pack them


class Arrays:
    """Of one game at one number of seats: sizes, observations, masks, and the way back to numbers.

    Seats are told in turn order from the one who looks; action numbers likewise, where an action names a seat.
    """

    def __init__(self, game: Game, seats: int) -> None:
        if not isinstance(seats, int):
            raise TypeError(f"seats is a whole number, not {seats!r}")
        if seats not in game.seats:
            raise ValueError(f"{game.id} is played by {', '.join(map(str, game.seats))}, not by {seats}")
        self.game = game
        self.seats = seats
        self.encoder = encoder_of(game, seats)
        self.size = self.encoder.features
        self.actions = self.encoder.actions
        self.parts: dict[str, Part] = {part.name: part for part in self.encoder.parts}
        self.telling = Telling(game, self.encoder)
        self.codec = codec_of(game)
        # by seat and place in the vocabulary
        self.by_seat = [[self.encoder.number(action, seat) for action in game.actions] for seat in range(seats)]
        self.numbering = Numbering(game, self.by_seat)

    def observe(self, view: State, seat: Seat) -> Array:
        """What a seat's view says: how much each feature counts. ValueError for what is not this seat's view."""
        self._check(view, seat)
        return self._spread(view, seat)

    def observe_state(self, state: State, seat: Seat) -> Array:
        """What a seat may know of a whole state: its view is made here, and need not be looked through."""
        return self._spread(self.game.view(state, seat), seat)

    def features(self, view: State, seat: Seat) -> list[int]:
        """The same as a list: each feature as often as it counts."""
        self._check(view, seat)
        return unpacked(self.telling.of_view(view, seat))

    def number(self, action: Action, seat: Seat) -> int:
        """The number of an action at a seat."""
        return self.by_seat[seat][action.index]

    def action(self, number: int, seat: Seat) -> Action:
        """The action of a number at a seat; ValueError for a number of none."""
        if not 0 <= number < self.actions:
            raise ValueError(f"there is no action {number}; {self.game.id} has {self.actions}, from 0")
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at a table of {self.seats}")
        return self.numbering.back[seat][number]

    def mask(self, options: Iterable[Action], seat: Seat) -> Array:
        """1 for each of these actions, by its number."""
        found: Array = np.zeros(self.actions, dtype=np.int8)
        found[self.numbers_of(options, seat)] = 1
        return found

    def numbers_of(self, options: Iterable[Action], seat: Seat) -> list[int]:
        """The numbers of some actions at a seat."""
        numbers = self.by_seat[seat]
        return [numbers[action.index] for action in options]

    def part(self, observation: NDArray[Any], name: str) -> NDArray[Any]:
        """A named part of an observation, or of many in the last axis, in its own axes; nothing is copied."""
        part = self._named(name)
        inside = observation[..., part.start : part.start + part.size]
        return inside.reshape(*observation.shape[:-1], *part.shape)

    def numbers(self, observation: NDArray[Any], name: str) -> "np.ma.MaskedArray[Any, Any]":
        """The numbers that a part tells; masked where they are not known, or there are none.

        Where hidden things are counted, a nought says only that none is known, and is masked; what is told there is
        known, and there may be more of it. `at_bound` says where a number may be more than what is told.
        """
        part = self._named(name)
        inside = self.part(observation, name).astype(np.int16)
        if part.way == ONE:
            return np.ma.MaskedArray(inside.argmax(axis=-1) + part.least, mask=inside.sum(axis=-1) == 0)
        found = inside.sum(axis=-1) if part.way == STEPS else inside
        return np.ma.MaskedArray(found, mask=self._hidden(part, found) & (found == 0))

    def at_bound(self, observation: NDArray[Any], name: str) -> NDArray[np.bool_]:
        """Where `numbers` may be short of the truth: steps that are all taken, the first or last place of several
        (a lead of 5 may be one of 7), and counts of hidden things. Elsewhere a number is exact, as its part tells it.
        """
        part = self._named(name)
        inside = self.part(observation, name)
        if part.way == ONE:
            most = inside[..., -1] > 0
            return most | (inside[..., 0] > 0) if part.least < 0 else most
        if part.way == STEPS:
            found = inside.sum(axis=-1)
            return np.asarray((found == part.shape[-1]) | self._hidden(part, found))
        return self._hidden(part, inside)

    def _hidden(self, part: Part, found: NDArray[Any]) -> NDArray[np.bool_]:
        """Where what is counted may be hidden from whoever looks: everywhere in such a part, but in its own row."""
        hidden = np.full(found.shape, part.hidden)
        if part.own:
            axes = len(part.shape) - (part.way == STEPS)  # those of one observation
            np.moveaxis(hidden, -axes, 0)[0] = False
        return hidden

    def table(self) -> list[tuple[str, tuple[int, ...], str, str]]:
        """Every part: its name, axes, way to tell a number, and what it says."""
        return [(part.name, tuple(part.shape), part.way, part.told) for part in self.encoder.parts]

    def __reduce__(self) -> Any:
        return arrays_of, (self.game, self.seats)

    def _spread(self, view: State, seat: Seat) -> Array:
        packed = np.frombuffer(self.telling.of_view(view, seat), PACKED)
        return np.bincount(packed, minlength=self.size).astype(np.int8)

    def _check(self, view: State, seat: Seat) -> None:
        """Before anything is told: a whole state has secrets in it, and another's view has theirs."""
        if view.key:
            raise ValueError("this is a whole state, which nobody at the table sees: observe game.view(state, seat)")
        if view.seats != self.seats or not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat} of {view.seats}: these are the arrays of {self.seats} seats, from 0")
        if self.codec.pack(self.game.view(view, seat)) != self.codec.pack(view):
            raise ValueError(f"seat {seat} does not see all that is in this view: observe game.view(state, {seat})")

    def _named(self, name: str) -> Part:
        found = self.parts.get(name)
        if found is None:
            raise ValueError(f"{self.game.id} tells no '{name}'; it tells {', '.join(self.parts)}")
        return found


@cache
def _kept(game: Game, seats: int) -> Arrays:
    return Arrays(game, seats)


def arrays_of(game: Game, seats: int) -> Arrays:
    """The arrays of a game, made once."""
    return _kept(game, seats)
