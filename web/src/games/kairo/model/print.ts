/** Letters and numbers on the bazaar, large enough to be read at whatever scale it is drawn. */
const LEGIBLE = 12.2; // pixels
const COARSE = 18; // units: above it a piece has no room for ornaments

export interface Print {
  /** A size in units of the drawing, or what is legible if that is more. */
  of(units: number): number;
  /** Whether the scale is so small that letters and numbers need most of a cell. */
  coarse: boolean;
}

/** `scale`: pixels of a unit; 0 before the room is known. */
export function printAt(scale: number): Print {
  const least = scale > 0 ? LEGIBLE / scale : 0;
  return { of: (units) => Math.max(units, least), coarse: least > COARSE };
}

/** As it is drawn. */
export const DRAWN = printAt(0);
