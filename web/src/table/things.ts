/** Who touched what: the things of a drawing by the deeds of the log. */
import type { Follow } from "../lib/gamepage";
import type { Deed } from "../lib/log";
import type { TableModel } from "../lib/tablemodel.svelte";
import type { Happened } from "../lib/wire";

/** What marks on a drawing are of: a live table, a puzzle. */
export interface Watched {
  readonly model: TableModel | null;
  readonly log: Happened[];
  readonly following: {
    /** What the others did since the seat that looks last played. */
    readonly since: Happened[];
    /** The entry up to which that is known. */
    seen: number;
    readonly lit: { things: string[]; seat: number } | null;
    readonly telling: { parts: { things: string[] }[] } | null;
    readonly part: number;
    readonly again: { moving: string } | null;
    readonly animator: { moving: string };
  };
}

/** A thing, and who touched it last, by what event. */
export interface Touch {
  seat: number;
  deed: Deed;
  event: Deed["events"][number];
}

/** Every thing that some deeds touched, with the last touch of each. */
export function touches(deeds: readonly Deed[], follow: Follow): Map<string, Touch> {
  const found = new Map<string, Touch>();
  for (const deed of deeds) {
    for (const event of deed.events) {
      for (const thing of follow.things(event)) {
        found.delete(thing); // so that the order is that of the last touches
        found.set(thing, { seat: deed.seat, deed, event });
      }
    }
  }
  return found;
}

interface Span {
  top: number;
  bottom: number;
}

/** How far a board that scrolls goes on, so that what is lit is in sight: the first of it, and of the rest what fits. */
export function scrolled(seen: Span, lit: readonly Span[]): number {
  let [whole] = lit;
  if (!whole) return 0;
  for (const { top, bottom } of lit) {
    const both = { top: Math.min(whole.top, top), bottom: Math.max(whole.bottom, bottom) };
    if (both.bottom - both.top <= seen.bottom - seen.top) whole = both;
  }
  if (whole.top < seen.top) return whole.top - seen.top;
  return Math.max(0, Math.min(whole.bottom - seen.bottom, whole.top - seen.top));
}

/** The part of a board that scrolls around a thing; null where nothing does. */
export function scrollerOf(thing: Element, stage: Element): Element | null {
  for (let one = thing.parentElement; one && one !== stage; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return null;
}

const LOW = 30; // pixels: what is no higher is a line, and is marked behind its end
const MARK = 18; // pixels of a mark

/** Where a mark stands: on the upper corner of a piece, behind a line of numbers, and never outside of the stage. */
export function cornerOf(
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  room: number,
): { left: number; top: number } {
  const line = h <= LOW;
  return {
    left: Math.min(x + w - (line ? 3 : MARK / 2), room - MARK),
    top: line ? y + (h - MARK) / 2 : y - 7,
  };
}
