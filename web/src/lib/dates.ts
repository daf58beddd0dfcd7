/** Dates as people read them, in the language that is spoken here. */

/** English is British here, with a clock of 24 hours; the others say so by themselves. */
export function localeOf(lang: string): string {
  return lang === "en" ? "en-GB" : lang;
}

const TIME = { hour: "2-digit", minute: "2-digit" } as const;

/** Today by its time; this year by its day; earlier with its year. */
export function dayOf(date: number, lang: string, now = new Date()): string {
  const then = new Date(date);
  if (then.toDateString() === now.toDateString()) return then.toLocaleTimeString(localeOf(lang), TIME);
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString(localeOf(lang), { day: "numeric", month: "short", ...year });
}

/** The time of the day, with its day if it was not today. */
export function timeOf(date: number, lang: string, now = new Date()): string {
  const then = new Date(date);
  const day = then.toDateString() === now.toDateString() ? {} : ({ day: "numeric", month: "numeric" } as const);
  return then.toLocaleString(localeOf(lang), { ...TIME, ...day });
}
