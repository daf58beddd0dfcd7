"""A tournament as people are told it: standings, a round, where they play. Nothing of a deal that others still play."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from parlour.server.people.guests import Player
from parlour.server.store.tournaments import EntrantRow, TournamentRow
from parlour.server.wire.asked import Clock
from parlour.server.wire.tournaments import (
    TournamentInfo,
    TournamentNow,
    TournamentPairings,
    TournamentSeat,
    TournamentStanding,
    TournamentTable,
)
from parlour.tournaments.course import MINUTE, TournamentCourse
from parlour.tournaments.plan import TournamentPlan
from parlour.tournaments.played import BOT, SeatedTable
from parlour.tournaments.standings import StandingRow


class TournamentSettings(msgspec.Struct, frozen=True):
    """What a tournament and its tables are like."""

    plan: TournamentPlan
    clock: Clock
    live: bool
    rated: bool
    language: str


class Entrants:
    """The names of those who entered, by their number as text; whose number is that of whoever looks."""

    def __init__(self, rows: Sequence[EntrantRow], player: Player | None) -> None:
        self.rows = rows
        self._names = {str(one.n): one.name or "" for one in rows}
        found = [str(one.n) for one in rows if player is not None and one.player == player.id]
        self.mine = found[0] if found else None

    def name(self, who: str) -> str:
        """Nobody's once they are forgotten."""
        return self._names.get(who, "")


def told_info(row: TournamentRow, entered: bool, directs: bool) -> TournamentInfo:
    """In a list."""
    settings = msgspec.json.decode(row.settings, type=TournamentSettings)
    plan = settings.plan
    return TournamentInfo(
        tournament=row.id,
        name=row.name,
        game=row.game,
        kind=plan.kind,
        seats=plan.seats,
        rounds=plan.rounds,
        minutes=plan.minutes,
        duplicate=plan.duplicate,
        bots=plan.bots,
        most=plan.most,
        late=plan.late_entry,
        rest=plan.rest,
        live=settings.live,
        clock=settings.clock,
        rated=settings.rated,
        language=settings.language,
        phase=row.phase,  # type: ignore[arg-type]  # a fold wrote it
        people=row.people,
        made=row.made,
        begins=row.begins,
        entered=entered,
        directs=directs,
        club=row.club,
    )


def told_now(
    info: TournamentInfo,
    course: TournamentCourse,
    rows: Sequence[StandingRow],
    people: Entrants,
    round: int | None,
    served: int,
) -> TournamentNow:
    """Whole; `round` by its number from 1, the last if there is none."""
    number = len(course.rounds) if round is None else round
    arena = course.plan.kind == "arena" and course.phase == "playing"
    return TournamentNow(
        info=info,
        standings=[_standing(row, course, people) for row in rows],
        round=_round(course, number - 1, people) if 1 <= number <= len(course.rounds) else None,
        played=len(course.rounds),
        total=course.total if course.phase != "entry" or course.plan.kind == "swiss" else None,
        word=course.word,
        n=int(people.mine) if people.mine in course.entered and people.mine else None,
        here=people.mine in course.here,
        table=_my_table(course, people.mine),
        left=max(0, course.began + MINUTE * course.plan.minutes - served) if arena else None,
        seen=course.at,
    )


def rounds_of(course: TournamentCourse, mine: str | None) -> list[int]:
    """The rounds, from 0, in which somebody sat at a table."""
    return [number for number, one in enumerate(course.rounds) if any(mine in table.players for table in one.tables)]


def told_outside(info: TournamentInfo, course: TournamentCourse, people: Entrants, round: int | None) -> TournamentNow:
    """To whoever is out of its club: the tables at which they played, and nothing of how it went on."""
    mine = [number + 1 for number in rounds_of(course, people.mine)]
    number = mine[-1] if round is None else round
    told = _round(course, number - 1, people) if number in mine else None
    if told is not None:
        sat = [table for table in told.tables if any(str(seat.n) == people.mine for seat in table.seats)]
        told = msgspec.structs.replace(told, tables=sat, byes=[])
    return TournamentNow(
        info=info,
        standings=[],
        round=told,
        played=mine[-1],
        total=None,
        word="",
        n=int(people.mine or 0),
        here=people.mine in course.here,
        table=_my_table(course, people.mine),
        left=None,
        seen=course.at,
    )


def _standing(row: StandingRow, course: TournamentCourse, people: Entrants) -> TournamentStanding:
    return TournamentStanding(
        place=row.place,
        n=int(row.player),
        name=people.name(row.player),
        score=_number(row.score),
        rounds=[None if one is None else _number(one) for one in row.rounds],
        opponents=_number(row.breaks.opponents),
        wins=row.breaks.wins,
        points=row.breaks.points,
        here=row.player in course.here,
        mine=row.player == people.mine,
    )


def _number(score: Fraction) -> float:
    return round(float(score), 4)


def _round(course: TournamentCourse, number: int, people: Entrants) -> TournamentPairings:
    one, over = course.rounds[number], course.over(number)
    sealed = course.plan.duplicate and not over
    why = dict(course.corrected)
    return TournamentPairings(
        number=number + 1,
        tables=[
            TournamentTable(
                table=id,
                seats=_seats(table, people, sealed),
                over=table.over,
                corrected=why.get(id),
            )
            for table, id in zip(one.tables, course.tables[number], strict=True)
        ],
        byes=[people.name(who) for who in one.byes],
        over=one.over,
        sealed=sealed,
    )


def _seats(table: SeatedTable, people: Entrants, sealed: bool) -> list[TournamentSeat]:
    shown = table.over and not sealed
    return [
        TournamentSeat(
            n=0 if who == BOT else int(who),
            name="" if who == BOT else people.name(who),
            place=table.places[seat] if shown else None,
            points=table.points[seat] if shown else None,
            left=shown and bool(table.left) and table.left[seat],
        )
        for seat, who in enumerate(table.players)
    ]


def _my_table(course: TournamentCourse, mine: str | None) -> str | None:
    """Where somebody plays now."""
    for one, ids in zip(reversed(course.rounds), reversed(course.tables), strict=True):
        for table, id in zip(one.tables, ids, strict=True):
            if mine is not None and mine in table.players and not table.over:
                return id
    return None
