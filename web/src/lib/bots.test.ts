import { beforeAll, expect, test } from "vitest";
import { asked, masterTimes, placeOf, sortAt, sortName, sortsOf, sortTold, thinkingTime, type BotSort } from "./bots";
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { GameInfo } from "./wire";

const game = {
  seconds: { 2: [0, 0, 0.1, 0.3, 0.8] },
  masters: { 60: 150, 5: 12.5, 15: 37.5, 30: 75 },
} as unknown as GameInfo;
const level = (number: number): BotSort => ({ level: number, master: null });

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
});

test("there are five levels, and a master where the house has any", () => {
  expect(sortsOf(false).map(({ title }) => title)).toEqual([
    "1: Newcomer",
    "2: Regular",
    "3: Club player",
    "4: Expert",
    "5: Master",
  ]);
  expect(sortsOf(true).at(-1)).toMatchObject({ value: 6, title: "Grandmaster" });
  expect(masterTimes(game)).toEqual([5, 15, 30, 60]);
  expect(masterTimes(undefined)).toEqual([]);
  expect(masterTimes({ seconds: {} } as GameInfo)).toEqual([]);
});

test("whoever chooses a master has a time, and goes back to their level", () => {
  const master = sortAt(level(3), 6);
  expect(master).toEqual({ level: 3, master: 15 });
  expect(sortAt({ ...master, master: 60 }, 6).master).toBe(60);
  expect(placeOf(master)).toBe(6);
  expect(sortAt(master, 4)).toEqual(level(4));
  expect([asked(master), asked(level(2))]).toEqual([{ level: 3, master: 15 }, { level: 2 }]);
});

test("how long it thinks is said beforehand, of a level and of a master", () => {
  expect(thinkingTime(game, 2, level(1))).toBe("plays at once");
  expect(thinkingTime(game, 2, level(5))).toBe("about 0.8 s a turn");
  expect(thinkingTime(game, 3, level(5))).toBe("");
  expect(thinkingTime(game, 3, { level: 5, master: 15 })).toBe(
    "up to 15 s a choice, 38 s a turn, with every idle core",
  );
});

test.each([
  ["en", "Grandmaster, up to 15 s a choice", "Level 5, Master"],
  ["fr", "Grand maître, jusqu’à 15 s par choix", "Niveau 5, Maître"],
  ["pl", "Arcymistrz, do 15 s na wybór", "Poziom 5, Mistrz"],
] as const)("what sits there is told in %s", async (lang, master, strongest) => {
  settings.lang = lang;
  await say.speak();
  const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
  expect(plain(sortTold({ level: 5, master: 15 }))).toBe(master);
  expect(sortTold({ level: 5, master: null })).toBe(strongest);
  expect(sortName({ level: 5 })).toBe(strongest.split(", ")[1]);
  settings.lang = "en";
  await say.speak();
});
