import { expect, test } from "vitest";
import { dayOf } from "./dates";

test("a date is as short as it can be", () => {
  const now = new Date(2026, 10, 16, 21, 5);
  const on = (year: number, month: number, day: number) => new Date(year, month, day, 9, 30).getTime();
  expect(dayOf(on(2026, 10, 16), "en-GB", now)).toBe("09:30");
  expect(dayOf(on(2026, 10, 3), "en-GB", now)).toBe("3 Nov");
  expect(dayOf(on(2025, 10, 3), "en-GB", now)).toBe("3 Nov 2025");
  expect(dayOf(on(2026, 10, 3), "fr", now)).toBe("3 nov.");
  expect(dayOf(on(2026, 10, 3), "pl", now)).toBe("3 lis");
});
