import { expect, it } from "vitest";
import { markAt, marksAt, outOfSight, scrolled } from "./things";

const ROOM = [400, 600] as const;

it("a mark stands on the corner of a piece, and behind a line: it covers no number there", () => {
  expect(markAt({ x: 10, y: 20, w: 40, h: 60 }, ROOM, [])).toEqual({ left: 41, top: 13 });
  const line = { x: 100, y: 50, w: 30, h: 16 };
  expect(markAt(line, ROOM, [])).toEqual({ left: 127, top: 49 });
  expect(markAt({ ...line, x: 365 }, ROOM, [])?.left).toBe(382); // as far as there is room
});

it("it goes to another corner where something is read, and is a frame where there is none", () => {
  const piece = { x: 100, y: 100, w: 40, h: 60 };
  const number = { x: 130, y: 90, w: 12, h: 14 };
  expect(markAt(piece, ROOM, [number])).toEqual({ left: 91, top: 93 });
  expect(markAt(piece, ROOM, [{ x: 0, y: 0, w: 400, h: 600 }])).toBeNull();
});

it("two marks do not lie on each other", () => {
  const piece = { x: 100, y: 100, w: 40, h: 60 };
  const [one, other] = marksAt([piece, { ...piece }], ROOM, []);
  expect(one.at).not.toEqual(other.at);
});

it("what has no room beside the first thing is shown after it", () => {
  const seen = { top: 0, bottom: 100 };
  const [first, near, far] = [20, 60, 300].map((top) => ({ top, bottom: top + 30 }));
  expect(outOfSight(seen, [first, near, far])).toEqual([far]);
  expect(outOfSight(seen, [])).toEqual([]);
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
