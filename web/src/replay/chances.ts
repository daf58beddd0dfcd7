/** Win chances by move, as bands that fill the river. */

import type { Judged } from "../lib/wire";

/** What a searched decision says of chances, in parts of a whole (millionths). */
type Chances = Pick<Judged, "at" | "before" | "after">;

export const WHOLE = 1_000_000;

/** Everybody's share after 0, 1, … moves, each row adding up to 1. Between searched decisions the last look holds. */
export function sharesByMove(moments: Chances[], result: number[], moves: number): number[][] {
  const rows: number[][] = [];
  let next = 0;
  let held = moments.length > 0 ? moments[0].before : result;
  for (let move = 0; move < moves; move++) {
    while (next < moments.length && moments[next].at < move) {
      held = moments[next].after;
      next++;
    }
    rows.push(whole(next < moments.length && moments[next].at === move ? moments[next].before : held));
  }
  rows.push(whole(result));
  return rows;
}

/** The same proportions, adding up to 1; equal parts where there is nothing to go by. */
export function whole(parts: number[]): number[] {
  const kept = parts.map((part) => Math.max(0, part));
  const sum = kept.reduce((all, part) => all + part, 0);
  return sum > 0 ? kept.map((part) => part / sum) : kept.map(() => 1 / kept.length);
}

/** Whole percentages that add up to 100: the largest remainders are rounded up. */
export function percentages(shares: number[]): number[] {
  return rounded(
    whole(shares).map((share) => 100 * share),
    100,
  );
}

/** Whole numbers near the given ones that add up to the given sum. */
export function rounded(values: number[], sum: number): number[] {
  const floors = values.map(Math.floor);
  let missing = sum - floors.reduce((all, part) => all + part, 0);
  const rest = values.map((value, index) => value - floors[index]);
  const order = values.map((_, index) => index).sort((a, b) => rest[b] - rest[a] || a - b);
  for (let turn = 0; missing > 0; turn = (turn + 1) % order.length, missing--) floors[order[turn]]++;
  for (let turn = order.length - 1; missing < 0; turn = (turn + order.length - 1) % order.length, missing++)
    floors[order[turn]]--;
  return floors;
}

/** Upper and lower edge of each seat's band at each move, from 0 (top) to 1. */
export function edges(rows: number[][]): number[][] {
  return rows.map((shares) => {
    const sums = [0];
    for (const share of shares) sums.push(sums[sums.length - 1] + share);
    sums[sums.length - 1] = 1;
    return sums;
  });
}

/** The outline of one seat's band in a box, as an SVG path. */
export function bandPath(rows: number[][], seat: number, box: { x: number; y: number; width: number; height: number }) {
  const sums = edges(rows);
  const last = Math.max(1, rows.length - 1);
  const point = (move: number, edge: number) =>
    `${(box.x + (box.width * move) / last).toFixed(1)} ${(box.y + box.height * sums[move][edge]).toFixed(1)}`;
  const there = rows.map((_, move) => point(move, seat));
  const back = rows.map((_, move) => point(move, seat + 1)).reverse();
  return `M${[...there, ...back].join("L")}Z`;
}
