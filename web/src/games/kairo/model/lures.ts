/** The lures that a choice begins: the one that is meant, or all that it leaves to choose from. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { factsOf } from "../rules.gen";
import type { LureTo } from "./view";

export function luresBegun(model: TableModel, action: string | null): LureTo[] {
  if (action === null || !model.mine) return [];
  return factsOf(model).lures.filter((lure) => lure.enough && lure.actions[0] === action);
}
