/** What is taken back, in words: whose moves, and what was seen since. */
import type { TableModel } from "../lib/tablemodel.svelte";
import { say } from "../lib/say.svelte";
import type { TableInfo, TakenBack } from "../lib/wire";

export function takenBack(model: TableModel, info: TableInfo, { moves, seen }: TakenBack): string {
  const of = (seats: TableInfo["seats"]) => seats.reduce((sum, { seat }) => sum + (moves[seat] ?? 0), 0);
  const mine = info.seats.filter(({ seat }) => info.yours.includes(seat));
  const bots = info.seats.filter(({ kind }) => kind === "bot");
  const others = info.seats.filter((one) => !mine.includes(one) && !bots.includes(one));
  const parts: [string, number, string][] = [
    ["takes-mine", of(mine), ""],
    ...others.map((one): [string, number, string] => ["takes-other", of([one]), model.nameOf(one.seat)]),
    ["takes-bots", of(bots), ""],
    ["takes-seen", seen, ""],
  ];
  return say.join(parts.filter(([, count]) => count).map(([id, count, name]) => say.text(id, { count, name })));
}

/** What somebody asks to take back. */
export function wished(model: TableModel, info: TableInfo, id: "page-asked" | "page-asked-wait"): string {
  const asked = info.asked;
  if (!asked?.takes) return "";
  return say.text(id, { name: model.nameOf(asked.seat), what: takenBack(model, info, asked.takes) });
}
