"""What each judge says of many positions, as one number: `python -m tests.bots.judged` writes them down anew.

A judge that says something else, or levels that search by it otherwise, are another version of the bots: what was
measured of the last one (ladders, looks back, how well people play) is not counted any more. So the number stands
beside VERSION. Levels that play a net have no part in it: the arena tells them apart by their net and numbers.
"""

import json
from pathlib import Path
from typing import Final
from zlib import crc32

from parlour.bots.judges import judge_of, judging
from parlour.bots.levels import version_of
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find
from tests.playthrough import house

FILE: Final = Path(__file__).with_name("judged.json")
SEEDS: Final = (1, 2, 3)
EVERY: Final = 3  # actions between two positions that are judged


def said(game: Game) -> str:
    """The version of a game's bots, and what its judge and its levels say."""
    searched = [getattr(judging(game), name, None) for name in ("LEVELS", "OLD5")]
    number = crc32(repr(searched).encode())
    judge = judge_of(game)
    for seats in game.seats:
        for seed in SEEDS:
            chance = Chance(key_of(seed))
            state, at = game.setup(seats, key_of(seed), game.settled({})), 0
            while options := legal(state):
                if at % EVERY == 0:
                    looks = [judge.appeal(state, turn(state), option) for option in options]
                    worth = [f"{points:.6f}" for points in [*judge.points(state), judge.spread(state)]]
                    number = crc32(repr((worth, looks)).encode(), number)
                push(state, options[chance.below(len(options))])
                at += 1
    return f"{version_of(game)}: {number:08x}"


def main() -> None:
    """Write them all."""
    found = {game.id: said(find(game.id)) for game in house()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
