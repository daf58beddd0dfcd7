import { beforeAll, expect, it, vi } from "vitest";
import { say } from "../../../lib/say.svelte";
import { settings } from "../../../lib/settings.svelte";
import { liftedFrom, liftsFrom } from "./lifts";
import { sceneOfTwo, tableOfTwo } from "./table.fixture";

beforeAll(async () => {
  settings.lang = "en";
  await say.game("worlds_fair");
});

it("whoever stands in a touched palace is a row of its own, as high as a finger needs", () => {
  const model = tableOfTwo(
    sceneOfTwo({ kind: "LiftSupporter", seat: 0 }, [
      ["lift 1 electricity", { kind: "Lift", owner: 0, area: 2 }],
      ["lift 2 electricity", { kind: "Lift", owner: 1, area: 2 }],
      ["lift 1 agriculture", { kind: "Lift", owner: 0, area: 0 }],
    ]),
  );
  expect(liftsFrom(model, 0).map(({ action }) => action)).toEqual(["lift 1 agriculture"]);
  expect(liftedFrom(model, null, () => {})).toBeNull();
  expect(liftedFrom(model, 4, () => {})).toBeNull();
  const back = vi.fn();
  const half = liftedFrom(model, 2, back)!;
  expect(half.rows.map((row) => row.title)).toEqual(["Ada", "Ben"]);
  expect(half.title).toContain("Electricity");
  half.rows[1].act();
  expect(model.chosen).toBe("lift 2 electricity");
  expect(liftedFrom(model, 2, back)!.rows.map((row) => row.chosen)).toEqual([false, true]);
});
