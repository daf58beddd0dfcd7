"""Routes of finished games: at any move, from any seat's eyes; records up and down; forks."""

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, QueryParameter

from parlour.core.engine import turn
from parlour.core.game import Game
from parlour.core.table import Table, codec_of
from parlour.core.words import NOBODY, State
from parlour.server.http.identity import PROBLEMS, WATCHER, AnyRequest
from parlour.server.http.services import Services
from parlour.server.http.tables import Notation, TableId
from parlour.server.limits import ANALYSES, REPLAYS, STORIES, TABLES_OF_ALL, Rate
from parlour.server.refusal import Refusal
from parlour.server.tables.foresight import why_not
from parlour.server.tables.lobby import Finished
from parlour.server.tables.scene import result, scene_of, table_of, told_of
from parlour.server.thinking.fair import HOUSE
from parlour.server.wire.asked import Fork, TryAgain, Upload
from parlour.server.wire.readings import Analysis, Replay, Retried, Story, Uploaded
from parlour.server.wire.told import Done, Happened, Scene, TableInfo, Why

Eyes = Annotated[int, QueryParameter(ge=-1, le=9, description="any seat; -1 for what everybody saw")]
AfterMoves = Annotated[int, QueryParameter(ge=0, le=2_000_000_000, description="after so many actions")]


def replays(services: Services) -> Router:
    """Everything below /api/replays: of a finished table or an uploaded record alike."""
    lobby = services.lobby

    def eyes(table: Table, seat: int) -> int | None:
        if seat >= table.seats:
            raise Refusal("no-seat", f"there is no seat {seat} at a table of {table.seats}")
        return None if seat == WATCHER else seat

    def counted(request: AnyRequest, rate: Rate = REPLAYS) -> None:
        """Anybody may look, but not without end: each game is replayed, or told from its beginning, for them."""
        services.rooms.limits.take(rate, services.identity.address(request))

    def reached(table: Table, move: int) -> None:
        if move > table.at:
            raise Refusal("no-move", f"the game has had {table.at} actions, not {move}")

    async def finished(request: AnyRequest, replay: str) -> Finished:
        """Whoever has its link may see it; one of a club's is for those who are in it."""
        found = await lobby.finished(replay)
        await services.identity.check_belongs(request, found.room)
        return found

    @get("/{replay:str}", responses=PROBLEMS, summary="A finished game")
    async def whole(request: AnyRequest, replay: TableId) -> Replay:
        """Its actions in notation and its outcome, and who sat where, if it was played here."""
        counted(request)
        found = await finished(request, replay)
        table, record, room = found
        if room is None:
            told = table_of(replay, table, found.names, [])
        else:
            player = await services.identity.guest(request)
            told = room.info(room.actor(player.id if player is not None else None, None))
        return Replay(
            replay=replay,
            origin="record" if room is None else "table",
            table=told,
            game=record.game,
            rules=record.rules,
            newest=table.game.versions[-1],
            box=table.game.box,
            seats=record.seats,
            options=record.options,
            actions=record.actions,
            outcome=result(table.outcome),
            names=found.names,
            sources=table.game.sources,
        )

    @get("/{replay:str}/story", responses=PROBLEMS, summary="The points, move by move")
    async def story(request: AnyRequest, replay: TableId) -> Story:
        """As they truly were: the game is over, nothing is hidden any more."""
        counted(request, STORIES)
        found = await finished(request, replay)
        table, game, codec = found.table, found.table.game, codec_of(found.table.game)
        states = [table.state_at(at) for at in range(table.at + 1)]
        rounds = begun(game, states)
        return Story(
            standings=[game.standing(state) for state in states],
            names=found.names,
            sources=game.sources,
            rounds=rounds,
            held=[game.counted(states[at]) for at in [*rounds[1:], table.at]] if rounds else [],
            words=[codec.pack(action) for action in table.actions],
        )

    @get("/{replay:str}/analysis", responses=PROBLEMS, summary="How far a look back at the game is")
    async def analysis(request: AnyRequest, replay: TableId) -> Analysis:
        """And, once it is done, what it found: chances by move, what decisions cost, luck apart from skill."""
        counted(request)
        found = await finished(request, replay)
        told = await services.analyses.poll(replay, found.table, found.names)
        player = await services.identity.guest(request)
        if told.report is not None and found.room is not None and player is not None:
            await services.progress.read_again(player, found.room, told.report)
        return told

    @post("/{replay:str}/analysis", responses=PROBLEMS, status_code=200, summary="Look back at the game")
    async def analyse(request: AnyRequest, replay: TableId) -> Analysis:
        """Begun once, for everybody; it goes on with the page closed."""
        player = await services.identity.known(request)
        found = await finished(request, replay)
        services.rooms.limits.take(ANALYSES, player.id)
        owner = services.rooms.presence.owner(player.id) or HOUSE
        return await services.analyses.start(replay, found.table, found.names, owner)

    @get("/{replay:str}/scene", responses=PROBLEMS, summary="A finished game at any move, from any seat's eyes")
    async def scene(request: AnyRequest, replay: TableId, move: AfterMoves = 0, seat: Eyes = WATCHER) -> Scene:
        """What that seat knew then."""
        counted(request)
        table = (await finished(request, replay)).table
        viewer = eyes(table, seat)
        reached(table, move)
        return scene_of(replay, table, viewer, move)

    @get("/{replay:str}/why", responses=PROBLEMS, summary="Why an action could not be taken then")
    async def why(
        request: AnyRequest, replay: TableId, action: Notation, move: AfterMoves = 0, seat: Eyes = WATCHER
    ) -> Why:
        """By the seat whose choice it was, or another."""
        counted(request)
        table = (await finished(request, replay)).table
        asked = eyes(table, seat)
        reached(table, move)
        chooser = turn(table.state_at(move)) if asked is None else asked
        return why_not(table.game, table.view(None if chooser == NOBODY else chooser, move), chooser, action)

    @get("/{replay:str}/told", responses=PROBLEMS, summary="What each action of a finished game led to")
    async def told(request: AnyRequest, replay: TableId, seat: Eyes = WATCHER) -> list[Happened]:
        """As the seat was told it."""
        counted(request, STORIES)
        table = (await finished(request, replay)).table
        viewer = eyes(table, seat)
        return [told_of(table, viewer, index) for index in range(table.at)]

    @get("/{replay:str}/record", responses=PROBLEMS, media_type="text/plain", summary="Download the record")
    async def record(request: AnyRequest, replay: TableId) -> Response[str]:
        """With the secret of its deal: `parlour verify` checks it."""
        counted(request)
        text = (await finished(request, replay)).record.write()
        name = {"content-disposition": f'attachment; filename="{replay}.record"'}
        return Response(text, media_type="text/plain", headers=name)

    @post("/{replay:str}/fork", responses=PROBLEMS, summary="Play on from here, against bots")
    async def fork(request: AnyRequest, replay: TableId, data: JSONBody[Fork]) -> TableInfo:
        """What the seat could not see is dealt anew, consistently with what it knew."""
        player = await services.identity.known(request)
        counted(request, TABLES_OF_ALL)
        return await lobby.fork((await finished(request, replay)).record, player, data)

    @get("/{replay:str}/again", responses=PROBLEMS, summary="How my tries of moments of this game went")
    async def tries(request: AnyRequest, replay: TableId) -> list[Retried]:
        """A line for each moment that I tried again."""
        player = await services.identity.known(request)
        counted(request)
        await finished(request, replay)
        return await services.again.tries(player, replay)

    @post("/{replay:str}/again", responses=PROBLEMS, summary="Try a decision of mine again")
    async def again(request: AnyRequest, replay: TableId, data: JSONBody[TryAgain]) -> TableInfo:
        """From there, against the same bots; what I could not see is dealt anew. Only a game that I played here."""
        player = await services.identity.known(request)
        counted(request, TABLES_OF_ALL)
        await finished(request, replay)
        return await services.again.retry(player, replay, data)

    return Router(
        "/api/replays",
        route_handlers=[whole, scene, story, why, told, analysis, analyse, record, fork, tries, again],
        tags=["replays"],
    )


def begun(game: Game, states: list[State]) -> list[int]:
    """The moves at which rounds began; none in a game that counts no rounds."""
    rounds = [game.round_of(state) for state in states]
    starts = [at for at, number in enumerate(rounds) if at == 0 or number != rounds[at - 1]]
    return starts if len(starts) > 1 else []


def records(services: Services) -> Router:
    """Uploads."""

    @post("/", responses=PROBLEMS, summary="Upload the record of a finished game")
    async def upload(request: AnyRequest, data: JSONBody[Upload]) -> Uploaded:
        """It is replayed first; the problem names the line that is wrong."""
        return Uploaded(replay=await services.lobby.upload(await services.identity.known(request), data.record))

    @delete("/{replay:str}", responses=PROBLEMS, status_code=200, summary="Remove a record that I uploaded")
    async def remove(request: AnyRequest, replay: TableId) -> Done:
        """And what was found in it."""
        await services.lobby.remove(await services.identity.known(request), replay)
        return Done(at=0)

    return Router("/api/records", route_handlers=[upload, remove], tags=["replays"])
