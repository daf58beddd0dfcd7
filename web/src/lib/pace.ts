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
}

const RATES: Record<Pace, Rate> = {
  instant: { pause: 0, motion: 0, step: false },
  quick: { pause: 0.4, motion: 0.5, step: false },
  natural: { pause: 1, motion: 1, step: false },
  slow: { pause: 2.4, motion: 1.5, step: false },
  step: { pause: 0, motion: 1, step: true },
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
