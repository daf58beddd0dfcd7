// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from "vitest";
import { Copying } from "./copying.svelte";
import { say } from "./say.svelte";

beforeAll(() => say.game("worlds_fair"));

it("copies the older way where there is no clipboard, and says so for a moment", async () => {
  vi.useFakeTimers();
  const field = document.createElement("input");
  const select = vi.spyOn(field, "select");
  document.execCommand = vi.fn(() => true);
  const copying = new Copying();
  await copying.copy("a link", field);
  expect(select).toHaveBeenCalledOnce();
  expect(copying.done).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(copying.done).toBe(false);
  vi.useRealTimers();
});
