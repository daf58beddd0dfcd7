// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { gamePage, picturesOf } from "./gamepage";

vi.hoisted(() => {
  const still = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  globalThis.matchMedia = () => still as unknown as MediaQueryList;
});

const GAMES = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/")[2]);

describe("pictures beside a paragraph", () => {
  const page = {
    pieces: ["coin-red", "coin-blue", "card-0", "card-1", "pile"],
    pictures: { "XX 1": ["coin-*", "pile"], "XX 2": ["card-*"] },
  };

  it("are pieces by name, or all that are called so", () => {
    expect(picturesOf(page, "XX 1")).toEqual(["coin-red", "coin-blue", "pile"]);
    expect(picturesOf(page, "XX 2")).toEqual(["card-1"]);
    expect(picturesOf(page, "XX 3")).toEqual([]);
  });

  it.each(GAMES)("are drawn by %s, every one", async (game) => {
    const page = await gamePage(game);
    for (const [paragraph, wanted] of Object.entries(page.pictures ?? {})) {
      for (const one of wanted)
        expect(picturesOf({ ...page, pictures: { one: [one] } }, "one"), paragraph).not.toEqual([]);
    }
  });
});
