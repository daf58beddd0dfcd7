/** How a table is set, in words. */
import { say } from "../lib/say.svelte";

/** What was chosen for a table; nothing where a game leaves nothing to choose. */
export function optionsTold(options: Record<string, string>): string {
  const told = Object.entries(options)
    .filter(([name, value]) => say.has(`house-option-${name}-${value}`))
    .map(([name, value]) =>
      say.text("option-is", {
        name: say.text(`house-option-${name}`),
        value: say.text(`house-option-${name}-${value}`),
      }),
    );
  return told.length ? say.text("options-at", { options: told.join(", ") }) : "";
}
