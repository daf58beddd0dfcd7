/** What the things of the party do, and how each is used now. What is forbidden is left to the rules to explain. */
import type { About, AtTable } from "../../lib/at.svelte";
import { write } from "../../lib/options";
import { say } from "../../lib/say.svelte";
import { settings } from "../../lib/settings.svelte";
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
} from "./rules.gen";
import { has, IN_RACETRACK, isTable, placeOf, span, stepOfSpace } from "./table";
import { bonusName, describe, describeCell, specialShort, specialWhat, spaceName, tileName, toGo } from "./words";

const howTo = (): string => say.text(settings.oneTouch ? "page-how-once" : "page-how-twice");

/** What a bonus does, in a sentence. */
export function bonusDoes(bonus: number): string {
  const does = say.text(BONUS_IDS[bonus], {}, "does");
  return say.text("ga-does-bonus", { bonus: bonusName(bonus), does });
}

/** How a character is won. */
function wonBy(at: AtTable, space: number): string {
  const place = placeOf(space);
  if (place === "finance") return say.text("ga-does-step", { step: stepOfSpace(space) });
  if (place === "racetrack") return say.text("ga-does-track", { track: IN_RACETRACK.indexOf(space) + 1 });
  const [first, second] = factsOf(at).to_go[space].map(toGo);
  const [one, two] = at.names;
  return say.text(space === Space.BOTTOM ? "ga-does-stars" : "ga-does-edges", { one, first, two, second });
}

function aboutSpace(at: AtTable, space: number): About {
  const tile = viewOf(at).tiles[space];
  const notes = describe(at, space).split(", ").length > 2 ? describe(at, space) : spaceName(space);
  return {
    title: tileName(tile),
    does: wonBy(at, space),
    how: tile ? undefined : notes,
    story: tile ? say.text(`tile-${tile}`, {}, "story") : undefined,
    rule: WORDS.Gained.cite,
  };
}

/** A cell; null while cells are asked for and this one is not offered: then the rules say why. */
function aboutCell(at: AtTable, cell: number): About | null {
  const view = viewOf(at);
  const legal = at.mine && at.legal(write(Put, { cell }));
  const asked = at.mine && at.options.some((option) => "cell" in optionWord(option));
  if (asked && !legal) return null;
  const star = isTable(cell) && has(view.stars, cell);
  const bonus = view.layout[cell];
  const does = star
    ? say.text("ga-does-star")
    : bonus
      ? bonusDoes(bonus)
      : say.text(isTable(cell) ? "ga-does-plain" : "ga-does-lane");
  return { title: describeCell(at, cell), does, how: legal ? howTo() : undefined, rule: WORDS.Placed.cite };
}

/** One of the four actions, or a special one by its seat; null where the rules have to say why not. */
function aboutAction(at: AtTable, number: number): About | null {
  const slot = number - MAINS - 1;
  const actions =
    slot < 0
      ? [write(TakeAction, { number }), write(Command, { number })]
      : [write(slot === at.seat ? TakeSpecial : CommandSpecial)];
  const legal = at.mine && actions.some((action) => at.legal(action));
  const chooses = at.mine && (at.step?.kind === "ChooseAction" || at.step?.kind === "CommandAction");
  if (slot < 0) {
    if (chooses && !legal) return null;
    return {
      title: say.text("ga-action", { number }),
      does: at.tell({ kind: TakeAction.kind, number }),
      how: legal ? say.text("ga-use-action") : undefined,
      rule: WORDS.TakeAction.cite,
    };
  }
  const special = viewOf(at).slot[slot];
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
export function about(thing: string, at: AtTable): About | null {
  const number = Number(thing.slice(thing.lastIndexOf("-") + 1));
  switch (thing.slice(0, thing.lastIndexOf("-"))) {
    case "space":
      return aboutSpace(at, number);
    case "cell":
      return aboutCell(at, number);
    case "action":
      return aboutAction(at, number);
    case "seat":
      return {
        title: at.nameOf(number),
        does: say.text("ga-does-prestige", { range: span(factsOf(at).prestige[number]) }),
        rule: WORDS.Ended.cite,
      };
  }
  if (thing === "climb")
    return { title: say.text("gatsby-finance"), does: say.text("ga-does-climb"), rule: WORDS.Climbed.cite };
  return thing === "board" ? { title: say.title(at.game), does: say.text("ga-goal"), rule: WORDS.Ended.cite } : null;
}
