"""Routes of profiles, and of who may see mine and challenge me."""

from typing import Annotated

from litestar import Router, get, put
from litestar.params import JSONBody, PathParameter

from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import CONSENTS, PROFILES
from parlour.server.people.openness import Open
from parlour.server.wire.asked import WORD
from parlour.server.wire.profiles import Openness, Profile

AskedPlayer = Annotated[str, PathParameter(max_length=32, pattern=WORD)]


def profile_routes(services: Services) -> Router:
    """/api/people/{player}/profile and /api/me/openness."""
    identity, profiles = services.identity, services.profiles

    @get("/people/{player:str}/profile", responses=PROBLEMS, rate=PROFILES, summary="Somebody's profile, or mine")
    async def profile(request: AnyRequest, player: AskedPlayer) -> Profile:
        """What they have played and how it went, as far as they let me see it; a guest's is theirs alone.

        Whoever may not see it is told the same as of somebody who is not there.
        """
        return await profiles.told(player, await identity.known(request))

    @get("/me/openness", responses=PROBLEMS, summary="Who sees my profile, and who may challenge me?")
    async def openness(request: AnyRequest) -> Openness:
        """Friends, until I say otherwise; and nothing that was judged of my play."""
        said = await profiles.openness(await identity.known(request))
        return Openness(profile=said.profile, judged=said.judged, challenges=said.challenges)

    @put("/me/openness", responses=PROBLEMS, summary="Say who sees my profile, and who may challenge me")
    async def be_open(request: AnyRequest, data: JSONBody[Openness]) -> Openness:
        """From now on. Challenges that wait stay."""
        player = await identity.known(request)
        services.rooms.limits.take(CONSENTS, player.id)
        await profiles.be_open(player, Open(data.profile, data.judged, data.challenges))
        return data

    return Router("/api", route_handlers=[profile, openness, be_open], tags=["people"])
