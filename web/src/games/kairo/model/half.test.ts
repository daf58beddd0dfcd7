import { expect, it } from "vitest";
import { TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import type { Foresight, Option, Scene, TableInfo } from "../../../lib/wire";
import { deed, merits } from "./half";
import { cellAt } from "./view";

const scene = { at: 3, seat: 0, turn: 0, view: {}, shown: { lures: [], builds: [] }, options: [] } as unknown as Scene;
const give = (colour: number, coins: number): Option =>
  ({ action: `give ${colour} ${coins}`, word: { kind: "Give", colour, coins } }) as unknown as Option;

it("tells of a payment what is paid, not what is not", () => {
  const model = new TableModel({ game: "kairo", seats: [] } as unknown as TableInfo, scene);
  model.tell = (word) => `${word.colour}: ${word.coins}.`;
  expect(deed([give(1, 0), give(2, 3), give(4, 0)], model)).toBe("2: 3.");
  expect(deed([give(2, 3)], model)).toBeNull(); // as its sentences tell it
  expect(deed([give(1, 0)], model)).toBeNull();
});

it("tells what the entrance that is meant earns, not the first of its colour", async () => {
  await say.game("kairo");
  const lure = (column: number, coins: number) => ({
    colour: 1,
    cell: cellAt(2, column),
    enough: true,
    earns: [[0, coins]],
  });
  const shown = { lures: [lure(3, 1), lure(7, 4)], builds: [] };
  const model = new TableModel(
    { game: "kairo", seats: [] } as unknown as TableInfo,
    { ...scene, shown } as unknown as Scene,
  );
  const option = (word: Record<string, unknown>): Option => ({ action: "", word }) as unknown as Option;
  const words = [option({ kind: "Lure" }), option({ kind: "Customer", colour: 1 })];
  const meant = option({ kind: "Cell", row: 2, column: 7 });
  expect(merits([...words, meant], {} as Foresight, model)).toEqual(["you earn 4 coins"]);
});
