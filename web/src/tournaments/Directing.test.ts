// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import Directing from "./Directing.svelte";
import type { FollowedTournament } from "./following.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
  await say.need("page_tournaments");
});

function directed(phase: string, people: string[]): number {
  const standings = people.map((name, n) => ({ n: n + 1, name }));
  const now = { info: { phase }, standings, round: null };
  render(Directing, { followed: { id: "t", now, problem: "" } as unknown as FollowedTournament });
  return screen.queryAllByRole("combobox").length;
}

test("whoever directs is shown no menu without anything to choose from", () => {
  expect(directed("entry", [])).toBe(0);
  expect(screen.getByRole("textbox")).toBeTruthy(); // why it is ended, if it is
});

test("once somebody has entered, they can be taken out", () => {
  expect(directed("entry", ["Ann"])).toBe(1);
});

test("of a tournament that is over and had no round nothing is asked", () => {
  expect(directed("over", ["Ann"])).toBe(0);
  expect(screen.queryByRole("textbox")).toBeNull();
});
