/** What touching the drawing of World's Fair means, and what a move changes on it. No rule is here. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { find, offers, write, type Kind } from "../../../lib/options";
import { Add, AREA_NAMES, Place, SetDown, stepOf, TakeBack, TICKET, type Action, type Event } from "../rules.gen";

export const AREAS = AREA_NAMES.map((_, area) => area);

/** The figure that a kind of card is; negative if it is none. */
export function figureOf(kind: number): number {
  return kind - TICKET - 1;
}

/** The kind of cards of a figure. */
export function kindOfFigure(figure: number): number {
  return TICKET + 1 + figure;
}

const MEANT: Record<string, Kind<{ area: number }>[]> = {
  PlaceSupporter: [Place, TakeBack],
  AddSupporter: [Add, TakeBack],
  SetSupporterDown: [SetDown],
};

/** What touching an area means now: the option it stands for, or what would be asked of the rules. */
export function meantBy(model: TableModel, area: number): string {
  const kinds = MEANT[stepOf(model)?.kind ?? ""] ?? [Place];
  const offered = kinds.find((kind) => find(model.options, kind, { area }));
  return write(offered ?? kinds.find((kind) => offers(model.options, kind)) ?? kinds[0], { area });
}

/** The area an option is about, or null. */
export function areaOf(word: Action | null): number | null {
  return word && "area" in word ? word.area : null;
}

/** The areas something has just happened to. */
export function touchedBy(events: Event[]): Set<number> {
  const touched = new Set<number>();
  for (const event of events) {
    if (event.kind === "ScoringBegan") break;
    if (event.kind === "Placed" || event.kind === "Added" || event.kind === "TookBack") touched.add(event.area);
    if (event.kind === "Moved") touched.add(event.source).add(event.target);
  }
  return touched;
}

/** Supporters that come and go: [area][seat] by the events of a move, up to a scoring phase. */
export function shifts(events: Event[], seats: number): number[][] {
  const change = AREAS.map(() => Array<number>(seats).fill(0));
  for (const event of events) {
    if (event.kind === "ScoringBegan") break;
    if (event.kind === "Placed" || event.kind === "Added") change[event.area][event.seat] += 1;
    if (event.kind === "TookBack") change[event.area][event.seat] -= 1;
    if (event.kind === "Moved") {
      change[event.source][event.owner] -= 1;
      change[event.target][event.owner] += 1;
    }
  }
  return change;
}
