/** A stall is one cloth: the outline of its cells together, corners rounded. */
import { COLUMNS } from "../rules.gen";
import { cellAt, columnOf, rowOf } from "./view";

export const U = 60; // a cell
export const FRAME = 24; // around the board, with the numbers of rows and columns on it

export const left = (cell: number): number => columnOf(cell) * U;
export const top = (cell: number): number => rowOf(cell) * U;
export const midX = (cell: number): number => left(cell) + U / 2;
export const midY = (cell: number): number => top(cell) + U / 2;

type Corner = [number, number];

/** The edges of the union of the cells, walked with the inside on the right; each loop a list of corners. */
function loops(cells: readonly number[]): Corner[][] {
  const inside = new Set(cells);
  const from = new Map<string, Corner[]>();
  const add = (a: Corner, b: Corner): void => {
    const key = a.join();
    from.set(key, [...(from.get(key) ?? []), b]);
  };
  for (const cell of cells) {
    const column = columnOf(cell);
    const row = rowOf(cell);
    const taken = (r: number, c: number): boolean => c >= 0 && c < COLUMNS && inside.has(cellAt(r, c));
    if (!taken(row - 1, column)) add([column, row], [column + 1, row]);
    if (!taken(row, column + 1)) add([column + 1, row], [column + 1, row + 1]);
    if (!taken(row + 1, column)) add([column + 1, row + 1], [column, row + 1]);
    if (!taken(row, column - 1)) add([column, row + 1], [column, row]);
  }
  const found: Corner[][] = [];
  while (from.size) {
    const [first] = from.keys();
    const loop: Corner[] = [];
    const [x, y] = first.split(",").map(Number);
    let here: Corner = [x, y];
    let heading: Corner = [0, 0];
    do {
      const ways = from.get(here.join())!;
      // where two cells meet only at a corner, turn right: the cells stay apart
      const pick = ways.findIndex((to) => to[0] - here[0] === -heading[1] && to[1] - here[1] === heading[0]);
      const [to] = ways.splice(Math.max(pick, 0), 1);
      if (!ways.length) from.delete(here.join());
      const next: Corner = [to[0] - here[0], to[1] - here[1]];
      if (next[0] !== heading[0] || next[1] !== heading[1]) loop.push(here);
      heading = next;
      here = to;
    } while (here.join() !== first);
    const [a, b, z] = [loop[0], loop[1], loop[loop.length - 1]];
    if ((a[0] === b[0] && a[0] === z[0]) || (a[1] === b[1] && a[1] === z[1])) loop.shift();
    found.push(loop);
  }
  return found;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** The path around cells, drawn in by `inset`; outer corners are rounded by `outer`, inner ones by `inner`. */
export function outline(cells: readonly number[], inset = 4, outer = 11, inner = 6): string {
  let path = "";
  for (const loop of loops(cells)) {
    const n = loop.length;
    const points = loop.map((here, i) => {
      const before = loop[(i + n - 1) % n];
      const after = loop[(i + 1) % n];
      const into: Corner = [Math.sign(here[0] - before[0]), Math.sign(here[1] - before[1])];
      const out: Corner = [Math.sign(after[0] - here[0]), Math.sign(after[1] - here[1])];
      const turnsRight = into[0] * out[1] - into[1] * out[0] > 0;
      // the inside lies to the right of each edge: right of (dx, dy) is (-dy, dx)
      const x = here[0] * U + inset * (-into[1] - out[1]);
      const y = here[1] * U + inset * (into[0] + out[0]);
      return { x, y, into, out, r: turnsRight ? outer : inner };
    });
    points.forEach((p, i) => {
      path += `${i ? "L" : "M"}${round(p.x - p.into[0] * p.r)} ${round(p.y - p.into[1] * p.r)}`;
      path += `Q${round(p.x)} ${round(p.y)} ${round(p.x + p.out[0] * p.r)} ${round(p.y + p.out[1] * p.r)}`;
    });
    path += "Z";
  }
  return path;
}

/** The seams between neighbouring cells of a stall. */
export function seams(cells: readonly number[]): string {
  const inside = new Set(cells);
  let path = "";
  for (const cell of cells) {
    const x = left(cell);
    const y = top(cell);
    if (columnOf(cell) < COLUMNS - 1 && inside.has(cell + 1)) path += `M${x + U} ${y + 6}v48`;
    if (inside.has(cell + COLUMNS)) path += `M${x + 6} ${y + U}h48`;
  }
  return path;
}
