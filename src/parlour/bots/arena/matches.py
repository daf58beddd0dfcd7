"""Matches between bots: seats rotated over the same deals, spread over processes, resumable."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from parlour.bots.arena.ladder import DEALS, Match, Tally, key, orders, store, stored, tally
from parlour.bots.levels import is_brought, make
from parlour.bots.overtime import in_time
from parlour.bots.spread import Spread
from parlour.core.chance import Chance, key_of, mix, wrap
from parlour.core.engine import legal, push, turn
from parlour.core.game import find

TallyListener = Callable[[Tally], None]


def run(
    match: Match,
    games: int,
    path: Path | None,
    spread: Spread,
    early: bool,
    told: TallyListener,
    limit: float = 0.0,
) -> Tally:
    """Play until so many games are stored, those of earlier runs counted in; early: until the test is decided.

    Whole rotations are played, so a few more games may come of it. `told` hears of every game. Only deals of the
    match's own seed count: whoever asks for others wants a judgement by those alone.
    """
    lines = [line for line in (stored(path) if path else []) if line["seed"] // DEALS == match.seed]
    done = {key(line) for line in lines}
    count = tally(match, lines)
    told(count)
    for line in played((job for job in fixtures(match, games) if key(job) not in done), spread, limit):
        if path:
            store(path, line)
        lines.append(line)
        count = tally(match, lines)
        told(count)
        if early and count.verdict and count.games % match.seats == 0:
            break
    return count


def fixtures(match: Match, games: int) -> Iterator[dict[str, Any]]:
    """Every game to be played: each deal once in every rotation; among equals there is nothing to rotate.

    Where three and more differ, who sits after whom changes from deal to deal: nobody always follows the weakest.
    """
    turns = 1 if match.mirror else match.seats
    ways = len(orders(tuple(match.bots)))
    for deal in range(-(-games // turns)):
        for shift in range(turns):
            yield {**match.head(), "seed": match.seed * DEALS + deal, "turn": deal % ways * match.seats + shift}


def played(fixtures: Iterator[dict[str, Any]], spread: Spread, limit: float = 0.0) -> Iterator[dict[str, Any]]:
    """The games with their results, as they end; WrongChoice or Unanswered where a bot fails, or is over the limit."""
    return spread(play, _pieces(fixtures, limit))


def _pieces(fixtures: Iterator[dict[str, Any]], limit: float) -> Iterator[list[Any]]:
    for fixture in fixtures:  # compiled, an expression would list them all
        yield [fixture, limit]


def play(fixture: dict[str, Any], limit: float = 0.0) -> dict[str, Any]:
    """One game. Bots get views, and streams of their own; those from elsewhere have `limit` seconds a choice."""
    game = find(fixture["game"])
    match = Match(game, fixture["seats"], fixture["bots"], fixture["divide"])
    start = perf_counter()
    seed: int = fixture["seed"]
    shift: int = fixture["turn"]
    bots = [
        make(game, match.at(seat, shift), Chance(stream(seed, shift, seat)), match.divide)
        for seat in range(match.seats)
    ]
    state = game.setup(match.seats, key_of(seed), game.settled({}))
    limits = [limit if is_brought(match.at(seat, shift)) else 0.0 for seat in range(match.seats)]
    actions = 0
    thought, choices = [0.0] * match.seats, [0] * match.seats  # of every seat: seconds of its core, and real choices
    while options := legal(state):
        seat = turn(state)
        began = process_time()
        view, name = game.view(state, seat), match.at(seat, shift)
        chosen = in_time(name, bots[seat], limits[seat], view, seat, options)
        thought[seat] += process_time() - began
        choices[seat] += len(options) > 1
        push(state, chosen)
        actions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return {
        **fixture,
        "ranks": outcome.ranks,
        "scores": outcome.scores,
        "actions": actions,
        "seconds": round(perf_counter() - start, 2),
        "thought": [round(seconds, 3) for seconds in thought],
        "choices": choices,
    }


def stream(seed: int, shift: int, seat: int) -> int:
    """The chance of a bot in a game: another for every seat and rotation."""
    return mix(wrap(mix(seed + 1) ^ (64 * shift + seat + 1)))
