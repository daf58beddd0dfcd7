/** What a seat's row says. */
import { sortTold } from "../lib/bots";
import { timeOf } from "../lib/dates";
import { toOrOf } from "../lib/departed";
import type { About, TableModel } from "../lib/tablemodel.svelte";
import type { GamePage } from "../lib/gamepage";
import { say } from "../lib/say.svelte";
import type { SeatInfo } from "../lib/wire";

/** The seats with the most points; none while nobody has more than another, or nothing is known. */
export function leaders(standing: readonly number[] | null): number[] {
  if (!standing || standing.length === 0) return [];
  const most = Math.max(...standing);
  const ahead = standing.flatMap((points, seat) => (points === most ? [seat] : []));
  return ahead.length === standing.length ? [] : ahead;
}

/** The points a table shows: the game's own, where it keeps some back, else those of the standing. */
export function pointsOf(model: TableModel, game: Pick<GamePage, "points"> | null): number[] | null {
  return game?.points?.(model) ?? model.scene.standing;
}

export function stateOf(model: TableModel, seat: SeatInfo): string {
  if (seat.resigned) return toOrOf(model.info, seat.seat, "page-resigned");
  if (seat.away) return say.text("page-away");
  if (model.turn === seat.seat) return say.text(model.seat === seat.seat ? "page-your-turn" : "page-their-turn");
  if (seat.kind === "bot") return sortTold(seat);
  if (seat.kind === "open") return say.text("page-first-to-come");
  if (seat.kind === "kept") return say.text("house-wait-kept");
  if (seat.kind === "invited") return say.text("page-invited");
  if (seat.looks === false && model.info.phase === "playing" && !model.info.yours.includes(seat.seat)) {
    if (seat.unseen === null) return say.text("page-not-here");
    return say.text("page-unseen", { since: timeOf(seat.unseen, say.lang) });
  }
  return say.text("page-here");
}

/** Who sits there, and what the number beside the name is. */
export function aboutSeat(model: TableModel, game: GamePage | null, seat: number): About {
  const points = pointsOf(model, game)?.[seat];
  const state = stateOf(model, model.info.seats[seat]);
  if (points === undefined) return { title: model.nameOf(seat), does: `${state}.` };
  return { title: model.nameOf(seat), does: `${state}. ${say.text("page-about-points", { points })}` };
}

/** Milliseconds as people read a clock. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [d, h, m, s] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const two = (n: number): string => String(n).padStart(2, "0");
  if (d) return `${d} d ${h} h`;
  if (h) return `${h}:${two(m)}:${two(s)}`;
  return `${m}:${two(s)}`;
}
