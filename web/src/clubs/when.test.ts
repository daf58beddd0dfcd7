import { expect, test } from "vitest";
import { chosen, fieldOf, momentOf, when } from "./when";

test("a date is told in the zone of whoever looks", () => {
  const moment = Date.UTC(2026, 10, 19, 19, 30);
  expect(when(moment, "en", "Europe/Paris")).toContain("20:30");
  expect(when(moment, "en", "America/New_York")).toContain("14:30");
  expect(when(moment, "fr", "Europe/Paris")).toContain("jeudi 19 novembre");
  expect(when(moment, "pl", "Europe/Warsaw")).toContain("czwartek");
});

test("what a field says is the moment it was made from", () => {
  const moment = Date.UTC(2026, 10, 19, 19, 30);
  expect(chosen(fieldOf(moment))).toBe(moment);
  expect(chosen("")).toBeNull();
  expect(chosen("soon")).toBeNull();
});

test("a number that is no date is told as none, and breaks nothing", () => {
  expect(momentOf(Date.UTC(2026, 10, 19))).toBe("2026-11-19T00:00:00.000Z");
  expect(momentOf(2 ** 53 - 1)).toBeUndefined();
  expect(momentOf(NaN)).toBeUndefined();
});
