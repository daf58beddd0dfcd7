/** What is printed on the actions: signs in order, as drawn on the cards. */
export type Sign = "cabaret" | "finance" | "race" | "swap" | "characters";
export type Joint = "then" | "beside" | "unlike" | "same" | "plus" | "any";
export type Recipe = (Sign | Joint)[];

export const MAIN: Recipe[] = [
  [],
  ["cabaret", "beside", "cabaret"],
  ["cabaret", "then", "finance"],
  ["finance", "then", "race"],
  ["race", "unlike", "race"],
];

export const SPECIAL: Recipe[] = [
  [],
  ["cabaret", "plus", "cabaret"],
  ["cabaret", "beside", "cabaret", "beside", "cabaret"],
  ["cabaret", "then", "swap"],
  ["cabaret", "any"],
  ["cabaret", "then", "finance", "then", "race"],
  ["finance", "then", "finance"],
  ["characters", "then", "finance", "then", "swap"],
  ["race", "same", "race"],
  ["race", "unlike", "race", "unlike", "race"],
  ["swap", "then", "race"],
  ["race", "any"],
];

export const SYMBOL: Record<Sign, string> = {
  cabaret: "ga-i-cabaret",
  finance: "ga-i-finance",
  race: "ga-i-race",
  swap: "ga-b-3",
  characters: "ga-b-5",
};

export const isSign = (mark: Sign | Joint): mark is Sign => mark in SYMBOL;
