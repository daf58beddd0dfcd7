/** Which bonus a step is about, and the choices that have no place of their own on the board. */
import type { AtTable } from "../../lib/at.svelte";
import { say } from "../../lib/say.svelte";

/** Step → the bonus it belongs to. */
export const ASKS: Record<string, number> = {
  AskAdvance: 1,
  SwapMine: 3,
  SwapTheirs: 3,
  AskPlace: 4,
  LookFirst: 5,
  LookSecond: 5,
  PutBack: 5,
  AskDraw: 6,
  KeepSpecial: 6,
};

const ICONS: Record<string, string> = { advance: "ga-b-1", draw: "ga-b-6", exchange: "ga-b-3" };

export function buttons(at: AtTable): { action: string; text: string; icon?: string }[] {
  return at.options
    .filter(({ action }) => ["advance", "draw", "exchange", "leave", "decline"].includes(action))
    .map(({ action }) => ({ action, text: say.text(`ga-do-${action}`), icon: ICONS[action] }));
}
