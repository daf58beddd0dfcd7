// Made from src/parlour/server/wire/tournaments.py by build_tools/wire.py: do not edit.

import type { Clock } from "./asked.gen";

/**
 * A tournament to be made. With the same id again, the same one.
 *
 * A Swiss has `rounds`, an arena lasts `minutes`. In `duplicate` every table of a round has the same deal; with `bots`
 * of a level everybody plays it against them. It is for `most` people, others may enter `late`, and `rest` are seconds
 * between rounds. It begins when whoever directs says so, or at the date `begins` (milliseconds since 1970). One of a
 * `club` is made and directed by its leaders, and for its people alone.
 */
export interface NewTournament {
  name: string;
  game: string;
  id: string;
  clock: Clock;
  kind?: "swiss" | "robin" | "knockout" | "arena";
  seats?: number;
  rounds?: number;
  minutes?: number;
  duplicate?: boolean;
  bots?: number | null;
  most?: number;
  late?: boolean;
  rest?: number;
  live?: boolean;
  rated?: boolean;
  language?: string;
  begins?: number | null;
  club?: string | null;
}

/**
 * What whoever directs does: begin it, pause it, go on, drop somebody, correct the result of a table, or end it.
 *
 * `player` is a number of entry. A result is `places`, from 1, and `points`, both by seats. Where the result of a
 * table is corrected, somebody is dropped, or it is ended before its time, `reason` says why, to everybody.
 */
export interface DirectorsAct {
  act: "begin" | "pause" | "resume" | "drop" | "correct" | "end";
  player?: number | null;
  table?: string | null;
  places?: number[];
  points?: number[];
  reason?: string;
}

/** A tournament in the list. `entered`: I have; `directs`: I may. */
export interface TournamentInfo {
  tournament: string;
  name: string;
  game: string;
  kind: "swiss" | "robin" | "knockout" | "arena";
  seats: number;
  rounds: number;
  minutes: number;
  duplicate: boolean;
  bots: number | null;
  most: number;
  late: boolean;
  rest: number;
  live: boolean;
  clock: Clock;
  rated: boolean;
  language: string;
  phase: "entry" | "playing" | "paused" | "over";
  people: number;
  made: number;
  begins: number | null;
  entered: boolean;
  directs: boolean;
  club: string | null;
}

/** Who sits at a table of a tournament: a number of entry, 0 for a bot. Place and points once they may be told. */
export interface TournamentSeat {
  n: number;
  name: string;
  place: number | null;
  points: number | null;
  left: boolean;
}

/** A table of a round; why its result was `corrected`, if it was. */
export interface TournamentTable {
  table: string;
  seats: TournamentSeat[];
  over: boolean;
  corrected: string | null;
}

/** A round, by its number from 1: its tables, and who has a bye. `sealed`: others still play its deal. */
export interface TournamentPairings {
  number: number;
  tables: TournamentTable[];
  byes: string[];
  over: boolean;
  sealed: boolean;
}

/**
 * Somebody's place; what each round was worth to them (null: not there). Equals are told apart by what their
 * `opponents` scored together, then by `wins`, then by `points` made at the games. `here`: they are paired further.
 */
export interface TournamentStanding {
  place: number;
  n: number;
  name: string;
  score: number;
  rounds: (number | null)[];
  opponents: number;
  wins: number;
  points: number;
  here: boolean;
  mine: boolean;
}

/**
 * How a tournament stands: `standings`, one of its rounds (the last, or the one asked for), and where I play now.
 *
 * `played` is how many rounds there are so far, of `total` if that is known. `word` says why it is paused, or was
 * ended. `n` is the number of my entry, and `here` whether I am paired further; `left` are milliseconds for which an
 * arena still pairs. Bring `seen` with the next look: it is answered once there is news.
 */
export interface TournamentNow {
  info: TournamentInfo;
  standings: TournamentStanding[];
  round: TournamentPairings | null;
  played: number;
  total: number | null;
  word: string;
  n: number | null;
  here: boolean;
  table: string | null;
  left: number | null;
  seen: number;
}
