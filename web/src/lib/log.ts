/** The log of a table: entries in their order, each once, however they arrive; deeds and turns as people see them. */
import type { Happened } from "./wire";

/** What people take for one thing: the entries of a deed together. Its key is the entry it began with. */
export interface Deed extends Happened {
  from: number;
}

/** What one seat did until another played. */
export interface Turn {
  seat: number;
  deeds: Deed[];
}

/** Both together: by number, each number once. What came last of a number holds. */
export function joined(log: readonly Happened[], more: readonly Happened[]): Happened[] {
  const known = new Map<number, Happened>();
  for (const entry of [...log, ...more]) known.set(entry.at, entry);
  return [...known.values()].sort((one, other) => one.at - other.at);
}

/** Entries folded into deeds; what was taken back is left out, and so is a deed that tells nothing. */
export function deedsOf(log: readonly Happened[]): Deed[] {
  const deeds: Deed[] = [];
  let open: Deed | null = null;
  for (const entry of log) {
    if (entry.kind === "undone") continue;
    const goes = open !== null && entry.kind === "play" && entry.seat === open.seat;
    const now: Deed = goes
      ? { ...open!, at: entry.at, events: [...open!.events, ...entry.events], whole: entry.whole }
      : { ...entry, from: entry.at };
    if (goes) deeds.pop();
    deeds.push(now);
    open = entry.kind === "play" && !entry.whole ? now : null;
  }
  return deeds.filter((deed) => deed.kind !== "play" || deed.events.length > 0);
}

/** Deeds in a row of one seat, together. */
export function turnsOf(deeds: readonly Deed[]): Turn[] {
  const turns: Turn[] = [];
  for (const deed of deeds) {
    if (deed.kind !== "play") continue;
    const last = turns.at(-1);
    if (last?.seat === deed.seat) last.deeds.push(deed);
    else turns.push({ seat: deed.seat, deeds: [deed] });
  }
  return turns;
}

/** What was done after the person of the seat last played, in order; a stand-in's moves for them are among it. */
export function sinceOf(log: readonly Happened[], seat: number | null): Happened[] {
  const mine = log.findLastIndex((entry) => entry.kind === "play" && entry.seat === seat && !entry.stood_in);
  return log.slice(mine + 1).filter((entry) => entry.kind === "play");
}

/** How many actions stand after each entry of a log; the number by which a scene of then is asked for. */
export function moveAt(log: readonly Happened[], at: number): number {
  return log.filter((entry) => entry.kind === "play" && entry.at <= at).length;
}

/** What an entry is about; with its `text`, and the deed it was chosen `from`, where it stays until it is put away. */
export interface Lit {
  things: string[];
  seat: number;
  text?: string;
  from?: number;
}
