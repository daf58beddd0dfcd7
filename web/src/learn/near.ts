/** A paragraph and those around it. */
import type { BookChapter } from "../lib/wire";

const BEFORE = 1;
const AFTER = 2;

/** The chapter of a citation with only what stands around it; the whole chapter where a chapter is cited. */
export function near(chapters: readonly BookChapter[], cite: string): BookChapter | null {
  const wanted = cite.toUpperCase();
  for (const chapter of chapters) {
    if (chapter.id.toUpperCase() === wanted) return chapter;
    const index = chapter.paragraphs.findIndex((one) => one.id.toUpperCase() === wanted);
    if (index >= 0)
      return { ...chapter, paragraphs: chapter.paragraphs.slice(Math.max(0, index - BEFORE), index + AFTER + 1) };
  }
  return null;
}
