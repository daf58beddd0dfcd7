"""Rows of many games at once: the arrays that tell them, and a share of their games in this process or in another."""

from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from struct import Struct
from typing import Any, Final

import numpy as np

from parlour.bots.gains import stakes
from parlour.core.chance import Chance
from parlour.core.engine import why
from parlour.core.game import edition
from parlour.core.many import Games, streams
from parlour.research.arrays import MOST, PACKED, Array, Arrays, arrays_of
from parlour.research.seen import Seen

STEP: Final = "step"  # an action in every game, by its number at whoever chooses
CHOOSE: Final = "choose"  # the option at a place of each game's list
FRESH: Final = get_context("spawn")  # processes that inherit no threads, as those of PyTorch
CHOICES: Final = np.dtype("<i8")  # choices as they are asked for
LENGTHS: Final = np.dtype("<i4")  # small numbers as games tell them
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
            ((self.n,), LENGTHS),
            ((self.n,), LENGTHS),
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
        self.games = self._dealt([])
        self._seats = told.seats.data.cast("B")
        self._options = told.options.data.cast("B")
        self._over = told.over.data.cast("B")
        self._rewards = told.rewards.data.cast("B")
        self._rewarded = Struct(f"={shape.seats}f")
        self._nothing = bytes(self._rewarded.size)
        self._paid: list[int] = []  # games whose ends are told, which the next step takes back

    def begin(self, seed: int) -> None:
        """New games."""
        self.games = self._dealt(streams(seed, self.first, len(self.told.seats)))
        if self.shape.observing:
            self.games.tells(self.arrays.telling)
        self._tell()

    def ask(self, way: str, choices: bytes) -> Wrong | None:
        """Look at a choice for every game, and play none yet: the first that is wrong, if one is."""
        games = self.games
        at = games.ask_numbers(choices) if way == STEP else games.ask_places(choices)
        if at < 0:
            return None
        number = int(np.frombuffer(choices, CHOICES)[at])
        if way == CHOOSE:
            return Wrong(self.first + at, f"{number} of {games.counts[at]}")
        if not 0 <= number < self.arrays.actions:
            return Wrong(self.first + at, f"there is no action {number}; there are {self.arrays.actions}, from 0")
        action = self.arrays.action(number, games.turns[at])
        reason = why(games.states[at], action)
        assert reason is not None
        return Wrong(self.first + at, action.write(), reason.id, reason.cite)

    def go(self) -> None:
        """Play what was asked, and tell what follows."""
        self.games.go()
        self._tell()

    def sample(self, way: str) -> bytes:
        """A choice for every game, by its own chance."""
        return self.games.sampled_numbers() if way == STEP else self.games.sampled_places()

    def _dealt(self, chances: list[Chance]) -> Games:
        shape = self.shape
        return Games(self.arrays.game, shape.seats, shape.settings, chances, self.arrays.numbering)

    def _tell(self) -> None:
        told, games = self.told, self.games
        options = games.told_counts()
        self._seats[:] = games.told_turns()
        self._options[:] = options
        for at in self._paid:
            self._pay(at, False, self._nothing)
        self._paid = games.ended
        for at, outcome in zip(games.ended, games.outcomes, strict=True):
            self._pay(at, True, self._rewarded.pack(*stakes(outcome.ranks)))
        if self.shape.observing:
            count(told.observations, games.told_features(), games.told_lengths())
            count(told.masks, games.told_allowed(), options)

    def _pay(self, at: int, over: bool, rewards: bytes) -> None:
        self._over[at] = over
        self._rewards[at * len(rewards) : (at + 1) * len(rewards)] = rewards


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


def _count_plainly(into: Array, width: int, packed: bytes, lengths: bytes) -> None:
    ends = np.cumsum(np.frombuffer(lengths, LENGTHS))
    for row, numbers in zip(into, np.split(np.frombuffer(packed, PACKED), ends[:-1]), strict=True):
        row[:] = np.bincount(numbers, minlength=width).clip(max=MOST)


def _compiled() -> Any:
    try:
        return import_module("parlour.core._rows")
    except ImportError:
        return None


_quick: Final = _compiled()


def count(into: Array, packed: bytes, lengths: bytes) -> None:
    """Make each row say how often each number of its own is there: so many are its own, one row after another."""
    (_quick.count if _quick else _count_plainly)(into, into.shape[1], packed, lengths)
