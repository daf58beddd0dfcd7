"""Routes of clubs: mine, one of them with its lobby, ladder and calendar, and what whoever leads it does."""

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from parlour.server.http.books import GameId
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.ratings import Seats
from parlour.server.http.services import Services
from parlour.server.limits import BOARDS, LISTS
from parlour.server.tables.calendar import calendar
from parlour.server.wire.asked import WORD
from parlour.server.wire.clubs import (
    ClubChange,
    ClubInfo,
    ClubInvitation,
    ClubLink,
    ClubLobby,
    ClubNow,
    ClubRecord,
    InvitationToClub,
    LeadersAct,
    NewClub,
    NewEvening,
)
from parlour.server.wire.ratings import Leaderboard

ClubId = Annotated[str, PathParameter(max_length=32, pattern=WORD)]
EveningId = Annotated[str, PathParameter(max_length=32, pattern=WORD)]
ICS = "text/calendar"


def club_routes(services: Services) -> Router:
    """Everything below /api/clubs. Whoever is not in a club is told that there is none."""
    identity, clubs = services.identity, services.clubs

    @get("/", responses=PROBLEMS, summary="My clubs")
    async def mine(request: AnyRequest) -> list[ClubInfo]:
        """None, for whoever is nobody here yet. Nobody is told of other clubs."""
        return await clubs.mine(await identity.guest(request))

    @post("/", responses=PROBLEMS, summary="Make a club")
    async def make(request: AnyRequest, data: JSONBody[NewClub]) -> ClubNow:
        """Led by whoever makes it, who can sign in. The same id again is the same club."""
        return await clubs.make(await identity.known(request), data, identity.address(request))

    @post("/invitation", responses=PROBLEMS, status_code=200, summary="To which club is this invitation?")
    async def invitation(request: AnyRequest, data: JSONBody[InvitationToClub]) -> ClubInvitation:
        """Nobody comes in by asking."""
        return await clubs.invitation(await identity.guest(request), data.code, identity.address(request))

    @post("/join", responses=PROBLEMS, status_code=200, summary="Come into a club by its invitation")
    async def join(request: AnyRequest, data: JSONBody[InvitationToClub]) -> ClubNow:
        """A guest too. Again is the same as once."""
        return await clubs.join(await identity.known(request), data.code, identity.address(request))

    @get("/{club:str}", responses=PROBLEMS, summary="A club: its people, calendar and tournaments")
    async def look(request: AnyRequest, club: ClubId) -> ClubNow:
        """For whoever is in it."""
        return await clubs.look(club, await identity.known(request))

    @put("/{club:str}", responses=PROBLEMS, summary="What a club is called, and says of itself")
    async def change(request: AnyRequest, club: ClubId, data: JSONBody[ClubChange]) -> ClubNow:
        """By a leader."""
        return await clubs.change(club, await identity.known(request), data)

    @post("/{club:str}/leave", responses=PROBLEMS, status_code=200, summary="Leave a club")
    async def leave(request: AnyRequest, club: ClubId) -> list[ClubInfo]:
        """The last leader leaves it to whoever has been there longest; with the last person it ends. My clubs."""
        return await clubs.leave(club, await identity.known(request))

    @post("/{club:str}/acts", responses=PROBLEMS, status_code=200, summary="What a leader does about somebody")
    async def act(request: AnyRequest, club: ClubId, data: JSONBody[LeadersAct]) -> ClubNow:
        """Never about whoever leads it too. It is in the club's log."""
        return await clubs.act(club, await identity.known(request), data)

    @get("/{club:str}/log", responses=PROBLEMS, summary="What was done in a club, and whom it does not let in")
    async def record(request: AnyRequest, club: ClubId) -> ClubRecord:
        """For leaders."""
        return await clubs.record(club, await identity.known(request))

    @get("/{club:str}/link", responses=PROBLEMS, summary="The invitation to a club")
    async def link(request: AnyRequest, club: ClubId) -> ClubLink:
        """For leaders, who answer for whom they let in."""
        return await clubs.link(club, await identity.known(request))

    @post("/{club:str}/link", responses=PROBLEMS, status_code=200, summary="Another invitation; the old ones end")
    async def renew(request: AnyRequest, club: ClubId) -> ClubLink:
        """By a leader."""
        return await clubs.renew(club, await identity.known(request))

    @get("/{club:str}/lobby", responses=PROBLEMS, summary="Tables of a club, to sit down at and to watch")
    async def lobby(request: AnyRequest, club: ClubId) -> ClubLobby:
        """Without those of people whom I must not meet."""
        services.rooms.limits.take(LISTS, identity.address(request))
        player = await identity.known(request)
        await clubs.inside(club, player)
        return await services.hall.of_club(player, club)

    @get("/{club:str}/ladder/{game:str}/{seats:int}", responses=PROBLEMS, rate=BOARDS, summary="The best of a club")
    async def ladder(request: AnyRequest, club: ClubId, game: GameId, seats: Seats) -> Leaderboard:
        """By the ratings of the house, as certain as on its own leaderboard."""
        player = await identity.known(request)
        await clubs.inside(club, player)
        return await services.ratings.board(game, seats, player, club)

    @post("/{club:str}/evenings", responses=PROBLEMS, status_code=200, summary="Announce an evening")
    async def announce(request: AnyRequest, club: ClubId, data: JSONBody[NewEvening]) -> ClubNow:
        """By a leader. The same id again is the same evening."""
        return await clubs.announce(club, await identity.known(request), data)

    @delete("/{club:str}/evenings/{evening:str}", responses=PROBLEMS, status_code=200, summary="Call an evening off")
    async def call_off(request: AnyRequest, club: ClubId, evening: EveningId) -> ClubNow:
        """By a leader. Again is the same as once."""
        return await clubs.call_off(club, await identity.known(request), evening)

    @get("/{club:str}/calendar.ics", responses=PROBLEMS, media_type="text/calendar", summary="Its calendar, as a file")
    async def dates(request: AnyRequest, club: ClubId) -> Response[str]:
        """As calendars read it; for whoever is in the club."""
        now = await clubs.look(club, await identity.known(request))
        base = (services.settings.public or str(request.base_url)).rstrip("/")
        text = calendar(now.info.name, now.calendar, services.rooms.now(), f"{base}/clubs/{club}")
        name = {"content-disposition": f'attachment; filename="{club}.ics"'}
        return Response(text, media_type=ICS, headers=name)

    handlers = [mine, make, invitation, join, look, change, leave, act, record, link, renew, lobby, ladder]
    return Router("/api/clubs", route_handlers=[*handlers, announce, call_off, dates], tags=["clubs"])
