/** Arrow keys: the one place that reads them where somebody walks, in a row of things or on a board. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isTheBrowsers = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Where an arrow key leads on the screen, right and down; null for another key, and for one that is the browser's. */
export function way(event: KeyboardEvent): [number, number] | null {
  return isTheBrowsers(event) ? null : (WAYS[event.key] ?? null);
}

/**
 * The place an arrow key leads to from `here` among `count` in a ring, Home to the first and End to the last; or null
 * if the key is none of them.
 * Pips are stacked the other way: there `up` goes on.
 */
export function walked(event: KeyboardEvent, here: number, count: number, { up = false } = {}): number | null {
  if (count === 0 || isTheBrowsers(event)) return null;
  const edge = event.key === "Home" ? 0 : event.key === "End" ? count - 1 : null;
  const to = way(event);
  if (to === null && edge === null) return null;
  event.preventDefault();
  if (to === null) return edge;
  const [right, down] = to;
  return (here + right + (up ? -down : down) + count) % count;
}

/** Give the focus to the nth of what `selector` finds in the group that heard a key. */
export function focusOn(event: KeyboardEvent, selector: string, place: number): void {
  (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(selector)[place]?.focus();
}
