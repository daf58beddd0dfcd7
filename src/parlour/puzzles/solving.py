"""Solving a puzzle: choice by choice, the others' answers played, until it is solved or failed.

Whoever solves it is told the view, the options and the events of their seat, and the solution once it is over. The
table holds the whole deal and belongs to the house, as every table does. An attempt follows from its choices.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from parlour.bots.analysis import WHOLE
from parlour.bots.net import net_of
from parlour.bots.odds import sharpened
from parlour.core.engine import legal, push, turn
from parlour.core.foresight import Foreseer
from parlour.core.game import Game, UnknownRules
from parlour.core.notation import UnknownAction
from parlour.core.table import Table, codec_of
from parlour.core.theme import Theme
from parlour.core.words import Action, Event, IllegalAction, Seat, State
from parlour.puzzles.book import BookError
from parlour.puzzles.puzzle import Puzzle, PuzzleQuestion, Reply, theme_of

SolvingPhase = Literal["asked", "solved", "failed"]


class PuzzleScene(NamedTuple):
    """All that the solver may know while they are asked."""

    seat: Seat
    view: State
    options: list[Action]
    told: list[Event]  # since the choice before; at first, what the seat was told of the last turn of the others
    question: int  # from 0
    phase: SolvingPhase


class PuzzleAnswer(NamedTuple):
    """What came of a choice."""

    right: bool
    phase: SolvingPhase  # after it
    since: int  # the actions of the table played for it: from this number …
    until: int  # … up to, and without, this one: the choice first, then the answers


class Solved(NamedTuple):
    """One question of a solution."""

    at: int  # actions before it
    best: Action
    also: list[Action]  # right as well
    played: list[tuple[Seat, Action]]  # what follows, by whom
    tempting: Action
    chance: int  # in millionths of a victory, by the best …
    instead: int  # … and by the tempting one
    why: list[Theme]  # said by the catalogs, as every word is


class Unsolved(Exception):
    """The solution of a puzzle that is still asked is told to nobody."""


class Solving:
    """One attempt: the puzzle, and the choices made so far."""

    def __init__(self, puzzle: Puzzle, choices: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.table = laid_out(puzzle)
        self.phase: SolvingPhase = "asked"
        self.question: PuzzleQuestion = puzzle.question
        self.answered = 0  # questions
        self._since = last_turn(self.table, puzzle.seat)
        for choice in choices:
            self.choose(choice)

    @property
    def seat(self) -> Seat:
        """The solver's."""
        return self.puzzle.seat

    def scene(self) -> PuzzleScene:
        """What may be shown now."""
        options = self.table.legal() if self.phase == "asked" else []
        told = self.table.told(self.seat, self._since)
        return PuzzleScene(self.seat, self.table.view(self.seat), options, told, self.answered, self.phase)

    def is_part(self) -> bool:
        """Whether what is asked last may be the first of several choices in a row, of which no more are asked.

        It is so if any option leads to another choice of the solver, right or wrong: nothing is told by it.
        """
        if self.phase != "asked" or self.answered + 1 < self.puzzle.depth:
            return False
        view = self.table.view(self.seat)
        ahead = Foreseer(self.table.game, view, self.seat)
        return any(turn(ahead.imagined(option).view) == self.seat for option in legal(view))

    def choose(self, choice: Action | str) -> PuzzleAnswer:
        """Answer the question. UnknownAction or IllegalAction for what may not be chosen: that costs nothing."""
        before = self.table.at
        if self.phase != "asked":
            return PuzzleAnswer(False, self.phase, before, before)
        action = self.table.parse(choice)
        reason = self.table.why(action)
        if reason is not None:
            raise IllegalAction(action.write(), reason)
        reply = self.reply(action)
        if reply is None:
            self.phase = "failed"
            return PuzzleAnswer(False, self.phase, before, before)
        self._since = before
        self.table.play(action)
        for notation in reply.played:
            self.table.play(notation)
        self.answered += 1
        if reply.then is None:
            self.phase = "solved"
        else:
            self.question = reply.then
        return PuzzleAnswer(True, self.phase, before, self.table.at)

    def give_up(self) -> None:
        """Whoever wants to see the solution has failed, unless it was solved."""
        if self.phase == "asked":
            self.phase = "failed"

    def reply(self, action: Action) -> Reply | None:
        """What follows a choice; None if it is wrong. What leads to the position of a right one is right."""
        known = self.question.right.get(action.write())
        if known is not None:
            return known
        state, codec = self.table.state_at(self.table.at), codec_of(self.table.game)
        there = codec.pack(after(state, action))
        for notation, reply in self.question.right.items():
            if codec.pack(after(state, self.table.parse(notation))) == there:
                return reply
        return None

    def solution(self) -> list[Solved]:
        """The book's line from the first question on, with what speaks for it; Unsolved while it is asked."""
        if self.phase == "asked":
            raise Unsolved(f"puzzle {self.puzzle.id} is not answered yet")
        return solution(self.puzzle)


def solution(puzzle: Puzzle) -> list[Solved]:
    """The book's line of a puzzle: for the house, or for whoever has answered."""
    table = laid_out(puzzle)
    power = more_power(puzzle, table.game)
    found: list[Solved] = []
    for question in puzzle.questions:
        at, reply = table.at, question.right[question.best]
        best, *also = (table.parse(notation) for notation in question.right)
        table.play(best)
        for notation in reply.played:
            table.play(notation)
        played = list(zip(table.actors[at + 1 :], table.actions[at + 1 :], strict=True))
        why = [theme_of(table.game, plain) for plain in question.why]
        tempting = table.parse(question.tempting)
        chances = [sharper(chance, power) for chance in (question.chance, question.instead)]
        found.append(Solved(at, best, also, played, tempting, chances[0], chances[1], why))
    return found


def more_power(puzzle: Puzzle, game: Game) -> float:
    """By what its chances are sharpened to be told as hints are; 1 for more than two, or if another net found it."""
    net = net_of(game, puzzle.seats) if puzzle.seats == 2 else None
    return net.power / puzzle.power if net is not None and net.name == puzzle.net else 1.0


def sharper(chance: int, power: float) -> int:
    """A chance of one of two, in millionths."""
    return round(WHOLE * sharpened([chance / WHOLE, 1 - chance / WHOLE], power)[0])


def laid_out(puzzle: Puzzle) -> Table:
    """The table of a puzzle, by the rules it was found by; BookError if it cannot be played here."""
    try:
        table = Table(puzzle.game, puzzle.seats, puzzle.seed, puzzle.options, rules=puzzle.rules)
        for notation in puzzle.actions:
            table.play(notation)
    except (UnknownRules, UnknownAction, IllegalAction, ValueError) as wrong:
        raise BookError(f"puzzle {puzzle.id} of {puzzle.game} cannot be laid out: {wrong}") from None
    if table.turn != puzzle.seat:
        raise BookError(f"puzzle {puzzle.id} of {puzzle.game} asks a seat that does not choose")
    return table


def last_turn(table: Table, seat: Seat) -> int:
    """Where what the others did last begins: after the seat's own last choice."""
    at = table.at
    while at > 0 and table.actors[at - 1] != seat:
        at -= 1
    return at


def after(state: State, action: Action) -> State:
    """A position played on, the old one left alone."""
    found = state.copy()
    push(found, action)
    return found
