import { beforeAll, expect, it } from "vitest";
import { gains } from "../games/worlds_fair/model/follow";
import { factsOfTwo, sceneOfTwo, tableOfTwo } from "../games/worlds_fair/model/table.fixture";
import type { GamePage, Seen } from "../lib/gamepage";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { Scene } from "../lib/wire";
import { factsOf, SOURCES } from "../games/worlds_fair/rules.gen";
import { changesOf } from "./changes";

type Counts = Pick<GamePage, "points" | "sources" | "gains">;
type Rows = [already: number, least: number, most: number][][];
const fair = { gains, sources: (seen: Seen) => ({ names: SOURCES, points: factsOf(seen).sources }) } satisfies Counts;
const STEP = { kind: "PlaceSupporter", seat: 0 };
const none = (): number[][] => Array.from({ length: 5 }, () => [0, 0]);

beforeAll(async () => {
  settings.lang = "en";
  await say.game("worlds_fair");
});

/** A scene with these points, if counted now, by source. */
function scene(standing: number[], sources: Rows, medals = none()): Scene {
  const made = sceneOfTwo(STEP, []);
  return { ...made, standing, shown: factsOfTwo({ sources, medals }) };
}
const flat = (row: number[][]): Rows => row.map((seat) => seat.map((points) => [0, points, points]));

it("whose points changed is told with the areas and sources it came from", () => {
  const before = scene([6, 4], flat([[1, 4, 1], [0, 2, 2]]), [[4, 0], [0, 2], [0, 0], [0, 0], [0, 0]]); // prettier-ignore
  const after = scene([4, 9], flat([[1, 2, 1], [3, 4, 2]]), [[2, 2], [0, 2], [0, 0], [0, 0], [0, 0]]); // prettier-ignore
  const texts = changesOf(before, tableOfTwo(after), fair).map(({ text }) => text);
  expect(texts).toEqual(["Ada: 6 → 4 (Agriculture −2)", "Ben: 4 → 9 (Agriculture +2, Coins +3)"]);
});

it("after a scoring the medals are told as what was counted, and a number that stayed is not told", () => {
  const given: Rows = [[[0, 0, 0], [4, 4, 4], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [2, 2, 2]]]; // prettier-ignore
  const before = scene([2, 2], flat([[0, 2, 0], [0, 0, 2]]), [[2, 0], [0, 0], [0, 0], [0, 0], [0, 0]]); // prettier-ignore
  const told = changesOf(before, tableOfTwo(scene([4, 2], given)), fair);
  expect(told).toEqual([{ seat: 0, text: "Ada: 2 → 4 (Medals +2)" }]);
});

it("what is hidden is told only where it is sure, and a game that keeps its points back tells none", () => {
  const before = scene([3, 3], [[[0, 1, 3], [0, 2, 2], [0, 0, 0]], flat([[3, 0, 0]])[0]]); // prettier-ignore
  const after = scene([5, 3], [[[0, 1, 4], [0, 4, 4], [0, 0, 0]], flat([[3, 0, 0]])[0]]); // prettier-ignore
  const plain = { sources: fair.sources };
  expect(changesOf(before, tableOfTwo(after), plain)).toEqual([{ seat: 0, text: "Ada: 3 → 5 (Medals +2)" }]);
  const hidden = { ...after, standing: null } as unknown as Scene;
  expect(changesOf(before, tableOfTwo(hidden), plain)).toEqual([]);
});
