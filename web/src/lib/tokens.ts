/** The tokens of seats that I may hand out: told once by the server, kept on this device. */
import { recall, remember } from "./settings.svelte";
import type { TableInfo } from "./wire";

const key = (table: string): string => `parlour.tokens.${table}`;

export function keepTokens(table: string, tokens: Record<string, string>): void {
  if (Object.keys(tokens).length) remember(key(table), tokens);
}

/** Those of seats that still wait; whoever sits has taken their link with them, and it is forgotten here. */
export function tokensOf(info: TableInfo): Record<string, string> {
  const kept: Record<string, string> = recall(key(info.table), {});
  const waiting = Object.entries(kept).filter(([seat]) => info.seats[Number(seat)]?.kind === "invited");
  if (waiting.length < Object.keys(kept).length) remember(key(info.table), Object.fromEntries(waiting));
  return Object.fromEntries(waiting);
}
