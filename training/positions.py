"""Games of self-play as positions to learn from, in a flat file that a Python without Parlour can read.

    python training/positions.py games.jsonl positions.bin --jobs 2

The file: a line of JSON (what the net is made for, and how many of everything follow), then plain little-endian arrays,
one after the other, as named in ARRAYS.
"""

import argparse
import json
import os
import sys
from array import array
from dataclasses import asdict
from pathlib import Path
from typing import Any

from parlour.bots.gains import victories
from parlour.bots.net import Shape, encoder_of
from parlour.bots.selfplay import stored_games
from parlour.bots.spread import here
from parlour.core.engine import legal, push, turn
from parlour.core.game import find

# name → type: a number a position, or as many as another array says
ARRAYS = {
    "game": "I",  # the number of its game
    "features_of": "H",  # how many features it has
    "options_of": "H",  # how many options
    "won": "f",  # for each seat, the chooser first: what came of it
    "expected": "f",  # … and what the search expected
    "features": "H",
    "options": "H",  # action numbers
    "visits": "f",  # the part of the visits that each option had
}
CHUNK = 200  # games


def positions_of(name: str, seats: int, at: int, games: list[dict[str, Any]]) -> tuple[int, dict[str, list[float]]]:
    """The positions of some games: replayed, and told as the chooser would tell them. `at` tells whose they are."""
    game = find(name)
    encoder = encoder_of(game, seats)
    found: dict[str, list[float]] = {part: [] for part in ARRAYS}
    for line in games:
        state = game.setup(seats, line["key"], line["options"])
        won = victories(line["ranks"])
        looks = {look[0]: look for look in line["looks"]}
        for ply, index in enumerate(line["actions"]):
            look = looks.get(ply)
            if look is not None:
                seat = turn(state)
                features = encoder.encode(state, seat)
                told = [(encoder.number(game.actions[action], seat), visits) for action, visits in look[2]]
                total = sum(visits for _, visits in told) or 1
                found["game"].append(line["number"])
                found["features_of"].append(len(features))
                found["options_of"].append(len(told))
                found["won"].extend(won[seat:] + won[:seat])
                found["expected"].extend(look[1][seat:] + look[1][:seat])
                found["features"].extend(features)
                found["options"].extend(number for number, _ in told)
                found["visits"].extend(visits / total for _, visits in told)
            push(state, game.actions[index])
        if legal(state):
            raise ValueError(f"game {line['number']} does not end: it was played by other rules")
    return at, found


def write(games: Path, out: Path, jobs: int) -> int:
    """All positions of a file of games; how many there are."""
    head, lines = stored_games(games)
    if head is None or not lines:
        raise ValueError(f"{games} holds no games")
    game = find(head["game"])
    if head["rules"] != game.rules:
        raise ValueError(f"{games} was played by rules {head['rules']}, now there are rules {game.rules}")
    seats: int = head["seats"]
    encoder = encoder_of(game, seats)
    starts = range(0, len(lines), CHUNK)
    pieces = ([game.id, seats, at, lines[at : at + CHUNK]] for at in starts)
    by_start: dict[int, dict[str, array[Any]]] = {}
    for at, told in here(min(jobs, len(starts)))(positions_of, pieces):
        by_start[at] = {part: array(kind, told[part]) for part, kind in ARRAYS.items()}
    chunks = [by_start[at] for at in starts]
    count = sum(len(chunk["game"]) for chunk in chunks)
    shape = Shape(game.id, seats, game.rules, encoder.version, 1, encoder.features, 0, 0, encoder.actions)
    parts = {name: sum(len(chunk[name]) for chunk in chunks) for name in ARRAYS}
    with out.open("wb") as file:
        head = {"shape": asdict(shape), "positions": count, "arrays": parts, "types": ARRAYS}
        file.write(json.dumps(head).encode() + b"\n")
        for name in ARRAYS:
            for chunk in chunks:
                if sys.byteorder != "little":
                    chunk[name].byteswap()
                file.write(chunk[name].tobytes())
    return count


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    print(write(arguments.games, arguments.out, arguments.jobs), "positions")


if __name__ == "__main__":
    main()
