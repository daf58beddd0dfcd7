/** As much of a live table as is listened to. */
import type { TableModel } from "../lib/tablemodel.svelte";
import { Coaching } from "../lib/coaching.svelte";
import { Emotes } from "../lib/emotes.svelte";
import type { Advice, Line, TableInfo } from "../lib/wire";

export class Heard {
  info: TableInfo;
  chat = $state.raw<Line[]>([]);
  advice = $state.raw<Advice | null>(null);
  reads = $state(false);
  readonly emotes = new Emotes();
  readonly coaching = new Coaching("here");

  constructor(
    readonly model: TableModel,
    info: TableInfo,
  ) {
    this.info = $state.raw(info);
  }
}
