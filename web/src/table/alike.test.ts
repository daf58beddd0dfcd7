import { expect, test } from "vitest";
import type { KnownThings } from "../lib/wire";
import { alike } from "./alike";

const things = ["a", "b", "c"].map((name) => ({ name, many: 1 }));
const places = [
  { name: "here", many: 1, seat: -1 },
  { name: "there", many: 2, seat: 1 },
];

test("things known alike stand together, in the order of the first", () => {
  const chances = [
    [0.5, 0.25],
    [0.1, 0.25],
    [0.5, 0.25],
  ];
  const sort: KnownThings = { name: "any", things, places, counts: [], chances };
  const found = alike(sort).map((group) => [group.things.map((thing) => thing.name).join(""), group.row]);
  expect(found).toEqual([
    ["ac", [0.5, 0.25]],
    ["b", [0.1, 0.25]],
  ]);
});

test("numbers that are known are told as numbers", () => {
  const counts = [
    [0, 3],
    [2, 3],
    [0, 3],
  ];
  const found = alike({ name: "any", things, places, counts, chances: [] });
  expect(found.map((group) => group.row)).toEqual([
    [0, 3],
    [2, 3],
  ]);
});
