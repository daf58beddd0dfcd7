/** A scene of its own: a scoring, a prize, an end, told part by part. */
import type { TableModel } from "./tablemodel.svelte";
import type { TellingPart } from "./gamepage";
import { say } from "./say.svelte";
import type { Happened, Result } from "./wire";

export interface Telling {
  at: number; // the entry of the log
  title: string;
  parts: TellingPart[];
  events: Happened["events"];
}

/** How a game ended: why, and who has how many points, the first first. */
export function endOf(outcome: Result, events: Happened["events"], model: TableModel): TellingPart {
  const seats = outcome.ranks.map((_, seat) => seat).sort((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  const ended = events
    .filter((event) => event.kind === "Ended")
    .map((event) => ({ seat: null, text: model.tell(event) }));
  const lines = seats.map((seat) => ({
    seat,
    text: say.text("page-told-rank", {
      name: model.nameOf(seat),
      rank: outcome.ranks[seat],
      points: outcome.scores[seat],
    }),
  }));
  return { title: say.text("page-over"), lines: [...ended, ...lines], things: [] };
}
