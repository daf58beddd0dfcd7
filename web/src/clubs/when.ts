/** Dates of a club, in the time zone of whoever looks. */
import { localeOf } from "../lib/dates";

/** A moment as machines read it; none where a number is no date, as a house may have stored one. */
export function momentOf(begins: number): string | undefined {
  const date = new Date(begins);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** A day of the week, its date, the time and the zone it is in. */
export function when(begins: number, lang: string, zone?: string): string {
  const told = new Date(begins).toLocaleString(localeOf(lang), {
    ...{ weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
    timeZoneName: "short",
    ...(zone ? { timeZone: zone } : {}),
  } as Intl.DateTimeFormatOptions);
  return told;
}

/** What a field for a date and a time in this zone says, as milliseconds since 1970; null if it says none. */
export function chosen(field: string): number | null {
  const date = new Date(field);
  return field && !Number.isNaN(date.getTime()) ? date.getTime() : null;
}

const two = (n: number): string => String(n).padStart(2, "0");

/** The same the other way round: a moment as such a field has it. */
export function fieldOf(moment: number): string {
  const d = new Date(moment);
  return `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}T${two(d.getHours())}:${two(d.getMinutes())}`;
}
