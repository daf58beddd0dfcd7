/** How what is reported, and what was done about it, is named. */
import { localeOf } from "../lib/dates";
import type { LiveTable } from "../lib/live.svelte";
import { say } from "../lib/say.svelte";
import type { ModeratorsAct, NewReport } from "../lib/wire";

export type Reported = Omit<NewReport, "reason" | "words">;
export const REASONS: readonly NewReport["reason"][] = ["insult", "harassment", "cheating", "spam", "name", "other"];
export const ACTS: readonly ModeratorsAct["act"][] = ["mute", "ban", "rename", "close", "dismiss"];
/** Hours for which something may hold; 0 is for ever. */
export const HOURS = [1, 24, 72, 168, 720, 0] as const;
const AROUND = 10; // lines of chat that are kept with the one reported: the last before it

/** Somebody, wherever they are met: by a line they said, at a table, or by their name alone. */
export function reportOf(player: string, live: LiveTable | null, line: number | null): Reported {
  if (!live) return { kind: "name", player };
  const at = live.model?.scene.at ?? null;
  if (line === null) return { kind: "table", player, place: live.id, at };
  const lines = live.chat.filter((one) => one.n <= line && !(one.player in live.muted)).slice(-AROUND);
  return { kind: "chat", player, place: live.id, at, lines: lines.map((one) => one.n) };
}

/** What a report is about, in a few words; whoever has another name since is called by both. */
export function aboutOf({
  kind,
  name,
  called,
}: {
  kind: NewReport["kind"];
  name: string;
  called?: string | null;
}): string {
  if (!name) return say.text(`order-kind-${kind}-unnamed`);
  return say.text(`order-kind-${kind}`, { name: called && called !== name ? `${name} (${called})` : name });
}

/** A day and its time. */
export function moment(when: number): string {
  return new Date(when).toLocaleString(localeOf(say.lang), { dateStyle: "medium", timeStyle: "short" });
}

export const hoursTold = (hours: number): string => say.text(hours ? `order-hours-${hours}` : "order-ever");
