import { expect, it } from "vitest";
import { cornerOf } from "./things";

it("a mark stands on the corner of a piece, and behind a line: it covers no number there", () => {
  expect(cornerOf({ x: 10, y: 20, w: 40, h: 60 }, 400)).toEqual({ left: 41, top: 13 });
  const line = { x: 100, y: 50, w: 30, h: 16 };
  expect(cornerOf(line, 400)).toEqual({ left: 127, top: 49 });
  expect(cornerOf({ ...line, x: 365 }, 400).left).toBe(382); // as far as there is room
});
