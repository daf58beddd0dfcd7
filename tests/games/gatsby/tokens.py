"""How many influence tokens lie on the board at once? The box holds twenty for each player.  [GA R11]

    python -m tests.games.gatsby.tokens [--bot level4] [--games 40] [--divide 1] [--seed 0] [--jobs 1]

Plays whole games among equals and tells, for each game, the most tokens that one player had on the board at a time.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import cast

from parlour.bots.levels import make
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.state import Party

IN_THE_BOX = 20  # influence tokens of a player  [GA 2.6]


def most(seed: int, bot: str, divide: int = 1) -> int:
    """The most tokens that one player had on the board at once in a game."""
    state = GAME.setup(2, key_of(seed), {})
    players = [make(GAME, bot, Chance(seed * 2 + seat), divide) for seat in range(2)]
    found = 0
    while options := legal(state):
        seat = turn(state)
        push(state, players[seat].choose(GAME.view(state, seat), seat, options))
        found = max(found, *(tokens.bit_count() for tokens in cast(Party, state).tokens))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.gatsby.tokens", description="Tokens on the board.")
    parser.add_argument("--bot", default="level4")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--divide", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        counts = Counter(pool.map(partial(most, bot=asked.bot, divide=asked.divide), seeds))
    beyond = sum(many for tokens, many in counts.items() if tokens > IN_THE_BOX)
    print(f"{asked.bot}, {asked.games} games: more than {IN_THE_BOX} tokens in {beyond} of them")
    print("the most at once: " + ", ".join(f"{tokens} × {counts[tokens]}" for tokens in sorted(counts)))


if __name__ == "__main__":
    main()
