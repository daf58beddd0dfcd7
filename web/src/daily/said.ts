/** Numbers and results of deals in words. */
import { say } from "../lib/say.svelte";
import type { Attempt, DailyDeal, Par } from "../lib/wire";

/** By how many points somebody was before the others, or behind. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

export function resultOf(mine: Attempt, deal: DailyDeal): string {
  return say.text("daily-result", { place: mine.place, seats: deal.seats, points: mine.points });
}

/** Par with its interval, as far as there is one. */
export function parOf(par: Par | null): string {
  if (!par) return "";
  const write = (value: number) => new Intl.NumberFormat(say.lang, { maximumFractionDigits: 1 }).format(value);
  const won = Math.round(100 * par.won);
  const told = { points: write(par.points), plays: par.plays, error: write(par.error ?? 0), won };
  return say.text(par.error === null ? "daily-par-one" : "daily-par", told);
}
