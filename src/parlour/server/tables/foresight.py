"""What a seat can work out by the rules: the points as it knows them, why not, and where an action would lead.

All of it comes from the seat's view, so worlds that the seat cannot tell apart get the same answer. Points are those
the game's rules are certain of, never guessed.
"""

from parlour.core.engine import turn, why
from parlour.core.foresight import Foreseer
from parlour.core.game import Game
from parlour.core.notation import UnknownAction
from parlour.core.table import codec_of
from parlour.core.words import Action, Outcome, State, Viewer
from parlour.server.refusal import Refusal
from parlour.server.wire import told


def standing(game: Game, view: State, viewer: Viewer, outcome: Outcome | None = None) -> list[int] | None:
    """Each seat's points if counted now; None while something the viewer cannot see decides them."""
    if outcome is not None:
        return list(outcome.scores)
    return game.known_scores(view, viewer)


def parsed(game: Game, text: str) -> Action:
    """The action of a notation; Refusal if there is none."""
    try:
        return game.vocabulary.parse(text)
    except UnknownAction as unknown:
        raise Refusal("unknown-action", str(unknown)) from None


def why_not(game: Game, view: State, seat: int, text: str) -> told.Why:
    """Whether the seat may do it now, and if not, what forbids it."""
    action = parsed(game, text)
    if view.agenda and turn(view) != seat:
        return told.Why(action=action.write(), allowed=False, reason="not-your-turn")
    reason = why(view, action)
    if reason is None:
        return told.Why(action=action.write(), allowed=True)
    return told.Why(action=action.write(), allowed=False, reason=reason.id, rule=reason.cite)


def foresee(game: Game, view: State, seat: int, text: str) -> told.Foresight:
    """Where an action of the seat would lead, as far as it can tell beforehand."""
    action = parsed(game, text)
    if turn(view) != seat:
        raise Refusal("not-your-turn", f"it is not the turn of seat {seat}")
    reason = why(view, action)
    if reason is not None:
        raise Refusal("not-allowed", f"'{action.write()}' is not allowed now", reason.id, reason.cite)
    codec, found = codec_of(game), Foreseer(game, view, seat).of(action)
    return told.Foresight(
        action=action.write(),
        events=[codec.pack(event) for event in found.events],
        view=codec.pack(found.view),
        standing=found.standing,
        shown=game.shown(found.view, seat),
        ends=found.ends,
        sure=found.sure,
    )
