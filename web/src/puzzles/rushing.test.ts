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
  const done = [
    { puzzle: "p1", rating: 1200, right: true },
    { puzzle: "p2", rating: 1300, right: false },
  ];
  hurry.mockResolvedValueOnce(rush({ score: 1, missed: 3, right: false, over: true, left: 0, done }));
  await rushing.choose("b");
  expect(rushing.over).toBe(true);
  expect(rushing.better).toBe(false);
  expect(rushing.done).toEqual(done);
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

test("what was answered before the page was loaded again is told too, and of a rush that is over", async () => {
  const done = [{ puzzle: "p0", rating: 900, right: true }];
  vi.spyOn(api, "rushing").mockResolvedValue(rush({ score: 1, over: true, left: 0, best: 1, done }));
  const last = await Rushing.last(GAME);
  expect([last.over, last.better]).toEqual([true, false]);
  expect(last.done).toEqual(done);
  vi.spyOn(api, "rushing").mockResolvedValue(rush({ score: 5, best: 5, before: 4, puzzle: given("p9") }));
  expect((await Rushing.last(GAME)).better).toBe(true); // whether or not the page saw how it came to that
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
