import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, but, Refused, WAITS } from "./api";

const AWAY = { error: "away", detail: "the house cannot reach its store just now", reason: null, rule: null, told: {} };

function answers(...statuses: number[]) {
  const fetched = vi.fn(() => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    const body = JSON.stringify(status === 200 ? { at: 7 } : AWAY);
    return Promise.resolve(new Response(body, { status, headers: { "content-type": "application/json" } }));
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function after<T>(asked: Promise<T>): Promise<T | Refused> {
  const said = asked.catch((problem: Refused) => problem);
  await vi.runAllTimersAsync();
  return said;
}

test("a look, and what has an id, is asked again while the store is away", async () => {
  let fetched = answers(503, 503, 200);
  expect(await after(api.me())).toEqual({ at: 7 });
  expect(fetched).toHaveBeenCalledTimes(3);
  fetched = answers(503, 200);
  expect(await after(api.play("t", { id: "a", at: 0, action: "keep" }))).toEqual({ at: 7 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("it is not asked for ever", async () => {
  const fetched = answers(503);
  const problem = await after(api.me());
  expect(problem).toBeInstanceOf(Refused);
  expect(fetched).toHaveBeenCalledTimes(WAITS.length + 1);
});

test("what might be done twice is asked once, and so is what is refused", async () => {
  let fetched = answers(503);
  expect(await after(api.link())).toBeInstanceOf(Refused);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched = answers(409);
  expect(await after(api.me())).toBeInstanceOf(Refused);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("an answer that breaks off is a house that cannot be reached", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("Load failed")) });
  const answer = new Response(broken, { headers: { "content-type": "application/json" } });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  expect(await after(api.link())).toMatchObject({ status: 0, problem: { error: "offline" } });
});

test("to say that I am here at a game that has ended is no fault; any other refusal is one", async () => {
  const refused = (error: string): Promise<never> => Promise.reject(new Refused(409, { ...AWAY, error }));
  await expect(refused("not-playing").catch(but("not-playing"))).resolves.toBeNull();
  await expect(refused("resigned").catch(but("not-playing"))).rejects.toBeInstanceOf(Refused);
});
