// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { GamePage } from "../lib/gamepage";
import type { LiveTable } from "../lib/live.svelte";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import Hint from "./Hint.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
  await say.need("bots");
});

function advised(why: object[]): string {
  const options = ["place a", "place b"].map((action) => ({ action, word: { kind: "Place", said: action } }));
  const model = { options, tell: (word: { said: string }) => `${word.said}.`, names: [] };
  const told = options.map((option, index) => ({ ...option, win: 0.5, error: 0.02, line: [], why: index ? [] : why }));
  const live = { model, advice: { options: told } } as unknown as LiveTable;
  render(Hint, { live, game: {} as GamePage, open: true, ontoggle: () => {} });
  return document.querySelector("[data-test=advice] li")?.textContent?.replace(/\s+/g, " ") ?? "";
}

test("a reason is of what is expected later, beside the next best: that is said before it", () => {
  const said = advised([{ said: "Agriculture, were it scored then: first" }]);
  expect(said).toMatch(/Expected by your next turns, compared with: place b\. Agriculture, were it scored then: first/);
});

test("where no reason is known, none is announced", () => {
  expect(advised([])).not.toContain("Expected");
});
