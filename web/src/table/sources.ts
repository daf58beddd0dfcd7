/** Points of a seat by source, as they are read: a number, or from one to another while something is hidden. */
import type { GamePage } from "../lib/gamepage";
import type { TableModel } from "../lib/tablemodel.svelte";

export interface SourceRow {
  source: string;
  already: string;
  now: string;
  points: [already: number, least: number, most: number];
}

const range = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

export function sourcesOf(model: TableModel, game: GamePage, seat: number): SourceRow[] {
  const found = game.sources?.(model);
  if (!found) return [];
  return found.points[seat].map((points, index) => rowOf(found.names[index], points));
}

export function totalOf(rows: readonly SourceRow[]): SourceRow {
  const sum = (part: number): number => rows.reduce((total, row) => total + row.points[part], 0);
  return rowOf("", [sum(0), sum(1), sum(2)]);
}

function rowOf(source: string, points: SourceRow["points"]): SourceRow {
  const [already, least, most] = points;
  return { source, already: `${already}`, now: range(least, most), points };
}
