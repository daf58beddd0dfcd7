/** The pages of the phone, and which of them shows what may be done now. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { PLACE_NAMES, wordOf } from "../rules.gen";
import { isTable, placeOf, type PlaceName } from "./table";

export const PAGES = [...PLACE_NAMES, "actions"] as const;
export type PageName = PlaceName | "actions";

/** Where an option lies on the board. */
export function pageOfAction(action: string): PageName {
  const word = wordOf(action);
  switch (word?.kind) {
    case "Put":
    case "Swap":
    case "With":
      return isTable(word.cell) ? "cabaret" : "racetrack";
    case "Race":
      return "racetrack";
    case "Look":
    case "And":
      return placeOf(word.space);
    case "Advance":
      return "finance";
    default:
      return "actions";
  }
}

/** The page of things that are told about: the place where something happened rather than the action it was done by. */
export function pageOfThings(things: readonly string[]): PageName | null {
  const pages = things.map((thing) => (thing.startsWith("climber-") ? "finance" : pageOfAction(thing)));
  return pages.find((page) => page !== "actions") ?? pages[0] ?? null;
}

/** The page of the chosen option, else the one where all options lie, else none: then nothing is turned. */
export function pageOf(model: TableModel, roomy: boolean): PageName | null {
  const chosen = model.chosen ?? null;
  if (chosen) {
    const page = pageOfAction(chosen);
    return roomy && page === "actions" ? null : page;
  }
  if (!model.mine) return null;
  const pages = new Set(
    model.options.filter(({ word }) => word.kind !== "Decline").map(({ action }) => pageOfAction(action)),
  );
  const found = PAGES.find((page) => pages.has(page)) ?? null;
  return roomy && found === "actions" ? null : found;
}

/** How many options lie on each page, where what is asked can be answered on several. */
export function choicesOf(model: TableModel): Map<PageName, number> {
  const found = new Map<PageName, number>();
  if (!model.mine) return found;
  for (const { action, word } of model.options) {
    if (word.kind === "Decline") continue;
    const page = pageOfAction(action);
    found.set(page, (found.get(page) ?? 0) + 1);
  }
  return found.size > 1 && !found.has("actions") ? found : new Map();
}
