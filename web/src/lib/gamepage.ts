/** What a game's folder gives the page. */
import type { Component } from "svelte";
import type { About, AtTable } from "./at.svelte";
import type { Option } from "./wire";

export type Slot = "desk" | "phone";

/** An option in a few words; `does` tells, once it is chosen, what the things in it do. */
export interface Label {
  title: string;
  detail?: string;
  does?: string[];
}

export interface GamePage {
  Board: Component<{ at: AtTable; slot: Slot }>;
  /** The facts of one player, under name and score, where the board does not tell them. */
  Panel?: Component<{ at: AtTable; seat: number; small: boolean }>;
  /** Private things, where the board does not show them. */
  Hand?: Component<{ at: AtTable; slot: Slot }>;
  /** What the chosen option leads to. */
  Preview: Component<{ at: AtTable }>;
  Piece: Component<{ name: string; size?: number }>;
  pieces: string[];
  /** Which pieces are drawn beside which paragraph of the rules; `coin-*` stands for all whose names begin so. */
  pictures?: Record<string, string[]>;
  /** How a long list of options is folded. */
  groups?: (options: Option[], at: AtTable) => { title: string; options: Option[] }[];
  /** How an option reads in the list; its sentence if left out. */
  label?: (option: Option, at: AtTable) => Label;
  /** What a thing of the table is and does: whatever bears `data-about`, `seat-2` for a seat, `board` for the rest. */
  about?: (thing: string, at: AtTable) => About | null;
  /** What is asked, where a touch has said half of it; null for the sentence of the step. */
  prompt?: (at: AtTable) => string | null;
  /** Whether hands are hidden, so that a curtain is drawn between players of one device. */
  secrets: boolean;
  /** The points the table shows, where they are not those of the standing: behind screens, say. */
  points?: (at: AtTable) => number[] | null;
  /** Where the game stands, in a few words for the bar: "Round 2 of 3". */
  progress?: (at: AtTable) => { text: string; done: number; of: number } | null;
}

/** The pieces drawn beside a paragraph. */
export function picturesOf(page: Pick<GamePage, "pieces" | "pictures">, paragraph: string): string[] {
  return (page.pictures?.[paragraph] ?? []).flatMap((wanted) => {
    if (!wanted.endsWith("*")) return page.pieces.filter((piece) => piece === wanted);
    const begun = wanted.slice(0, -1);
    return page.pieces.filter((piece) => piece.startsWith(begun) && piece !== `${begun}0`); // 0 cannot be seen
  });
}

const folders = import.meta.glob<{ default: GamePage }>("../games/*/index.ts");

/** The page of a game, loaded when first asked for; a plain table for a game that draws none of its own. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = folders[`../games/${game}/index.ts`];
  return (load ? await load() : await import("../plain/index")).default;
}
