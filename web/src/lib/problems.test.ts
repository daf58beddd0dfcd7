import { beforeAll, expect, test } from "vitest";
import { Refused } from "./api";
import { problemOf } from "./problems";
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";

const refused = (error: string, detail = "said in English", reason: string | null = null): Refused =>
  new Refused(409, { error, detail, reason, rule: null, told: {} });

beforeAll(async () => {
  settings.lang = "pl";
  await say.speak();
});

test("a refusal is said in the language of the page, and never in another", () => {
  expect(problemOf(refused("not-your-turn"))).toBe("To nie twoja tura.");
  expect(problemOf(refused("a-code-of-tomorrow"))).toBe("Nie udało się. Spróbuj jeszcze raz.");
  expect(problemOf(new Error("a fault"))).toBe("Nie udało się. Spróbuj jeszcze raz.");
});

test("a table has words of its own, and a file is told the line that is wrong", () => {
  expect(problemOf(refused("stale"), "table")).not.toBe(problemOf(refused("stale")));
  expect(problemOf(refused("bad-record", "line 7: a JSON object is expected here"))).toContain("z linią 7");
  expect(problemOf(refused("bad-record", "broken"))).not.toContain("broken");
});

test("what the rules forbid is said by its reason", () => {
  expect(problemOf(refused("not-allowed", "no", "not-your-turn"))).toBe(say.text("why-not-your-turn"));
});

test("what is wrong with a box is said by its reason, with where and with which values", () => {
  const problem = {
    error: "bad-box",
    detail: "line 5: medal.nine: no such value",
    reason: "no-such-value",
    rule: null,
  };
  const told = { where: "medal.nine", known: "two" };
  expect(problemOf(new Refused(422, { ...problem, told }))).toBe(
    "Linia 5 pliku pudełka nie pasuje do gry: medal.nine: nie ma takiej wartości; są: two",
  );
  expect(problemOf(refused("bad-box", "a fault of tomorrow"))).toContain("a fault of tomorrow");
});
