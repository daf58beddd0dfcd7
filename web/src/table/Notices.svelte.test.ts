// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { LiveTable } from "../lib/live.svelte";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import Notices from "./Notices.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
});

function told(instead: number | null): HTMLElement {
  const live = $state({
    info: { table: "t", seats: [], yours: [], knocks: [], phase: "playing", turn: null, clock: { kind: "none" } },
    model: { nameOf: () => "Bot 2", names: [] },
    seat: null,
    online: true,
    problem: null,
    nudgedBy: null,
    faltering: { now: { type: "faltered", seat: 1, instead } },
  });
  render(Notices, { live: live as unknown as LiveTable, phone: true, screen: false });
  return screen.getByRole("status");
}

test("a bot that found no answer is named, with what follows, until it is put away", async () => {
  expect(told(2).textContent).toContain("Bot 2 found no answer: level 2 chose this move. The game goes on.");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("status")).toBeNull();
});

test("where nobody else may answer for it, it is asked again", () => {
  expect(told(null).textContent).toContain("asked again");
});

test("where every level failed, a move was taken at random", () => {
  expect(told(0).textContent).toContain("at random");
});

const gone = (): Element | null => document.querySelector("[data-test=resigned]");

function resigned(seat: number, rated: boolean): void {
  const seats = ["Ann", "Ben"].map((name, n) => ({ seat: n, kind: "person", name, resigned: n === seat }));
  const live = $state({
    info: { table: "t", seats, yours: [0], knocks: [], phase: "playing", turn: 1, clock: { kind: "none" }, rated },
    model: { nameOf: (n: number) => seats[n].name, names: ["Ann", "Ben"] },
    seat: 0,
    online: true,
    problem: null,
    nudgedBy: null,
    faltering: { now: null },
  });
  render(Notices, { live: live as unknown as LiveTable, phone: true, screen: false });
}

test("my own resignation is said to me, with what follows and what it costs", () => {
  resigned(0, true);
  expect(gone()?.textContent).toContain("You have resigned.");
  expect(gone()?.textContent).toContain("You are last in this rated game.");
});

test("that an opponent resigned is told until it is put away", async () => {
  resigned(1, false);
  expect(gone()?.textContent).toContain("Ben has resigned.");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(gone()).toBeNull();
});
