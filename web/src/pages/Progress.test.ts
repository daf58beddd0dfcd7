// @vitest-environment jsdom
import { render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../games/games.gen";
import { house } from "../house/house.svelte";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameProgress } from "../lib/wire";
import Progress from "./Progress.svelte";

vi.hoisted(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const GAME = GAMES[0];
const fared: GameProgress = {
  game: GAME,
  decisions: 41,
  months: [
    { month: "2026-10", decisions: 1, cost: 41_000, error: null, earlier: true },
    { month: "2026-11", decisions: 40, cost: 12_300, error: 4_100, earlier: false },
  ],
  themes: [
    { theme: "Points", decisions: 3, cost: 60_000, part: 0.75, puzzles: 4 },
    { theme: "OthersPoints", decisions: 1, cost: 60_000, part: 0.25, puzzles: 0 },
  ],
  levels: [
    { level: 2, games: 2, lost: 0, low: 0, high: 0.66, few: true },
    { level: 3, games: 10, lost: 0.4, low: 0.168, high: 0.687, few: false },
  ],
  fits: 3,
};
let told: unknown = [];

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
});
beforeEach(() => {
  house.me = { player: "ann", name: "Ann" } as typeof house.me;
  vi.stubGlobal("fetch", async (path: string) => {
    const mine = path.startsWith("/api/me/progress");
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(mine ? told : []), { headers });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const part = (test: string): HTMLElement => document.querySelector(`[data-test=${test}]`) as HTMLElement;

test("costs by month, themes with puzzles, and the level that fits", async () => {
  told = [fared];
  render(Progress);
  await waitFor(() => expect(part("game-progress")).not.toBeNull());
  const [, second, first] = within(part("months")).getAllByRole("row");
  expect(first.textContent).toContain("October 2026");
  expect(first.textContent).toContain("judged by an earlier version");
  expect(first.textContent).toContain("4.1% (too few for an interval)");
  expect(second.textContent).toContain("1.2% ± 0.4");
  expect(part("themes").textContent).toContain("75% of your costs: 3 decisions, 6% each");
  const links = screen.getAllByRole("link", { name: /^Practise it: 4 puzzles, / });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([`/puzzles/${GAME}/next?theme=Points`]);
  expect(part("fits").textContent).toContain("The level that fits you now: Club player (level 3)");
  const [few, enough] = within(part("levels")).getAllByRole("listitem");
  expect(few.textContent).toContain("2 games: too few to tell");
  expect(enough.textContent).toContain("ahead of you in 4 of ten games (95%: 1.7 to 6.9; 10 games counted)");
});

test("before anything is judged it says how to begin", async () => {
  told = [];
  render(Progress);
  await waitFor(() => expect(part("progress-none")).not.toBeNull());
});

test("games without costs tell of levels alone", async () => {
  told = [{ ...fared, decisions: 0, months: [], themes: [], fits: null }];
  render(Progress);
  await waitFor(() => expect(part("fits")?.textContent).toContain("cannot be told yet"));
  expect(part("cost-chart")).toBeNull();
});
