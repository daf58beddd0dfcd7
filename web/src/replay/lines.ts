/** Standings as lines in a box. */
import { ticks } from "./standings";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: number[];
  readonly #last: number;

  constructor(
    standings: number[][],
    readonly box: Box,
    steps: number,
  ) {
    const all = standings.flat();
    const most = Math.max(1, ...all);
    this.low = Math.min(0, ...all);
    const marked = ticks(this.low, most, steps);
    const step = marked.length > 1 ? marked[1] - marked[0] : 1;
    this.high = Math.max(most, Math.ceil(most / step) * step);
    this.ticks = ticks(this.low, this.high, steps).filter((tick) => marked.length < 2 || tick % step === 0);
    this.#last = Math.max(1, standings.length - 1);
  }

  x(move: number): number {
    return this.box.x + (this.box.width * move) / this.#last;
  }

  y(points: number): number {
    return this.box.y + this.box.height * (1 - (points - this.low) / (this.high - this.low));
  }

  path(standings: number[][], seat: number): string {
    return `M${standings.map((row, move) => `${this.x(move).toFixed(1)} ${this.y(row[seat]).toFixed(1)}`).join("L")}`;
  }
}

/** The strokes of seats in graphs. */
export const STROKES = ["var(--g1)", "var(--g2)", "var(--g3)", "var(--g4)"] as const;

const FAR = 30; // pixels that weigh as much as one covered point

/** Of some places for a box, the one that covers least of the lines; being far from where it belongs counts too. */
export function clearest<P extends { left: number; top: number; far?: number }>(
  places: P[],
  size: { width: number; height: number },
  scale: Scale,
  standings: number[][],
): P {
  let best = places[0];
  let least = Infinity;
  for (const place of places) {
    let covered = (place.far ?? 0) / FAR;
    for (let move = 0; move < standings.length; move++) {
      const x = scale.x(move);
      if (x < place.left - 4 || x > place.left + size.width + 4) continue;
      for (const points of standings[move]) {
        const y = scale.y(points);
        if (y > place.top - 4 && y < place.top + size.height + 4) covered++;
      }
    }
    if (covered < least) {
      least = covered;
      best = place;
    }
  }
  return best;
}
