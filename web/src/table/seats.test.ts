import { describe, expect, it } from "vitest";
import { clockText, leaders } from "./seats";

describe("leaders", () => {
  it("names those with the most points", () => {
    expect(leaders([3, 7, 5])).toEqual([1]);
    expect(leaders([7, 7, 5])).toEqual([0, 1]);
  });
  it("names nobody while all are level or nothing is known", () => {
    expect(leaders([4, 4])).toEqual([]);
    expect(leaders(null)).toEqual([]);
    expect(leaders([])).toEqual([]);
  });
});

describe("clockText", () => {
  it("reads as a clock", () => {
    expect(clockText(61_000)).toBe("1:01");
    expect(clockText(-5)).toBe("0:00");
    expect(clockText(3_661_000)).toBe("1:01:01");
    expect(clockText(90_000_000)).toBe("1 d 1 h");
  });
});
