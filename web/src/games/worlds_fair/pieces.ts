/** The names under which pieces are drawn. */
import { AREA_NAMES, FIGURE_NAMES, TICKET } from "./fair";

const EXHIBITS_AN_AREA = 8; // the numbers of the catalog: card-1 to card-40 by area, then the attractions
const EXHIBITS = EXHIBITS_AN_AREA * AREA_NAMES.length;

/** The kind of a card by its number in the catalog; only for pictures without a table. */
export function kindOf(card: number): number {
  return card <= EXHIBITS ? Math.floor((card - 1) / EXHIBITS_AN_AREA) : TICKET;
}

export const PIECES: string[] = [
  ...AREA_NAMES, ...AREA_NAMES.map((area) => `approved-${area}`), ...FIGURE_NAMES,
  "exhibit", "ticket", "figure", "deck", "discards", "wheel", "car", "supporter", "reserve", "coin", "medal",
  ...Array.from({ length: 68 }, (_, index) => `card-${index + 1}`),
];
