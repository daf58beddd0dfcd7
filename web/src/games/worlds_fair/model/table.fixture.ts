/** A table of two for tests: what the server would tell, made by hand. */
import { TableModel, type Source } from "../../../lib/tablemodel.svelte";
import type { Word } from "../../../lib/say.svelte";
import type { Scene, TableInfo } from "../../../lib/wire";
import type { Facts, Step, View } from "../rules.gen";

const KINDS = [
  -1,
  ...Array.from({ length: 40 }, (_, card) => Math.floor(card / 8)),
  ...Array<number>(28).fill(5),
  6,
  6,
  6,
  6,
  6,
  7,
  7,
  7,
  7,
  8,
  8,
  8,
  8,
  9,
  9,
  10,
  10,
  11,
  11,
  12,
  12,
  13,
  13,
];

export function viewOfTwo(step: Word, change: Partial<View> = {}): View {
  return {
    agenda: [step as Step],
    seats: 2,
    key: 0,
    places: [0, 1, 2, 3, 4],
    supporters: [
      [2, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [1, 0],
    ],
    reserve: [15, 16],
    beside: [[1, 41], [9], [17, 42, 70], [25], [33, 34, 35]],
    deck: Array<number>(60).fill(0),
    discards: [43],
    exhibits: [[2], []],
    tickets: [[44], []],
    figures: [[], []],
    approved: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    coins: [0, 0],
    medals: [0, 0],
    car: 3,
    round: 1,
    active: 0,
    placed: -1,
    ...change,
  };
}

export function factsOfTwo(change: Partial<Facts> = {}): Facts {
  return {
    wheel: 9,
    left: 6,
    rounds: 3,
    limits: [3, 3, 4, 4, 3],
    kinds: KINDS,
    held: [
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    sources: [
      [
        [0, 3, 3],
        [0, 4, 4],
        [0, 0, 0],
      ],
      [
        [0, 0, 0],
        [0, 2, 2],
        [0, 2, 2],
      ],
    ],
    sets: [[], []],
    figures: [[], []],
    turns: [0, 1, 2, 3, 4].map((area) => ({
      spaces: area === 2 ? 1 : 0,
      left: area === 2 ? 5 : 6,
      refill: [area, (area + 1) % 5, (area + 2) % 5],
    })),
    standings: [
      [1, 3],
      [2, 2],
      [3, 1],
      [2, 2],
      [1, 0],
    ],
    medals: [
      [2, 0],
      [0, 0],
      [0, 2],
      [0, 0],
      [2, 0],
    ],
    allowed: [
      [3, 0],
      [1, 1],
      [0, 3],
      [1, 1],
      [3, 0],
    ],
    approved: [
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    coins: [3, 0],
    most: [true, false],
    ...change,
  };
}

export function sceneOfTwo(
  step: Word,
  options: [string, Word][],
  view: Partial<View> = {},
  facts: Partial<Facts> = {},
): Scene {
  return {
    table: "t",
    at: 5,
    seat: 0,
    turn: 0,
    view: viewOfTwo(step, view),
    undo: "none",
    redo: false,
    clock: null,
    outcome: null,
    options: options.map(([action, word]) => ({ action, word })),
    standing: [7, 4],
    shown: factsOfTwo(facts),
  };
}

export function tableOfTwo(scene: Scene, source: Source = {}): TableModel {
  const seats = ["Ada", "Ben"].map((name, seat) => ({
    seat,
    kind: "person",
    name,
    player: null,
    level: null,
    away: false,
  }));
  const info = { table: "t", game: "worlds_fair", phase: "playing", seats, at: 5, turn: 0, yours: [0] };
  return new TableModel(info as unknown as TableInfo, scene, source);
}
