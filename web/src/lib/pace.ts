/** How quickly what others do is shown. */
export const PACES = ["instant", "quick", "natural", "slow", "step"] as const;
export type Pace = (typeof PACES)[number];

export interface Rate {
  /** Of the pause after a deed, and of the time to read what stands still. */
  pause: number;
  /** Of the length of movements; 0 for none. */
  motion: number;
  /** Whether each deed waits until it is asked for. */
  step: boolean;
  /** Whether the parts of a scene of its own do. */
  parts: boolean;
}

const RATES: Record<Pace, Rate> = {
  instant: { pause: 0, motion: 0, step: false, parts: false },
  quick: { pause: 0.4, motion: 0.5, step: false, parts: false },
  natural: { pause: 1, motion: 1, step: false, parts: true },
  slow: { pause: 2.4, motion: 1.5, step: false, parts: true },
  step: { pause: 0, motion: 1, step: true, parts: true },
};

export function rateOf(pace: Pace): Rate {
  return RATES[pace];
}

export const PAUSE = 650; // milliseconds after a deed of somebody else's, at the natural pace
export const OWN = 350; // that a move of mine stands before the next begins, where nothing moves
const LEAST = 900;
const MOST = 6000;

/** Milliseconds in which a text can be read by most people. */
export function reading(text: string): number {
  return Math.min(MOST, Math.max(LEAST, 500 + 38 * text.length));
}

const PART_LEAST = 2500;
const PART_MOST = 24_000;

/** Milliseconds for a part of a scoring: names and numbers, of which some are looked up on the board. */
export function studying(text: string): number {
  return Math.min(PART_MOST, Math.max(PART_LEAST, 1000 + 60 * text.length));
}

/** Do something after a while; what comes back calls it off. */
export function later(milliseconds: number, deed: () => void): () => void {
  const id = setTimeout(deed, milliseconds);
  return () => clearTimeout(id);
}
