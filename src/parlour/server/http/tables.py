"""Routes of a table: make, join, look, play, take back, leave, talk, play again."""

from typing import Annotated, get_args

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.bots.levels import TURN, seconds_by_level
from parlour.games import find, games
from parlour.lessons.finding import lesson_of
from parlour.server.http.hanging_up import while_connected
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.links import drawn
from parlour.server.http.rates import AT_TABLES, SCENES
from parlour.server.http.services import Services
from parlour.server.limits import CODES, LISTS, LOOKS, REPLAYS, TABLES_OF_ALL
from parlour.server.refusal import Refusal
from parlour.server.store import rows
from parlour.server.tables import coaching
from parlour.server.tables.foresight import foresee, why_not
from parlour.server.tables.hints import hint as advice
from parlour.server.tables.lens import lens
from parlour.server.wire.advice import Advice, AtStake, Coached, Lens, Memory
from parlour.server.wire.asked import (
    WORD,
    Absent,
    Allow,
    Answer,
    Gesture,
    Join,
    MasterTime,
    NewTable,
    Play,
    Rematch,
    Say,
    SeatChange,
    SeatLink,
    Stand,
    Undo,
)
from parlour.server.wire.people import Knocking, SeatOf
from parlour.server.wire.told import (
    Code,
    Done,
    Emoted,
    Foresight,
    GameInfo,
    Happened,
    Line,
    Made,
    Scene,
    Seated,
    TableInfo,
    UndoNow,
    Why,
)

TableId = Annotated[str, PathParameter(max_length=32, pattern=WORD)]
EyesNow = Annotated[int | None, QueryParameter(ge=-1, le=9, description="a seat of mine; -1 for what everybody sees")]
Number = Annotated[int, QueryParameter(ge=0, le=2_000_000_000)]
MoveOrNow = Annotated[
    int | None, QueryParameter(ge=0, le=2_000_000_000, description="after so many actions; now if left out")
]
Deeper = Annotated[bool, QueryParameter(description="with more thought")]
Notation = Annotated[str, QueryParameter(min_length=1, max_length=80, description="an action in notation")]
Remembered = Annotated[Memory, QueryParameter(description="all that I was shown, or what lies open on the table")]
CHAT = 200  # lines at most in one answer


def games_of_the_house() -> Router:
    """The games of the house."""

    @get("/", summary="The games of the house")
    async def all_games() -> list[GameInfo]:
        """With the numbers of seats they take and the options a table may choose."""
        found = [find(id) for id in games()]
        return [
            GameInfo(
                game=g.id,
                rules=g.rules,
                seats=g.seats,
                options=g.options,
                lesson=lesson_of(g.id) is not None,
                seconds=seconds_by_level(g),
                masters={seconds: TURN * seconds for seconds in get_args(MasterTime)},
            )
            for g in found
        ]

    return Router("/api/games", route_handlers=[all_games], tags=["games"])


def tables(services: Services) -> Router:
    """Everything below /api/tables."""
    lobby, seating, moves, rooms = services.lobby, services.seating, services.moves, services.rooms

    @get("/", responses=PROBLEMS, summary="Public tables, to join or to watch")
    async def public(request: AnyRequest) -> list[TableInfo]:
        """A few of each maker, and a share for each address they come from; the last changed first."""
        rooms.limits.take(LISTS, services.identity.address(request))
        return await lobby.public(await services.identity.guest(request))

    @post("/", responses=PROBLEMS, summary="Make a table")
    async def make(request: AnyRequest, data: JSONBody[NewTable]) -> Made:
        """It begins as soon as every seat is taken. Asked again, unused invitations are told anew; the old ones end."""
        player = await services.identity.known(request)
        rooms.limits.take(TABLES_OF_ALL, services.identity.address(request))
        return await lobby.create(player, data)

    @get("/{table:str}", responses=PROBLEMS, summary="A table: who sits where, and where it stands")
    async def look(request: AnyRequest, table: TableId) -> TableInfo:
        """With the promise of its deal, and the secret once the game is over."""
        live, actor = await services.identity.at_table(request, table)
        return live.room.info(actor)

    @post("/{table:str}/join", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Sit down")
    async def join(request: AnyRequest, table: TableId, data: JSONBody[Join]) -> Seated:
        """On an open seat, or with its token on an invited one. Again is the same as once."""
        return await seating.join(table, await services.identity.guest(request), data)

    @post("/{table:str}/seats/{seat:int}/token", responses=PROBLEMS, status_code=200, summary="A token for my seat")
    async def token(request: AnyRequest, table: TableId, seat: Annotated[int, PathParameter(ge=0, le=9)]) -> Code:
        """Whoever has it, a program say, plays that seat and no other. The token before it no longer works."""
        live, actor = await services.identity.at_table(request, table)
        return Code(code=await seating.token(live, actor, seat), path=f"/t/{table}")

    @delete("/{table:str}/seats/{seat:int}/token", responses=PROBLEMS, status_code=200, summary="No token for my seat")
    async def revoke(request: AnyRequest, table: TableId, seat: Annotated[int, PathParameter(ge=0, le=9)]) -> Done:
        """Whoever came by it is sent away."""
        live, actor = await services.identity.at_table(request, table)
        await seating.revoke(live, actor, seat)
        return Done(at=live.room.at)

    @put("/{table:str}/seats/{seat:int}", responses=PROBLEMS, summary="Make something else of a seat")
    async def change(
        request: AnyRequest, table: TableId, seat: Annotated[int, PathParameter(ge=0, le=9)], data: JSONBody[SeatChange]
    ) -> Made:
        """By whoever made the table, while it waits; whoever sat there goes. An invitation is told here."""
        return await seating.change(*await services.identity.at_table(request, table), seat, data)

    @delete("/{table:str}", responses=PROBLEMS, status_code=200, summary="Cancel a table that waits, abandon a game")
    async def cancel(request: AnyRequest, table: TableId) -> Done:
        """A table that waits, by whoever made it; a game that is played, by whoever plays it against bots alone, or
        whom everybody else left by resigning: then they have won (`conceded`)."""
        live, actor = await services.identity.at_table(request, table)
        if live.room.row.seed is None:
            await seating.cancel(live, actor)
        else:
            await seating.abandon(live, actor)
        return Done(at=live.room.at)

    @get("/{table:str}/scene", responses=PROBLEMS, rate=SCENES, summary="All that I may know")
    async def scene(request: AnyRequest, table: TableId, seat: EyesNow = None, move: MoveOrNow = None) -> Scene:
        """Now, or earlier in the game; view, options, clock, whether I may undo."""
        live, actor = await services.identity.at_table(request, table)
        return live.room.scene(services.identity.viewer(live.room, actor, seat), move)

    @get("/{table:str}/why", responses=PROBLEMS, rate=SCENES, summary="Why an action may not be taken now")
    async def why(request: AnyRequest, table: TableId, action: Notation, seat: EyesNow = None) -> Why:
        """By my seat, as far as it can see: the rule that forbids it, or that it is allowed."""
        room, eyes = await services.identity.sitting(request, table, seat)
        return why_not(*room.seen(eyes), eyes, action)

    @get("/{table:str}/foresee", responses=PROBLEMS, summary="Where an action of mine would lead")
    async def foreseen(request: AnyRequest, table: TableId, action: Notation, seat: EyesNow = None) -> Foresight:
        """As far as my seat can tell before it is played: nothing is done, and nothing hidden is told."""
        room, eyes = await services.identity.sitting(request, table, seat)
        rooms.limits.take(LOOKS, f"{room.id} {eyes}")
        return foresee(*room.seen(eyes), eyes, action)

    @get("/{table:str}/hint", responses=PROBLEMS, summary="What a bot would do in my place")
    async def hint(request: AnyRequest, table: TableId, seat: EyesNow = None) -> Advice:
        """On my turn, where all others at the table are bots; from what my seat can see."""
        room, eyes = await services.identity.sitting(request, table, seat)
        return await while_connected(request, advice(services.rooms, room, eyes))

    @get("/{table:str}/lens", responses=PROBLEMS, summary="What I can know of what I cannot see")
    async def known(request: AnyRequest, table: TableId, seat: EyesNow = None, memory: Remembered = "all") -> Lens:
        """Exact chances, where all others at the table are bots; of all that my seat was shown, or what lies open."""
        room, eyes = await services.identity.sitting(request, table, seat)
        return lens(rooms.limits, room, eyes, memory)

    @get("/{table:str}/coach", responses=PROBLEMS, summary="The coach's word on a decision of mine")
    async def coach(
        request: AnyRequest, table: TableId, move: Number, seat: EyesNow = None, deeper: Deeper = False
    ) -> Coached:
        """The one after `move` actions, where all others are bots; from what my seat could see then."""
        room, eyes = await services.identity.sitting(request, table, seat)
        word = await while_connected(request, coaching.word(services.rooms, room, eyes, move, deeper))
        await services.progress.coached(room, word)
        return word

    @get("/{table:str}/coach/look", responses=PROBLEMS, summary="What should I look at?")
    async def at_stake(request: AnyRequest, table: TableId, seat: EyesNow = None) -> AtStake:
        """Before my choice, where all others are bots: two or three things at stake, and not the move."""
        room, eyes = await services.identity.sitting(request, table, seat)
        return await while_connected(request, coaching.look(services.rooms, room, eyes))

    @get("/{table:str}/told", responses=PROBLEMS, summary="What happened, from an entry of the log on")
    async def told(request: AnyRequest, table: TableId, since: Number = 0, seat: EyesNow = None) -> list[Happened]:
        """As my seat was told it."""
        rooms.limits.take(REPLAYS, services.identity.address(request))
        live, actor = await services.identity.at_table(request, table)
        viewer = services.identity.viewer(live.room, actor, seat)
        return [live.room.happened(viewer, at) for at in range(since, live.room.at)]

    @get("/{table:str}/since", responses=PROBLEMS, rate=SCENES, summary="Since your last turn")
    async def since(request: AnyRequest, table: TableId, seat: EyesNow = None) -> list[Happened]:
        """What happened since this seat last acted; what one seat did in a row is folded into one."""
        room, eyes = await services.identity.sitting(request, table, seat)
        return room.since_last_turn(eyes)

    @post("/{table:str}/play", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Play an action")
    async def play(request: AnyRequest, table: TableId, data: JSONBody[Play]) -> Done:
        """Refused as stale if the game has moved on from `at`; the same id twice is done once."""
        live, actor = await services.identity.at_table(request, table)
        if live.room.sealed and actor.seats:
            await services.dailies.go_on(live, services.identity.mark(request))
        return await moves.play(live, actor, data)

    @post("/{table:str}/undo", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Take my last action back")
    async def undo(request: AnyRequest, table: TableId, data: JSONBody[Undo]) -> Done:
        """At once where the scene says `free` or `alone`; where it says `ask` the other people are asked."""
        return await moves.undo(*await services.identity.at_table(request, table), data)

    @get("/{table:str}/undo", responses=PROBLEMS, summary="What taking my last action back would take back")
    async def undo_now(request: AnyRequest, table: TableId, seat: EyesNow = None) -> UndoNow:
        """The moves of each seat that would go with it, and how much of what I have seen since."""
        room, eyes = await services.identity.sitting(request, table, seat)
        rooms.limits.take(LOOKS, f"{room.id} {eyes}")
        return room.undo_now(eyes)

    @post(
        "/{table:str}/redo", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Play again what I took back"
    )
    async def redo(request: AnyRequest, table: TableId, data: JSONBody[Undo]) -> Done:
        """Where the scene says `redo`: against bots alone, while nothing else has been played since."""
        return await moves.redo(*await services.identity.at_table(request, table), data)

    @post(
        "/{table:str}/undo/answer",
        responses=PROBLEMS,
        status_code=200,
        rate=AT_TABLES,
        summary="Agree that an action is taken back",
    )
    async def answer(request: AnyRequest, table: TableId, data: JSONBody[Answer]) -> Done:
        """Or not; whoever asked withdraws by not agreeing."""
        return await moves.answer(*await services.identity.at_table(request, table), data)

    @post("/{table:str}/leave", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Leave my seat")
    async def leave(request: AnyRequest, table: TableId, data: JSONBody[Stand]) -> Done:
        """To a stand-in, until I come back; while the table waits for people, or for my word, for good."""
        live, actor = await services.identity.at_table(request, table)
        said_no = live.room.row.parent is not None and not actor.seats  # to a rematch that has begun since, say
        if live.room.row.phase == "open" or said_no:
            await seating.get_up(live, actor, data.seat)
            return Done(at=live.room.at)
        return await moves.leave(live, actor, data)

    @post("/{table:str}/back", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Come back to my seat")
    async def back(request: AnyRequest, table: TableId, data: JSONBody[Stand]) -> Done:
        """Playing an action does it too."""
        return await moves.back(*await services.identity.at_table(request, table), data)

    @post("/{table:str}/resign", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Give up")
    async def resign(request: AnyRequest, table: TableId, data: JSONBody[Stand]) -> Done:
        """A stand-in plays my seat to the end; for games with other people."""
        return await moves.resign(*await services.identity.at_table(request, table), data)

    @post(
        "/{table:str}/nudge", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Nudge whoever is waited for"
    )
    async def nudge(request: AnyRequest, table: TableId, data: JSONBody[Stand]) -> Done:
        """At a live table without a clock: a tone for them, and a push if they do not look."""
        return await services.missing.nudge(*await services.identity.at_table(request, table), data)

    @post(
        "/{table:str}/stand-in",
        responses=PROBLEMS,
        status_code=200,
        rate=AT_TABLES,
        summary="A stand-in for somebody who is away",
    )
    async def stand_in(request: AnyRequest, table: TableId, data: JSONBody[Absent]) -> Done:
        """After two minutes away, once all other people who look agree; the seat is theirs again when they act."""
        return await services.missing.stand_in(*await services.identity.at_table(request, table), data)

    @post("/{table:str}/whose", responses=PROBLEMS, status_code=200, summary="Whose seat does this link name?")
    async def whose(request: AnyRequest, table: TableId, data: JSONBody[SeatLink]) -> SeatOf:
        """Nobody sits down by asking."""
        rooms.limits.take(CODES, services.identity.address(request))
        return await services.doors.whose(table, await services.identity.guest(request), data.token)

    @post("/{table:str}/device", responses=PROBLEMS, status_code=200, summary="That seat is mine, on another device")
    async def device(request: AnyRequest, table: TableId, data: JSONBody[SeatLink]) -> Knocking:
        """Whoever sits there is asked, on a device of theirs, whether this one is theirs too."""
        address, agent = services.identity.address(request), services.identity.agent(request)
        services.rooms.people.check_address(services.identity.host(request))
        return await services.doors.from_device(table, data.token, address, agent)

    @post("/{table:str}/knocks/{knock:str}", responses=PROBLEMS, status_code=200, summary="Let somebody in, or not")
    async def let_in(
        request: AnyRequest,
        table: TableId,
        knock: Annotated[str, PathParameter(max_length=32, pattern=WORD)],
        data: JSONBody[Allow],
    ) -> TableInfo:
        """By the maker of the table for a seat, by who sits there for a device of theirs."""
        return await services.doors.answer(*await services.identity.at_table(request, table), knock, data.allow)

    @post("/{table:str}/chat", responses=PROBLEMS, status_code=200, rate=AT_TABLES, summary="Say something")
    async def say(request: AnyRequest, table: TableId, data: JSONBody[Say]) -> Line:
        """Plain text, by somebody who sits at the table."""
        live, actor = await services.identity.at_table(request, table)
        await services.identity.check_voice(request, live.room, actor)
        return await moves.say(live, actor, data)

    @post("/{table:str}/emote", responses=PROBLEMS, status_code=200, summary="Show an emote")
    async def emote(request: AnyRequest, table: TableId, data: JSONBody[Gesture]) -> Emoted:
        """At my seat, for a moment: told to whoever hears the chat, and stored nowhere."""
        live, actor = await services.identity.at_table(request, table)
        await services.identity.check_voice(request, live.room, actor)
        return await moves.emote(live, actor, data)

    @get("/{table:str}/chat", responses=PROBLEMS, summary="What was said")
    async def chat(request: AnyRequest, table: TableId, since: Number = 0) -> list[Line]:
        """After line `since`, without those whom I mute or block."""
        live, actor = await services.identity.at_table(request, table)
        if not live.room.inside(actor):
            raise Refusal("seats-only", "only those who sit at this table may hear what is said")
        muted = await rooms.people.muted(await services.identity.guest(request)) | actor.distance.blocked
        said = await rooms.store.read(rows.lines(table, since, CHAT))
        heard = [line for line in said if line.player not in muted]
        return [Line(n=line.n, player=line.player, name=line.name, text=line.text, time=line.time) for line in heard]

    @post("/{table:str}/rematch", responses=PROBLEMS, status_code=200, summary="Again, seats moved round by one")
    async def rematch(request: AnyRequest, table: TableId, data: JSONBody[Rematch]) -> TableInfo:
        """The same new table for everybody who asks; it begins when all have."""
        player = await services.identity.known(request)
        rooms.limits.take(TABLES_OF_ALL, services.identity.address(request))
        await services.identity.check_belongs(request, (await rooms.live(table)).room)
        return await services.rematches.rematch(table, player, data)

    @get("/{table:str}/qr", responses=PROBLEMS, media_type="image/svg+xml", summary="The table's link as a QR code")
    async def qr(request: AnyRequest, table: TableId) -> Response[bytes]:
        """An SVG picture."""
        await services.identity.check_belongs(request, (await rooms.live(table)).room)
        return drawn(services, request, f"/t/{table}")

    handlers = [
        public,
        make,
        look,
        join,
        token,
        revoke,
        change,
        cancel,
        scene,
        why,
        foreseen,
        hint,
        known,
        coach,
        at_stake,
        told,
        since,
        play,
        undo,
        undo_now,
        redo,
        answer,
        leave,
        back,
        resign,
    ]
    return Router(
        "/api/tables",
        route_handlers=[*handlers, nudge, stand_in, whose, device, let_in, say, emote, chat, rematch, qr],
        tags=["tables"],
    )
