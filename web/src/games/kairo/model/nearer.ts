/** A bazaar in little room: what is told about is brought nearer, so that it can be read. */
import { FRAME, left, top, U } from "./outline";

const LEGIBLE = 54; // pixels of a cell at which all that is written on it is read with ease
const AROUND = 0.75; // of a cell, seen on every side of what is told about
const WORTH = 1.15; // what is enlarged by less than this is left as it is

export interface Nearer {
  /** The size of the whole board as it fits into the room, in pixels. */
  width: number;
  height: number;
  /** Where its corner goes, and how many times it is enlarged there. */
  x: number;
  y: number;
  times: number;
}

/** How a board of a size is enlarged in a room so that some cells are legible; null where that changes nothing. */
export function nearer(
  cells: readonly number[],
  [wide, tall]: readonly [number, number],
  [width, height]: readonly [number, number],
): Nearer | null {
  if (!cells.length || !width || !height) return null;
  const whole = Math.min(width / wide, height / tall);
  const across = spanOf(cells.map(left));
  const down = spanOf(cells.map(top));
  const scale = Math.min(width / across.length, height / down.length, LEGIBLE / U);
  if (scale < WORTH * whole) return null;
  return {
    width: wide * whole,
    height: tall * whole,
    x: placed(across.middle, wide * scale, width, scale),
    y: placed(down.middle, tall * scale, height, scale),
    times: scale / whole,
  };
}

function spanOf(starts: number[]): { middle: number; length: number } {
  const [first, last] = [Math.min(...starts), Math.max(...starts) + U];
  return { middle: (first + last) / 2 + FRAME, length: last - first + 2 * AROUND * U };
}

/** What is meant in the middle of the room, but no room beyond the board's edge. */
function placed(middle: number, size: number, room: number, scale: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, room / 2 - middle * scale));
}
