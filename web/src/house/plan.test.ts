import { expect, test } from "vitest";
import type { GameInfo } from "../lib/wire";
import { clockOf, lengthOf, newPlan, ratedPlan, times, wanted, wayOf, withChairs } from "./plan";

const game: GameInfo = {
  game: "kairo",
  rules: 1,
  seats: [2, 3, 4],
  options: { start: ["given", "variable"] },
  lesson: true,
  seconds: {},
  masters: { 5: 12.5, 15: 37.5 },
};
const level = (number: number) => ({ level: number, master: null });
const kinds = (plan: { chairs: { kind: string }[] }): string[] => plan.chairs.map((chair) => chair.kind);

test("a table begins with me and bots, or as the way asks", () => {
  expect(kinds(newPlan(game, ""))).toEqual(["me", "bot", "bot"]);
  expect(kinds(newPlan(game, "pass"))).toEqual(["me", "me", "me"]);
  expect(kinds(newPlan(game, "phones"))).toEqual(["invited", "invited", "invited"]);
  expect(kinds(newPlan({ ...game, seats: [2] }, "network"))).toEqual(["me", "open"]);
  expect(newPlan(game, "").options).toEqual({ start: "given" });
  expect([wayOf("pass"), wayOf("else"), wayOf(null)]).toEqual(["pass", "", ""]);
});

test("chairs that stay keep who sits there", () => {
  const chairs = newPlan(game, "").chairs;
  chairs[1] = { kind: "open", bot: level(5), name: "" };
  expect(withChairs(chairs, 4, "").map((chair) => chair.kind)).toEqual(["me", "open", "bot", "bot"]);
  expect(withChairs(chairs, 2, "").map((chair) => chair.bot.level)).toEqual([2, 5]);
});

test("further people on my device have names of their own, bots a level", () => {
  const plan = newPlan(game, "pass");
  plan.chairs[0].name = "Ann";
  plan.chairs[1].name = " Ben ";
  plan.chairs[2] = { kind: "bot", bot: level(4), name: "" };
  const seats = () => wanted(plan, "id", "n", (number) => `Player ${number}`).seats;
  expect(seats()).toEqual([{ kind: "me" }, { kind: "me", name: "Ben" }, { kind: "bot", level: 4 }]);
  plan.chairs[1].name = " ";
  expect(seats()[1]).toEqual({ kind: "me", name: "Player 2" });
  plan.chairs.splice(1, 0, { kind: "bot", bot: { level: 4, master: 15 }, name: "" });
  expect(seats()[1]).toEqual({ kind: "bot", level: 4, master: 15 });
  expect(seats()[2]).toEqual({ kind: "me", name: "Player 2" }); // whoever sits between
});

test("a rated table has no masters", () => {
  const plan = newPlan(game, "");
  plan.chairs[1].bot = { level: 3, master: 5 };
  expect(ratedPlan(plan, game, false).chairs[1].bot.master).toBe(5);
  expect(ratedPlan(plan, game, true).chairs[1]).toMatchObject({ kind: "bot", bot: { level: 3, master: null } });
});

test("who begins is drawn unless seats are to be as they sit; several seats are for public tables", () => {
  const plan = newPlan(game, "network");
  expect(wanted(plan, "id", "n", String)).toMatchObject({ lots: true, watch: true, several: false, box: "" });
  expect(wanted({ ...plan, box: 'game = "kairo"' }, "id", "n", String).box).toBe('game = "kairo"');
  expect(wanted({ ...plan, lots: false, several: true }, "id", "n", String)).toMatchObject({
    lots: false,
    several: true,
  });
  expect(wanted({ ...plan, several: true, public: false }, "id", "n", String).several).toBe(false);
});

test("clocks offer what fits the pace", () => {
  expect(clockOf("none", true)).toEqual({ kind: "none", seconds: 0, increment: 0 });
  expect(clockOf("game", true)).toEqual({ kind: "game", seconds: 900, increment: 10 });
  expect(clockOf("turn", false).seconds).toBe(259_200);
  expect(times("game", false).every((seconds) => seconds <= 2_592_000)).toBe(true);
});

test("lengths of time are told in the unit people use", () => {
  expect([30, 120, 7200, 86_400].map((seconds) => lengthOf(seconds))).toEqual([
    { id: "house-seconds", n: 30 },
    { id: "house-minutes", n: 2 },
    { id: "house-hours", n: 2 },
    { id: "house-days", n: 1 },
  ]);
});

test("a rated table has a clock, the book's options, a drawn first player and one seat of mine", () => {
  const plan = newPlan(game, "pass");
  const odd = { ...plan, options: { start: "variable" }, lots: false, several: true, public: true, box: "[box]" };
  const rated = ratedPlan(odd, game, true);
  expect(kinds(rated)).toEqual(["me", "open", "open"]);
  expect([rated.rated, rated.lots, rated.several, rated.box, rated.public]).toEqual([true, true, false, "", true]);
  expect(rated.clock).toEqual(clockOf("turn", true));
  expect(rated.options).toEqual({ start: "given" });
  expect(wanted(rated, "id", "n", String).rated).toBe(true);
  const slow = { ...plan, clock: clockOf("game", false) };
  expect(ratedPlan(slow, game, true).clock).toEqual(slow.clock);
  expect(ratedPlan(rated, game, false)).toEqual({ ...rated, rated: false });
});
