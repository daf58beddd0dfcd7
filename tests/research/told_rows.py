"""What many games tell, as one line of letters: for `test_same_rows.py`, which asks in several ways and compares.

python -m tests.research.told_rows GAME SEATS PROCESSES
"""

import sys
from hashlib import sha256

from parlour import _mode
from parlour.core.chance import Chance
from parlour.research.vector import VectorEnv

N, STEPS = 6, 130  # more steps than a game of World's Fair or Gatsby has


def told(game: str, seats: int, processes: int) -> str:
    """All rows of all steps, of games that are played by number with observations and then by place without them."""
    heard, chance, over = sha256(), Chance(11), 0
    for observe in (True, False):
        with VectorEnv(game, N, seats=seats, seed=12, observe=observe, processes=processes) as many:
            seen = many.reset()
            for _ in range(STEPS):
                for array in vars(seen).values():
                    heard.update(array.tobytes())
                over += int(seen.over.sum())
                places = [chance.below(int(count)) for count in seen.options]
                if observe:
                    allowed = [row.nonzero()[0] for row in seen.masks]
                    seen = many.step([int(row[place]) for row, place in zip(allowed, places, strict=True)])
                else:
                    seen = many.choose(places)
    return f"{over} {heard.hexdigest()}"


if __name__ == "__main__":
    _, game, seats, processes = sys.argv
    print("compiled" if _mode.compiled() else "plain", told(game, int(seats), int(processes)))
