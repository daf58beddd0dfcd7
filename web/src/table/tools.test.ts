import { beforeAll, expect, it, vi } from "vitest";
import type { LiveTable } from "../lib/live.svelte";
import { say } from "../lib/say.svelte";
import { hint, undo } from "./tools";

beforeAll(() => say.game("worlds_fair"));

function table(undoable: string, hinted: boolean, daily: string | null = null) {
  const explain = vi.fn();
  const model = { scene: { undo: undoable }, mine: true, explain };
  const live = { model, info: { daily }, hinted, undo: vi.fn(), hint: vi.fn() };
  return { explain, live: live as unknown as LiveTable };
}

it("what is on is done", () => {
  const { live, explain } = table("free", true);
  undo(live);
  hint(live);
  expect(live.undo).toHaveBeenCalledOnce();
  expect(live.hint).toHaveBeenCalledOnce();
  expect(explain).not.toHaveBeenCalled();
});

it("what is off says why, at a deal of the day by its own reason", () => {
  const { live, explain } = table("none", false);
  hint(live);
  expect(explain).toHaveBeenLastCalledWith({ title: "Hint", does: expect.stringContaining("bots alone"), off: true });
  const deal = table("none", false, "2026-11-16");
  hint(deal.live);
  expect(deal.explain).toHaveBeenLastCalledWith({
    title: "Hint",
    does: "There are no hints at a deal of the day.",
    off: true,
  });
  undo(deal.live);
  expect(deal.explain).toHaveBeenLastCalledWith({
    title: "Undo",
    does: "At a deal of the day nothing is taken back.",
    off: true,
  });
  expect(deal.live.hint).not.toHaveBeenCalled();
});
