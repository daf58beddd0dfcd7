/** Cells, stalls and cards by number, as the drawing looks at them. */
import { write } from "../../../lib/options";
import {
  Cell,
  CELL_NAMES,
  COLOUR_NAMES,
  COLUMNS,
  FIRST_JOKER,
  Play,
  Side,
  SIDE_NAMES,
  STALLS,
  wordOf,
  type Facts,
  type View,
} from "../rules.gen";

export type Ground = Facts["ground"];
/** A way to lure a customer to an entrance. */
export type LureTo = Facts["lures"][number];
/** Where a piece may be built, why not elsewhere, and what it brings. */
export type Site = Facts["builds"][number];
export type Refusal = Site["no"][number];

export const COLOURS = COLOUR_NAMES.map((_, colour) => colour);

export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
export const columnOf = (cell: number): number => cell % COLUMNS;

export const cellAt = (row: number, column: number): number => row * COLUMNS + column;

export function cellAction(cell: number): string {
  return write(Cell, { row: rowOf(cell), column: columnOf(cell) });
}

/** The cell that events tell by name. */
export function cellOf(name: string): number {
  return CELL_NAMES.indexOf(name);
}

export const ownerOf = (stall: number): number => STALLS[stall][0];
export const colourOf = (stall: number): number => STALLS[stall][1];

export function stallOf(owner: number, colour: number): number {
  return STALLS.findIndex((stall) => stall[0] === owner && stall[1] === colour);
}

/** The stall of the tile on a cell; -1 if there is none. */
export function stallAt(view: View, cell: number): number {
  return (view.tiles[cell] ?? 0) - 1;
}

export function handOf(view: View, seat: number): number[] {
  return [...view.shown[seat], ...view.secret[seat]].sort((a, b) => a - b);
}

/** The way to build that plays this card. */
export function wayOf(card: number): string {
  return write(Play, { card });
}

/** The card that is played or laid down by an action; 0 if none is. */
export function cardOf(action: string): number {
  const word = wordOf(action);
  return word?.kind === "Play" || word?.kind === "Discard" ? word.card : 0;
}

export function isJoker(way: string | undefined): boolean {
  return way !== undefined && cardOf(way) >= FIRST_JOKER;
}

const BESIDE: Record<number, number> = {
  [Side.NORTH]: -COLUMNS,
  [Side.EAST]: 1,
  [Side.SOUTH]: COLUMNS,
  [Side.WEST]: -1,
};
export const SIDES = SIDE_NAMES.map((_, side) => side);

/** The cell beside a cell, on a side. */
export function beside(cell: number, side: number): number {
  return cell + BESIDE[side];
}

/** On which side of a stall's main tile its entrance lies. */
export function sideOf(main: number, door: number): number {
  return SIDES.find((side) => beside(main, side) === door) ?? Side.NORTH;
}
