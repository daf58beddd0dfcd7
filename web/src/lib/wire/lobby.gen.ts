// Made from src/parlour/server/wire/lobby.py by build_tools/wire.py: do not edit.

import type { Clock } from "./asked.gen";

/**
 * A place at a table of the lobby; `rating` give or take `error` of a person who has one for this game. A bot is of
 * a `level`, or a `master` with so many seconds for a choice.
 */
export interface LobbySeat {
  kind: "open" | "invited" | "kept" | "person" | "bot";
  name: string;
  player: string | null;
  level: number | null;
  master: number | null;
  rating: number | null;
  error: number | null;
}

/** A table to sit down at, with so many seats `free`, or to watch; `rating` is the mean of those who have one. */
export interface LobbyTable {
  table: string;
  game: string;
  seats: LobbySeat[];
  free: number;
  live: boolean;
  clock: Clock;
  rated: boolean;
  language: string;
  rating: number | null;
  made: number;
  round: number;
}

/** So many people wait to be paired for this, whoever asks not counted. */
export interface LobbyQueue {
  game: string;
  seats: number;
  live: boolean;
  rated: boolean;
  people: number;
}

/** What is in the house for everybody: tables to sit down at, games to watch, people who wait. */
export interface LobbyNow {
  open: LobbyTable[];
  playing: LobbyTable[];
  waiting: LobbyQueue[];
}
