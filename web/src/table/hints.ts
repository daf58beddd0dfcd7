/** A hint as one move. */
import type { Advised, Option } from "../lib/wire";

/** The choices that belong to a move: what is advised and what follows, until a turn begins: as this one does, or otherwise. */
export function wholeOf(advised: Advised, offered: readonly Option[], others: readonly string[] = []): Option[] {
  const first = offered.find((option) => option.action === advised.action);
  const line = advised.line[0]?.action === advised.action ? advised.line.slice(1) : advised.line;
  const begins = new Set([...others, ...offered.map(({ word }) => String(word.kind))]);
  const end = line.findIndex(({ word }) => begins.has(String(word.kind)));
  return [...(first ? [first] : []), ...(end < 0 ? line : line.slice(0, end))];
}
