import { describe, expect, it } from "vitest";
import { bandPath, edges, percentages, rounded, sharesByMove, whole, WHOLE } from "./chances";

const moments = [
  { at: 1, before: [600_000, 400_000], after: [500_000, 500_000] },
  { at: 3, before: [300_000, 700_000], after: [450_000, 550_000] },
];

describe("the river", () => {
  it("has a row for every move, from the start to the result", () => {
    const rows = sharesByMove(moments, [0, WHOLE], 5);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual([0.6, 0.4]); // before the first decision: its chances
    expect(rows[1]).toEqual([0.6, 0.4]);
    expect(rows[2]).toEqual([0.5, 0.5]); // held until something new comes to light
    expect(rows[3]).toEqual([0.3, 0.7]);
    expect(rows[4]).toEqual([0.45, 0.55]);
    expect(rows[5]).toEqual([0, 1]);
  });

  it("adds up to one everywhere, whatever the rounding of the search", () => {
    const crooked = [{ at: 0, before: [333_333, 333_333, 333_333], after: [333_334, 333_334, 333_334] }];
    for (const row of sharesByMove(crooked, [WHOLE, 0, 0], 4)) {
      expect(row.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 12);
    }
  });

  it("fills the whole height, edge to edge", () => {
    for (const sums of edges(sharesByMove(moments, [0, WHOLE], 5))) {
      expect(sums[0]).toBe(0);
      expect(sums.at(-1)).toBe(1);
      expect([...sums].sort((a, b) => a - b)).toEqual(sums);
    }
  });

  it("draws a closed band in its box", () => {
    const path = bandPath(
      [
        [0.5, 0.5],
        [0.25, 0.75],
      ],
      1,
      { x: 10, y: 20, width: 100, height: 40 },
    );
    expect(path).toBe("M10.0 40.0L110.0 30.0L110.0 60.0L10.0 60.0Z");
  });

  it("is even where nothing was searched", () => {
    expect(whole([0, 0, 0, 0])).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(sharesByMove([], [WHOLE, 0], 2)).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });
});

describe("percentages", () => {
  it("add up to a hundred", () => {
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentages([0.287, 0.463, 0.16, 0.09])).toEqual([29, 46, 16, 9]);
    for (const shares of [
      [0.001, 0.999],
      [0.5, 0.5],
      [0.125, 0.125, 0.75],
    ]) {
      expect(percentages(shares).reduce((all, part) => all + part, 0)).toBe(100);
    }
  });

  it("can be rounded to a sum below zero", () => {
    const parts = rounded([-12.6, 4.4, -3.8], -12);
    expect(parts.reduce((all, part) => all + part, 0)).toBe(-12);
  });
});
