import { describe, expect, it } from "vitest";
import type { LureTo, Site } from "./view";
import { AtTable } from "../../lib/at.svelte";
import type { Scene, TableInfo } from "../../lib/wire";
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

function table(first: Scene): { at: AtTable; played: string[] } {
  const played: string[] = [];
  const info = { game: "kairo", seats: [] } as unknown as TableInfo;
  const at = new AtTable(info, first, {
    play: (action) => {
      played.push(action);
      return Promise.resolve();
    },
  });
  return { at, played };
}

const OPEN = ["build extension", "lure", "draw"];

describe("an intent", () => {
  it("is chosen by a first touch, played by a second, and goes on by itself", async () => {
    const { at, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(at);
    intent.lureTo(LURE);
    intent.follow();
    expect([at.chosen, played]).toEqual(["lure", []]);
    intent.lureTo(LURE);
    intent.follow();
    await Promise.resolve();
    at.show(scene(8, "ChooseCustomer", ["customer green", "customer red"]));
    await new Promise((done) => setTimeout(done));
    intent.follow();
    expect(intent.following).toBe(true);
    await new Promise((done) => setTimeout(done));
    at.show(scene(9, "ChooseEntrance", ["cell r4c7"]));
    intent.follow();
    intent.follow();
    expect(played).toEqual(["lure", "customer green", "cell r4c7"]);
  });

  it("survives an answer that comes before the table's news", async () => {
    const { at, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(at);
    intent.lureTo(LURE);
    const sent = at.play("lure");
    intent.follow();
    await sent;
    intent.follow();
    expect(intent.aim).not.toBeNull();
    at.show(scene(8, "ChooseCustomer", ["customer green"]));
    intent.follow();
    expect(played).toEqual(["lure", "customer green"]);
  });

  it("is forgotten when it is cancelled or another option is chosen", () => {
    const { at, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(at);
    intent.lureTo(LURE);
    at.cancel();
    intent.follow();
    expect(intent.aim).toBeNull();
    intent.lureTo(LURE);
    at.touch("draw");
    intent.follow();
    expect([intent.aim, played]).toEqual([null, []]);
  });

  it("changes its goal without playing", () => {
    const { at, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(at);
    intent.lureTo(LURE);
    intent.lureTo({ ...LURE, cell: 52 });
    expect([at.chosen, intent.aim?.lure?.cell, played]).toEqual(["lure", 52, []]);
  });

  it("waits while three cards are laid, and gives up when the rules ask something else", async () => {
    const { at, played } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(at);
    intent.way = "three";
    intent.buildOn(SITE, 60);
    expect(intent.aim?.actions).toEqual(["build extension", "three", "colour red", "cell r5c5", "give red 2"]);
    await at.play("build extension");
    at.show(scene(8, "PlayCard", ["card 5", "three"]));
    intent.follow();
    await new Promise((done) => setTimeout(done));
    at.show(scene(9, "LayThree", ["discard 1", "discard 5"]));
    intent.follow();
    expect(intent.following).toBe(false);
    at.show(scene(10, "ChooseColour", ["colour red"]));
    intent.follow();
    await new Promise((done) => setTimeout(done));
    expect(played).toEqual(["build extension", "three", "colour red"]);
    at.show(scene(11, "ChooseColour", ["colour blue"]));
    intent.follow();
    at.show(scene(12, "ChooseCell", ["cell r5c5"]));
    intent.follow();
    expect(played).toHaveLength(3);
  });

  it("leaves the coins to the player who wants to choose them", () => {
    const { at } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(at);
    intent.buildOn(SITE, 60);
    intent.turnCoins();
    expect(intent.aim?.actions).toEqual(["build extension", "card 5", "colour red", "cell r5c5"]);
    expect(at.chosen).toBe("build extension");
  });
});

describe("marks", () => {
  it("begin with the customers, then show where the chosen one may go", () => {
    const { at } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(at);
    expect([...marksOf(at, intent)].map(([cell, mark]) => [cell, mark.kind])).toEqual([[49, "customer"]]);
    marksOf(at, intent).get(49)!.act();
    expect(marksOf(at, intent).get(51)?.kind).toBe("target");
    expect(intent.mode).toBe("lure");
  });

  it("show the cells of what is built, and none to those who are not asked", () => {
    const { at } = table(scene(7, "ChooseAction", OPEN));
    const intent = intentOf(at);
    intent.mode = "build";
    expect(marksOf(at, intent).get(60)?.kind).toBe("legal");
    marksOf(at, intent).get(60)!.act();
    expect(marksOf(at, intent).get(60)?.kind).toBe("chosen");
    at.show({ ...scene(8, "ChooseAction", []), turn: 1 });
    expect(marksOf(at, intent).size).toBe(0);
  });
});
