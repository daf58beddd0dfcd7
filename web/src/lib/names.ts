/** What the seats of a table are called: by their names; without one, bots and people are numbered, each from 1. */
import { say } from "./say.svelte";

interface Named {
  kind: string;
  name: string;
}

/** The number of a seat among those of its kind: no number is left out, whoever sits between. */
function numberOf(seats: readonly Named[], seat: number): number {
  const isBot = seats[seat].kind === "bot";
  return seats.slice(0, seat + 1).filter(({ kind }) => (kind === "bot") === isBot).length;
}

export function seatName(seats: readonly Named[], seat: number): string {
  const here = seats[seat];
  if (!here) return say.text("player-name", { number: seat + 1 });
  if (here.kind !== "bot" && here.name) return here.name;
  return say.text(here.kind === "bot" ? "bot-name" : "player-name", { number: numberOf(seats, seat) });
}
