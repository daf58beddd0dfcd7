import { beforeAll, expect, test } from "vitest";
import { sceneOfTwo, tableOfTwo } from "../games/worlds_fair/model/table.fixture";
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";
import { totalsOf } from "./telling";

beforeAll(async () => {
  settings.lang = "en";
  await say.game("worlds_fair");
});

test("totals tell by how much, up or down, and of nothing no change", () => {
  const model = tableOfTwo(sceneOfTwo({ kind: "" }, []));
  const texts = (before: number[], after: number[], gains?: string[]) =>
    totalsOf(before, after, model, gains).map(({ text }) => text);
  expect(texts([0, 4], [0, 7])).toEqual(["Ben: 4 → 7 (+3)", "Ada: 0"]);
  expect(texts([9, 4], [6, 4])).toEqual(["Ada: 9 → 6 (−3)", "Ben: 4"]);
  expect(texts([0, 4], [2, 4], ["Coins +2", ""])).toEqual(["Ben: 4", "Ada: 0 → 2 (+2): Coins +2"]);
});
