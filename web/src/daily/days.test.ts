import { describe, expect, it } from "vitest";
import { dayName, left, monthFrom, monthName } from "./days";

describe("days of deals", () => {
  it("are the same day wherever somebody is", () => {
    expect(dayName("2026-11-16", "en")).toBe("16 November 2026");
    expect(dayName("2026-11-16", "en", false)).toBe("16 November");
    expect(monthName("2026-11", "fr")).toBe("novembre 2026");
  });

  it("are in months that follow one another over the years", () => {
    expect(monthFrom("2026-11", 2)).toBe("2027-01");
    expect(monthFrom("2026-01", -1)).toBe("2025-12");
  });

  it("have so much left, and then nothing", () => {
    expect(left(3_600_000 * 5 + 61_000, 0)).toEqual({ hours: 5, minutes: 1 });
    expect(left(0, 5)).toEqual({ hours: 0, minutes: 0 });
  });
});
