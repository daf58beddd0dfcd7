import { beforeEach, expect, test, vi } from "vitest";
import { announce } from "./announce.svelte";

const told = (): string[] => announce.polite.map((said) => said.text);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.runAllTimers();
});

test("what is said in one breath is all told, the same sentence twice too", () => {
  announce.say("Ann draws a card.");
  announce.say("Ann draws a card.");
  announce.say("Choose a stall.");
  expect(told()).toEqual(["Ann draws a card.", "Ann draws a card.", "Choose a stall."]);
  expect(new Set(announce.polite.map((said) => said.n)).size).toBe(3);
});

test("nothing is kept for ever", () => {
  announce.say("Ann draws a card.");
  announce.say("Your turn.", true);
  vi.runAllTimers();
  expect(told()).toEqual([]);
  expect(announce.urgent).toEqual([]);
});

test("what cannot wait is over when it is, and says one thing", () => {
  announce.say("Your turn.", true);
  announce.say("30 seconds left.", true);
  expect(announce.urgent.map((said) => said.text)).toEqual(["30 seconds left."]);
  announce.calm();
  expect(announce.urgent).toEqual([]);
});
