/** The history of a rating as a line: where each game stands in a box, its interval around it. */

/** A rating after a game, give or take its error. */
export interface Rated {
  rating: number;
  error: number;
}

export interface RatingPoint {
  x: number;
  y: number;
  low: number;
  high: number;
}

/** From the left to the right in the order they were played; the whole interval of each is inside. */
export function pointsOf(history: readonly Rated[], width: number, height: number): RatingPoint[] {
  const least = Math.min(...history.map((one) => one.rating - one.error));
  const most = Math.max(...history.map((one) => one.rating + one.error));
  const up = (rating: number): number => height - (height * (rating - least)) / (most - least || 1);
  const step = history.length > 1 ? width / (history.length - 1) : 0;
  return history.map(({ rating, error }, n) => ({
    x: history.length > 1 ? n * step : width / 2,
    y: up(rating),
    low: up(rating - error),
    high: up(rating + error),
  }));
}

/** The line through the means. */
export function lineOf(points: readonly RatingPoint[]): string {
  return points.map(({ x, y }, n) => `${n ? "L" : "M"}${x} ${y}`).join("");
}

/** What lies between the ends of all intervals. */
export function bandOf(points: readonly RatingPoint[]): string {
  const there = points.map(({ x, high }, n) => `${n ? "L" : "M"}${x} ${high}`);
  const back = [...points].reverse().map(({ x, low }) => `L${x} ${low}`);
  return `${there.join("")}${back.join("")}Z`;
}

/** A change as people read it, with its sign. */
export function change(game: { before: number; rating: number }): string {
  const by = game.rating - game.before;
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0";
}
