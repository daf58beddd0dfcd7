/** How a challenge is said. */
import { lengthOf } from "../house/plan";
import { say } from "../lib/say.svelte";
import type { Challenge } from "../lib/wire";

/** Who challenges whom, or how it was answered. */
export function headline({ mine, name, state }: Challenge): string {
  if (!mine) return say.text("challenge-by", { name });
  return state === "waiting"
    ? say.labelled(name, say.text("challenge-waiting"))
    : say.text(`challenge-${state}`, { name });
}

/** To what: the game, players, pace, clock and stakes. */
export function described({ game, seats, live, clock, rated }: Challenge): string {
  const kind = clock.kind ?? "none";
  const { id, n } = lengthOf(clock.seconds ?? 0);
  return [
    say.shortTitle(game),
    say.text("challenge-players", { seats }),
    say.text(live ? "house-pace-live" : "house-pace-slow"),
    kind === "none" ? "" : say.text(`lobby-clock-${kind}`, { time: say.text(id, { n }) }),
    rated ? say.text("challenge-rated") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
