/** Luck and skill: the way from the first chance to the result, in points of a hundred that add up. */

import type { Account } from "../lib/wire";
import { rounded, WHOLE } from "./chances";

export type Part = "own" | "others" | "luck";
export const PARTS: Part[] = ["own", "others", "luck"];

/** The account in whole points: start + own + others + luck = result, exactly, also as shown. */
export function inPoints(account: Account): Account {
  const points = (value: number) => (100 * value) / WHOLE;
  const start = Math.round(points(account.start));
  const result = Math.round(points(account.result));
  const [own, others, luck] = rounded(
    PARTS.map((part) => points(account[part])),
    result - start,
  );
  return { start, own, others, luck, result };
}

/** A bar on either side of nothing, in parts of half the width: gains to the right, losses to the left. */
export interface Bar {
  part: Part;
  points: number;
  left: number;
  width: number;
}

/** The bars of an account on a scale that all accounts share. */
export function bars(account: Account, most: number): Bar[] {
  return PARTS.map((part) => {
    const points = account[part];
    const width = Math.abs(points) / most / 2;
    return { part, points, left: points < 0 ? 0.5 - width : 0.5, width };
  });
}

/** The largest change of all, for the scale. */
export function largest(accounts: Account[]): number {
  return Math.max(1, ...accounts.flatMap((account) => PARTS.map((part) => Math.abs(account[part]))));
}
