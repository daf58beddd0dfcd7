/** What can be touched on the board now, cell by cell, and what a touch means. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { write } from "../../../lib/options";
import { say } from "../../../lib/say.svelte";
import type { Intent } from "./intent.svelte";
import { coloured, letterOf } from "./names";
import { CARD_NAMES, Face, factsOf, NEUTRAL, RESTAURANT, SIDE_IDS, stepOf, THREE, viewOf, Work } from "../rules.gen";
import {
  beside,
  cardOf,
  cellAction,
  colourOf,
  columnOf,
  isJoker,
  ownerOf,
  rowOf,
  SIDES,
  stallAt,
  stallOf,
  type LureTo,
  type Refusal,
  type Site,
} from "./view";

export interface Mark {
  kind: "customer" | "piece" | "legal" | "chosen" | "target" | "far" | "side" | "no";
  colour: number;
  label?: string;
  short?: string;
  side?: number;
  /** Sides on which an extension would join its stall. */
  joins?: number[];
  lure?: LureTo;
  site?: Site;
  refusal?: Refusal;
  /** Said to those who do not see the board. */
  spoken: string;
  act: () => void;
}

/** The same where there is little room: the section, a star for a joker, ×3 for three cards. */
export function wayShort(way: string | undefined): string {
  if (way === undefined) return "";
  return isJoker(way) ? "★" : cardOf(way) ? CARD_NAMES[cardOf(way)] : `×${THREE}`;
}

export type Marks = Map<number, Mark>;

const LURING = new Set(["ChooseAction", "ChooseCustomer", "ChooseEntrance"]);
const BUILDING = new Set(["ChooseAction", "PlayCard", "ChooseColour", "ChooseCell"]);

/** The card, the joker or the three cards by which a piece is built, in a word or two. */
export function wayLabel(way: string | undefined): string {
  if (way === undefined) return "";
  if (isJoker(way)) return say.text("ka-way-joker");
  return cardOf(way) ? say.text("ka-way-card", { section: CARD_NAMES[cardOf(way)] }) : say.text("ka-way-three");
}

/** The site being looked at: the piece one has picked, or the only one. */
export function siteNow(model: TableModel, intent: Intent): Site | null {
  const { builds } = factsOf(model);
  if (builds.length === 1 && stepOf(model)?.kind !== "ChooseAction") return builds[0];
  const piece = intent.piece;
  return builds.find((site) => site.work === piece?.work && site.colour === piece?.colour) ?? null;
}

export function marksOf(model: TableModel, intent: Intent): Marks {
  const marks: Marks = new Map();
  const step = stepOf(model);
  if (!model.mine || !step) return marks;
  const open = step.kind === "ChooseAction";
  if (LURING.has(step.kind) && (!open || intent.mode !== "build")) lureMarks(marks, model, intent);
  if (BUILDING.has(step.kind) && (!open || intent.mode !== "lure")) buildMarks(marks, model, intent);
  if (step.kind === "ChooseSide") sideMarks(marks, model);
  return marks;
}

function lureMarks(marks: Marks, model: TableModel, intent: Intent): void {
  const market = viewOf(model);
  const { lures } = factsOf(model);
  const step = stepOf(model);
  const chosen = step?.kind === "ChooseEntrance" ? step.colour : intent.customer;
  for (const lure of lures) {
    const customer = market.customers[lure.colour];
    if (!marks.has(customer) && stepOf(model)?.kind !== "ChooseEntrance") {
      marks.set(customer, {
        kind: "customer",
        colour: lure.colour,
        spoken: say.text("ka-mark-customer"),
        act: () => pickCustomer(model, intent, lure.colour),
      });
    }
  }
  for (const lure of lures) {
    if (lure.colour !== chosen) continue;
    marks.set(lure.cell, {
      kind: lure.enough ? "target" : "far",
      colour: lure.colour,
      lure,
      label: String(lure.steps),
      spoken: say.text(lure.enough ? "ka-mark-target" : "ka-mark-far", { steps: lure.steps, barkers: lure.barkers }),
      act: lure.enough ? () => intent.lureTo(lure) : () => explain(model, lure.cell, lure.why!, lure.rule!),
    });
  }
}

function pickCustomer(model: TableModel, intent: Intent, colour: number): void {
  model.cancel();
  intent.mode = stepOf(model)?.kind === "ChooseAction" ? "lure" : null;
  intent.piece = null;
  intent.way = null;
  intent.customer = intent.customer === colour ? null : colour;
}

function pickStall(model: TableModel, intent: Intent, site: Site): void {
  model.cancel();
  if (stepOf(model)?.kind === "ChooseAction") intent.mode = "build";
  intent.customer = null;
  intent.piece = { work: site.work, colour: site.colour };
}

/** A touch on what is not marked: the stall of the chosen customer is its entrance, another thing begins anew. */
export function readAnew(model: TableModel, intent: Intent, cell: number): boolean {
  const [view, facts, step] = [viewOf(model), factsOf(model), stepOf(model)];
  const chosen = step?.kind === "ChooseEntrance" ? step.colour : intent.customer;
  const stall = stallAt(view, cell);
  const lure = facts.lures.find((one) => one.colour === chosen && one.cell === view.doors[stall]);
  if (lure?.enough) {
    intent.lureTo(lure);
    return true;
  }
  if (lure?.why && lure.rule) {
    explain(model, cell, lure.why, lure.rule);
    return true;
  }
  if (step?.kind !== "ChooseAction") return false;
  const customer = facts.lures.find((one) => one.enough && view.customers[one.colour] === cell);
  if (customer) {
    pickCustomer(model, intent, customer.colour);
    return true;
  }
  const site = facts.builds.find(
    (one) =>
      one.work === Work.EXTENSION &&
      one.cells.length &&
      stall >= 0 &&
      stallOf(model.seat ?? NEUTRAL, one.colour) === stall,
  );
  if (site) pickStall(model, intent, site);
  return site !== undefined;
}

function buildMarks(marks: Marks, model: TableModel, intent: Intent): void {
  const market = viewOf(model);
  const { builds } = factsOf(model);
  const site = siteNow(model, intent);
  const building = intent.mode === "build" || stepOf(model)?.kind !== "ChooseAction";
  for (const other of builds) {
    if (other.work !== Work.EXTENSION || !other.cells.length || other === site || model.seat === null) continue;
    const mine = stallOf(model.seat, other.colour);
    market.tiles.forEach((_, cell) => {
      if (stallAt(market, cell) !== mine || marks.has(cell)) return;
      marks.set(cell, {
        kind: "piece",
        colour: other.colour,
        site: other,
        spoken: say.text("ka-mark-piece", { size: other.size ?? 0 }),
        act: () => pickStall(model, intent, other),
      });
    });
  }
  if (!building) return;
  if (site) {
    siteMarks(marks, model, intent, site);
    return;
  }
  for (const other of builds)
    if (other.work === Work.EXTENSION) cellMarks(marks, model, intent, other, letterOf(other.colour));
}

function siteMarks(marks: Marks, model: TableModel, intent: Intent, site: Site): void {
  const market = viewOf(model);
  cellMarks(marks, model, intent, site);
  for (const refusal of site.no) {
    for (const cell of refusal.cells) {
      if (marks.has(cell) && marks.get(cell)!.kind !== "piece") continue;
      if (market.tiles[cell]) continue; // a stall is no place, as anybody sees
      marks.set(cell, {
        kind: "no",
        colour: site.colour,
        site,
        refusal,
        spoken: say.text(`why-${refusal.reason}`),
        act: () => explain(model, cell, refusal.reason, refusal.rule),
      });
    }
  }
}

function cellMarks(marks: Marks, model: TableModel, intent: Intent, site: Site, letter?: string): void {
  const view = viewOf(model);
  const mine = stallOf(model.seat ?? NEUTRAL, site.colour);
  for (const cell of intent.cells(site)) {
    if (marks.has(cell)) continue;
    const aimed = intent.aim?.site === site && intent.aim.cell === cell;
    const way = wayLabel(intent.wayFor(site, cell));
    marks.set(cell, {
      kind: aimed || model.chosen === cellAction(cell) ? "chosen" : "legal",
      colour: site.colour,
      site,
      label: letter ?? way,
      short: letter ?? wayShort(intent.wayFor(site, cell)),
      joins: SIDES.filter((side) => site.work === Work.EXTENSION && stallAt(view, beside(cell, side)) === mine),
      spoken: say.text("ka-mark-cell", { ...coloured(site.colour), way: way || "–" }),
      act: () => {
        if (stepOf(model)?.kind === "ChooseAction") {
          intent.mode = "build";
          intent.piece = { work: site.work, colour: site.colour };
        }
        intent.buildOn(site, cell);
      },
    });
  }
}

function sideMarks(marks: Marks, model: TableModel): void {
  const step = stepOf(model);
  if (step?.kind !== "ChooseSide") return;
  SIDE_IDS.forEach((id, side) => {
    const action = write(Face, { side });
    if (!model.legal(action)) return;
    marks.set(beside(step.cell, side), {
      kind: "side",
      colour: step.colour,
      side,
      spoken: say.text("ka-mark-side", { side: say.text(id) }),
      act: () => model.touch(action),
    });
  });
}

/** Tell why a cell will not do, in the house's way. */
export function explain(model: TableModel, cell: number, reason: string, rule: string): void {
  model.asking = false;
  model.why = { action: cellAction(cell), allowed: false, reason, rule };
}

/** The name of a cell for those who do not see it. */
export function spokenCell(model: TableModel, cell: number): string {
  const market = viewOf(model);
  const { ground } = factsOf(model);
  const parts: string[] = [];
  const owned = (owner: number): string =>
    owner === NEUTRAL ? say.text("ka-neutral") : say.text("ka-owned", { name: model.nameOf(owner) });
  const stall = stallAt(market, cell);
  if (stall >= 0) {
    parts.push(
      say.text(market.mains[stall] === cell ? "ka-cell-main" : "ka-cell-extension", {
        ...coloured(colourOf(stall)),
        owner: owned(ownerOf(stall)),
        size: market.sizes[stall],
      }),
    );
  }
  market.doors.forEach((door, stall) => {
    if (door === cell)
      parts.push(say.text("ka-cell-entrance", { ...coloured(colourOf(stall)), owner: owned(ownerOf(stall)) }));
  });
  const customer = market.customers.indexOf(cell);
  if (customer >= 0) parts.push(say.text("ka-cell-customer", { ...coloured(customer) }));
  if (!parts.length) parts.push(say.text(ground.zone[cell] === RESTAURANT ? "ka-cell-restaurant" : "ka-cell-free"));
  return say.text("ka-cell", {
    row: rowOf(cell),
    column: columnOf(cell),
    section: ground.section[cell] + 1,
    what: parts.join(", "),
  });
}
