/** The time of a rush, counted from when the server's word came: the device's date may be wrong, and may jump. */

/** Seconds at which it is said how much is left. */
export const TOLD_AT = [60, 30, 10];

/** Milliseconds left; `came` and `now` by performance.now(). */
export function leftOf(left: number, came: number, now: number): number {
  return Math.max(0, left - Math.max(0, now - came));
}

/** The seconds to be told once less than so much is left, where more was left before; null for none. */
export function toldAt(before: number, after: number): number | null {
  return TOLD_AT.findLast((seconds) => before > seconds * 1000 && after <= seconds * 1000 && after > 0) ?? null;
}
