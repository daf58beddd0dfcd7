/** Dates as people read them in a list. */

/** Today by its time; this year by its day; earlier with its year. */
export function dayOf(date: number, lang: string, now = new Date()): string {
  const then = new Date(date);
  if (then.toDateString() === now.toDateString()) {
    return then.toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
  }
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString(lang, { day: "numeric", month: "short", ...year });
}
