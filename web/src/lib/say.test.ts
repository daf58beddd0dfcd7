import { afterEach, describe, expect, it, vi } from "vitest";
import { say } from "./say.svelte";
import { LANGUAGES, settings } from "./settings.svelte";

afterEach(() => {
  settings.lang = "en";
});

describe("sentences", () => {
  it("come from the same catalogs as the terminal's, with names for seats and things", async () => {
    await say.game("worlds_fair");
    const placed = say.word({ kind: "Placed", seat: 1, area: 2 }, ["Ada", "Ben"], "worlds_fair");
    expect(placed).toContain("Ben");
    expect(placed).toContain("Electricity");
  });

  it("change their language at once", async () => {
    for (const lang of LANGUAGES) {
      settings.lang = lang;
      await say.game("gatsby");
      expect(say.text("page-home")).toBe({ en: "Home", fr: "Accueil", pl: "Początek" }[lang]);
    }
  });

  it("show what is missing, and say so on the console", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await say.game("worlds_fair");
    expect(say.text("page-nothing-of-the-kind")).toBe("[page-nothing-of-the-kind]");
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  it("tell a list as people do", async () => {
    await say.game("worlds_fair");
    expect(say.join(["a"])).toBe("a");
    expect(say.join(["a", "b", "c"])).toBe("a, b and c");
  });
});
