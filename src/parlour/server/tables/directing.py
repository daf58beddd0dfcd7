"""What whoever directs a tournament may do, and when."""

from typing import assert_never

from parlour.server.people.names import visible
from parlour.server.refusal import Refusal
from parlour.server.wire.tournaments import DirectorsAct
from parlour.tournaments.course import NOWHERE, TournamentCourse, fold
from parlour.tournaments.entries import Begun, Corrected, Paused, Resumed, TournamentEntry, TournamentOver, Withdrawn
from parlour.tournaments.knockout import survivors


def directed(course: TournamentCourse, wanted: DirectorsAct) -> TournamentEntry:
    """The entry of an act; Refusal if it cannot be done now."""
    reason = visible(wanted.reason)
    if reason is None:
        raise Refusal("not-text", "a reason is plain text, all of it to be seen, in one direction")
    match wanted.act:
        case "begin":
            _in_phase(course, "entry")
            if len(course.present) < course.least:
                raise Refusal("too-few-people", f"this tournament begins with {course.least} people or more")
            return Begun()
        case "pause":
            _in_phase(course, "playing")
            return Paused(reason=reason)
        case "resume":
            _in_phase(course, "paused")
            return Resumed()
        case "drop":
            _in_phase(course, "entry", "playing", "paused")
            if str(wanted.player) not in course.entered:
                raise Refusal("not-entered", "nobody of that number is in this tournament")
            return Withdrawn(player=str(wanted.player), reason=_said(reason), dropped=True)
        case "correct":
            return _corrected(course, wanted, _said(reason))
        case "end":
            _in_phase(course, "entry", "playing", "paused")
            return TournamentOver(reason=_said(reason))
        case _:
            assert_never(wanted.act)


def _in_phase(course: TournamentCourse, *phases: str) -> None:
    if course.phase not in phases:
        raise Refusal("wrong-phase", f"this tournament is {course.phase}")


def _said(reason: str) -> str:
    if not reason:
        raise Refusal("no-reason", "say why: everybody in the tournament can read it")
    return reason


def _corrected(course: TournamentCourse, wanted: DirectorsAct, reason: str) -> Corrected:
    number, place = course.place(wanted.table or "")
    if (number, place) == NOWHERE:
        raise Refusal("no-table", "that is no table of this tournament")
    seats, places = len(course.rounds[number].tables[place].players), tuple(wanted.places)
    points = tuple(wanted.points or [0] * seats)
    ranked = tuple(1 + sum(other < mine for other in places) for mine in places)
    if len(places) != seats or len(points) != seats or places != ranked:
        raise Refusal("wrong-result", f"a result has {seats} places, from 1, of which equal ones are shared")
    found = Corrected(table=wanted.table or "", places=places, points=points, reason=reason)
    if course.plan.kind == "knockout" and number + 1 < len(course.rounds):
        after = fold(course, [(found, 0)])
        through = [survivors(one.field, one.rounds[: number + 1]) for one in (course, after)]
        if through[0] != through[1]:
            raise Refusal("round-follows", "whoever went on from that table has been paired: it is too late to say who")
    return found
