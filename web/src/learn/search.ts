/** Searching the rules: accents and case do not matter, every word has to be there. */
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
  let at = 0;
  for (const letter of text) {
    const low = letter.toLowerCase();
    const bare = SPELT[low] ?? low.normalize("NFD").replace(/\p{M}/gu, "");
    for (const _ of bare) places.push(at);
    plain += bare;
    at += letter.length;
  }
  places.push(text.length);
  return { plain, places };
}

export function plain(text: string): string {
  return plainly(text).plain;
}

/** The words of a query; what stands in quotes is one. */
export function wordsOf(query: string): string[] {
  const found = plain(query).match(/"[^"]+"|[^\s"]+/g) ?? [];
  return [...new Set(found.map((word) => word.replaceAll('"', "").trim()).filter(Boolean))];
}

/** Where the words stand in a text, in order, joined where they overlap. */
export function rangesOf(text: string, words: readonly string[]): Range[] {
  const { plain: bare, places } = plainly(text);
  const found: Range[] = [];
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length)) {
      let to = places[at + word.length];
      const last = places[at + word.length - 1];
      if (to <= last) to = last + 1; // one letter of the text was several here
      found.push({ from: places[at], to });
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
  let at = 0;
  for (const { from, to } of rangesOf(text, words)) {
    if (from > at) pieces.push({ text: text.slice(at, from), found: false });
    pieces.push({ text: text.slice(from, to), found: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}

/** Whether a paragraph has every word: in its text, its number, or the title of its chapter. */
export function matches(paragraph: BookParagraph, chapter: BookChapter, words: readonly string[]): boolean {
  const own = plain(`${paragraph.id} ${paragraph.text}`);
  const all = `${own} ${plain(chapter.title)}`;
  return words.every((word) => all.includes(word)) && words.some((word) => own.includes(word));
}

/** The chapters with only what was found in them; all of them for an empty query. */
export function searched(chapters: readonly BookChapter[], query: string): { chapters: BookChapter[]; count: number } {
  const words = wordsOf(query);
  const cited = plain(query).trim();
  let count = 0;
  const found: BookChapter[] = [];
  for (const chapter of chapters) {
    const paragraphs = words.length
      ? chapter.paragraphs.filter((one) => plain(one.id) === cited || matches(one, chapter, words))
      : chapter.paragraphs;
    count += paragraphs.length;
    if (paragraphs.length) found.push({ ...chapter, paragraphs });
  }
  return { chapters: found, count };
}

/** The anchor of a paragraph, a hyphen for its space, and back. */
export const anchorOf = (id: string): string => id.replaceAll(" ", "-");
export const idOf = (anchor: string): string => decodeURIComponent(anchor).replaceAll("-", " ");

/** A text cut at its citations of other paragraphs, each with the game's prefix. */
export function citations(text: string): { text: string; cite: string | null }[] {
  const pieces: { text: string; cite: string | null }[] = [];
  let at = 0;
  for (const match of text.matchAll(/\b[A-Z]{2} (?:R\d+|\d+(?:\.\d+[a-z]*)?)\b/g)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), cite: null });
    pieces.push({ text: match[0], cite: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), cite: null });
  return pieces;
}
