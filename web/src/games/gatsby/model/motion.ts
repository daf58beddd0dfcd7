/** What flies over the board when something has happened, and where. A secret exchange looks the same as none. */
import type { Happened } from "../../../lib/wire";
import { eventsOf } from "../rules.gen";
import { cellPoint, tileOnBoard, type Point, type Shape } from "./geometry";

export interface Trip {
  what: "token" | "tile";
  /** The seat of a token; the tile, 0 for one face down. */
  id: number;
  from: Point;
  to: Point;
  width: number;
  /** How high the path bends, and how long it takes at full pace. */
  bend: number;
  time: number;
  /** Cells that look empty meanwhile. */
  hides: number[];
}

/** `tiles` are those of the spaces now: after an exchange each lies where the other was. */
export function journey(happened: Happened | null, shape: Shape, pace: number, tiles: number[]): Trip[] {
  if (!happened || pace === 0) return [];
  return eventsOf(happened).flatMap((event): Trip[] => {
    if (event.kind === "Swapped") {
      const [mine, theirs] = event.cells;
      const [a, b] = [cellPoint(shape, mine), cellPoint(shape, theirs)];
      const same = { what: "token" as const, width: 13, time: 380, hides: [mine, theirs] };
      return [
        { ...same, id: event.seat, from: a, to: b, bend: 46 },
        { ...same, id: 1 - event.seat, from: b, to: a, bend: -46 },
      ];
    }
    if (event.kind === "Returned" && event.exchanged === 1 && event.secret === 0) {
      const [a, b] = [tileOnBoard(shape, event.first), tileOnBoard(shape, event.second)];
      const same = { what: "tile" as const, width: a.w, time: 520, hides: [] };
      return [
        { ...same, id: tiles[event.second], from: a, to: b, bend: 40 },
        { ...same, id: tiles[event.first], from: b, to: a, bend: -40 },
      ];
    }
    if (event.kind === "Gained") {
      const box = tileOnBoard(shape, event.space);
      const to = { x: shape.w + 20, y: 20 + 60 * event.seat };
      return [{ what: "tile", id: event.tile, from: box, to, width: box.w, bend: 50, time: 620, hides: [] }];
    }
    return [];
  });
}

/** A path that bends upwards between two points. */
export function arc({ from, to, bend }: Trip): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - bend];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
