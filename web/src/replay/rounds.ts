/** Rounds of a game as moves at which they begin, and steps through a game. */

/** A stride for games without rounds. */
export const STRIDE = 10;

/** The round (from 1) that a move lies in; 0 where a game has none. */
export function roundAt(starts: number[], move: number): number {
  let round = 0;
  for (const start of starts) if (start <= move) round++;
  return round;
}

/** The next boundary ahead or behind: a round's first move, the start or the end; ten moves where there is none. */
export function farther(starts: number[], move: number, moves: number, ahead: boolean): number {
  if (starts.length < 2) return clamp(move + (ahead ? STRIDE : -STRIDE), moves);
  const stops = [...new Set([0, ...starts, moves])].sort((a, b) => a - b);
  const found = ahead ? stops.find((stop) => stop > move) : stops.findLast((stop) => stop < move);
  return found ?? move;
}

/** A move of this game. */
export function clamp(move: number, moves: number): number {
  return Math.min(moves, Math.max(0, Math.round(move)));
}
