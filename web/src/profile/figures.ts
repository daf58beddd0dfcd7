/** What a profile draws, as numbers in a box. */
import type { Against, PlayedKind } from "../lib/wire";

/** A bar of so many games: where what was won, and a shared first place, ends, and where all of it does. */
export interface Bar {
  won: number;
  shared: number;
  all: number;
}

/** Bars as long as there are games; wins are those of the newest, as a part of all. */
export function barsOf(kinds: readonly PlayedKind[], width: number): Bar[] {
  const most = Math.max(1, ...kinds.map((one) => one.games));
  return kinds.map(({ games, counted, won, shared }) => {
    const all = (width * games) / most;
    const part = (some: number): number => (counted ? (all * some) / counted : 0);
    return { won: part(won), shared: part(won + shared), all };
  });
}

/** Where a part and its interval stand on a line. */
export function markOf({ ahead, low, high }: Against, width: number): { x: number; from: number; to: number } {
  return { x: ahead * width, from: low * width, to: high * width };
}

/** A part of a victory in hundredths, with its sign. */
export function signed(millionths: number): string {
  const hundredths = Math.round(millionths / 1000) / 10;
  return hundredths > 0 ? `+${hundredths}` : hundredths < 0 ? `−${-hundredths}` : "0";
}
