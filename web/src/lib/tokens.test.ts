// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keepTokens, tokensOf } from "./tokens";
import type { SeatInfo, TableInfo } from "./wire";

function table(...kinds: SeatInfo["kind"][]): TableInfo {
  return { table: "t", seats: kinds.map((kind, seat) => ({ seat, kind })) } as TableInfo;
}

test("links of seats that are taken are forgotten on this device", () => {
  keepTokens("t", { 1: "one", 2: "two" });
  expect(tokensOf(table("person", "invited", "invited"))).toEqual({ 1: "one", 2: "two" });
  expect(tokensOf(table("person", "person", "invited"))).toEqual({ 2: "two" });
  expect(tokensOf(table("person", "invited", "invited"))).toEqual({ 2: "two" });
});
