"""The rows of rated games and of ratings, and the jobs that read and write them.

A ladder is a game at a number of seats. Its results are numbered; whoever writes the next one holds the ladder, so the
ratings are those of all results in their order, whichever process they come from.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, delete, exists, func, insert, select, update

from parlour.server.store.base import Conflict, Job
from parlour.server.store.schema import ladders, placings, players, ratings, results, tables
from parlour.server.store.schema_clubs import club_members

Pair = tuple[float, float]  # the mean of a rating, and its deviation
Rater = Callable[[Sequence[Pair], Sequence[int]], list[Pair]]  # ratings before a game and the places, to those after it
Fixed = Callable[[str, int, int], Pair]  # game, seats and level of a bot to where it stands
PIECE: Final = 2_000  # rows written at once


class Sat(msgspec.Struct, frozen=True):
    """Somebody at a rated game that is over: a person, if still known, or a bot of a level; and the place."""

    player: str | None
    level: int | None
    place: int
    left: bool


class PlacingRow(msgspec.Struct, frozen=True):
    """How somebody fared in a rated game, and what became of their rating."""

    table: str
    seat: int
    player: str | None
    level: int | None
    place: int
    left: bool
    mu: float
    sigma: float
    mu_after: float
    sigma_after: float


class RatingRow(msgspec.Struct, frozen=True):
    """Somebody's rating at a ladder."""

    player: str
    game: str
    seats: int
    mu: float
    sigma: float
    games: int


class BoardRow(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    player: str
    name: str
    mu: float
    sigma: float
    games: int


class PastRow(msgspec.Struct, frozen=True):
    """A rated game of somebody's."""

    table: str
    game: str
    seats: int
    n: int
    made: int
    place: int
    left: bool
    mu: float
    mu_after: float
    sigma_after: float


_PLACING = [placings.c[name] for name in PlacingRow.__struct_fields__]
_RATING = [ratings.c[name] for name in RatingRow.__struct_fields__]


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _of(game: str, seats: int) -> ColumnElement[bool]:
    return and_(ratings.c.game == game, ratings.c.seats == seats)


def _held(connection: Connection, game: str, seats: int) -> int | None:
    """How many results a ladder has; nobody else adds one until the commit."""
    place = (ladders.c.game == game) & (ladders.c.seats == seats)
    return connection.execute(select(ladders.c.results).where(place).with_for_update()).scalar()


def add(table: str, game: str, made: int, sat: list[Sat], new: Pair, fixed: Fixed, rate: Rater) -> Job[None]:
    """A rated game is over: its result, and everybody's rating after it. Bots stay where they are."""
    seats = len(sat)

    def job(connection: Connection) -> None:
        n = (_held(connection, game, seats) or 0) + 1
        if n == 1:
            connection.execute(insert(ladders), {"game": game, "seats": seats, "results": 1})
        else:
            place = (ladders.c.game == game) & (ladders.c.seats == seats)
            connection.execute(update(ladders).where(place).values(results=n))
        ids = [one.player for one in sat if one.player is not None]
        there = set(connection.execute(select(players.c.id).where(players.c.id.in_(ids))).scalars())
        known = {
            row.player: RatingRow(*row)
            for row in connection.execute(select(*_RATING).where(_of(game, seats), ratings.c.player.in_(ids)))
        }
        before = [_before(one, known, new, lambda level: fixed(game, seats, level)) for one in sat]
        after = rate(before, [one.place for one in sat])
        connection.execute(insert(results), {"table": table, "game": game, "seats": seats, "n": n, "made": made})
        rows = []
        for seat, one in enumerate(sat):
            player = one.player if one.player in there else None
            then = before[seat] if one.level is not None else after[seat]
            rows.append(PlacingRow(table, seat, player, one.level, one.place, one.left, *before[seat], *then))
            if player is not None and player in known:
                mine = _of(game, seats) & (ratings.c.player == player)
                games = known[player].games + 1
                connection.execute(update(ratings).where(mine).values(mu=then[0], sigma=then[1], games=games))
            elif player is not None:
                connection.execute(insert(ratings), _fields(RatingRow(player, game, seats, *then, 1)))
        connection.execute(insert(placings), [_fields(row) for row in rows])

    return job


def _before(one: Sat, known: dict[str, RatingRow], new: Pair, fixed: Callable[[int], Pair]) -> Pair:
    if one.level is not None:
        return fixed(one.level)
    found = known.get(one.player or "")
    return new if found is None else (found.mu, found.sigma)


def board(game: str, seats: int, sure: float, many: int, club: str | None = None) -> Job[list[BoardRow]]:
    """The best of those who are certain enough and not banned; of a club, if one is named."""
    wanted = (
        select(ratings.c.player, players.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(players, players.c.id == ratings.c.player)
        .where(*_certain(game, seats, sure), ~players.c.banned)
        .order_by(ratings.c.mu.desc(), ratings.c.player)
        .limit(many)
    )
    if club is not None:
        wanted = wanted.join(club_members, club_members.c.player == ratings.c.player)
        wanted = wanted.where(club_members.c.club == club)
    return lambda connection: [BoardRow(*row) for row in connection.execute(wanted)]


def standing(game: str, seats: int, sure: float, above: float | None = None) -> Job[int]:
    """How many are on a leaderboard; of those, how many above a mean."""
    certain = _certain(game, seats, sure) + ([] if above is None else [ratings.c.mu > above])
    everybody = select(func.count()).select_from(ratings).where(*certain)  # from the index alone: thousands
    away = select(players.c.id).where(players.c.banned)  # few
    banned = everybody.where(ratings.c.player.in_(away))

    def job(connection: Connection) -> int:
        return (connection.execute(everybody).scalar() or 0) - (connection.execute(banned).scalar() or 0)

    return job


def _certain(game: str, seats: int, sure: float) -> list[ColumnElement[bool]]:
    return [_of(game, seats), ratings.c.sigma <= sure]


def listed(game: str | None, seats: int | None, many: int) -> Job[list[tuple[RatingRow, str]]]:
    """Everybody's ratings with their names, a ladder after the other, the best of each first."""
    wanted = select(*_RATING, players.c.name).join(players, players.c.id == ratings.c.player).limit(many)
    for column, asked in ((ratings.c.game, game), (ratings.c.seats, seats)):
        wanted = wanted if asked is None else wanted.where(column == asked)
    wanted = wanted.order_by(ratings.c.game, ratings.c.seats, ratings.c.mu.desc(), ratings.c.player)
    return lambda connection: [(RatingRow(*row[:-1]), row[-1]) for row in connection.execute(wanted)]


def of_player(player: str) -> Job[list[RatingRow]]:
    """Somebody's ratings."""
    wanted = select(*_RATING).where(ratings.c.player == player).order_by(ratings.c.game, ratings.c.seats)
    return lambda connection: [RatingRow(*row) for row in connection.execute(wanted)]


def past(player: str, game: str, seats: int, many: int, mine: bool = True) -> Job[list[PastRow]]:
    """The last rated games of somebody at a ladder, the oldest first; for others without those played in a club."""
    columns = [results.c.table, results.c.game, results.c.seats, results.c.n, results.c.made]
    columns += [placings.c.place, placings.c.left, placings.c.mu, placings.c.mu_after, placings.c.sigma_after]
    wanted = (
        select(*columns)
        .join(results, results.c.table == placings.c.table)
        .where(placings.c.player == player, results.c.game == game, results.c.seats == seats)
        .order_by(results.c.n.desc())
        .limit(many)
    )
    if not mine:
        wanted = wanted.where(~exists().where(tables.c.id == results.c.table, tables.c.club.is_not(None)))
    return lambda connection: [PastRow(*row) for row in reversed(connection.execute(wanted).all())]


def of_table(table: str) -> Job[list[PlacingRow]]:
    """What became of everybody's rating at a table; nothing where it was not rated, or is not over."""
    wanted = select(*_PLACING).where(placings.c.table == table).order_by(placings.c.seat)
    return lambda connection: [PlacingRow(*row) for row in connection.execute(wanted)]


def all_ladders() -> Job[list[tuple[str, int]]]:
    """Every game and number of seats that was rated."""
    wanted = select(ladders.c.game, ladders.c.seats).order_by(ladders.c.game, ladders.c.seats)
    return lambda connection: [(row.game, row.seats) for row in connection.execute(wanted)]


def every_placing(game: str, seats: int) -> Job[tuple[int, list[PlacingRow]]]:
    """All that was ever rated at a ladder, in its order, and how many results that is."""
    wanted: Select[Any] = (
        select(*_PLACING)
        .join(results, results.c.table == placings.c.table)
        .where(results.c.game == game, results.c.seats == seats)
        .order_by(results.c.n, placings.c.seat)
    )
    many = select(func.count()).where(results.c.game == game, results.c.seats == seats)

    def job(connection: Connection) -> tuple[int, list[PlacingRow]]:
        counted = connection.execute(many).scalar() or 0
        return counted, [PlacingRow(*row) for row in connection.execute(wanted)]

    return job


_PLACED_ANEW: Final = (
    update(placings)
    .where(placings.c.table == bindparam("at_table"), placings.c.seat == bindparam("at_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("mu", "sigma", "mu_after", "sigma_after")})
)


def _placed_anew(row: PlacingRow) -> dict[str, Any]:
    return {
        "at_table": row.table,
        "at_seat": row.seat,
        "new_mu": row.mu,
        "new_sigma": row.sigma,
        "new_mu_after": row.mu_after,
        "new_sigma_after": row.sigma_after,
    }


def set_ladder(game: str, seats: int, count: int, fresh: list[PlacingRow], found: list[RatingRow]) -> Job[None]:
    """Placings that came out otherwise, and all ratings of a ladder; Conflict if it has another result meanwhile."""

    def job(connection: Connection) -> None:
        if _held(connection, game, seats) != count:
            raise Conflict("there is another result")
        for first in range(0, len(fresh), PIECE):
            connection.execute(_PLACED_ANEW, [_placed_anew(row) for row in fresh[first : first + PIECE]])
        there = set(connection.execute(select(players.c.id)).scalars())
        connection.execute(delete(ratings).where(_of(game, seats)))
        kept = [_fields(row) for row in found if row.player in there]
        for first in range(0, len(kept), PIECE):
            connection.execute(insert(ratings), kept[first : first + PIECE])

    return job
