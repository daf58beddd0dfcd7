import { beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "../lib/api";
import type { PairingNow, PairingWish } from "../lib/wire";
import { waited } from "./told";
import { Waiting } from "./waiting.svelte";

beforeEach(() => vi.restoreAllMocks());

const WISH: PairingWish = { game: "kairo", seats: 3, id: "w" };
const now = (phase: PairingNow["phase"], more: Partial<PairingNow> = {}): PairingNow => ({
  phase,
  seen: 1,
  wish: null,
  table: null,
  waited: 0,
  expected: null,
  others: 0,
  quiet: false,
  reach: null,
  ...more,
});

/** A look that is answered by hand. */
function held(): { answer: (said: PairingNow) => void; signals: (AbortSignal | undefined)[] } {
  const signals: (AbortSignal | undefined)[] = [];
  const waiting: ((said: PairingNow) => void)[] = [];
  vi.spyOn(api, "pairing").mockImplementation((_, signal) => {
    signals.push(signal);
    return new Promise((done) => waiting.push(done));
  });
  return { answer: (said) => waiting.shift()?.(said), signals };
}

test("whoever waits looks until there is a table, and looks no longer then", async () => {
  const look = held();
  vi.spyOn(api, "wish").mockResolvedValue(now("waiting"));
  const tables: string[] = [];
  const waiting = new Waiting((table) => tables.push(table));
  await waiting.begin(WISH);
  expect(waiting.on).toBe(true);
  look.answer(now("waiting", { seen: 2, others: 1 }));
  await vi.waitFor(() => expect(waiting.now?.others).toBe(1));
  look.answer(now("seated", { table: "t" }));
  await vi.waitFor(() => expect(tables).toEqual(["t"]));
  expect(waiting.on).toBe(false);
  expect(look.signals.length).toBe(2);
});

test("whoever stops waiting hangs up and says so", async () => {
  const look = held();
  vi.spyOn(api, "wish").mockResolvedValue(now("waiting"));
  const unwish = vi.spyOn(api, "unwish").mockResolvedValue(now("none"));
  const waiting = new Waiting(() => null);
  await waiting.begin(WISH);
  await waiting.stop();
  expect(look.signals[0]?.aborted).toBe(true);
  expect(unwish).toHaveBeenCalledTimes(1);
  expect(waiting.on).toBe(false);
});

test("a device that is nobody's any more asks no longer", async () => {
  vi.spyOn(api, "wish").mockResolvedValue(now("waiting"));
  const problem = { error: "not-yours", detail: "", reason: null, rule: null, told: {} };
  const asked = vi.spyOn(api, "pairing").mockRejectedValue(new Refused(401, problem));
  const waiting = new Waiting(() => null);
  await waiting.begin(WISH);
  await vi.waitFor(() => expect(waiting.on).toBe(false));
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a wish that ended while the house was away is made again", async () => {
  const look = held();
  const wish = vi.spyOn(api, "wish").mockResolvedValue(now("waiting"));
  const waiting = new Waiting(() => null);
  await waiting.begin(WISH);
  look.answer(now("none"));
  await vi.waitFor(() => expect(wish).toHaveBeenCalledTimes(2));
  expect(waiting.on).toBe(true);
});

test("a house that cannot be reached is asked again", async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "wish").mockResolvedValue(now("waiting"));
  const problem = { error: "offline", detail: "", reason: null, rule: null, told: {} };
  const asked = vi.spyOn(api, "pairing").mockRejectedValueOnce(new Refused(0, problem));
  asked.mockResolvedValue(now("seated", { table: "t" }));
  const tables: string[] = [];
  await new Waiting((table) => tables.push(table)).begin(WISH);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tables).toEqual(["t"]);
  vi.useRealTimers();
});

test("a wait is told in minutes and seconds", () => {
  expect([waited(0), waited(61_500), waited(-1)]).toEqual(["0:00", "1:01", "0:00"]);
});
