"""Rated tables: what one must be like, what may not be done there, and what is noted when the game is over."""

from collections.abc import Sequence
from typing import Final

from parlour.core.game import Game
from parlour.server.people import rating
from parlour.server.people.rating import Rating
from parlour.server.refusal import Refusal
from parlour.server.store import ratings, tournaments
from parlour.server.store.base import Job, together
from parlour.server.store.ratings import Pair, Sat
from parlour.server.store.tournaments import TableResult
from parlour.server.tables.attempts import attempt_ended
from parlour.server.tables.fold import Position
from parlour.server.tables.room import Room
from parlour.server.wire.asked import Clock, NewTable

LEAST: Final = {"turn": 30, "game": 180}  # seconds: people must be able to play
MOST: Final = {"turn": 604_800, "game": 2_592_000}  # and a game that is lost must come to its end …
AGAINST_BOTS: Final = 3_600  # … within hours, where nobody but its player waits


def too_short_or_long(wanted: NewTable) -> bool:
    """Whether its clock leaves people no time, or lets a game be put off for good."""
    alone = all(plan.kind in ("me", "bot") for plan in wanted.seats)
    return wanted.clock.kind != "none" and not well_timed(wanted.clock, AGAINST_BOTS if alone else None)


def well_timed(clock: Clock, most: int | None = None) -> bool:
    """Whether a clock leaves people time and lets no game be put off for good; `most` seconds where nobody waits."""
    if clock.kind not in MOST:  # none, or a kind of clock that nobody has found bounds for
        return False
    return LEAST[clock.kind] <= clock.seconds <= min(MOST[clock.kind], MOST[clock.kind] if most is None else most)


def check_rated(game: Game, options: dict[str, str], wanted: NewTable) -> None:
    """Refusal for a table whose results would not mean the same as others': everybody begins with equal means."""
    mine = [plan for plan in wanted.seats if plan.kind == "me"]
    wrong = {
        "it has a clock": wanted.clock.kind == "none",
        "a turn has 30 seconds to a week or a game three minutes to 30 days and against bots alone at most an hour": (
            too_short_or_long(wanted)
        ),
        "the first player is drawn": not wanted.lots,
        "it is played by our box and the options of the book": bool(wanted.box) or options != game.settled({}),
        "one person sits once": wanted.several or len(mine) > 1 or any(plan.name for plan in mine),
        "there are two seats or more": len(wanted.seats) < 2,
    }
    missed = [told for told, broken in wrong.items() if broken]
    if missed:
        raise Refusal("not-rated-so", f"at a rated table {', '.join(missed)}")


def ended(room: Room, after: Position, now: int) -> Job[None] | None:
    """What is noted beside the last entry of a game: of an attempt at a deal of the day, or where the result counts."""
    if not room.counts:
        return attempt_ended(room, after, now)
    jobs = [_result(room, after, now) if room.row.rated else None, _of_tournament(room, after)]
    found = [job for job in jobs if job is not None]
    return together(found) if found else None


def _of_tournament(room: Room, after: Position) -> Job[None] | None:
    outcome = None if after.table is None else after.table.outcome
    if outcome is None or room.row.tournament is None:
        return None
    left = left_early(room, after)
    return tournaments.played(room.id, TableResult(rating.placed(outcome.ranks, left), outcome.scores, left))


def _result(room: Room, after: Position, now: int) -> Job[None] | None:
    outcome = None if after.table is None else after.table.outcome
    if outcome is None or all(seat.player is None for seat in room.seats):
        return None
    left = left_early(room, after)
    places = rating.placed(outcome.ranks, left)
    sat = [
        Sat(seat.player, seat.level if seat.kind == "bot" else None, places[seat.seat], left[seat.seat])
        for seat in room.seats
    ]
    return ratings.add(room.id, room.row.game, now, sat, NEW, fixed, rate)


def left_early(room: Room, after: Position) -> list[bool]:
    """Who did not play to the end: gave up, was away when it ended, or let a stand-in play more than they did."""
    stood_in = room.stood_in_at(after)
    own = [0] * len(room.seats)
    for actor in [] if after.table is None else after.table.actors:
        own[actor] += 1
    return [
        seat.kind == "person"
        and (
            seat.seat in stood_in.resigned
            or seat.seat in after.away
            or room.gone(seat.seat)
            or 2 * stood_in.actions[seat.seat] > own[seat.seat]
        )
        for seat in room.seats
    ]


NEW: Pair = (rating.MU, rating.SIGMA)


def fixed(game: str, seats: int, level: int) -> Pair:
    """Where a level of bot stands."""
    found = rating.level(game, seats, level)
    return found.mu, found.sigma


def rate(before: Sequence[Pair], places: Sequence[int]) -> list[Pair]:
    """The ratings after a game."""
    return [(one.mu, one.sigma) for one in rating.rated([Rating(*pair) for pair in before], places)]
