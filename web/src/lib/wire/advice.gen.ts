// Made from src/parlour/server/wire/advice.py by build_tools/wire.py: do not edit.

import type { Option } from "./told.gen";

/**
 * What the adviser thinks of an option: the chance to win (0 to 1, give or take `error`), the rank to expect.
 *
 * `visits` says how often it was looked at; `line` is what may follow, this action first or left out. `why` are the
 * themes that speak for it against the next, told of the first alone.
 */
export interface Advised {
  action: string;
  word: Record<string, any>;
  win: number;
  error: number;
  rank: number;
  visits: number;
  line: Option[];
  why: Record<string, any>[];
}

/** A hint: my options at `at`, the best first, as a bot of this level or better sees them from my seat. */
export interface Advice {
  at: number;
  level: number;
  options: Advised[];
}

/** A kind of things, named in the game's catalog, and how many of them I cannot see. */
export interface UnseenThing {
  name: string;
  many: number;
}

/** Where they may be, named in the game's catalog, whose place it is (-1 nobody's), and how many lie there. */
export interface UnseenPlace {
  name: string;
  many: number;
  seat: number;
}

/** One sort of things: by thing and place how many lie there (`counts`), or the chance that one does (`chances`). */
export interface KnownThings {
  name: string;
  things: UnseenThing[];
  places: UnseenPlace[];
  counts: number[][];
  chances: number[][];
}

/** What my seat can know at `at` of what it cannot see. */
export interface Lens {
  at: number;
  memory: "all" | "table";
  sights: KnownThings[];
}

/**
 * The coach's word on a decision of mine, the one after `move` actions, by `times` glances.
 *
 * It was the best that was found, or even with `best`, or it cost so many millionths of a victory, give or take
 * `error` (95 %, as a part of 1): in `doubt` within that. `why` are themes: what `best` would have brought. Where the
 * game is nearly `decided` that alone is compared: `best` brings so many `points` more, or is the choice itself.
 */
export interface Coached {
  move: number;
  seat: number;
  times: number;
  verdict: "best" | "even" | "doubt" | "cost" | "decided";
  cost: number;
  error: number;
  chosen: Option;
  best: Option;
  line: Option[];
  why: Record<string, any>[];
  points: number;
}

/** What to look at before my choice at `at`: themes, the most telling first; their numbers are not to be told. */
export interface AtStake {
  at: number;
  themes: Record<string, any>[];
}
