import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { Coaching } from "./coaching.svelte";
import type { Coached } from "./wire";

const word = (move: number, times: number, verdict = "cost"): Coached =>
  ({ move, times, verdict }) as unknown as Coached;

afterEach(() => void vi.restoreAllMocks());

test("a word comes at once, and again with more thought", async () => {
  const asked = vi.spyOn(api, "coach").mockImplementation((_, move, __, deeper) => {
    return Promise.resolve(word(move, deeper ? 8 : 1));
  });
  const coaching = new Coaching("here");
  const all = coaching.about(3, 0);
  expect(coaching.thinking).toBe(true);
  await all;
  expect(asked.mock.calls).toEqual([
    ["here", 3, 0, false],
    ["here", 3, 0, true],
  ]);
  expect(coaching.word?.times).toBe(8);
  expect(coaching.thinking).toBe(false);
});

test("a word that comes after the next choice, or after it was taken back, is not shown", async () => {
  const answers: ((word: Coached) => void)[] = [];
  vi.spyOn(api, "coach").mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const coaching = new Coaching("here");
  const first = coaching.about(3, 0);
  const second = coaching.about(5, 0);
  answers[1](word(5, 1));
  answers[0](word(3, 1));
  await first;
  await vi.waitFor(() => expect(coaching.word?.move).toBe(5));
  coaching.forget();
  answers[2](word(5, 8));
  await second;
  expect(coaching.word).toBeNull();
});

test("a first glance that found nothing better is not told: the longer look may find it", async () => {
  for (const first of ["best", "even", "doubt"]) {
    const answers: ((word: Coached) => void)[] = [];
    vi.spyOn(api, "coach").mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const coaching = new Coaching("here");
    const all = coaching.about(3, 0);
    answers[0](word(3, 1, first));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect([coaching.word, coaching.thinking]).toEqual([null, true]);
    answers[1](word(3, 8, "cost"));
    await all;
    expect([coaching.word?.times, coaching.thinking]).toEqual([8, false]);
  }
});

test("a first glance is all there is to tell where the longer look fails", async () => {
  vi.spyOn(api, "coach").mockImplementation((_, move, __, deeper) =>
    deeper ? Promise.reject(new Error("busy")) : Promise.resolve(word(move, 1, "even")),
  );
  const coaching = new Coaching("here");
  await coaching.about(3, 0);
  expect([coaching.word?.times, coaching.thinking]).toEqual([1, false]);
});

test("without an answer one plays on", async () => {
  vi.spyOn(api, "coach").mockRejectedValue(new Error("busy"));
  const coaching = new Coaching("here");
  await coaching.about(3, 0);
  expect(coaching.word).toBeNull();
  expect(coaching.thinking).toBe(false);
});
