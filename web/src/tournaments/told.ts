/** How things of tournaments are said. */
import { lengthOf } from "../house/plan";
import { say } from "../lib/say.svelte";
import type { TournamentInfo, TournamentSeat } from "../lib/wire";

/** Kind, seats, clock, stakes, people: what there is to say of one in a list. */
export function described(info: TournamentInfo): string {
  const { id, n } = lengthOf(info.clock.seconds ?? 0);
  return [
    say.text(`tourney-${info.kind}`),
    info.duplicate ? say.text("tourney-duplicate") : "",
    say.text("tourney-seats", { seats: info.seats }),
    say.text(`house-clock-${info.clock.kind ?? "none"}`) + " " + say.text(id, { n }),
    info.rated ? say.text("tourney-rated") : "",
    say.text("tourney-people", { people: info.people }),
  ]
    .filter(Boolean)
    .join(" · ");
}

export const nameOf = (name: string): string => name || say.text("tourney-somebody");

export const seatName = (seat: TournamentSeat): string => (seat.n ? nameOf(seat.name) : say.text("tourney-bot"));

/** A score as people write it: 2.5, not 2.5000. */
export const scoreOf = (score: number): string => String(Math.round(score * 100) / 100);

/** Places of a table of which one seat is first, or all share the first place. */
export const placesOf = (seats: number, first: number | null): number[] =>
  Array.from({ length: seats }, (_, seat) => (first === null || seat === first ? 1 : 2));
