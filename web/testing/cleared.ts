/** What one test drew is gone before the next. Where there is no document nothing was drawn, and the library that
 * draws is not read at all: after the document it was the dearest part of a file of tests. */
if (typeof document !== "undefined") await import("@testing-library/svelte/vitest");

export {}; // a module: only there may it wait
