"""What is told of many games at once."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from parlour.research.arrays import Array


@dataclass(frozen=True)
class Seen:
    """What is told after a step, a row a game."""

    observations: Array  # [n, size], empty where they were not asked for
    masks: Array  # [n, actions], likewise
    seats: NDArray[np.int32]  # [n]: who chooses now
    options: NDArray[np.int32]  # [n]: how many they may choose from
    rewards: NDArray[np.float32]  # [n, seats]: noughts but where a game has just ended
    over: NDArray[np.bool_]  # [n]: whether the step ended a game; the row tells the next one's beginning

    def share(self, first: int, count: int) -> "Seen":
        """Some of the rows; nothing is copied."""
        part = slice(first, first + count)
        arrays = self.observations[part], self.masks[part]
        return Seen(*arrays, self.seats[part], self.options[part], self.rewards[part], self.over[part])
