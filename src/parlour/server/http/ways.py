"""Routes of a member: how I sign in, my passkeys, and signing out."""

import time
from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from parlour.server.http.guests import welcomed, with_cookie
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.http.signing_in import origin
from parlour.server.limits import SIGN_INS
from parlour.server.people.guests import Player
from parlour.server.people.ways import NAMED, is_fresh, listed
from parlour.server.wire.asked import WORD
from parlour.server.wire.signing import Ceremony, Passkey, PasskeyMade, SignOut, Ways
from parlour.server.wire.told import Done, Me

WayName = Annotated[str, PathParameter(max_length=32, pattern=WORD)]


def members(services: Services) -> Router:
    """What of /api/me is about signing in."""
    identity, signing, rooms = services.identity, services.signing, services.rooms

    async def mine(player: Player) -> Ways:
        keys, mail, provider = await rooms.store.read(listed(player.id))
        told = [
            Passkey(
                way=row.credential[:NAMED],
                made=row.made,
                used=time.strftime("%Y-%m-%d", time.gmtime(row.used / 1000)),
                label=row.label,
            )
            for row in keys
        ]
        fresh = await rooms.store.read(lambda c: is_fresh(c, player.id, player.device, rooms.now()))
        return Ways(role=player.role, passkeys=told, mail=mail, provider=provider, fresh=fresh)

    @get("/ways", responses=PROBLEMS, summary="How do I sign in?")
    async def ways(request: AnyRequest) -> Ways:
        """A guest has no way, and is this device. Addresses are not told: they are not kept."""
        return await mine(await identity.known(request))

    @delete("/ways/{way:str}", responses=PROBLEMS, status_code=200, summary="End a way to sign in")
    async def remove(request: AnyRequest, way: WayName) -> Ways:
        """`mail`, `provider`, or the name of a passkey. Refused as `prove-it` unless I signed in here just now."""
        player = await identity.known(request)
        await signing.remove(player, way)
        return await mine(player)

    @post("/passkeys", responses=PROBLEMS, status_code=200, summary="A new passkey: what the browser is asked")
    async def make(request: AnyRequest) -> Ceremony:
        """For `navigator.credentials.create`. A guest becomes a member with the first one."""
        player = await identity.known(request)
        services.rooms.limits.take(SIGN_INS, identity.address(request))
        ticket, options = await signing.make_passkey(origin(services, request), player)
        return Ceremony(ticket=ticket, options=options)

    @post("/passkeys/answer", responses=PROBLEMS, status_code=200, summary="A new passkey: the browser's answer")
    async def made(request: AnyRequest, data: JSONBody[PasskeyMade]) -> Response[Me]:
        """It is mine, unless it is somebody's already. This device gets a new cookie."""
        player = await identity.known(request)
        services.rooms.limits.take(SIGN_INS, identity.address(request))
        at, agent = origin(services, request), identity.agent(request)
        cookie = await signing.passkey_made(at, data.ticket, player, data.answer, data.keep, agent)
        await rooms.departures.look_again()
        return welcomed(services, request, await rooms.people.named(player.id), cookie)

    @post("/sign-out", responses=PROBLEMS, status_code=200, summary="Sign out")
    async def sign_out(request: AnyRequest, data: JSONBody[SignOut]) -> Response[Done]:
        """Here, or everywhere; refused as `no-way-back` for whoever could not come back."""
        await signing.sign_out(await identity.known(request), data.everywhere)
        await rooms.departures.look_again()
        answer = Response(Done(at=0))
        with_cookie(services, answer, "", 0)
        return answer

    return Router("/api/me", route_handlers=[ways, remove, make, made, sign_out], tags=["me"])
