"""`parlour` whose masters have a moment for a choice, not seconds, and wait while a file `hold` lies in its data."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from parlour.cli import main
from parlour.server.thinking import pool
from parlour.server.thinking.pondering import Pondering, Slicing

HOLD: Final = "hold"
MOMENT: Final = 0.05  # seconds


class Held(Pondering):
    """One choice, begun when a test lets it."""

    def __init__(self, ask: Slicing, seconds: float, spare: int, attended: Callable[[], bool]) -> None:
        super().__init__(ask, min(MOMENT, seconds), spare, attended)

    async def chosen(self) -> str:
        """As ever, once the file is gone."""
        while (Path(os.environ["PARLOUR_DATA"]) / HOLD).exists():
            await asyncio.sleep(0.02)
        return await super().chosen()


if __name__ == "__main__":
    vars(pool)["Pondering"] = Held
    main()
