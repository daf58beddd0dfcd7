/** The tokens of seats that I may hand out: told once by the server, kept on this device. */
import { recall, remember } from "./settings.svelte";

const key = (table: string): string => `parlour.tokens.${table}`;

export function keepTokens(table: string, tokens: Record<string, string>): void {
  if (Object.keys(tokens).length) remember(key(table), tokens);
}

export function tokensOf(table: string): Record<string, string> {
  return recall(key(table), {});
}
