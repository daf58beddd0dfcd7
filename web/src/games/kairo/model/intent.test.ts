import { describe, expect, it } from "vitest";
import type { LureTo, Site } from "./view";
import { TableModel } from "../../../lib/tablemodel.svelte";
import type { Scene, TableInfo } from "../../../lib/wire";
import { intentOf } from "./intent.svelte";
import { marksOf } from "./marks";

const GROUND = { rows: 10, columns: 11, zone: Array(110).fill(1), section: Array(110).fill(4), starts: [] };
const LURE: LureTo = {
  colour: 2,
  cell: 51,
  owner: 0,
  size: 1,
  steps: 2,
  barkers: 0,
  enough: true,
  passed: [],
  path: [49, 50, 51],
  earns: [[0, 1]],
  actions: ["lure", "customer green", "cell r4c7"],
};
const SITE: Site = {
  work: 1,
  colour: 1,
  action: "build extension",
  cells: [60],
  no: [],
  ways: Array.from({ length: 9 }, () => ["card 5", "three"]),
  size: 2,
  gives: ["give red 2"],
};

function scene(at: number, kind: string, actions: string[], lures = [LURE], builds = [SITE]): Scene {
  const view = {
    agenda: [{ kind, seat: 0, colour: 2 }],
    tiles: Array(110).fill(0),
    customers: [-1, -1, 49, -1, -1, -1],
  };
  const options = actions.map((action) => ({ action, word: { kind: "Some" } }));
  const shown = { ground: GROUND, lures, builds, still: {}, pays: {} };
  return {
    table: "t",
    at,
    seat: 0,
    turn: 0,
    view,
    options,
    undo: "none",
    redo: false,
    clock: null,
    outcome: null,
    standing: null,
    shown,
  };
}

function table(first: Scene): { model: TableModel; played: string[] } {
  const played: string[] = [];
  const info = { game: "kairo", seats: [] } as unknown as TableInfo;
  const model = new TableModel(info, first, {
    play: (action) => {
      played.push(action);
      return Promise.resolve();
    },
  });
  return { model, played };
}

const OPEN = ["build extension", "lure", "draw"];

describe("an intent", () => {
  it("is chosen by a first touch, played by a second, and goes on by itself", async () => {
    const { model, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(model);
    intent.lureTo(LURE);
    intent.follow();
    expect([model.chosen, played]).toEqual(["lure", []]);
    intent.lureTo(LURE);
    intent.follow();
    await Promise.resolve();
    model.show(scene(8, "ChooseCustomer", ["customer green", "customer red"]));
    await new Promise((done) => setTimeout(done));
    intent.follow();
    expect(intent.following).toBe(true);
    await new Promise((done) => setTimeout(done));
    model.show(scene(9, "ChooseEntrance", ["cell r4c7"]));
    intent.follow();
    intent.follow();
    expect(played).toEqual(["lure", "customer green", "cell r4c7"]);
  });

  it("survives an answer that comes before the table's news", async () => {
    const { model, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(model);
    intent.lureTo(LURE);
    const sent = model.play("lure");
    intent.follow();
    await sent;
    intent.follow();
    expect(intent.aim).not.toBeNull();
    model.show(scene(8, "ChooseCustomer", ["customer green"]));
    intent.follow();
    expect(played).toEqual(["lure", "customer green"]);
  });

  it("is forgotten when it is cancelled or another option is chosen", () => {
    const { model, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(model);
    intent.lureTo(LURE);
    model.cancel();
    intent.follow();
    expect(intent.aim).toBeNull();
    intent.lureTo(LURE);
    model.touch("draw");
    intent.follow();
    expect([intent.aim, played]).toEqual([null, []]);
  });

  it("changes its goal without playing", () => {
    const { model, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(model);
    intent.lureTo(LURE);
    intent.lureTo({ ...LURE, cell: 52 });
    expect([model.chosen, intent.aim?.lure?.cell, played]).toEqual(["lure", 52, []]);
  });

  it("waits while three cards are laid, and gives up when the rules ask something else", async () => {
    const { model, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(model);
    intent.way = "three";
    intent.buildOn(SITE, 60);
    expect(intent.aim?.actions).toEqual(["build extension", "three", "colour red", "cell r5c5", "give red 2"]);
    await model.play("build extension");
    model.show(scene(8, "PlayCard", ["card 5", "three"]));
    intent.follow();
    await new Promise((done) => setTimeout(done));
    model.show(scene(9, "LayThree", ["discard 1", "discard 5"]));
    intent.follow();
    expect(intent.following).toBe(false);
    model.show(scene(10, "ChooseColour", ["colour red"]));
    intent.follow();
    await new Promise((done) => setTimeout(done));
    expect(played).toEqual(["build extension", "three", "colour red"]);
    model.show(scene(11, "ChooseColour", ["colour blue"]));
    intent.follow();
    model.show(scene(12, "ChooseCell", ["cell r5c5"]));
    intent.follow();
    expect(played).toHaveLength(3);
  });

  it("leaves the coins to the player who wants to choose them", () => {
    const { model } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(model);
    intent.buildOn(SITE, 60);
    intent.turnCoins();
    expect(intent.aim?.actions).toEqual(["build extension", "card 5", "colour red", "cell r5c5"]);
    expect(model.chosen).toBe("build extension");
  });
});

describe("marks", () => {
  it("begin with the customers, then show where the chosen one may go", () => {
    const { model } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(model);
    expect([...marksOf(model, intent)].map(([cell, mark]) => [cell, mark.kind])).toEqual([[49, "customer"]]);
    marksOf(model, intent).get(49)!.act();
    expect(marksOf(model, intent).get(51)?.kind).toBe("target");
    expect(intent.mode).toBe("lure");
  });

  it("show the cells of what is built, and none to those who are not asked", () => {
    const { model } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(model);
    intent.mode = "build";
    expect(marksOf(model, intent).get(60)?.kind).toBe("legal");
    marksOf(model, intent).get(60)!.act();
    expect(marksOf(model, intent).get(60)?.kind).toBe("chosen");
    model.show({ ...scene(8, "ChooseAction", []), turn: 1 });
    expect(marksOf(model, intent).size).toBe(0);
  });
});
