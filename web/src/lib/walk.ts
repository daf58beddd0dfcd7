/** Arrow keys in a row of things, of which one is a stop for Tab. */

const FORWARD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

/**
 * The place an arrow key leads to from `here` among `count` in a ring, or null if the key is none.
 * Pips are stacked the other way: there `up` goes on.
 */
export function walked(event: KeyboardEvent, here: number, count: number, { up = false } = {}): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return null;
  const turned = up && (event.key === "ArrowUp" || event.key === "ArrowDown");
  const by = FORWARD.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0;
  if (by === 0) return null;
  event.preventDefault();
  return (here + (turned ? -by : by) + count) % count;
}

/** Give the focus to the nth of what `selector` finds in the group that heard a key. */
export function focusOn(event: KeyboardEvent, selector: string, place: number): void {
  (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(selector)[place]?.focus();
}
