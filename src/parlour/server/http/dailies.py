"""Routes of deals of the day: what there is, trying one, how it went."""

from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.server.http.books import GameId
from parlour.server.http.guests import with_mark
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import ANALYSES, CHOICES
from parlour.server.refusal import Refusal
from parlour.server.times import day_after, end_of
from parlour.server.wire.dailies import DailyChoices, DailyDeal, DailySheet, Month, Today, Try
from parlour.server.wire.told import TableInfo

DATE: Final = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\n)"
Day = Annotated[str, PathParameter(max_length=10, pattern=DATE, description="in UTC, such as 2026-11-16")]
Before = Annotated[str | None, QueryParameter(max_length=10, pattern=DATE, description="only days before this one")]
MonthName = Annotated[str, PathParameter(max_length=7, pattern=r"^[0-9]{4}-[0-9]{2}$(?!\n)")]


def real(day: str, more: int = 0) -> str:
    """A day there is, as is the one so many days after it; Refusal for any other that is written like one."""
    try:
        end_of(day_after(day, more))
    except (ValueError, OverflowError):
        raise Refusal("no-daily", f"there is no day {day}") from None
    return day


def daily(services: Services) -> Router:
    """Everything below /api/daily."""
    dailies, identity, rooms = services.dailies, services.identity, services.rooms

    @get("/", responses=PROBLEMS, summary="The deals of today")
    async def today(request: AnyRequest) -> Today:
        """A game each, with the promises of today's and tomorrow's secrets, and my streak."""
        return await dailies.today(await identity.guest(request))

    @get("/archive", responses=PROBLEMS, summary="Deals of earlier days")
    async def archive(request: AnyRequest, before: Before = None) -> list[DailyDeal]:
        """The newest first, with their secrets; to be played late."""
        return await dailies.archive(await identity.guest(request), real(before) if before else None)

    @get("/months/{month:str}/{game:str}", responses=PROBLEMS, summary="The table of a month")
    async def month(request: AnyRequest, month: MonthName, game: GameId) -> Month:
        """Who won most of its deals; of equals, who by more. Today's count once I have finished mine."""
        real(f"{month}-01", 31)
        return await dailies.month(await identity.guest(request), month, game)

    @get("/{day:str}/{game:str}", responses=PROBLEMS, summary="How a deal went")
    async def sheet(request: AnyRequest, day: Day, game: GameId) -> DailySheet:
        """For me, for the house (par) and for everybody: once I have finished, or the day is over."""
        return await dailies.sheet(await identity.guest(request), real(day), game)

    @post("/{day:str}/{game:str}", responses=PROBLEMS, status_code=200, summary="Try a deal, or go on with it")
    async def attempt(request: AnyRequest, day: Day, game: GameId, data: JSONBody[Try]) -> Response[TableInfo]:
        """One attempt a guest. Refused as `daily-tried-here` if another tried it on this device, unless `anyway`."""
        player = await identity.known(request)
        mark = identity.mark(request) or rooms.token()
        attempt = dailies.attempt(player, real(day), game, mark, data.anyway, identity.address(request))
        answer = Response(await attempt)
        with_mark(services, answer, request, mark)
        return answer

    @get("/{day:str}/{game:str}/choices", responses=PROBLEMS, summary="What others chose, and the house")
    async def choices(request: AnyRequest, day: Day, game: GameId) -> DailyChoices:
        """At each decision of my attempt, once it is over: those who came to the same position."""
        player = await identity.known(request)
        rooms.limits.take(CHOICES, player.id)
        return await dailies.choices(player, real(day), game, look=False)

    @post("/{day:str}/{game:str}/choices", responses=PROBLEMS, status_code=200, summary="Look back at my attempt")
    async def look(request: AnyRequest, day: Day, game: GameId) -> DailyChoices:
        """The house judges every decision of it; begun once."""
        player = await identity.known(request)
        rooms.limits.take(ANALYSES, player.id)
        return await dailies.choices(player, real(day), game, look=True)

    handlers = [today, archive, month, sheet, attempt, choices, look]
    return Router("/api/daily", route_handlers=handlers, tags=["daily"])
