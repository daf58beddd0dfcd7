// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { house } from "../house/house.svelte";
import { go } from "../lib/router.svelte";
import { openDialogs } from "../lib/dialogs.fixture";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { PuzzleDoor, PuzzleNow, Rush } from "../lib/wire";
import { given, moment, rush } from "../puzzles/given.fixture.svelte";
import Puzzle from "./Puzzle.svelte";
import Puzzles from "./Puzzles.svelte";
import RushPage from "./Rush.svelte";

vi.hoisted(() => {
  const still = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  globalThis.matchMedia = () => still as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const GAME = "drawn_by_nobody"; // so that its table is plain
const asked: [string, string, unknown][] = [];
const answers = new Map<string, unknown>();
const door: PuzzleDoor = {
  game: GAME,
  many: 300,
  rating: 1500,
  answered: 0,
  solved: 0,
  best: 0,
  minutes: 3,
  misses: 3,
  today: "new",
  ends: Date.now() + 3_660_000,
  themes: [],
};
const place = { action: "a", word: { kind: "Place" } };
const solution = [
  {
    best: place,
    also: [],
    line: [{ ...place, seat: 0 }],
    tempting: place,
    chance: 640_000,
    instead: 510_000,
    why: [{ kind: "Coins" }],
  },
];

beforeAll(async () => {
  settings.lang = "en";
  settings.motion = "off";
  await say.speak();
  Element.prototype.scrollTo = () => {};
  window.scrollTo = () => {};
  openDialogs();
});
beforeEach(() => {
  asked.length = 0;
  answers.clear();
  house.me = { player: "ann", name: "Ann" } as typeof house.me;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push([method ?? "GET", path, body ? JSON.parse(String(body)) : undefined]);
    const said = answers.get(`${method} ${path.split("?")[0]}`);
    const headers = { "content-type": "application/json" };
    if (said !== undefined) return new Response(JSON.stringify(said), { headers });
    return new Response(JSON.stringify({ error: "no-puzzle", detail: "" }), { status: 404, headers });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const of = (puzzle: string, changed: Partial<PuzzleNow> = {}, at = 10): PuzzleNow => {
  const now = given(puzzle, changed, at);
  return { ...now, game: GAME, table: { ...now.table, game: GAME } };
};
const part = (test: string): HTMLElement => document.querySelector(`[data-test=${test}]`) as HTMLElement;

async function choose(action: string): Promise<void> {
  const row = (): Element => document.querySelector(`[data-test=options] [data-action=${action}]`) as Element;
  await waitFor(() => expect(row()).not.toBeNull());
  await fireEvent.click(row());
  await fireEvent.click(part("confirm"));
}

test("a puzzle of two choices: right, it goes on, solved, told, and the next", async () => {
  go(`/puzzles/${GAME}/next`);
  answers.set(`POST /api/puzzles/${GAME}/next`, of("p1", { depth: 2 }));
  render(Puzzle);
  await waitFor(() => expect(part("asked")?.textContent).toContain("Find the best choice 2 times"));
  expect(part("asked").textContent).toContain("2 choices are open to you.");
  answers.set(`POST /api/puzzles/${GAME}/p1/answer`, of("p1", { depth: 2, question: 1, moments: [moment(11, 1)] }, 11));
  await choose("a");
  await waitFor(() => expect(part("verdict")?.textContent).toContain("Right. It goes on."));
  const solved = { phase: "solved" as const, depth: 2, question: 2, before: 1500, mine: 1520, solution };
  answers.set(`POST /api/puzzles/${GAME}/p1/answer`, of("p1", solved, 12));
  await choose("b");
  await waitFor(() => expect(part("rated")?.textContent).toBe("Your rating: 1500 → 1520 (+20)"));
  expect(asked.filter(([, path]) => path.endsWith("/answer")).map(([, , body]) => body)).toEqual([
    { question: 0, action: "a" },
    { question: 1, action: "b" },
  ]);
  expect(part("verdict").textContent).toContain("Right: solved.");
  expect(part("solution").textContent).toContain("64%");
  expect(part("line").textContent).toMatch(/^\s*Player 1: /);
  answers.set(`POST /api/puzzles/${GAME}/next`, of("p2"));
  await fireEvent.click(part("next"));
  await waitFor(() => expect(part("puzzle").dataset.puzzle).toBe("p2"));
  expect(part("solution")).toBeNull();
});

test("giving up asks once", async () => {
  go(`/puzzles/${GAME}/day`);
  answers.set(`POST /api/puzzles/${GAME}/day`, of("p1"));
  answers.set(
    `POST /api/puzzles/${GAME}/p1/give-up`,
    of("p1", { phase: "failed", before: 1500, mine: 1480, solution }),
  );
  render(Puzzle);
  await waitFor(() => expect(part("give-up")).not.toBeNull());
  await fireEvent.click(part("give-up"));
  expect(asked.some(([, path]) => path.endsWith("/give-up"))).toBe(false);
  await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Give up" }));
  await waitFor(() => expect(part("verdict")?.textContent).toContain("Given up: it counts as missed."));
  expect(part("rated").textContent).toBe("Your rating: 1500 → 1480 (−20)");
});

test("a puzzle that was not given is not found", async () => {
  go(`/puzzles/${GAME}/p7`);
  render(Puzzle);
  await waitFor(() => expect(screen.getByRole("link", { name: "Home" })).toBeTruthy());
});

test("the puzzle of the day bears a mark when it is done", async () => {
  answers.set("GET /api/puzzles", [{ ...door, today: "solved", answered: 4, solved: 3, best: 7 }]);
  render(Puzzles);
  await waitFor(() => expect(part("puzzles-today")?.textContent).toContain("solved today"));
  expect(part("puzzles-rating").textContent).toContain("Your rating: 1500. Solved: 3 of 4.");
  expect(screen.getByText("Your best: 7")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Rush, / }).getAttribute("href")).toBe(`/puzzles/${GAME}/rush`);
});

test("a rush begins when it is asked for, counts, and tells how it went", async () => {
  const hurried = (changed: Partial<Rush>): Rush => ({ ...rush(changed), before: 0, game: GAME });
  go(`/puzzles/${GAME}/rush`);
  answers.set("GET /api/puzzles", [door]);
  answers.set(`POST /api/puzzles/${GAME}/rush`, hurried({ puzzle: of("p1"), best: 0 }));
  render(RushPage);
  await waitFor(() => expect(part("rush-begin")).not.toBeNull());
  expect(asked.some(([method]) => method === "POST")).toBe(false);
  await fireEvent.click(part("rush-begin"));
  await waitFor(() => expect(part("rush-clock")?.textContent).toMatch(/^[45]:\d\d$/));
  answers.set(`POST /api/puzzles/${GAME}/rush/p1`, hurried({ score: 1, right: true, best: 1, puzzle: of("p2") }));
  await choose("a");
  await waitFor(() => expect(part("rush-so-far")?.textContent).toContain("Right. Solved: 1. Missed: 0 of 3."));
  const done = [
    { puzzle: "p1", rating: 1200, right: true },
    { puzzle: "p2", rating: 1300, right: false },
  ];
  const over = hurried({ score: 1, missed: 3, right: false, best: 1, over: true, left: 0, done });
  answers.set(`POST /api/puzzles/${GAME}/rush/p2`, over);
  await choose("b");
  await waitFor(() => expect(part("rush-result")?.dataset.score).toBe("1"));
  expect(part("rush-best").textContent).toContain("A new best of yours: 1");
  expect(within(part("rush-result")).getAllByRole("listitem")).toHaveLength(2);
  expect(part("rush-clock")).toBeNull();
});

test("a rush that goes on is taken up again when the page is loaded, and nothing begins", async () => {
  go(`/puzzles/${GAME}/rush`);
  answers.set("GET /api/puzzles", [door]);
  answers.set(`GET /api/puzzles/${GAME}/rush`, { ...rush({ score: 2, puzzle: of("p4") }), game: GAME });
  render(RushPage);
  await waitFor(() => expect(part("rush")?.dataset.puzzle).toBe("p4"));
  expect(part("rush-so-far").textContent).toContain("Solved: 2.");
  expect(asked.some(([method]) => method === "POST")).toBe(false);
});

test("puzzles of a theme follow one another", async () => {
  go(`/puzzles/${GAME}/next?theme=Points`);
  answers.set(`POST /api/puzzles/${GAME}/next`, of("p1", { phase: "failed", solution }));
  render(Puzzle);
  await waitFor(() => expect(part("solution")).not.toBeNull());
  answers.set(`POST /api/puzzles/${GAME}/next`, of("p2"));
  await fireEvent.click(part("next"));
  await waitFor(() => expect(part("puzzle").dataset.puzzle).toBe("p2"));
  const paths = asked.map(([, path]) => path).filter((path) => path.includes("/next"));
  expect(paths).toEqual([`/api/puzzles/${GAME}/next?theme=Points`, `/api/puzzles/${GAME}/next?theme=Points`]);
});

test("the themes of a game are listed, those that are used up without a link", async () => {
  const themes = [
    { theme: "Points", many: 9, left: 4 },
    { theme: "OthersPoints", many: 2, left: 0 },
  ];
  answers.set("GET /api/puzzles", [{ ...door, themes }]);
  const costs = [{ theme: "Points", decisions: 1, cost: 1, part: 1, puzzles: 4 }];
  answers.set("GET /api/me/progress", [
    { game: GAME, decisions: 1, months: [], themes: costs, levels: [], fits: null },
  ]);
  render(Puzzles);
  await waitFor(() => expect(part("puzzles-costly")?.getAttribute("href")).toBe(`/puzzles/${GAME}/next?theme=Points`));
  const listed = within(part("by-theme")).getAllByRole("listitem");
  expect(listed.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Points 4 new of 9",
    "Points of others 0 new of 2",
  ]);
  expect(within(part("by-theme")).getAllByRole("link", { hidden: true })).toHaveLength(1);
});

test("a wrong choice that is the tempting one is called mine", async () => {
  go(`/puzzles/${GAME}/p5`);
  answers.set(`GET /api/puzzles/${GAME}/p5`, of("p5", { phase: "failed", chosen: place, solution }));
  render(Puzzle);
  await waitFor(() => expect(part("solution")?.textContent).toContain("and only 51% with your choice."));
});
