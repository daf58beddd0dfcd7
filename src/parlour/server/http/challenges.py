"""Routes of challenges."""

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import TABLES_OF_ALL, WAITS
from parlour.server.wire.asked import WORD
from parlour.server.wire.challenges import AnswerChallenge, Challenge, Challenges, NewChallenge

ChallengeId = Annotated[str, PathParameter(max_length=32, pattern=WORD)]


def challenge_routes(services: Services) -> Router:
    """Everything below /api/challenges."""
    identity, challenges = services.identity, services.challenges

    @get("/", responses=PROBLEMS, rate=WAITS, summary="Challenges to me, and mine")
    async def mine(request: AnyRequest) -> Challenges:
        """Those that wait for my answer; mine that wait, or ended within the last minutes. `again` says when to look.

        None, for whoever is nobody here yet.
        """
        player = await identity.guest(request)
        return Challenges(to_me=[], mine=[], again=60_000) if player is None else await challenges.mine(player)

    @post("/", responses=PROBLEMS, status_code=200, summary="Challenge somebody to a game")
    async def make(request: AnyRequest, data: JSONBody[NewChallenge]) -> Challenge:
        """A friend, or whoever lets those challenge them whom they have met. They find it wherever they are here.

        Answered alike whoever cannot be challenged, and why.
        """
        player = await identity.known(request)
        services.rooms.limits.take(TABLES_OF_ALL, identity.address(request))
        return await challenges.make(player, data, identity.address(request))

    @post("/{challenge:str}/answer", responses=PROBLEMS, status_code=200, summary="Accept a challenge, or decline it")
    async def answer(request: AnyRequest, challenge: ChallengeId, data: JSONBody[AnswerChallenge]) -> Challenge:
        """Whoever accepts sits down at its table; whoever challenged is told either."""
        return await challenges.answer(await identity.known(request), challenge, data)

    @delete("/{challenge:str}", responses=PROBLEMS, status_code=200, summary="Withdraw a challenge of mine")
    async def withdraw(request: AnyRequest, challenge: ChallengeId) -> Challenge:
        """Its table is closed."""
        return await challenges.withdraw(await identity.known(request), challenge)

    return Router("/api/challenges", route_handlers=[mine, make, answer, withdraw], tags=["people"])
