"""Nets: files of numbers learned by self-play, and what they think of a state.

A file of a net says for which game, seats, rules and encoder it was made; one that does not fit, or a machine without
the compiled evaluator, leaves the search to the hand-made judge.
"""

import json
import logging
import struct
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from parlour.bots.gains import victories
from parlour.core.engine import turn
from parlour.core.features import Encoder
from parlour.core.found import beside
from parlour.core.game import Game
from parlour.core.words import Action, State

MAGIC: Final = b"parlour net 1\n\x00\x00"
HEAD: Final = struct.Struct("<16s16s8HI")
LARGEST: Final = 4 << 20  # bytes; no net is longer
NETS: Final = Path(__file__).parent / "nets"
POWERS: Final = "powers.json"  # beside the nets: by the check of its numbers, what a net's chances are sharpened by


class NetError(ValueError):
    """A net that cannot be used; says why."""


@dataclass(frozen=True)
class Shape:
    """What a net is made for, and its sizes."""

    game: str
    seats: int
    rules: int
    encoder: int
    nets: int  # so many of them, averaged
    features: int
    width: int
    second: int
    actions: int


def write(shape: Shape, numbers: bytes) -> bytes:
    """The file of a net."""
    sizes = (shape.seats, shape.rules, shape.encoder, shape.nets)
    more = (shape.features, shape.width, shape.second, shape.actions)
    return HEAD.pack(MAGIC, shape.game.encode(), *sizes, *more, crc32(numbers)) + numbers


def read(data: bytes) -> tuple[Shape, bytes]:
    """What a file of a net says; NetError for anything else."""
    if len(data) < HEAD.size or len(data) > LARGEST:
        raise NetError(f"{len(data)} bytes are no net")
    magic, name, *sizes, check = HEAD.unpack_from(data)
    if magic != MAGIC:
        raise NetError("it does not begin as a net does")
    numbers = data[HEAD.size :]
    if crc32(numbers) != check:
        raise NetError("its numbers are damaged")
    try:
        game = name.rstrip(b"\0").decode("ascii")
    except UnicodeDecodeError:
        raise NetError("the name of its game cannot be read") from None
    return Shape(game, *sizes), numbers


def alike(game: Game) -> list[int]:
    """The versions of its rules that one net may play: told alike, and so near that what was learned still holds."""
    told: list[int] = getattr(beside(game, "encode"), "ALIKE", [])
    return told if game.rules in told else [game.rules]


def encoder_of(game: Game, seats: int) -> Encoder:
    """How states of a game are told to a net; NetError for a game that cannot be."""
    found = beside(game, "encode")
    if found is None:
        raise NetError(f"{game.id} has no encoder")
    made = found.encoder(seats)
    assert isinstance(made, Encoder)
    return made


class Learned:
    """What a net thinks of the states of a game at one number of seats."""

    def __init__(self, game: Game, encoder: Encoder, net: Any, name: str = "") -> None:
        self.game = game
        self.name = name  # tells it from every other: the check of its numbers
        self.encoder = encoder
        self.net = net
        self.known: Any = getattr(beside(game, "learned"), "known", None)  # state → whether it has seen such games
        self.power = 1.0  # chances found with it are told sharpened by this (training/calibration.py)
        self._values: Any = net.values
        self._priors: Any = net.priors

    def knows(self, view: State) -> bool:
        """Whether it has learned from games like this one."""
        return self.known is None or bool(self.known(view))

    def wins(self, state: State) -> list[float]:
        """Each seat's chance to win; at the end what it is."""
        if not state.agenda:
            outcome = self.game.outcome(state)
            assert outcome is not None
            return victories(outcome.ranks)
        seat = turn(state)
        told: list[float] = self._values(self.encoder.packed(state, seat))
        return told[len(told) - seat :] + told[: len(told) - seat]

    def priors(self, state: State, options: list[Action]) -> list[float]:
        """How likely each option is to be the chooser's best."""
        seat = turn(state)
        encoder = self.encoder
        numbers = [encoder.number(option, seat) for option in options]
        found: list[float] = self._priors(encoder.packed(state, seat), numbers)
        return found


def learned(game: Game, seats: int, data: bytes) -> Learned:
    """The net of a file, if it fits this game, these seats, rules and encoder; NetError says why not."""
    shape, numbers = read(data)
    encoder = encoder_of(game, seats)
    rules = shape.rules if shape.rules in alike(game) else game.rules
    fits = (game.id, seats, rules, encoder.version, encoder.features, encoder.actions)
    made_for = (shape.game, shape.seats, shape.rules, shape.encoder, shape.features, shape.actions)
    if made_for != fits:
        raise NetError(f"made for {_said(made_for)}, wanted for {_said(fits)}")
    if sys.byteorder != "little":
        raise NetError("nets are read on little-endian machines alone")
    try:
        evaluator: Any = import_module("parlour.bots._net")
    except ImportError:
        raise NetError("the evaluator of nets is not compiled here") from None
    try:
        net = evaluator.Net(shape.features, shape.width, shape.second, shape.seats, shape.actions, shape.nets, numbers)
    except ValueError as error:
        raise NetError(str(error)) from None
    return Learned(game, encoder, net, f"{crc32(numbers):08x}")


def _said(made: tuple[Any, ...]) -> str:
    game, seats, rules, encoder, features, actions = made
    return f"{game} with {seats}, rules {rules}, encoder {encoder} ({features} features, {actions} actions)"


def load(game: Game, seats: int, path: Path) -> Learned:
    """The net of a file; NetError names the file and says what is wrong."""
    try:
        return learned(game, seats, path.read_bytes())
    except OSError as error:
        raise NetError(f"{path}: {error.strerror}") from None
    except NetError as error:
        raise NetError(f"{path}: {error}") from None


_known: Final[dict[str, Learned | None]] = {}  # edition and seats → its net


def net_of(game: Game, seats: int) -> Learned | None:
    """The net of the house for a game and seats; None, with a word in the log once, if it has none that fits."""
    name = f"{game.key} {seats}"
    if name not in _known:
        _known[name] = found(game, seats, NETS)
    return _known[name]


def powers(folder: Path) -> dict[str, float]:
    """By what the chances of a folder's nets are sharpened; those of one that is not named are told as found."""
    path = folder / POWERS
    told: dict[str, float] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return told


def found(game: Game, seats: int, folder: Path) -> Learned | None:
    """The net of a folder. It was learned with our pieces, by rules that this edition's are like: others have none."""
    path = folder / f"{game.id}-{seats}.net"
    if not path.exists():
        return None
    try:
        if game.changed:
            raise NetError(f"{path}: made for another box than {game.key}")
        net = load(game, seats, path)
        net.power = powers(folder).get(net.name, 1.0)
        return net
    except NetError as error:
        logging.getLogger(__name__).warning("the hand-made judge plays: %s", error)
        return None
