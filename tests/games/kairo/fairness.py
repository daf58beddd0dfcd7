"""Are the seats fair? Whole games by a simple merchant at every seat.

    python -m tests.games.kairo.fairness [--games 2000] [--board FILE] [--start variable]

The merchant extends whenever it can, else lures to its own stalls, else draws towards cells it can extend to.
"""

import argparse
from collections import Counter
from math import sqrt
from typing import cast

from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.words import Action, Seat
from parlour.games.kairo.actions import Cell, Choose, Customer, Give, Play, Take
from parlour.games.kairo.board import load
from parlour.games.kairo.build import ChooseCell, ChooseColour
from parlour.games.kairo.cards import PlayCard
from parlour.games.kairo.draw import DrawCard
from parlour.games.kairo.game import GAME
from parlour.games.kairo.lure import ChooseCustomer, ChooseEntrance, barkers_needed, free_entrances
from parlour.games.kairo.material import COLUMNS, FITS, GOLD, SILVER, Work
from parlour.games.kairo.medals import largest_other
from parlour.games.kairo.payment import PayOwn
from parlour.games.kairo.possible import hand_size
from parlour.games.kairo.state import Market
from parlour.games.kairo.turn import ChooseAction


def gain(state: Market, seat: Seat, colour: int) -> int:
    """Points of one more extension: size and new medals."""
    size = state.sizes[seat * 6 + colour] + 1
    best = largest_other(state, seat, colour)
    gold = GOLD if size > best and state.gold[colour] != seat else 0
    return size + gold + (SILVER if size >= best and state.silver[colour] != seat else 0)


def income(state: Market, seat: Seat, colour: int, cell: int) -> float:
    """Coins of a lure, the more if there are none of the colour; those of a rival count against it."""
    wanted = state.survey().grown(seat * 6 + colour) and state.stock[colour]
    need = 2 if wanted and state.coins[seat][colour] == 0 else 0
    for owner in range(state.seats):
        if state.doors[owner * 6 + colour] == cell:
            size = state.sizes[owner * 6 + colour]
            return need + (float(size) if owner == seat else 1 - size / 2)
    return need + 1


def best_lure(state: Market, seat: Seat, colour: int) -> float:
    """The best income a customer brings."""
    if state.customers[colour] < 0 or not free_entrances(state, colour):
        return -9.0
    needed = barkers_needed(state, colour)
    return max(income(state, seat, colour, cell) for cell in needed if needed[cell] <= state.barkers[seat])


def worth(state: Market, seat: Seat, action: Action) -> float:
    """How much a merchant likes an option."""
    step = state.agenda[-1]
    if isinstance(step, ChooseAction):
        return plan(state, seat, action)
    if isinstance(step, PlayCard):
        return (1.0 if action.card < 10 else 0.5) if isinstance(action, Play) else 0.0
    if isinstance(step, ChooseColour) and isinstance(action, Choose) and step.work == Work.EXTENSION:
        return gain(state, seat, action.colour)
    if isinstance(step, ChooseCustomer) and isinstance(action, Customer):
        return best_lure(state, seat, action.colour)
    if isinstance(step, ChooseEntrance) and isinstance(action, Cell):
        return income(state, seat, step.colour, action.row * COLUMNS + action.column)
    if isinstance(step, PayOwn) and isinstance(action, Give):
        return action.coins
    if isinstance(step, DrawCard) and isinstance(action, Take):
        found = state.survey()
        wanted = sum(1 for colour in range(6) if found.grown(seat * 6 + colour) & FITS[action.card])
        held = action.card in state.shown[seat] or action.card in state.secret[seat]
        return 0.5 + wanted - held
    if isinstance(step, DrawCard):
        return 1.0 if action.write() == "take pile" else -float(state.barkers[seat])
    if isinstance(step, ChooseCell) and isinstance(action, Cell) and step.work != Work.EXTENSION:
        cell = action.row * COLUMNS + action.column
        return sum(state.tiles[other] == 0 for other in state.ground().neighbours(cell))
    return 0.0


def plan(state: Market, seat: Seat, action: Action) -> float:
    """How much a merchant likes an action of the turn."""
    text = action.write()
    stalls = sum(size > 0 for size in state.sizes.listed()[seat * 6 : seat * 6 + 6])
    found = state.survey()
    stale = not any(found.grown(seat * 6 + colour) and state.stock[colour] for colour in range(6))
    if text == "build extension":
        return 10.0
    if stale and text in ("build stall", "move stall") and not state.trigger:
        return 5.0
    if text == "lure":
        return (
            -max(0, sum(state.coins[seat]) - 20) / 4 + max(best_lure(state, seat, colour) for colour in range(6)) + 0.5
        )
    if text == "draw":
        return 4.0 - 1.2 * hand_size(state, seat) + 0.5
    if text == "build stall":
        return 1.6 if stalls < 5 and hand_size(state, seat) > 2 and not state.trigger else -1.0
    return 1.0 if text == "move stall" and not state.trigger else 0.0


def merchant(state: Market, chance: Chance) -> Action:
    """The option liked best, ties by chance."""
    options = legal(state)
    if len(options) == 1:
        return options[0]
    seat = turn(state)
    liked = [worth(state, seat, option) for option in options]
    best = [option for option, like in zip(options, liked, strict=True) if like == max(liked)]
    return best[chance.below(len(best))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.kairo.fairness", description="Are the seats fair?")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--start", default="given", choices=["given", "variable"])
    parser.add_argument("--board", default="")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options = {"start": asked.start, "board": load(asked.board) if asked.board else "house"}
    for seats in asked.seats:
        wins, points, best, turns, endings = [0.0] * seats, [0.0] * seats, 0, 0, Counter[str]()
        for seed in range(asked.seed, asked.seed + asked.games):
            state = cast(Market, GAME.setup(seats, key_of(seed * 7919 + seats), options))
            chance = Chance(key_of(seed))
            while state.agenda:
                turns += isinstance(state.agenda[-1], ChooseAction)
                push(state, merchant(state, chance))
            outcome = GAME.outcome(state)
            assert outcome is not None
            endings[outcome.reason] += 1
            best += max(outcome.scores)
            winners = outcome.ranks.count(1)
            for seat in range(seats):
                wins[seat] += (outcome.ranks[seat] == 1) / winners
                points[seat] += outcome.scores[seat] / asked.games
        games = asked.games
        shares = ", ".join(f"P{seat + 1} {100 * wins[seat] / games:.1f}" for seat in range(seats))
        spread = 196 * sqrt((seats - 1) / seats**2 / games)
        print(f"{seats} players: {shares} % of {100 / seats:.1f} (± {spread:.1f});", end=" ")
        print(f"points {', '.join(f'{p:.1f}' for p in points)}, mean {sum(points) / seats:.1f},", end=" ")
        print(f"winner {best / games:.1f}, {turns / games / seats:.1f} turns each, {dict(endings)}", flush=True)


if __name__ == "__main__":
    main()
