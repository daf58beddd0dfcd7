// @vitest-environment jsdom
import { expect, test } from "vitest";
import { walked, way } from "./walk";

const key = (name: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key: name, cancelable: true, ...init });

test("arrows walk a ring", () => {
  expect(walked(key("ArrowRight"), 0, 3)).toBe(1);
  expect(walked(key("ArrowDown"), 2, 3)).toBe(0);
  expect(walked(key("ArrowLeft"), 0, 3)).toBe(2);
  expect(walked(key("ArrowUp"), 1, 3)).toBe(0);
});

test("Home and End lead to the ends", () => {
  expect(walked(key("Home"), 2, 3)).toBe(0);
  expect(walked(key("End"), 0, 3)).toBe(2);
  expect(walked(key("End", { ctrlKey: true }), 0, 3)).toBe(null);
});

test("where up is more, up goes on and right still does", () => {
  expect(walked(key("ArrowUp"), 1, 5, { up: true })).toBe(2);
  expect(walked(key("ArrowDown"), 1, 5, { up: true })).toBe(0);
  expect(walked(key("ArrowRight"), 1, 5, { up: true })).toBe(2);
});

test("only a key that walks is taken", () => {
  const taken = key("ArrowRight");
  walked(taken, 0, 2);
  expect(taken.defaultPrevented).toBe(true);
  for (const left of [key("a"), key("Tab"), key("ArrowRight", { altKey: true }), key("ArrowLeft", { ctrlKey: true })]) {
    expect(walked(left, 0, 2)).toBe(null);
    expect(left.defaultPrevented).toBe(false);
  }
  expect(walked(key("ArrowRight"), 0, 0)).toBe(null);
});

test("on a board an arrow is a direction of the screen, unless the browser means it otherwise", () => {
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((name) => way(key(name)))).toEqual([
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ]);
  expect(way(key("n"))).toBe(null);
  expect(way(key("ArrowLeft", { altKey: true }))).toBe(null);
});
