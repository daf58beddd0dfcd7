/** The table of World's Fair as it comes over the wire, and the few names the drawing needs. No rule is here. */
import type { AtTable } from "../../lib/at.svelte";
import type { Word } from "../../lib/say.svelte";

export const AREAS = [0, 1, 2, 3, 4] as const;
export const AREA_NAMES = ["agriculture", "fine-arts", "electricity", "manufactures", "transportation"] as const;
export const FIGURE_NAMES = [
  "burnham", "davis", "palmer", "mccormick", "saint-gaudens", "westinghouse", "schwab", "pullman",
] as const;
export const STANDING_NAMES = ["none", "first", "tied-first", "second", "tied-second"] as const;
export const TICKET = 5; // kinds of cards: below it exhibits by area, above it figures

export interface View {
  agenda: Word[];
  seats: number;
  places: number[];
  supporters: number[][]; // [area][seat]
  reserve: number[];
  beside: number[][]; // cards by area
  deck: number[];
  discards: number[];
  exhibits: number[][];
  tickets: number[][];
  figures: number[][];
  approved: number[][];
  coins: number[];
  medals: number[];
  car: number;
  round: number;
  active: number;
  placed: number;
}

/** What the rules add to the view: src/parlour/games/worlds_fair/shown.py. */
export interface Shown {
  wheel: number;
  left: number;
  rounds: number;
  limits: number[];
  kinds: number[]; // of every card
  held: number[][]; // [seat][area]
  sets: { areas: number[]; points: number }[][];
  figures: number[][]; // [seat]
  turns: { spaces: number; refill: number[] }[]; // by the area of step 1
  standings: number[][]; // [area][seat]
  medals: number[][];
  allowed: number[][];
  approved: number[][];
  coins: number[];
  most: boolean[];
}

export function viewOf(at: AtTable): View {
  return at.scene.view as unknown as View;
}

export function shownOf(at: AtTable): Shown {
  return at.scene.shown as unknown as Shown;
}

/** The step that waits, by the name of its kind. */
export function stepOf(at: AtTable): string {
  return at.step?.kind ?? "";
}

export function wordOf(at: AtTable, action: string | null): Word | null {
  const found = action === null ? undefined : at.options.find((option) => option.action === action);
  return (found?.word as Word | undefined) ?? null;
}

/** The notation of an action on an area. */
export function onArea(verb: string, area: number): string {
  return `${verb} ${AREA_NAMES[area]}`;
}

export function lift(owner: number, area: number): string {
  return `lift ${owner + 1} ${AREA_NAMES[area]}`;
}

export function withFigure(verb: "play" | "discard", figure: number): string {
  return `${verb} ${FIGURE_NAMES[figure]}`;
}

const VERBS: Record<string, string[]> = {
  PlaceSupporter: ["place", "take back"],
  AddSupporter: ["add", "take back"],
  SetSupporterDown: ["set down"],
};

/** What touching an area means now: the option it stands for, or what would be asked of the rules. */
export function meantBy(at: AtTable, area: number): string {
  const verbs = VERBS[stepOf(at)] ?? ["place"];
  const offered = verbs.find((verb) => at.legal(onArea(verb, area)));
  if (offered) return onArea(offered, area);
  const another = verbs.find((verb) => AREAS.some((other) => at.legal(onArea(verb, other))));
  return onArea(another ?? verbs[0], area);
}

/** The area an option is about, or null. */
export function areaOf(word: Word | null): number | null {
  return typeof word?.area === "number" ? word.area : null;
}

/** The areas something has just happened to. */
export function touchedBy(events: Record<string, unknown>[]): Set<number> {
  const touched = new Set<number>();
  for (const { kind, area, source, target } of events) {
    if (kind === "ScoringBegan") break;
    if (kind === "Placed" || kind === "Added" || kind === "TookBack") touched.add(area as number);
    if (kind === "Moved") touched.add(source as number).add(target as number);
  }
  return touched;
}

/** Supporters that come and go: [area][seat] by the events of a move, up to a scoring phase. */
export function shifts(events: Record<string, unknown>[], seats: number): number[][] {
  const change = AREAS.map(() => Array<number>(seats).fill(0));
  for (const event of events as unknown as Word[]) {
    const seat = event.seat as number;
    if (event.kind === "ScoringBegan") break;
    if (event.kind === "Placed" || event.kind === "Added") change[event.area as number][seat] += 1;
    if (event.kind === "TookBack") change[event.area as number][seat] -= 1;
    if (event.kind === "Moved") {
      change[event.source as number][event.owner as number] -= 1;
      change[event.target as number][event.owner as number] += 1;
    }
  }
  return change;
}
