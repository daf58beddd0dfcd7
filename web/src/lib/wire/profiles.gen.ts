// Made from src/parlour/server/wire/profiles.py by build_tools/wire.py: do not edit.

import type { MonthCost } from "./progress.gen";

/**
 * Who sees my `profile`, whether they also see what was `judged` of my play, and whose `challenges` reach me:
 * those of friends, of whoever I have `met` at a table, or nobody's.
 */
export interface Openness {
  profile: "everybody" | "friends" | "nobody";
  judged: boolean;
  challenges: "met" | "friends" | "nobody";
}

/**
 * So many finished games at a number of seats. Of the newest, which are `counted`, so many were `won` alone, and
 * so many first places `shared`.
 */
export interface PlayedKind {
  game: string;
  seats: number;
  games: number;
  counted: number;
  won: number;
  shared: number;
}

/**
 * At a game against people, or bots of a `level`, or `masters`: the mean part of them that somebody was `ahead` of.
 *
 * Between `low` and `high` (95 %), over so many games, each counted once. `few`: not enough games to say more.
 */
export interface Against {
  game: string;
  level: number | null;
  masters: boolean;
  games: number;
  ahead: number;
  low: number;
  high: number;
  few: boolean;
}

/**
 * Games in a row in which somebody came first, where others `people` played too, or against bots alone: the
 * `longest`, and `now`.
 */
export interface WinningRun {
  people: boolean;
  games: number;
  longest: number;
  now: number;
}

/** A first choice, in notation and as a `word` for a sentence, and in how many games. */
export interface Opening {
  action: string;
  word: Record<string, any>;
  games: number;
}

/** The first choices made most often in so many `games`; `few`: not enough games to have a favourite. */
export interface GameOpenings {
  game: string;
  games: number;
  few: boolean;
  openings: Opening[];
}

/** A rating after a game, and the day of it (2026-11-18, UTC). */
export interface RatingDay {
  day: string;
  rating: number;
  error: number;
}

/**
 * A rating in a game at so many seats, give or take `error` (95 %), and how it came about, the oldest first.
 *
 * `sure` if it is certain enough for the leaderboard.
 */
export interface RatingHistory {
  game: string;
  seats: number;
  rating: number;
  error: number;
  games: number;
  sure: boolean;
  history: RatingDay[];
}

/**
 * What was found of somebody's decisions at a game, in millionths of a victory: their mean cost by month, and in
 * `looked` games with a look back what own choices (`skill`) and what came to light (`luck`) brought on average, give
 * or take an error (95 %), null where games are too few to tell.
 */
export interface JudgedPlay {
  game: string;
  decisions: number;
  months: MonthCost[];
  looked: number;
  skill: number | null;
  skill_error: number | null;
  luck: number | null;
  luck_error: number | null;
}

/**
 * Somebody's profile, or `mine`. `judged` is null where they keep it to themselves. `watch` is a table at which a
 * friend may be watched; `challenge`, whether I may challenge them. `newest` games are counted where it says so.
 */
export interface Profile {
  player: string;
  name: string;
  mine: boolean;
  friend: boolean;
  challenge: boolean;
  watch: string | null;
  newest: number;
  played: PlayedKind[];
  against: Against[];
  runs: WinningRun[];
  openings: GameOpenings[];
  ratings: RatingHistory[];
  judged: JudgedPlay[] | null;
}
