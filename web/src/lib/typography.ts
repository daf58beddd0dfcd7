/** How a language is set: what catalogs and books write plainly is shown as it is printed. */

const THIN = "\u202f"; // a narrow space at which no line ends

/** French stands a narrow space off its high signs and within its quotes, and has curved apostrophes. */
export function typeset(text: string, lang: string): string {
  if (lang !== "fr") return text;
  return text
    .replace(/[ \u00a0](?=[:;!?»])/g, THIN)
    .replace(/«[ \u00a0]/g, `«${THIN}`)
    .replace(/(?<=\p{L})'(?=[\p{L}«])/gu, "’");
}
