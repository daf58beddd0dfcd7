import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "../lib/announce.svelte";
import { api } from "../lib/api";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import { GAME, given, refused, rush } from "./given.fixture.svelte";
import { Rushing } from "./rushing.svelte";

beforeEach(async () => {
  settings.motion = "off";
  settings.lang = "en";
  await say.need("puzzle", "page_puzzles");
});
afterEach(() => void vi.restoreAllMocks());

test("puzzle after puzzle, until three are missed", async () => {
  const rushing = new Rushing(rush({ puzzle: given("p1") }));
  const hurry = vi.spyOn(api, "hurry");
  hurry.mockResolvedValueOnce(rush({ score: 1, right: true, puzzle: given("p2") }));
  await rushing.choose("a");
  expect(hurry).toHaveBeenLastCalledWith(GAME, "p1", { question: 0, action: "a" });
  expect(rushing.position?.now.puzzle).toBe("p2");
  expect(rushing.so).toBe("Right. Solved: 1. Missed: 0 of 3.");
  hurry.mockResolvedValueOnce(rush({ score: 1, missed: 3, right: false, over: true, left: 0 }));
  await rushing.choose("b");
  expect(rushing.over).toBe(true);
  expect(rushing.better).toBe(false);
  expect(rushing.done.map((one) => [one.puzzle, one.right])).toEqual([
    ["p1", true],
    ["p2", false],
  ]);
  await rushing.choose("a");
  expect(hurry).toHaveBeenCalledTimes(2);
});

test("a puzzle of two choices goes on, and is not counted before its end", async () => {
  const rushing = new Rushing(rush({ puzzle: given("p1", { depth: 2 }) }));
  const more = given("p1", { depth: 2, question: 1 }, 12);
  vi.spyOn(api, "hurry").mockResolvedValue(rush({ puzzle: more }));
  await rushing.choose("a");
  expect(rushing.done).toEqual([]);
  expect(rushing.right).toBeNull();
  expect(rushing.position?.now).toBe(more);
});

test("what is left is said at a minute, half a minute and ten seconds, and then it is over", () => {
  const said = vi.spyOn(announce, "say");
  const came = performance.now();
  const rushing = new Rushing(rush({ left: 62_000, score: 5, puzzle: given("p1") }));
  for (let passed = 0; passed <= 64_000; passed += 250) rushing.tick(came + passed);
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    "One minute left.",
    "30 seconds left.",
    "10 seconds left.",
    "The rush is over: 5 solved.",
  ]);
  expect(said.mock.calls.every(([, urgent]) => !urgent)).toBe(true);
  expect(rushing.over).toBe(true);
  expect(rushing.better).toBe(true);
});

test("an answer that came too late ends it; one of another device leads to where the rush is", async () => {
  const rushing = new Rushing(rush({ puzzle: given("p1") }));
  const hurry = vi.spyOn(api, "hurry").mockRejectedValueOnce(refused("stale"));
  const again = vi.spyOn(api, "rushing").mockResolvedValue(rush({ score: 2, puzzle: given("p3") }));
  await rushing.choose("a");
  expect(again).toHaveBeenCalledOnce();
  expect(rushing.position?.now.puzzle).toBe("p3");
  expect(rushing.done).toEqual([]);
  hurry.mockRejectedValueOnce(refused("rush-over"));
  await rushing.choose("a");
  expect(rushing.over).toBe(true);
  expect(again).toHaveBeenCalledOnce();
});
