/** What is printed on the actions: signs in order, as drawn on the cards; from the parts the rules make them of. */
import { MAIN, SPECIAL, type Step } from "../rules.gen";

export type Sign = "cabaret" | "finance" | "race" | "swap" | "characters";
export type Joint = "then" | "beside" | "unlike" | "same" | "plus" | "any";
export type Recipe = (Sign | Joint)[];

/** The signs of a part of an action. */
function signs(part: Step): Recipe {
  switch (part.kind) {
    case "CabaretPart":
      return joined("cabaret", "beside", 1 + part.links);
    case "AnywherePart":
      return ["cabaret", "any"];
    case "AdvancePart":
      return ["finance"];
    case "RacePart":
      return joined("race", "unlike", part.count);
    case "PairPart":
      return joined("race", "same", 2);
    case "LanePart":
      return ["race", "any"];
    case "SwapPart":
      return ["swap"];
    case "CharactersPart":
      return ["characters"];
    default:
      return [];
  }
}

function joined(sign: Sign, joint: Joint, count: number): Recipe {
  return Array.from({ length: count }, (_, index): Recipe => (index ? [joint, sign] : [sign])).flat();
}

/** The parts of an action, first to last, joined by an arrow; two tables apart by a plus. */
function recipe(agenda: readonly Step[]): Recipe {
  const parts = agenda
    .map(signs)
    .filter((found) => found.length)
    .toReversed();
  return parts.flatMap((found, index): Recipe => {
    if (!index) return found;
    const alike = found[0] === "cabaret" && parts[index - 1].at(-1) === "cabaret";
    return [alike ? "plus" : "then", ...found];
  });
}

const MAIN_RECIPES = MAIN.map(recipe);
const SPECIAL_RECIPES = SPECIAL.map(recipe);
export { MAIN_RECIPES as MAIN, SPECIAL_RECIPES as SPECIAL };

export const SYMBOL: Record<Sign, string> = {
  cabaret: "ga-i-cabaret",
  finance: "ga-i-finance",
  race: "ga-i-race",
  swap: "ga-b-3",
  characters: "ga-b-5",
};

export const isSign = (mark: Sign | Joint): mark is Sign => mark in SYMBOL;
