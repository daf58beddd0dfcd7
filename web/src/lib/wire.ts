// What is said over the wire. Made from src/parlour/server/wire by build_tools/wire.py: do not edit.

/** Who I am: a name is enough. With `keep`, only if this device is nobody's yet. */
export interface Guest {
  name: string;
  keep?: boolean;
}

/** Come in on another device by a personal link; with `replace`, also where the device is somebody else's. */
export interface Enter {
  code: string;
  replace?: boolean;
}

/** A personal link, to ask whose it is. */
export interface LinkCode {
  code: string;
}

/** Who a seat is for: me (`name` for somebody else on my device), whoever comes, whoever has its link, or a bot. */
export interface SeatPlan {
  kind: "me" | "open" | "invited" | "bot";
  level?: number;
  name?: string | null;
}

/** No clock; seconds for each turn; or seconds for the whole game and an increment for each action. */
export interface Clock {
  kind?: "none" | "turn" | "game";
  seconds?: number;
  increment?: number;
}

/**
 * A table to be made. With the same id again, the same table.
 *
 * With `several` one guest may sit down on several seats of a public table; without `watch` only those who sit, and
 * the maker, may watch; without `lots` the first player is not drawn, and seats are as they sit. `box` is the text of
 * a box file, for values as an owner's box has them.
 */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  id: string;
  options?: Record<string, string>;
  public?: boolean;
  live?: boolean;
  clock?: Clock;
  nonce?: string;
  several?: boolean;
  watch?: boolean;
  lots?: boolean;
  box?: string;
}

/** What the maker makes of a seat while the table waits: free for all, for whoever has its new link, or a bot's. */
export interface SeatChange {
  kind: "open" | "invited" | "bot";
  level?: number;
}

/** Sit down: on the seat named, on the seat the token opens, or on any open one. */
export interface Join {
  seat?: number | null;
  token?: string | null;
  nonce?: string;
  name?: string | null;
}

/** An action in notation, for the table as it stood at `at`. */
export interface Play {
  at: number;
  action: string;
  id: string;
  seat?: number | null;
}

/** Take my last action back: at once where it is free, else by asking the others. */
export interface Undo {
  at: number;
  id: string;
  seat?: number | null;
}

/** Whether I agree that an action is taken back. */
export interface Answer {
  at: number;
  agree: boolean;
  id: string;
  seat?: number | null;
}

/** Leave a seat to a stand-in, or come back to it; while the table waits, give it up. */
export interface Stand {
  id: string;
  seat?: number | null;
}

/** A line of chat, plain text. */
export interface Say {
  text: string;
  id: string;
}

/** Whether I hear a player's chat. */
export interface Mute {
  player: string;
  muted: boolean;
}

/** Again, with the seats moved round by one; `spare` is what becomes of the seat of somebody who says no. */
export interface Rematch {
  nonce?: string;
  spare?: "open" | "bot";
}

/** Play on from a point of a finished game against bots; what the seat could not see is dealt anew. */
export interface Fork {
  at: number;
  seat: number;
  id: string;
  level?: number;
}

/** The text of a record. */
export interface Upload {
  record: string;
}

/** A place of this server, with whatever stands after #. */
export interface Link {
  path: string;
}

/** Where to tell me that it is my turn while the page is closed: a webhook, or a Web Push subscription. */
export interface Alerts {
  webhook?: string | null;
  endpoint?: string | null;
  p256dh?: string;
  auth?: string;
}

/** Play on from a step of a lesson, its end if left out, against bots. */
export interface LessonPlay {
  id: string;
  step?: number | null;
  level?: number;
}

/** The key with which this server signs its pushes: `applicationServerKey` of a subscription. */
export interface PushKey {
  key: string;
}

/** Why something was not done. `rule` is the paragraph that forbids an action. */
export interface Problem {
  error: string;
  detail: string;
  reason: string | null;
  rule: string | null;
}

/** The guest of this device. */
export interface Me {
  player: string;
  name: string;
}

/** A device of mine: `made` in milliseconds since 1970, the day it was last seen, its browser; whether I am here. */
export interface Device {
  device: string;
  made: number;
  seen: string | null;
  label: string;
  here: boolean;
}

/** A secret to keep: whoever has it is me, on so many devices, until then (milliseconds since 1970). */
export interface PersonalLink {
  code: string;
  path: string;
  until: number;
  uses: number;
}

/** Who somebody becomes by a personal link; `mine` if this device is theirs already. */
export interface Whose {
  name: string;
  mine: boolean;
}

/** A secret to keep: the token of one seat. */
export interface Code {
  code: string;
  path: string;
}

/** A game of the house. */
export interface GameInfo {
  game: string;
  rules: number;
  seats: number[];
  options: Record<string, string[]>;
}

/** Who sits there; `away` while a stand-in plays. A seat of a rematch is `kept` until its person says yes. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "invited" | "kept" | "person" | "bot";
  name: string;
  player: string | null;
  level: number | null;
  away: boolean;
}

/** Somebody asks to take back the last `actions`: all that followed the first `keep`. */
export interface Asked {
  seat: number;
  keep: number;
  actions: number;
  agreed: number[];
}

/** How it ended. */
export interface Result {
  reason: string;
  ranks: number[];
  scores: number[];
  sheet: number[][];
}

/** The promise, and once the game is over the secret that keeps it. */
export interface Deal {
  commitment: string;
  nonces: string[];
  secret: string | null;
}

/**
 * A table, as everybody may see it; `yours` are the seats of whoever asked, `maker` if they made it.
 *
 * `drawn` is the place whose player was drawn to begin, and is seat 0 now. `parent` is the game it is a rematch of,
 * `rematch` its own. `word` says why it is paused or closed: `cancelled` by its maker, `expired`, or in plain words.
 * `box` is the name of the owner's box it is played with, empty for ours, and `differs` the values that are others.
 */
export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  public: boolean;
  live: boolean;
  clock: Clock;
  phase: "open" | "playing" | "over" | "paused" | "closed";
  word: string;
  seats: SeatInfo[];
  at: number;
  turn: number | null;
  deal: Deal;
  asked: Asked | null;
  outcome: Result | null;
  yours: number[];
  maker: boolean;
  several: boolean;
  watch: boolean;
  lots: boolean;
  drawn: number | null;
  parent: string | null;
  rematch: string | null;
  box: string;
  differs: string[];
}

/** A table just made, and the tokens of its invited seats: each opens that seat only. */
export interface Made {
  table: TableInfo;
  tokens: Record<number, string>;
}

/** Where I sit. */
export interface Seated {
  table: TableInfo;
  seat: number;
}

/** A table of mine; those that wait for me come first. */
export interface MyTable {
  table: TableInfo;
  waiting: boolean;
}

/** Something I may do: its notation, and its word for sentences and drawings. */
export interface Option {
  action: string;
  word: Record<string, any>;
}

/**
 * Milliseconds left to each seat when this was said; that of `running` goes down from here on.
 *
 * `since` is the server's date at that moment: count from when this came, since the device's may differ.
 */
export interface ClockNow {
  left: number[];
  running: number | null;
  since: number;
}

/**
 * All that a viewer may know at one moment.
 *
 * `standing` are the points if counted now, null while hidden things decide; `shown` is what the game's rules add.
 */
export interface Scene {
  table: string;
  at: number;
  seat: number | null;
  turn: number | null;
  view: Record<string, any>;
  options: Option[];
  undo: "none" | "free" | "alone" | "ask" | "away";
  clock: ClockNow | null;
  outcome: Result | null;
  standing: number[] | null;
  shown: Record<string, any>;
}

/** Whether an action may be taken now; if not, the `reason` and the `rule` that forbid it. */
export interface Why {
  action: string;
  allowed: boolean;
  reason: string | null;
  rule: string | null;
}

/**
 * Where an action would lead, as far as its seat can tell beforehand; `sure` if nothing comes to light by it.
 *
 * `ends`: the game ends by it, may end within the same turn, or does not.
 */
export interface Foresight {
  action: string;
  events: Record<string, any>[];
  view: Record<string, any>;
  standing: number[] | null;
  shown: Record<string, any>;
  ends: "no" | "may" | "will";
  sure: boolean;
}

/**
 * What the adviser thinks of an option: the chance to win (0 to 1, give or take `error`), the rank to expect.
 *
 * `visits` says how often it was looked at; `line` is what may follow, this action first or left out.
 */
export interface Advised {
  action: string;
  word: Record<string, any>;
  win: number;
  error: number;
  rank: number;
  visits: number;
  line: Option[];
}

/** A hint: my options at `at`, the best first, as a bot of this level sees them from my seat. */
export interface Advice {
  at: number;
  level: number;
  options: Advised[];
}

/** One entry of a table's log as a viewer is told it; folded, several of one seat together. */
export interface Happened {
  at: number;
  kind: string;
  seat: number;
  events: Record<string, any>[];
}

/** It is done and stored; the table is now at `at`. */
export interface Done {
  at: number;
}

/** A line of chat. */
export interface Line {
  n: number;
  player: string;
  name: string;
  text: string;
  time: number;
}

/** On the socket: something happened, and how the table looks now. */
export interface Told {
  type: "told";
  happened: Happened;
  scene: Scene;
}

/** On the socket: who sits where, or the phase, has changed. */
export interface Changed {
  type: "table";
  table: TableInfo;
}

/** On the socket: chat. */
export interface Said {
  type: "said";
  line: Line;
}

/** On the socket: the answer to a ping, and where the table stands. */
export interface Pong {
  type: "pong";
  at: number;
}

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

/** What a look back has found; `costly` are the decisions that cost most, and `words` the actions, for sentences. */
export interface Report {
  game: string;
  iterations: number;
  accounts: Account[];
  moments: Judged[];
  result: number[];
  costly: number[];
  words: Record<string, Record<string, any>>;
  names: string[];
}

/** A look back at a finished game: not begun, `done` of so many decisions, or the report. */
export interface Analysis {
  phase: "none" | "running" | "done";
  done: number;
  of: number;
  report: Report | null;
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
export interface Lesson {
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

/** A word of a game as its books have it. */
export interface WordRow {
  en: string;
  fr: string;
  pl: string;
  note: string;
}

/** All that is told on the socket of a table. */
export type Heard = Told | Changed | Said | Pong;
