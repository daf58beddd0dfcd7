/** The story that standings tell: who led when, and where it turned. */

/** The seats of rank 1. */
export function winners(ranks: number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Points between the winner and the best of the others; 0 where points alone did not decide. */
export function margin(ranks: number[], scores: number[]): number {
  const [winner] = winners(ranks);
  const others = scores.filter((_, seat) => ranks[seat] !== 1);
  return others.length === 0 ? 0 : Math.max(0, scores[winner] - Math.max(...others));
}

/** Where the game turned: from this move on the winner was never behind; who was passed there, if anybody. */
export interface Turn {
  move: number;
  winner: number;
  passed: number | null;
}

/** The turning point; null where victory is shared, or where the points never showed the winner ahead. */
export function turningPoint(standings: number[][], ranks: number[]): Turn | null {
  const best = winners(ranks);
  if (best.length !== 1 || standings.length === 0) return null;
  const winner = best[0];
  let move = standings.length;
  while (move > 0 && ahead(standings[move - 1], winner)) move--;
  if (move === standings.length) return null;
  if (move === 0) return { move: firstLead(standings, winner), winner, passed: null };
  const before = standings[move - 1];
  const passed = before.indexOf(Math.max(...before));
  const alone = standings.findIndex((points, after) => after >= move && leadsAlone(points, winner));
  return { move: alone < 0 ? move : alone, winner, passed }; // to draw level is not to pass, unless nothing more follows
}

function ahead(points: number[], seat: number): boolean {
  return points.every((other) => other <= points[seat]);
}

function leadsAlone(points: number[], winner: number): boolean {
  return points.every((other, seat) => seat === winner || other < points[winner]);
}

function firstLead(standings: number[][], winner: number): number {
  return Math.max(
    0,
    standings.findIndex((points) => leadsAlone(points, winner)),
  );
}

/** What each seat gained from one boundary to the next; the last row ends with the final scores. */
export function gains(totals: number[][]): number[][] {
  return totals.map((row, index) => row.map((points, seat) => points - (index > 0 ? totals[index - 1][seat] : 0)));
}

/** Round steps for an axis from low to high, about as many as asked. */
export function ticks(low: number, high: number, about: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power);
  const first = Math.ceil(low / step) * step + 0; // no -0
  const found: number[] = [];
  for (let value = first; value <= high + 1e-9; value += step) found.push(value);
  return found;
}

/** Positions as near to those wanted as a least gap allows, within the room there is; order is kept. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const placed = [...wanted];
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(floor, wanted[index]);
    floor = placed[index] + gap;
  }
  let ceiling = high;
  for (const index of [...order].reverse()) {
    placed[index] = Math.min(placed[index], ceiling);
    ceiling = placed[index] - gap;
  }
  return placed;
}

/** The best of a row, for tinting; nobody where all are equal. */
export function bestOf(row: number[]): boolean[] {
  const most = Math.max(...row);
  const equal = row.every((value) => value === most);
  return row.map((value) => value === most && !equal);
}

/** The source that told most between the winner and the next best: which, by how much, and over whom. */
export function difference(result: { ranks: number[]; scores: number[]; sheet: number[][] }): {
  source: number;
  points: number;
  other: number;
} | null {
  if (margin(result.ranks, result.scores) <= 0) return null;
  const [winner] = winners(result.ranks);
  const others = result.scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => result.ranks[seat] !== 1);
  const other = others.sort((a, b) => b.score - a.score || a.seat - b.seat)[0].seat;
  const gaps = result.sheet[winner].map((points, source) => points - result.sheet[other][source]);
  const points = Math.max(...gaps);
  return points > 0 ? { source: gaps.indexOf(points), points, other } : null;
}
