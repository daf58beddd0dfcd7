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
  tell: () => "Do without.",
} as unknown as TableModel;
const told = (left: number, action = "swap c2") =>
  consequences(model, {
    action,
    events: [],
    view,
    shown: facts(left),
    ends: "no",
    sure: true,
  } as unknown as Foresight).map(({ text }) => text);

it("the first choice of a SWAP says what is given, and that the other is still to be chosen", () => {
  const [given, next] = told(4);
  expect(given).toMatch(/^First of two: .* on c2\.$/);
  expect(next).toContain("Ben");
});

it("its second says which two tokens change places", () => {
  const swapping = { ...view, agenda: [{ kind: "SwapTheirs", seat: 0, cell: 8 }] };
  const [whole] = consequences(
    { ...model, scene: { ...model.scene, view: swapping } } as unknown as TableModel,
    { action: "with a1", events: [], view, shown: facts(4), ends: "no", sure: true } as unknown as Foresight,
  );
  expect(whole.text).toBe("Your token on c2 and Ben’s on a1 change places.");
});

it("a choice that brings nothing more says what it is", () => {
  expect(told(4, "decline")).toEqual(["Do without."]);
});

it("ways through the Cabaret are told with whose they are", () => {
  const [mine, theirs] = told(2, "decline");
  expect(mine).toMatch(/^You, .*: 2 to go$/);
  expect(theirs).toMatch(/^Ben, .*: 2 to go$/);
});
