import { describe, expect, it } from "vitest";
import { say } from "../lib/say.svelte";
import { verdict } from "./verdict";

const NAMES = ["Ada", "Ben"];

describe("the verdict", () => {
  it("tells no margin and no tie of points where a set wins outright", async () => {
    await say.game("gatsby");
    await say.need("page_replay");
    for (const scores of [
      [5, 5],
      [7, 4],
      [3, 6],
    ]) {
      expect(verdict({ ranks: [1, 2], scores, reason: "family" }, NAMES)).toBe("Ada wins.");
      expect(verdict({ ranks: [1, 2], scores, reason: "five-families" }, NAMES)).toBe("Ada wins.");
    }
    expect(verdict({ ranks: [1, 2], scores: [7, 4], reason: "cabaret" }, NAMES)).toBe("Ada wins by 3.");
    expect(verdict({ ranks: [1, 2], scores: [5, 5], reason: "cabaret" }, NAMES)).toContain("points equal");
    expect(verdict({ ranks: [1, 1], scores: [5, 5], reason: "cabaret" }, NAMES)).toContain("Ada and Ben");
  });
});
