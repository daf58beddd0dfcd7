/** How others are followed in the bazaar: how long what moves, what tells a deed, what it touched, medals and income. */
import type { Follow, TellingPart } from "../../../lib/gamepage";
import { write } from "../../../lib/options";
import { say } from "../../../lib/say.svelte";
import type { Sound } from "../../../lib/sounds";
import { totalsOf } from "../../../lib/telling";
import { walkTime, STAND } from "./motion.svelte";
import { eventsOf, factsOf, Take, TakeBarker, TakePile, type Event } from "../rules.gen";
import { cellOf } from "./view";

const TELLING = new Set<string>([
  "StallPlaced",
  "StallMoved",
  "NeutralPlaced",
  "Extended",
  "GoldWon",
  "SilverWon",
  "Lured",
  "TookFromDisplay",
  "TookFromPile",
  "TookBarker",
  "FinalPhaseBegan",
  "Stopped",
  "RanOut",
]);
const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  StallPlaced: "awning",
  StallMoved: "awning",
  NeutralPlaced: "awning",
  Extended: "awning",
  Lured: "place",
  Earned: "coin",
  GoldWon: "medal",
  SilverWon: "medal",
  TookFromDisplay: "card",
  TookFromPile: "card",
  TookBarker: "card",
  Discarded: "card",
};
const MEDALS = new Set<string>(["SizeScored", "GoldWon", "SilverWon"]);
const LAST = new Set<string>(["FinalPhaseBegan", "RanOut"]);

const CELL = "cell-";
const thing = (cell: string): string => `${CELL}${cellOf(cell)}`;

/** The cells among some things. */
export function cellsOf(things: readonly string[]): number[] {
  return things.filter((one) => one.startsWith(CELL)).map((one) => Number(one.slice(CELL.length)));
}

function touched(event: Event): string[] {
  if (event.kind === "StallMoved") return [thing(event.source), thing(event.cell)];
  if (event.kind === "TookFromPile") return [write(TakePile)];
  if (event.kind === "TookBarker") return [write(TakeBarker)];
  if (event.kind === "DisplayFilled") return event.cards.map((card) => write(Take, { card }));
  return "cell" in event ? [thing(event.cell)] : [];
}

export const follow: Follow = {
  lasts(events, before) {
    const lured = eventsOf({ events }).find((event) => event.kind === "Lured");
    if (lured) return walkTime(lured, before ? factsOf({ scene: before }) : null);
    return eventsOf({ events }).some((event) => touched(event).length && "cell" in event) ? STAND : 0;
  },
  gist: (events) => events.filter((event) => TELLING.has(String(event.kind))),
  things: (event) => touched(eventsOf({ events: [event] })[0]),
  sound: (event) => SOUNDS[eventsOf({ events: [event] })[0].kind] ?? null,
  telling(told, before, model, after) {
    const events = eventsOf({ events: told });
    const why = events.filter((event) => event.kind === "Extended" || event.kind === "Lured");
    const line = (event: Event) => ({ seat: "seat" in event ? event.seat : null, text: model.tell(event) });
    const part = (title: string, causes: Event[], kinds: (event: Event) => boolean): TellingPart | null => {
      const found = events.filter(kinds);
      if (!found.length) return null;
      return { title: say.text(title), lines: [...causes, ...found].map(line), things: causes.flatMap(touched) };
    };
    const withTotals = (one: TellingPart | null): TellingPart | null => {
      if (!one || !before || !after) return one;
      const [had, have] = [before, after].map((scene) => factsOf({ scene }).points);
      const moved = totalsOf(had, have, model).filter(({ seat }) => seat !== null && had[seat] !== have[seat]);
      return { ...one, lines: [...one.lines, ...moved] };
    };
    const parts = [
      part("ka-told-income", why, (event) => event.kind === "Earned" && event.coins > 0),
      events.some((event) => event.kind === "GoldWon" || event.kind === "SilverWon")
        ? withTotals(part("ka-told-medals", why, (event) => MEDALS.has(event.kind)))
        : null,
      part("ka-told-last", [], (event) => LAST.has(event.kind)),
    ].filter((one) => one !== null);
    return parts.length ? { title: parts[0].title, parts } : null;
  },
};
