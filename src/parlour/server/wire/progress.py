"""My progress over the wire: what my decisions cost, what they were about, and the level of bot that fits me."""

from parlour.server.wire.told import Saying


class MonthCost(Saying):
    """What a decision of mine cost on average in a month (2026-11, UTC), in millionths of a victory.

    Give or take `error` (95 %), null where they are too few to tell. `earlier`: judged by other rules or bots than
    today's, and not to be compared exactly.
    """

    month: str
    decisions: int
    cost: int
    error: int | None
    earlier: bool


class ThemeCost(Saying):
    """What costly decisions of mine were about first: how many of them, what one cost on average, and which part of all
    such costs that is (0 to 1). So many `puzzles` of it are new to me.
    """

    theme: str
    decisions: int
    cost: int
    part: float
    puzzles: int


class MetLevel(Saying):
    """My finished games against bots of a level alone, the newest: the mean part of the bots that was ahead of me.

    Between `low` and `high` (95 %). `few`: not enough games to say more.
    """

    level: int
    games: int
    lost: float
    low: float
    high: float
    few: bool


class GameProgress(Saying):
    """How I fare at a game. `fits` is the level that I meet about evenly, null where my games are too few to tell.

    The themes that cost me most come first.
    """

    game: str
    decisions: int
    months: list[MonthCost]
    themes: list[ThemeCost]
    levels: list[MetLevel]
    fits: int | None
