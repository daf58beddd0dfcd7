"""Telling a book's solutions again, in the words of today's coach: what is asked, what is right and how hard stay.

A coach learns new themes, and books last longer than that. Only why the best choice is better than the tempting one is
worked out anew; the same book gives the same bytes each time.
"""

from typing import Any, Final

import msgspec

from parlour.core.chance import Chance
from parlour.puzzles.checking import fresh
from parlour.puzzles.finding import told
from parlour.puzzles.puzzle import Puzzle, PuzzleQuestion, Reply
from parlour.puzzles.solving import laid_out

SEED: Final = 1893


def retold(puzzle: dict[str, Any]) -> dict[str, Any]:
    """A puzzle with its reasons told anew: a piece of the work."""
    before = msgspec.convert(puzzle, Puzzle)
    table = laid_out(before)
    chance = Chance(fresh(before.id, SEED))
    again = told(table.game, table.state_at(table.at), before.seat, before.question, [], chance)
    found: dict[str, Any] = msgspec.to_builtins(
        msgspec.structs.replace(before, question=with_reasons(before.question, again))
    )
    return found


def with_reasons(before: PuzzleQuestion, again: PuzzleQuestion) -> PuzzleQuestion:
    """A question with the reasons of another telling, all along the book's line; the old ones where there are none."""
    right, reply, other = dict(before.right), before.right[before.best], again.right[before.best]
    if reply.then is not None and other.then is not None:
        right[before.best] = Reply(reply.played, with_reasons(reply.then, other.then))
    return msgspec.structs.replace(before, right=right, why=again.why or before.why)
