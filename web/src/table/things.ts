/** Who touched what: the things of a drawing by the deeds of the log. */
import type { Follow } from "../lib/gamepage";
import type { Deed } from "../lib/log";

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
