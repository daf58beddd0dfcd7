// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { deal, drop, leave } from "./motion";

const EVENTS = [
  { kind: "Collected", seat: 0, area: 1, cards: [9, 41] },
  { kind: "CardAdded", area: 1, card: 50 },
  { kind: "CardAdded", area: 2, card: 51 },
];

function model(pace: number, events: object[] | null = EVENTS): TableModel {
  return { pace, fresh: events && { at: 1, kind: "play", seat: 0, events } } as unknown as TableModel;
}

const node = document.createElement("i");
const here = { x: 10, y: 20 };

it("deals new cards one after the other", () => {
  const [first, second] = [50, 51].map((card) => deal(node, { model: model(1), card, from: here }));
  expect(second.delay! - first.delay!).toBe(180);
  expect(second.delay! + second.duration!).toBeLessThanOrEqual(1200);
  expect(first.css!(0, 1)).toContain("translate(10px, 20px)");
});

it("moves at the chosen pace, and not at all without one", () => {
  expect(drop(node, { model: model(0.5) }).duration).toBe(110);
  expect(drop(node, { model: model(0) }).duration).toBe(0);
  expect(deal(node, { model: model(0), card: 50, from: here })).toMatchObject({ delay: 0, duration: 0 });
});

it("does not move what only came back or was there before", () => {
  expect(deal(node, { model: model(1), card: 9, from: here }).duration).toBe(0);
  expect(deal(node, { model: model(1, null), card: 50, from: here }).duration).toBe(0);
  expect(leave(node, { model: model(1), card: 50, index: 0, to: here }).duration).toBe(0);
  expect(leave(node, { model: model(1), card: 41, index: 1, to: here })).toMatchObject({ delay: 60, duration: 300 });
});
