import { describe, expect, it } from "vitest";
import { deedsOf, joined, moveAt, sinceOf, turnsOf } from "./log";
import type { Happened } from "./wire";

const entry = (at: number, seat: number, whole = true, kind = "play", told = true): Happened => ({
  at,
  kind,
  seat,
  whole,
  stood_in: false,
  events: told ? [{ kind: `E${at}` }] : [],
});

describe("entries", () => {
  it("are joined by number, whatever the order of arrival and however often they come", () => {
    const log = Array.from({ length: 9 }, (_, index) => entry(index + 1, index % 3));
    let state = 1893;
    const draw = (below: number): number => (state = (state * 48271) % 2147483647) % below;
    for (let round = 0; round < 100; round++) {
      let known: Happened[] = [];
      for (const _ of Array.from({ length: 60 })) {
        const from = draw(9);
        known = joined(known, log.slice(from, from + 1 + draw(4)));
        const keys = deedsOf(known).map((deed) => deed.from);
        expect(new Set(keys).size).toBe(keys.length);
      }
      expect(joined(known, log)).toEqual(log);
    }
  });

  it("that come again replace what was known", () => {
    expect(joined([entry(1, 0)], [entry(1, 0, true, "undone")])[0].kind).toBe("undone");
  });
});

describe("deeds", () => {
  it("are entries of one seat up to the one that completes them", () => {
    const log = [entry(1, 0, false, "play", false), entry(2, 0, false), entry(3, 0), entry(4, 0), entry(5, 1)];
    expect(deedsOf(log).map(({ from, at, events }) => [from, at, events.length])).toEqual([
      [1, 3, 2],
      [4, 4, 1],
      [5, 5, 1],
    ]);
  });

  it("leave out what was taken back and what tells nothing", () => {
    const log = [entry(1, 0, true, "undone"), entry(2, 0, true, "play", false), entry(3, 1, true, "leave", false)];
    expect(deedsOf(log).map((deed) => deed.kind)).toEqual(["leave"]);
  });

  it("of one seat in a row are a turn", () => {
    const log = [entry(1, 1), entry(2, 1), entry(3, 2), entry(4, 1)];
    expect(turnsOf(deedsOf(log)).map(({ seat, deeds }) => [seat, deeds.length])).toEqual([
      [1, 2],
      [2, 1],
      [1, 1],
    ]);
  });
});

it("since my turn is all that followed my last action", () => {
  const log = [entry(1, 1), entry(2, 0), entry(3, 1), entry(4, 2, true, "leave"), entry(5, 2)];
  expect(sinceOf(log, 0).map(({ at }) => at)).toEqual([3, 5]);
  expect(sinceOf(log, 7).map(({ at }) => at)).toEqual([1, 2, 3, 5]);
  expect(moveAt(log, 4)).toBe(3);
});

it("since my turn holds what a stand-in played for me", () => {
  const log = [entry(1, 0), entry(2, 1), { ...entry(3, 0), stood_in: true }, entry(4, 1)];
  expect(sinceOf(log, 0).map(({ at }) => at)).toEqual([2, 3, 4]);
  expect(sinceOf(log, 1)).toEqual([]);
});
