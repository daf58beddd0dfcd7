"""How deep those look who judge decisions: the coach, hints, looks back, puzzles.

Levels play with numbers of their own. Theirs follow from who beats whom, these from how well a decision is to be known.
"""

from typing import Final

from parlour.bots.levels import levels_of
from parlour.core.game import Game

GLANCE: Final = 200  # iterations with a net; without one as many as level 3, whose playouts know more than a net's word
CLOSE: Final = 10  # times a glance


def effort(game: Game, seats: int, times: float = 1) -> int:
    """Iterations of a look that is so many times as deep as a glance; at least one."""
    level = levels_of(game, seats)[2]
    return max(1, round(times * (GLANCE if level.net else level.iterations)))
