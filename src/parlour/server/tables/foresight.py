"""What a seat can work out by the rules: the points as it knows them, why not, and where an action would lead.

All of it comes from the seat's view. Where hidden things matter they are guessed, always alike for the same view: so
worlds that the seat cannot tell apart get the same answer.
"""

from collections import deque
from functools import lru_cache
from typing import Final, Literal

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn, why
from parlour.core.game import MOST_EDITIONS, Game
from parlour.core.notation import UnknownAction
from parlour.core.table import Table, codec_of
from parlour.core.words import NOBODY, Action, Event, Outcome, State, Viewer
from parlour.server.refusal import Refusal
from parlour.server.wire.told import Foresight, Why

WORLDS: Final = 4  # ways in which the hidden things may lie, when asking whether they matter
PLAYED: Final = 60  # actions of two games, when asking whether points are open
NODES: Final = 300  # positions looked at, at most, when asking whether a turn may end the game


def worlds(game: Game, view: State, viewer: Viewer) -> list[State]:
    """Full states that look like the view; the same view gives the same worlds."""
    return [game.guess(view, viewer, Chance(number + 1)) for number in range(WORLDS)]


def standing(game: Game, view: State, viewer: Viewer, outcome: Outcome | None = None) -> list[int] | None:
    """Each seat's points if counted now; None while something the viewer cannot see decides them."""
    if outcome is not None:
        return list(outcome.scores)
    points = game.standing(view)
    for number in range(0 if points_are_open(game) else WORLDS):
        if game.standing(game.guess(view, viewer, Chance(number + 1))) != points:
            return None
    return points


@lru_cache(maxsize=MOST_EDITIONS)
def points_are_open(game: Game) -> bool:
    """Whether every viewer can count everybody's points: found by playing, once for a game."""
    for seats in (game.seats[0], game.seats[-1]):
        table, chance = Table(game, seats, seats), Chance(seats)
        while table.turn is not None and table.at < PLAYED:
            options = table.legal()
            table.play(options[chance.below(len(options))])
            if any(game.standing(table.view(viewer)) != table.standing for viewer in (None, *range(seats))):
                return False
    return True


def parsed(game: Game, text: str) -> Action:
    """The action of a notation; Refusal if there is none."""
    try:
        return game.vocabulary.parse(text)
    except UnknownAction as unknown:
        raise Refusal("unknown-action", str(unknown)) from None


def why_not(game: Game, view: State, seat: int, text: str) -> Why:
    """Whether the seat may do it now, and if not, what forbids it."""
    action = parsed(game, text)
    if view.agenda and turn(view) != seat:
        return Why(action=action.write(), allowed=False, reason="not-your-turn")
    reason = why(view, action)
    if reason is None:
        return Why(action=action.write(), allowed=True)
    return Why(action=action.write(), allowed=False, reason=reason.id, rule=reason.cite)


def foresee(game: Game, view: State, seat: int, text: str) -> Foresight:
    """Where an action of the seat would lead, as far as it can tell beforehand."""
    action = parsed(game, text)
    if turn(view) != seat:
        raise Refusal("not-your-turn", f"it is not the turn of seat {seat}")
    reason = why(view, action)
    if reason is not None:
        raise Refusal("not-allowed", f"'{action.write()}' is not allowed now", reason.id, reason.cite)
    codec, imagined = codec_of(game), view.copy()
    told: list[Event] = []
    imagined.log = told
    push(imagined, action)
    imagined.log = None
    after = game.view(imagined, seat)
    possible = [world for world in worlds(game, view, seat) if action in legal(world)]
    for world in possible:
        push(world, action)
    seen = codec.pack(after)
    points = game.standing(after)
    return Foresight(
        action=action.write(),
        events=[codec.pack(event.seen_by(seat)) for event in told],
        view=seen,
        standing=points if possible and all(game.standing(world) == points for world in possible) else None,
        shown=game.shown(after, seat),
        ends=_ends(possible, seat),
        sure=bool(possible) and all(codec.pack(game.view(world, seat)) == seen for world in possible),
    )


def _ends(after: list[State], seat: int) -> Literal["no", "may", "will"]:
    """Whether the game is over then, or can be by what the seat goes on to do before anybody else chooses."""
    if after and all(turn(world) == NOBODY for world in after):
        return "will"
    nodes, waiting = 0, deque(after)
    while waiting:
        world = waiting.popleft()
        if turn(world) == NOBODY:
            return "may"
        if turn(world) != seat:
            continue
        for option in legal(world):
            if nodes == NODES:
                return "no"
            nodes += 1
            following = world.copy()
            push(following, option)
            waiting.append(following)
    return "no"
