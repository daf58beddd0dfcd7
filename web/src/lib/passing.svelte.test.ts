// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { passing, stands } from "./passing.svelte";

let text = $state("");
let drawn: HTMLElement;
let end = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  drawn = document.body.appendChild(document.createElement("button"));
  text = "This is not allowed now.";
  end = $effect.root(() =>
    passing(
      () => text,
      () => drawn,
      () => (text = ""),
    ),
  );
  flushSync();
});
afterEach(() => {
  end();
  drawn.remove();
  vi.useRealTimers();
});

test("a refusal goes by itself, once it could be read at ease", () => {
  vi.advanceTimersByTime(stands(text) - 1);
  expect(text).not.toBe("");
  vi.advanceTimersByTime(1);
  expect(text).toBe("");
});

test("the next touch puts it away, a touch on itself does not", () => {
  drawn.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(text).not.toBe("");
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(text).toBe("");
});

test("it waits for whoever has the keyboard in it", () => {
  drawn.focus();
  vi.advanceTimersByTime(5 * stands(text));
  expect(text).not.toBe("");
  drawn.blur();
  vi.advanceTimersByTime(stands(text));
  expect(text).toBe("");
});

test("a long one stands longer", () => {
  expect(stands("word ".repeat(80))).toBeGreaterThan(stands("word"));
});
