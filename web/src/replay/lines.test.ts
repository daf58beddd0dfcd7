import { describe, expect, it } from "vitest";
import { clearest, Scale } from "./lines";

const box = { x: 30, y: 10, width: 200, height: 100 };

describe("the scale of a graph", () => {
  it("goes from nothing to a round number above the most", () => {
    const scale = new Scale(
      [
        [0, 0],
        [30, 58],
      ],
      box,
      4,
    );
    expect(scale.ticks).toEqual([0, 20, 40, 60]);
    expect(scale.y(60)).toBe(10);
    expect(scale.y(0)).toBe(110);
    expect([scale.x(0), scale.x(1)]).toEqual([30, 230]);
  });

  it("draws a line through all moves", () => {
    expect(new Scale([[0], [1]], box, 2).path([[0], [1]], 0)).toBe("M30.0 110.0L230.0 10.0");
  });

  it("bears with points below nothing", () => {
    const scale = new Scale([[0], [-5], [9]], box, 3);
    expect(scale.y(-5)).toBe(110);
    expect(scale.high).toBeGreaterThanOrEqual(9);
  });
});

it("puts a note where it covers least", () => {
  const standings = [[0], [10], [20], [30], [40]];
  const scale = new Scale(standings, box, 4);
  const places = [
    { left: 130, top: 10 }, // over the end of the line
    { left: 30, top: 10 }, // above its beginning
  ];
  expect(clearest(places, { width: 90, height: 30 }, scale, standings)).toBe(places[1]);
});
