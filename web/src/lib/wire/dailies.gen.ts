// Made from src/parlour/server/wire/dailies.py by build_tools/wire.py: do not edit.

/** Try a deal, or go on with my attempt; `anyway` if another tried it on this device: then it does not count. */
export interface Try {
  anyway?: boolean;
}

/**
 * What level 4 made of the same deal on the same seat, over so many plays: points and the share won.
 *
 * `error` is half the width of the 95 % interval of either; null where one play says nothing of it.
 */
export interface Par {
  plays: number;
  points: number;
  error: number | null;
  won: number;
  won_error: number;
}

/**
 * A deal of the day, from 00:00 to 00:00 UTC; `ends` in milliseconds since 1970.
 *
 * `commitment` is the promise of its secret, which is told when the day is over; `tomorrow` that of the next day's.
 * `bots` is what the others play, `state` how far I am with it, at `table`; `finished` counts the attempts that count.
 */
export interface DailyDeal {
  day: string;
  game: string;
  ends: number;
  commitment: string;
  secret: string | null;
  tomorrow: string | null;
  rules: number;
  options: Record<string, string>;
  seats: number;
  seat: number;
  level: number;
  bots: string;
  state: "new" | "playing" | "over";
  table: string | null;
  finished: number;
}

/** The deals of today, and on how many days in a row I have finished one: up to now, and at most. */
export interface Today {
  day: string;
  ends: number;
  deals: DailyDeal[];
  streak: number;
  longest: number;
}

/**
 * How an attempt ended: place at the table, points, and by how many it was before the best of the others.
 *
 * `rank` is among all that count; `mark` says why one does not: `late`, a `second` guest on a device, bots that
 * have `changed` since the day began, or `cleared` by an operator. `replay` is told when the day is over.
 */
export interface Attempt {
  rank: number | null;
  name: string;
  place: number;
  points: number;
  margin: number;
  mark: "" | "late" | "second" | "changed" | "cleared";
  mine: boolean;
  replay: string | null;
}

/**
 * How a deal went: for me, for the house and for everybody. Nothing of it before I, or the day, has finished.
 *
 * `never` where there will be no par: the house has played none, and its bots are others now.
 */
export interface DailySheet {
  deal: DailyDeal;
  mine: Attempt | null;
  par: Par | null;
  standing: Attempt[];
  never: boolean;
}

/** What so many others chose in the same position. */
export interface OthersChoice {
  word: Record<string, any>;
  many: number;
}

/**
 * A decision of mine: `others` who came to the same position, and what the house would have done.
 *
 * `house` and what my choice `cost` beside it (a part of a victory) are null until the look back is done. It is
 * `costly` if that is more than chance in the search explains, and a hundredth at least; `why` are themes then: what
 * the house's choice would have brought. Else the two are about as good.
 */
export interface DailyChoice {
  at: number;
  chosen: Record<string, any>;
  house: Record<string, any> | null;
  cost: number | null;
  others: OthersChoice[];
  why: Record<string, any>[];
  costly: boolean;
}

/** My decisions in order; the look back has judged `done` of so many. */
export interface DailyChoices {
  choices: DailyChoice[];
  phase: "none" | "running" | "done";
  done: number;
  of: number;
}

/** Somebody's month: days with an attempt that counts, games won, and all margins together. */
export interface MonthRow {
  rank: number;
  name: string;
  days: number;
  won: number;
  margin: number;
  mine: boolean;
}

/** The deals of a game in a month: who won most. */
export interface Month {
  month: string;
  game: string;
  rows: MonthRow[];
}
