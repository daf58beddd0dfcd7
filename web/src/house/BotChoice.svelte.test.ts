// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameInfo } from "../lib/wire";
import BotChoice from "./BotChoice.svelte";
import { house } from "./house.svelte";
import type { Chair } from "./plan";
import SeatCard from "./SeatCard.svelte";

const game: GameInfo = {
  game: "kairo",
  rules: 1,
  seats: [2, 3],
  options: {},
  lesson: true,
  seconds: { 2: [0, 0, 0, 0.1, 0.5] },
  masters: { 5: 12.5, 15: 37.5, 30: 75, 60: 150 },
};

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
});
beforeEach(() => {
  house.games = [game];
});

const radios = (group: string): string[] =>
  within(screen.getByRole("radiogroup", { name: group }))
    .getAllByRole("radio")
    .map((radio) => radio.getAttribute("aria-label") ?? radio.textContent ?? "");

test("a master is the last of the row, and its time is chosen beside it", async () => {
  render(BotChoice, { bot: { level: 5, master: null }, game: "kairo", seats: 2, label: "Level" });
  expect(screen.queryByRole("radiogroup", { name: "Time for a choice" })).toBeNull();
  expect(screen.getByText("about 0.5 s a turn", { exact: false })).toBeTruthy();
  const row = screen.getByRole("radiogroup", { name: "Level" });
  await fireEvent.keyDown(row, { key: "End" });
  const master = screen.getByRole("radio", { name: "Grandmaster" });
  expect([master.getAttribute("aria-checked"), document.activeElement]).toEqual(["true", master]);
  expect(radios("Time for a choice")).toEqual(["5 s", "15 s", "30 s", "60 s"]);
  expect(screen.getByText("up to 15 s a choice, 38 s a turn", { exact: false })).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "60 s" }));
  expect(screen.getByText("up to 60 s a choice, 150 s a turn", { exact: false })).toBeTruthy();
  await fireEvent.keyDown(row, { key: "ArrowLeft" });
  expect(screen.getByRole("radio", { name: "5: Master" }).getAttribute("aria-checked")).toBe("true");
});

test("where masters may not sit none is offered", () => {
  render(BotChoice, { bot: { level: 2, master: null }, game: "kairo", seats: 2, label: "Level", masters: false });
  expect(radios("Level")).toHaveLength(5);
});

test("at a place of a new table the star is a master, by keyboard too", async () => {
  const chair = $state<Chair>({ kind: "bot", bot: { level: 2, master: null }, name: "" });
  render(SeatCard, { chair, seat: 1, nth: 1, first: false, game, seats: 2 });
  const pips = screen.getByRole("radiogroup", { name: "Level at seat 2" });
  await fireEvent.keyDown(pips, { key: "ArrowLeft" });
  await fireEvent.keyDown(pips, { key: "ArrowLeft" });
  expect(screen.getByRole("radio", { name: "Grandmaster" }).getAttribute("aria-checked")).toBe("true");
  expect(radios("Time for a choice at seat 2")).toContain("15 s");
  await fireEvent.click(screen.getByRole("radio", { name: "5 s" }));
  expect(screen.getByText("up to 5 s a choice, 13 s a turn", { exact: false })).toBeTruthy();
});
