import { afterAll, expect, test } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";

afterAll(() => {
  settings.lang = "en";
});

test("all of something agrees with what it is of", async () => {
  settings.lang = "fr";
  await say.need("page_lobby");
  const all = (of: string): string => say.text("lobby-all", { of });
  expect(["game", "players", "pace", "talk", "rating"].map(all)).toEqual(["Tous", "Tous", "Tous", "Toutes", "Toutes"]);
});
