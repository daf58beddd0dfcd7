"""Whether chances are what they say: of positions called 70 %, how many are won?

    python training/calibration.py gatsby --games 1000 --jobs 16 --out training/logs/calibration-gatsby-2.json
    python training/calibration.py gatsby --seats 2 --draw docs/pictures/calibration-gatsby-2.svg --out …  # drawn anew

A level plays whole games against itself, on deals that no net learned from; before each of its choices it says its
chance to win, as a hint does. What is stored is one row a tenth of the scale: how many positions, of how many games,
what they were called in the mean, and what part of them was won, with its error by games (positions of one game are
won together, so they are no independent trials).
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.bots.arena.picture import CARD, GRID, INK, SEATS, SOFT
from parlour.bots.gains import victories
from parlour.bots.levels import described, iterations_of, plan_of
from parlour.bots.net import net_of
from parlour.bots.plan import Budget
from parlour.bots.search_bot import SearchBot
from parlour.bots.spread import here
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import find

FIRST_DEAL = 3_000_000  # deals of this are none of self-play's, and none of matches'
TENTHS = 10
EDGE, SIDE = 60, 400  # of the drawing


def called(name: str, seats: int, level: int, deal: int) -> list[list[float]]:
    """One game: of each choice, who chose and the chance that was said; then everybody's part of the victory."""
    game = find(name)
    plan, budget = plan_of(game, seats, level), Budget(iterations_of(game, seats, level))
    players = [SearchBot(game, Chance(deal * 1009 + seat), budget, plan) for seat in range(seats)]
    state = game.setup(seats, key_of(deal), game.settled({}))
    said: list[list[float]] = []
    while options := legal(state):
        chosen, seat = options[0], turn(state)
        if len(options) > 1:
            best = players[seat].think(game.view(state, seat), seat, options, budget)[0]
            said.append([seat, best.win])
            chosen = best.action
        push(state, chosen)
    outcome = game.outcome(state)
    assert outcome is not None
    won = victories(outcome.ranks)
    return [[chance, won[int(seat)]] for seat, chance in said]


def rows(found: list[list[list[float]]]) -> list[dict[str, Any]]:
    """A row a tenth: what was called so, and what came of it."""
    told: list[dict[str, Any]] = []
    for tenth in range(TENTHS):
        by_game = [[pair for pair in game if min(TENTHS - 1, int(TENTHS * pair[0])) == tenth] for game in found]
        by_game = [game for game in by_game if game]
        many = sum(len(game) for game in by_game)
        if not many:
            continue
        said = sum(pair[0] for game in by_game for pair in game) / many
        won = sum(pair[1] for game in by_game for pair in game) / many
        spread = sum(sum(pair[1] - won for pair in game) ** 2 for game in by_game)
        error = 1.96 * spread**0.5 / many  # of a mean of clusters
        told.append(
            {
                "positions": many,
                "games": len(by_game),
                "called": round(said, 4),
                "won": round(won, 4),
                "error": round(error, 4),
            }
        )
    return told


def drawn(told: dict[str, Any]) -> str:
    """What was called against what was won: on the slant both are the same."""
    title = f"{told['game']}, {told['seats']} seats: chances called and games won"

    def at(x: float, y: float) -> tuple[float, float]:
        return EDGE + SIDE * x, EDGE + SIDE * (1 - y)

    parts = [f'<text x="{EDGE}" y="32" font-size="16" fill="{INK}">{title}</text>']
    for percent in range(0, 101, 25):
        (left, y), (x, bottom) = at(0, percent / 100), at(percent / 100, 0)
        parts.append(f'<path d="M{left} {y}h{SIDE}M{x} {bottom}v-{SIDE}" stroke="{GRID}"/>')
        parts.append(
            f'<text x="{left - 8}" y="{y + 4}" font-size="12" text-anchor="end" fill="{SOFT}">{percent} %</text>'
        )
        parts.append(
            f'<text x="{x}" y="{bottom + 18}" font-size="12" text-anchor="middle" fill="{SOFT}">{percent} %</text>'
        )
    parts.append(f'<path d="M{EDGE} {EDGE + SIDE}l{SIDE} -{SIDE}" stroke="{SOFT}" stroke-dasharray="4 4"/>')
    for row in told["rows"]:
        x, y = at(row["called"], row["won"])
        half = SIDE * row["error"]
        parts.append(f'<path d="M{x:.1f} {y - half:.1f}v{2 * half:.1f}" stroke="{INK}" stroke-width="2"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{SEATS[0]}"/>')
    words = "; ".join(f"called {row['called']:.1%}, won {row['won']:.1%}" for row in told["rows"])
    size = SIDE + 2 * EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img" font-family="sans-serif">'
        f"<title>{title}</title><desc>{words}</desc>"
        f'<rect width="{size}" height="{size}" fill="{CARD}"/>{"".join(parts)}</svg>\n'
    )


def played(name: str, seats: int, level: int, games: int, seconds: float, jobs: int) -> dict[str, Any]:
    """So many games, or as many as are begun in time."""
    until = time.monotonic() + seconds

    def pieces() -> Iterator[list[Any]]:
        for deal in range(games):
            if time.monotonic() >= until:
                return
            yield [name, seats, level, FIRST_DEAL + deal]

    found: list[list[list[float]]] = list(here(jobs)(called, pieces()))
    game, told = find(name), rows(found)
    return {
        "game": name,
        "seats": seats,
        "bot": described(game, seats, f"level{level}"),
        "net": net_of(game, seats) is not None,
        "games": len(found),
        "positions": sum(row["positions"] for row in told),
        "brier": round(sum((said - won) ** 2 for one in found for said, won in one) / sum(map(len, found)), 4),
        "rows": told,
    }


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="the rows, as JSON; drawn from it if it is there")
    parser.add_argument("--draw", type=Path, help="where to draw them")
    given = parser.parse_args()
    if not given.out.exists():
        told = played(given.game, given.seats, given.level, given.games, given.seconds, given.jobs)
        given.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    told = json.loads(given.out.read_text("utf-8"))
    for row in told["rows"]:
        print(f"{row['called']:7.1%} called, {row['won']:7.1%} won ± {row['error']:.1%}, {row['positions']} positions")
    if given.draw:
        given.draw.write_text(drawn(told), "utf-8")


if __name__ == "__main__":
    main()
