/** The pieces by name: `customer-blue`, `stall-red`, `card-5`, `joker-row-2`, `medal-gold`. */
import { CARD_NAMES, Colour, COLOUR_NAMES, FIRST_JOKER, NEUTRAL, SECTIONS } from "../rules.gen";

export interface Drawn {
  box: [number, number];
  said: string;
  symbol?: string;
  fill?: string;
  stall?: { colour: number; owner: number; tiles: number[]; door?: number; taken?: boolean };
}

export const PIECES: Record<string, Drawn> = {};

COLOUR_NAMES.forEach((name, colour) => {
  PIECES[`stall-${name}`] = {
    box: [120, 60],
    said: "stall",
    stall: { colour, owner: colour % NEUTRAL, tiles: [0], door: 1 },
  };
  PIECES[`extended-${name}`] = {
    box: [120, 60],
    said: "extended",
    stall: { colour, owner: colour % NEUTRAL, tiles: [0, 1] },
  };
  PIECES[`customer-${name}`] = { box: [50, 60], said: "figure", symbol: `cu${colour}` };
  PIECES[`goods-${name}`] = { box: [30, 30], said: "goods", symbol: `sw${colour}` };
  PIECES[`coin-${name}`] = { box: [24, 24], said: "coin", symbol: `co${colour}` };
  PIECES[`extension-${name}`] = { box: [10, 14], said: "tent", symbol: `tent${colour}` };
});
CARD_NAMES.forEach((name, card) => {
  if (card >= FIRST_JOKER) PIECES[`joker-${name}`] = { box: [60, 84], said: "joker", symbol: `card${card}` };
  else if (card > 0) PIECES[`card-${name}`] = { box: [60, 84], said: "card", symbol: `card${card}` };
});
for (let section = 1; section <= SECTIONS; section++) {
  PIECES[`section-${section}`] = { box: [60, 60], said: "section", fill: `pv${section - 1}` };
}
for (let seat = 0; seat < NEUTRAL; seat++)
  PIECES[`pennant-${seat + 1}`] = { box: [44, 44], said: "pennant", symbol: `fl${seat}` };
PIECES["neutral-stall"] = {
  box: [120, 60],
  said: "neutral",
  stall: { colour: Colour.YELLOW, owner: NEUTRAL, tiles: [0], door: 1 },
};
PIECES["entrance-taken"] = {
  box: [120, 60],
  said: "taken",
  stall: { colour: Colour.BLUE, owner: 2, tiles: [0], door: 1, taken: true },
};
PIECES["barker"] = { box: [60, 84], said: "barker", symbol: "cardbarker" };
PIECES["pile"] = { box: [60, 84], said: "pile", symbol: "back" };
PIECES["medal-gold"] = { box: [34, 40], said: "gold", symbol: "gold" };
PIECES["medal-silver"] = { box: [34, 40], said: "silver", symbol: "silver" };
PIECES["start"] = { box: [40, 40], said: "start", symbol: "star" };
PIECES["restaurant"] = { box: [60, 60], said: "restaurant", fill: "mos" };
