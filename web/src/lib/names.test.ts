import { beforeAll, expect, it } from "vitest";
import { seatName } from "./names";
import { say } from "./say.svelte";

beforeAll(() => say.game("worlds_fair"));

const names = (...seats: [kind: string, name: string][]): string[] =>
  seats.map((_, seat) => seatName(seats.map(([kind, name]) => ({ kind, name })), seat)); // prettier-ignore

it("bots are numbered among themselves, wherever I sit", () => {
  expect(names(["bot", "Bot 3"], ["person", "Ada"], ["bot", "Bot 3"], ["bot", "Bot 5"])).toEqual([
    "Bot 1",
    "Ada",
    "Bot 2",
    "Bot 3",
  ]);
});

it("people without a name are numbered among people", () => {
  expect(names(["person", "Ada"], ["bot", "Bot 1"], ["person", ""])).toEqual(["Ada", "Bot 1", "Player 2"]);
});
