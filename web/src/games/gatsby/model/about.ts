/** What the things of the party do, and how each is used now. What is forbidden is left to the rules to explain. */
import type { About, TableModel } from "../../../lib/tablemodel.svelte";
import { write } from "../../../lib/options";
import { say } from "../../../lib/say.svelte";
import { settings } from "../../../lib/settings.svelte";
import {
  BONUS_IDS,
  Command,
  CommandSpecial,
  factsOf,
  MAINS,
  optionWord,
  Put,
  Space,
  TakeAction,
  TakeSpecial,
  viewOf,
  WORDS,
} from "../rules.gen";
import { has, IN_RACETRACK, isTable, placeOf, span, stepOfSpace } from "./table";
import { bonusName, describe, describeCell, specialShort, specialWhat, spaceName, tileName, toGo } from "./words";

const howTo = (): string => say.text(settings.oneTouch ? "page-how-once" : "page-how-twice");

/** What a bonus does, in a sentence. */
export function bonusDoes(bonus: number): string {
  const does = say.text(BONUS_IDS[bonus], {}, "does");
  return say.text("ga-does-bonus", { bonus: bonusName(bonus), does });
}

/** How a character is won. */
function wonBy(model: TableModel, space: number): string {
  const place = placeOf(space);
  if (place === "finance") return say.text("ga-does-step", { step: stepOfSpace(space) });
  if (place === "racetrack") return say.text("ga-does-track", { track: IN_RACETRACK.indexOf(space) + 1 });
  const [first, second] = factsOf(model).to_go[space].map(toGo);
  const [one, two] = model.names;
  return say.text(space === Space.BOTTOM ? "ga-does-stars" : "ga-does-edges", { one, first, two, second });
}

function aboutSpace(model: TableModel, space: number): About {
  const tile = viewOf(model).tiles[space];
  const notes = describe(model, space).split(", ").length > 2 ? describe(model, space) : spaceName(space);
  return {
    title: tileName(tile),
    does: wonBy(model, space),
    how: tile ? undefined : notes,
    story: tile ? say.text(`tile-${tile}`, {}, "story") : undefined,
    rule: WORDS.Gained.cite,
  };
}

/** A cell; null while cells are asked for and this one is not offered: then the rules say why. */
function aboutCell(model: TableModel, cell: number): About | null {
  const view = viewOf(model);
  const legal = model.mine && model.legal(write(Put, { cell }));
  const asked = model.mine && model.options.some((option) => "cell" in optionWord(option));
  if (asked && !legal) return null;
  const star = isTable(cell) && has(view.stars, cell);
  const bonus = view.layout[cell];
  const does = star
    ? say.text("ga-does-star")
    : bonus
      ? bonusDoes(bonus)
      : say.text(isTable(cell) ? "ga-does-plain" : "ga-does-lane");
  return { title: describeCell(model, cell), does, how: legal ? howTo() : undefined, rule: WORDS.Placed.cite };
}

/** One of the four actions, or a special one by its seat; null where the rules have to say why not. */
function aboutAction(model: TableModel, number: number): About | null {
  const slot = number - MAINS - 1;
  const actions =
    slot < 0
      ? [write(TakeAction, { number }), write(Command, { number })]
      : [write(slot === model.seat ? TakeSpecial : CommandSpecial)];
  const legal = model.mine && actions.some((action) => model.legal(action));
  const chooses = model.mine && (model.step?.kind === "ChooseAction" || model.step?.kind === "CommandAction");
  if (slot < 0) {
    if (chooses && !legal) return null;
    return {
      title: say.text("ga-action", { number }),
      does: model.tell({ kind: TakeAction.kind, number }),
      how: legal ? say.text("ga-use-action") : undefined,
      rule: WORDS.TakeAction.cite,
    };
  }
  const special = viewOf(model).slot[slot];
  if (!special)
    return { title: say.text("ga-no-special"), does: say.text("ga-does-taken"), rule: WORDS.SpecialTaken.cite };
  return {
    title: specialShort(special),
    does: `${specialWhat(special)}. ${say.text("ga-does-taken")}`,
    how: legal ? say.text("ga-use-action") : undefined,
    rule: WORDS.SpecialTaken.cite,
  };
}

/** What a thing of the table is and does; null for what the rules answer, or what is none of the party's. */
export function about(thing: string, model: TableModel): About | null {
  const number = Number(thing.slice(thing.lastIndexOf("-") + 1));
  switch (thing.slice(0, thing.lastIndexOf("-"))) {
    case "space":
      return aboutSpace(model, number);
    case "cell":
      return aboutCell(model, number);
    case "action":
      return aboutAction(model, number);
    case "seat":
      return {
        title: model.nameOf(number),
        does: say.text("ga-does-prestige", { range: span(factsOf(model).prestige[number]) }),
        rule: WORDS.Ended.cite,
      };
  }
  if (thing === "climb")
    return { title: say.text("gatsby-finance"), does: say.text("ga-does-climb"), rule: WORDS.Climbed.cite };
  return thing === "board" ? { title: say.title(model.game), does: say.text("ga-goal"), rule: WORDS.Ended.cite } : null;
}
