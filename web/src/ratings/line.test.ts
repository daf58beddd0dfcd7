import { expect, test } from "vitest";
import type { RatedGame } from "../lib/wire";
import { bandOf, change, lineOf, pointsOf } from "./line";

const game = (before: number, rating: number, error: number): RatedGame => ({
  table: "t",
  made: 0,
  place: 1,
  left: false,
  before,
  rating,
  error,
});

test("games stand from left to right, and every interval is inside", () => {
  const points = pointsOf([game(1500, 1600, 300), game(1600, 1550, 250), game(1550, 1700, 200)], 100, 60);
  expect(points.map((one) => one.x)).toEqual([0, 50, 100]);
  expect(Math.min(...points.map((one) => one.high))).toBe(0);
  expect(Math.max(...points.map((one) => one.low))).toBe(60);
  expect(points[2].y).toBeLessThan(points[0].y);
});

test("one game stands in the middle, and is no division by nothing", () => {
  const [point] = pointsOf([game(1500, 1500, 0)], 100, 60);
  expect(point).toEqual({ x: 50, y: 60, low: 60, high: 60 });
});

test("the line goes through all games, the band around them and back", () => {
  const points = pointsOf([game(1500, 1600, 100), game(1600, 1500, 100)], 10, 30);
  expect(lineOf(points)).toBe("M0 10L10 20");
  expect(bandOf(points)).toBe("M0 0L10 10L10 30L0 20Z");
});

test("a change has its sign", () => {
  expect([game(1500, 1512, 0), game(1500, 1488, 0), game(1500, 1500, 0)].map(change)).toEqual(["+12", "−12", "±0"]);
});
