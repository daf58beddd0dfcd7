"""Routes of a guest: who I am, my tables, my links, my alerts."""

from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from parlour.server.http.identity import COOKIE, PROBLEMS
from parlour.server.http.services import Services
from parlour.server.limits import ALERTS, CODES, GUESTS
from parlour.server.people.guests import Player
from parlour.server.wire.asked import Alerts, Enter, Guest, Mute
from parlour.server.wire.told import Code, Done, Me, MyTable, PushKey

YEAR = 31_536_000
Asking = Request[Any, Any, Any]


def guests(services: Services) -> Router:
    """Everything below /api/me."""
    people = services.hall.people

    def welcomed(player: Player, cookie: str | None) -> Response[Me]:
        answer = Response(Me(player=player.id, name=player.name))
        if cookie is not None:
            secure = services.settings.secure
            answer.set_cookie(
                Cookie(COOKIE, value=cookie, httponly=True, samesite="strict", secure=secure, max_age=YEAR)
            )
        return answer

    @put("/", responses=PROBLEMS, summary="Say who I am: a new guest, or a new name")
    async def be(request: Asking, data: JSONBody[Guest]) -> Response[Me]:
        """A new guest gets a device cookie; no e-mail, no password."""
        player = await services.identity.guest(request)
        if player is not None and data.keep:
            return welcomed(player, None)
        if player is not None:
            return welcomed(await people.rename(player, data.name), None)
        services.hall.limits.take(GUESTS, services.identity.address(request))
        return welcomed(*await people.welcome(data.name))

    @get("/", responses=PROBLEMS, summary="Who am I?")
    async def who(request: Asking) -> Me:
        """The guest of this device."""
        player = await services.identity.known(request)
        return Me(player=player.id, name=player.name)

    @post("/link", responses=PROBLEMS, status_code=200, summary="A personal link, to come back on another device")
    async def link(request: Asking) -> Code:
        """The link before it no longer works. Whoever has it is me: keep it secret."""
        player = await services.identity.known(request)
        services.hall.limits.take(CODES, player.id)
        code = await people.link(player)
        return Code(code=code, path=f"/me#{code}")

    @post("/enter", responses=PROBLEMS, status_code=200, summary="Come in by a personal link")
    async def enter(request: Asking, data: JSONBody[Enter]) -> Response[Me]:
        """This device gets a cookie of its own."""
        services.hall.limits.take(CODES, services.identity.address(request))
        return welcomed(*await people.enter(data.code))

    @get("/tables", responses=PROBLEMS, summary="My tables, those that wait for me first")
    async def tables(request: Asking) -> list[MyTable]:
        """Open, playing, paused and over."""
        return await services.lobby.mine(await services.identity.known(request))

    @put("/mutes", responses=PROBLEMS, summary="Hear, or do not hear, what a player says")
    async def mute(request: Asking, data: JSONBody[Mute]) -> list[str]:
        """All whom I do not hear now."""
        player = await services.identity.known(request)
        muted = await people.mute(player, data.player, data.muted)
        services.hall.mute(player.id, muted)
        return sorted(muted)

    @put("/alerts", responses=PROBLEMS, summary="Where to tell me that it is my turn")
    async def alerts(request: Asking, data: JSONBody[Alerts]) -> Alerts:
        """A webhook, a Web Push subscription, both or neither."""
        player = await services.identity.known(request)
        services.hall.limits.take(ALERTS, player.id)
        await people.alerts(player, data)
        return data

    @get("/alerts/key", responses=PROBLEMS, summary="The key of this server's pushes")
    async def key() -> PushKey:
        """For the browser's subscription."""
        return PushKey(key=await services.alerts.public_key())

    @delete("/", responses=PROBLEMS, status_code=200, summary="Forget me")
    async def forget(request: Asking) -> Done:
        """Delete all that is known of me; games I played keep their moves, under no name."""
        await people.forget(await services.identity.known(request))
        return Done(at=0)

    handlers = [be, who, link, enter, tables, mute, alerts, key, forget]
    return Router("/api/me", route_handlers=handlers, tags=["me"])
