import { describe, expect, it, vi } from "vitest";
import { Command, Draw, Put, wordOf } from "../games/gatsby/rules.gen";
import { Lift } from "../games/worlds_fair/rules.gen";
import type { TableModel } from "./tablemodel.svelte";
import { find, offers, whyNot, write } from "./options";

const offered = [
  { action: "put c3", word: { kind: "Put", cell: 14 } },
  { action: "command 2", word: { kind: "Command", number: 2 } },
];

describe("options", () => {
  it("are found by what they are", () => {
    expect(find(offered, Put, { cell: 14 })).toBe(offered[0]);
    expect(find(offered, Put, { cell: 15 })).toBeNull();
    expect(find(offered, Draw)).toBeNull();
    expect(offers(offered, Draw, Command)).toBe(true);
    expect(offers(offered, Draw)).toBe(false);
  });

  it("are written as the rules write them, and read back", () => {
    expect(write(Lift, { owner: 1, area: 2 })).toBe("lift 2 electricity");
    expect(write(Draw)).toBe("draw");
    expect(wordOf("put t2.4")).toEqual({ kind: "Put", cell: 44 });
    expect(wordOf("draw")).toEqual({ kind: "Draw" });
    expect(wordOf("castle")).toBeNull();
    expect(wordOf(null)).toBeNull();
  });

  it("that no game has are a mistake", () => {
    expect(() => write(Put, { cell: 999 })).toThrow("there is no Put 999");
  });

  it("that are not offered say why", async () => {
    const table = { whyNot: vi.fn(async () => {}) };
    await whyNot(table as unknown as TableModel, Put, { cell: 14 });
    expect(table.whyNot).toHaveBeenCalledWith("put c3");
  });
});
