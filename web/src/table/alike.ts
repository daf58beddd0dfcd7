import type { KnownThings, UnseenThing } from "../lib/wire";

/** Things of one sort of which the same is known at every place. */
export interface Alike {
  things: UnseenThing[];
  row: number[];
}

/** The things of a sort, those known alike together, in the order of the first of each. */
export function alike(sort: KnownThings): Alike[] {
  const found: Alike[] = [];
  sort.things.forEach((thing, number) => {
    const row = sort.counts[number] ?? sort.chances[number];
    const same = found.find((group) => group.row.every((value, place) => value === row[place]));
    if (same) same.things.push(thing);
    else found.push({ things: [thing], row });
  });
  return found;
}
