/** What is laid into the baize of a game's table, where its folder draws it. */
import type { Component } from "svelte";

const inlays = import.meta.glob<Component>("../games/*/Inlay.svelte", { eager: true, import: "default" });

export function inlayOf(game: string): Component | null {
  return inlays[`../games/${game}/Inlay.svelte`] ?? null;
}
