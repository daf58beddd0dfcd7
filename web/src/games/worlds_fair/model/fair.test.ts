import { describe, expect, it } from "vitest";
import { areaOf, meantBy, shifts, touchedBy } from "./fair";
import { Area, Figure, wordOf, type Event } from "../rules.gen";
import { sceneOfTwo, tableOfTwo } from "./table.fixture";

function meant(step: string, area: number, ...options: string[]): string {
  const offered = options.map((action): [string, { kind: string }] => [action, wordOf(action)!]);
  return meantBy(tableOfTwo(sceneOfTwo({ kind: step }, offered)), area);
}

describe("touching an area", () => {
  it("means what is offered there", () => {
    expect(meant("PlaceSupporter", 2, "place electricity")).toBe("place electricity");
    expect(meant("PlaceSupporter", 1, "take back fine-arts")).toBe("take back fine-arts");
    expect(meant("AddSupporter", 0, "add agriculture")).toBe("add agriculture");
    expect(meant("SetSupporterDown", 3, "set down manufactures")).toBe("set down manufactures");
  });

  it("asks the rules about the same thing where it is not offered", () => {
    expect(meant("AddSupporter", 4, "add agriculture")).toBe("add transportation");
    expect(meant("PlaceSupporter", 4, "take back fine-arts")).toBe("take back transportation");
    expect(meant("PlayFigures", 1, "play burnham")).toBe("place fine-arts");
    expect(meant("", 1)).toBe("place fine-arts");
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
    expect(change).toEqual([
      [0, -1],
      [0, 0],
      [2, 0],
      [0, -1],
      [0, 1],
    ]);
  });

  it("ends where a scoring phase begins", () => {
    const placed = (seat: number): Event => ({ kind: "Placed", seat, area: 0 });
    const change = shifts([placed(1), { kind: "ScoringBegan", round: 1 }, placed(0)], 2);
    expect(change[0]).toEqual([0, 1]);
  });

  it("touches the areas where somebody came or went", () => {
    const events: Event[] = [
      { kind: "Placed", seat: 0, area: 1 },
      { kind: "Moved", seat: 0, owner: 1, source: 3, target: 4 },
      { kind: "CardAdded", area: 0, card: 7 },
    ];
    expect([...touchedBy(events)]).toEqual([1, 3, 4]);
  });

  it("is about an area, or not", () => {
    expect(areaOf({ kind: "Place", area: Area.MANUFACTURES })).toBe(3);
    expect(areaOf({ kind: "PlayFigure", figure: Figure.DAVIS })).toBe(null);
    expect(areaOf(null)).toBe(null);
  });
});
