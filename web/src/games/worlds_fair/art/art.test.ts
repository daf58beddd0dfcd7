import { describe, expect, it } from "vitest";
import { PIECES } from "../pieces";
import { ATTRACTIONS } from "./attractions";
import { EMBLEMS } from "./emblems";
import { EXHIBITS } from "./exhibits";
import { PEOPLE } from "./people";

const DRAWN = [...Object.values(EXHIBITS), ...Object.values(ATTRACTIONS), ...EMBLEMS];
const PEN = /^[kmcstx]o? /;

describe("the drawings", () => {
  it("are one for every exhibit, attraction, area and person", () => {
    expect(Object.keys(EXHIBITS).map(Number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(Object.keys(ATTRACTIONS).map(Number)).toEqual(Array.from({ length: 28 }, (_, index) => index + 41));
    expect(EMBLEMS).toHaveLength(5);
    expect(PEOPLE).toHaveLength(8);
  });

  it("are all different", () => {
    expect(new Set(DRAWN.map((strokes) => strokes.join())).size).toBe(DRAWN.length);
    expect(new Set(PEOPLE.map((person) => JSON.stringify(person))).size).toBe(8);
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
    expect(PIECES).toContain("card-68");
  });
});
