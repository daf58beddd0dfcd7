import { describe, expect, it } from "vitest";
import { clamp, farther, roundAt } from "./rounds";

const starts = [0, 12, 30];

describe("rounds", () => {
  it("hold the moves from their first on", () => {
    expect([0, 11, 12, 29, 30, 44].map((move) => roundAt(starts, move))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(roundAt([], 5)).toBe(0);
  });

  it("are stepped through by their boundaries", () => {
    expect(farther(starts, 0, 44, true)).toBe(12);
    expect(farther(starts, 12, 44, true)).toBe(30);
    expect(farther(starts, 35, 44, true)).toBe(44);
    expect(farther(starts, 44, 44, true)).toBe(44);
    expect(farther(starts, 44, 44, false)).toBe(30);
    expect(farther(starts, 12, 44, false)).toBe(0);
    expect(farther(starts, 0, 44, false)).toBe(0);
  });

  it("give way to ten moves where a game has none", () => {
    expect(farther([], 3, 44, true)).toBe(13);
    expect(farther([], 40, 44, true)).toBe(44);
    expect(farther([0], 4, 44, false)).toBe(0);
  });
});

it("never leaves the game", () => {
  expect([-3, 4.4, 99].map((move) => clamp(move, 44))).toEqual([0, 4, 44]);
});
