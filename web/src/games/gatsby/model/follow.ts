/** How others are followed at the party: how long what moves, what tells a deed, what it touched, a character won. */
import type { Follow, TellingPart } from "../../../lib/gamepage";
import { write } from "../../../lib/options";
import { say } from "../../../lib/say.svelte";
import type { Sound } from "../../../lib/sounds";
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { totalsOf } from "../../../lib/telling";
import type { Scene } from "../../../lib/wire";
import { eventsOf, Look, MAINS, Put, type Event } from "../rules.gen";
import { inHand } from "./table";

/** Milliseconds at the full pace, as they are drawn. */
const LASTS: Partial<Record<Event["kind"], number>> = {
  ActionTaken: 300,
  SpecialTaken: 300,
  Placed: 540,
  Climbed: 300,
  Swapped: 400,
  Looked: 400,
  Returned: 660,
  Gained: 660,
  TrackFinished: 320,
};
const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  ActionTaken: "place",
  SpecialTaken: "place",
  Placed: "place",
  Climbed: "place",
  Swapped: "place",
  Looked: "card",
  Returned: "card",
  Drew: "card",
  Gained: "medal",
  TrackFinished: "medal",
};
const QUIET = new Set<string>(["CommandEarned", "Skipped", "Discarded", "TrackFinished", "Shown"]);

function touched(event: Event): string[] {
  if (event.kind === "Placed") return [write(Put, { cell: event.cell })];
  if (event.kind === "Swapped") return event.cells.map((cell) => write(Put, { cell }));
  if (event.kind === "Climbed") return [`climber-${event.seat}`];
  if (event.kind === "Looked" || event.kind === "Returned")
    return [write(Look, { space: event.first }), write(Look, { space: event.second })];
  if (event.kind === "Gained" || event.kind === "Shown") return [write(Look, { space: event.space })];
  if (event.kind === "ActionTaken" || event.kind === "Commanded") return [`action-${event.number}`];
  if (event.kind === "SpecialTaken" || event.kind === "Kept") return [`action-${MAINS + 1 + event.seat}`];
  return [];
}

export const follow: Follow = {
  lasts: (events) => Math.max(0, ...eventsOf({ events }).map((event) => LASTS[event.kind] ?? 0)),
  gist: (events) => events.filter((event) => !QUIET.has(String(event.kind))),
  things: (event) => touched(eventsOf({ events: [event] })[0]),
  sound: (event) => SOUNDS[eventsOf({ events: [event] })[0].kind] ?? null,
  telling(told, before, model, after) {
    const events = eventsOf({ events: told });
    const line = (event: Event) => ({ seat: "seat" in event ? event.seat : null, text: model.tell(event) });
    const won = events.filter((event) => event.kind === "Gained");
    const shown = events.filter((event) => event.kind === "Shown");
    // what each was won by: the last token or climb before it
    const causes = won.map((gain) => {
      const before = events.slice(0, events.indexOf(gain));
      return before.findLast((event) => event.kind === "Placed" || event.kind === "Climbed");
    });
    const lines = events.filter(
      (event) => won.some((gain) => gain === event) || causes.some((cause) => cause === event),
    );
    const parts: TellingPart[] = [];
    if (won.length)
      parts.push({
        title: say.text("ga-told-won"),
        lines: [...lines.map(line), ...totals(before, after, model)],
        things: won.flatMap(touched),
      });
    if (shown.length)
      parts.push({ title: say.text("ga-told-shown"), lines: shown.map(line), things: shown.flatMap(touched) });
    return parts.length ? { title: parts[0].title, parts } : null;
  },
};

/** The prestige of both before and after, where nothing of it is hidden. */
function totals(before: Scene | null, after: Scene | null | undefined, model: TableModel): TellingPart["lines"] {
  if (!before || !after) return [];
  const [had, have] = [before, after].map((scene) => inHand({ scene }));
  return had && have ? totalsOf(had, have, model) : [];
}
