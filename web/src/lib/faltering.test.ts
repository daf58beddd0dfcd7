// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { Faltering } from "./faltering.svelte";
import type { Faltered } from "./wire";

const told: Faltered = { type: "faltered", seat: 2, instead: 1 };

beforeEach(() => sessionStorage.clear());

test("a bot that found no answer is still told of after a reload, at its table alone", () => {
  new Faltering("here").now = told;
  expect(new Faltering("here").now).toEqual(told);
  expect(new Faltering("elsewhere").now).toBeNull();
});

test("what was put away does not come back", () => {
  const faltering = new Faltering("here");
  faltering.now = told;
  faltering.now = null;
  expect(faltering.now).toBeNull();
  expect(new Faltering("here").now).toBeNull();
});

test("what is kept and cannot be read is nothing", () => {
  sessionStorage.setItem("parlour.faltered.here", "{");
  expect(new Faltering("here").now).toBeNull();
});
