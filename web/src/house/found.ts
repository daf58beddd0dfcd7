/** What a game's own folder draws for the house: a door and an emblem, where it has them. */
import type { Component } from "svelte";
import PlainDoor from "./PlainDoor.svelte";

const doors = import.meta.glob<Component<{ chosen?: boolean }>>("../games/*/Door.svelte", {
  eager: true,
  import: "default",
});
const emblems = import.meta.glob<Component>("../games/*/Emblem.svelte", { eager: true, import: "default" });

/** The door of a game; a plain one for a game that draws none. */
export function doorOf(game: string): Component<{ chosen?: boolean }> {
  return doors[`../games/${game}/Door.svelte`] ?? PlainDoor;
}

export function emblemOf(game: string): Component | null {
  return emblems[`../games/${game}/Emblem.svelte`] ?? null;
}
