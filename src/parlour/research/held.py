"""A state of ours inside OpenSpiel's, and the text by which OpenSpiel stores it.

OpenSpiel stores what a state written in Python has by `pickle`, which runs whatever a text asks for. A text from
elsewhere is therefore read here first, by a reader that knows one name, and written anew.
"""

import io
import pickle
from base64 import b64decode, b64encode
from typing import Any, Final

from parlour.core.game import Game, edition
from parlour.core.table import codec_of
from parlour.core.words import Seat, State

StoredMoves = tuple[tuple[Seat, str, bool], ...]  # who, what in notation, and whether the others are not told

HEADS: Final = ("history=", "move_number=", "__dict__=")  # of the lines of OpenSpiel's text
READERS: Final = {("parlour.research.held", "read_held"), ("parlour.research.spiel", "_read")}  # the latter until 0.1


class HeldGame:
    """A state inside OpenSpiel's, which copies by `deepcopy` and stores by `pickle`: here by our own copy and codec."""

    def __init__(self, game: Game, state: State, moves: StoredMoves = (), seed: int | None = None) -> None:
        self.game = game
        self.state = state
        self.moves = moves
        self.seed = seed  # of the deal it began with; None where it was guessed, and no record can be made

    def __deepcopy__(self, memo: dict[int, Any]) -> "HeldGame":
        return HeldGame(self.game, self.state.copy(), self.moves, self.seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_held, (self.game.key, codec_of(self.game).encode(self.state), self.moves, self.seed)


def read_held(key: str, data: bytes, moves: StoredMoves, seed: int | None = None) -> HeldGame:
    """What a stored state holds; ValueError for what is none."""
    whole = isinstance(key, str) and isinstance(data, bytes) and isinstance(seed, (int, type(None)))
    if not whole or not isinstance(moves, tuple) or not all(_is_move(move) for move in moves):
        raise ValueError("this is no state that was stored here")
    game = edition(key)
    state = codec_of(game).decode(data)
    if not isinstance(state, State):
        raise ValueError(f"this is a word of {game.id}, and no state")
    return HeldGame(game, state, moves, seed)


def _is_move(move: Any) -> bool:
    return isinstance(move, tuple) and list(map(type, move)) == [int, str, bool]


class _Reader(pickle.Unpickler):
    """Of stored states, and of nothing else."""

    def find_class(self, module: str, name: str, /) -> Any:
        if (module, name) in READERS:
            return read_held
        raise ValueError(f"a stored state has no {module}.{name} in it: this text was not written by serialize()")


def kept_text(text: str) -> str:
    """A text of OpenSpiel's, read and written anew; ValueError for one that is no stored state of ours."""
    lines = text.split("\n", 2)
    if len(lines) != len(HEADS) or not all(line.startswith(head) for line, head in zip(lines, HEADS, strict=True)):
        raise ValueError("this is no text that serialize() wrote")
    try:
        found = _Reader(io.BytesIO(b64decode(lines[2].removeprefix(HEADS[2]).strip(), validate=True))).load()
    except (ValueError, TypeError):
        raise
    except Exception as error:  # a broken pickle fails in many ways
        raise ValueError(f"this is no text that serialize() wrote: {error}") from None
    if not isinstance(found, dict) or not set(found) <= {"_held", "_deal"}:
        raise ValueError("this is no state that was stored here")
    held, deal = found.get("_held"), found.get("_deal")
    if not isinstance(held, (HeldGame, type(None))) or not isinstance(deal, (int, type(None))):
        raise ValueError("this is no state that was stored here")
    again = b64encode(pickle.dumps({"_held": held, "_deal": deal})).decode()
    return f"{lines[0]}\n{lines[1]}\n{HEADS[2]}{again}"
