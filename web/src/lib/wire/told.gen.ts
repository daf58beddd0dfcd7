// Made from src/parlour/server/wire/told.py by build_tools/wire.py: do not edit.

import type { Clock } from "./asked.gen";

/** Why something was not done. `rule` is the paragraph that forbids an action, `told` what a reason is told with. */
export interface Problem {
  error: string;
  detail: string;
  reason: string | null;
  rule: string | null;
  told: Record<string, string>;
}

/** The guest or member of this device. */
export interface Me {
  player: string;
  name: string;
  role: "guest" | "member" | "director" | "moderator" | "owner";
}

/** Who this device is, if it is somebody's. */
export interface Met {
  me: Me | null;
}

/** A secret to keep: the token of one seat. */
export interface Code {
  code: string;
  path: string;
}

/**
 * A game of the house; `lesson` if there is one to learn it by.
 *
 * `seconds` are about how long a whole turn of each bot level takes, by the number of seats; empty if nobody knows.
 * `masters` are the times that a master may have for a choice, and the most that each takes for a whole turn.
 */
export interface GameInfo {
  game: string;
  rules: number;
  seats: number[];
  options: Record<string, string[]>;
  lesson: boolean;
  seconds: Record<number, number[]>;
  masters: Record<number, number>;
}

/**
 * Who sits there; `away` while a stand-in plays. A seat of a rematch is `kept` until its person says yes. A bot is
 * of a `level`; a `master` thinks about a choice for so many seconds at most, and says 5 where only levels are known.
 *
 * `slips` are turns in a row that ran out: a stand-in played them, and after the third keeps the seat. Whoever has
 * `resigned` does not come back. `stood_in` counts the actions that a stand-in has played for a person. `looks`: they
 * have the table open; if not, they have not since `unseen` (milliseconds since 1970), or never had.
 * It is null in lists. `missed` are the seats that would
 * rather have a stand-in for them.
 */
export interface SeatInfo {
  seat: number;
  kind: "open" | "invited" | "kept" | "person" | "bot";
  name: string;
  player: string | null;
  level: number | null;
  away: boolean;
  master: number | null;
  slips: number;
  resigned: boolean;
  stood_in: number;
  looks: boolean | null;
  unseen: number | null;
  missed: number[];
}

/**
 * What goes if something is taken back: so many moves of each seat, and pieces that I have seen since.
 *
 * A move is what people take for one: all that a seat did until another played.
 */
export interface TakenBack {
  moves: number[];
  seen: number;
}

/**
 * Somebody asks me to let them in: for a `seat` at my table, or a `device` to be mine, where I sit on `seat`.
 *
 * `name` is theirs, or what the device calls itself; `left` are the milliseconds for which it is asked.
 */
export interface Knock {
  knock: string;
  kind: "seat" | "device";
  seat: number | null;
  name: string;
  sign: string;
  left: number;
}

/** Somebody asks to take back the last `actions`: all that followed the first `keep`; `takes` for who sits there. */
export interface Asked {
  seat: number;
  keep: number;
  actions: number;
  agreed: number[];
  takes: TakenBack | null;
}

/** How I take my last action back, and what goes with it; null where nothing does. */
export interface UndoNow {
  way: "none" | "free" | "alone" | "ask" | "away";
  takes: TakenBack | null;
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
 * `code`, for its maker while it waits, can be said aloud: whoever has it may ask for a seat. `knocks` wait for me.
 * `made` and `changed` are dates (milliseconds since 1970), `round` is 0 in a game that counts none. `daily` is the
 * day whose deal it is an attempt at. Its maker is told of which of their games it tries a moment again: `tried`,
 * after `tried_at` of its actions. `language` is what its maker wants to talk in; empty where any will do.
 * `tournament` is the one of which it is a table.
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
  code: string | null;
  knocks: Knock[];
  made: number;
  changed: number;
  round: number;
  daily: string | null;
  tried: string | null;
  tried_at: number | null;
  rated: boolean;
  language: string;
  tournament: string | null;
  club: string | null;
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
 * `redo`: what I last took back can be played again. `standing` are the points if counted now, null while hidden
 * things decide; `shown` is what the game's rules add.
 */
export interface Scene {
  table: string;
  at: number;
  seat: number | null;
  turn: number | null;
  view: Record<string, any>;
  options: Option[];
  undo: "none" | "free" | "alone" | "ask" | "away";
  redo: boolean;
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
 * One entry of a table's log as a viewer is told it; folded, several of one seat together.
 *
 * `whole` if a deed is complete with it: what people take for one thing, a build or a lure, may take many choices.
 * `stood_in` if a stand-in played it for the person of that seat.
 */
export interface Happened {
  at: number;
  kind: string;
  seat: number;
  events: Record<string, any>[];
  whole: boolean;
  stood_in: boolean;
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

/** On the socket: an emote. It is told to whoever is here, and stored nowhere. */
export interface Emoted {
  type: "emote";
  id: string;
  seat: number;
  player: string;
  emote: "wave" | "thanks" | "bravo" | "laugh" | "wow" | "oops" | "think" | "hourglass" | "luck" | "cheers" | "tea" | "night";
}

/** On the socket, to whoever sits on `seat`: somebody on seat `by` waits for them. */
export interface Nudged {
  type: "nudged";
  seat: number;
  by: number;
}

/**
 * On the socket: the bot of `seat` found no answer. `instead` is the level that chose for it, 0 where any option
 * was taken; null where it is asked again. It is told to whoever is here, and stored nowhere.
 */
export interface Faltered {
  type: "faltered";
  seat: number;
  instead: number | null;
}

/** On the socket: the answer to a ping, and where the table stands. */
export interface Pong {
  type: "pong";
  at: number;
}

/** All that is told on the socket of a table. */
export type Heard = Told | Changed | Said | Emoted | Nudged | Faltered | Pong;
