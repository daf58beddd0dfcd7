/**
 * The interface of a page that a game's own package brings: `page/table.js` beside its rules, one module of plain
 * JavaScript. It says for which version it was written; another one, or a fault, leaves the game at the plain table.
 */
import type { TableModel } from "../lib/tablemodel.svelte";
import type { Slot } from "../lib/gamepage";
import { say, type Told } from "../lib/say.svelte";
import type { Option, Scene } from "../lib/wire";

export const INTERFACE = 1;

/** All that is to be drawn. */
export interface Moment {
  scene: Scene;
  names: string[];
  /** What may be chosen; none while it is not the viewer's turn. */
  options: Option[];
  /** The option that was touched once, in notation. */
  chosen: string | null;
  /** Whether an action is on its way: nothing can be chosen. */
  busy: boolean;
  slot: Slot;
  lang: string;
}

/** What the house does for the module. */
export interface Host {
  /** A message of the game's catalogs, `page_<game>.ftl` among them, or of the house. */
  text(id: string, given?: Record<string, string | number>): string;
  /** A word of the game as a sentence. */
  tell(word: Told): string;
  /** An option, by its notation, was touched: the first time it is considered, the second time played. */
  touch(action: string): void;
  /** A pointer is on an option, or no longer on one. */
  point(action: string | null): void;
}

/** A table that was drawn. */
export interface Drawn {
  show(moment: Moment): void;
  close(): void;
}

export interface BroughtPage {
  INTERFACE: number;
  draw(target: HTMLElement, host: Host): Drawn;
}

export function hostOf(model: TableModel): Host {
  return {
    text: (id, given) => say.text(id, given),
    tell: (word) => model.tell(word),
    touch: (action) => {
      if (!model.busy) model.touch(action);
    },
    point: (action) => model.point(action),
  };
}

export function momentOf(model: TableModel, slot: Slot): Moment {
  const { scene, names, chosen, busy } = model;
  return { scene, names, options: model.mine ? model.options : [], chosen, busy, slot, lang: say.lang };
}

const modules = new Map<string, BroughtPage>();

export function pageOf(game: string): BroughtPage | undefined {
  return modules.get(game);
}

/** Take a game's module in; false, and a line on the console, if it cannot be used. */
export async function bring(game: string, load: () => Promise<Partial<BroughtPage>>): Promise<boolean> {
  if (modules.has(game)) return true;
  try {
    const { INTERFACE: version, draw } = await load();
    if (version !== INTERFACE) throw new Error(`it is for interface ${String(version)}, not ${INTERFACE}`);
    if (typeof draw !== "function") throw new Error("it draws nothing");
    modules.set(game, { INTERFACE: version, draw });
    return true;
  } catch (fault) {
    console.warn(`the page of ${game} cannot be used, it is played at the plain table: ${String(fault)}`);
    return false;
  }
}
