import { beforeAll, expect, test } from "vitest";
import { closedOf, givenUpTo, resignedOf, toOrOf } from "./departed";
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { SeatInfo } from "./wire";

const seats = ["Ann", "Ben"].map((name) => ({ kind: "person", name })) as SeatInfo[];

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
});

test("whoever resigned is told so as you, the others by name, and all what follows", () => {
  const info = { seats, yours: [0], rated: false };
  expect(resignedOf(info, 0)).toMatch(/^You have resigned\. A stand-in plays your seat to the end/);
  expect(resignedOf(info, 1)).toBe("Ben has resigned. A stand-in plays that seat to the end.");
});

test("at a rated table it is said who is last", () => {
  const info = { seats, yours: [0], rated: true };
  expect(resignedOf(info, 0)).toContain("You are last in this rated game.");
  expect(resignedOf(info, 1)).toContain("Ben is last in this rated game.");
});

test("several people at one device are called by their names", () => {
  expect(resignedOf({ seats, yours: [0, 1], rated: false }, 0)).toContain("Ann has resigned.");
  expect(toOrOf({ seats, yours: [] }, 0, "page-end-resigned")).toContain("Ann resigned");
});

test("whoever is left when all others resigned may end the game, where the result does not count", () => {
  const sat = (...resigned: boolean[]) =>
    resigned.map((gone, seat) => ({
      seat,
      kind: seat === 2 ? "bot" : "person",
      name: "",
      resigned: gone,
    })) as SeatInfo[];
  const info = { seats: sat(false, true, false), yours: [0], rated: false, phase: "playing" as const };
  expect(givenUpTo(info)).toBe(true);
  expect(givenUpTo({ ...info, rated: true })).toBe(false);
  expect(givenUpTo({ ...info, seats: sat(true, true, false) })).toBe(false); // I have resigned as well
  expect(givenUpTo({ ...info, seats: sat(false, false, false) })).toBe(false);
  expect(givenUpTo({ ...info, yours: [] })).toBe(false);
});

test("why a table is closed is said to whoever closed it, and of them to all others", () => {
  const closed = (word: string, yours: number[], maker: boolean): string => closedOf({ word, yours, maker });
  expect(closed("abandoned", [0], true)).toBe("You have abandoned this game.");
  expect(closed("abandoned", [], false)).toBe("Whoever played here has abandoned this game.");
  expect(closed("conceded", [0], false)).toContain("everybody else had resigned");
  expect(closed("cancelled", [1], true)).toBe("You have cancelled it.");
  expect(closed("cancelled", [1], false)).toBe("Whoever made it has cancelled it.");
  expect(closed("expired", [0], true)).toBe("Nobody came: it was cleared away.");
  expect(closed("Closing at six.", [0], true)).toBe("Closing at six.");
});
