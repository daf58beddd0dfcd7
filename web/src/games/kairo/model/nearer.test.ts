import { expect, it } from "vitest";
import { COLUMNS } from "../rules.gen";
import { nearer } from "./nearer";
import { FRAME, U } from "./outline";
import { cellAt } from "./view";

const board = [COLUMNS * U + 2 * FRAME, 10 * U + 2 * FRAME] as const;
const room = [360, 200] as const;

/** Where the middle of a cell is seen. */
function seen(cell: number, cells: number[]): { x: number; y: number; size: number } {
  const found = nearer(cells, board, room)!;
  const scale = (found.width / board[0]) * found.times;
  const middle = (n: number): number => (n * U + U / 2 + FRAME) * scale;
  return { x: found.x + middle(cell % COLUMNS), y: found.y + middle(Math.floor(cell / COLUMNS)), size: U * scale };
}

it("a cell that is told about is seen whole and large, wherever it lies", () => {
  for (const [row, column] of [
    [0, 0],
    [9, 10],
    [4, 5],
    [9, 0],
  ]) {
    const { x, y, size } = seen(cellAt(row, column), [cellAt(row, column)]);
    expect(size).toBeGreaterThanOrEqual(40);
    expect(x - size / 2).toBeGreaterThanOrEqual(0);
    expect(x + size / 2).toBeLessThanOrEqual(room[0]);
    expect(y - size / 2).toBeGreaterThanOrEqual(0);
    expect(y + size / 2).toBeLessThanOrEqual(room[1]);
  }
});

it("several cells are all seen, and what lies all over the board leaves it whole", () => {
  const two = [cellAt(4, 2), cellAt(5, 5)];
  for (const cell of two) {
    const { x, y } = seen(cell, two);
    expect(x > 0 && x < room[0] && y > 0 && y < room[1]).toBe(true);
  }
  expect(nearer([cellAt(0, 0), cellAt(9, 10)], board, room)).toBeNull();
});

it("nothing is enlarged without room, without cells, or where all can be read", () => {
  expect(nearer([], board, room)).toBeNull();
  expect(nearer([1], board, [0, 0])).toBeNull();
  expect(nearer([1], board, [900, 900])).toBeNull();
});
