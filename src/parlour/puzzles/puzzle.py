"""A Puzzle: a position of a real game, what is asked in it, and what follows a right answer.

It holds a whole deal: nothing of it but what `Solving` tells may reach whoever solves it.
"""

from hashlib import blake2b
from typing import Any, Final

import msgspec

from parlour.bots.coaches import coach_of
from parlour.core.game import Game, find
from parlour.core.theme import Theme
from parlour.core.words import fields_of

LEVELS: Final = 5
EASIEST: Final = 600  # the first rating of a puzzle that every level solves …
HARDEST: Final = 2400  # … and of one that none does


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What follows a right choice: all that is played before the next question; nothing where it was the last."""

    played: list[str] = []  # in notation: the others' best answers, and what nobody chooses
    then: "PuzzleQuestion | None" = None


class PuzzleQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of the solver."""

    right: dict[str, Reply]  # every right choice in notation, the best first
    tempting: str  # the best of the wrong ones, as players of lower levels choose
    chance: int  # of the best, in millionths of a victory
    instead: int  # of the tempting one
    why: list[dict[str, Any]] = []  # themes as plain data: what speaks for the best against the tempting one

    @property
    def best(self) -> str:
        """The choice that the book goes on with."""
        return next(iter(self.right))


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, the question asked in it, and how hard it was found."""

    id: str
    game: str
    rules: int  # the version it is played by, for ever
    bots: int  # the version of the bots that found it …
    net: str  # … and the net they played, or nothing
    seats: int
    seed: int
    seat: int  # the solver's
    actions: list[str]  # played before, in notation
    question: PuzzleQuestion
    options: dict[str, str] = {}  # of the table
    phase: int = 0  # the third of the game, from 0
    tries: list[int] = []  # by level: how often it was tried …
    misses: list[int] = []  # … and missed
    power: float = 1.0  # by which its chances were sharpened when it was found

    @property
    def depth(self) -> int:
        """How many choices are asked, along the book's line."""
        return len(self.questions)

    @property
    def questions(self) -> list[PuzzleQuestion]:
        """The questions of the book's line."""
        found: list[PuzzleQuestion] = []
        question: PuzzleQuestion | None = self.question
        while question is not None:
            found.append(question)
            question = question.right[question.best].then
        return found

    @property
    def themes(self) -> list[str]:
        """The kinds of its themes, the most telling first, each once; as today's coach calls them."""
        game = find(self.game)
        return list(dict.fromkeys(called(game, plain) for question in self.questions for plain in question.why))

    @property
    def rating(self) -> int:
        """Where it stands at first, by the part of all levels that miss it: each level counts alike."""
        parts = [missed / tried for missed, tried in zip(self.misses, self.tries, strict=True) if tried]
        missed = sum(parts) / len(parts) if parts else 0.5
        return round(EASIEST + missed * (HARDEST - EASIEST))


def id_of(game: str, rules: int, seats: int, seed: int, actions: list[str]) -> str:
    """A name that follows from the position, and tells nothing of it."""
    text = "\n".join([game, str(rules), str(seats), str(seed), *actions])
    return blake2b(text.encode(), digest_size=5).hexdigest()


def theme_of(game: Game, plain: dict[str, Any]) -> Theme:
    """The theme of its plain data, as today's coach calls it; ValueError if the coach knows none like it.

    Whatever was written before players' names for such cases were known is told by them too.
    """
    coach = coach_of(game)
    for kind in coach.themes():
        if kind.__name__ == plain.get("kind"):
            parts = fields_of(kind)
            if set(parts) != set(plain) - {"kind"}:
                break
            return coach.motif(kind(**{name: part(plain[name]) for name, part in parts.items()}))
    raise ValueError(f"the coach of {game.id} knows no theme like {plain}")


def called(game: Game, plain: dict[str, Any]) -> str:
    """The kind of a theme as today's coach calls it; as it was written where the coach knows none like it."""
    try:
        return type(theme_of(game, plain)).__name__
    except ValueError:
        return str(plain["kind"])
