"""Routes of ratings: leaderboards, my own, and what a rated game has changed."""

from typing import Annotated

from litestar import Router, get
from litestar.params import PathParameter

from parlour.server.http.books import GameId
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.http.tables import TableId
from parlour.server.limits import BOARDS, PROGRESS
from parlour.server.wire.ratings import Leaderboard, MyRating, RatedSeat

Seats = Annotated[int, PathParameter(ge=2, le=9, description="of the table")]


def rating_routes(services: Services) -> Router:
    """What is told of ratings; only results change them."""
    ratings, identity = services.ratings, services.identity

    @get("/ratings/{game:str}/{seats:int}", responses=PROBLEMS, rate=BOARDS, summary="The best at a game")
    async def board(request: AnyRequest, game: GameId, seats: Seats) -> Leaderboard:
        """Of all whose rating is certain enough, with the levels of bots as fixed points."""
        return await ratings.board(game, seats, await identity.guest(request))

    @get("/me/ratings", responses=PROBLEMS, summary="My ratings")
    async def mine(request: AnyRequest) -> list[MyRating]:
        """By game and number of seats, with their uncertainty, and my last rated games."""
        player = await identity.known(request)
        services.rooms.limits.take(PROGRESS, player.id)
        return await ratings.mine(player)

    @get("/tables/{table:str}/ratings", responses=PROBLEMS, summary="What a rated game has changed")
    async def of_table(request: AnyRequest, table: TableId) -> list[RatedSeat]:
        """By seat; empty where it was not rated, or is not over."""
        await identity.check_belongs(request, (await services.rooms.live(table)).room)
        return await ratings.of_table(table)

    return Router("/api", route_handlers=[board, mine, of_table], tags=["ratings"])
