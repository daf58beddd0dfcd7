import { expect, test } from "vitest";
import { placesOf, scoreOf } from "./told";

test("a director says who was first, or that nobody was alone", () => {
  expect(placesOf(3, 1)).toEqual([2, 1, 2]);
  expect(placesOf(2, null)).toEqual([1, 1]);
});

test("scores are short", () => {
  expect(scoreOf(2.5)).toBe("2.5");
  expect(scoreOf(0.6667)).toBe("0.67");
  expect(scoreOf(3)).toBe("3");
});
