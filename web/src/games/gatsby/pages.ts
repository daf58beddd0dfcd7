/** The pages of the phone, and which of them shows what may be done now. */
import type { AtTable } from "../../lib/at.svelte";

export const PAGES = ["cabaret", "finance", "racetrack", "actions"] as const;
export type PageName = (typeof PAGES)[number];

/** Where an option lies on the board. */
export function pageOfAction(action: string): PageName {
  const [verb, ...rest] = action.split(" ");
  const what = rest.join(" ");
  if (["put", "swap", "with"].includes(verb)) return what.startsWith("t") ? "racetrack" : "cabaret";
  if (verb === "track") return "racetrack";
  if (["look", "and"].includes(verb))
    return what.startsWith("track") ? "racetrack" : what.startsWith("step") ? "finance" : "cabaret";
  return verb === "advance" ? "finance" : "actions";
}

/** The page of the chosen option, else the one where all options lie, else none: then nothing is turned. */
export function pageOf(at: AtTable, roomy: boolean): PageName | null {
  const chosen = at.chosen ?? null;
  if (chosen) {
    const page = pageOfAction(chosen);
    return roomy && page === "actions" ? null : page;
  }
  if (!at.mine) return null;
  const pages = new Set(
    at.options.filter(({ action }) => action !== "decline").map(({ action }) => pageOfAction(action)),
  );
  const found = PAGES.find((page) => pages.has(page)) ?? null;
  return roomy && found === "actions" ? null : found;
}
