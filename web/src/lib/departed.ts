/** Who gave up, what follows and what it costs, in sentences: said to whoever did it, and of them to all others. */
import { seatName } from "./names";
import { say } from "./say.svelte";
import type { TableInfo } from "./wire";

type Told = Pick<TableInfo, "seats" | "yours">;

/** Whether a seat is spoken to; several people at one device are called by their names. */
export function spokenTo({ yours }: Pick<TableInfo, "yours">, seat: number): boolean {
  return yours.length === 1 && yours[0] === seat;
}

/** A sentence about a seat: `-you` where it is mine. */
export function toOrOf(info: Told, seat: number, id: string, args: Record<string, string | number> = {}): string {
  return say.text(spokenTo(info, seat) ? `${id}-you` : id, { ...args, name: seatName(info.seats, seat) });
}

/** That a seat resigned, what becomes of it, and what it costs at a rated table. */
export function resignedOf(info: Told & Pick<TableInfo, "rated">, seat: number): string {
  const resigned = toOrOf(info, seat, "page-resigned-now");
  return info.rated ? `${resigned} ${toOrOf(info, seat, "page-resigned-last")}` : resigned;
}

/** Whether I may end a game as its winner: everybody else who played has resigned, and its result does not count elsewhere. */
export function givenUpTo(
  info: Told & Pick<TableInfo, "rated" | "phase"> & Partial<Pick<TableInfo, "daily" | "tournament">>,
): boolean {
  if (info.rated || info.daily || info.tournament || info.phase !== "playing" || !info.yours.length) return false;
  const others = info.seats.filter(({ seat, kind }) => kind !== "bot" && !info.yours.includes(seat));
  const stays = info.yours.every((seat) => !info.seats[seat].resigned);
  return stays && others.length > 0 && others.every(({ resigned }) => resigned);
}

/** Why a table is closed; a host's own words as they are. */
export function closedOf({ word, yours, maker }: Pick<TableInfo, "word" | "yours" | "maker">): string {
  const id = `page-closed-${word}`;
  const mine = word === "cancelled" ? maker : yours.length > 0;
  if (mine && say.has(`${id}-you`)) return say.text(`${id}-you`);
  return say.has(id) ? say.text(id) : word;
}
