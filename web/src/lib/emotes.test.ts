import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Emotes } from "./emotes.svelte";
import { EMOTES } from "./parts/EmoteMark.svelte";
import { settings } from "./settings.svelte";
import type { Emoted } from "./wire";

const shown = (id: string, seat = 1): Emoted => ({ type: "emote", id, seat, player: `p${seat}`, emote: "wave" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  settings.emotes = true;
  vi.useRealTimers();
});

test("there are a dozen, each once", () => {
  expect(new Set(EMOTES).size).toBe(12);
});

test("an emote stands at its seat for a moment, the newest alone, and is told once", () => {
  const emotes = new Emotes();
  emotes.hear(shown("a"), false, 3);
  emotes.hear(shown("a"), false, 3);
  emotes.hear(shown("b"), false, 3);
  emotes.hear(shown("c", 0), true, 4);
  expect(emotes.standing.map((one) => one.id)).toEqual(["b", "c"]);
  expect(emotes.seen.map((one) => [one.id, one.after])).toEqual([
    ["a", 3],
    ["b", 3],
    ["c", 4],
  ]);
  vi.runAllTimers();
  expect(emotes.standing).toEqual([]);
  expect(emotes.seen).toHaveLength(3);
});

test("whoever wants none sees only their own", () => {
  settings.emotes = false;
  const emotes = new Emotes();
  emotes.hear(shown("a"), false, 0);
  emotes.hear(shown("b", 0), true, 0);
  expect(emotes.seen.map((one) => one.id)).toEqual(["b"]);
});

test("only the last ones are remembered", () => {
  const emotes = new Emotes();
  for (let count = 0; count < 50; count++) emotes.hear(shown(`e${count}`), false, 0);
  expect(emotes.seen.map((one) => one.id).at(-1)).toBe("e49");
  expect(emotes.seen.length).toBe(20);
});
