import { describe, expect, it } from "vitest";
import { bestOf, difference, gains, margin, spread, ticks, turningPoint, winners } from "./standings";

describe("the turning point", () => {
  it("is where the winner went ahead for good, past whoever led before", () => {
    const standings = [
      [0, 0, 0],
      [2, 1, 0],
      [3, 6, 0],
      [5, 6, 1],
      [9, 6, 1],
      [12, 11, 2],
    ];
    expect(turningPoint(standings, [1, 2, 3])).toEqual({ move: 4, winner: 0, passed: 1 });
  });

  it("counts a lead that was never lost from where it was first held alone", () => {
    const standings = [
      [0, 0],
      [0, 0],
      [3, 1],
      [4, 2],
    ];
    expect(turningPoint(standings, [1, 2])).toEqual({ move: 2, winner: 0, passed: null });
  });

  it("does not exist where victory is shared, or was not won by points", () => {
    expect(
      turningPoint(
        [
          [0, 0],
          [3, 3],
        ],
        [1, 1],
      ),
    ).toBeNull();
    expect(
      turningPoint(
        [
          [0, 0],
          [1, 8],
        ],
        [1, 2],
      ),
    ).toBeNull();
    expect(turningPoint([], [1, 2])).toBeNull();
  });

  it("is no draw level, however long it lasts, but the lead that follows", () => {
    const standings = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 1],
      [4, 1],
    ];
    expect(turningPoint(standings, [1, 2])).toEqual({ move: 4, winner: 0, passed: 1 });
  });

  it("bears with points that end equal", () => {
    expect(
      turningPoint(
        [
          [0, 2],
          [1, 2],
          [4, 4],
        ],
        [1, 2],
      ),
    ).toEqual({ move: 2, winner: 0, passed: 1 });
  });
});

describe("results", () => {
  it("have winners and a margin", () => {
    expect(winners([2, 1, 1])).toEqual([1, 2]);
    expect(margin([1, 2, 3], [62, 58, 47])).toBe(4);
    expect(margin([1, 1], [40, 40])).toBe(0);
    expect(margin([1, 2], [3, 8])).toBe(0); // won otherwise than by points
  });

  it("mark the best of a row, unless all are", () => {
    expect(bestOf([11, 11, 8])).toEqual([true, true, false]);
    expect(bestOf([4, 4])).toEqual([false, false]);
  });

  it("name the source that told most", () => {
    const sheet = [
      [14, 12, 26],
      [8, 22, 20],
      [16, 18, 24],
      [8, 22, 25],
    ];
    const result = { ranks: [3, 4, 1, 2], scores: [52, 50, 58, 55], sheet };
    expect(difference(result)).toEqual({ source: 0, points: 8, other: 3 });
    expect(difference({ ranks: [1, 1], scores: [5, 5], sheet: [[5], [5]] })).toBeNull();
  });

  it("tell what each round brought", () => {
    expect(
      gains([
        [9, 16],
        [29, 38],
        [62, 58],
      ]),
    ).toEqual([
      [9, 16],
      [20, 22],
      [33, 20],
    ]);
  });
});

describe("the graph", () => {
  it("has round steps on its axis", () => {
    expect(ticks(0, 62, 4)).toEqual([0, 20, 40, 60]);
    expect(ticks(0, 7, 4)).toEqual([0, 2, 4, 6]);
    expect(ticks(-4, 9, 4)).toEqual([0, 5]);
    expect(ticks(0, 0, 4)).toEqual([0]);
  });

  it("keeps its labels apart, in order and inside", () => {
    expect(spread([50, 52, 90], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(spread([95, 98], 20, 0, 100)).toEqual([80, 100]);
    expect(spread([98, 95], 20, 0, 100)).toEqual([100, 80]);
  });
});
