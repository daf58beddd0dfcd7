"""Routes of finished games: at any move, from any seat's eyes; records up and down; forks."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from parlour.core.table import Table, codec_of
from parlour.server.desk import PROBLEMS, WATCHER, Desk
from parlour.server.messages import Fork, Happened, Refusal, Replay, Scene, TableInfo, Upload, Uploaded
from parlour.server.room import result
from parlour.server.routes import TableId

Asking = Request[Any, Any, Any]
Eyes = Annotated[int, QueryParameter(ge=-1, le=9, description="any seat; -1 for what everybody saw")]
Move = Annotated[int, QueryParameter(ge=0, le=100_000, description="after so many actions")]


def replays(desk: Desk) -> Router:
    """Everything below /api/replays: of a finished table or an uploaded record alike."""
    lobby = desk.lobby

    def eyes(table: Table, seat: int) -> int | None:
        if seat >= table.seats:
            raise Refusal(404, "no-seat", f"there is no seat {seat} at a table of {table.seats}")
        return None if seat == WATCHER else seat

    @get("/{replay:str}", responses=PROBLEMS, summary="A finished game")
    async def whole(replay: TableId) -> Replay:
        """Its actions in notation and its outcome."""
        table = await lobby.replayed(replay)
        record = table.record
        return Replay(
            replay=replay,
            game=record.game,
            rules=record.rules,
            seats=record.seats,
            options=record.options,
            actions=record.actions,
            outcome=result(record.outcome),
        )

    @get("/{replay:str}/scene", responses=PROBLEMS, summary="A finished game at any move, from any seat's eyes")
    async def scene(replay: TableId, move: Move = 0, seat: Eyes = WATCHER) -> Scene:
        """What that seat knew then."""
        table = await lobby.replayed(replay)
        viewer = eyes(table, seat)
        if move > table.at:
            raise Refusal(404, "no-move", f"the game has had {table.at} actions, not {move}")
        codec, view = codec_of(table.game), table.view(viewer, move)
        return Scene(
            table=replay,
            at=move,
            seat=viewer,
            turn=view.agenda[-1].seat if view.agenda else None,
            view=codec.pack(view),
            options=[],
            undo="none",
            clock=None,
            outcome=result(table.outcome) if move == table.at else None,
        )

    @get("/{replay:str}/told", responses=PROBLEMS, summary="What each action of a finished game led to")
    async def told(replay: TableId, seat: Eyes = WATCHER) -> list[Happened]:
        """As the seat was told it."""
        table = await lobby.replayed(replay)
        viewer, codec = eyes(table, seat), codec_of(table.game)
        happened = []
        for at in range(table.at):
            turn = table.view(None, at).agenda[-1].seat
            events = [codec.pack(event) for event in table.told(viewer, at, at + 1)]
            happened.append(Happened(at=at + 1, kind="play", seat=turn, events=events))
        return happened

    @get("/{replay:str}/record", responses=PROBLEMS, media_type="text/plain", summary="Download the record")
    async def record(replay: TableId) -> Response[str]:
        """With the secret of its deal: `parlour verify` checks it."""
        text = (await lobby.record(replay)).write()
        name = {"content-disposition": f'attachment; filename="{replay}.record"'}
        return Response(text, media_type="text/plain", headers=name)

    @post("/{replay:str}/fork", responses=PROBLEMS, summary="Play on from here, against bots")
    async def fork(request: Asking, replay: TableId, data: JSONBody[Fork]) -> TableInfo:
        """What the seat could not see is dealt anew, consistently with what it knew."""
        player = await desk.known(request)
        return await lobby.fork(await lobby.record(replay), player, data)

    return Router("/api/replays", route_handlers=[whole, scene, told, record, fork], tags=["replays"])


def records(desk: Desk) -> Router:
    """Uploads."""

    @post("/", responses=PROBLEMS, summary="Upload the record of a finished game")
    async def upload(request: Asking, data: JSONBody[Upload]) -> Uploaded:
        """It is replayed first; the problem names the line that is wrong."""
        return Uploaded(replay=await desk.lobby.upload(await desk.known(request), data.record))

    return Router("/api/records", route_handlers=[upload], tags=["replays"])
