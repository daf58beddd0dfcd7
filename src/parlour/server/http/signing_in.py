"""Routes of signing in: prove a way, then come in by it. Nothing here is done by a GET: what mail readers and browsers
look at beforehand uses nothing up.
"""

from secrets import token_urlsafe
from typing import Any, Final

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from parlour.server.http.guests import welcomed
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import GUESTS, LETTERS, LETTERS_OF_ALL, SIGN_INS
from parlour.server.people import mailbox, passkeys
from parlour.server.people.guests import Player
from parlour.server.people.names import LONGEST
from parlour.server.people.passkeys import Origin
from parlour.server.people.tickets import GOOD_FOR, MINUTE
from parlour.server.refusal import Refusal
from parlour.server.wire.signing import (
    Ceremony,
    ComeIn,
    FromProvider,
    MailboxAsked,
    PasskeyAnswer,
    Proved,
    SignInWays,
    TicketHeld,
    ToProvider,
)
from parlour.server.wire.told import Done, Me

BROWSER: Final = "parlour-asks"  # a cookie: what was asked for in this browser is answered to it alone
PLACE: Final = "/sign-in"  # of the page; a link by mail has its secret after #, so no server and no log sees it


def origin(services: Services, request: AnyRequest) -> Origin:
    """Where passkeys of this house belong; Refusal where there are none."""
    found = passkeys.origin_of(services.settings.public, request.headers.get("host", ""))
    if found is None:
        raise Refusal("no-passkeys", "there are no passkeys here: they need https and a name, or localhost")
    return found


def asked_by(request: AnyRequest) -> tuple[str, bool]:
    """What this browser is known by while it signs in, and whether that is new."""
    known = request.cookies.get(BROWSER) or ""
    return (known, False) if 16 <= len(known) <= 64 else (token_urlsafe(32), True)


def known_by(services: Services, answer: Response[Any], browser: str) -> Response[Any]:
    """An answer after which the browser is known by that, as long as a ticket is good."""
    how: dict[str, Any] = {"httponly": True, "samesite": "strict", "secure": services.settings.secure}
    answer.set_cookie(Cookie(BROWSER, value=browser, path="/api/sign-in", max_age=GOOD_FOR // 1000, **how))
    return answer


def signing_in(services: Services) -> Router:
    """Everything below /api/sign-in."""
    identity, signing, limits = services.identity, services.signing, services.rooms.limits

    async def proved(request: AnyRequest, ticket: str, browser: str) -> Proved:
        held, here = await signing.held(ticket, browser), await identity.welcome_here(request)
        return Proved(
            ticket=ticket,
            way=held.way.kind,
            name=held.name if held.player is not None else None,
            suggested=held.name[:LONGEST] if held.player is None else "",
            mine=here is not None and here.id == held.player,
            here=here.name if here is not None else None,
            member=here is not None and here.role != "guest",
            elsewhere=not held.there,
        )

    @get("/", responses=PROBLEMS, summary="How may one sign in here?")
    async def ways(request: AnyRequest) -> SignInWays:
        """What this server cannot do is not offered."""
        at = passkeys.origin_of(services.settings.public, request.headers.get("host", ""))
        provider = (services.settings.provider_name or "OpenID") if services.provider.offered else None
        return SignInWays(passkeys=at is not None, mail=services.post_office.offered, provider=provider)

    @post("/passkey", responses=PROBLEMS, status_code=200, summary="Sign in by a passkey: what the browser is asked")
    async def ask_passkey(request: AnyRequest) -> Response[Ceremony]:
        """For `navigator.credentials.get`. Good once, in this browser, for a quarter of an hour."""
        limits.take(SIGN_INS, identity.address(request))
        browser, _ = asked_by(request)
        ticket, options = await signing.ask_passkey(origin(services, request), browser)
        return known_by(services, Response(Ceremony(ticket=ticket, options=options)), browser)

    @post("/passkey/answer", responses=PROBLEMS, status_code=200, summary="Sign in by a passkey: its answer")
    async def passkey(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Proved:
        """A ticket to come in by, and whose the passkey is."""
        limits.take(SIGN_INS, identity.address(request))
        browser, _ = asked_by(request)
        ticket = await signing.passkey(origin(services, request), data.ticket, browser, data.answer)
        return await proved(request, ticket, browser)

    @post("/mail", responses=PROBLEMS, status_code=200, summary="Have a link sent by e-mail")
    async def mail(request: AnyRequest, data: JSONBody[MailboxAsked]) -> Response[Done]:
        """Answered alike whether anybody signs in by this address or not. It is written to, and kept nowhere."""
        if not services.post_office.offered:
            raise Refusal("no-mail", "this server sends no letters")
        address = mailbox.spelled(data.address)
        limits.take(LETTERS, identity.address(request))
        limits.take(LETTERS_OF_ALL, "")
        browser, _ = asked_by(request)
        ticket = await signing.letter(address, browser)
        if ticket is not None:
            from parlour.text.catalog import catalog  # it brings Fluent: not before it is needed

            words, house = catalog(data.lang), services.settings.public.rstrip("/")
            told = {"house": house, "link": f"{house}{PLACE}#{ticket}", "minutes": GOOD_FOR // MINUTE}
            services.post_office.send(
                address, words.text("letter-sign-in-subject"), words.text("letter-sign-in", **told)
            )
        return known_by(services, Response(Done(at=0)), browser)

    @post("/provider", responses=PROBLEMS, status_code=200, summary="Sign in by the host's provider of identities")
    async def provider(request: AnyRequest) -> Response[ToProvider]:
        """Where to go; it sends people back to /sign-in with `code` and `state`."""
        limits.take(SIGN_INS, identity.address(request))
        if not services.provider.offered:
            raise Refusal("no-provider", "this server has no provider of identities")
        browser, _ = asked_by(request)
        state, leaving = await signing.leave(browser)
        url = await services.provider.address(state, leaving)
        return known_by(services, Response(ToProvider(url=url)), browser)

    @post("/provider/answer", responses=PROBLEMS, status_code=200, summary="Back from the provider of identities")
    async def back(request: AnyRequest, data: JSONBody[FromProvider]) -> Proved:
        """Only in the browser that went there. A ticket to come in by."""
        limits.take(SIGN_INS, identity.address(request))
        if not services.provider.offered:
            raise Refusal("no-provider", "this server has no provider of identities")
        browser, _ = asked_by(request)
        leaving = await signing.came_back(data.state, browser)
        ticket = await signing.recognised(await services.provider.said(data.code, leaving), browser)
        return await proved(request, ticket, browser)

    @post("/whose", responses=PROBLEMS, status_code=200, summary="What is this ticket good for?")
    async def whose(request: AnyRequest, data: JSONBody[TicketHeld]) -> Proved:
        """To be asked before anything is done with it; it is not used up."""
        limits.take(SIGN_INS, identity.address(request))
        return await proved(request, data.ticket, asked_by(request)[0])

    @post("/enter", responses=PROBLEMS, status_code=200, summary="Come in by a ticket")
    async def enter(request: AnyRequest, data: JSONBody[ComeIn]) -> Response[Me]:
        """This device gets a new cookie. Refused as `somebody-here` or `nobody-yet` where a choice is missing."""
        limits.take(SIGN_INS, identity.address(request))
        here = await (identity.guest(request) if data.do == "new" else identity.welcome_here(request))
        name = services.rooms.people.check_name(data.name) if data.name is not None else ""
        if data.do == "new":
            if not name:
                raise Refusal("bad-name", "somebody new has a name")
            newcomer = Player("", "", mark=identity.hashed_mark(request))
            await services.rooms.store.read(services.rooms.people.may_be_called(newcomer, name))
            limits.take(GUESTS, identity.address(request))
        browser, _ = asked_by(request)
        agent = identity.agent(request)
        player, cookie = await signing.enter(data.ticket, browser, here, data.do, name, data.keep, agent)
        if here is not None:
            await services.rooms.departures.look_again()
        return welcomed(services, request, player, cookie)

    handlers = [ways, ask_passkey, passkey, mail, provider, back, whose, enter]
    return Router("/api/sign-in", route_handlers=handlers, tags=["sign-in"])
