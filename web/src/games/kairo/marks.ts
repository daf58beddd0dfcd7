/** What can be touched on the board now, cell by cell, and what a touch means. */
import type { AtTable } from "../../lib/at.svelte";
import { say } from "../../lib/say.svelte";
import type { Intent } from "./intent.svelte";
import { colourName, letterOf } from "./names";
import {
  beside,
  cellAction,
  EXTENSION,
  marketOf,
  NEUTRAL,
  shownOf,
  SIDE_WORDS,
  stepOf,
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
  return way === "three" ? "×3" : way.startsWith("joker") ? "★" : way.split(" ")[1];
}

export type Marks = Map<number, Mark>;

const LURING = new Set(["ChooseAction", "ChooseCustomer", "ChooseEntrance"]);
const BUILDING = new Set(["ChooseAction", "PlayCard", "ChooseColour", "ChooseCell"]);

/** "card 3", "joker −1", "3 cards". */
export function wayLabel(way: string | undefined): string {
  if (way === undefined) return "";
  if (way === "three") return say.text("ka-way-three");
  return way.startsWith("joker") ? say.text("ka-way-joker") : say.text("ka-way-card", { section: way.split(" ")[1] });
}

/** The site being looked at: the piece one has picked, or the only one. */
export function siteNow(at: AtTable, intent: Intent): Site | null {
  const { builds } = shownOf(at);
  if (builds.length === 1 && stepOf(at)?.kind !== "ChooseAction") return builds[0];
  const piece = intent.piece;
  return builds.find((site) => site.work === piece?.work && site.colour === piece?.colour) ?? null;
}

export function marksOf(at: AtTable, intent: Intent): Marks {
  const marks: Marks = new Map();
  const step = stepOf(at);
  if (!at.mine || !step) return marks;
  const open = step.kind === "ChooseAction";
  if (LURING.has(step.kind) && (!open || intent.mode !== "build")) lureMarks(marks, at, intent);
  if (BUILDING.has(step.kind) && (!open || intent.mode !== "lure")) buildMarks(marks, at, intent);
  if (step.kind === "ChooseSide") sideMarks(marks, at);
  return marks;
}

function lureMarks(marks: Marks, at: AtTable, intent: Intent): void {
  const market = marketOf(at);
  const { lures } = shownOf(at);
  const chosen = stepOf(at)?.kind === "ChooseEntrance" ? stepOf(at)!.colour! : intent.customer;
  for (const lure of lures) {
    const customer = market.customers[lure.colour];
    if (!marks.has(customer) && stepOf(at)?.kind !== "ChooseEntrance") {
      marks.set(customer, {
        kind: "customer",
        colour: lure.colour,
        spoken: say.text("ka-mark-customer"),
        act: () => {
          at.cancel();
          intent.mode = stepOf(at)?.kind === "ChooseAction" ? "lure" : null;
          intent.piece = null;
          intent.customer = intent.customer === lure.colour ? null : lure.colour;
        },
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
      act: lure.enough ? () => intent.lureTo(lure) : () => explain(at, lure.cell, lure.why!, lure.rule!),
    });
  }
}

function buildMarks(marks: Marks, at: AtTable, intent: Intent): void {
  const market = marketOf(at);
  const { builds } = shownOf(at);
  const site = siteNow(at, intent);
  const building = intent.mode === "build" || stepOf(at)?.kind !== "ChooseAction";
  for (const other of builds) {
    if (other.work !== EXTENSION || !other.cells.length || other === site || at.seat === null) continue;
    market.tiles.forEach((tile, cell) => {
      if (tile !== at.seat! * 6 + other.colour + 1 || marks.has(cell)) return;
      marks.set(cell, {
        kind: "piece",
        colour: other.colour,
        site: other,
        spoken: say.text("ka-mark-piece", { size: other.size ?? 0 }),
        act: () => {
          at.cancel();
          if (stepOf(at)?.kind === "ChooseAction") intent.mode = "build";
          intent.customer = null;
          intent.piece = { work: other.work, colour: other.colour };
        },
      });
    });
  }
  if (!building) return;
  if (site) {
    siteMarks(marks, at, intent, site);
    return;
  }
  for (const other of builds)
    if (other.work === EXTENSION) cellMarks(marks, at, intent, other, letterOf(other.colour));
}

function siteMarks(marks: Marks, at: AtTable, intent: Intent, site: Site): void {
  const market = marketOf(at);
  cellMarks(marks, at, intent, site);
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
        act: () => explain(at, cell, refusal.reason, refusal.rule),
      });
    }
  }
}

function cellMarks(marks: Marks, at: AtTable, intent: Intent, site: Site, letter?: string): void {
  const { tiles } = marketOf(at);
  for (const cell of intent.cells(site)) {
    if (marks.has(cell)) continue;
    const aimed = intent.aim?.site === site && intent.aim.cell === cell;
    const way = wayLabel(intent.wayFor(site, cell));
    marks.set(cell, {
      kind: aimed || at.chosen === cellAction(cell) ? "chosen" : "legal",
      colour: site.colour,
      site,
      label: letter ?? way,
      short: letter ?? wayShort(intent.wayFor(site, cell)),
      joins: [0, 1, 2, 3].filter(
        (side) => site.work === EXTENSION && tiles[beside(cell, side)] === at.seat! * 6 + site.colour + 1,
      ),
      spoken: say.text("ka-mark-cell", { colour: colourName(site.colour), way: way || "–" }),
      act: () => {
        if (stepOf(at)?.kind === "ChooseAction") {
          intent.mode = "build";
          intent.piece = { work: site.work, colour: site.colour };
        }
        intent.buildOn(site, cell);
      },
    });
  }
}

function sideMarks(marks: Marks, at: AtTable): void {
  const step = stepOf(at)!;
  SIDE_WORDS.forEach((word, side) => {
    const action = `side ${word}`;
    if (!at.legal(action)) return;
    marks.set(beside(step.cell!, side), {
      kind: "side",
      colour: step.colour!,
      side,
      spoken: say.text("ka-mark-side", { side: say.text(`side-${word}`) }),
      act: () => at.touch(action),
    });
  });
}

/** Tell why a cell will not do, in the house's way. */
export function explain(at: AtTable, cell: number, reason: string, rule: string): void {
  at.asking = false;
  at.why = { action: cellAction(cell), allowed: false, reason, rule };
}

/** The name of a cell for those who do not see it. */
export function spokenCell(at: AtTable, cell: number): string {
  const market = marketOf(at);
  const { ground } = shownOf(at);
  const parts: string[] = [];
  const owned = (owner: number): string =>
    owner === NEUTRAL ? say.text("ka-neutral") : say.text("ka-owned", { name: at.nameOf(owner) });
  const tile = market.tiles[cell];
  if (tile) {
    const stall = tile - 1;
    parts.push(
      say.text(market.mains[stall] === cell ? "ka-cell-main" : "ka-cell-extension", {
        colour: colourName(stall % 6),
        owner: owned(Math.floor(stall / 6)),
        size: market.sizes[stall],
      }),
    );
  }
  market.doors.forEach((door, stall) => {
    if (door === cell)
      parts.push(
        say.text("ka-cell-entrance", { colour: colourName(stall % 6), owner: owned(Math.floor(stall / 6)) }),
      );
  });
  const customer = market.customers.indexOf(cell);
  if (customer >= 0) parts.push(say.text("ka-cell-customer", { colour: colourName(customer) }));
  if (!parts.length) parts.push(say.text(ground.zone[cell] === 2 ? "ka-cell-restaurant" : "ka-cell-free"));
  return say.text("ka-cell", {
    row: Math.floor(cell / 11),
    column: cell % 11,
    section: ground.section[cell] + 1,
    what: parts.join(", "),
  });
}
