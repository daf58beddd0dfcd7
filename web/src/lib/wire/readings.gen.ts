// Made from src/parlour/server/wire/readings.py by build_tools/wire.py: do not edit.

import type { Happened, Result, Scene, TableInfo } from "./told.gen";

/**
 * The points of each seat if counted after 0, 1, … actions of a finished game, all hidden things included.
 *
 * `rounds` are the moves at which rounds began, none where a game has no rounds; `held` is what each seat had in hand
 * at the end of each; `words` are the actions, for sentences.
 */
export interface Story {
  standings: number[][];
  names: string[];
  sources: string[];
  rounds: number[];
  held: number[][];
  words: Record<string, any>[];
}

/**
 * A decision looked back at, chances in millionths: everybody's `before` it, by the best option, and `after` it.
 *
 * `at` counts the actions before it; `cost` is its chooser's, give or take `error` (95 %, as a part of 1), `line` what
 * would have followed the best.
 */
export interface Judged {
  at: number;
  seat: number;
  chosen: string;
  best: string;
  before: number[];
  after: number[];
  cost: number;
  error: number;
  line: string[];
}

/** A seat's way: `start` + `own` choices + those of `others` + `luck` (what came to light) = `result`, exactly. */
export interface Account {
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
}

/**
 * What a look back has found; `costly` are the decisions that cost most, and `words` the actions, for sentences.
 *
 * `why` are, by the `at` of each costly decision, the themes that say what the best would have brought.
 */
export interface Report {
  game: string;
  iterations: number;
  accounts: Account[];
  moments: Judged[];
  result: number[];
  costly: number[];
  words: Record<string, Record<string, any>>;
  names: string[];
  why: Record<number, Record<string, any>[]>;
}

/**
 * A look back at a finished game: not begun, `done` of so many decisions, or the report.
 *
 * While it is running, `partly` tells of the first decisions; it has no accounts yet, and no reasons.
 */
export interface Analysis {
  phase: "none" | "running" | "done";
  done: number;
  of: number;
  report: Report | null;
  partly: Report | null;
}

/**
 * A decision of mine, after `at` actions, tried again: `tries` were played to the end, so many are `going` on.
 *
 * `won` is the mean share of the victory, `points` the mean points, beside those of the game as it was; `error` is
 * half the width of the 95 % interval of the points, null while tries are too few to tell. `tables` are the tries.
 */
export interface Retried {
  at: number;
  seat: number;
  tries: number;
  going: number;
  won: number;
  won_before: number;
  points: number;
  points_before: number;
  error: number | null;
  tables: string[];
}

/** One idea of the book; `rule` if it is one of play. `sources` are lines of the rulebooks. */
export interface BookParagraph {
  id: string;
  rule: boolean;
  text: string;
  sources: string[];
}

/** A chapter of the book; the rulings are the last. */
export interface BookChapter {
  id: string;
  title: string;
  paragraphs: BookParagraph[];
}

/** The rules of a game as this house tells them. */
export interface Book {
  game: string;
  lang: string;
  title: string;
  chapters: BookChapter[];
}

/** Of a kind of word: its paragraph, and the fields whose numbers have names: of what, or the message of each. */
export interface WordFacts {
  cite: string;
  things: Record<string, string | string[]>;
}

/**
 * The catalogs that a game of another package brings, as Fluent texts by name, and what is known of its words.
 *
 * A `draft` is told in English where its language is lacking; `page` is the address of the module that draws its
 * table, if it brings one; with `secrets` two players may see different things.
 */
export interface GameWords {
  game: string;
  lang: string;
  draft: boolean;
  secrets: boolean;
  page: string | null;
  pages: Record<string, string>;
  words: Record<string, WordFacts>;
}

/**
 * A finished game: by which rules and box it was played, its actions, and how it ended.
 *
 * `origin` says where it comes from: a table of this house, or a record that was uploaded; `table` is who sat there.
 */
export interface Replay {
  replay: string;
  origin: "table" | "record";
  table: TableInfo;
  game: string;
  rules: number;
  newest: number;
  box: string;
  seats: number;
  options: Record<string, string>;
  actions: string[];
  outcome: Result | null;
  names: string[];
  sources: string[];
}

/** Where an uploaded game can be seen. */
export interface Uploaded {
  replay: string;
}

/** A lesson; `title` is a Fluent message, with an attribute `about`. */
export interface LessonInfo {
  game: string;
  title: string;
  moves: number;
}

/**
 * One moment of a lesson: a choice that is asked, or with `asked` empty something only told.
 *
 * `text` is a Fluent message with a `title`, said before; `<text>-after`, if there is one, is said once it is done.
 */
export interface LessonStep {
  move: number;
  text: string;
  asked: string[];
  rule: string;
  pieces: string[];
  marks: string[];
  first: boolean;
  last: boolean;
}

/** A game learnt by guided moves on a prepared deal; `table` is how a drawn table is told of it. */
export interface CourseInfo {
  game: string;
  title: string;
  seat: number;
  names: string[];
  moves: number;
  table: TableInfo;
  steps: LessonStep[];
}

/** What happened on the way to a step, and how the table looked then. */
export interface LessonMoment {
  happened: Happened;
  scene: Scene;
}

/** The table at a step, with the learner's real options, and what happened since the step before. */
export interface LessonScene {
  scene: Scene;
  moments: LessonMoment[];
}
