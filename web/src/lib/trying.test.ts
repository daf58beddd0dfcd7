import { beforeAll, expect, test } from "vitest";
import { Refused } from "./api";
import { problemOf } from "./problems";
import { say } from "./say.svelte";
import { Trying } from "./trying.svelte";

const refused = new Refused(409, { error: "not-your-turn", detail: "", reason: null, rule: null, told: {} });
const refuse = () => Promise.reject(refused);

beforeAll(() => say.speak());

test("what is refused is said as a sentence, until something else is tried", async () => {
  const trying = new Trying();
  await trying.to(refuse);
  expect(trying.problem).toBe(problemOf(refused));
  await trying.to(() => Promise.resolve());
  expect(trying.problem).toBe("");
});

test("whoever hears of a refusal may leave nothing to say, or have it said later", async () => {
  const told: unknown[] = [];
  const quiet = new Trying((error) => told.push(error) > 0);
  await quiet.to(refuse);
  expect([told, quiet.problem]).toEqual([[refused], ""]);
  const later = new Trying(() => Promise.resolve(false));
  await later.to(refuse);
  expect(later.problem).toBe(problemOf(refused));
});
