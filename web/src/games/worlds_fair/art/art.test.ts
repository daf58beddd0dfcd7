import { describe, expect, it } from "vitest";
import { PIECES } from "../model/pieces";
import { AREA_NAMES, FIGURE_NAMES, FIRST_FIGURE, FIRST_TICKET } from "../rules.gen";
import { ATTRACTIONS } from "./attractions";
import { EMBLEMS } from "./emblems";
import { EXHIBITS } from "./exhibits";
import { PEOPLE } from "./people";

const DRAWN = [...Object.values(EXHIBITS), ...Object.values(ATTRACTIONS), ...EMBLEMS];
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const PEN = /^[kmcstx]o? /;

describe("the drawings", () => {
  it("are one for every exhibit, attraction, area and person", () => {
    expect(Object.keys(EXHIBITS).map(Number)).toEqual(range(1, FIRST_TICKET));
    expect(Object.keys(ATTRACTIONS).map(Number)).toEqual(range(FIRST_TICKET, FIRST_FIGURE));
    expect(EMBLEMS).toHaveLength(AREA_NAMES.length);
    expect(PEOPLE).toHaveLength(FIGURE_NAMES.length);
  });

  it("are all different", () => {
    expect(new Set(DRAWN.map((strokes) => strokes.join())).size).toBe(DRAWN.length);
    expect(new Set(PEOPLE.map((person) => JSON.stringify(person))).size).toBe(FIGURE_NAMES.length);
  });

  it("are written in strokes that the pen knows", () => {
    for (const strokes of DRAWN) {
      expect(strokes.length).toBeGreaterThan(2);
      for (const stroke of strokes) {
        expect(stroke).toMatch(PEN);
        if (stroke[1] === "o") expect(stroke).toMatch(/^.o( \d*\.?\d+){3}$/);
      }
    }
  });

  it("have names, none twice", () => {
    expect(new Set(PIECES).size).toBe(PIECES.length);
    expect(PIECES).toContain(`card-${FIRST_FIGURE - 1}`);
  });
});
