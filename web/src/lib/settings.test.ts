// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { recall, remember, spoken } from "./settings.svelte";

describe("the language", () => {
  it("is the first of the browser's that the house speaks", () => {
    expect(spoken(["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(spoken(["fr-CA"])).toBe("fr");
    expect(spoken(["ja"])).toBe("en");
    expect(spoken([])).toBe("en");
  });
});

describe("what is remembered", () => {
  it("comes back", () => {
    remember("x", { a: [1] });
    expect(recall("x", null)).toEqual({ a: [1] });
  });
  it("falls back where it is missing or broken", () => {
    localStorage.setItem("y", "{broken");
    expect(recall("y", 7)).toBe(7);
    expect(recall("z", "none")).toBe("none");
  });
});
