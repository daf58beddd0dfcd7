/** A scene of its own: a scoring, a prize, an end, told part by part. */
import type { TableModel } from "./tablemodel.svelte";
import type { TellingPart } from "./gamepage";
import { say } from "./say.svelte";
import type { Happened, Result, Scene } from "./wire";

export interface Telling {
  at: number; // the entry of the log
  title: string;
  parts: TellingPart[];
  events: Happened["events"];
  ends: boolean; // the game, with it
  before: Scene | null; // the table as it was
  scored: Scene | null; // as it stood when it was counted: the board, too, is shown so
  holds: number; // how many of its parts are told before the table shows what it led to
}

/** How many points each seat had before something was counted, and has now; who has most comes first, and whose did
 *  not change is told without an arrow. `gains`: by seat, where they come from. */
export function totalsOf(
  before: readonly number[],
  after: readonly number[],
  model: TableModel,
  gains: readonly string[] = [],
): TellingPart["lines"] {
  const seats = after.map((_, seat) => seat).sort((one, other) => after[other] - after[one]);
  return seats.map((seat) => {
    const [name, gain] = [model.nameOf(seat), after[seat] - before[seat]];
    if (!gain) return { seat, text: say.text("page-told-kept", { name, points: after[seat] }) };
    const total = say.text("page-told-total", {
      name,
      before: before[seat],
      after: after[seat],
      gain: signed(gain),
    });
    return { seat, text: gains[seat] ? say.text("page-told-from", { total, gains: gains[seat] }) : total };
  });
}

export const signed = (gain: number): string => `${gain > 0 ? "+" : "−"}${Math.abs(gain)}`;

type Sources = readonly (readonly (readonly number[])[])[];

/** What each seat's points that were counted between two scenes come from. */
export function gainsOf(before: Sources, after: Sources, names: readonly string[]): string[] {
  return after.map((rows, seat) =>
    rows
      .map(([already], source) => ({ name: names[source], gain: already - before[seat][source][0] }))
      .filter(({ gain }) => gain)
      .map(({ name, gain }) => `${name} ${signed(gain)}`)
      .join(", "),
  );
}

/** What changed of each source of a seat if it were counted now, "" for nothing; what is hidden counts where it is sure. */
export function changed(before: Sources[number], after: Sources[number], names: readonly string[]): string[] {
  return after.map(([, least, most], source) => {
    const [low, high] = [least - before[source][1], most - before[source][2]];
    return low === high && low ? `${names[source]} ${signed(low)}` : "";
  });
}

/** The points of each seat that are counted already. */
export function alreadyOf(sources: Sources): number[] {
  return sources.map((seat) => seat.reduce((sum, [already]) => sum + already, 0));
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
