/** Whose points changed since my turn, by how much and from what. */
import type { GamePage } from "../lib/gamepage";
import { say } from "../lib/say.svelte";
import { TableModel } from "../lib/tablemodel.svelte";
import { changed } from "../lib/telling";
import type { Scene } from "../lib/wire";
import { pointsOf } from "./seats";

/** What it asks of a game. */
type Counts = Pick<GamePage, "points" | "sources" | "gains">;

export interface Change {
  seat: number;
  text: string;
}

/** A line for each seat whose number beside its name is another than in an earlier scene. */
export function changesOf(before: Scene, model: TableModel, game: Counts): Change[] {
  const then = new TableModel(model.info, before);
  const [had, have] = [then, model].map((at) => pointsOf(at, game));
  if (!had || !have) return [];
  return have.flatMap((after, seat) => {
    if (after === had[seat]) return [];
    const gains = gainsOf(then, model, game, seat).join(", ") || "none";
    return [
      { seat, text: say.text("page-since-points", { name: model.nameOf(seat), before: had[seat], after, gains }) },
    ];
  });
}

function gainsOf(before: TableModel, after: TableModel, game: Counts, seat: number): string[] {
  if (game.gains) return game.gains(before, after, seat);
  const [was, now] = [game.sources?.(before), game.sources?.(after)];
  if (!was || !now) return [];
  const names = now.names.map((source) => say.text(`source-${source}`));
  return changed(was.points[seat], now.points[seat], names).filter((text) => text !== "");
}
