import { describe, expect, it } from "vitest";
import { cellPoint, DESK, PHONE, tileBox } from "./geometry";
import { journey } from "./motion";
import { pageOfAction } from "./pages";
import { MAIN, SPECIAL } from "./recipes";
import { TRACK_CELLS, type Facts } from "../rules.gen";
import { cellName, has, holder, placeOf, span, stepOfSpace, trackOf } from "./table";
import { wrapped } from "./wrap";

describe("cells", () => {
  it("have the names of the notation", () => {
    expect([0, 5, 14, 35, 36, 40, 44, 51, 56].map(cellName)).toEqual([
      "a1",
      "f1",
      "c3",
      "f6",
      "t1.1",
      "t1.5",
      "t2.4",
      "t4.1",
      "t5.3",
    ]);
    expect(TRACK_CELLS.map((cells) => trackOf(cells[cells.length - 1]))).toEqual([0, 1, 2, 3, 4]);
    expect([2, 3, 6, 7].map(placeOf)).toEqual(["cabaret", "finance", "finance", "racetrack"]);
    expect([3, 4, 5, 6].map(stepOfSpace)).toEqual([3, 7, 10, 13]);
  });

  it("are found in sets of 36 bits", () => {
    const set = 2 ** 35 + 2 ** 3;
    expect([3, 4, 35].map((cell) => has(set, cell))).toEqual([true, false, true]);
  });

  it("tell whose token they hold", () => {
    const shown = { held: [[56], [0]] } as unknown as Facts;
    expect([56, 0, 1].map((cell) => holder(shown, cell))).toEqual([0, 1, -1]);
  });

  it("lie apart, inside the board", () => {
    for (const shape of [DESK, PHONE]) {
      const table = Array.from({ length: 36 }, (_, cell) => cellPoint(shape, cell));
      expect(new Set(table.map(({ x, y }) => `${x} ${y}`)).size).toBe(36);
      for (const { x, y } of [...table, cellPoint(shape, 56)]) {
        expect(x > 0 && x < shape.w && y > 0 && y < shape.h).toBe(true);
      }
      const tiles = Array.from({ length: 12 }, (_, space) => tileBox(shape, space));
      for (const { x, y } of tiles) expect(x >= 0 && y >= 0).toBe(true);
    }
  });
});

describe("options", () => {
  it("lie on a page of the phone", () => {
    const pages = [
      "put a1",
      "put t1.2",
      "track 3",
      "swap t5.1",
      "with f6",
      "look step-3",
      "and track-2",
      "look left",
      "advance",
    ].map(pageOfAction);
    expect(pages).toEqual([
      "cabaret",
      "racetrack",
      "racetrack",
      "racetrack",
      "cabaret",
      "finance",
      "racetrack",
      "cabaret",
      "finance",
    ]);
    expect(["action 1", "special", "exchange", "keep 3", "decline", "leave free"].map(pageOfAction)).toEqual(
      Array(6).fill("actions"),
    );
  });
});

describe("motion", () => {
  const moved = (event: Record<string, unknown>, pace: number, tiles: number[] = []) =>
    journey({ at: 1, kind: "acted", seat: 0, whole: true, stood_in: false, events: [event] }, DESK, pace, tiles);
  const returned = (exchanged: number, secret: number) =>
    moved({ kind: "Returned", seat: 0, first: 4, second: 5, exchanged, secret }, 1, Array(15).fill(0));

  it("is the same for two face-down characters, exchanged or not", () => {
    expect([0, 1, 2].map((exchanged) => returned(exchanged, 1))).toEqual([[], [], []]);
    expect(returned(1, 0)).toHaveLength(2);
  });

  it("rests where none is wanted", () => {
    const swapped = { kind: "Swapped", seat: 0, cells: [0, 40] };
    expect(moved(swapped, 0)).toEqual([]);
    expect(moved(swapped, 1)).toHaveLength(2);
  });
});

describe("words", () => {
  it("are broken between words, and ranges written short", () => {
    expect(wrapped("one two three", 8)).toEqual(["one two", "three"]);
    expect([span([4, 4]), span([4, 7])]).toEqual(["4", "4–7"]);
  });
});

describe("recipes", () => {
  it("are signs for the parts of an action", () => {
    const drawn = (recipe: readonly string[]): string => recipe.join(" ");
    expect(MAIN.map(drawn)).toEqual([
      "",
      "cabaret beside cabaret",
      "cabaret then finance",
      "finance then race",
      "race unlike race",
    ]);
    expect(SPECIAL.map(drawn)).toEqual([
      "",
      "cabaret plus cabaret",
      "cabaret beside cabaret beside cabaret",
      "cabaret then swap",
      "cabaret any",
      "cabaret then finance then race",
      "finance then finance",
      "characters then finance then swap",
      "race same race",
      "race unlike race unlike race",
      "swap then race",
      "race any",
    ]);
  });
});
