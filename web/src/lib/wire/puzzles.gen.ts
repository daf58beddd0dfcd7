// Made from src/parlour/server/wire/puzzles.py by build_tools/wire.py: do not edit.

import type { Option, Scene, TableInfo } from "./told.gen";
import type { LessonMoment } from "./readings.gen";

/** My answer to a question of a puzzle, counted from 0. */
export interface PuzzleChoice {
  question: number;
  action: string;
}

/** What puzzles of a game may be about, by the coach's names: so many are, and so many of them are `left` for me. */
export interface PuzzleTheme {
  theme: string;
  many: number;
  left: number;
}

/**
 * The puzzles of a game: how many, my rating, how many I answered and solved, and my best rush.
 *
 * `today` is how far I am with the puzzle of the day, which ends at `ends`. A rush is of so many `minutes`, and so
 * many `misses` end it. Of `themes` the commonest come first; a puzzle may have several.
 */
export interface PuzzleDoor {
  game: string;
  many: number;
  rating: number;
  answered: number;
  solved: number;
  best: number;
  today: "new" | "asked" | "solved" | "failed";
  ends: number;
  minutes: number;
  misses: number;
  themes: PuzzleTheme[];
}

/** An action of a line, and whose it is. */
export interface LineMove {
  action: string;
  word: Record<string, any>;
  seat: number;
}

/**
 * One question of a solution: the best, what is right `also`, what follows, and what tempts.
 *
 * Chances are in millionths of a victory; `why` are themes: what speaks for the best against the tempting one.
 */
export interface SolvedQuestion {
  best: Option;
  also: Option[];
  line: LineMove[];
  tempting: Option;
  chance: number;
  instead: number;
  why: Record<string, any>[];
}

/**
 * A puzzle as I see it: `question` of `depth`, how hard it is found, and what happened since my last choice.
 *
 * `part`: this is the last that is asked, and may be the first of several choices in a row.
 * `mine` is my rating in this game, and before it was counted. The solution and the themes are told when I have
 * answered: it is empty as long as the puzzle is `asked`.
 */
export interface PuzzleNow {
  game: string;
  puzzle: string;
  way: "next" | "day" | "rush" | "theme";
  phase: "asked" | "solved" | "failed";
  question: number;
  depth: number;
  part: boolean;
  rating: number;
  mine: number;
  before: number | null;
  chosen: Option | null;
  table: TableInfo;
  scene: Scene;
  moments: LessonMoment[];
  solution: SolvedQuestion[];
}

/** A puzzle that was answered in a rush, how hard it is found, and whether the answer was right. */
export interface RushAnswer {
  puzzle: string;
  rating: number;
  right: boolean;
}

/**
 * As many as I can: `left` are milliseconds, by the server's clock; over after so many `misses` too.
 *
 * Where none was begun yet, it is over with nothing counted. `right` is what became of the answer that was just given,
 * null where none was, or it has more questions. `done` are the puzzles that were answered in it, in order. `before`
 * is my best before it began, `best` with it.
 */
export interface Rush {
  game: string;
  left: number;
  score: number;
  missed: number;
  misses: number;
  over: boolean;
  best: number;
  before: number;
  right: boolean | null;
  puzzle: PuzzleNow | null;
  done: RushAnswer[];
}
