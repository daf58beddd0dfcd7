/** The lines of a leaderboard: people and levels of bots by their rating, the best first. */
import type { Leader, Leaderboard } from "../lib/wire";

export type BoardLine = { kind: "person"; row: Leader } | { kind: "level"; level: number; rating: number };

export function linesOf(board: Leaderboard): BoardLine[] {
  const levels = [...board.levels].sort((one, other) => other.rating - one.rating || other.level - one.level);
  const whole = board.listed <= board.rows.length;
  const last = board.rows.at(-1)?.rating ?? -Infinity;
  const lines: BoardLine[] = [];
  for (const row of board.rows) {
    while (levels.length && levels[0].rating > row.rating) lines.push({ kind: "level", ...levels.shift()! });
    lines.push({ kind: "person", row });
  }
  // below the last line of a list that goes on nobody knows between whom a level stands
  const rest = levels.filter((level) => whole || level.rating >= last);
  return [...lines, ...rest.map((level): BoardLine => ({ kind: "level", ...level }))];
}
