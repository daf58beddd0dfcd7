import { expect, test } from "vitest";
import type { Leaderboard } from "../lib/wire";
import { linesOf } from "./lines";

const leader = (rank: number, rating: number) => ({
  rank,
  name: `P${rank}`,
  rating,
  error: 90,
  games: 30,
  mine: false,
});
const board = (ratings: number[], listed = ratings.length): Leaderboard => ({
  game: "g",
  seats: 2,
  least: 240,
  listed,
  rows: ratings.map((rating, n) => leader(n + 1, rating)),
  levels: [
    { level: 1, rating: 900 },
    { level: 2, rating: 1500 },
    { level: 3, rating: 1500 },
  ],
});
const told = (found: Leaderboard) =>
  linesOf(found).map((line) => (line.kind === "level" ? `level ${line.level}` : line.row.name));

test("levels stand between people by their rating", () => {
  expect(told(board([1700, 1500, 800]))).toEqual(["P1", "P2", "level 3", "level 2", "level 1", "P3"]);
});

test("with nobody there the levels stand alone, the best first", () => {
  expect(told(board([]))).toEqual(["level 3", "level 2", "level 1"]);
});

test("a list that goes on does not say where what lies below it stands", () => {
  expect(told(board([1700, 1400], 50))).toEqual(["P1", "level 3", "level 2", "P2"]);
});
