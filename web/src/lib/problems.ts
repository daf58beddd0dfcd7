/** Why something was not done, in the reader's language: every refusal of the server has a sentence in the catalogs. */
import { Refused } from "./api";
import { say } from "./say.svelte";

const LINE = /^line (\d+):/;

/** What went wrong, as a sentence. `place` has words of its own for some refusals: at a table "stale" is about the table. */
export function problemOf(error: unknown, place: "house" | "table" = "house"): string {
  if (!(error instanceof Refused)) return say.text("house-problem");
  const { error: code, detail, reason } = error.problem;
  if (reason && say.has(`why-${reason}`)) return say.text(`why-${reason}`);
  const line = LINE.exec(detail)?.[1];
  if (line && say.has(`house-problem-${code}-line`)) return say.text(`house-problem-${code}-line`, { line });
  for (const id of [`${place}-problem-${code}`, `house-problem-${code}`]) if (say.has(id)) return say.text(id);
  return say.text("house-problem");
}
