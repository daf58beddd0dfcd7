"""Routes of order: reporting, how I stand, and what is for moderators and owners alone."""

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.people import bans, reports, sanctions, ways, word_list
from parlour.server.people.guests import Player
from parlour.server.refusal import Refusal
from parlour.server.tables.reporting import told
from parlour.server.wire.asked import WORD
from parlour.server.wire.order import (
    ActDone,
    GiveRole,
    HoldingNow,
    ListedWords,
    MemberFound,
    ModeratorsAct,
    MyOrder,
    MyReport,
    MySanction,
    NewReport,
    NewWords,
    OrderNow,
    ReportedLine,
    ReportSummary,
    ReportWhole,
)
from parlour.server.wire.told import Happened, Me

LINES = 100  # of the log at once
ReportId = Annotated[str, PathParameter(max_length=32, pattern=WORD)]
NamePart = Annotated[str, QueryParameter(max_length=40, description="of their name")]
Earlier = Annotated[int | None, QueryParameter(ge=0, le=2**53 - 1, description="only what was before this")]


def report_routes(services: Services) -> Router:
    """What everybody may do: report something, and see what became of it."""
    identity, rooms = services.identity, services.rooms

    @post("/reports", responses=PROBLEMS, status_code=200, summary="Report something")
    async def report(request: AnyRequest, data: JSONBody[NewReport]) -> MyReport:
        """To whoever keeps order here. Nobody who is reported is told of it, or by whom."""
        player = await identity.known(request)
        at = None
        if data.kind in ("chat", "table"):
            live, actor = await identity.at_table(request, data.place, before=True)
            at = live.room, actor
        return await services.reporting.file(player, data, identity.address(request), at)

    @get("/me/order", responses=PROBLEMS, summary="What holds for me, and what I have reported")
    async def mine(request: AnyRequest) -> MyOrder:
        """Nothing, for whoever is nobody here yet."""
        player = await identity.guest(request)
        if player is None:
            return MyOrder(me=None, sanctions=[], reports=[])
        held = await rooms.people.standing(player)
        return MyOrder(
            me=Me(player=player.id, name=player.name, role=player.role),
            sanctions=[MySanction(kind=row.kind, until=row.until, word=row.word, name=row.name) for row in held],
            reports=[told(row) for row in await rooms.store.read(reports.mine(player.id))],
        )

    return Router("/api", route_handlers=[report, mine], tags=["order"])


def order_routes(services: Services) -> Router:
    """Everything below /api/order."""
    identity, rooms, moderation = services.identity, services.rooms, services.moderation

    async def keeper(request: AnyRequest) -> Player:
        player = await identity.known(request)
        moderation.check(player)
        return player

    async def now(player: Player, before: int | None = None) -> OrderNow:
        found, many = await rooms.store.read(reports.waiting(player.id, before))
        silent = await rooms.store.read(sanctions.holding(rooms.now()))
        banned = await rooms.store.read(bans.listed(rooms.now()))
        holding = [
            HoldingNow(kind=row.kind, player=row.player, name=row.called, made=row.made, until=row.until, word=row.word)
            for row in silent
        ]
        holding += [
            HoldingNow(kind="ban", player=what, name=name or "", made=made, until=until, word=word)
            for what, kind, name, made, until, word in banned
            if kind == "guest"
        ]
        return OrderNow(reports=[summary(row) for row in found], many=many, holding=holding)

    @get("/", responses=PROBLEMS, summary="Open reports, and what holds")
    async def look(request: AnyRequest, before: Earlier = None) -> OrderNow:
        """For moderators and owners; nobody is shown a report that concerns them."""
        return await now(await keeper(request), before)

    @get("/reports/{report:str}", responses=PROBLEMS, summary="One report")
    async def one(request: AnyRequest, report: ReportId) -> ReportWhole:
        """With its lines and moves, and what was done about the same person before."""
        player = await keeper(request)
        found = await rooms.store.read(reports.one(player.id, report))
        if found is None:
            raise Refusal("no-report", "there is no such report, or it is about you")
        row, lines, sitting, before = found
        return ReportWhole(
            summary=summary(row),
            place=row.place,
            game=row.game,
            role=row.role,
            words=row.words,
            lines=[
                ReportedLine(
                    n=line.n,
                    name=line.name,
                    text=line.text,
                    time=line.time,
                    theirs=line.player is not None and line.player == row.player,
                )
                for line in lines
            ],
            moves=msgspec.json.decode(row.moves, type=list[Happened]) if row.moves else [],
            seats=sitting,
            before=[done(act) for act in before],
        )

    @post("/acts", responses=PROBLEMS, status_code=200, summary="What a moderator does")
    async def act(request: AnyRequest, data: JSONBody[ModeratorsAct]) -> OrderNow:
        """Never on themselves, nor on whoever has as much to say. It is in the log for ever, with its reason."""
        player = await keeper(request)
        await moderation.act(player, data)
        return await now(player)

    @get("/log", responses=PROBLEMS, summary="What was done, by whom and why")
    async def log(request: AnyRequest, before: Earlier = None) -> list[ActDone]:
        """The newest first, on the page and by the operator's commands. Nobody can change it."""
        player = await keeper(request)
        return [done(row) for row in await rooms.store.read(reports.log(player.id, before, LINES))]

    @get("/words", responses=PROBLEMS, summary="Words that nobody reads here")
    async def words(request: AnyRequest) -> ListedWords:
        """For owners."""
        moderation.check_owner(await identity.known(request))
        return ListedWords(words=await rooms.store.read(word_list.words()))

    @put("/words", responses=PROBLEMS, summary="Another list of such words")
    async def set_words(request: AnyRequest, data: JSONBody[NewWords]) -> ListedWords:
        """Names and lines of chat that have one of them, whole, are refused from now on; what there is stays."""
        await moderation.set_words(await identity.known(request), data.words)
        return ListedWords(words=await rooms.store.read(word_list.words()))

    async def members(name: str) -> list[MemberFound]:
        found = await rooms.store.read(ways.members(name, LINES))
        return [MemberFound(player=row.id, name=row.name, role=row.role, made=row.made) for row in found]

    @get("/members", responses=PROBLEMS, summary="Members, and what they are to the house")
    async def list_members(request: AnyRequest, name: NamePart = "") -> list[MemberFound]:
        """For owners: those in whose name this stands; whoever has a role if nothing is asked."""
        moderation.check_owner(await identity.known(request))
        return await members(name)

    @put("/roles", responses=PROBLEMS, summary="What a member is to the house")
    async def give_role(request: AnyRequest, data: JSONBody[GiveRole]) -> list[MemberFound]:
        """By an owner who has just signed in on this device, to somebody else who can. All who have a role now."""
        player = await identity.known(request)
        moderation.check_owner(player)
        await services.signing.check_fresh(player)
        await moderation.give_role(player, data.player, data.role)
        return await members("")

    handlers = [look, one, act, log, words, set_words, list_members, give_role]
    return Router("/api/order", route_handlers=handlers, tags=["order"])


def summary(row: Any) -> ReportSummary:
    """A report in the list."""
    return ReportSummary(
        report=row.id,
        kind=row.kind,
        reason=row.reason,
        player=row.player,
        name=row.name,
        called=row.called,
        by=row.by or "",
        made=row.made,
        open=row.decided is None,
    )


def done(row: Any) -> ActDone:
    """A line of the log."""
    return ActDone(
        n=row.n,
        time=row.time,
        by=row.by,
        what=row.what,
        whom=row.whom,
        called=row.called,
        word=row.word,
        until=row.until,
    )
