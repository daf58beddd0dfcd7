"""Rows of many games at once: the arrays that tell them, and a share of their games in this process or in another."""

import gc
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.engine import why
from parlour.core.game import edition
from parlour.core.many import Games, streams
from parlour.core.words import Action
from parlour.research.arrays import PACKED, Array, Arrays, arrays_of
from parlour.research.results import worth
from parlour.research.seen import Seen

STEP: Final = "step"  # an action in every game, by its number at whoever chooses
CHOOSE: Final = "choose"  # the option at a place of each game's list
FRESH: Final = get_context("spawn")  # processes that inherit no threads, as those of PyTorch
WAIT: Final = 10.0  # seconds a process may take to end by itself


@dataclass(frozen=True)
class ManyLayout:
    """What is played, and how much of it is told: the same for every share."""

    game: str  # the edition's key
    seats: int
    settings: dict[str, str]
    n: int
    observing: bool

    def arrays(self) -> Arrays:
        """The game's arrays."""
        return arrays_of(edition(self.game), self.seats)

    @property
    def size(self) -> int:
        """Bytes of all arrays."""
        return sum(size for _, _, size in self._wanted())

    def laid_out(self, memory: Any) -> Seen:
        """The arrays, one after another in this memory."""
        made: list[Any] = []
        at = 0
        for shape, kind, size in self._wanted():
            made.append(np.frombuffer(memory, kind, int(np.prod(shape)), at).reshape(shape))
            at += size
        seats, options, rewards, over, observations, masks = made
        return Seen(observations, masks, seats, options, rewards, over)

    def _wanted(self) -> list[tuple[tuple[int, ...], Any, int]]:
        """Axes, kind and bytes of each array, those of wide numbers first: they lie where they may."""
        arrays = self.arrays()
        rows = self.n if self.observing else 0
        wanted: list[tuple[tuple[int, ...], Any]] = [
            ((self.n,), np.int32),
            ((self.n,), np.int32),
            ((self.n, self.seats), np.float32),
            ((self.n,), np.bool_),
            ((rows, arrays.size), np.int8),
            ((rows, arrays.actions), np.int8),
        ]
        return [(shape, kind, int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in wanted]


@dataclass(frozen=True)
class Wrong:
    """What cannot be played: the game, what was asked of it, and which reason forbids it if the rules do."""

    game: int
    asked: str
    reason: str = ""
    cite: str = ""


class ManyShare:
    """A share of the games, played here."""

    def __init__(self, shape: ManyLayout, told: Seen, first: int) -> None:
        self.told = told  # of this share alone
        self.first = first
        self.shape = shape
        self.arrays = shape.arrays()
        self.games = Games(self.arrays.game, shape.seats, shape.settings, [])
        self._pending: list[Action] | list[int] = []
        self._by_number = False
        self._no_search = NoSearchForRings()

    def begin(self, seed: int) -> None:
        """New games."""
        chances = streams(seed, self.first, len(self.told.seats))
        with self._no_search:
            self.games = Games(self.arrays.game, self.shape.seats, self.shape.settings, chances)
            if self.shape.observing:
                self.games.tells(self.arrays.telling, self.arrays.by_seat)
            self._tell()

    def ask(self, way: str, numbers: list[int]) -> Wrong | None:
        """Look at a choice for every game, and play none yet: the first that is wrong, if one is."""
        games = self.games
        self._by_number = way == STEP
        if self._by_number:
            at = self._unnamed(numbers)
            if at >= 0:
                number, many = numbers[at], self.arrays.actions
                return Wrong(self.first + at, f"there is no action {number}; there are {many}, from 0")
            actions = games.named(numbers, self.arrays.by_number)
            self._pending = actions
            at = games.illegal(actions)
            if at >= 0:
                reason = why(games.states[at], actions[at])
                assert reason is not None
                return Wrong(self.first + at, actions[at].write(), reason.id, reason.cite)
        else:
            self._pending = numbers
            at = games.unplaced(numbers)
            if at >= 0:
                return Wrong(self.first + at, f"{numbers[at]} of {games.counts[at]}")
        return None

    def go(self) -> None:
        """Play what was asked, and tell what follows."""
        pending: Any = self._pending
        with self._no_search:
            if self._by_number:
                self.games.go(pending)
            else:
                self.games.go_by_place(pending)
            self._tell()

    def _unnamed(self, numbers: list[int]) -> int:
        """The first game whose number is of no action; -1 if all are."""
        if min(numbers) >= 0 and max(numbers) < self.arrays.actions:
            return -1
        return next(at for at, number in enumerate(numbers) if not 0 <= number < self.arrays.actions)

    def _tell(self) -> None:
        told, games = self.told, self.games
        put(told.seats, games.turns)
        put(told.options, games.counts)
        told.rewards.fill(0)
        told.over.fill(False)
        for at, state in zip(games.ended, games.ends, strict=True):
            told.rewards[at] = worth(self.arrays.game, state)
            told.over[at] = True
        if self.shape.observing:
            count(told.observations, games.features)
            count(told.masks, games.allowed)


class NoSearchForRings:
    """For a moment Python does not look for objects that hold one another.

    States and steps never do. A step of many games makes thousands of objects, and Python would go through all games
    again and again to find nothing.
    """

    def __init__(self) -> None:
        self._searching = False

    def __enter__(self) -> None:
        self._searching = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._searching:
            gc.enable()


class Apart:
    """A share of the games, played in a process of its own; what it tells lies in memory that both have."""

    def __init__(self, shape: ManyLayout, memory: Any, first: int, many: int) -> None:
        self._pipe, theirs = FRESH.Pipe()
        how = (theirs, shape, memory, first, many)
        self._process = FRESH.Process(target=serve, args=how, daemon=True, name=f"games {first} to {first + many - 1}")
        try:
            self._process.start()
        finally:
            theirs.close()

    def send(self, what: str, *how: Any) -> None:
        """Have a method of its ManyShare called; `answer` waits for the end of it."""
        try:
            self._pipe.send((what, how))
        except OSError:
            raise self._gone() from None

    def answer(self) -> Any:
        """What the method gave back; what it raised is raised here."""
        try:
            given = self._pipe.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        if isinstance(given, Exception):
            raise given
        return given

    def close(self) -> None:
        """End it."""
        self._pipe.close()
        self._process.join(WAIT)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _gone(self) -> RuntimeError:
        self._process.join(WAIT)
        return RuntimeError(f"the process of {self._process.name} is gone (exit code {self._process.exitcode})")


def shared(size: int) -> Any:
    """Memory that other processes have too; it goes with the last array that lies in it."""
    return FRESH.RawArray("b", size)


def serve(pipe: Any, shape: ManyLayout, memory: Any, first: int, many: int) -> None:
    """In a process apart: do what the pipe asks until it is closed."""
    signal(SIGINT, SIG_IGN)  # whoever started it ends it
    rows = ManyShare(shape, shape.laid_out(memory).share(first, many), first)
    while True:
        try:
            what, how = pipe.recv()
        except (EOFError, OSError):
            break
        try:
            given = getattr(rows, what)(*how)
        except Exception as error:
            given = error
        pipe.send(given)


def _put_plainly(into: NDArray[np.int32], numbers: list[int]) -> None:
    into[:] = numbers


def _count_plainly(into: Array, packed: list[bytes]) -> None:
    for row, numbers in zip(into, packed, strict=True):
        row[:] = np.bincount(np.frombuffer(numbers, PACKED), minlength=len(row))


def _compiled() -> Any:
    try:
        return import_module("parlour.core._rows")
    except ImportError:
        return None


_quick: Final = _compiled()


def put(into: NDArray[np.int32], numbers: list[int]) -> None:
    """Write the numbers of a list into an array."""
    (_quick.put if _quick else _put_plainly)(into, numbers)


def count(into: Array, packed: list[bytes]) -> None:
    """Make each row say how often each number of its own is there."""
    if _quick:
        _quick.count(into, into.shape[1], packed)
    else:
        _count_plainly(into, packed)
