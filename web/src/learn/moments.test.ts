import { expect, it } from "vitest";
import type { LessonMoment } from "../lib/wire";
import { settled } from "./moments";

const by = (seat: number) =>
  ({ happened: { at: 1, kind: "play", seat, events: [] }, scene: {} }) as unknown as LessonMoment;

it("parts what the learner did from what others did then", () => {
  const [a, b, c, d] = [by(0), by(0), by(1), by(0)];
  expect(settled([a, b, c, d], 0)).toEqual([
    [a, b],
    [c, d],
  ]);
  expect(settled([a], 0)).toEqual([[a], []]);
  expect(settled([c], 0)).toEqual([[], [c]]);
  expect(settled([], 0)).toEqual([[], []]);
});
