/** As much of a live table as is listened to. */
import type { AtTable } from "../lib/at.svelte";
import { Emotes } from "../lib/emotes.svelte";
import type { Advice, Line, TableInfo } from "../lib/wire";

export class Heard {
  info: TableInfo;
  chat = $state.raw<Line[]>([]);
  advice = $state.raw<Advice | null>(null);
  reads = $state(false);
  readonly emotes = new Emotes();

  constructor(
    readonly at: AtTable,
    info: TableInfo,
  ) {
    this.info = $state.raw(info);
  }
}
