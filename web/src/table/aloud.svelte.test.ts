import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announce } from "../lib/announce.svelte";
import { TableModel } from "../lib/tablemodel.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { Advice, Coached, Happened, Line, Scene, TableInfo } from "../lib/wire";
import { advised, aloud, otherwise } from "./aloud.svelte";
import { Heard } from "./heard.fixture.svelte";

const seats = ["Ann", "Ben"].map((name, seat) => ({
  seat,
  kind: "person",
  name,
  player: name,
  level: null,
  away: false,
}));
const info = { game: "gatsby", seats, yours: [0], asked: null } as unknown as TableInfo;

function scene(at: number, turn = 0): Scene {
  const view = { agenda: [{ kind: "ChooseAction" }] };
  const options = [{ action: "1", word: { kind: "TakeAction", number: 1 } }];
  return { at, seat: 0, turn, view, options: turn ? [] : options } as unknown as Scene;
}

const polite = (): string[] => announce.polite.map((said) => said.text);
const urgent = (): string[] => announce.urgent.map((said) => said.text);
let end = (): void => {};

beforeAll(async () => {
  settings.lang = "en";
  await say.game("gatsby");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  vi.runAllTimers();
});

function told(): Heard {
  const heard = new Heard(new TableModel(info, scene(1)), info);
  end = $effect.root(() =>
    aloud(
      () => heard as unknown as LiveTable,
      () => heard.reads,
    ),
  );
  flushSync();
  return heard;
}

test("my turn is told at once, later questions politely, and nothing stays when it is over", () => {
  const heard = told();
  expect(urgent()).toEqual(["Your turn: Choose an action."]);
  heard.model.show(scene(2));
  flushSync();
  expect(polite()).toEqual(["Choose an action."]);
  heard.model.show(scene(3, 1));
  flushSync();
  expect(urgent()).toEqual([]);
});

test("that somebody resigned is told with what follows", () => {
  const heard = told();
  heard.model.show(scene(2, 1), { at: 2, kind: "resign", seat: 1 } as Happened);
  flushSync();
  expect(polite()).toEqual(["Ben has resigned. A stand-in plays that seat to the end."]);
});

test("a request is told once, however often the table is", () => {
  const heard = told();
  const asked = { seat: 1, keep: 0, actions: 2, agreed: [1], takes: { moves: [1, 1], seen: 3 } };
  const sentence = "Ben would like to take back: your move, Ben’s move and 3 pieces seen since. Do you agree?";
  for (let n = 0; n < 2; n++) {
    heard.info = { ...info, asked };
    flushSync();
    expect(urgent()).toEqual([sentence].slice(n ? 1 : 0));
    announce.calm();
  }
});

test("what others say is told, unless the chat lies open; what I say is not", () => {
  const heard = told();
  const line = (n: number, name: string): Line => ({ n, player: name, name, text: "hello", time: 0 });
  heard.chat = [line(1, "Ben"), line(2, "Ann")];
  flushSync();
  expect(polite()).toEqual(["Ben: hello"]);
  heard.reads = true;
  heard.chat = [...heard.chat, line(3, "Ben")];
  flushSync();
  expect(polite()).toEqual(["Ben: hello"]);
});

test("entries that are no moves have a sentence, moves have theirs elsewhere", () => {
  const model = new TableModel(info, scene(1));
  const entry = (kind: string): Happened => ({ at: 2, kind, seat: 1, events: [], whole: true, stood_in: false });
  expect(otherwise(model, entry("undo"))).toBe("Ben took moves back");
  expect([otherwise(model, entry("play")), otherwise(model, entry("undone"))]).toEqual(["", ""]);
});

test("advice is told with its chances, and none where there is none", () => {
  const model = new TableModel(info, scene(1));
  const best = { action: "1", win: 0.624, error: 0.001, visits: 9 };
  expect(advised(model, { at: 1, level: 3, options: [best] } as unknown as Advice)).toContain(
    "62% to win, give or take 1",
  );
  expect(advised(model, { at: 1, level: 3, options: [] })).toBe("");
});

test("emotes of others are told by their names, unless the chat lies open; mine are not", () => {
  const heard = told();
  const shown = (id: string, seat: number) =>
    ({ type: "emote", id, seat, player: `p${seat}`, emote: "bravo" }) as const;
  heard.emotes.hear(shown("a", 1), false, 0);
  flushSync();
  heard.emotes.hear(shown("b", 0), true, 0);
  flushSync();
  expect(polite()).toEqual(["Ben: Well played"]);
  heard.reads = true;
  heard.emotes.hear(shown("c", 1), false, 0);
  flushSync();
  expect(polite()).toEqual(["Ben: Well played"]);
});

test("the coach's word is told with its reasons, and once; with more thought only if it is another", () => {
  settings.coach = true;
  const heard = told();
  const best = { action: "2", word: { kind: "TakeAction", number: 2 } };
  const why = [{ kind: "PrestigeHeld", prestige: 9, instead_prestige: 7 }];
  const word = {
    move: 0,
    seat: 0,
    times: 1,
    verdict: "cost",
    cost: 120_000,
    error: 0.05,
    points: 0,
    chosen: best,
    best,
    line: [],
  };
  heard.coaching.word = { ...word, why } as Coached;
  flushSync();
  const said = polite();
  expect(said.at(-1)).toMatch(
    /^That cost about 12% of a win \(± 5\)\. Better: .+ Expected by your next turns, compared with your choice: .+ Prestige: 9 instead of 7\.$/,
  );
  heard.coaching.word = { ...word, times: 8, why } as Coached;
  flushSync();
  expect(polite()).toEqual(said);
  heard.coaching.word = { ...word, verdict: "decided", cost: 0, points: 3, why } as Coached;
  flushSync();
  expect(polite().at(-1)).toMatch(
    /^This hardly changes who wins any more, but cost about 3 points\. Better: .+ Expected by your next turns, compared with your choice: .+ Prestige: 9/,
  );
  heard.coaching.word = { ...word, verdict: "decided", cost: 0, points: 0, why: [] } as Coached;
  flushSync();
  expect(polite().at(-1)).toMatch(/^Fine: the game is nearly decided/);
  heard.coaching.word = null;
  heard.coaching.stakes = { at: 1, themes: why };
  flushSync();
  expect(polite().at(-1)).toContain("Your prestige");
  settings.coach = false;
});
