"""The app: routes, problems, the schema. HTTP does, the WebSocket tells."""

from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme

from parlour import __version__
from parlour.server.addresses import is_here
from parlour.server.http.alerts import alert_routes, letter_routes
from parlour.server.http.blocks import block_routes
from parlour.server.http.books import books
from parlour.server.http.challenges import challenge_routes
from parlour.server.http.clubs import club_routes
from parlour.server.http.dailies import daily
from parlour.server.http.friends import friend_routes
from parlour.server.http.guard import App, guarded
from parlour.server.http.guests import guests
from parlour.server.http.hall import hall_routes
from parlour.server.http.health import health
from parlour.server.http.identity import COOKIE
from parlour.server.http.knocks import knocks
from parlour.server.http.lessons import lessons
from parlour.server.http.links import links
from parlour.server.http.order import order_routes, report_routes
from parlour.server.http.page import astray, page_routes
from parlour.server.http.profiles import profile_routes
from parlour.server.http.puzzles import puzzles
from parlour.server.http.ratings import rating_routes
from parlour.server.http.refusals import problem, status
from parlour.server.http.replays import records, replays
from parlour.server.http.services import Services
from parlour.server.http.signing_in import signing_in
from parlour.server.http.socket import socket_route
from parlour.server.http.tables import games_of_the_house, tables
from parlour.server.http.tournaments import tournament_routes
from parlour.server.http.ways import members
from parlour.server.refusal import Refusal
from parlour.server.settings import Settings
from parlour.server.store.base import Conflict
from parlour.server.tables.awake import LOG, AwakeRooms
from parlour.server.wire.told import Changed, Emoted, Faltered, Nudged, Pong, Problem, Said, Told

AGAIN: Final = "1"  # seconds until it is worth asking again


class WholeSchema(JsonRenderPlugin):
    """The schema, with what is told on the socket beside what is answered."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_socket(openapi_schema))


def with_socket(schema: dict[str, Any]) -> dict[str, Any]:
    """The messages of the socket, `Heard` in all, among the components."""
    place = "#/components/schemas/{name}"
    _, kinds = msgspec.json.schema_components([Told, Changed, Said, Emoted, Nudged, Faltered, Pong], ref_template=place)
    told = {
        kind.__name__: {"$ref": place.format(name=kind.__name__)}
        for kind in (Told, Changed, Said, Emoted, Nudged, Faltered, Pong)
    }
    heard = {"oneOf": list(told.values()), "discriminator": {"propertyName": "type"}}
    components = schema["components"]
    schemas = {**kinds, **components["schemas"], "Heard": heard}
    return {**schema, "components": {**components, "schemas": schemas}}


async def strictly(request: Request[Any, Any, Any]) -> None:
    """Read the body without any leniency: a number is no text that looks like one."""
    wanted: Any = getattr(request.route_handler, "parsed_data_field", None)
    if wanted is not None:
        try:
            msgspec.json.decode(await request.body(), type=wanted.annotation)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            raise Refusal("unreadable", str(wrong)) from None


def litestar(services: Services) -> Litestar:
    """The routes."""
    rooms = services.rooms

    async def first(request: Request[Any, Any, Any]) -> None:
        """Before anything is read of a request: whether it may be asked now."""
        await services.rates.count(request)
        await strictly(request)

    @get("/metrics", media_type="text/plain; version=0.0.4", tags=["operation"], summary="Counts, for Prometheus")
    async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
        """Since the start of this process; for whoever asks from this machine, unless the operator lets all."""
        if services.settings.metrics != "all" and not is_here(services.identity.host(request)):
            raise Refusal("not-found", "there is no such page")
        store, thoughts = rooms.store, rooms.thinking.waiting
        counted = rooms.metrics.write(
            rooms.count, rooms.listeners, thoughts, store.waiting, store.outage.errors, store.took
        )
        return Response(counted, media_type="text/plain; version=0.0.4")

    ways: dict[str, SecurityScheme | Reference] = {
        "device": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie", description="a guest"),
        "seat": SecurityScheme(type="http", scheme="bearer", description="the token of one seat"),
    }
    schema = OpenAPIConfig(
        title="Parlour",
        version=__version__,
        description="HTTP does, the WebSocket /api/tables/{table}/socket tells. See docs/server.md.",
        path="/api/schema",
        render_plugins=[WholeSchema(path="/openapi.json")],
        components=Components(security_schemes=ways),
        security=[{"device": []}, {"seat": []}, {}],
        use_handler_docstrings=True,
    )
    with_services = (health, links, guests, knocks, tables, replays, records, lessons, daily, puzzles)
    club = (members, signing_in, rating_routes, hall_routes, block_routes, friend_routes, tournament_routes)
    people = (profile_routes, challenge_routes, club_routes, alert_routes, letter_routes)
    order = (report_routes, order_routes)
    routers = [games_of_the_house(), books(), *(router(services) for router in with_services + club + people + order)]
    return Litestar(
        route_handlers=[*page_routes(), metrics, *routers, socket_route(services)],
        exception_handlers={Refusal: _refused, Conflict: _overtaken, HTTPException: _misread, Exception: _broken},
        before_request=first,
        openapi_config=schema,
        on_startup=[
            rooms.open,
            services.sending.open,
            services.alerts.open,
            services.postman.open,
            services.pairing.open,
            services.rounds.open,
        ],
        on_shutdown=[
            services.rounds.close,
            services.pairing.close,
            services.alerts.close,
            services.postman.close,
            services.sending.close,
            services.post_office.close,
            services.analyses.close,
            rooms.close,
        ],
        logging_config=None,
        pdb_on_exception=False,
    )


def make_app(rooms: AwakeRooms, settings: Settings | None = None) -> App:
    """The whole server as an ASGI app."""
    chosen = settings or Settings()
    inner: Any = litestar(Services(rooms, chosen))
    return guarded(inner, rooms, chosen)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    if refusal.error == "not-found" and (page := astray(request)) is not None:
        return page
    code = status(refusal)
    return Response(problem(refusal), status_code=code, headers={"retry-after": AGAIN} if code in (429, 503) else None)


def _overtaken(request: Request[Any, Any, Any], _: Conflict) -> Response[Any]:
    """Whatever is not told of more closely: somebody was forgotten, say, while they asked for a link."""
    return _refused(request, Refusal("stale", "something has changed meanwhile; look again"))


def _misread(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and (page := astray(request)) is not None:
        return page
    where = [f"{e.get('key', '')}: {e.get('message', '')}" for e in error.extra or [] if isinstance(e, dict)]
    detail = "; ".join([error.detail.split(" for ")[0], *where])
    named = {400: "unreadable", 404: "not-found", 405: "no-such-method", 415: "unreadable"}
    return Response(
        Problem(error=named.get(error.status_code, "refused"), detail=detail),
        status_code=error.status_code,
        headers=error.headers,  # of a wrong method: those that are allowed
    )


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Problem(error="broken", detail="something went wrong here; it is in our log"), status_code=500)
