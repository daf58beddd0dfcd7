// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { Reel } from "./reel.svelte";
import ReplaySide from "./ReplaySide.svelte";

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {}; // jsdom draws nothing
  settings.lang = "en";
  await say.speak();
  await say.need("page_replay");
});

const study = { state: "busy", done: 7, all: 31, known: 0, moments: [], costly: [], accounts: null, why: {} };
const game = { game: "gatsby", rules: 1, newest: 1, box: "", options: {} };
const reel = { game, study, names: ["Ann", "Bob"], move: 0, moves: 40, told: [], model: {}, tries: { lines: [] } };

async function luck(of: object): Promise<string> {
  render(ReplaySide, { reel: { ...reel, study: { ...study, ...of } } as unknown as Reel, onfork: () => {} });
  await fireEvent.click(screen.getByRole("tab", { name: "Luck and skill" }));
  return document.querySelector("[data-test=luck-when]")?.textContent?.trim() ?? "";
}

test("while decisions are being judged, how many were is told once", async () => {
  expect(await luck({})).toBe("Luck and skill are told once every decision is judged.");
  expect(document.body.textContent?.match(/7 of 31/g)).toHaveLength(1);
});

test("an analysis that waits for its turn is not asked for again", async () => {
  await luck({ done: 0, all: 0 });
  expect(document.body.textContent).toContain("waits for its turn");
  expect(screen.queryByRole("button", { name: "Analyse this game" })).toBeNull();
});

test("before anybody has asked, an analysis is what they need", async () => {
  expect(await luck({ state: "unasked" })).toBe("Luck and skill are told once the game is analysed.");
});
