/** The view of Gatsby and what its rules add to it, as they come over the wire; and where things lie. */
import type { AtTable } from "../../lib/at.svelte";

export interface View {
  agenda: { kind: string; seat: number; [field: string]: unknown }[];
  layout: number[];
  stars: number;
  height: number[];
  tiles: number[];
  owner: number[];
  up: number;
  seen: number[];
  drawn: number[];
  slot: number[];
  aside: number[][];
  stands: number;
  active: number;
  command: number;
}

export interface Track {
  tokens: number[];
  left: number;
  next: number;
  need: number[];
}

/** Lists with two entries are by seat. */
export interface Shown {
  held: number[][];
  to_go: number[][];
  keys: number[][];
  stars: number[];
  steps: [bonus: number, open: number][];
  rise: number[];
  tracks: Track[];
  perhaps: number[][];
  left: number[];
  last: number[];
  families: number[][];
  unknown: number[];
  kinds: [number, number][];
  prestige: [number, number][];
  completes: number[][];
  unseen: number[];
  boxed: number[];
  part: number[];
  special: number;
  /** Who has won, once it is over and sure; -1 otherwise. */
  winner: number;
  command: number;
}

export const viewOf = (at: AtTable): View => at.scene.view as View;
export const shownOf = (at: AtTable): Shown => at.scene.shown as Shown;

/** The prestige both have in hand, where nothing of it is hidden from me; null otherwise. */
export function inHand(at: AtTable): number[] | null {
  const ranges = shownOf(at).prestige;
  return ranges.every(([least, most]) => least === most) ? ranges.map(([least]) => least) : null;
}

/** What is printed on the fifteen tiles: family and stars. */
export const FAMILY = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5];
export const STARS = [0, 3, 0, 2, 2, 1, 2, 3, 1, 1, 2, 1, 2, 2, 3, 0];
/** Names of the spaces in notation and in the catalogs, in their order; then the place of each. */
export const SPACES = [
  "left",
  "right",
  "bottom",
  "step-3",
  "step-7",
  "step-10",
  "step-13",
  "track-1",
  "track-2",
  "track-3",
  "track-4",
  "track-5",
];
export const PLACES = ["cabaret", "finance", "racetrack"] as const;
export type PlaceName = (typeof PLACES)[number];
export const BONUSES = ["none", "advance", "command", "swap", "place", "characters", "draw"] as const;

/** Cells by number: 0–35 are the Cabaret, row by row; then the tracks, leftmost first. */
export const FIRST_STALL = 36;
export const TRACK_LENGTHS = [5, 5, 5, 3, 3];
export const TRACK_START = [36, 41, 46, 51, 54];

export function cellName(cell: number): string {
  if (cell < FIRST_STALL) return `${"abcdef"[cell % 6]}${Math.floor(cell / 6) + 1}`;
  const track = trackOf(cell);
  return `t${track + 1}.${cell - TRACK_START[track] + 1}`;
}

export function trackOf(cell: number): number {
  return TRACK_START.findLastIndex((start) => start <= cell);
}

export function placeOf(space: number): PlaceName {
  return space < 3 ? "cabaret" : space < 7 ? "finance" : "racetrack";
}

/** Whether a cell is in a set; sets of the Cabaret have 36 bits, more than bitwise operators of this language take. */
export function has(set: number, cell: number): boolean {
  return Math.floor(set / 2 ** cell) % 2 === 1;
}

/** Whose token stands on a cell; -1 for nobody's. */
export function holder(shown: Shown, cell: number): number {
  return shown.held.findIndex((cells) => cells.includes(cell));
}

/** A range as it is written: 4, or 4–7. */
export function span([low, high]: readonly number[]): string {
  return low === high ? `${low}` : `${low}–${high}`;
}
