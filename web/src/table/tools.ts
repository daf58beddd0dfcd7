/** Undo and hints, by button or key: what is off says why. */
import type { LiveTable } from "../lib/live.svelte";
import { say } from "../lib/say.svelte";

/** Why nothing can be taken back now; null where something can. */
export function undoOff({ model, info }: LiveTable): string | null {
  const undo = model?.scene.undo ?? "none";
  if (undo !== "none" && undo !== "away") return null;
  return say.text(info.daily ? "page-daily-undo-off" : info.rated ? "page-rated-undo-off" : `page-undo-${undo}`);
}

/** Why there is no hint now; null where there is one. */
export function hintOff({ model, info, hinted }: LiveTable): string | null {
  if (hinted && model?.mine) return null;
  return say.text(info.daily ? "page-daily-hint-off" : info.rated ? "page-rated-hint-off" : "page-hint-off");
}

export function undo(live: LiveTable): void {
  const off = undoOff(live);
  if (off) live.model?.explain({ title: say.text("page-undo"), does: off, off: true });
  else void live.undo();
}

export function hint(live: LiveTable): void {
  const off = hintOff(live);
  if (off) live.model?.explain({ title: say.text("page-hint"), does: off, off: true });
  else void live.hint();
}
