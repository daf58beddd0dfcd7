"""Le Centre financier: how far an advance goes.  [GA 5.2a]"""

from parlour.core.words import Seat
from parlour.games.gatsby.material import STEP_13, STEP_BONUS, STEP_SPACE, TOP, Bonus
from parlour.games.gatsby.state import Party


def rise(state: Party, seat: Seat) -> int:
    """1 step if level or above, 2 if below [GA 5.2a, 5.2d, R12]; never past the top [GA R18]."""
    height = state.height[seat]
    steps = 2 if height < state.height[1 - seat] else 1
    return min(steps, TOP - height)


def step_bonus(state: Party, step: int) -> int:
    """The bonus of a step: its own, or under a character already gone a PLACE.  [GA 5.2c, R18]"""
    space = STEP_SPACE[step]
    if space < 0:
        return STEP_BONUS[step]
    return Bonus.PLACE if state.owner[space] >= 0 and space != STEP_13 else Bonus.NONE
