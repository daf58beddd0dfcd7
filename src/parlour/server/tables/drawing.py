"""Deals of the day are drawn ahead: the promise of tomorrow's stands before the day begins."""

import contextlib
from secrets import token_hex
from typing import Final

from parlour.games import games
from parlour.server.store import dailies
from parlour.server.store.base import Conflict, Store
from parlour.server.store.dailies import DailyRow
from parlour.server.times import DAY, day_after, day_of

KEPT: Final = 7 * DAY  # for which an attempt waits that nobody goes on with, once its day is over


async def draw(store: Store, day: str, now: int) -> dict[str, DailyRow]:
    """The deals of a day, by game; drawn in the store, once, if they were not."""
    found = await _of_day(store, day)
    lacking = [game for game in games() if game not in found]
    if not lacking:
        return found
    with contextlib.suppress(Conflict):  # another process draws them: its secrets stand
        await store.write(dailies.draw(day, {game: token_hex(32) for game in lacking}, now))
    return await _of_day(store, day)


async def _of_day(store: Store, day: str) -> dict[str, DailyRow]:
    return {row.game: row for row in await store.read(dailies.of_day(day))}


async def keep_up(store: Store, now: int) -> None:
    """Today's and tomorrow's are drawn, and what is over is tidied up."""
    today = day_of(now)
    await draw(store, today, now)
    await draw(store, day_after(today), now)
    await store.write(dailies.tidy(today, now - KEPT, now))
