"""How a tournament stands, as the fold of its log, and what is to be done next: both pure, so the log decides."""

from collections.abc import Iterable
from typing import Final, Literal, assert_never

import msgspec
from msgspec.structs import replace

from parlour.tournaments import arena, duplicate, knockout, robin, swiss
from parlour.tournaments.entries import (
    Begun,
    Corrected,
    Created,
    Entered,
    Paused,
    ResultCame,
    Resumed,
    RoundPaired,
    TableBegun,
    TournamentEntry,
    TournamentOver,
    Unknown,
    Withdrawn,
)
from parlour.tournaments.plan import TournamentPlan
from parlour.tournaments.played import NOTHING_SAID, SaidNo, SeatedTable, TournamentRound
from parlour.tournaments.standings import StandingRow, standings

TournamentPhase = Literal["entry", "playing", "paused", "over"]
NOWHERE: Final = (-1, -1)
MINUTE: Final = 60_000  # milliseconds


class TournamentCourse(msgspec.Struct, frozen=True):
    """Where a tournament stands after so many entries: who entered and is here, its rounds, and the ids of its tables
    beside them. `began` and `rested` are in served time; `broken` if an entry could not be read.
    """

    plan: TournamentPlan = TournamentPlan("swiss", 2)
    phase: TournamentPhase = "entry"
    at: int = 0
    entered: tuple[str, ...] = ()
    here: frozenset[str] = frozenset()
    dropped: frozenset[str] = frozenset()  # who may not come back
    field: tuple[str, ...] = ()  # who was here when it began
    rounds: tuple[TournamentRound, ...] = ()
    tables: tuple[tuple[str, ...], ...] = ()  # ids, by round
    corrected: tuple[tuple[str, str], ...] = ()  # tables and reasons
    word: str = ""  # why it is paused, or was ended
    waits: bool = False  # it is paused for lack of people, and by nobody
    began: int = 0
    rested: int = 0  # since when no table of a round is being played
    broken: bool = False

    def place(self, table: str) -> tuple[int, int]:
        """The round of a table and its number there; NOWHERE if it is none of this tournament's."""
        for number, ids in enumerate(self.tables):
            if table in ids:
                return number, ids.index(table)
        return NOWHERE

    @property
    def standings(self) -> list[StandingRow]:
        rounds = knockout.settled(self.field, self.rounds) if self.plan.kind == "knockout" else self.rounds
        return standings(self.entered, rounds, self.plan.duplicate)

    @property
    def present(self) -> list[str]:
        """Who is here, in the order of entry."""
        return [player for player in self.entered if player in self.here]

    @property
    def total(self) -> int | None:
        """How many rounds it will have; None where that follows from the play."""
        if self.plan.kind == "robin":
            return max(0, len(self.field) - 1 + len(self.field) % 2)
        return self.plan.rounds if self.plan.kind == "swiss" else None

    @property
    def least(self) -> int:
        """How many people it takes to begin."""
        return 2 if self.plan.bots is not None or self.plan.kind == "knockout" else self.plan.seats

    def idle(self, served: int) -> bool:
        """Whether something may be to do now: cheaper to know than what."""
        if self.phase != "playing" or self.broken:
            return False
        if self.plan.kind == "arena":
            ends = self.began + MINUTE * self.plan.minutes
            return served >= ends or len(arena.free(self.present, self.rounds)) >= self.plan.seats
        rests = bool(self.rounds) and served < self.rested + 1000 * self.plan.rest
        return all(one.over for one in self.rounds) and (not rests or self.decided)

    @property
    def decided(self) -> bool:
        """Whether the rounds that were played leave nothing to play: nobody rests before an end."""
        if self.plan.kind == "knockout":
            left = knockout.survivors(self.field, self.rounds)
            return bool(self.rounds) and sum(player in self.here for player in left) < 2
        return self.total is not None and len(self.rounds) >= self.total

    def over(self, number: int) -> bool:
        """Whether a round has been played: until then nothing of a deal that its tables share may be told."""
        return self.phase == "over" or self.rounds[number].over


class RoundDue(msgspec.Struct, frozen=True):
    """A round to be begun."""

    round: TournamentRound


class TablesDue(msgspec.Struct, frozen=True):
    """Tables of an arena to be begun, each of the round with its number."""

    tables: tuple[tuple[int, SeatedTable], ...]


class TooFew(msgspec.Struct, frozen=True):
    """There are not enough people for a round."""


class AllPlayed(msgspec.Struct, frozen=True):
    """It is over."""


WhatNext = RoundDue | TablesDue | TooFew | AllPlayed | None


def fold(course: TournamentCourse, entries: Iterable[tuple[TournamentEntry, int]]) -> TournamentCourse:
    """After these entries too, each with the served time of its happening."""
    for entry, served in entries:
        course = replace(_after(course, entry, served), at=course.at + 1)
    return course


def _after(course: TournamentCourse, entry: TournamentEntry, served: int) -> TournamentCourse:
    match entry:
        case Created():
            return replace(course, plan=entry.plan)
        case Entered():
            entered = course.entered if entry.player in course.entered else (*course.entered, entry.player)
            return replace(course, entered=entered, here=course.here | {entry.player})
        case Withdrawn():
            entered = course.entered
            if course.phase == "entry":  # as if they had never come
                entered = tuple(player for player in entered if player != entry.player)
            dropped = course.dropped | {entry.player} if entry.dropped else course.dropped
            return replace(course, entered=entered, here=course.here - {entry.player}, dropped=dropped)
        case Begun():
            return replace(course, phase="playing", field=tuple(course.present), began=served, rested=served)
        case RoundPaired():
            fresh = TournamentRound((), entry.byes, entry.aside)
            return replace(course, rounds=(*course.rounds, fresh), tables=(*course.tables, ()), rested=served)
        case TableBegun():
            return _begun(course, entry)
        case ResultCame() | Corrected():
            return _result(course, entry, served)
        case Paused():
            return replace(course, phase="paused", word=entry.reason, waits=entry.too_few)
        case Resumed():
            return replace(course, phase="playing", word="", waits=False, rested=served)
        case TournamentOver():
            return replace(course, phase="over", word=entry.reason)
        case Unknown():
            return replace(course, broken=True)
        case _:
            assert_never(entry)


def _begun(course: TournamentCourse, entry: TableBegun) -> TournamentCourse:
    rounds, tables = list(course.rounds), list(course.tables)
    while len(rounds) <= entry.round:  # of an arena, whose rounds nobody announces
        rounds.append(TournamentRound(()))
        tables.append(())
    one = rounds[entry.round]
    rounds[entry.round] = replace(one, tables=(*one.tables, SeatedTable(entry.players)))
    tables[entry.round] = (*tables[entry.round], entry.table)
    return replace(course, rounds=tuple(rounds), tables=tuple(tables))


def _result(course: TournamentCourse, entry: ResultCame | Corrected, served: int) -> TournamentCourse:
    number, place = course.place(entry.table)
    if (number, place) == NOWHERE:
        return course
    one = course.rounds[number]
    table, here, corrected = one.tables[place], course.here, course.corrected
    if isinstance(entry, ResultCame):
        here -= {player for player, left in zip(entry.players, entry.left, strict=True) if left}
        if table.over:  # it has a result, or was corrected before it was over
            return replace(course, here=here)
        fresh = SeatedTable(entry.players, entry.places, entry.points, entry.left)
    else:
        fresh = SeatedTable(table.players, entry.places, entry.points)
        corrected = (*[known for known in corrected if known[0] != entry.table], (entry.table, entry.reason))
    tables = (*one.tables[:place], fresh, *one.tables[place + 1 :])
    rounds = (*course.rounds[:number], replace(one, tables=tables), *course.rounds[number + 1 :])
    rested = served if rounds[number].over and not one.over else course.rested
    return replace(course, rounds=rounds, here=here, corrected=corrected, rested=rested)


def what_next(course: TournamentCourse, served: int, said: SaidNo = NOTHING_SAID) -> WhatNext:
    """What is to be done now with a tournament that is being played; None: wait."""
    if not course.idle(served):
        return None
    if course.plan.kind == "arena":
        if served >= course.began + MINUTE * course.plan.minutes:
            return None if any(not one.over for one in course.rounds) else AllPlayed()
        return _arena(course, said)
    if course.decided:
        return AllPlayed()
    return _next_round(course, said)


def _arena(course: TournamentCourse, said: SaidNo) -> TablesDue | None:
    fresh = arena.next_tables(course.present, course.rounds, course.plan.seats, said)
    found = tuple((arena.round_of(table, course.rounds), table) for table in fresh)
    return TablesDue(found) if found else None


def _next_round(course: TournamentCourse, said: SaidNo) -> WhatNext:
    plan, number, present = course.plan, len(course.rounds), course.present
    if plan.kind == "knockout":
        found = knockout.next_round(course.field, course.here, course.rounds, plan.seats, said)
        return AllPlayed() if found is None else RoundDue(found)
    if plan.kind == "robin":
        drawn = robin.all_rounds(course.field)[number]
        return RoundDue(robin.of_those_here(drawn, course.here, said))
    if plan.bots is not None:
        return RoundDue(duplicate.against_bots(present, number, plan.seats)) if present else TooFew()
    if len(present) < plan.seats:
        return TooFew()
    return RoundDue(swiss.paired(present, course.rounds, plan.seats, plan.duplicate, said))
