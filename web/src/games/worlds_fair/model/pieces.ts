/** The names under which pieces are drawn. */
import { AREA_IDS, AREA_NAMES, FIGURE_IDS, FIRST_FIGURE } from "../rules.gen";

export const PIECES: string[] = [
  ...AREA_IDS,
  ...AREA_NAMES.map((area) => `approved-${area}`),
  ...FIGURE_IDS,
  "exhibit",
  "ticket",
  "figure",
  "deck",
  "discards",
  "wheel",
  "car",
  "supporter",
  "reserve",
  "coin",
  "medal",
  ...Array.from({ length: FIRST_FIGURE - 1 }, (_, index) => `card-${index + 1}`),
];
