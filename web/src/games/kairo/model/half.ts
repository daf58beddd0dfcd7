/** A choice that is half said: what is asked then, and what completes it, as the list shows it. */
import type { TableModel, Half, Row } from "../../../lib/tablemodel.svelte";
import { write } from "../../../lib/options";
import { say } from "../../../lib/say.svelte";
import type { Foresight, Option } from "../../../lib/wire";
import { doesOf } from "./about";
import { intentOf, type Intent } from "./intent.svelte";
import { lureDetail, titleOf } from "./labels";
import { siteNow, wayLabel } from "./marks";
import { cardName, coloured } from "./names";
import { Cell, COLOUR_IDS, factsOf, optionWord, stepOf, Take, TakeBarker, TakePile, viewOf, Work } from "../rules.gen";
import { cardOf, cellAt, columnOf, rowOf, type Site } from "./view";

const ASKS: Record<number, string> = {
  [Work.STALL]: "ka-ask-stall",
  [Work.EXTENSION]: "ka-ask-extension",
  [Work.MOVE]: "ka-ask-move",
};
const WORKS: Record<string, number> = {
  BuildStall: Work.STALL,
  BuildExtension: Work.EXTENSION,
  MoveStall: Work.MOVE,
};
const DEEDS: Record<number, string> = {
  [Work.STALL]: "ka-do-stall",
  [Work.EXTENSION]: "ka-do-extension",
  [Work.MOVE]: "ka-do-move",
};

/** What is asked, as the hand has it: the entrance of a touched customer, the cell of a touched stall. */
export function prompt(model: TableModel): string | null {
  const intent = intentOf(model);
  if (intent.following) return say.text("page-loading");
  if (stepOf(model)?.kind !== "ChooseAction") return null;
  if (intent.customer !== null) return say.text("ka-ask-entrance", coloured(intent.customer));
  const site = siteNow(model, intent);
  if (site && intent.mode === "build") return say.text(ASKS[site.work], coloured(site.colour));
  if (intent.way !== null) return say.text("ka-ask-with", { card: cardName(cardOf(intent.way)) });
  return intent.mode === null
    ? null
    : say.text({ build: "ka-ask-piece", lure: "ka-ask-customer", draw: "ka-ask-draw" }[intent.mode]);
}

function entrances(model: TableModel, intent: Intent): Row[] {
  return factsOf(model)
    .lures.filter((lure) => lure.colour === intent.customer && lure.enough)
    .map((lure) => ({
      key: `to:${lure.cell}`,
      title: titleOf(model, lure),
      detail: lureDetail(model, lure),
      chosen: intent.aim?.lure?.cell === lure.cell,
      act: () => intent.lureTo(lure),
      point: (on) => (intent.over = on ? lure.cell : null),
    }));
}

function cells(model: TableModel, intent: Intent, site: Site): Row[] {
  return intent.cells(site).map((cell) => ({
    key: `on:${cell}`,
    title: model.tell({ kind: Cell.kind, row: rowOf(cell), column: columnOf(cell) }),
    detail: [
      say.text("kairo-section", { section: factsOf(model).ground.section[cell] + 1 }),
      wayLabel(intent.wayFor(site, cell)),
    ]
      .filter(Boolean)
      .join(" · "),
    chosen: intent.aim?.cell === cell,
    act: () => intent.buildOn(site, cell),
    point: (on) => (intent.over = on ? cell : null),
  }));
}

function pieces(model: TableModel, intent: Intent): Row[] {
  return factsOf(model)
    .builds.filter((site) => intent.cells(site).length)
    .map((site) => ({
      key: `piece:${site.work}:${site.colour}`,
      title: say.text(DEEDS[site.work], { ...coloured(site.colour), size: site.size ?? 1, section: 0 }),
      detail:
        site.work === Work.EXTENSION
          ? say.text("ka-size-points", { size: site.size ?? 0, points: (site.points ?? 0) + (site.medals ?? 0) })
          : undefined,
      chosen: false,
      act: () => {
        model.cancel();
        intent.piece = { work: site.work, colour: site.colour };
      },
    }));
}

function customers(model: TableModel, intent: Intent): Row[] {
  const { lures } = factsOf(model);
  return COLOUR_IDS.flatMap((_, colour) => {
    const open = lures.filter((lure) => lure.colour === colour && lure.enough);
    if (!open.length) return [];
    const title = say.text("ka-customer", { ...coloured(colour), entrances: open.length });
    const detail = say.clauses(open.map((lure) => lureDetail(model, lure)));
    return [{ key: `who:${colour}`, title, detail, chosen: false, act: () => (intent.customer = colour) }];
  });
}

function draws(model: TableModel, intent: Intent): Row[] {
  const view = viewOf(model);
  const row = (action: string, card: number, title: string, detail?: string): Row => ({
    key: action,
    title,
    detail,
    chosen: intent.aim?.key === action,
    act: () => intent.take(action, card),
  });
  const open = [...new Set(view.display)].map((card) =>
    row(write(Take, { card }), card, model.tell({ kind: Take.kind, card }), doesOf(card)),
  );
  const pile = row(write(TakePile), 0, model.tell({ kind: TakePile.kind }), say.text("ka-does-pile"));
  const barker = row(write(TakeBarker), -1, model.tell({ kind: TakeBarker.kind }), say.text("does-barker"));
  return [...open, pile, ...(view.supply ? [barker] : [])];
}

/** The rest of a move that is begun, without the colours in which nothing is paid; null where there is none of them. */
function paid(words: Option[], model: TableModel): string | null {
  const told = words.filter((option) => {
    const word = optionWord(option);
    return word.kind !== "Give" || word.coins > 0;
  });
  return told.length && told.length < words.length ? told.map(({ word }) => model.tell(word)).join(" ") : null;
}

/** A move of several choices in a few words; null for what is none of ours. */
export function deed(words: Option[], model: TableModel): string | null {
  const facts = factsOf(model);
  let [colour, cell, way] = [-1, -1, ""];
  const taken: string[] = [];
  for (const option of words) {
    const word = optionWord(option);
    if (word.kind === "Customer" || word.kind === "Choose") colour = word.colour;
    if (word.kind === "Cell") cell = cellAt(word.row, word.column);
    if (word.kind === "Play" || word.kind === "Three") way = option.action;
    if (word.kind === "Take" || word.kind === "TakePile" || word.kind === "TakeBarker") taken.push(model.tell(word));
  }
  const first = words[0] && optionWord(words[0]).kind;
  const lure = facts.lures.find((one) => one.colour === colour && one.cell === cell);
  if (first === "Lure" && lure) return `${titleOf(model, lure)} (${lureDetail(model, lure)})`;
  if (first === "Draw") return say.labelled(say.text("ka-do-draw"), taken.join(" "));
  const work = WORKS[first ?? ""];
  const site = facts.builds.find((one) => one.work === work && one.colour === colour);
  if (!site || cell < 0) return paid(words, model);
  const section = facts.ground.section[cell] + 1;
  const what = say.text(DEEDS[site.work], { ...coloured(colour), size: site.size ?? 1, section });
  const where = model.tell({ kind: Cell.kind, row: rowOf(cell), column: columnOf(cell) }).replace(/\.$/, "");
  return [what, where, wayLabel(way || undefined)].filter(Boolean).join(" · ");
}

/** What speaks for it: coins, points, medals. */
export function merits(words: Option[], _: Foresight, model: TableModel): string[] {
  const facts = factsOf(model);
  const chosen = words.map(optionWord).find((word) => word.kind === "Customer" || word.kind === "Choose");
  const first = words[0] && optionWord(words[0]).kind;
  if (first === "Draw") return [say.text("ka-merit-cards")];
  if (!chosen || !("colour" in chosen)) return [];
  if (first === "Lure") {
    const door = words.map(optionWord).find((word) => word.kind === "Cell");
    const at = door ? cellAt(door.row, door.column) : null; // not asked where there is one entrance alone
    const lure = facts.lures.find(
      (one) => one.colour === chosen.colour && (at === null ? one.enough : one.cell === at),
    );
    const mine = lure?.earns.find(([seat]) => seat === model.seat)?.[1] ?? 0;
    return mine ? [say.text("ka-merit-coins", { coins: mine })] : [];
  }
  const site = facts.builds.find((one) => one.work === Work.EXTENSION && one.colour === chosen.colour);
  if (first === "BuildStall") return [say.text("ka-merit-stall")];
  if (first !== "BuildExtension" || !site) return [];
  return [
    say.text("ka-points", { points: site.points ?? 0 }),
    ...(site.medals ? [`${say.text("ka-medals")} ${say.text("ka-points", { points: site.medals })}`] : []),
  ];
}

/** What completes the choice; null while nothing is half said. */
export function halfOf(model: TableModel, intent: Intent): Half | null {
  if (!model.mine || stepOf(model)?.kind !== "ChooseAction" || intent.mode === null || intent.following) return null;
  const site = siteNow(model, intent);
  const rows =
    intent.customer !== null
      ? entrances(model, intent)
      : intent.mode === "lure"
        ? customers(model, intent)
        : intent.mode === "draw"
          ? draws(model, intent)
          : site
            ? cells(model, intent, site)
            : pieces(model, intent);
  return {
    rows,
    back: () => {
      model.cancel();
      intent.clear();
    },
  };
}
