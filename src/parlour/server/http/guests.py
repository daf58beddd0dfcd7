"""Routes of a guest: who I am, my tables, my devices and links."""

import time
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.server.http.identity import COOKIE, MARK, PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import CODES, CONSENTS, EXPORTS, GUESTS, PROGRESS
from parlour.server.people import consent
from parlour.server.people.devices import NAMED
from parlour.server.people.exporting import exported
from parlour.server.people.guests import Player
from parlour.server.wire.asked import WORD, Consent, Enter, Guest, LinkCode, Mute
from parlour.server.wire.people import Device, PersonalLink, Whose
from parlour.server.wire.progress import GameProgress
from parlour.server.wire.told import Done, Me, Met, MyTable

YEAR = 31_536_000
DeviceId = Annotated[str, PathParameter(max_length=32, pattern=WORD)]
Days = Annotated[int, QueryParameter(ge=1, le=90, description="for which the link opens something")]
Uses = Annotated[int, QueryParameter(ge=1, le=10, description="devices that it opens")]


def with_cookie(services: Services, answer: Response[Any], cookie: str, age: int) -> None:
    """An answer by which a device is somebody's, or nobody's any more."""
    secure = services.settings.secure
    answer.set_cookie(Cookie(COOKIE, value=cookie, httponly=True, samesite="strict", secure=secure, max_age=age))


def with_mark(services: Services, answer: Response[Any], request: AnyRequest, mark: str = "") -> None:
    """An answer by which a device has a mark, if it has none yet."""
    if not services.identity.mark(request):
        secure, new = services.settings.secure, mark or services.rooms.token()
        answer.set_cookie(Cookie(MARK, value=new, httponly=True, samesite="strict", secure=secure, max_age=YEAR))


def welcomed(services: Services, request: AnyRequest, player: Player, cookie: str | None) -> Response[Me]:
    """Who this device is, with its cookie if that is new."""
    answer = Response(Me(player=player.id, name=player.name, role=player.role))
    if cookie is not None:
        with_cookie(services, answer, cookie, YEAR)
        with_mark(services, answer, request)
    return answer


def guests(services: Services) -> Router:
    """Everything below /api/me."""
    people, identity = services.rooms.people, services.identity

    async def mine(player: Player) -> list[Device]:
        return [
            Device(
                device=row.token[:NAMED],
                made=row.made,
                seen=None if row.seen is None else time.strftime("%Y-%m-%d", time.gmtime(row.seen / 1000)),
                label=row.label,
                here=row.token == player.device,
            )
            for row in await people.devices(player)
        ]

    @put("/", responses=PROBLEMS, summary="Say who I am: a new guest, or a new name")
    async def be(request: AnyRequest, data: JSONBody[Guest]) -> Response[Me]:
        """A new guest gets a device cookie; no e-mail, no password."""
        player = await identity.guest(request)
        if player is not None and data.keep:
            return welcomed(services, request, player, None)
        name = people.check_name(data.name)
        if player is not None:
            return welcomed(services, request, await people.rename(player, name), None)
        services.rooms.limits.take(GUESTS, identity.address(request))
        return welcomed(
            services, request, *await people.welcome(name, identity.agent(request), identity.hashed_mark(request))
        )

    @get("/", responses=PROBLEMS, summary="Who am I?")
    async def who(request: AnyRequest) -> Me:
        """The guest of this device."""
        player = await identity.known(request)
        return Me(player=player.id, name=player.name, role=player.role)

    @get("/known", responses=PROBLEMS, summary="Is this device somebody's?")
    async def known(request: AnyRequest) -> Met:
        """For a page that has forgotten, or never knew: a stranger is refused nothing."""
        player = await identity.guest(request)
        return Met(me=None if player is None else Me(player=player.id, name=player.name, role=player.role))

    @post("/link", responses=PROBLEMS, status_code=200, summary="A personal link, to come back on another device")
    async def link(request: AnyRequest, days: Days = 7, uses: Uses = 1) -> PersonalLink:
        """It opens one device, within a week, if nothing else is asked for. Whoever has it is me: keep it secret.

        A member has just signed in on this device.
        """
        player = await identity.known(request)
        await services.signing.check_fresh(player)
        services.rooms.limits.take(CODES, player.id)
        code, until = await people.link(player, days, uses)
        return PersonalLink(code=code, path=f"/me#{code}", until=until, uses=uses)

    @delete("/links", responses=PROBLEMS, status_code=200, summary="End all personal links of mine")
    async def end_links(request: AnyRequest) -> Done:
        """They open nothing any more; devices that came by them stay."""
        return Done(at=await people.end_links(await identity.known(request)))

    @post("/enter/whose", responses=PROBLEMS, status_code=200, summary="Whose is this personal link?")
    async def whose(request: AnyRequest, data: JSONBody[LinkCode]) -> Whose:
        """To be asked before this device becomes somebody else's. It is not used up by that."""
        services.rooms.limits.take(CODES, identity.address(request))
        found, here = await people.whose(data.code), await identity.guest(request)
        return Whose(name=found.name, mine=here is not None and here.id == found.id)

    @post("/enter", responses=PROBLEMS, status_code=200, summary="Come in by a personal link")
    async def enter(request: AnyRequest, data: JSONBody[Enter]) -> Response[Me]:
        """This device gets a cookie of its own. Refused as `somebody-here` if it has another guest's, unless `replace`.

        Whoever was here keeps their tables and other devices; this one is no longer theirs.
        """
        services.rooms.limits.take(CODES, identity.address(request))
        here = await identity.guest(request)
        player, cookie = await people.enter(data.code, here, data.replace, identity.agent(request))
        if here is not None and cookie is not None:
            await services.rooms.departures.look_again()
        return welcomed(services, request, player, cookie)

    @get("/devices", responses=PROBLEMS, summary="My devices")
    async def devices(request: AnyRequest) -> list[Device]:
        """The newest first: when each was made mine, the day it was last seen, and the family of its browser."""
        return await mine(await identity.known(request))

    @delete("/devices/{device:str}", responses=PROBLEMS, status_code=200, summary="End a device of mine")
    async def end_device(request: AnyRequest, device: DeviceId) -> Response[list[Device]]:
        """It knows me no more, and its sockets are closed at once. This one may be ended too."""
        player = await identity.known(request)
        await people.end_device(player, device)
        await services.rooms.departures.look_again()
        answer = Response(await mine(player))
        if player.device.startswith(device):
            with_cookie(services, answer, "", 0)
        return answer

    @get("/tables", responses=PROBLEMS, summary="My tables, those that wait for me first")
    async def tables(request: AnyRequest) -> list[MyTable]:
        """Open, playing, paused and over."""
        return await services.lobby.mine(await identity.known(request))

    @get("/export", responses=PROBLEMS, summary="All that is kept of me")
    async def export(request: AnyRequest) -> dict[str, Any]:
        """By kind, without secrets; the records of my finished games are at /api/replays/{table}/record."""
        player = await identity.known(request)
        services.rooms.limits.take(EXPORTS, player.id)
        return await services.rooms.store.read(exported(player.id)) or {}

    @get("/progress", responses=PROBLEMS, summary="My progress")
    async def progress(request: AnyRequest) -> list[GameProgress]:
        """By game: what my decisions cost by month, what they were about, and how bots of each level fare against me.

        As far as the coach and looks back have judged them; nothing, for whoever is nobody here yet.
        """
        player = await identity.guest(request)
        if player is None:
            return []
        services.rooms.limits.take(PROGRESS, player.id)
        return await services.progress.told(player)

    @put("/mutes", responses=PROBLEMS, summary="Hear, or do not hear, what a player says")
    async def mute(request: AnyRequest, data: JSONBody[Mute]) -> list[str]:
        """All whom I mute now."""
        player = await identity.known(request)
        muted = await people.mute(player, data.player, data.muted)
        services.rooms.keeping.mute(player.id, muted)
        return sorted(muted)

    @get("/research", responses=PROBLEMS, summary="May my finished games be used for research?")
    async def research(request: AnyRequest) -> Consent:
        """No, unless I said so."""
        player = await identity.known(request)
        return Consent(research=await services.rooms.store.read(consent.given(player.id)))

    @put("/research", responses=PROBLEMS, summary="Let my finished games be used for research, or no longer")
    async def agree(request: AnyRequest, data: JSONBody[Consent]) -> Consent:
        """Without names, and only where everybody at the table agrees. A later export leaves out what is revoked."""
        player = await identity.known(request)
        services.rooms.limits.take(CONSENTS, player.id)
        await services.rooms.store.write(consent.give(player.id, data.research))
        return data

    @delete("/", responses=PROBLEMS, status_code=200, summary="Forget me")
    async def forget(request: AnyRequest) -> Response[Done]:
        """Delete all that is known of me; games I played keep their moves, under no name.

        A member has just signed in on this device.
        """
        player = await identity.known(request)
        await services.signing.check_fresh(player)
        await services.rooms.forget(player)
        answer = Response(Done(at=0))
        with_cookie(services, answer, "", 0)
        return answer

    handlers = [
        be,
        who,
        known,
        link,
        end_links,
        whose,
        enter,
        devices,
        end_device,
        tables,
        export,
        progress,
        mute,
        research,
        agree,
        forget,
    ]
    return Router("/api/me", route_handlers=handlers, tags=["me"])
