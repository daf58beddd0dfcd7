import { describe, expect, test } from "vitest";
import { leftNow } from "./clock";

describe("the time left", () => {
  test("goes down for whoever's turn it is, from when it was heard, whatever the dates are", () => {
    const clock = { left: [60_000, 30_000], running: 0, since: 0 };
    expect(leftNow(clock, 0, 4_600, 5_000)).toBe(60_000);
    expect(leftNow(clock, 0, 7_500)).toBe(57_500);
    expect(leftNow(clock, 1, 7_500)).toBe(30_000);
    expect(leftNow({ ...clock, left: [50_000, 30_000] }, 0, 99_000, 99_000)).toBe(50_000);
  });

  test("is never below nothing", () => {
    const clock = { left: [1_000], running: 0, since: 0 };
    leftNow(clock, 0, 0, 0);
    expect(leftNow(clock, 0, 9_000)).toBe(0);
  });
});
