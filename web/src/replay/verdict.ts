/** Who won, in words. */
import { say } from "../lib/say.svelte";
import { margin, winners } from "./standings";

interface Ended {
  readonly ranks: number[];
  readonly scores: number[];
  readonly reason: string;
}

/** Whether this ending wins whatever the points: then those are told of nobody as a margin. */
export function outright(result: Ended): boolean {
  return say.has(`ending-${result.reason}`, "outright");
}

/** Who won, by how much, and whether points alone decided it. */
export function verdict(result: Ended, names: readonly string[]): string {
  const best = winners(result.ranks);
  if (best.length > 1) return say.text("verdict-shared", { names: say.join(best.map((seat) => names[seat])) });
  const name = names[best[0]];
  if (outright(result)) return say.text(`ending-${result.reason}`, { name }, "outright");
  const by = margin(result.ranks, result.scores);
  if (by > 0) return say.text("replay-sheet-win", { name, margin: by });
  const level = result.scores.filter((score) => score === result.scores[best[0]]).length > 1;
  return say.text(level ? "verdict-level" : "replay-sheet-win-plain", { name });
}
