"""Routes of how I am told of news: a webhook, pushes, letters, each kind switched alone; the link in every letter."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect

from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import ALERTS, SIGN_INS
from parlour.server.people import letterboxes, mailbox
from parlour.server.people.devices import label
from parlour.server.people.guests import Player
from parlour.server.refusal import Refusal
from parlour.server.wire.asked import WORD, Alerts
from parlour.server.wire.news import (
    LettersStopped,
    LettersTo,
    LetterSwitches,
    MyAlerts,
    PushSwitches,
    StopLetters,
    SwitchNews,
)
from parlour.server.wire.people import PushKey

PLACE = "/letters"  # of the page: what a link in a letter opens
PushName = Annotated[str, PathParameter(max_length=32, pattern=WORD)]
StopAsked = Annotated[str, QueryParameter(min_length=16, max_length=100, pattern=WORD)]


def alert_routes(services: Services) -> Router:
    """Everything below /api/me/alerts."""
    identity, rooms = services.identity, services.rooms

    async def changing(request: AnyRequest) -> Player:
        player = await identity.known(request)
        rooms.limits.take(ALERTS, player.id)
        return player

    async def told(player: Player, here: str | None = None) -> MyAlerts:
        webhook, browsers, kept, proved = await rooms.store.read(letterboxes.listed(player.id))
        return MyAlerts(
            webhook=webhook,
            pushes=[
                PushSwitches(
                    push=letterboxes.push_name(row.endpoint),
                    label=row.label,
                    made=row.made,
                    turns=row.turns,
                    invitations=row.invitations,
                    tournaments=row.tournaments,
                )
                for row in browsers
            ],
            offered=services.post_office.offered,
            mailbox=proved,
            letters=None
            if kept is None or kept.address == letterboxes.NONE
            else LetterSwitches(
                made=kept.made, turns=kept.turns, invitations=kept.invitations, tournaments=kept.tournaments
            ),
            minutes=services.settings.letters_every,
            here=here,
            returned=kept is not None and kept.refused is not None,
        )

    @get("/", responses=PROBLEMS, summary="How I am told of news")
    async def mine(request: AnyRequest) -> MyAlerts:
        """By which ways, and of which kinds; addresses are not told."""
        return await told(await identity.known(request))

    @put("/", responses=PROBLEMS, summary="Where to tell me of news")
    async def alerts(request: AnyRequest, data: JSONBody[Alerts]) -> MyAlerts:
        """A webhook, a Web Push subscription, both or neither; refused if nothing could ever be sent there."""
        player = await changing(request)
        services.sending.check(data)
        added: dict[str, Any] = {}
        if data.endpoint is not None:
            added = {"endpoint": data.endpoint, "p256dh": data.p256dh, "auth": data.auth, "lang": data.lang}
            added |= {"label": label(identity.agent(request)), "made": rooms.now(), "device": player.device}
        await rooms.store.write(letterboxes.subscribe(player.id, added, data.webhook))
        return await told(player, None if data.endpoint is None else letterboxes.push_name(data.endpoint))

    @delete(
        "/pushes/{push:str}", responses=PROBLEMS, status_code=200, summary="No pushes to a browser of mine any more"
    )
    async def unsubscribe(request: AnyRequest, push: PushName) -> MyAlerts:
        """By its name. Again is the same as once."""
        player = await changing(request)
        await rooms.store.write(letterboxes.unsubscribe(player.id, push))
        return await told(player)

    @put("/switch", responses=PROBLEMS, summary="Be told of a kind of news by a way, or no longer")
    async def switch(request: AnyRequest, data: JSONBody[SwitchNews]) -> MyAlerts:
        """Turns at turn-based tables, invitations, tournaments I entered."""
        player = await identity.known(request)
        if not await rooms.store.write(letterboxes.switch(player.id, data.kind, data.way, data.on)):
            raise Refusal("not-told-there", f"you are told nothing by a way called '{data.way}'")
        return await told(player)

    @put("/mail", responses=PROBLEMS, summary="Letters may go to the address I sign in by")
    async def mail(request: AnyRequest, data: JSONBody[LettersTo]) -> MyAlerts:
        """Every kind is off until it is switched on. The address is kept for letters, and told to nobody."""
        if not services.post_office.offered:
            raise Refusal("no-mail", "this server sends no letters")
        player = await changing(request)
        rooms.limits.take(SIGN_INS, identity.address(request))  # nobody tries addresses out
        address = mailbox.spelled(data.address)
        await rooms.store.write(letterboxes.keep(player.id, address, data.lang, rooms.now()))
        return await told(player)

    @delete("/mail", responses=PROBLEMS, status_code=200, summary="No letters any more; forget the address")
    async def no_mail(request: AnyRequest) -> MyAlerts:
        """It stays a way to sign in. Again is the same as once."""
        player = await changing(request)
        await rooms.store.write(letterboxes.forget(player.id))
        return await told(player)

    @get("/key", responses=PROBLEMS, summary="The key of this server's pushes")
    async def key() -> PushKey:
        """For the browser's subscription."""
        return PushKey(key=await services.sending.public_key())

    handlers = [mine, alerts, unsubscribe, switch, mail, no_mail, key]
    return Router("/api/me/alerts", route_handlers=handlers, tags=["me"])


def letter_routes(services: Services) -> Router:
    """Everything below /api/letters: for whoever has a letter, signed in or not."""
    identity, rooms = services.identity, services.rooms

    async def stopped(request: AnyRequest, code: str) -> LettersStopped:
        rooms.limits.take(SIGN_INS, identity.address(request))
        return LettersStopped(kind=await rooms.store.write(letterboxes.stop(code)))

    @post("/stop", responses=PROBLEMS, status_code=200, summary="End letters of a kind")
    async def stop(request: AnyRequest, data: JSONBody[StopLetters]) -> LettersStopped:
        """By what stands in the link of one, without signing in. Nothing else is done; again is the same as once."""
        return await stopped(request, data.stop)

    @post("/one-click", responses=PROBLEMS, status_code=200, summary="End letters of a kind, as mail readers do")
    async def one_click(request: AnyRequest, stop: StopAsked) -> LettersStopped:
        """`List-Unsubscribe-Post` of a letter (RFC 8058); what is sent with it is not read."""
        return await stopped(request, stop)

    @get("/one-click", responses=PROBLEMS, summary="The page on which letters are ended")
    async def ask(stop: StopAsked) -> Response[None]:
        """For mail readers that open the address: nothing is done by looking."""
        return Redirect(f"{PLACE}#{stop}", status_code=303)

    return Router("/api/letters", route_handlers=[stop, one_click, ask], tags=["me"])
