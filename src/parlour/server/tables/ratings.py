"""Ratings told: leaderboards, one's own, what a game changed; and all of them computed anew from the stored results."""

from typing import Final

from parlour.bots.levels import STRONGEST
from parlour.core.game import UnknownGame, find, games
from parlour.server.people import rating
from parlour.server.people.guests import Player
from parlour.server.people.rating import Rating
from parlour.server.refusal import Refusal
from parlour.server.store import ratings as stored
from parlour.server.store.base import Conflict, Store
from parlour.server.store.clubs import PEOPLE as IN_A_CLUB
from parlour.server.store.ratings import Pair, PlacingRow, RatingRow
from parlour.server.tables.rated import NEW, rate
from parlour.server.wire.ratings import Leader, Leaderboard, LevelRating, MyRating, RatedGame, RatedSeat

BEST: Final = 100  # lines of a leaderboard
PAST: Final = 200  # games of a history
TRIES: Final = 20


class Ratings:
    """Reads what is stored."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def board(self, game: str, seats: int, player: Player | None, club: str | None = None) -> Leaderboard:
        """The best in a game at so many seats, of all or of a club; Refusal if it is not played so."""
        try:
            known = seats in find(game).seats and seats > 1
        except UnknownGame:
            known = False
        if not known:
            raise Refusal("no-ladder", f"{game} is not played by {seats} here")
        rows = await self._store.read(stored.board(game, seats, rating.SURE, BEST if club is None else IN_A_CLUB, club))
        listed = len(rows)
        if listed == BEST and club is None:
            listed = await self._store.read(stored.standing(game, seats, rating.SURE))
        ranks = {row.mu: rank for rank, row in reversed(list(enumerate(rows, 1)))}  # equal ones share their place
        return Leaderboard(
            game=game,
            seats=seats,
            least=rating.LEAST,
            listed=listed,
            rows=[
                Leader(
                    rank=ranks[row.mu],
                    name=row.name,
                    rating=rating.shown(row.mu),
                    error=Rating(row.mu, row.sigma).error,
                    games=row.games,
                    mine=player is not None and row.player == player.id,
                )
                for row in rows
            ],
            levels=[
                LevelRating(level=level, rating=rating.level(game, seats, level).shown)
                for level in range(1, STRONGEST + 1)
            ],
        )

    async def mine(self, player: Player) -> list[MyRating]:
        """A ladder each at which I was rated, in the order of the house."""
        rows = {(row.game, row.seats): row for row in await self._store.read(stored.of_player(player.id))}
        return [await self._mine(player, row) for game in games() for key, row in rows.items() if key[0] == game]

    async def _mine(self, player: Player, row: RatingRow) -> MyRating:
        now, rank = Rating(row.mu, row.sigma), None
        listed = await self._store.read(stored.standing(row.game, row.seats, rating.SURE))
        if now.certain:
            rank = 1 + await self._store.read(stored.standing(row.game, row.seats, rating.SURE, row.mu))
        past = await self._store.read(stored.past(player.id, row.game, row.seats, PAST))
        return MyRating(
            game=row.game,
            seats=row.seats,
            rating=now.shown,
            error=now.error,
            games=row.games,
            rank=rank,
            listed=listed,
            history=[
                RatedGame(
                    table=one.table,
                    made=one.made,
                    place=one.place,
                    left=one.left,
                    before=rating.shown(one.mu),
                    rating=rating.shown(one.mu_after),
                    error=Rating(one.mu_after, one.sigma_after).error,
                )
                for one in past
            ],
        )

    async def of_table(self, table: str) -> list[RatedSeat]:
        """What a rated game has changed; nothing where none was, or it is not over."""
        return [
            RatedSeat(
                seat=row.seat,
                place=row.place,
                left=row.left,
                before=rating.shown(row.mu),
                rating=rating.shown(row.mu_after),
                error=Rating(row.mu_after, row.sigma_after).error,
            )
            for row in await self._store.read(stored.of_table(table))
        ]


async def recompute(store: Store) -> dict[tuple[str, int], int]:
    """All ratings anew, from the results in their order; by ladder, how many placings came out otherwise.

    It is computed beside the store, which is held for the writing alone.
    """
    changed: dict[tuple[str, int], int] = {}
    for game, seats in await store.read(stored.all_ladders()):
        for _ in range(TRIES):
            count, rows = await store.read(stored.every_placing(game, seats))
            anew, found = computed(game, seats, rows)
            fresh = [new for new, old in zip(anew, rows, strict=True) if new != old]
            try:
                await store.write_at_leisure(stored.set_ladder(game, seats, count, fresh, found))
            except Conflict:  # a game has ended meanwhile
                continue
            changed[game, seats] = len(fresh)
            break
        else:
            raise Conflict(f"{game} at {seats} seats changes too fast; try again")
    return changed


def computed(game: str, seats: int, rows: list[PlacingRow]) -> tuple[list[PlacingRow], list[RatingRow]]:
    """Every placing and every rating of a ladder, from who came where. Whoever was forgotten stays as they were."""
    known: dict[str, tuple[Pair, int]] = {}
    anew: list[PlacingRow] = []
    for first in range(0, len(rows), seats):
        sat = rows[first : first + seats]
        before = [_before(row, known) for row in sat]
        after = rate(before, [row.place for row in sat])
        for row, was, then in zip(sat, before, after, strict=True):
            stays = was if row.level is not None else then
            about = (row.table, row.seat, row.player, row.level, row.place, row.left)
            anew.append(PlacingRow(*about, *was, *stays))
            if row.player is not None:
                known[row.player] = stays, known.get(row.player, (NEW, 0))[1] + 1
    return anew, [RatingRow(player, game, seats, *pair, many) for player, (pair, many) in known.items()]


def _before(row: PlacingRow, known: dict[str, tuple[Pair, int]]) -> Pair:
    if row.level is not None or row.player is None:  # a level stands where it stood when it was met
        return row.mu, row.sigma
    return known.get(row.player, (NEW, 0))[0]
