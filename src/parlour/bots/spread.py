"""Work in pieces, spread over processes: what comes of a piece depends on it alone, so the split changes nothing.

A process that is killed loses the piece it was at, and another does that one again.
"""

from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from typing import Any, Final, TypeAlias

from parlour.bots.thinking import Gone, Thinker

Pieces: TypeAlias = Iterator[
    list[Any]
]  # what a function that can be imported is called with; it and its answer are JSON
Spread: TypeAlias = Callable[[Callable[..., Any], Pieces], Iterator[Any]]  # what came of them, as they end
TRIES: Final = 3  # of a piece at which processes die


def here(jobs: int) -> Spread:
    """So many processes of this machine; with one job, this process itself."""

    def spread(work: Callable[..., Any], pieces: Pieces) -> Iterator[Any]:
        return _alone(work, pieces) if jobs < 2 else _together(work, pieces, jobs)

    return spread


def _alone(work: Callable[..., Any], pieces: Pieces) -> Iterator[Any]:
    for piece in pieces:
        yield work(*piece)


class _Piece:
    """A piece under way."""

    def __init__(self, thinker: Thinker, piece: list[Any]) -> None:
        self.thinker = thinker
        self.piece = piece
        self.tries = 1


def _together(work: Callable[..., Any], pieces: Pieces, jobs: int) -> Iterator[Any]:
    """Never more under way than there are jobs. Unanswered if the work itself fails, or a piece kills every process."""
    free: list[Thinker] = []
    busy: dict[Any, _Piece] = {}  # by pipe
    try:
        for _ in range(jobs):
            free.append(Thinker())
            free[-1].wait()
        more = True
        while more or busy:
            while more and free:
                piece = next(pieces, None)
                if piece is None:
                    more = False
                else:
                    _begin(work, _Piece(free.pop(), piece), busy)
            for pipe in wait(list(busy)) if busy else []:
                under_way = busy.pop(pipe)
                try:
                    answer = under_way.thinker.answer(None)
                except Gone:
                    _again(work, under_way, busy)
                    continue
                except BaseException:
                    free.append(under_way.thinker)
                    raise
                free.append(under_way.thinker)
                yield answer
    finally:
        for thinker in free:
            thinker.close()
        for left in busy.values():
            left.thinker.close()


def _begin(work: Callable[..., Any], under_way: _Piece, busy: dict[Any, _Piece]) -> None:
    try:
        under_way.thinker.ask(work, *under_way.piece)
    except Gone:
        _again(work, under_way, busy)
    else:
        busy[under_way.thinker.pipe] = under_way


def _again(work: Callable[..., Any], under_way: _Piece, busy: dict[Any, _Piece]) -> None:
    """By a new process, in the place of one that is gone."""
    under_way.thinker.close()
    if under_way.tries == TRIES:
        raise Gone(f"{TRIES} processes died at the same piece of work: {under_way.piece}")
    under_way.tries += 1
    under_way.thinker = Thinker()
    under_way.thinker.wait()
    _begin(work, under_way, busy)
