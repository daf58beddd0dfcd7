// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import MasterThinks from "./MasterThinks.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("it tells for how long a master has thought about a choice, of each anew, and is not announced", async () => {
  const { container, rerender, unmount } = render(MasterThinks, { at: 7, most: 15 });
  const told = container.querySelector("p")!;
  expect(told.textContent).toBe("0 s so far, 15 s at most");
  await vi.advanceTimersByTimeAsync(12_000);
  expect(told.textContent).toBe("12 s so far, 15 s at most");
  expect(told.closest("[aria-live], [role=status], [role=timer]")).toBeNull();
  await rerender({ at: 8, most: 15 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.textContent).toBe("2 s so far, 15 s at most");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
