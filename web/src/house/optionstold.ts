/** How a table is set, in words: what a game can be asked for stands on its door. */
import { say } from "../lib/say.svelte";

/** What an option of a game is called, or one of its values; as the game spells it, where its catalog is silent. */
export function optionName(game: string, name: string, value?: string): string {
  const id = value === undefined ? `game-option-${name}` : `game-option-${name}-${value}`;
  return say.ofGame(game, id) ?? value ?? name;
}

/** What was chosen for a table; nothing where a game leaves nothing to choose. */
export function optionsTold(game: string, options: Record<string, string>): string {
  const told = Object.entries(options)
    .filter(([name, value]) => say.ofGame(game, `game-option-${name}-${value}`) !== null)
    .map(([name, value]) =>
      say.text("option-is", { name: optionName(game, name), value: optionName(game, name, value) }),
    );
  return told.length ? say.text("options-at", { options: told.join(", ") }) : "";
}
