import { beforeAll, expect, it } from "vitest";
import { say } from "../../../lib/say.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { TableModel } from "../../../lib/tablemodel.svelte";
import type { Foresight } from "../../../lib/wire";
import { consequences } from "./consequences";

beforeAll(async () => {
  settings.lang = "en";
  await say.game("gatsby");
});

const view = { layout: [], owner: Array(12).fill(-1), slot: [0, 0], agenda: [] };
const facts = (left: number) => ({
  to_go: Array.from({ length: 12 }, (_, space) => (space ? [3, 3] : [left, left])),
  prestige: [
    [0, 0],
    [0, 0],
  ],
});
const model = {
  scene: { view, shown: facts(4) },
  seat: 0,
  names: ["Ada", "Ben"],
  tell: () => "Swap your token on c2.",
} as unknown as TableModel;
const told = (left: number) =>
  consequences(model, {
    action: "swap c2",
    events: [],
    view,
    shown: facts(left),
    ends: "no",
    sure: true,
  } as unknown as Foresight).map(({ text }) => text);

it("a choice that brings nothing more says what it is", () => {
  expect(told(4)).toEqual(["Swap your token on c2."]);
});

it("ways through the Cabaret are told with whose they are", () => {
  const [mine, theirs] = told(2);
  expect(mine).toMatch(/^You, .*: 2 to go$/);
  expect(theirs).toMatch(/^Ben, .*: 2 to go$/);
});
