/**
 * What a player means to do, before it is played. The rules ask one thing after another (the card, the colour, the
 * cell); at the table one points at a customer and an entrance, or at a piece and a cell. An intent holds the whole of
 * it: its first action is chosen and confirmed in the frame, the rest follows as long as the rules offer it.
 */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { write } from "../../../lib/options";
import { Choose, Draw, factsOf, stepOf } from "../rules.gen";
import { cellAction, isJoker, type LureTo, type Site } from "./view";

export type Mode = "build" | "lure" | "draw";

export interface Aim {
  key: string;
  actions: string[];
  at: number;
  lure?: LureTo;
  site?: Site;
  cell?: number;
  way?: string;
  card?: number;
}

const PATIENCE = 2000; // milliseconds
const WAITS = new Set(["PayJoker", "LayThree"]); // asked in between: the person answers, the rest still follows

export class Intent {
  mode = $state<Mode | null>(null);
  piece = $state.raw<{ work: number; colour: number } | null>(null);
  customer = $state<number | null>(null);
  way = $state<string | null>(null); // the card one wants to build with
  askCoins = $state(false); // whether to choose the coins oneself
  aim = $state.raw<Aim | null>(null);
  over = $state<number | null>(null); // the cell pointed at
  #rest = $state.raw<string[]>([]);
  #done = $state(-1);
  #sent = $state(-1);

  constructor(private readonly model: TableModel) {}

  /** Begin afresh. */
  clear(): void {
    this.mode = null;
    this.piece = null;
    this.customer = null;
    this.way = null;
    this.aim = null;
  }

  /** Choose what to do: the frame previews and confirms the first action. The same again plays it. */
  want(aim: Omit<Aim, "at">): void {
    const [first] = aim.actions;
    if (first === undefined) return;
    if (this.aim?.key === aim.key && this.model.chosen === first) {
      void this.model.play(first);
      return;
    }
    if (this.model.chosen === first) this.model.cancel();
    this.aim = { ...aim, at: this.model.scene.at };
    this.#sent = -1;
    this.model.touch(first);
  }

  lureTo(lure: LureTo): void {
    this.want({ key: `to:${lure.colour}:${lure.cell}`, actions: lure.actions, lure });
  }

  buildOn(site: Site, cell: number): void {
    const way = this.wayFor(site, cell);
    const actions = this.chain(site, cell, way);
    this.want({ key: `on:${site.work}:${site.colour}:${cell}:${actions.join()}`, actions, site, cell, way });
  }

  /** Choose the coins oneself, or leave them to the table again. */
  turnCoins(): void {
    this.askCoins = !this.askCoins;
    const { aim } = this;
    if (aim?.site && aim.cell !== undefined) this.buildOn(aim.site, aim.cell);
  }

  take(action: string, card: number): void {
    const draw = write(Draw);
    this.want({ key: action, actions: this.model.legal(draw) ? [draw, action] : [action], card });
  }

  /** The card a piece on this cell would be built with. */
  wayFor(site: Site, cell: number): string | undefined {
    const ways = site.ways?.[factsOf(this.model).ground.section[cell]];
    return ways?.find((way) => way === this.way) ?? ways?.[0];
  }

  /** The cells on which a piece may be built, with the card one wants. */
  cells(site: Site): number[] {
    if (this.way === null || !site.ways) return site.cells;
    const { section } = factsOf(this.model).ground;
    return site.cells.filter((cell) => site.ways![section[cell]].includes(this.way!));
  }

  /** All that has to be said for a build, from what is asked now. */
  chain(site: Site, cell: number, way: string | undefined): string[] {
    const plain = !this.askCoins && !isJoker(way);
    const all = [
      site.action,
      way,
      write(Choose, { colour: site.colour }),
      cellAction(cell),
      ...(plain ? (site.gives ?? []) : []),
    ];
    const said = all.filter((action) => action !== undefined);
    const first = said.findIndex((action) => this.model.legal(action));
    return first < 0 ? [] : said.slice(first);
  }

  /** Keep up with the table: go on with what was confirmed, forget what no longer holds. Call it inside an effect. */
  follow(): void {
    const { model } = this;
    const now = model.scene.at;
    const step = stepOf(model);
    if (this.aim && this.aim.at !== now) {
      this.#rest = model.mine ? this.aim.actions.slice(1) : [];
      this.aim = null;
    } else if (this.aim && model.busy) {
      this.#sent = now; // confirmed: the table's word is on its way
    } else if (this.aim && model.chosen !== this.aim.actions[0] && this.#sent !== now) {
      this.aim = null; // cancelled, or something else was chosen
    } else if (this.aim && this.#sent === now) {
      this.#doubt(this.aim);
    }
    if (!model.mine) {
      this.#rest = [];
      this.clear();
      return;
    }
    if (!this.#rest.length || model.busy || this.#done === now) return;
    const [next] = this.#rest;
    if (model.legal(next)) {
      this.#done = now;
      this.#rest = this.#rest.slice(1);
      void model.play(next);
    } else if (!WAITS.has(step?.kind ?? "")) {
      this.#rest = [];
    }
  }

  /** An answer without news was a refusal: after a while the aim is dropped. */
  #doubt(aim: Aim): void {
    setTimeout(() => {
      if (this.aim === aim && this.model.scene.at === aim.at && !this.model.busy) this.aim = null;
    }, PATIENCE);
  }

  /** Whether the table goes on by itself, until it asks again. */
  get following(): boolean {
    const { model } = this;
    if (this.aim) return this.#sent === model.scene.at;
    return this.#rest.length > 0 && (this.#done === model.scene.at || model.legal(this.#rest[0]));
  }
}

const intents = new WeakMap<TableModel, Intent>();

export function intentOf(model: TableModel): Intent {
  let intent = intents.get(model);
  if (!intent) intents.set(model, (intent = new Intent(model)));
  return intent;
}
