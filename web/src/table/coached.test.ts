import { beforeAll, expect, test } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { TableModel } from "../lib/tablemodel.svelte";
import type { Coached } from "../lib/wire";
import { reasonsOf, verdictOf } from "./coached";

const model = { tell: () => "Extend the blue stall." } as unknown as TableModel;
const word = (verdict: string, cost: number, error: number): Coached =>
  ({ verdict, cost, error, best: { word: {} }, chosen: { word: {} }, why: [], points: 0 }) as unknown as Coached;

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
  await say.need("bots");
});

test("what is smaller than its own error is noise: it is as good, and no number is told", () => {
  const said = verdictOf(model, word("doubt", 10_000, 0.09));
  expect(said).toBe("Fine. As good: Extend the blue stall.");
  expect(said).toBe(verdictOf(model, word("even", 1_000, 0.09)));
  expect(reasonsOf(model, word("doubt", 10_000, 0.09))).toEqual([]);
});

test("what a choice cost beyond that is told with its error", () => {
  expect(verdictOf(model, word("cost", 120_000, 0.04))).toContain("12% of a win (± 4)");
});
