import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../lib/wire";
import { say } from "../lib/say.svelte";
import { company, ending, whenOf } from "./house.svelte";

const person = (seat: number, more: Partial<SeatInfo> = {}) => ({ seat, kind: "person", name: "Ann", ...more });
const bot = (seat: number, level: number) => ({ seat, kind: "bot", name: "", level });
const over = (scores: number[], ranks: number[], seats: unknown[]) =>
  ({ phase: "over", seats, yours: [0], outcome: { scores, ranks }, changed: 0, round: 3 }) as unknown as TableInfo;

test("how a game ended is told by how many points, and that a stand-in played", async () => {
  await say.speak();
  expect(ending(over([9, 5, 7], [1, 3, 2], [person(0), bot(1, 2), bot(2, 2)]))).toBe("Won by 2 points");
  expect(ending(over([5, 9], [2, 1], [person(0), bot(1, 2)]))).toBe("Lost by 4 points");
  const stood = over([5, 9], [2, 1], [person(0, { stood_in: 3 }), bot(1, 2)]);
  expect(ending(stood)).toBe("Lost by 4 points · a stand-in played");
  const resigned = over([5, 9], [2, 1], [person(0, { stood_in: 3, resigned: true }), bot(1, 2)]);
  expect(ending(resigned)).toBe("Lost by 4 points · you resigned");
  const ahead = over([9, 5], [1, 2], [person(0, { stood_in: 3, resigned: true }), person(1)]);
  expect(ending(ahead)).toBe("You resigned; the stand-in came first");
  const both = over([9, 5], [1, 2], [person(0, { resigned: true }), person(1, { resigned: true })]);
  expect(ending(both)).toBe("All resigned");
  expect(ending({ ...both, yours: [] })).toBe("All resigned");
});

test("masters are counted apart from levels", async () => {
  await say.speak();
  const master = (seat: number) => ({ ...bot(seat, 5), master: 15 });
  expect(company(over([], [], [person(0), master(1)]))).toBe("one grandmaster");
  expect(company(over([], [], [person(0), bot(1, 5), master(2), master(3)]))).toBe("one bot, level 5, 2 grandmasters");
});

test("a list tells levels, date and round", async () => {
  await say.speak();
  const info = over([], [], [person(0), bot(1, 2), bot(2, 4)]);
  expect(company(info)).toBe("2 bots, level 2, 4");
  expect(whenOf(info)).toBe("");
  const now = Date.now();
  expect(whenOf({ ...info, phase: "playing", changed: now })).toMatch(/^\d\d:\d\d.* · round 3$/);
});
