/** Where everything lies on the drawing, for the desk and for the phone. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { Space, TRACK_CELLS } from "../rules.gen";
import { IN_RACETRACK, isTable, placeOf, stepOfSpace, trackOf } from "./table";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** What draws a space of the board is given. */
export interface OnSpace {
  model: TableModel;
  space: number;
  box: Box;
}

/** A place of the board: its size, its cells, its tiles. All in its own coordinates. */
export interface CabaretShape extends Box {
  cx: number;
  top: number;
  unit: number;
  tile: number;
  tiles: Point[];
}

export interface FinanceShape extends Box {
  ground: number;
  rise: number;
  columns: [number, number];
  cell: number;
  tile: number;
}

export interface RacetrackShape extends Box {
  first: number;
  lane: number;
  stall: number;
  pitch: number;
  tile: number;
  ends: number[];
}

export interface Shape {
  w: number;
  h: number;
  cabaret: CabaretShape;
  finance: FinanceShape;
  racetrack: RacetrackShape;
}

const points = (...all: [x: number, y: number][]): Point[] => all.map(([x, y]) => ({ x, y }));

export const DESK: Shape = {
  w: 936,
  h: 592,
  cabaret: {
    x: 2,
    y: 2,
    w: 382,
    h: 462,
    cx: 191,
    top: 44,
    unit: 29,
    tile: 64,
    tiles: points([14, 314], [304, 314], [159, 374]),
  },
  finance: { x: 389, y: 2, w: 214, h: 462, ground: 436, rise: 26.8, columns: [50, 164], cell: 38, tile: 56 },
  racetrack: {
    x: 608,
    y: 2,
    w: 326,
    h: 462,
    first: 93,
    lane: 79,
    stall: 40,
    pitch: 44,
    tile: 56,
    ends: [258, 258, 258, 170, 170],
  },
};

const SCREEN: Box = { x: 0, y: 0, w: 390, h: 366 }; // a place fills it

export const PHONE: Shape = {
  w: 390,
  h: 366,
  cabaret: { ...SCREEN, cx: 195, top: 41, unit: 28.4, tile: 58, tiles: points([8, 252], [324, 252], [324, 10]) },
  finance: { ...SCREEN, ground: 346, rise: 23, columns: [112, 278], cell: 76, tile: 44 },
  racetrack: { ...SCREEN, first: 60, lane: 68, stall: 52, pitch: 52, tile: 50, ends: [322, 322, 322, 218, 218] },
};

export const TILE_RATIO = 76 / 60;

export function tablePoint(shape: CabaretShape, cell: number): Point {
  const [row, column] = [Math.floor(cell / 6), cell % 6];
  return { x: shape.cx + (column - row) * shape.unit, y: shape.top + (column + row) * shape.unit };
}

export function stepPoint(shape: FinanceShape, seat: number, step: number): Point {
  return { x: shape.columns[seat], y: shape.ground - shape.rise * step };
}

export function stallPoint(shape: RacetrackShape, cell: number): Point {
  const track = trackOf(cell);
  return { x: shape.stall + shape.pitch * TRACK_CELLS[track].indexOf(cell), y: shape.first + shape.lane * track };
}

export function cellPoint(shape: Shape, cell: number): Point {
  const [place, point] = isTable(cell)
    ? [shape.cabaret, tablePoint(shape.cabaret, cell)]
    : [shape.racetrack, stallPoint(shape.racetrack, cell)];
  return { x: place.x + point.x, y: place.y + point.y };
}

/** The tile of a space in its place: upper left corner and width. */
export function tileBox(shape: Shape, space: number): Box {
  const place = placeOf(space);
  if (place === "cabaret") return sized(shape.cabaret.tiles[space], shape.cabaret.tile);
  if (place === "finance") {
    const { columns, tile } = shape.finance;
    const middle = (columns[0] + columns[1]) / 2;
    const y = stepPoint(shape.finance, 0, stepOfSpace(space)).y + (space === Space.STEP_13 ? 6 : 0);
    return sized({ x: middle - tile / 2, y: y - (tile * TILE_RATIO) / 2 }, tile);
  }
  const { first, lane, tile, ends } = shape.racetrack;
  const track = IN_RACETRACK.indexOf(space);
  return sized({ x: ends[track], y: first + lane * track - (tile * TILE_RATIO) / 2 }, tile);
}

function sized(point: Point, w: number): Box {
  return { ...point, w, h: w * TILE_RATIO };
}

/** The same on the whole board. */
export function tileOnBoard(shape: Shape, space: number): Box {
  const place = shape[placeOf(space)];
  const box = tileBox(shape, space);
  return { ...box, x: place.x + box.x, y: place.y + box.y };
}

export function laneEnd(shape: RacetrackShape, track: number): number {
  return shape.stall + shape.pitch * (TRACK_CELLS[track].length - 1) + shape.pitch * 0.55;
}
