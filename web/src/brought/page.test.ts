import { describe, expect, it, vi } from "vitest";
import { bring, INTERFACE, pageOf } from "./page";

const draw = () => ({ show: () => {}, close: () => {} });

describe("the page of a game's own package", () => {
  it("is taken in if it is for this interface", async () => {
    expect(await bring("one", () => Promise.resolve({ INTERFACE, draw }))).toBe(true);
    expect(pageOf("one")?.draw).toBe(draw);
  });

  it.each([
    ["older", () => Promise.resolve({ INTERFACE: INTERFACE + 1, draw })],
    ["empty", () => Promise.resolve({ INTERFACE })],
    ["lost", () => Promise.reject(new Error("not found"))],
  ])("is left out, with a line, if it is %s", async (game, load) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await bring(game, load)).toBe(false);
    expect(pageOf(game)).toBeUndefined();
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});
