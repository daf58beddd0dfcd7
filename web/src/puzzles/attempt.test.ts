import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { house } from "../house/house.svelte";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { Attempt } from "./attempt.svelte";
import { GAME, given, moment, refused } from "./given.fixture.svelte";
import { isWrong } from "./said";

beforeEach(() => {
  settings.motion = "off";
  vi.spyOn(house, "be").mockResolvedValue({ player: "ann", name: "Ann" } as NonNullable<typeof house.me>);
});
afterEach(() => void vi.restoreAllMocks());

test("the next one and that of the day are asked for, any other is looked at by its id", async () => {
  const puzzle = vi.spyOn(api, "puzzle").mockResolvedValue(given("p1"));
  const mine = vi.spyOn(api, "myPuzzle").mockResolvedValue(given("p2"));
  await Attempt.open(GAME, "next");
  await Attempt.open(GAME, "day");
  expect(puzzle.mock.calls).toEqual([
    [GAME, "next", null],
    [GAME, "day"],
  ]);
  expect((await Attempt.open(GAME, "p2")).now.puzzle).toBe("p2");
  expect(mine).toHaveBeenCalledExactlyOnceWith(GAME, "p2");
});

test("a right choice is answered on the board, and then the next question is asked", async () => {
  const attempt = new Attempt(given("p1", { depth: 2 }));
  const moments = [moment(11, 1), moment(12, 0)];
  const after = given("p1", { depth: 2, question: 1, moments }, 12);
  const solve = vi.spyOn(api, "solve").mockResolvedValue(after);
  await attempt.choose("a");
  expect(solve).toHaveBeenCalledExactlyOnceWith(GAME, "p1", { question: 0, action: "a" });
  expect(attempt.right).toBe(true);
  expect(attempt.model.scene.at).toBe(11);
  await attempt.choose("b"); // not while it moves
  expect(solve).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(attempt.position.moving).toBe(false));
  expect(attempt.model.scene).toBe(after.scene);
  expect(attempt.over).toBe(false);
});

test("the end is told once what others answered has been seen", async () => {
  settings.motion = "normal";
  const attempt = new Attempt(given("p1"));
  const solved = { phase: "solved" as const, question: 1, before: 1500, mine: 1520, moments: [moment(11, 1)] };
  vi.spyOn(api, "solve").mockResolvedValue(given("p1", solved, 11));
  await attempt.choose("a");
  expect(attempt.over).toBe(true);
  expect(attempt.told).toBe(false);
  await attempt.next(); // hurries
  await vi.waitFor(() => expect(attempt.told).toBe(true));
});

test("a wrong choice, and giving up before or after a right one, are told apart", () => {
  const chosen = { action: "a", word: { kind: "Place" } };
  expect(isWrong(given("p1", { phase: "failed", chosen }))).toBe(true);
  expect(isWrong(given("p1", { phase: "failed", moments: [moment(9, 0)] }))).toBe(false);
  expect(isWrong(given("p1", { phase: "failed", chosen, question: 1, moments: [moment(11, 1)] }))).toBe(false);
  expect(isWrong(given("p1", { phase: "solved", chosen }))).toBe(false);
});

test("another puzzle gets a board of its own", async () => {
  const attempt = new Attempt(given("p1", { phase: "failed" }));
  const before = attempt.model;
  vi.spyOn(api, "puzzle").mockResolvedValue(given("p2"));
  await attempt.next();
  expect(attempt.now.puzzle).toBe("p2");
  expect(attempt.model).not.toBe(before);
  expect(attempt.model.options.map((one) => one.action)).toEqual(["a", "b"]);
});

test("what was answered on another device is told, and any other refusal changes nothing", async () => {
  const attempt = new Attempt(given("p1"));
  const solve = vi.spyOn(api, "solve").mockRejectedValue(refused("too-many"));
  await attempt.choose("a");
  expect(attempt.problem?.problem.error).toBe("too-many");
  expect(attempt.over).toBe(false);
  solve.mockRejectedValue(refused("stale"));
  vi.spyOn(api, "myPuzzle").mockResolvedValue(given("p1", { phase: "solved", question: 1 }));
  await attempt.choose("a");
  expect(attempt.problem).toBeNull();
  expect(attempt.over).toBe(true);
});
