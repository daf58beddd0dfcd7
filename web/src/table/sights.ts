import type { KnownThings, UnseenThing } from "../lib/wire";

/** Things of one sort of which the same is known at every place. */
export interface Alike {
  things: UnseenThing[];
  row: number[];
}

/** The things of a sight, those known alike together, in the order of the first of each. */
export function alike(sight: KnownThings): Alike[] {
  const found: Alike[] = [];
  sight.things.forEach((thing, number) => {
    const row = sight.counts[number] ?? sight.chances[number];
    const same = found.find((group) => group.row.every((value, place) => value === row[place]));
    if (same) same.things.push(thing);
    else found.push({ things: [thing], row });
  });
  return found;
}
