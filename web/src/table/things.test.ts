import { expect, it } from "vitest";
import { cornerOf, scrolled } from "./things";

it("a mark stands on the corner of a piece, and behind a line: it covers no number there", () => {
  expect(cornerOf({ x: 10, y: 20, w: 40, h: 60 }, 400)).toEqual({ left: 41, top: 13 });
  const line = { x: 100, y: 50, w: 30, h: 16 };
  expect(cornerOf(line, 400)).toEqual({ left: 127, top: 49 });
  expect(cornerOf({ ...line, x: 365 }, 400).left).toBe(382); // as far as there is room
});

it("a board that scrolls brings what is lit into sight, first what was done and then what followed", () => {
  const seen = { top: 100, bottom: 400 };
  const row = { top: 480, bottom: 500 };
  expect(scrolled(seen, [])).toBe(0);
  expect(scrolled(seen, [{ top: 120, bottom: 380 }])).toBe(0);
  expect(scrolled(seen, [row])).toBe(100);
  expect(scrolled(seen, [{ top: 40, bottom: 60 }])).toBe(-60);
  expect(scrolled(seen, [row, { top: 250, bottom: 300 }])).toBe(100); // both can be seen
  expect(scrolled(seen, [row, { top: 20, bottom: 60 }])).toBe(100); // there is no room for that too
  expect(scrolled(seen, [{ top: 200, bottom: 600 }])).toBe(100); // its beginning
});
