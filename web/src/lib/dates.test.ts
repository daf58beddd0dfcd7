import { expect, test } from "vitest";
import { dayOf, timeOf } from "./dates";

test("a date is as short as it can be", () => {
  const now = new Date(2026, 10, 16, 21, 5);
  const on = (year: number, month: number, day: number) => new Date(year, month, day, 9, 30).getTime();
  for (const lang of ["en", "fr", "pl"]) expect(dayOf(on(2026, 10, 16), lang, now)).toBe("09:30");
  expect(dayOf(on(2026, 10, 3), "en", now)).toBe("3 Nov");
  expect(dayOf(on(2025, 10, 3), "en", now)).toBe("3 Nov 2025");
  expect(dayOf(on(2026, 10, 3), "fr", now)).toBe("3 nov.");
  expect(dayOf(on(2026, 10, 3), "pl", now)).toBe("3 lis");
});

test("a time is of 24 hours in every language, with its day if that is over", () => {
  const now = new Date(2026, 10, 16, 21, 5);
  const evening = new Date(2026, 10, 16, 19, 30).getTime();
  for (const lang of ["en", "fr", "pl"]) expect(timeOf(evening, lang, now)).toBe("19:30");
  expect(timeOf(new Date(2026, 10, 3, 19, 30).getTime(), "en", now)).toBe("03/11, 19:30");
});
