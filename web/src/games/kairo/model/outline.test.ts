import { describe, expect, it } from "vitest";
import { outline, seams } from "./outline";
import { NEUTRAL, STALLS } from "../rules.gen";
import { beside, cardOf, cellAction, cellOf, colourOf, isJoker, ownerOf, sideOf, stallOf, wayOf } from "./view";

describe("the outline of a stall", () => {
  it("goes once around a single cell, inset and rounded", () => {
    expect(outline([0])).toBe("M4 15Q4 4 15 4L45 4Q56 4 56 15L56 45Q56 56 45 56L15 56Q4 56 4 45Z");
  });

  it("joins cells side by side into one cloth", () => {
    const path = outline([0, 1]);
    expect(path.match(/Q/g)).toHaveLength(4);
    expect(path).toContain("L105 4");
    expect(seams([0, 1])).toBe("M60 6v48");
  });

  it("rounds the corner that turns inward less", () => {
    const path = outline([0, 11, 12]); // an L
    expect(path.match(/Q/g)).toHaveLength(6);
    expect(path).toContain("Q56 64 62 64");
  });

  it("keeps a ring with its hole as two loops", () => {
    expect(outline([0, 1, 2, 11, 13, 22, 23, 24]).match(/M/g)).toHaveLength(2);
  });

  it("ends for cells that meet only at corners", () => {
    expect(outline([0, 1, 13, 24, 23, 22, 11 + 22, 12 + 22]).match(/Z/g)!.length).toBeGreaterThan(0);
  });
});

describe("numbers there and back", () => {
  it("cells", () => {
    expect(cellAction(cellOf("r6c5"))).toBe("cell r6c5");
    expect(cellOf("nowhere")).toBe(-1);
  });

  it("cards", () => {
    for (let card = 1; card <= 15; card++) expect(cardOf(wayOf(card))).toBe(card);
    expect([wayOf(9), wayOf(10)].map(isJoker)).toEqual([false, true]);
    expect(cardOf("three")).toBe(0);
  });

  it("stalls", () => {
    STALLS.forEach((_, stall) => expect(stallOf(ownerOf(stall), colourOf(stall))).toBe(stall));
    expect(ownerOf(STALLS.length - 1)).toBe(NEUTRAL);
  });

  it("sides", () => {
    for (let side = 0; side < 4; side++) expect(sideOf(60, beside(60, side))).toBe(side);
  });
});
