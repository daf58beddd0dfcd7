/** How things of the lobby are said. */
import { lengthOf } from "../house/plan";
import { say } from "../lib/say.svelte";
import type { LobbyTable } from "../lib/wire";

/** A time of waiting: minutes and seconds. */
export function waited(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function clockTold({ clock }: LobbyTable): string {
  if (!clock.kind || clock.kind === "none") return "";
  const { id, n } = lengthOf(clock.seconds ?? 0);
  return say.text(`lobby-clock-${clock.kind}`, { time: say.text(id, { n }) });
}

/** Pace, clock, stakes, language, rating: whatever there is to say of a table. */
export function described(table: LobbyTable): string {
  return [
    say.text(table.live ? "house-pace-live" : "house-pace-slow"),
    clockTold(table),
    table.rated ? say.text("lobby-rated") : "",
    table.rating === null ? "" : say.text("lobby-mean", { rating: table.rating }),
    table.language.toUpperCase(),
    table.free ? say.text("lobby-free", { free: table.free }) : "",
    table.round && !table.free ? say.text("lobby-round", { round: table.round }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
