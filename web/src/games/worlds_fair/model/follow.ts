/** How others are followed at the fair: how long what moves, what tells a deed, what it touched, how a round is scored. */
import type { Follow, Seen, TellingPart } from "../../../lib/gamepage";
import { say } from "../../../lib/say.svelte";
import type { Sound } from "../../../lib/sounds";
import { alreadyOf, changed, gainsOf, signed, totalsOf } from "../../../lib/telling";
import type { TableModel } from "../../../lib/tablemodel.svelte";
import type { Scene } from "../../../lib/wire";
import { shifts } from "./fair";
import { scoredScene } from "./scored";
import { SOURCES, eventsOf, factsOf, viewOf, type Event } from "../rules.gen";
import { areaName } from "./sight.svelte";

const TELLING = new Set<string>([
  "Placed",
  "TookBack",
  "FigurePlayed",
  "FigureDiscarded",
  "Added",
  "Moved",
  "Collected",
]);
const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  Placed: "place",
  TookBack: "place",
  Added: "place",
  Moved: "place",
  FigurePlayed: "card",
  FigureDiscarded: "card",
  Collected: "card",
  CarMoved: "wheel",
  LedTickets: "coin",
  Exchanged: "coin",
  Ranked: "medal",
  Approved: "medal",
};
const DROP = 260;
const SPACE = 320; // milliseconds a space of the wheel
const TURN = 1100; // at most

const MEDALS = SOURCES.indexOf("medals");

const row = (area: number, seat: number): string => `row-${area}-${seat}`;

/** Milliseconds that one kind of movement takes. */
function length(events: Event[]): number {
  const dealt = events.filter((event) => event.kind === "CardAdded").length;
  const lengths = events.map((event): number => {
    if (event.kind === "Placed" || event.kind === "Added" || event.kind === "TookBack") return DROP;
    if (event.kind === "Moved") return DROP;
    if (event.kind === "Collected") return 360 + 60 * event.cards.length;
    return event.kind === "CarMoved" ? Math.min(TURN, SPACE * event.spaces) : 0;
  });
  return Math.max(0, ...lengths, dealt ? 600 + 180 * dealt : 0);
}

function touched(event: Event): string[] {
  if (event.kind === "Placed" || event.kind === "Added" || event.kind === "TookBack")
    return [row(event.area, event.seat)];
  if (event.kind === "Moved") return [row(event.source, event.owner), row(event.target, event.owner)];
  if (event.kind === "Collected") return [`beside-${event.area}`];
  if (event.kind === "CardAdded") return [`card-${event.card}`];
  return event.kind === "CarMoved" ? ["car"] : [];
}

export const follow: Follow = {
  lasts: (events) => length(eventsOf({ events })),
  gist: (events) => events.filter((event) => TELLING.has(String(event.kind))),
  things: (event) => touched(eventsOf({ events: [event] })[0]),
  sound: (event) => SOUNDS[eventsOf({ events: [event] })[0].kind] ?? null,
  telling(told, before, model, after) {
    const events = eventsOf({ events: told });
    const began = events.find((event) => event.kind === "ScoringBegan");
    if (!began) return null;
    const view = before ? viewOf({ scene: before }) : null;
    const change = view ? shifts(events, view.seats) : [];
    const line = (event: Event & { seat: number }) => ({ seat: event.seat, text: model.tell(event) });
    const coins = events.filter((event) => event.kind === "LedTickets" || event.kind === "Exchanged");
    const tickets: TellingPart = { title: say.text("wf-scoring-tickets"), lines: coins.map(line), things: [] };
    const palaces = viewOf(model).places.map((area): TellingPart => {
      const awards = events
        .filter((event) => event.kind === "Ranked" || event.kind === "Approved")
        .filter((event) => event.area === area)
        .sort((one, other) => rankOf(events, area, one) - rankOf(events, area, other) || one.seat - other.seat);
      const counts = (view?.supporters[area] ?? []).map(
        (count, seat) => `${model.nameOf(seat)} (${count + change[area][seat]})`,
      );
      const why = counts.length
        ? [{ seat: null, text: say.text("wf-told-supporters", { counts: counts.join(", ") }) }]
        : [];
      return {
        title: areaName(area),
        lines: [...why, ...awards.map(line)],
        things: [], // the drawing shows them itself
      };
    });
    const parts = [tickets, ...palaces];
    if (!before || !after) return { title: model.tell(began), parts };
    const points = pointsOn(events, before, after, viewOf(model).places);
    const stepwise = parts.map((part, index) => ({ ...part, points: points[index] }));
    return {
      title: model.tell(began),
      parts: [...stepwise, totalsPart(events, before, after, model)],
      scored: scoredScene(events, before, after),
    };
  },
};

/** What each seat has after the tickets, then after each palace: coins and medals come as they are told, sets last. */
function pointsOn(events: Event[], before: Scene, after: Scene, places: number[]): number[][] {
  const [was, now] = [before, after].map((scene) => factsOf({ scene }).sources);
  const coins = SOURCES.indexOf("coins");
  const had = alreadyOf(was);
  const paid = had.map((points, seat) => points + now[seat][coins][0] - was[seat][coins][0]);
  const medals = events.filter((event) => event.kind === "Ranked");
  return [-1, ...places.keys()].map((last) => {
    const told = places.slice(0, last + 1);
    const won = medals.filter(({ area }) => told.includes(area));
    return paid.map((points, seat) =>
      won.reduce((sum, event) => sum + (event.seat === seat ? event.medal : 0), points),
    );
  });
}

/** What a scoring came to: points before and after it, and the supporters that are recalled. */
function totalsPart(events: Event[], before: Scene, after: Scene, model: TableModel): TellingPart {
  const [was, now] = [before, after].map((scene) => factsOf({ scene }).sources);
  const names = SOURCES.map((source) => say.text(`source-${source}`));
  const totals = totalsOf(alreadyOf(was), alreadyOf(now), model, gainsOf(was, now, names));
  const home = new Map<number, number>();
  for (const event of events)
    if (event.kind === "Recalled") home.set(event.seat, (home.get(event.seat) ?? 0) + event.supporters);
  const counts = [...home]
    .sort(([one], [other]) => one - other)
    .map(([seat, count]) => `${model.nameOf(seat)} (${count})`);
  const recalled = counts.length
    ? [{ seat: null, text: say.text("wf-told-recalled", { counts: counts.join(", ") }) }]
    : [];
  const points = alreadyOf(now);
  return { title: say.text("page-told-totals"), lines: [...totals, ...recalled], things: [], points };
}

/** Whose medals of which areas would change hands, where none was given meanwhile. */
export function gains(before: Seen, after: Seen, seat: number): string[] {
  const [was, now] = [factsOf(before), factsOf(after)];
  const names = SOURCES.map((source) => say.text(`source-${source}`));
  const given = now.sources[seat][MEDALS][0] !== was.sources[seat][MEDALS][0];
  const areas = given
    ? []
    : was.medals.flatMap((row, area) => {
        const gain = now.medals[area][seat] - row[seat];
        return gain ? [`${areaName(area)} ${signed(gain)}`] : [];
      });
  const rest = changed(was.sources[seat], now.sources[seat], names).filter((_, source) => given || source !== MEDALS);
  return [...areas, ...rest.filter((text) => text !== "")];
}

/** In which order the seats of a palace are told: the first first. */
function rankOf(events: Event[], area: number, { seat }: { seat: number }): number {
  const ranked = events.filter((event) => event.kind === "Ranked");
  return ranked.find((event) => event.area === area && event.seat === seat)?.standing ?? 0;
}
