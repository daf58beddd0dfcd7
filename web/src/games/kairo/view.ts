/** The table as the wire tells it, typed: the view of the rules' state.py, and what shown.py says beside it. */
import type { AtTable } from "../../lib/at.svelte";

export const COLUMNS = 11; // cells are numbered row by row, eleven to a row
export const NEUTRAL = 4;

export interface Step {
  kind: string;
  seat: number;
  work?: number;
  colour?: number;
  other?: number;
  cell?: number;
  sections?: number;
  left?: number;
  owed?: number;
  least?: number;
  most?: number;
}

export interface Market {
  seats: number;
  agenda: Step[];
  screens: boolean;
  tiles: number[];
  mains: number[];
  doors: number[];
  sizes: number[];
  customers: number[];
  coins: number[][];
  bank: number[];
  shown: number[][];
  secret: number[][];
  played: number[];
  display: number[];
  pile: number[];
  discards: number[];
  barkers: number[];
  supply: number;
  stock: number[];
  gold: number[];
  silver: number[];
  active: number;
  trigger: number;
  out: number[];
}

export interface Ground {
  rows: number;
  columns: number;
  zone: number[];
  section: number[];
  starts: number[];
}

export interface LureTo {
  colour: number;
  cell: number;
  owner: number;
  size: number;
  steps: number;
  barkers: number;
  enough: boolean;
  passed: number[];
  path: number[];
  earns: [number, number][];
  actions: string[];
  why?: string;
  rule?: string;
}

export interface Refusal {
  reason: string;
  rule: string;
  cells: number[];
  harm?: Record<string, number[]>;
}

export interface Site {
  work: number;
  colour: number;
  action?: string;
  cells: number[];
  no: Refusal[];
  ways?: string[][];
  why?: string;
  rule?: string;
  size?: number;
  coins?: number[];
  gives?: string[];
  points?: number;
  medals?: number;
  gold?: [number, number];
  silver?: [number, number];
  ending?: number;
}

export interface Shown {
  ground: Ground;
  points: number[];
  cards: number[];
  stalls: number[];
  closing: number[];
  lures: LureTo[];
  still: Record<string, [string, string]>;
  builds: Site[];
  pays: Record<string, number>;
}

export const WORKS = ["stall", "extension", "move", "start", "neutral"] as const;
export const EXTENSION = 1;

export function marketOf(at: AtTable): Market {
  return at.scene.view as unknown as Market;
}

export function shownOf(at: AtTable): Shown {
  return at.scene.shown as unknown as Shown;
}

export function stepOf(at: AtTable): Step | null {
  return at.step as unknown as Step | null;
}

export function cellAction(cell: number): string {
  return `cell r${Math.floor(cell / COLUMNS)}c${cell % COLUMNS}`;
}

/** The cell of `r6c5`, as events tell it. */
export function cellOf(name: string): number {
  const found = /^r(\d+)c(\d+)$/.exec(name);
  return found ? Number(found[1]) * COLUMNS + Number(found[2]) : -1;
}

export function handOf(market: Market, seat: number): number[] {
  return [...market.shown[seat], ...market.secret[seat]].sort((a, b) => a - b);
}

/** The card of `card 5`, `joker row-2`, `take column-1`, `discard 7`; 0 if the action names none. */
export function cardOf(action: string): number {
  const name = action.split(" ")[1] ?? "";
  if (/^[1-9]$/.test(name)) return Number(name);
  const joker = /^(row|column)-([123])$/.exec(name);
  return joker ? (joker[1] === "row" ? 9 : 12) + Number(joker[2]) : 0;
}

/** How a card is called in notation, after the verb. */
export function cardWord(card: number): string {
  return card < 10 ? String(card) : card < 13 ? `row-${card - 9}` : `column-${card - 12}`;
}

export const COLOUR_WORDS = ["purple", "red", "green", "yellow", "blue", "white"];
export const SIDE_WORDS = ["north", "east", "south", "west"];
export const SIDES: [number, number][] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** The cell beside a cell, on a side. */
export function beside(cell: number, side: number): number {
  return cell + SIDES[side][0] * COLUMNS + SIDES[side][1];
}

/** On which side of a stall's main tile its entrance lies. */
export function sideOf(main: number, door: number): number {
  return [0, 1, 2, 3].find((side) => beside(main, side) === door) ?? 0;
}
