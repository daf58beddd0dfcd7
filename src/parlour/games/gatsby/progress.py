"""How far an action has come: which of its parts is being done.  [GA 4.6]"""

from typing import Any

from parlour.core.words import NOBODY, Seat, Step
from parlour.games.gatsby.material import MAINS
from parlour.games.gatsby.parts import (
    AdvancePart,
    AnywherePart,
    CabaretPart,
    CharactersPart,
    FollowPart,
    LanePart,
    LinkPart,
    PairPart,
    PutBeside,
    PutLinked,
    PutOnTrack,
    PutPair,
    RacePart,
    SwapPart,
)
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.turn import MAIN, SPECIAL, EndCommanded, EndTurn


def parts_now(view: Party) -> list[int]:
    """Which part of the action is being done, and how many it has; empty between turns.  [GA 4.6]"""
    if not in_an_action(view):
        return []
    of = sum([parts_in(step) for step in whole_action(view)])
    later = sum([parts_in(step) for step in view.agenda])
    return [of - later, of]


def whole_action(view: Party) -> list[Step[Any]]:
    """The agenda with which the action began."""
    return MAIN[view.stands] if view.stands <= MAINS else SPECIAL[special_now(view)]


def parts_in(step: Step[Any]) -> int:
    """How many parts of an action a step of the agenda still has before it; what is asked now has begun."""
    if isinstance(step, CabaretPart):
        return 1 + step.links
    if isinstance(step, (LinkPart, PutBeside)):
        return step.links
    if isinstance(step, PutLinked):
        return step.links - 1
    if isinstance(step, RacePart):
        return step.count
    if isinstance(step, PutOnTrack):
        return step.count - 1
    if isinstance(step, PairPart):
        return 2
    if isinstance(step, (AdvancePart, AnywherePart, CharactersPart, FollowPart, LanePart, PutPair, SwapPart)):
        return 1
    return 0


def special_now(view: Party) -> int:
    """The special action being carried out, 0 if none.  [GA 4.5]"""
    return view.used[-1] if view.stands > MAINS and in_an_action(view) else 0


def commander(view: Party) -> Seat:
    """Who commanded the action that is being carried out; NOBODY if its player chose it.  [GA 7.2a]"""
    return 1 - view.active if any(isinstance(step, EndCommanded) for step in view.agenda) else NOBODY


def in_an_action(view: Party) -> bool:
    """Whether an action has begun: its turn waits to be ended."""
    return any(isinstance(step, EndTurn) for step in view.agenda)


def climbs(main: int) -> bool:
    """Whether a main action has an advance among its parts.  [GA 6.2b, 6.3a]"""
    return any(isinstance(step, AdvancePart) for step in MAIN[main])
