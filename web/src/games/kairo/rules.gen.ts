// Made from src/parlour/games/kairo by build_tools/pages.py: do not edit.
import { action, readers, type Words } from "../../lib/options";

export const Colour = { PURPLE: 0, RED: 1, GREEN: 2, YELLOW: 3, BLUE: 4, WHITE: 5 } as const;
export const COLOUR_NAMES = ["purple", "red", "green", "yellow", "blue", "white"] as const;
export const COLOUR_IDS = ["colour-purple", "colour-red", "colour-green", "colour-yellow", "colour-blue", "colour-white"] as const;

export const Side = { NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3 } as const;
export const SIDE_NAMES = ["north", "east", "south", "west"] as const;
export const SIDE_IDS = ["side-north", "side-east", "side-south", "side-west"] as const;

export const Work = { STALL: 0, EXTENSION: 1, MOVE: 2, START: 3, NEUTRAL: 4 } as const;
export const WORK_NAMES = ["stall", "extension", "move", "start", "neutral"] as const;
export const WORK_IDS = ["work-stall", "work-extension", "work-move", "work-start", "work-neutral"] as const;

export const Trigger = { NONE: 0, LAST_EXTENSION: 1, TWO_COLOURS: 2, NO_EXTENSION: 3 } as const;
export const TRIGGER_NAMES = ["none", "last-extension", "two-colours", "no-extension"] as const;
export const TRIGGER_IDS = ["trigger-none", "trigger-last-extension", "trigger-two-colours", "trigger-no-extension"] as const;

export const COLUMNS: number = 11;
export const CELL_NAMES: readonly string[] = ["r0c0", "r0c1", "r0c2", "r0c3", "r0c4", "r0c5", "r0c6", "r0c7", "r0c8", "r0c9", "r0c10", "r1c0", "r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8", "r1c9", "r1c10", "r2c0", "r2c1", "r2c2", "r2c3", "r2c4", "r2c5", "r2c6", "r2c7", "r2c8", "r2c9", "r2c10", "r3c0", "r3c1", "r3c2", "r3c3", "r3c4", "r3c5", "r3c6", "r3c7", "r3c8", "r3c9", "r3c10", "r4c0", "r4c1", "r4c2", "r4c3", "r4c4", "r4c5", "r4c6", "r4c7", "r4c8", "r4c9", "r4c10", "r5c0", "r5c1", "r5c2", "r5c3", "r5c4", "r5c5", "r5c6", "r5c7", "r5c8", "r5c9", "r5c10", "r6c0", "r6c1", "r6c2", "r6c3", "r6c4", "r6c5", "r6c6", "r6c7", "r6c8", "r6c9", "r6c10", "r7c0", "r7c1", "r7c2", "r7c3", "r7c4", "r7c5", "r7c6", "r7c7", "r7c8", "r7c9", "r7c10", "r8c0", "r8c1", "r8c2", "r8c3", "r8c4", "r8c5", "r8c6", "r8c7", "r8c8", "r8c9", "r8c10", "r9c0", "r9c1", "r9c2", "r9c3", "r9c4", "r9c5", "r9c6", "r9c7", "r9c8", "r9c9", "r9c10"];
export const SECTIONS: number = 9;
export const MARKET: number = 1;
export const RESTAURANT: number = 2;
export const NEUTRAL: number = 4;
export const STALLS: readonly (readonly number[])[] = [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [2, 0], [2, 1], [2, 2], [2, 3], [2, 4], [2, 5], [3, 0], [3, 1], [3, 2], [3, 3], [3, 4], [3, 5], [4, 0], [4, 1], [4, 2], [4, 3], [4, 4], [4, 5]];
export const EXTENSIONS: number = 6;
export const CARD_NAMES: readonly string[] = ["hidden", "1", "2", "3", "4", "5", "6", "7", "8", "9", "row-1", "row-2", "row-3", "column-1", "column-2", "column-3"];
export const FIRST_JOKER: number = 10;
export const THREE: number = 3;
export const CARD_SECTIONS: readonly (readonly number[])[] = [[], [0], [1], [2], [3], [4], [5], [6], [7], [8], [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]];

export type PlaceInTurn = { kind: "PlaceInTurn"; placed: number; seat: number };
export type DrawNeutral = { kind: "DrawNeutral"; drawn: number; seat: number };
export type ChooseAction = { kind: "ChooseAction"; seat: number };
export type PlayCard = { kind: "PlayCard"; seat: number; work: number };
export type PayJoker = { kind: "PayJoker"; seat: number; work: number; sections: number };
export type LayThree = { kind: "LayThree"; seat: number; work: number; left: number; least: number };
export type ChooseColour = { kind: "ChooseColour"; seat: number; work: number; sections: number };
export type ChooseCell = { kind: "ChooseCell"; seat: number; work: number; colour: number; sections: number };
export type ChooseSide = { kind: "ChooseSide"; seat: number; work: number; colour: number; cell: number };
export type PayOwn = { kind: "PayOwn"; seat: number; colour: number; least: number; most: number };
export type PayOther = { kind: "PayOther"; seat: number; colour: number; other: number; owed: number };
export type ScoreExtension = { kind: "ScoreExtension"; colour: number; seat: number };
export type ChooseCustomer = { kind: "ChooseCustomer"; seat: number };
export type ChooseEntrance = { kind: "ChooseEntrance"; seat: number; colour: number };
export type DrawCard = { kind: "DrawCard"; seat: number; left: number };
export type DiscardCard = { kind: "DiscardCard"; seat: number };
export type EndTurn = { kind: "EndTurn"; seat: number };
export type Step = PlaceInTurn | DrawNeutral | ChooseAction | PlayCard | PayJoker | LayThree | ChooseColour | ChooseCell | ChooseSide | PayOwn | PayOther | ScoreExtension | ChooseCustomer | ChooseEntrance | DrawCard | DiscardCard | EndTurn;

export type StallPlaced = { kind: "StallPlaced"; seat: number; colour: number; cell: string; side: number };
export type StallMoved = { kind: "StallMoved"; seat: number; colour: number; source: string; cell: string; side: number };
export type NeutralDrawn = { kind: "NeutralDrawn"; seat: number; colour: number };
export type NeutralPlaced = { kind: "NeutralPlaced"; seat: number; colour: number; cell: string; side: number };
export type CardsPlayed = { kind: "CardsPlayed"; seat: number; cards: number[] };
export type Paid = { kind: "Paid"; seat: number; colour: number; coins: number };
export type Extended = { kind: "Extended"; seat: number; colour: number; cell: string; size: number };
export type SizeScored = { kind: "SizeScored"; seat: number; colour: number; points: number };
export type GoldWon = { kind: "GoldWon"; seat: number; colour: number; points: number };
export type SilverWon = { kind: "SilverWon"; seat: number; colour: number; points: number };
export type Lured = { kind: "Lured"; seat: number; colour: number; cell: string; barkers: number };
export type Arrived = { kind: "Arrived"; colour: number; cell: string };
export type Earned = { kind: "Earned"; seat: number; colour: number; coins: number };
export type TookFromDisplay = { kind: "TookFromDisplay"; seat: number; card: number };
export type TookFromPile = { kind: "TookFromPile"; seat: number; card: number };
export type TookBarker = { kind: "TookBarker"; seat: number };
export type Discarded = { kind: "Discarded"; seat: number; card: number };
export type DisplayFilled = { kind: "DisplayFilled"; cards: number[] };
export type Reshuffled = { kind: "Reshuffled"; count: number };
export type FinalPhaseBegan = { kind: "FinalPhaseBegan"; trigger: number };
export type Stopped = { kind: "Stopped"; seat: number };
export type RanOut = { kind: "RanOut"; seat: number };
export type Ended = { kind: "Ended" };
export type Event = StallPlaced | StallMoved | NeutralDrawn | NeutralPlaced | CardsPlayed | Paid | Extended | SizeScored | GoldWon | SilverWon | Lured | Arrived | Earned | TookFromDisplay | TookFromPile | TookBarker | Discarded | DisplayFilled | Reshuffled | FinalPhaseBegan | Stopped | RanOut | Ended;

export type BuildStall = { kind: "BuildStall" };
export const BuildStall = action<BuildStall>("BuildStall", [], {"": "build stall"});
export type BuildExtension = { kind: "BuildExtension" };
export const BuildExtension = action<BuildExtension>("BuildExtension", [], {"": "build extension"});
export type MoveStall = { kind: "MoveStall" };
export const MoveStall = action<MoveStall>("MoveStall", [], {"": "move stall"});
export type Lure = { kind: "Lure" };
export const Lure = action<Lure>("Lure", [], {"": "lure"});
export type Draw = { kind: "Draw" };
export const Draw = action<Draw>("Draw", [], {"": "draw"});
export type Stop = { kind: "Stop" };
export const Stop = action<Stop>("Stop", [], {"": "stop"});
export type Play = { kind: "Play"; card: number };
export const Play = action<Play>("Play", ["card"], {"1": "card 1", "2": "card 2", "3": "card 3", "4": "card 4", "5": "card 5", "6": "card 6", "7": "card 7", "8": "card 8", "9": "card 9", "10": "joker row-1", "11": "joker row-2", "12": "joker row-3", "13": "joker column-1", "14": "joker column-2", "15": "joker column-3"});
export type Three = { kind: "Three" };
export const Three = action<Three>("Three", [], {"": "three"});
export type Coin = { kind: "Coin"; colour: number };
export const Coin = action<Coin>("Coin", ["colour"], {"0": "coin purple", "1": "coin red", "2": "coin green", "3": "coin yellow", "4": "coin blue", "5": "coin white"});
export type Discard = { kind: "Discard"; card: number };
export const Discard = action<Discard>("Discard", ["card"], {"1": "discard 1", "2": "discard 2", "3": "discard 3", "4": "discard 4", "5": "discard 5", "6": "discard 6", "7": "discard 7", "8": "discard 8", "9": "discard 9", "10": "discard row-1", "11": "discard row-2", "12": "discard row-3", "13": "discard column-1", "14": "discard column-2", "15": "discard column-3"});
export type Choose = { kind: "Choose"; colour: number };
export const Choose = action<Choose>("Choose", ["colour"], {"0": "colour purple", "1": "colour red", "2": "colour green", "3": "colour yellow", "4": "colour blue", "5": "colour white"});
export type Cell = { kind: "Cell"; row: number; column: number };
export const Cell = action<Cell>("Cell", ["row", "column"], {"0 0": "cell r0c0", "0 1": "cell r0c1", "0 2": "cell r0c2", "0 3": "cell r0c3", "0 4": "cell r0c4", "0 5": "cell r0c5", "0 6": "cell r0c6", "0 7": "cell r0c7", "0 8": "cell r0c8", "0 9": "cell r0c9", "0 10": "cell r0c10", "1 0": "cell r1c0", "1 1": "cell r1c1", "1 2": "cell r1c2", "1 3": "cell r1c3", "1 4": "cell r1c4", "1 5": "cell r1c5", "1 6": "cell r1c6", "1 7": "cell r1c7", "1 8": "cell r1c8", "1 9": "cell r1c9", "1 10": "cell r1c10", "2 0": "cell r2c0", "2 1": "cell r2c1", "2 2": "cell r2c2", "2 3": "cell r2c3", "2 4": "cell r2c4", "2 5": "cell r2c5", "2 6": "cell r2c6", "2 7": "cell r2c7", "2 8": "cell r2c8", "2 9": "cell r2c9", "2 10": "cell r2c10", "3 0": "cell r3c0", "3 1": "cell r3c1", "3 2": "cell r3c2", "3 3": "cell r3c3", "3 4": "cell r3c4", "3 5": "cell r3c5", "3 6": "cell r3c6", "3 7": "cell r3c7", "3 8": "cell r3c8", "3 9": "cell r3c9", "3 10": "cell r3c10", "4 0": "cell r4c0", "4 1": "cell r4c1", "4 2": "cell r4c2", "4 3": "cell r4c3", "4 4": "cell r4c4", "4 5": "cell r4c5", "4 6": "cell r4c6", "4 7": "cell r4c7", "4 8": "cell r4c8", "4 9": "cell r4c9", "4 10": "cell r4c10", "5 0": "cell r5c0", "5 1": "cell r5c1", "5 2": "cell r5c2", "5 3": "cell r5c3", "5 4": "cell r5c4", "5 5": "cell r5c5", "5 6": "cell r5c6", "5 7": "cell r5c7", "5 8": "cell r5c8", "5 9": "cell r5c9", "5 10": "cell r5c10", "6 0": "cell r6c0", "6 1": "cell r6c1", "6 2": "cell r6c2", "6 3": "cell r6c3", "6 4": "cell r6c4", "6 5": "cell r6c5", "6 6": "cell r6c6", "6 7": "cell r6c7", "6 8": "cell r6c8", "6 9": "cell r6c9", "6 10": "cell r6c10", "7 0": "cell r7c0", "7 1": "cell r7c1", "7 2": "cell r7c2", "7 3": "cell r7c3", "7 4": "cell r7c4", "7 5": "cell r7c5", "7 6": "cell r7c6", "7 7": "cell r7c7", "7 8": "cell r7c8", "7 9": "cell r7c9", "7 10": "cell r7c10", "8 0": "cell r8c0", "8 1": "cell r8c1", "8 2": "cell r8c2", "8 3": "cell r8c3", "8 4": "cell r8c4", "8 5": "cell r8c5", "8 6": "cell r8c6", "8 7": "cell r8c7", "8 8": "cell r8c8", "8 9": "cell r8c9", "8 10": "cell r8c10", "9 0": "cell r9c0", "9 1": "cell r9c1", "9 2": "cell r9c2", "9 3": "cell r9c3", "9 4": "cell r9c4", "9 5": "cell r9c5", "9 6": "cell r9c6", "9 7": "cell r9c7", "9 8": "cell r9c8", "9 9": "cell r9c9", "9 10": "cell r9c10"});
export type Face = { kind: "Face"; side: number };
export const Face = action<Face>("Face", ["side"], {"0": "side north", "1": "side east", "2": "side south", "3": "side west"});
export type Give = { kind: "Give"; colour: number; coins: number };
export const Give = action<Give>("Give", ["colour", "coins"], {"0 0": "give purple 0", "0 1": "give purple 1", "0 2": "give purple 2", "0 3": "give purple 3", "0 4": "give purple 4", "0 5": "give purple 5", "0 6": "give purple 6", "0 7": "give purple 7", "0 8": "give purple 8", "0 9": "give purple 9", "0 10": "give purple 10", "0 11": "give purple 11", "0 12": "give purple 12", "1 0": "give red 0", "1 1": "give red 1", "1 2": "give red 2", "1 3": "give red 3", "1 4": "give red 4", "1 5": "give red 5", "1 6": "give red 6", "1 7": "give red 7", "1 8": "give red 8", "1 9": "give red 9", "1 10": "give red 10", "1 11": "give red 11", "1 12": "give red 12", "2 0": "give green 0", "2 1": "give green 1", "2 2": "give green 2", "2 3": "give green 3", "2 4": "give green 4", "2 5": "give green 5", "2 6": "give green 6", "2 7": "give green 7", "2 8": "give green 8", "2 9": "give green 9", "2 10": "give green 10", "2 11": "give green 11", "2 12": "give green 12", "3 0": "give yellow 0", "3 1": "give yellow 1", "3 2": "give yellow 2", "3 3": "give yellow 3", "3 4": "give yellow 4", "3 5": "give yellow 5", "3 6": "give yellow 6", "3 7": "give yellow 7", "3 8": "give yellow 8", "3 9": "give yellow 9", "3 10": "give yellow 10", "3 11": "give yellow 11", "3 12": "give yellow 12", "4 0": "give blue 0", "4 1": "give blue 1", "4 2": "give blue 2", "4 3": "give blue 3", "4 4": "give blue 4", "4 5": "give blue 5", "4 6": "give blue 6", "4 7": "give blue 7", "4 8": "give blue 8", "4 9": "give blue 9", "4 10": "give blue 10", "4 11": "give blue 11", "4 12": "give blue 12", "5 0": "give white 0", "5 1": "give white 1", "5 2": "give white 2", "5 3": "give white 3", "5 4": "give white 4", "5 5": "give white 5", "5 6": "give white 6", "5 7": "give white 7", "5 8": "give white 8", "5 9": "give white 9", "5 10": "give white 10", "5 11": "give white 11", "5 12": "give white 12"});
export type Customer = { kind: "Customer"; colour: number };
export const Customer = action<Customer>("Customer", ["colour"], {"0": "customer purple", "1": "customer red", "2": "customer green", "3": "customer yellow", "4": "customer blue", "5": "customer white"});
export type Take = { kind: "Take"; card: number };
export const Take = action<Take>("Take", ["card"], {"1": "take 1", "2": "take 2", "3": "take 3", "4": "take 4", "5": "take 5", "6": "take 6", "7": "take 7", "8": "take 8", "9": "take 9", "10": "take row-1", "11": "take row-2", "12": "take row-3", "13": "take column-1", "14": "take column-2", "15": "take column-3"});
export type TakePile = { kind: "TakePile" };
export const TakePile = action<TakePile>("TakePile", [], {"": "take pile"});
export type TakeBarker = { kind: "TakeBarker" };
export const TakeBarker = action<TakeBarker>("TakeBarker", [], {"": "take barker"});
export type Action = BuildStall | BuildExtension | MoveStall | Lure | Draw | Stop | Play | Three | Coin | Discard | Choose | Cell | Face | Give | Customer | Take | TakePile | TakeBarker;

export interface View {
  seats: number;
  key: number;
  agenda: Step[];
  board: string;
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
  built: number[];
  won: number[];
  bag: number[];
  active: number;
  quiet: number;
  trigger: number;
  out: number[];
}

/** The map of a board: by cell its zone and section, and where customers start. */
export interface BoardMap {
  rows: number;
  columns: number;
  zone: number[];
  section: number[];
  starts: number[];
}

/** A customer's way to an entrance: how far, how many barkers, who earns what, and the actions that lead there. */
export interface Way {
  colour: number;
  cell: number;
  owner: number;
  size: number;
  steps: number;
  barkers: number;
  enough: boolean;
  passed: number[];
  path: number[];
  earns: [seat: number, coins: number][];
  actions: string[];
  why?: string;
  rule?: string;
}

/** Cells that will not do for one reason; `harm`, by cell, is what a tile there would cut off. */
export interface Unfit {
  reason: string;
  rule: string;
  cells: number[];
  harm?: Record<string, number[]>;
}

/** A piece: where it may go, why not elsewhere; for an extension one way to pay for it and what it brings. */
export interface Site {
  work: number;
  colour: number;
  cells: number[];
  no: Unfit[];
  action?: string;
  why?: string;
  rule?: string;
  size?: number;
  coins?: number[];
  gives?: string[];
  points?: number;
  medals?: number;
  gold?: number[];
  silver?: number[];
  ending?: number;
  ways?: string[][];
}

/** What a table shows beside the view, from the view alone. */
export interface Facts {
  ground: BoardMap;
  points: number[];
  sources: [already: number, least: number, most: number][][];
  coins_open: boolean;
  purses: number[];
  cards: number[];
  stalls: number[];
  closing: number[];
  extensions_to_go: number;
  lures: Way[];
  still: Record<string, [reason: string, rule: string]>;
  builds: Site[];
  pays: Record<string, number>;
}

/** Kind of word → its paragraph, and its fields that hold things with names. */
export const WORDS: Words = {
  PlaceInTurn: { cite: "KA 3.7", things: { seat: "seat" } },
  DrawNeutral: { cite: "KA 3.9b", things: { seat: "seat" } },
  ChooseAction: { cite: "KA 4.1", things: { seat: "seat" } },
  PlayCard: { cite: "KA 5.1", things: { seat: "seat", work: WORK_IDS } },
  PayJoker: { cite: "KA 5.1b", things: { seat: "seat", work: WORK_IDS } },
  LayThree: { cite: "KA 5.1c", things: { seat: "seat", work: WORK_IDS } },
  ChooseColour: { cite: "KA 5.1", things: { seat: "seat", work: WORK_IDS } },
  ChooseCell: { cite: "KA 5.1", things: { seat: "seat", work: WORK_IDS, colour: COLOUR_IDS } },
  ChooseSide: { cite: "KA R4", things: { seat: "seat", work: WORK_IDS, colour: COLOUR_IDS } },
  PayOwn: { cite: "KA 5.4", things: { seat: "seat", colour: COLOUR_IDS } },
  PayOther: { cite: "KA 5.4b", things: { seat: "seat", colour: COLOUR_IDS, other: COLOUR_IDS } },
  ScoreExtension: { cite: "KA 5.5", things: { seat: "seat", colour: COLOUR_IDS } },
  ChooseCustomer: { cite: "KA 6.1c", things: { seat: "seat" } },
  ChooseEntrance: { cite: "KA 6.2", things: { seat: "seat", colour: COLOUR_IDS } },
  DrawCard: { cite: "KA 7.1", things: { seat: "seat" } },
  DiscardCard: { cite: "KA 7.3", things: { seat: "seat" } },
  EndTurn: { cite: "KA 4.3", things: { seat: "seat" } },
  StallPlaced: { cite: "KA 5.2", things: { seat: "seat", colour: COLOUR_IDS, side: SIDE_IDS } },
  StallMoved: { cite: "KA 5.7", things: { seat: "seat", colour: COLOUR_IDS, side: SIDE_IDS } },
  NeutralDrawn: { cite: "KA 3.9b", things: { seat: "seat", colour: COLOUR_IDS } },
  NeutralPlaced: { cite: "KA 3.9b", things: { seat: "seat", colour: COLOUR_IDS, side: SIDE_IDS } },
  CardsPlayed: { cite: "KA 5.1", things: { seat: "seat", cards: "card" } },
  Paid: { cite: "KA 5.4", things: { seat: "seat", colour: COLOUR_IDS } },
  Extended: { cite: "KA 5.3", things: { seat: "seat", colour: COLOUR_IDS } },
  SizeScored: { cite: "KA 5.5", things: { seat: "seat", colour: COLOUR_IDS } },
  GoldWon: { cite: "KA 5.6", things: { seat: "seat", colour: COLOUR_IDS } },
  SilverWon: { cite: "KA 5.6", things: { seat: "seat", colour: COLOUR_IDS } },
  Lured: { cite: "KA 6.1", things: { seat: "seat", colour: COLOUR_IDS } },
  Arrived: { cite: "KA 6.4", things: { colour: COLOUR_IDS } },
  Earned: { cite: "KA 6.5", things: { seat: "seat", colour: COLOUR_IDS } },
  TookFromDisplay: { cite: "KA 7.1a", things: { seat: "seat", card: "card" } },
  TookFromPile: { cite: "KA 7.1b", things: { seat: "seat", card: "card" } },
  TookBarker: { cite: "KA 7.1c", things: { seat: "seat" } },
  Discarded: { cite: "KA 7.3", things: { seat: "seat", card: "card" } },
  DisplayFilled: { cite: "KA 7.4", things: { cards: "card" } },
  Reshuffled: { cite: "KA 7.5", things: {  } },
  FinalPhaseBegan: { cite: "KA 8.1", things: { trigger: TRIGGER_IDS } },
  Stopped: { cite: "KA 8.3", things: { seat: "seat" } },
  RanOut: { cite: "KA 8.3", things: { seat: "seat" } },
  Ended: { cite: "KA 8.5", things: {  } },
  BuildStall: { cite: "KA 5.2", things: {  } },
  BuildExtension: { cite: "KA 5.3", things: {  } },
  MoveStall: { cite: "KA 5.7", things: {  } },
  Lure: { cite: "KA 6.1", things: {  } },
  Draw: { cite: "KA 7.1", things: {  } },
  Stop: { cite: "KA 8.3", things: {  } },
  Play: { cite: "KA 5.1", things: { card: "card" } },
  Three: { cite: "KA 5.1c", things: {  } },
  Coin: { cite: "KA 5.1b", things: { colour: COLOUR_IDS } },
  Discard: { cite: "KA 7.3", things: { card: "card" } },
  Choose: { cite: "KA 5.1", things: { colour: COLOUR_IDS } },
  Cell: { cite: "KA 5.1", things: {  } },
  Face: { cite: "KA R4", things: { side: SIDE_IDS } },
  Give: { cite: "KA 5.4", things: { colour: COLOUR_IDS } },
  Customer: { cite: "KA 6.1c", things: { colour: COLOUR_IDS } },
  Take: { cite: "KA 7.1a", things: { card: "card" } },
  TakePile: { cite: "KA 7.1b", things: {  } },
  TakeBarker: { cite: "KA 7.1c", things: {  } },
  StallSize: { cite: "KA 6.5", things: { colour: COLOUR_IDS } },
  MedalsHeld: { cite: "KA 9.1", things: {  } },
  CoinsHeld: { cite: "KA 9.2", things: {  } },
  CardsHeld: { cite: "KA R23", things: {  } },
  BarkersHeld: { cite: "KA 6.3", things: {  } },
  CustomerNear: { cite: "KA 6.5", things: { colour: COLOUR_IDS } },
  PaysTwice: { cite: "KA 6.4", things: { colour: COLOUR_IDS } },
  ExtensionNext: { cite: "KA 5.5", things: { colour: COLOUR_IDS } },
  ExtensionReady: { cite: "KA 5.5", things: { colour: COLOUR_IDS } },
  FinalPhaseNear: { cite: "KA 8.1", things: {  } },
  LastExtension: { cite: "KA 8.1", things: {  } },
  Points: { cite: "", things: {  } },
  OthersPoints: { cite: "", things: { seat: "seat" } },
};

/** What points come from, in the order of the score sheet. */
export const SOURCES = ["stalls", "medals", "last-medals", "coins"];
/** Whether two players may see different things. */
export const SECRETS = true;
export const { viewOf, factsOf, stepOf, eventsOf, wordOf, optionWord } = readers<{ View: View; Facts: Facts; Action: Action; Event: Event; Step: Step }>([BuildStall, BuildExtension, MoveStall, Lure, Draw, Stop, Play, Three, Coin, Discard, Choose, Cell, Face, Give, Customer, Take, TakePile, TakeBarker]);
