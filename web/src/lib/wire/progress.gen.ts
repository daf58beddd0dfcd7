// Made from src/parlour/server/wire/progress.py by build_tools/wire.py: do not edit.

/**
 * What a decision of mine cost on average in a month (2026-11, UTC), in millionths of a victory.
 *
 * Give or take `error` (95 %), null where they are too few to tell. `earlier`: judged by other rules or bots than
 * today's, and not to be compared exactly.
 */
export interface MonthCost {
  month: string;
  decisions: number;
  cost: number;
  error: number | null;
  earlier: boolean;
}

/**
 * What costly decisions of mine were about first: how many of them, what one cost on average, and which part of all
 * such costs that is (0 to 1). So many `puzzles` of it are new to me.
 */
export interface ThemeCost {
  theme: string;
  decisions: number;
  cost: number;
  part: number;
  puzzles: number;
}

/**
 * My finished games against bots of a level alone, the newest: the mean part of the bots that was ahead of me.
 *
 * Between `low` and `high` (95 %). `few`: not enough games to say more.
 */
export interface MetLevel {
  level: number;
  games: number;
  lost: number;
  low: number;
  high: number;
  few: boolean;
}

/**
 * How I fare at a game. `fits` is the level that I meet about evenly, null where my games are too few to tell.
 *
 * The themes that cost me most come first.
 */
export interface GameProgress {
  game: string;
  decisions: number;
  months: MonthCost[];
  themes: ThemeCost[];
  levels: MetLevel[];
  fits: number | null;
}
