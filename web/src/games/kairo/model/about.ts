/** What the things of the bazaar do, and how each is used now. */
import type { About, TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import { intentOf } from "./intent.svelte";
import { cardName, coloured, colourName, goodsName } from "./names";
import { CARD_SECTIONS, Draw, FIRST_JOKER, factsOf, NEUTRAL, viewOf, Work, WORDS, WORK_NAMES } from "../rules.gen";
import { write } from "../../../lib/options";
import { colourOf, ownerOf, stallAt, wayOf } from "./view";

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(say.lang) + text.slice(1);

/** What a building card does. */
export function doesOf(card: number): string {
  const sections = CARD_SECTIONS[card].map((section) => section + 1);
  if (card < FIRST_JOKER) return say.text("does-section", { section: sections[0] ?? 0 });
  return say.text("does-joker", { sections: say.either(sections.map(String)) });
}

function refused(reason: string, rule: string): Pick<About, "how" | "rule"> {
  return { how: say.text(`why-${reason}`), rule };
}

/** A customer on the market, or the one beside it: how it is lured, or why it cannot be. */
function aboutCustomer(model: TableModel, colour: number): About {
  const facts = factsOf(model);
  const about = {
    title: capital(say.text("ka-cell-customer", coloured(colour))),
    does: say.text("ka-does-customer"),
    rule: WORDS.Lured.cite,
  };
  if (facts.lures.some((lure) => lure.colour === colour && lure.enough))
    return { ...about, how: say.text("ka-use-customer") };
  const because = facts.still[String(colour)];
  const far = facts.lures.find((lure) => lure.colour === colour);
  if (because) return { ...about, ...refused(because[0], because[1]) };
  return far?.why && far.rule ? { ...about, ...refused(far.why, far.rule) } : about;
}

function aboutStall(model: TableModel, stall: number): About {
  const [view, facts] = [viewOf(model), factsOf(model)];
  const [owner, colour] = [ownerOf(stall), colourOf(stall)];
  const site = facts.builds.find((one) => one.work === Work.EXTENSION && one.colour === colour);
  const mine = owner === model.seat;
  const lure = facts.lures.find((one) => one.cell === view.doors[stall] && one.enough);
  const how = [
    mine && site?.cells.length ? say.text("ka-use-extend", { size: site.size ?? 0 }) : "",
    mine && site && !site.cells.length && site.why ? say.text(`why-${site.why}`) : "",
    lure ? say.text("ka-use-entrance", coloured(colour)) : "",
  ].filter(Boolean);
  return {
    title: capital(
      say.text("ka-cell-main", {
        ...coloured(colour),
        owner: owner === NEUTRAL ? say.text("ka-neutral") : say.text("ka-owned", { name: model.nameOf(owner) }),
        size: view.sizes[stall],
      }),
    ),
    does: say.text("ka-does-stall", {
      ...coloured(colour),
      owner: owner === NEUTRAL ? "nobody" : mine ? say.text("page-you") : model.nameOf(owner),
      size: view.sizes[stall],
    }),
    how: how.join(" ") || undefined,
    rule: site?.rule ?? WORDS.Earned.cite,
  };
}

function aboutEntrance(model: TableModel, stall: number): About {
  const colour = colourOf(stall);
  const lure = factsOf(model).lures.find((one) => one.cell === viewOf(model).doors[stall]);
  const about = {
    title: say.text("ka-piece-entrance"),
    does: say.text("ka-does-entrance", coloured(colour)),
    rule: WORDS.Lured.cite,
  };
  if (lure?.enough) return { ...about, how: say.text("ka-use-entrance", coloured(colour)) };
  return lure?.why && lure.rule ? { ...about, ...refused(lure.why, lure.rule) } : about;
}

/** A free cell: what can be built on it, or why nothing can. */
function aboutFree(model: TableModel, cell: number): About {
  const { builds, ground } = factsOf(model);
  const names = builds
    .filter((site) => site.cells.includes(cell))
    .map((site) =>
      say.text("ka-piece", { colour: colourName(site.colour), work: say.text(`ka-work-${WORK_NAMES[site.work]}`) }),
    );
  const refusal = builds.flatMap((site) => site.no).find((one) => one.cells.includes(cell));
  const about = {
    title: say.text("kairo-section", { section: ground.section[cell] + 1 }),
    does: say.text("ka-does-free", { section: ground.section[cell] + 1 }),
    rule: WORDS.Cell.cite,
  };
  if (names.length) return { ...about, how: say.text("ka-use-cell", { pieces: names.join(", ") }) };
  return refusal ? { ...about, ...refused(refusal.reason, refusal.rule) } : about;
}

/** What stands or lies on a cell, the foremost thing first. */
export function aboutCell(model: TableModel, cell: number): About {
  const view = viewOf(model);
  const customer = view.customers.indexOf(cell);
  if (customer >= 0) return aboutCustomer(model, customer);
  const stall = stallAt(view, cell);
  if (stall >= 0) return aboutStall(model, stall);
  const door = view.doors.indexOf(cell);
  return door >= 0 ? aboutEntrance(model, door) : aboutFree(model, cell);
}

function aboutCard(model: TableModel, card: number, held: boolean): About {
  const can = factsOf(model).builds.some((site) => site.cells.length && site.ways?.flat().includes(wayOf(card)));
  const draws = !held && model.legal(write(Draw)) && intentOf(model).mode !== "build";
  return {
    title: capital(cardName(card)),
    does: doesOf(card),
    how: held && can ? say.text("ka-use-card") : draws ? say.text("ka-use-draw") : undefined,
    rule: card < FIRST_JOKER ? WORDS.Play.cite : WORDS.Coin.cite,
  };
}

function aboutSeat(model: TableModel, seat: number): About {
  const { coins_open: counted, points: track } = factsOf(model);
  const points = counted ? (model.scene.standing?.[seat] ?? 0) : track[seat];
  return {
    title: model.nameOf(seat),
    does: say.text(counted ? "ka-does-counted" : "ka-does-track", { points }),
    rule: WORDS.Ended.cite,
  };
}

/** What a thing of the table is and does; null for what is none of the bazaar's. */
export function about(thing: string, model: TableModel): About | null {
  const view = viewOf(model);
  const [name, last] = [thing.slice(0, thing.lastIndexOf("-")), thing.slice(thing.lastIndexOf("-") + 1)];
  const number = Number(last);
  const goods = (does: string, cite: string): About => ({ title: goodsName(number), does, rule: cite });
  switch (name) {
    case "seat":
      return aboutSeat(model, number);
    case "hand":
    case "open":
      return aboutCard(model, number, name === "hand");
    case "customer":
      return aboutCustomer(model, number);
    case "stock":
      return goods(say.text("ka-does-stock", { left: view.stock[number] }), WORDS.FinalPhaseBegan.cite);
    case "medals":
      return goods(say.text("ka-does-medals"), WORDS.GoldWon.cite);
    case "bank":
      return goods(say.text("ka-does-bank"), WORDS.Earned.cite);
    case "coin":
      return goods(say.text("ka-does-coin"), WORDS.Paid.cite);
  }
  const draws = model.legal(write(Draw)) ? say.text("ka-use-draw") : undefined;
  switch (thing) {
    case "pile":
      return { title: say.text("ka-piece-pile"), does: say.text("ka-does-pile"), how: draws, rule: WORDS.Draw.cite };
    case "barker":
      return {
        title: say.text("ka-piece-barker"),
        does: say.text("does-barker"),
        how: view.supply ? draws : undefined,
        rule: WORDS.TakeBarker.cite,
      };
    case "track":
      return {
        title: say.text("ka-track"),
        does: say.text("ka-does-track", { points: factsOf(model).points[model.seat ?? 0] }),
        rule: WORDS.SizeScored.cite,
      };
    default:
      return thing === "board"
        ? { title: say.title(model.game), does: say.text("ka-goal"), rule: WORDS.Ended.cite }
        : null;
  }
}
