/** Whether the action of the moment was commanded, and by whom: told when it happens, kept till it is done. */
import { untrack } from "svelte";
import type { AtTable } from "../../lib/at.svelte";
import type { Happened } from "../../lib/wire";

class Command {
  #by = $state<{ table: string; seat: number } | null>(null);

  hear(table: string, happened: Happened | null): void {
    untrack(() => this.#hear(table, happened));
  }

  #hear(table: string, happened: Happened | null): void {
    for (const event of happened?.events ?? []) {
      if (event.kind === "Commanded") this.#by = { table, seat: event.seat as number };
      else if (event.kind === "ActionTaken" || event.kind === "SpecialTaken") {
        if (this.#by && this.#by.seat === event.seat) this.#by = null;
      } else if (event.kind === "LeftFree") this.#by = null;
    }
  }

  /** The commander of the action that is being carried out. */
  of(at: AtTable): number | null {
    const by = this.#by;
    const { active } = at.scene.view as { active: number };
    const running = (at.scene.shown.part as number[]).length > 0;
    return by && by.table === at.info.table && running && by.seat !== active ? by.seat : null;
  }
}

export const command = new Command();
