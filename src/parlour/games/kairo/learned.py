"""Which games nets have learned from: those that began by the given start of our board. From another start they are
weaker than the judge (training/README.md)."""

from typing import cast

from parlour.core.words import State
from parlour.games.kairo.board import HOUSE_NAME
from parlour.games.kairo.material import stall_of
from parlour.games.kairo.state import Market


def known(state: State) -> bool:
    """Whether a game is such a one."""
    market = cast(Market, state)
    given = market.ground().given[market.seats]
    kept = sum(market.mains[stall_of(owner, colour)] == cell for owner, colour, cell, _ in given)
    return market.board == HOUSE_NAME and 2 * kept >= len(given)  # some may have been moved since  [KA 4.2]
