import { describe, expect, it } from "vitest";
import { leftOf, toldAt } from "./rushtime";

describe("the time of a rush", () => {
  it("goes by from when the server's word came, and never below none", () => {
    expect(leftOf(300_000, 1000, 1000)).toBe(300_000);
    expect(leftOf(300_000, 1000, 11_000)).toBe(290_000);
    expect(leftOf(300_000, 1000, 500)).toBe(300_000);
    expect(leftOf(300_000, 1000, 400_000)).toBe(0);
  });

  it("is told once at a minute, half a minute and ten seconds", () => {
    expect(toldAt(61_000, 60_100)).toBeNull();
    expect(toldAt(60_100, 60_000)).toBe(60);
    expect(toldAt(60_000, 59_800)).toBeNull();
    expect(toldAt(30_200, 29_900)).toBe(30);
    expect(toldAt(10_100, 9900)).toBe(10);
    expect(toldAt(9900, 0)).toBeNull();
  });

  it("tells only the last of them after a long pause", () => {
    expect(toldAt(200_000, 9000)).toBe(10);
    expect(toldAt(200_000, 25_000)).toBe(30);
  });
});
