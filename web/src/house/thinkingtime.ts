/** How long a bot thinks, told before the game. */
import { say } from "../lib/say.svelte";
import type { GameInfo } from "../lib/wire";

const AT_ONCE = 0.2; // seconds that nobody feels

/** In words, how long a whole turn of a level takes; nothing if nobody knows. */
export function thinkingTime(game: GameInfo | undefined, seats: number, level: number): string {
  const seconds = game?.seconds?.[seats]?.[level - 1];
  if (seconds === undefined) return "";
  return seconds < AT_ONCE ? say.text("house-thinks-at-once") : say.text("house-thinks", { seconds });
}
