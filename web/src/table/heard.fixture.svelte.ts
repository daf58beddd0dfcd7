/** As much of a live table as is listened to. */
import type { TableModel } from "../lib/tablemodel.svelte";
import type { Advice, Line, TableInfo } from "../lib/wire";

export class Heard {
  info: TableInfo;
  chat = $state.raw<Line[]>([]);
  advice = $state.raw<Advice | null>(null);
  reads = $state(false);

  constructor(
    readonly model: TableModel,
    info: TableInfo,
  ) {
    this.info = $state.raw(info);
  }
}
