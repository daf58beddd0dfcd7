/** Which bonus a step is about, and the choices that have no place of their own on the board. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import { Bonus, optionWord, type Step } from "../rules.gen";

/** Step → the bonus it belongs to. */
export const ASKS: Partial<Record<Step["kind"], number>> = {
  AskAdvance: Bonus.ADVANCE,
  SwapMine: Bonus.SWAP,
  SwapTheirs: Bonus.SWAP,
  AskPlace: Bonus.PLACE,
  LookFirst: Bonus.CHARACTERS,
  LookSecond: Bonus.CHARACTERS,
  PutBack: Bonus.CHARACTERS,
  AskDraw: Bonus.DRAW,
  KeepSpecial: Bonus.DRAW,
};

export function buttons(model: TableModel): { action: string; text: string; icon?: string }[] {
  return model.options.flatMap((option) => {
    const { action } = option;
    switch (optionWord(option).kind) {
      case "Advance":
        return [{ action, text: say.text("ga-do-advance"), icon: `ga-b-${Bonus.ADVANCE}` }];
      case "Draw":
        return [{ action, text: say.text("ga-do-draw"), icon: `ga-b-${Bonus.DRAW}` }];
      case "Exchange":
        return [{ action, text: say.text("ga-do-exchange"), icon: `ga-b-${Bonus.SWAP}` }];
      case "Leave":
        return [{ action, text: say.text("ga-do-leave") }];
      case "Decline":
        return [{ action, text: say.text("ga-do-decline") }];
      default:
        return [];
    }
  });
}
