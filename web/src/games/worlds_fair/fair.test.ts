import { describe, expect, it } from "vitest";
import type { AtTable } from "../../lib/at.svelte";
import { areaOf, meantBy, shifts, touchedBy } from "./fair";

function table(step: string, ...options: string[]): AtTable {
  return { step: { kind: step }, legal: (action: string) => options.includes(action) } as unknown as AtTable;
}

describe("touching an area", () => {
  it("means what is offered there", () => {
    expect(meantBy(table("PlaceSupporter", "place electricity"), 2)).toBe("place electricity");
    expect(meantBy(table("PlaceSupporter", "take back fine-arts"), 1)).toBe("take back fine-arts");
    expect(meantBy(table("AddSupporter", "add agriculture"), 0)).toBe("add agriculture");
    expect(meantBy(table("SetSupporterDown", "set down manufactures"), 3)).toBe("set down manufactures");
  });

  it("asks the rules about the same thing where it is not offered", () => {
    expect(meantBy(table("AddSupporter", "add agriculture"), 4)).toBe("add transportation");
    expect(meantBy(table("PlaceSupporter", "take back fine-arts"), 4)).toBe("take back transportation");
    expect(meantBy(table("PlayFigures", "play burnham"), 1)).toBe("place fine-arts");
    expect(meantBy(table(""), 1)).toBe("place fine-arts");
  });
});

describe("what a move changes", () => {
  it("is counted by area and seat", () => {
    const change = shifts(
      [
        { kind: "Placed", seat: 0, area: 2 },
        { kind: "Added", seat: 0, area: 2 },
        { kind: "Moved", seat: 0, owner: 1, source: 0, target: 4 },
        { kind: "TookBack", seat: 1, area: 3 },
        { kind: "CarMoved", spaces: 1, left: 3 },
      ],
      2,
    );
    expect(change).toEqual([[0, -1], [0, 0], [2, 0], [0, -1], [0, 1]]);
  });

  it("ends where a scoring phase begins", () => {
    const [placed, again] = [{ kind: "Placed", seat: 1, area: 0 }, { kind: "Placed", seat: 0, area: 0 }];
    const change = shifts([placed, { kind: "ScoringBegan", round: 1 }, again], 2);
    expect(change[0]).toEqual([0, 1]);
  });

  it("touches the areas where somebody came or went", () => {
    const events = [
      { kind: "Placed", seat: 0, area: 1 },
      { kind: "Moved", seat: 0, owner: 1, source: 3, target: 4 },
      { kind: "CardAdded", area: 0, card: 7 },
    ];
    expect([...touchedBy(events)]).toEqual([1, 3, 4]);
  });

  it("is about an area, or not", () => {
    expect(areaOf({ kind: "Place", area: 3 })).toBe(3);
    expect(areaOf({ kind: "PlayFigure", figure: 1 })).toBe(null);
    expect(areaOf(null)).toBe(null);
  });
});
