import { beforeAll, expect, it } from "vitest";
import { TableModel } from "../lib/tablemodel.svelte";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { Scene, TableInfo } from "../lib/wire";
import { follow as gatsby } from "./gatsby/model/follow";
import { follow as kairo } from "./kairo/model/follow";

const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: seat ? "Ben" : "Ada" }));
const scene = { at: 1, seat: 0, turn: 1, view: { agenda: [] }, options: [] } as unknown as Scene;
const model = (game: string): TableModel => new TableModel({ game, seats } as unknown as TableInfo, scene);

beforeAll(() => {
  settings.lang = "en";
});

it("income and medals of Kairo are told with what they are for", async () => {
  await say.game("kairo");
  const lured = { kind: "Lured", seat: 1, colour: 2, cell: "r3c4", barkers: 0 };
  const income = kairo.telling([lured, { kind: "Earned", seat: 0, colour: 2, coins: 3 }], null, model("kairo"))!;
  expect(income.parts.map((part) => part.lines.map((line) => line.seat))).toEqual([[1, 0]]);
  const extended = { kind: "Extended", seat: 1, colour: 2, cell: "r3c4", size: 3 };
  const scored = { kind: "SizeScored", seat: 1, colour: 2, points: 3 };
  const gold = { kind: "GoldWon", seat: 1, colour: 2, points: 5 };
  expect(kairo.telling([extended, scored], null, model("kairo"))).toBeNull();
  expect(kairo.telling([extended, scored, gold], null, model("kairo"))!.parts[0].lines).toHaveLength(3);
  expect(kairo.lasts([lured], null)).toBeGreaterThan(kairo.lasts([extended], null));
  expect(kairo.lasts([{ kind: "CardsPlayed", seat: 1, cards: [1] }], null)).toBe(0);
  expect(kairo.things(extended)).toEqual(kairo.things(lured));
});

it("a character won at Gatsby's is told with what won it", async () => {
  await say.game("gatsby");
  const placed = { kind: "Placed", seat: 1, cell: 40 };
  const climbed = { kind: "Climbed", seat: 1, steps: 1, height: 3 };
  const gained = (space: number) => ({ kind: "Gained", seat: 1, space, tile: 0, up: 0 });
  const told = gatsby.telling([placed, gained(7), climbed, gained(3)], null, model("gatsby"))!;
  expect(told.parts[0].lines).toHaveLength(4);
  expect(told.parts[0].things).toHaveLength(2);
  expect(gatsby.telling([placed, climbed], null, model("gatsby"))).toBeNull();
  expect(gatsby.things(placed)).toHaveLength(1);
});
