import { describe, expect, it } from "vitest";
import type { Account } from "../lib/wire";
import { bars, inPoints, largest } from "./accounts";

const account: Account = { start: 253_400, own: -61_700, others: 304_600, luck: 503_700, result: 1_000_000 };

describe("luck and skill", () => {
  it("adds up in the points that are shown", () => {
    const shown = inPoints(account);
    expect(shown.start + shown.own + shown.others + shown.luck).toBe(shown.result);
    expect(shown).toEqual({ start: 25, own: -6, others: 31, luck: 50, result: 100 });
  });

  it("is told as bars on either side of nothing, on one scale", () => {
    const shown = inPoints(account);
    expect(largest([shown])).toBe(50);
    const [own, others, luck] = bars(shown, 50);
    expect(own.left + own.width).toBeCloseTo(0.5);
    expect(own.width).toBeCloseTo(0.06);
    expect(others.left).toBe(0.5);
    expect(luck).toEqual({ part: "luck", points: 50, left: 0.5, width: 0.5 });
  });

  it("has a scale even where nothing changed", () => {
    expect(largest([{ start: 50, own: 0, others: 0, luck: 0, result: 50 }])).toBe(1);
  });
});
