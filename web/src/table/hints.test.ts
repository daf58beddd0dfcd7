import { expect, it } from "vitest";
import type { Advised, Option } from "../lib/wire";
import { wholeOf } from "./hints";

const option = (action: string, kind: string): Option => ({ action, word: { kind } });
const OFFERED = [option("lure", "Lure"), option("draw", "Draw")];

function advised(line: Option[]): Advised {
  return { action: "lure", word: { kind: "Lure" }, win: 0.4, error: 0.1, rank: 1, visits: 9, line, why: [] };
}

it("is the whole move and nothing of the next turn, whether the line repeats its beginning or not", () => {
  const rest = [option("customer blue", "Customer"), option("cell r1c3", "Cell")];
  const next = option("draw", "Draw");
  const whole = ["lure", "customer blue", "cell r1c3"];
  expect(wholeOf(advised([...rest, next]), OFFERED).map(({ action }) => action)).toEqual(whole);
  expect(wholeOf(advised([OFFERED[0], ...rest]), OFFERED).map(({ action }) => action)).toEqual(whole);
});
