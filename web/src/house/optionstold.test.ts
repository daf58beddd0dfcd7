import { beforeAll, expect, test } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import { optionName, optionsTold } from "./optionstold";

beforeAll(async () => {
  settings.lang = "fr";
  await say.speak();
});

test("whoever comes to a table is told how it is set, in their language", () => {
  const options = { start: "variable", board: "house", screens: "open" };
  expect(optionsTold("kairo", options).replace(/\s/g, " ")).toBe("Réglages : Départ – Libre, Argent – Visible");
});

test("a game that leaves nothing to choose says nothing", () => {
  expect(optionsTold("kairo", {})).toBe("");
});

test("what a game does not name is told as it spells it", () => {
  expect(optionName("kairo", "start")).toBe("Départ");
  expect(optionName("gatsby", "start")).toBe("start");
  expect(optionName("gatsby", "start", "given")).toBe("given");
});
