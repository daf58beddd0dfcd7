// The time left, counted from when the server's word came: the device's date may be wrong, and may jump.
import type { ClockNow } from "../lib/wire";

const came = new WeakMap<ClockNow, number>();

/** Milliseconds left to a seat; `now` is performance.now() when a timer last ticked, `here` this very moment. */
export function leftNow(clock: ClockNow, seat: number, now: number, here = performance.now()): number {
  const first = came.get(clock) ?? here;
  came.set(clock, first);
  return Math.max(0, (clock.left[seat] ?? 0) - (clock.running === seat ? Math.max(0, now - first) : 0));
}
