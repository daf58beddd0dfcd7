"""Routes of tournaments: the list, one of them, entering, and what whoever directs does."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.server.http.hanging_up import while_connected
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import LISTS, WAITS
from parlour.server.wire.asked import WORD
from parlour.server.wire.tournaments import DirectorsAct, NewTournament, TournamentInfo, TournamentNow

TournamentId = Annotated[str, PathParameter(max_length=32, pattern=WORD)]
AskedRound = Annotated[int | None, QueryParameter(ge=1, le=10_000, description="of this number, from 1; the last")]
SeenSoFar = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="what the last look told as `seen`")]


def tournament_routes(services: Services) -> Router:
    """Everything below /api/tournaments."""
    identity, tournaments = services.identity, services.tournaments

    @get("/", responses=PROBLEMS, summary="Tournaments, those that are not over first")
    async def listed(request: AnyRequest) -> list[TournamentInfo]:
        """Anybody may look."""
        services.rooms.limits.take(LISTS, identity.address(request))
        return await tournaments.listed(await identity.guest(request))

    @post("/", responses=PROBLEMS, summary="Make a tournament")
    async def make(request: AnyRequest, data: JSONBody[NewTournament]) -> TournamentNow:
        """Directed by whoever makes it. The same id again is the same tournament."""
        return await tournaments.make(await identity.known(request), data, identity.address(request))

    @get("/{tournament:str}", responses=PROBLEMS, rate=WAITS, summary="How a tournament stands")
    async def look(
        request: AnyRequest, tournament: TournamentId, round: AskedRound = None, seen: SeenSoFar = None
    ) -> TournamentNow:
        """With `seen`, answered when there is news, or after ten seconds."""
        player = await identity.guest(request)
        work = tournaments.wait(tournament, player, round, seen, identity.address(request))
        return await while_connected(request, work)

    @post("/{tournament:str}/enter", responses=PROBLEMS, status_code=200, summary="I will play, or am back")
    async def enter(request: AnyRequest, tournament: TournamentId) -> TournamentNow:
        """Until it begins; a Swiss or an arena may be entered late, if its director lets people."""
        return await tournaments.enter(tournament, await identity.known(request))

    @post("/{tournament:str}/withdraw", responses=PROBLEMS, status_code=200, summary="I play no further round")
    async def withdraw(request: AnyRequest, tournament: TournamentId) -> TournamentNow:
        """The table at which I sit goes on; I may come back."""
        return await tournaments.withdraw(tournament, await identity.known(request))

    @post("/{tournament:str}/acts", responses=PROBLEMS, status_code=200, summary="What whoever directs it does")
    async def act(request: AnyRequest, tournament: TournamentId, data: JSONBody[DirectorsAct]) -> TournamentNow:
        """Everything is in its log; what needs a reason tells it to everybody."""
        return await tournaments.direct(tournament, await identity.known(request), data)

    return Router("/api/tournaments", route_handlers=[listed, make, look, enter, withdraw, act], tags=["tournaments"])
