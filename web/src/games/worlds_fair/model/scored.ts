/** The fair as it stood when a scoring phase began, put together from the scenes around it and what was told between. */
import type { Scene } from "../../../lib/wire";
import { AREAS, shifts } from "./fair";
import { factsOf, FIRST_TICKET, KINDS, TICKET, viewOf, type Event, type Facts, type View } from "../rules.gen";

/** The move that led to it is made, and nothing is counted, recalled or begun anew. */
export function scoredScene(events: Event[], before: Scene, after: Scene): Scene {
  const view = scoredView(events, viewOf({ scene: before }), viewOf({ scene: after }));
  const facts = scoredFacts(events, view, factsOf({ scene: before }), factsOf({ scene: after }));
  return { ...before, view: { ...view }, shown: { ...facts } };
}

function scoredView(events: Event[], was: View, now: View): View {
  const change = shifts(events, was.seats);
  const supporters = AREAS.map((area) => was.supporters[area].map((count, seat) => count + change[area][seat]));
  const out = (seat: number) => AREAS.reduce((sum, area) => sum + change[area][seat], 0);
  const moved = events.reduce((sum, event) => sum + (event.kind === "CarMoved" ? event.spaces : 0), 0);
  const won = (seat: number) =>
    events.flatMap((event) => (event.kind === "Collected" && event.seat === seat ? event.cards : []));
  const tickets = was.tickets.map((cards, seat) => [...cards, ...won(seat).filter((card) => KINDS[card] === TICKET)]);
  const exhibits = was.exhibits.map((cards, seat) => [...cards, ...won(seat).filter((card) => card < FIRST_TICKET)]);
  const held = new Set([...tickets, ...exhibits].flat());
  return {
    ...now,
    supporters,
    reserve: was.reserve.map((count, seat) => count - out(seat)),
    tickets,
    exhibits,
    discards: now.discards.filter((card) => !held.has(card)), // what was exchanged and approved lies there since
    approved: was.approved,
    coins: was.coins,
    medals: was.medals,
    car: was.car + moved,
    round: was.round,
  };
}

/** What a scoring phase would give is what it gave. */
function scoredFacts(events: Event[], view: View, was: Facts, now: Facts): Facts {
  const grid = () => AREAS.map(() => Array<number>(view.seats).fill(0));
  const [standings, medals, allowed, approved] = [grid(), grid(), grid(), grid()];
  const coins = Array<number>(view.seats).fill(0);
  const most = Array<boolean>(view.seats).fill(false);
  for (const event of events) {
    if (event.kind === "Ranked") {
      standings[event.area][event.seat] = event.standing;
      medals[event.area][event.seat] = event.medal;
      allowed[event.area][event.seat] = event.approvals;
    } else if (event.kind === "Approved") approved[event.area][event.seat] = event.cards.length;
    else if (event.kind === "LedTickets" || event.kind === "Exchanged") coins[event.seat] += event.coins;
    if (event.kind === "LedTickets") most[event.seat] = true;
  }
  return {
    ...now,
    left: Math.max(0, now.wheel - view.car),
    held: view.exhibits.map((cards) => AREAS.map((area) => cards.filter((card) => KINDS[card] === area).length)),
    sets: was.sets,
    standings,
    medals,
    allowed,
    approved,
    coins,
    most,
    sources: was.sources.map((rows, seat) =>
      rows.map(([already], source) => [already, now.sources[seat][source][0], now.sources[seat][source][0]]),
    ),
  };
}
