/** Searching the rules by a few words or a plain question: accents, case and endings do not matter, words are whole. */
import type { BookChapter, BookParagraph } from "../lib/wire";

export interface Range {
  from: number;
  to: number;
}

export interface Piece {
  text: string;
  found: boolean;
}

const SPELT: Record<string, string> = {
  ł: "l",
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  "’": "'",
  "‘": "'",
  "\u00a0": " ",
  "\u202f": " ",
};

/** The letters without accents, and for each of them where it stands in the text. */
function plainly(text: string): { plain: string; places: number[] } {
  let plain = "";
  const places: number[] = [];
  let position = 0;
  for (const letter of text) {
    const low = letter.toLowerCase();
    const bare = SPELT[low] ?? low.normalize("NFD").replace(/\p{M}/gu, "");
    for (const _ of bare) places.push(position);
    plain += bare;
    position += letter.length;
  }
  places.push(text.length);
  return { plain, places };
}

export function plain(text: string): string {
  return plainly(text).plain;
}

/** What a language brings to a search: words of every question, and words that mean the same. */
export interface Language {
  idle: ReadonlySet<string>;
  same: readonly (readonly string[])[];
}

export const NO_LANGUAGE: Language = { idle: new Set(), same: [] };

/** Read from two messages: words apart by spaces; groups of words that mean the same, apart by semicolons. */
export function languageOf(idle: string, same: string): Language {
  const words = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);
  return { idle: new Set(words(idle)), same: same.split(";").map(words) };
}

/** The words of a query, what stands in quotes as one; words of every question only where there are no others. */
export function wordsOf(query: string, language: Language = NO_LANGUAGE): string[] {
  const found =
    plain(query)
      .replace(ELIDED, "")
      .match(/"[^"]+"|[^\s"?!,;:()]+/g) ?? [];
  const words = [...new Set(found.map((word) => word.replaceAll('"', "").trim()).filter(Boolean))];
  const telling = words.filter((word) => !language.idle.has(word));
  return telling.length ? telling : words;
}

/** A word and all that mean the same. */
export function meanings(word: string, language: Language): string[] {
  return [...new Set([word, ...language.same.filter((group) => group.some((one) => alike(one, word))).flat()])];
}

const ELIDED = /(?<![\p{L}])(?:[cdjlmnst]|qu|lorsqu)'/gu; // l'argent, d'égalité
const LETTER = /[\p{L}\p{N}]/u;
const SHORT = /^(?:s|es|x|ed|ing|ner|ners|ning)?$/; // what a short word may have at its end

/** How much of a word its other forms share: nearly all of a long one, all of a short one or a number. */
function stemOf(word: string): string {
  return word.length < 5 || /\d/.test(word) ? word : word.slice(0, Math.max(4, word.length - 2));
}

/** Whether two words are forms of one. */
function alike(one: string, word: string): boolean {
  const stem = stemOf(word);
  if (!one.startsWith(stem)) return false;
  const rest = one.slice(stem.length);
  return stem !== word || /[\d.]/.test(word) || SHORT.test(rest) || (word.endsWith("e") && rest === "d");
}

/** Where a word begins and ends in plain letters, from `after` on; null if it does not stand there. */
function placeOf(bare: string, word: string, after: number): { start: number; end: number } | null {
  const stem = stemOf(word);
  for (let start = bare.indexOf(stem, after); start >= 0; start = bare.indexOf(stem, start + 1)) {
    if (start > 0 && LETTER.test(bare[start - 1])) continue;
    let end = start + stem.length;
    while (end < bare.length && LETTER.test(bare[end])) end += 1;
    if (word.includes(" ") || alike(bare.slice(start, end), word)) return { start, end };
  }
  return null;
}

/** Where the words stand in a text, in order, joined where they overlap. */
export function rangesOf(text: string, words: readonly string[]): Range[] {
  const { plain: bare, places } = plainly(text);
  const found: Range[] = [];
  for (const word of words) {
    for (let place = placeOf(bare, word, 0); place; place = placeOf(bare, word, place.end)) {
      const last = places[place.end - 1];
      found.push({ from: places[place.start], to: Math.max(places[place.end], last + 1) });
    }
  }
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const joined: Range[] = [];
  for (const range of found) {
    const before = joined.at(-1);
    if (before && range.from <= before.to) before.to = Math.max(before.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
}

/** A text cut into what was found and what lies between. */
export function cut(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const { from, to } of rangesOf(text, words)) {
    if (from > position) pieces.push({ text: text.slice(position, from), found: false });
    pieces.push({ text: text.slice(from, to), found: true });
    position = to;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), found: false });
  return pieces;
}

/** How well a paragraph answers: how many of the words it or its chapter's title has; 0 if none is its own. */
function worthOf(paragraph: BookParagraph, title: string, groups: readonly (readonly string[])[]): number {
  const own = plain(`${paragraph.id} ${paragraph.text}`);
  const has = (text: string, group: readonly string[]): boolean =>
    group.some((word) => placeOf(text, word, 0) !== null);
  const mine = groups.filter((group) => has(own, group)).length;
  return mine ? groups.filter((group) => has(own, group) || has(title, group)).length : 0;
}

const isRulings = (chapter: BookChapter): boolean => /R\d*$/.test(chapter.id);

/**
 * The chapters with only what was found in them, rulings last; all of them for an empty query.
 * What has every word; if nothing has, what has the most of them, if that is more than half.
 */
export function searched(
  chapters: readonly BookChapter[],
  query: string,
  language: Language = NO_LANGUAGE,
): { chapters: BookChapter[]; count: number } {
  const groups = wordsOf(query, language).map((word) => meanings(word, language));
  if (!groups.length) return { chapters: [...chapters], count: chapters.flatMap((one) => one.paragraphs).length };
  const cited = plain(query).trim();
  const worths = new Map<BookParagraph, number>();
  for (const chapter of chapters) {
    const title = plain(chapter.title);
    for (const one of chapter.paragraphs) {
      worths.set(one, plain(one.id) === cited ? groups.length : worthOf(one, title, groups));
    }
  }
  const best = Math.max(0, ...worths.values());
  const least = Math.max(best, Math.floor(groups.length / 2) + 1);
  const found = chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((one) => (worths.get(one) ?? 0) >= least) }))
    .filter((chapter) => chapter.paragraphs.length);
  found.sort((a, b) => Number(isRulings(a)) - Number(isRulings(b)));
  return { chapters: found, count: found.flatMap((one) => one.paragraphs).length };
}

/** The anchor of a paragraph, a hyphen for its space, and back. */
export const anchorOf = (id: string): string => id.replaceAll(" ", "-");
export const idOf = (anchor: string): string => decodeURIComponent(anchor).replaceAll("-", " ");

/** A text cut at its citations of other paragraphs, each with the game's prefix. */
export function citations(text: string): { text: string; cite: string | null }[] {
  const pieces: { text: string; cite: string | null }[] = [];
  let position = 0;
  for (const match of text.matchAll(/\b[A-Z]{2} (?:R\d+|\d+(?:\.\d+[a-z]*)?)\b/g)) {
    if (match.index > position) pieces.push({ text: text.slice(position, match.index), cite: null });
    pieces.push({ text: match[0], cite: match[0] });
    position = match.index + match[0].length;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), cite: null });
  return pieces;
}
