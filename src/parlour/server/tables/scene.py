"""What a viewer is shown: the one builder of scenes, and of what happened, for live tables, replays and lessons."""

from parlour.core.box import differs
from parlour.core.engine import legal, turn
from parlour.core.table import Table, codec_of
from parlour.core.words import NOBODY, Action, Outcome, Viewer
from parlour.server.tables.foresight import standing
from parlour.server.wire.asked import Clock
from parlour.server.wire.told import ClockNow, Deal, Happened, Option, Result, Scene, SeatInfo, TableInfo, UndoWay

_options: dict[Action, Option] = {}


def scene_of(
    id: str,
    table: Table,
    viewer: Viewer,
    move: int | None = None,
    *,
    at: int | None = None,
    choosing: bool = False,
    undo: UndoWay = "none",
    redo: bool = False,
    clock: ClockNow | None = None,
) -> Scene:
    """All that a viewer may know, now or after the first `move` actions.

    A live table counts entries and says where it stands by `at`. Options are told to a viewer who is `choosing`.
    """
    view, now = table.view(viewer, move), move is None or move == table.at
    whose, outcome = turn(view), table.outcome if now else None
    choices = legal(view) if choosing and viewer is not None and viewer == whose else []
    return Scene(
        table=id,
        at=at if at is not None else table.at if move is None else move,
        seat=viewer,
        turn=None if whose == NOBODY else whose,
        view=codec_of(table.game).pack(view),
        options=[option(table, choice) for choice in choices],
        undo=undo,
        redo=redo,
        clock=clock,
        outcome=result(outcome),
        standing=standing(table.game, view, viewer, outcome),
        shown=table.game.shown(view, viewer),
    )


def told_of(table: Table, viewer: Viewer, index: int) -> Happened:
    """What a viewer was told of an action."""
    codec = codec_of(table.game)
    events = [codec.pack(event) for event in table.told(viewer, index, index + 1)]
    return Happened(at=index + 1, kind="play", seat=table.actors[index], events=events, whole=table.completes(index))


def table_of(id: str, table: Table, names: list[str], yours: list[int]) -> TableInfo:
    """How a table is told of that nobody sat down at here: a record from elsewhere, a lesson."""
    sitting = [
        SeatInfo(seat=seat, kind="person", name=name, player=None, level=None, away=False)
        for seat, name in enumerate(names)
    ]
    return TableInfo(
        table=id,
        game=table.game.id,
        rules=table.game.rules,
        options=table.options,
        public=False,
        live=False,
        clock=Clock(),
        phase="playing" if table.turn is not None else "over",
        word="",
        seats=sitting,
        at=table.at,
        turn=None,
        deal=Deal(commitment="", nonces=[], secret=None),
        asked=None,
        outcome=result(table.outcome),
        yours=yours,
        maker=False,
        several=False,
        watch=True,
        lots=False,
        drawn=None,
        parent=None,
        rematch=None,
        box=table.game.box,
        differs=differs(table.game.changed),
    )


def option(table: Table, action: Action) -> Option:
    """An action as it is offered: made once, as actions are."""
    known = _options.get(action)
    if known is None:
        known = _options[action] = Option(action=action.write(), word=codec_of(table.game).pack(action))
    return known


def result(outcome: Outcome | None) -> Result | None:
    """An outcome as it is said."""
    if outcome is None:
        return None
    return Result(reason=outcome.reason, ranks=outcome.ranks, scores=outcome.scores, sheet=outcome.sheet)
