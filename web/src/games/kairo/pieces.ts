/** The pieces by name: `customer-blue`, `stall-red`, `card-5`, `joker-row-2`, `medal-gold`. */
import { GOODS } from "./art/palette";

export interface Drawn {
  box: [number, number];
  said: string;
  symbol?: string;
  fill?: string;
  stall?: { colour: number; owner: number; tiles: number[]; door?: number; taken?: boolean };
}

export const PIECES: Record<string, Drawn> = {};

GOODS.forEach(({ name }, colour) => {
  PIECES[`stall-${name}`] = {
    box: [120, 60],
    said: "stall",
    stall: { colour, owner: colour % 4, tiles: [0], door: 1 },
  };
  PIECES[`extended-${name}`] = {
    box: [120, 60],
    said: "extended",
    stall: { colour, owner: colour % 4, tiles: [0, 1] },
  };
  PIECES[`customer-${name}`] = { box: [50, 60], said: "figure", symbol: `cu${colour}` };
  PIECES[`goods-${name}`] = { box: [30, 30], said: "goods", symbol: `sw${colour}` };
  PIECES[`coin-${name}`] = { box: [24, 24], said: "coin", symbol: `co${colour}` };
  PIECES[`extension-${name}`] = { box: [10, 14], said: "tent", symbol: `tent${colour}` };
});
for (let section = 1; section <= 9; section++) {
  PIECES[`card-${section}`] = { box: [60, 84], said: "card", symbol: `card${section}` };
  PIECES[`section-${section}`] = { box: [60, 60], said: "section", fill: `pv${section - 1}` };
}
for (const [line, first] of [
  ["row", 10],
  ["column", 13],
] as const) {
  for (let n = 1; n <= 3; n++)
    PIECES[`joker-${line}-${n}`] = { box: [60, 84], said: "joker", symbol: `card${first + n - 1}` };
}
for (let seat = 0; seat < 4; seat++)
  PIECES[`pennant-${seat + 1}`] = { box: [44, 44], said: "pennant", symbol: `fl${seat}` };
PIECES["stall-neutral"] = { box: [120, 60], said: "neutral", stall: { colour: 3, owner: 4, tiles: [0], door: 1 } };
PIECES["entrance-taken"] = {
  box: [120, 60],
  said: "taken",
  stall: { colour: 4, owner: 2, tiles: [0], door: 1, taken: true },
};
PIECES["barker"] = { box: [60, 84], said: "barker", symbol: "cardbarker" };
PIECES["pile"] = { box: [60, 84], said: "pile", symbol: "back" };
PIECES["medal-gold"] = { box: [34, 40], said: "gold", symbol: "gold" };
PIECES["medal-silver"] = { box: [34, 40], said: "silver", symbol: "silver" };
PIECES["start"] = { box: [40, 40], said: "start", symbol: "star" };
PIECES["restaurant"] = { box: [60, 60], said: "restaurant", fill: "mos" };
