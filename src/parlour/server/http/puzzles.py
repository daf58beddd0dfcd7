"""Routes of puzzles: which there are, being asked one, answering it, a rush."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.server.http.books import GameId
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.http.tables import Notation
from parlour.server.limits import LOOKS, PUZZLES
from parlour.server.people.guests import Player
from parlour.server.tables.foresight import foresee, why_not
from parlour.server.wire.asked import WORD
from parlour.server.wire.puzzles import PuzzleChoice, PuzzleDoor, PuzzleNow, Rush
from parlour.server.wire.told import Foresight, Why

PuzzleId = Annotated[str, PathParameter(max_length=32, pattern=WORD, description="of a puzzle that I was given")]
ThemeName = Annotated[
    str | None, QueryParameter(max_length=60, pattern=WORD, description="about which, of the themes of the door")
]


def puzzles(services: Services) -> Router:
    """Everything below /api/puzzles."""
    asked, identity, limits = services.puzzles, services.identity, services.rooms.limits

    async def counted(request: AnyRequest) -> Player:
        player = await identity.known(request)
        limits.take(PUZZLES, player.id)
        return player

    @get("/", responses=PROBLEMS, summary="The puzzles of the house")
    async def doors(request: AnyRequest) -> list[PuzzleDoor]:
        """A game each, with my rating and how far I am with the puzzle of the day."""
        return await asked.doors(await identity.guest(request))

    @post("/{game:str}/next", responses=PROBLEMS, status_code=200, summary="A puzzle for me")
    async def another(request: AnyRequest, game: GameId, theme: ThemeName = None) -> PuzzleNow:
        """The one I have not answered yet, else the nearest to my rating of those I do not know."""
        return await asked.next(await counted(request), game, theme)

    @post("/{game:str}/day", responses=PROBLEMS, status_code=200, summary="The puzzle of the day")
    async def day(request: AnyRequest, game: GameId) -> PuzzleNow:
        """The same for everybody."""
        return await asked.today(await counted(request), game)

    @get("/{game:str}/rush", responses=PROBLEMS, summary="My rush, if one goes on")
    async def rushing(request: AnyRequest, game: GameId) -> Rush:
        """As it stands, or over: none begins by asking, and whoever is nobody here yet has none."""
        player = await identity.guest(request)
        return await asked.rushing(None if player is None else await counted(request), game)

    @post("/{game:str}/rush", responses=PROBLEMS, status_code=200, summary="A rush: as many as I can in five minutes")
    async def rush(request: AnyRequest, game: GameId) -> Rush:
        """The one that goes on, or a new one; the server counts the time."""
        return await asked.rush(await counted(request), game)

    @post("/{game:str}/rush/{puzzle:str}", responses=PROBLEMS, status_code=200, summary="Answer in a rush")
    async def hurry(request: AnyRequest, game: GameId, puzzle: PuzzleId, data: JSONBody[PuzzleChoice]) -> Rush:
        """And be asked the next."""
        return await asked.hurry(await counted(request), game, puzzle, data)

    @get("/{game:str}/{puzzle:str}", responses=PROBLEMS, summary="A puzzle of mine")
    async def look(request: AnyRequest, game: GameId, puzzle: PuzzleId) -> PuzzleNow:
        """As far as I am with it; its solution once I have answered."""
        return await asked.look(await counted(request), game, puzzle)

    @post("/{game:str}/{puzzle:str}/answer", responses=PROBLEMS, status_code=200, summary="Answer a puzzle")
    async def answer(request: AnyRequest, game: GameId, puzzle: PuzzleId, data: JSONBody[PuzzleChoice]) -> PuzzleNow:
        """The first answer counts, for my rating and the puzzle's."""
        return await asked.answer(await counted(request), game, puzzle, data)

    @post("/{game:str}/{puzzle:str}/give-up", responses=PROBLEMS, status_code=200, summary="Be told the solution")
    async def give_up(request: AnyRequest, game: GameId, puzzle: PuzzleId) -> PuzzleNow:
        """It counts as missed."""
        return await asked.give_up(await counted(request), game, puzzle)

    @get("/{game:str}/{puzzle:str}/why", responses=PROBLEMS, summary="Why an action is not allowed in a puzzle")
    async def why(request: AnyRequest, game: GameId, puzzle: PuzzleId, action: Notation) -> Why:
        """With the rule that forbids it."""
        solving = await asked.seen(await counted(request), game, puzzle)
        return why_not(solving.table.game, solving.table.view(solving.seat), solving.seat, action)

    @get("/{game:str}/{puzzle:str}/foresee", responses=PROBLEMS, summary="Where an action would lead in a puzzle")
    async def preview(request: AnyRequest, game: GameId, puzzle: PuzzleId, action: Notation) -> Foresight:
        """As far as the solver can tell beforehand; whether it is right is not told."""
        player = await identity.known(request)
        limits.take(LOOKS, player.id)
        solving = await asked.seen(player, game, puzzle)
        return foresee(solving.table.game, solving.table.view(solving.seat), solving.seat, action)

    handlers = [doors, another, day, rushing, rush, hurry, look, answer, give_up, why, preview]
    return Router("/api/puzzles", route_handlers=handlers, tags=["puzzles"])
