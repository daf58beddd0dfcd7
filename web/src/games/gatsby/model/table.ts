/** Cells, tracks and spaces by number, as the drawing looks at them. */
import type { Scene } from "../../../lib/wire";
import {
  CELL_NAMES,
  factsOf,
  FINANCE,
  FIRST_LANE,
  PLACE_NAMES,
  PLACE_SPACES,
  TRACK_CELLS,
  type Facts,
} from "../rules.gen";

export type PlaceName = (typeof PLACE_NAMES)[number];

/** The prestige both have in hand, where nothing of it is hidden from me; null otherwise. */
export function inHand(model: { scene: Scene }): number[] | null {
  const ranges = factsOf(model).prestige;
  return ranges.every(([least, most]) => least === most) ? ranges.map(([least]) => least) : null;
}

export const [IN_CABARET, IN_FINANCE, IN_RACETRACK] = PLACE_SPACES;

export const cellName = (cell: number): string => CELL_NAMES[cell];
export const isTable = (cell: number): boolean => cell < FIRST_LANE;
export const isSeen = (up: number, space: number): boolean => (up >> space) % 2 === 1;

export function trackOf(cell: number): number {
  return TRACK_CELLS.findIndex((cells) => cells.includes(cell));
}

export function placeOf(space: number): PlaceName {
  return PLACE_NAMES[PLACE_SPACES.findIndex((spaces) => spaces.includes(space))];
}

/** The step of the Finance Center on which a character stands. */
export function stepOfSpace(space: number): number {
  return FINANCE.find((pair) => pair[1] === space)?.[0] ?? 0;
}

/** Whether a cell is in a set; sets of the Cabaret have 36 bits, more than bitwise operators of this language take. */
export function has(set: number, cell: number): boolean {
  return Math.floor(set / 2 ** cell) % 2 === 1;
}

/** Whose token stands on a cell; -1 for nobody's. */
export function holder(facts: Facts, cell: number): number {
  return facts.held.findIndex((cells) => cells.includes(cell));
}

/** A range as it is written: 4, or 4–7. */
export function span([low, high]: readonly number[]): string {
  return low === high ? `${low}` : `${low}–${high}`;
}
