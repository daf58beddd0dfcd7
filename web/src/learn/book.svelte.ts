/** The book of a game in the language of the moment. */
import { api } from "../lib/api";
import { say } from "../lib/say.svelte";
import type { Lang } from "../lib/settings.svelte";
import { typeset } from "../lib/typography";
import type { Book } from "../lib/wire";

const read = new Map<string, Promise<Book>>();

/** A book, fetched once for each language. */
export function fetchBook(game: string, lang: Lang): Promise<Book> {
  const key = `${game} ${lang}`;
  let book = read.get(key);
  if (!book) {
    book = api.book(game, lang).then((told) => printed(told, lang));
    read.set(key, book);
    book.catch(() => read.delete(key));
  }
  return book;
}

/** A book as it is printed in its language. */
function printed(book: Book, lang: Lang): Book {
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    title: typeset(chapter.title, lang),
    paragraphs: chapter.paragraphs.map((one) => ({ ...one, text: typeset(one.text, lang) })),
  }));
  return { ...book, chapters };
}

export class Reading {
  book = $state.raw<Book | null>(null);
  words = $state.raw<Record<string, string>[]>([]);
  failed = $state(false);

  constructor(readonly game: string) {}

  /** Read it in the language of the moment; the old one stays until the new one is here. */
  async read(): Promise<void> {
    if (!this.game) return; // no game is named: the page shows all
    const lang = say.lang;
    try {
      const book = await fetchBook(this.game, lang);
      if (say.lang === lang) this.book = book;
      this.failed = false;
    } catch {
      this.failed = this.book === null;
    }
  }

  /** The words of the game, with notes in the language of the moment. */
  async readWords(): Promise<void> {
    const lang = say.lang;
    const rows = await api.get<Record<string, string>[]>(`/api/lessons/${this.game}/words`, { lang }).catch(() => []);
    if (say.lang === lang)
      this.words = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([of, text]) => [of, typeset(text, of === "note" ? lang : of)])),
      );
  }
}
