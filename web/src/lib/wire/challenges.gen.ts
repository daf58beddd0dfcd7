// Made from src/parlour/server/wire/challenges.py by build_tools/wire.py: do not edit.

import type { Clock } from "./asked.gen";

/**
 * Challenge a `player`: a game at so many `seats`, by a clock, `rated` or not, `live` or over days.
 *
 * A table is made for it at which I sit and a seat is kept for them; bots of a `level` have the other seats, or with
 * `level` null whoever comes by the table's link. With the same id again, the same challenge.
 */
export interface NewChallenge {
  player: string;
  game: string;
  seats: number;
  id: string;
  live?: boolean;
  clock?: Clock;
  rated?: boolean;
  watch?: boolean;
  level?: number | null;
  nonce?: string;
}

/** Whether I accept. */
export interface AnswerChallenge {
  accept: boolean;
  nonce?: string;
}

/** A challenge: `mine`, to the `player`; else by them, to me. It ends by itself after `left` milliseconds. */
export interface Challenge {
  challenge: string;
  mine: boolean;
  player: string;
  name: string;
  table: string;
  game: string;
  seats: number;
  live: boolean;
  clock: Clock;
  rated: boolean;
  state: "waiting" | "accepted" | "declined" | "withdrawn" | "over";
  left: number;
}

/**
 * Those that wait for my answer, and my own that wait, or ended a while ago, the newest first.
 *
 * It is worth looking again after so many milliseconds.
 */
export interface Challenges {
  to_me: Challenge[];
  mine: Challenge[];
  again: number;
}
