/** Days of deals, which go by UTC wherever somebody is. */
import { localeOf } from "../lib/dates";

/** A day as people read it; at a table its year is left out. */
export function dayName(day: string, lang: string, year = true): string {
  const long = { day: "numeric", month: "long", year: year ? "numeric" : undefined, timeZone: "UTC" } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(lang), long);
}

/** A month as people read it. */
export function monthName(month: string, lang: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(localeOf(lang), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** The month so many months after one. */
export function monthFrom(month: string, months: number): string {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Hours and minutes left, never below none. */
export function left(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((ends - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
