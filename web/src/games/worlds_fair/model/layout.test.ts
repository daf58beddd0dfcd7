import { describe, expect, it } from "vitest";
import { countAt, layoutFor, onWheel, palaceHeight, sizeOf, slotAt, type Layout } from "./layout";

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const SLOTS: [string, number, number][] = [
  ["desk", 936, 592],
  ["replay", 936, 480],
  ["big screen", 1576, 952],
  ["phone, low", 390, 356],
  ["small phone", 365, 279],
  ["smaller phone", 350, 262],
  ["phone on its side", 472, 286],
  ["twice as large", 358, 250],
  ["phone", 390, 386],
  ["phone, middle", 390, 450],
  ["phone, high", 390, 550],
  ["tablet", 768, 900],
  ["phone, sheet down", 390, 700],
];

function boxes(layout: Layout): Box[] {
  const { card, palace } = layout;
  return layout.places.flatMap(({ x, y }, place) => {
    const first = slotAt(layout, place, 4, 0);
    const row = 4 * (card.width + card.gap) - card.gap;
    const roof = palace.roof * 0.4; // cards may touch the tips of a roof
    return [
      { name: `palace ${place}`, x, y: y + roof, width: palace.width, height: palaceHeight(layout) - roof },
      { name: `cards ${place}`, x: first.x, y: first.y, width: row, height: card.height },
    ];
  });
}

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x + 0.5 ||
    other.x + other.width <= one.x + 0.5 ||
    one.y + one.height <= other.y + 0.5 ||
    other.y + other.height <= one.y + 0.5
  );
}

it.each([
  [365, 279],
  [350, 262],
  [472, 286],
  [358, 250],
])("on %i × %i is as large as it has to be to be read", (width, height) => {
  const layout = layoutFor(width, height);
  expect(layout.wide).toBe(false);
  const scale = sizeOf(layout, width, height).x / layout.width;
  expect(13.2 * scale).toBeGreaterThanOrEqual(11.8); // the smallest letters of the plan
});

describe.each(SLOTS)("the plan for %s", (_, width, height) => {
  const layout = layoutFor(width, height);

  it("keeps palaces and cards apart and inside", () => {
    const all = boxes(layout);
    for (const [index, one] of all.entries()) {
      expect(one.x, one.name).toBeGreaterThanOrEqual(0);
      expect(one.y, one.name).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width, one.name).toBeLessThanOrEqual(layout.width);
      expect(one.y + one.height, one.name).toBeLessThanOrEqual(layout.height + 0.5);
      for (const other of all.slice(index + 1)) expect(apart(one, other), `${one.name}, ${other.name}`).toBe(true);
    }
  });

  it("has the wheel between them", () => {
    const { cx, cy, rx, ry } = layout.wheel;
    const [top, bottom] = [onWheel(layout, 0.5), onWheel(layout, 0)];
    expect(top.y).toBeCloseTo(cy - ry);
    expect(bottom.y).toBeCloseTo(cy + ry);
    const ring: Box = { name: "wheel", x: cx - rx * 0.7, y: cy - ry * 0.7, width: rx * 1.4, height: ry * 1.4 };
    for (const box of boxes(layout)) expect(apart(ring, box), box.name).toBe(true);
  });

  it("turns clockwise: from the start at the bottom to the left first", () => {
    expect(onWheel(layout, 0.25).x).toBeLessThan(layout.wheel.cx);
    expect(onWheel(layout, 0.75).x).toBeGreaterThan(layout.wheel.cx);
    expect(onWheel(layout, 1).x).toBeCloseTo(layout.wheel.cx, 0);
  });

  it("tells the count of cards inside", () => {
    for (const place of [0, 1, 2, 3, 4]) {
      const spot = countAt(layout, place, 4);
      expect(layout.wide || spot.x < layout.width - 10).toBe(true);
    }
  });
});

it("spaces the stops of a flat wheel evenly", () => {
  const layout = layoutFor(390, 386);
  const stops = Array.from({ length: 13 }, (_, stop) => onWheel(layout, stop / 13));
  const ways = stops.map(({ x, y }, index) => {
    const next = stops[(index + 1) % 13];
    return Math.hypot(x - next.x, y - next.y);
  });
  expect(Math.max(...ways) / Math.min(...ways)).toBeLessThan(1.8);
});
