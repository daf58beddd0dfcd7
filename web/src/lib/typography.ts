/** How a language is set: what catalogs and books write plainly is shown as it is printed. */

const THIN = "\u202f"; // a narrow space at which no line ends

/** "de" and "que" lose their vowel before a name that begins with one; catalogs cannot know which names do. */
const ELIDED = /(?<!\p{L})([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÜŒÆ])/gu;

/** French stands a narrow space off its high signs and per cents and within its quotes, and has curved apostrophes. */
export function typeset(text: string, lang: string): string {
  if (lang !== "fr") return text;
  return text
    .replace(ELIDED, "$1’")
    .replace(/[ \u00a0](?=[:;!?»])/g, THIN)
    .replace(/(?<=\d)[ \u00a0](?=%)/g, THIN)
    .replace(/«[ \u00a0]/g, `«${THIN}`)
    .replace(/(?<=\p{L})'(?=[\p{L}«])/gu, "’");
}

/** The high sign between two parts that the page itself puts together, with what stands before it. */
function high(sign: ":" | ";", lang: string): string {
  return `${lang === "fr" ? THIN : ""}${sign} `;
}

export function labelled(label: string, text: string, lang: string): string {
  return `${label}${high(":", lang)}${text}`;
}

export function clauses(parts: readonly string[], lang: string): string {
  return parts.join(high(";", lang));
}

/** Titles and sentences after one another: each ends with one sign. */
export function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`)).join(" ");
}

/** What stands by itself begins with a capital. */
export function alone(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A sentence that stands inside another: it begins small. */
export function within(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
