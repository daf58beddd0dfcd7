import { expect, it } from "vitest";
import { rows, written } from "./rows";

it("has a row for each part, by seat where it is by seat", () => {
  const view = { kind: "Hands", seats: 2, key: 0, agenda: [], hand: [3, 0], deck: [0, 0, 0], over_all: true };
  expect(rows(view, 2)).toEqual([
    { part: "hand", name: "hand", cells: ["3", "0"] },
    { part: "deck", name: "deck", cells: ["0, 0, 0"] },
    { part: "over-all", name: "over all", cells: ["true"] },
  ]);
});

it("writes lists, parts and nothing so that they can be read", () => {
  expect(written([[1, 2], []])).toBe("(1, 2), (–)");
  expect(written({ left: 3, cells: [4] })).toBe("left 3, cells (4)");
  expect([written(null), written([]), written("")]).toEqual(["–", "–", "–"]);
});
