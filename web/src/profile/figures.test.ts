import { expect, test } from "vitest";
import type { Against, PlayedKind } from "../lib/wire";
import { barsOf, markOf, signed } from "./figures";

const kind = (games: number, counted: number, won: number, shared = 0): PlayedKind => ({
  game: "kairo",
  seats: 2,
  games,
  counted,
  won,
  shared,
});

test("a bar is as long as there are games, and wins are their part of those counted", () => {
  expect(barsOf([kind(40, 20, 5, 5), kind(10, 10, 10)], 200)).toEqual([
    { won: 50, shared: 100, all: 200 },
    { won: 50, shared: 50, all: 50 },
  ]);
  expect(barsOf([kind(3, 0, 0)], 100)).toEqual([{ won: 0, shared: 0, all: 100 }]);
});

test("a mark stands where the part is, with its interval", () => {
  const one: Against = {
    game: "kairo",
    level: null,
    masters: false,
    games: 9,
    ahead: 0.5,
    low: 0.25,
    high: 0.75,
    few: false,
  };
  expect(markOf(one, 200)).toEqual({ x: 100, from: 50, to: 150 });
});

test("a change has its sign, and nothing none", () => {
  expect([signed(12_300), signed(-12_300), signed(20)]).toEqual(["+1.2", "−1.2", "0"]);
});
