import { expect, it } from "vitest";
import { printAt } from "./print";

it("print is never set in less than twelve pixels, however small the drawing", () => {
  for (const scale of [0.3, 0.45, 0.7, 1, 2]) {
    for (const units of [6, 12.5, 17, 19]) expect(printAt(scale).of(units) * scale).toBeGreaterThanOrEqual(12);
  }
});

it("where there is room, it is as large as it was drawn, with its ornaments", () => {
  expect(printAt(1).of(17)).toBe(17);
  expect(printAt(1).coarse).toBe(false);
  expect(printAt(0.48).coarse).toBe(true);
  expect(printAt(0)).toMatchObject({ coarse: false }); // nothing is known of the room
});
