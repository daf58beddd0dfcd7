"""How long the coach takes for a word, on one core: python bench/coach.py GAME --seats N.

The time is the process's own, so that other work at the machine counts little. Words of games that are nearly decided
are told apart too: they compare more options.
"""

import argparse
from time import process_time

from parlour import bots
from parlour.bots.verdict import spoken
from parlour.core.chance import Chance
from parlour.core.game import find
from parlour.core.table import Table
from parlour.server.tables.coaching import glances


def told(of: str, took: list[float]) -> str:
    """Their mean and the slowest."""
    if not took:
        return f"{of}: none"
    mean, most = (round(1000 * seconds) for seconds in (sum(took) / len(took), max(took)))
    return f"{of}: {mean} ms on average, {most} ms at most, of {len(took)} words"


def main() -> None:
    """Decisions of level 1, the coach's word on each, its mean and its slowest time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--deeper", action="store_true", help="the second look, while the bots play")
    parser.add_argument("--every", type=int, default=1, help="which decision of a game: with more, more games are met")
    asked = parser.parse_args()
    game, took, decided, seed = find(asked.game), list[float](), list[float](), 0
    times = glances(game, asked.seats, asked.deeper)
    while len(took) < asked.decisions:
        table = Table(game, asked.seats, seed)
        players = [bots.make(game, "level1", Chance(seed + seat)) for seat in range(asked.seats)]
        met = 0
        while (seat := table.turn) is not None and len(took) < asked.decisions:
            view, options = table.view(seat), table.legal()
            chosen = players[seat].choose(view, seat, options)
            met += len(options) > 1
            if len(options) > 1 and met % asked.every == 0:
                began = process_time()
                word = spoken(game, view, seat, chosen, Chance(table.at + 1), times)
                took.append(process_time() - began)
                if word.decided:
                    decided.append(took[-1])
            table.play(chosen)
        seed += 1
    print(told(f"{game.id}, {asked.seats} seats", took))
    print(told("of these, in games nearly decided", decided))


if __name__ == "__main__":
    main()
