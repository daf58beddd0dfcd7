import { expect, test } from "vitest";
import type { MonthCost } from "../lib/wire";
import { linesOf, monthName, newest, ofTen, percent, pointsOf } from "./costs";

const month = (name: string, cost: number, more: Partial<MonthCost> = {}): MonthCost => ({
  month: name,
  decisions: 30,
  cost,
  error: null,
  earlier: false,
  ...more,
});

test("numbers have one decimal, and nothing is minus nothing", () => {
  expect([percent(12_345), percent(-200), percent(-12_345), percent(0)]).toEqual([1.2, 0, -1.2, 0]);
  expect(Object.is(percent(-3), 0)).toBe(true);
  expect([ofTen(0.4), ofTen(0.167), ofTen(1)]).toEqual([4, 1.7, 10]);
});

test("months are named in the language of the page", () => {
  expect(monthName("2026-11", "en")).toBe("November 2026");
  expect(monthName("2026-01", "fr", "short")).toBe("janv.");
  expect(newest(Array.from({ length: 20 }, (_, n) => month(`m${n}`, 0))).map((one) => one.month)[0]).toBe("m8");
});

test("the dearest month with its interval reaches the top, and what costs nothing lies below", () => {
  const points = pointsOf([month("a", 30_000, { error: 10_000 }), month("b", -500), month("c", 20_000)], 300, 100);
  expect(points.map((one) => one.x)).toEqual([50, 150, 250]);
  expect(points.map((one) => one.y)).toEqual([25, 100, 50]);
  expect([points[0].high, points[0].low]).toEqual([0, 50]);
  expect(pointsOf([month("a", 0)], 10, 10)[0].y).toBe(10);
});

test("months that were judged otherwise are not joined", () => {
  const points = pointsOf([month("a", 1, { earlier: true }), month("a", 2), month("b", 3)], 30, 10);
  expect(linesOf(points).map(([one, other]) => [one.month.cost, other.month.cost])).toEqual([[2, 3]]);
});
