"""Games that end in every way the book knows, won from every seat: what judges and bots are held to."""

from functools import cache

from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.record import read_file
from parlour.core.table import Table, replay
from parlour.core.words import Action, Seat, State
from tests.playthrough import records

SEEDS = 600  # random games of a kind of table, at most
SHUNNED = {"no-extension": "BuildExtension"}  # an ending, and what nobody must do to get there
Ended = tuple[str, int, Seat]  # the reason, the seats at the table, one that won


def wanted(game: Game) -> set[Ended]:
    """Every reason to end, at every number of seats, won from every seat."""
    return {(ending, seats, seat) for ending in game.endings for seats in game.seats for seat in range(seats)}


@cache
def ended(game: Game) -> dict[Ended, Table]:
    """A finished game of each kind: golden ones, then random ones by seed where one is missing."""
    found: dict[Ended, Table] = {}
    for path in records(game):
        _keep(found, replay(read_file(path)))
    for ending, seats, seat in sorted(wanted(game)):
        for seed in range(SEEDS):
            if (ending, seats, seat) in found:
                break
            _keep(found, played(game, seats, seed, SHUNNED.get(ending, "")))
    return found


def _keep(found: dict[Ended, Table], table: Table) -> None:
    outcome = table.outcome
    assert outcome is not None
    for seat, rank in enumerate(outcome.ranks):
        if rank == 1:
            found.setdefault((outcome.reason, table.seats, seat), table)


def played(game: Game, seats: int, seed: int, shunned: str = "") -> Table:
    """A random game; actions of one kind are left alone where there are others."""
    table, chance = Table(game, seats, key_of(seed)), Chance(seed)
    while table.turn is not None:
        options = table.legal()
        some = [option for option in options if type(option).__name__ != shunned] or options
        table.play(some[chance.below(len(some))])
    return table


def wins_at_once(game: Game, state: State, seat: Seat, option: Action) -> bool:
    """Whether an option ends the game here and now, and the seat alone has won it."""
    after = state.copy()
    push(after, option)
    outcome = game.outcome(after) if turn(after) < 0 else None
    return outcome is not None and outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1


def sure_wins(game: Game, view: State, seat: Seat, worlds: int) -> list[Action]:
    """The options that win at once however the hidden things lie, as far as so many guesses tell."""
    guesses = [game.guess(view, seat, Chance(key_of(number))) for number in range(worlds)]
    return [
        option
        for option in legal(view)
        if all(option in legal(world) and wins_at_once(game, world, seat, option) for world in guesses)
    ]
