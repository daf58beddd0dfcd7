/** What things are called: labels for eyes and ears. Nothing is named that the viewer does not know. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import { BONUS_IDS, factsOf, FAMILY, FAMILY_IDS, SPACE_IDS, STARS, viewOf } from "../rules.gen";
import { has, holder, IN_CABARET, isSeen, isTable, span } from "./table";

export const familyName = (family: number): string => say.text(FAMILY_IDS[family]);
export const bonusName = (bonus: number): string => say.text(BONUS_IDS[bonus]);
export const spaceName = (space: number): string => say.text(SPACE_IDS[space]);
export const placeName = (cell: number): string => say.text(`cell-${cell}`);
export const tileName = (tile: number): string => say.text(`tile-${tile}`);
export const tileShort = (tile: number): string => say.text(`tile-${tile}`, {}, "short");
export const specialShort = (special: number): string => say.text(`special-${special}`, {}, "short");
export const specialWhat = (special: number): string => say.text(`special-${special}`, {}, "what");

export function toGo(count: number): string {
  return say.text("ga-to-go", { count });
}

function sentence(parts: string[]): string {
  return parts.filter(Boolean).join(", ");
}

/** A table of the Cabaret or a stall of a track. */
export function describeCell(model: TableModel, cell: number): string {
  const [view, facts] = [viewOf(model), factsOf(model)];
  const who = holder(facts, cell);
  const bonus = view.layout[cell];
  return sentence([
    placeName(cell),
    isTable(cell) && has(view.stars, cell)
      ? say.text("ga-star-cell")
      : bonus
        ? `${bonusName(bonus)} (${say.text(BONUS_IDS[bonus], {}, "does")})`
        : "",
    who < 0 ? say.text("ga-empty") : say.text("ga-token-of", { name: model.names[who] }),
    ...[0, 1]
      .filter((seat) => facts.keys[seat].includes(cell))
      .map((seat) => say.text("ga-key", { name: model.names[seat] })),
  ]);
}

/** A character of the board, as far as the viewer knows it. */
export function describe(model: TableModel, space: number): string {
  const [view, facts] = [viewOf(model), factsOf(model)];
  const tile = view.tiles[space];
  const up = isSeen(view.up, space);
  const perhaps = tile ? [] : facts.perhaps[space];
  return sentence([
    spaceName(space),
    tileName(tile),
    tile && !up ? say.text("ga-peeked") : "",
    perhaps.length ? say.text("ga-perhaps", { tiles: perhaps.map(tileShort).join(", ") }) : "",
    ...facts.looked[space].map((seat) => say.text("ga-looked", { name: model.names[seat] })),
    ...[0, 1]
      .filter((seat) => facts.completes[seat].includes(space))
      .map((seat) => say.text("ga-completes", { name: model.names[seat] })),
    facts.last.includes(space) ? say.text("ga-last-of-place") : "",
    IN_CABARET.includes(space)
      ? say.text("ga-progress", {
          one: model.names[0],
          first: toGo(facts.to_go[space][0]),
          two: model.names[1],
          second: toGo(facts.to_go[space][1]),
        })
      : "",
  ]);
}

/** Who took a character and which, as far as the viewer knows. */
export function taken(model: TableModel, space: number): string {
  const view = viewOf(model);
  const tile = view.tiles[space];
  return tile ? `${STARS[tile]} ★ ${familyName(FAMILY[tile])}` : say.text("ga-hidden-tile");
}

export function prestigeText(range: readonly number[]): string {
  return say.text("ga-prestige", { range: span(range) });
}

/** Fit a line into a width: the size of its letters. */
export function fitted(text: string, width: number, most: number, letter = 0.56): number {
  return Math.min(most, width / (Math.max(text.length, 1) * letter));
}

/** A character somebody has won. */
export function describeOwned(model: TableModel, space: number): string {
  const view = viewOf(model);
  return sentence([tileName(view.tiles[space]), isSeen(view.up, space) ? "" : say.text("ga-won-secret")]);
}
