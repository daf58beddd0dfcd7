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
  if (!lit.length) return 0;
  const { whole } = fitting(seen, lit);
  if (whole.top < seen.top) return whole.top - seen.top;
  return Math.max(0, Math.min(whole.bottom - seen.bottom, whole.top - seen.top));
}

/** What of some lit things is seen at once with the first of them, and which are not. */
function fitting<Lit extends Span>(seen: Span, lit: readonly Lit[]): { whole: Span; rest: Lit[] } {
  let whole: Span = lit[0];
  const rest: Lit[] = [];
  for (const one of lit) {
    const both = { top: Math.min(whole.top, one.top), bottom: Math.max(whole.bottom, one.bottom) };
    if (one === lit[0] || both.bottom - both.top <= seen.bottom - seen.top) whole = both;
    else rest.push(one);
  }
  return { whole, rest };
}

/** What is to be shown after that, since there is no room for all of it at once. */
export function outOfSight<Lit extends Span>(seen: Span, lit: readonly Lit[]): Lit[] {
  return lit.length ? fitting(seen, lit).rest : [];
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

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;

/** Where a mark stands: on a corner of a piece, behind a line of numbers, else around it; never outside of the stage,
 *  never on anything that is read, nor on another mark. Null where there is no such place: then a frame has to do. */
export function markAt(
  { x, y, w, h }: Box,
  [wide, tall]: readonly [number, number],
  read: readonly Box[],
): { left: number; top: number } | null {
  if (y + h <= 0 || y >= tall) return { left: x, top: y }; // scrolled out of sight
  const middle = (h - MARK) / 2;
  const corners = [
    [w - MARK / 2, -7],
    [-MARK / 2, -7],
    [w - MARK / 2, h - MARK / 2],
    [-MARK / 2, h - MARK / 2],
  ];
  const ends = [
    [w - 3, middle],
    [3 - MARK, middle],
  ];
  const around = [
    [w, -MARK],
    [-MARK, -MARK],
    [w, h],
    [-MARK, h],
    [w / 2 - MARK / 2, -MARK],
    [w / 2 - MARK / 2, h],
  ];
  const inside = [
    [w - MARK, 0],
    [0, 0],
    [w - MARK, h - MARK],
    [0, h - MARK],
    [w - MARK, middle],
    [0, middle],
  ];
  for (const [right, down] of [...(h <= LOW ? [...ends, ...corners] : [...corners, ...ends]), ...inside, ...around]) {
    const left = Math.max(0, Math.min(x + right, wide - MARK));
    const top = Math.max(0, Math.min(y + down, tall - MARK));
    if (read.every((box) => apart({ x: left, y: top, w: MARK, h: MARK }, box))) return { left, top };
  }
  return null;
}

/** Marks for some pieces, each where it hides neither print nor another mark. */
export function marksAt<Spot extends Box>(
  spots: readonly Spot[],
  room: readonly [number, number],
  read: readonly Box[],
): (Spot & { at: { left: number; top: number } | null })[] {
  const taken = [...read];
  return spots.map((spot) => {
    const at = markAt(spot, room, taken);
    if (at) taken.push({ x: at.left, y: at.top, w: MARK, h: MARK });
    return { ...spot, at };
  });
}

const LEADING = 0.16; // of the height of a line, above and below its letters

/** Where something is read on a drawing; what stands there as an ornament is not. */
export function readOn(stage: Element): Box[] {
  const edge = stage.getBoundingClientRect();
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: Box[] = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.textContent?.trim() || node.parentElement?.closest(".sr, [data-decor], [data-test=marks]")) continue;
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (!width || !height) continue;
      found.push({ x: x - edge.x, y: y - edge.y + LEADING * height, w: width, h: (1 - 2 * LEADING) * height });
    }
  }
  return found;
}
