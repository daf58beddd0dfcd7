"""Whether chances are what they say: of positions called 70 %, how many are won?

    python training/calibration.py gatsby --games 1000 --jobs 16 --out training/logs/calibration-gatsby-2.json
    python training/calibration.py gatsby --seats 2 --draw docs/pictures/calibration-gatsby-2.svg --out …  # drawn anew
    python training/calibration.py gatsby --sharpness 1.3 --first 1000 …  # what was fitted before, on other deals

The strongest way to search plays whole games against itself, with few iterations, on deals that no net learned from;
before each choice it says its chance to win, as a hint does. A search is too timid: so the games of even deals tell by
which power chances must be sharpened, all seats' alike, to be told as they come true, and the games of odd deals, which
had no part in it, tell whether that holds. (That is beyond the power of the net, if `nets/powers.json` has one: then
the fit should come near 1.) What is stored is one row a tenth of the scale, of the odd deals: how many positions, of
how many games, what they were called in the mean, and what part of them was won, with its error by games (positions of
one game are won together, so they are no independent trials); and the same rows for chances as they were said.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any

from parlour.bots.arena.picture import CARD, GRID, INK, SEATS, SOFT
from parlour.bots.gains import victories
from parlour.bots.levels import STRONGEST, plan_of
from parlour.bots.looks import effort
from parlour.bots.net import net_of
from parlour.bots.odds import sharpened
from parlour.bots.plan import Budget
from parlour.bots.search_bot import SearchBot
from parlour.bots.spread import here
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import find

FIRST_DEAL = 3_000_000  # deals of this are none of self-play's, and none of matches'
TENTHS = 10
LEAST = 0.001  # a chance nearer to 0 or 1 than this counts as this: one miss must not decide a fit
EDGE, SIDE = 60, 400  # of the drawing


Said = list[list[float]]  # of one game: a row a choice, every seat's chance from the chooser on; what the chooser won


def called(name: str, seats: int, glances: float, deal: int) -> tuple[int, Said]:
    """One game and its deal: of each choice the chances said, the chooser's first, and what the chooser won."""
    game = find(name)
    plan, budget = plan_of(game, seats, STRONGEST), Budget(effort(game, seats, glances))
    players = [SearchBot(game, Chance(deal * 1009 + seat), budget, plan) for seat in range(seats)]
    state = game.setup(seats, key_of(deal), game.settled({}))
    said: list[tuple[int, list[float]]] = []
    while options := legal(state):
        chosen, seat = options[0], turn(state)
        if len(options) > 1:
            best = players[seat].think(game.view(state, seat), seat, options, budget)[0]
            said.append((seat, best.won[seat:] + best.won[:seat]))
            chosen = best.action
        push(state, chosen)
    outcome = game.outcome(state)
    assert outcome is not None
    won = victories(outcome.ranks)
    return deal, [[*chances, won[seat]] for seat, chances in said]


def told_as(said: Said, sharpness: float) -> Said:
    """The chooser's chance, sharpened, and what it won."""
    return [[sharpened(chances, sharpness)[0], won] for *chances, won in said]


def loss(found: list[Said], sharpness: float) -> float:
    """What chances sharpened so lose on what was won: the mean of minus the logarithm."""
    total = count = 0.0
    for game in found:
        for chance, won in told_as(game, sharpness):
            kept = min(max(chance, LEAST), 1 - LEAST)
            total -= won * log(kept) + (1 - won) * log(1 - kept)
            count += 1
    return total / count


def fitted(found: list[Said]) -> float:
    """The sharpness, to a hundredth, that loses least."""
    return min((hundredths / 100 for hundredths in range(50, 301)), key=lambda sharpness: loss(found, sharpness))


def rows(found: list[Said]) -> list[dict[str, Any]]:
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


def played(
    name: str, seats: int, glances: float, games: int, seconds: float, jobs: int, first: int = 0, sharpness: float = 0.0
) -> dict[str, Any]:
    """So many games, or as many as are begun in time; with a sharpness that is given all of them are held to it."""
    until = time.monotonic() + seconds

    def pieces() -> Iterator[list[Any]]:
        for deal in range(first, first + games):
            if time.monotonic() >= until:
                return
            yield [name, seats, glances, FIRST_DEAL + deal]

    by_deal: dict[int, Said] = dict(here(jobs)(called, pieces()))
    held = [by_deal[deal] for deal in sorted(by_deal) if sharpness or deal % 2]
    sharp = sharpness or fitted([by_deal[deal] for deal in sorted(by_deal) if deal % 2 == 0])
    told = [told_as(one, sharp) for one in held]
    game = find(name)
    net = net_of(game, seats)
    return {
        "game": name,
        "seats": seats,
        "iterations": effort(game, seats, glances),
        "net": None if net is None else net.name,
        "power": 1.0 if net is None else net.power,
        "first": first,
        "sharpness": sharp,
        "fitted": not sharpness,
        "games": len(held),
        "positions": sum(map(len, told)),
        "brier": round(sum((said - won) ** 2 for one in told for said, won in one) / sum(map(len, told)), 4),
        "loss": [round(loss(held, 1.0), 4), round(loss(held, sharp), 4)],
        "rows": rows(told),
        "unsharpened": rows([told_as(one, 1.0) for one in held]),
    }


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--glances", type=float, default=2, help="how deep each choice is looked at (2: 400 iterations)"
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="the rows, as JSON; drawn from it if it is there")
    parser.add_argument("--draw", type=Path, help="where to draw them")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal (0)")
    parser.add_argument("--sharpness", type=float, default=0.0, help="hold this to what is won, instead of a fit")
    given = parser.parse_args()
    if not given.out.exists():
        told = played(
            given.game, given.seats, given.glances, given.games, given.seconds, given.jobs, given.first, given.sharpness
        )
        given.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    told = json.loads(given.out.read_text("utf-8"))
    print(f"sharpened by {told['sharpness']}: log loss {told['loss'][0]} before, {told['loss'][1]} after")
    for row in told["rows"]:
        print(f"{row['called']:7.1%} called, {row['won']:7.1%} won ± {row['error']:.1%}, {row['positions']} positions")
    if given.draw:
        given.draw.write_text(drawn(told), "utf-8")


if __name__ == "__main__":
    main()
