/** What a game's folder gives the page. */
import type { Component } from "svelte";
import type { BroughtPage } from "../brought/page";
import { api } from "./api";
import type { About, TableModel } from "./tablemodel.svelte";
import { settings } from "./settings.svelte";
import type { Sound } from "./sounds";
import type { Foresight, Happened, Option, Scene } from "./wire";

export type Slot = "desk" | "phone";
type Events = Happened["events"];

/** One part of a scene that is told at the player's pace: who gets what, and why. */
export interface TellingPart {
  title: string;
  lines: { seat: number | null; text: string }[];
  /** Things on the board that it is about. */
  things: string[];
  /** What each seat has by then, where that is counted step by step. */
  points?: number[];
}

/** How what others do can be followed on this game's drawing. Things have names there, in `data-thing`. */
export interface Follow {
  /** Milliseconds that something moves at the full pace; 0 for what only stands there. */
  lasts(events: Events, before: Scene | null): number;
  /** The events that tell a deed in a line. */
  gist(events: Events): Events;
  /** What an event has touched. */
  things(event: Events[number]): string[];
  /** What is heard of an event; null for nothing. */
  sound(event: Events[number]): Sound | null;
  /** A scoring, a prize, an end: told part by part, while all that follows waits. `scored`: the table as it stood when
   *  the counting began, where the scene before it lacks the move that led there. */
  telling(
    events: Events,
    before: Scene | null,
    model: TableModel,
    after?: Scene | null,
  ): { title: string; parts: TellingPart[]; scored?: Scene } | null;
}

/** A game that says nothing of its own: every event is told, nothing moves. */
export const PLAIN: Follow = {
  lasts: () => 0,
  gist: (events) => events,
  things: () => [],
  sound: () => null,
  telling: () => null,
};

/** Whatever shows a scene. */
export interface Seen {
  scene: Scene;
}

/** Where points come from, as the rules count them: by seat and source. The names are those of the score sheet. */
export interface Sources {
  names: readonly string[];
  points: [already: number, least: number, most: number][][];
}

/** An option in a few words; `does` tells, once it is chosen, what the things in it do. */
export interface Label {
  title: string;
  detail?: string;
  does?: string[];
}

export interface GamePage {
  Board: Component<{ model: TableModel; slot: Slot }>;
  /** The facts of one player, under name and score, where the board does not tell them. */
  Panel?: Component<{ model: TableModel; seat: number; small: boolean }>;
  /** Private things, where the board does not show them. */
  Hand?: Component<{ model: TableModel; slot: Slot }>;
  /** What the chosen option leads to. */
  Preview: Component<{ model: TableModel }>;
  Piece: Component<{ name: string; size?: number }>;
  pieces: string[];
  /** Which pieces are drawn beside which paragraph of the rules; `coin-*` stands for all whose names begin so. */
  pictures?: Record<string, string[]>;
  /** How a long list of options is folded. */
  groups?: (options: Option[], model: TableModel) => { title: string; options: Option[] }[];
  /** How an option reads in the list; its sentence if left out. */
  label?: (option: Option, model: TableModel) => Label;
  /** What a thing of the table is and does: whatever bears `data-about`, `seat-2` for a seat, `board` for the rest. */
  about?: (thing: string, model: TableModel) => About | null;
  /** Kinds of actions that begin a turn, besides those that are offered together. */
  begins?: readonly string[];
  /** A whole move of several choices in a few words: "Extend your red stall, section 4, card 5". */
  deed?: (words: Option[], model: TableModel) => string | null;
  /** Why a move is good, from what it leads to: a few words each. */
  merits?: (words: Option[], foreseen: Foresight, model: TableModel) => string[];
  /** What is asked, where a touch has said half of it; null for the sentence of the step. */
  prompt?: (model: TableModel) => string | null;
  /** Whether hands are hidden, so that a curtain is drawn between players of one device. */
  secrets: boolean;
  /** The points the table shows, where they are not those of the standing: behind screens, say. */
  points?: (model: TableModel) => number[] | null;
  /** Where they come from. */
  sources?: (seen: Seen) => Sources;
  /** What a seat's points changed by between two scenes, in a few words each; by source if left out. */
  gains?: (before: Seen, after: Seen, seat: number) => string[];
  /** How the deeds of others are followed. */
  follow?: Follow;
  /** Where the game stands, in a few words for the bar: "Round 2 of 3". */
  progress?: (model: TableModel) => { text: string; done: number; of: number } | null;
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

/** The page of a game, loaded when first asked for; that of its own package, or a plain table, if there is none here. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = folders[`../games/${game}/index.ts`];
  if (load) return (await load()).default;
  const plain = (await import("../plain/index")).default;
  const told = await api.words(game, settings.lang).catch(() => null);
  if (!told) return plain;
  const page = { ...plain, secrets: told.secrets };
  const address = told.page;
  if (address === null) return page;
  const { bring } = await import("../brought/page");
  const here = await bring(game, () => import(/* @vite-ignore */ address) as Promise<Partial<BroughtPage>>);
  return here ? { ...page, Board: (await import("../brought/Board.svelte")).default } : page;
}
