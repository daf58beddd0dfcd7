import { expect, it } from "vitest";
import type { GamePage, Sources } from "../lib/gamepage";
import type { TableModel } from "../lib/tablemodel.svelte";
import { sourcesOf, totalOf } from "./sources";

const points: Sources["points"] = [
  [
    [4, 7, 7],
    [0, 2, 5],
  ],
];
const game = { sources: () => ({ names: ["coins", "stars"], points }) } as unknown as GamePage;

it("points by source are numbers, and ranges where something is hidden", () => {
  const rows = sourcesOf({} as TableModel, game, 0);
  expect(rows.map(({ source, already, now }) => [source, already, now])).toEqual([
    ["coins", "4", "7"],
    ["stars", "0", "2–5"],
  ]);
  expect(totalOf(rows)).toMatchObject({ already: "4", now: "9–12" });
});

it("a game that tells of no sources has none", () => {
  expect(sourcesOf({} as TableModel, {} as GamePage, 0)).toEqual([]);
});
