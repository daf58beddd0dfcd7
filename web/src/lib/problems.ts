/** Why something was not done, in the reader's language: every refusal of the server has a sentence in the catalogs. */
import { Refused } from "./api";
import { localeOf } from "./dates";
import { say } from "./say.svelte";

const LINE = /^line (\d+):/;

/** What went wrong, as a sentence. `place` has words of its own for some refusals: at a table "stale" is about the table. */
export function problemOf(error: unknown, place: "house" | "table" = "house"): string {
  if (!(error instanceof Refused)) return say.text("house-problem");
  const { error: code, detail, reason, told } = error.problem;
  if (code !== "bad-box" && reason && say.has(`why-${reason}`)) return say.text(`why-${reason}`);
  const line = LINE.exec(detail)?.[1];
  const wrong = `box-wrong-${reason ?? ""}`; // in the catalogs of the house, or of the game
  const rest =
    code === "bad-box" && say.has(wrong)
      ? say.labelled(String(told?.where), say.text(wrong, told))
      : detail.replace(LINE, "").trim();
  if (line && say.has(`house-problem-${code}-line`)) {
    return say.text(`house-problem-${code}-line`, { line, detail: rest });
  }
  const until = told?.until
    ? new Date(Number(told.until)).toLocaleString(localeOf(say.lang), { dateStyle: "medium", timeStyle: "short" })
    : "";
  const ids = [
    ...(place === "table" ? [`table-problem-${code}`] : []),
    ...(until ? [`house-problem-${code}-until`] : []),
    `house-problem-${code}`,
    "house-problem",
  ];
  return say.text(ids.find((id) => say.has(id)) ?? "house-problem", { detail: rest, ...told, until });
}
