/** Where a tip or bubble beside a cell covers least. */
import type { Marks } from "./marks";
import type { View } from "../rules.gen";
import { cellAt, columnOf, rowOf, type Ground } from "./view";

/** Whether there is more room on the left of a cell than on the right, for something `wide` cells wide. */
export function leftIsFree(ground: Ground, market: View, marks: Marks, cell: number, wide: number): boolean {
  const row = rowOf(cell);
  const column = columnOf(cell);
  const weigh = (by: number): number => {
    let sum = 0;
    for (let n = 1; n <= wide; n++) {
      const there = column + by * n;
      if (there < 0 || there >= ground.columns) return Infinity;
      for (let r = Math.max(0, row - 1); r <= Math.min(ground.rows - 1, row + 1); r++) {
        const other = cellAt(r, there);
        const mark = marks.get(other)?.kind;
        if (mark && mark !== "no") sum += 3;
        if (market.mains.includes(other)) sum += 2;
        if (market.tiles[other] || market.customers.includes(other)) sum += 1;
      }
    }
    return sum;
  };
  return weigh(-1) < weigh(1);
}
