// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Foresight } from "../../../lib/wire";
import Board from "./Board.svelte";
import page from "../index";
import Panel from "../cards/Panel.svelte";
import Preview from "../cards/Preview.svelte";
import { AREA_NAMES, factsOf, viewOf } from "../rules.gen";
import { factsOfTwo, sceneOfTwo, tableOfTwo, viewOfTwo } from "../model/table.fixture";

vi.hoisted(() => {
  const still = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  globalThis.matchMedia = () => still as unknown as MediaQueryList;
});

type Offered = [string, { kind: string; [field: string]: string | number }];

const PLACES = AREA_NAMES.map((name, area): Offered => [`place ${name}`, { kind: "Place", area }]);
const STEP = { kind: "PlaceSupporter", seat: 0 };

beforeAll(async () => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  settings.lang = "en";
  await say.game("worlds_fair");
});
afterEach(() => vi.useRealTimers());

function draw(model: TableModel): HTMLElement {
  return render(Board, { model, slot: "desk" }).container;
}

function foresight(action: string): Foresight {
  const standings = [
    [1, 3],
    [2, 2],
    [2, 2],
    [2, 2],
    [1, 0],
  ];
  return {
    action,
    events: [{ kind: "Placed", seat: 0, area: 2 }],
    view: viewOfTwo(STEP),
    standing: [8, 3],
    shown: factsOfTwo({ standings }),
    ends: "no",
    sure: false,
  };
}

/** Points that come from coins alone. */
const sourcesOf = (coins: number): [number, number, number][] => [coins, 0, 0].map((each) => [each, each, each]);

describe("the board", () => {
  it("offers the five areas, and says who stands there", async () => {
    const model = tableOfTwo(sceneOfTwo(STEP, PLACES));
    draw(model);
    const area = screen.getByRole("button", { name: /^Electricity: Ada 1, second, Ben 2, first\. Cards: Edison/ });
    expect(area).toHaveProperty("ariaDisabled", "false");
    await fireEvent.click(area);
    expect(model.chosen).toBe("place electricity");
    expect(area.getAttribute("aria-pressed")).toBe("true");
  });

  it("previews: the supporter to come, the new standing, the car, and where three cards go", async () => {
    const model = tableOfTwo(sceneOfTwo(STEP, PLACES), { foresee: async (action) => foresight(action) });
    const board = draw(model);
    model.touch("place electricity");
    await vi.waitFor(() => expect(model.foreseen).not.toBeNull());
    await vi.waitFor(() => expect(board.querySelectorAll(".refill .number")).toHaveLength(3));
    expect(board.querySelectorAll(".taken")).toHaveLength(3);
    expect([...board.querySelectorAll("text")].some((text) => text.textContent?.trim() === "+1")).toBe(true);
    const told = render(Preview, { model }).container.textContent ?? "";
    expect(told).toContain("1 → 2");
    expect(told).toContain("1st=");
    expect(told).toContain("5 tickets left");
  });

  it("asks for one back when the reserve is empty", () => {
    const takes: Offered[] = [["take back agriculture", { kind: "TakeBack", area: 0 }]];
    const model = tableOfTwo(sceneOfTwo(STEP, takes, { reserve: [0, 16] }));
    const board = draw(model);
    expect(board.textContent).toContain("Take one back first");
    expect(screen.getByRole("button", { name: /^Agriculture.*Take back\.$/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Transportation/ }).getAttribute("aria-disabled")).toBe("true");
    expect(board.querySelector("[data-test=token]")).toBeNull();
  });

  it("shows figures that are due, to be played or discarded", async () => {
    const step = { kind: "PlayFigures", seat: 0 };
    const options: Offered[] = [
      ["play burnham", { kind: "PlayFigure", figure: 0 }],
      ["discard burnham", { kind: "DiscardFigure", figure: 0 }],
    ];
    const model = tableOfTwo(sceneOfTwo(step, options, { placed: 2 }, { figures: [[0], []] }));
    draw(model);
    await fireEvent.click(screen.getByRole("button", { name: "Play Daniel Burnham." }));
    expect(model.chosen).toBe("play burnham");
    expect(screen.getByRole("button", { name: "Discard Daniel Burnham." })).toBeTruthy();
  });

  it("shows somebody else's figures that are due, and offers nothing to do with them", () => {
    const step = { kind: "PlayFigures", seat: 1 };
    const theirs = tableOfTwo({ ...sceneOfTwo(step, [], { active: 1 }, { figures: [[], [0]] }), turn: 1 });
    const board = draw(theirs);
    expect(board.querySelector("[data-about=figure-0]")).not.toBeNull();
    expect(board.querySelectorAll("[data-action^=play], [data-action^=discard]")).toHaveLength(0);
    expect(screen.queryByRole("button", { name: "Discard Daniel Burnham." })).toBeNull();
  });

  it("lets Palmer lift anybody who stands there, and nobody else", async () => {
    const step = { kind: "LiftSupporter", seat: 0 };
    const options: Offered[] = [["lift 2 electricity", { kind: "Lift", owner: 1, area: 2 }]];
    const model = tableOfTwo(sceneOfTwo(step, options, { placed: 0 }));
    const board = draw(model);
    expect(board.textContent).toContain("Which one moves?");
    const row = screen.getByRole("button", { name: "Lift a supporter of Ben from Electricity, 2 there" });
    await fireEvent.keyDown(row, { key: "Enter" });
    expect(model.chosen).toBe("lift 2 electricity");
    const nobody = screen.getByRole("button", { name: "Ben has no supporter on Transportation" });
    expect(nobody.getAttribute("aria-disabled")).toBe("true");
  });

  it("lets Palmer put it down anywhere else, and tells why not where it stood", async () => {
    const why = vi.fn(async (action: string) => ({ action, allowed: false, reason: "same-area", rule: "WF R4" }));
    const step = { kind: "SetSupporterDown", seat: 0, owner: 1, source: 2 };
    const options: Offered[] = [["set down agriculture", { kind: "SetDown", area: 0 }]];
    const model = tableOfTwo(sceneOfTwo(step, options, { placed: 0 }), { why });
    draw(model);
    await fireEvent.click(screen.getByRole("button", { name: /^Electricity/ }));
    expect(why).toHaveBeenCalledWith("set down electricity");
    await fireEvent.click(screen.getByRole("button", { name: /^Agriculture/ }));
    expect(model.chosen).toBe("set down agriculture");
  });

  it("shows a scoring phase, area by area, while it is told", async () => {
    const model = tableOfTwo(sceneOfTwo(STEP, PLACES));
    const board = draw(model);
    const events = [
      { kind: "ScoringBegan", round: 1 },
      { kind: "Exchanged", seat: 0, coins: 2 },
      { kind: "Ranked", seat: 1, area: 0, standing: 1, medal: 2, approvals: 3 },
      { kind: "Approved", seat: 1, area: 0, cards: [1, 2] },
    ];
    model.telling = { events, part: 0 };
    await tick();
    expect(board.textContent).toContain("Midway coins");
    model.telling = { events, part: 1 };
    await tick();
    expect(board.textContent).toContain("2 approved");
    expect(board.querySelectorAll(".dimmed")).toHaveLength(4);
    model.telling = null;
    await tick();
    expect(board.querySelectorAll(".dimmed")).toHaveLength(0);
  });

  it("keeps its plan from scene to scene, so that what goes away reads nothing that is gone", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const model = tableOfTwo(sceneOfTwo(STEP, PLACES));
    model.tempo = 0;
    render(Board, { model, slot: "phone" });
    const events = [{ kind: "Collected", seat: 0, area: 2, cards: [17, 42, 70] }];
    const beside = [[1, 41], [9], [], [25], [33, 34, 35]];
    const scene = { ...sceneOfTwo(STEP, PLACES, { beside }), at: 2 };
    model.show(scene, { at: 2, kind: "play", seat: 0, whole: true, stood_in: false, events });
    await tick();
    expect(warn.mock.calls.flat().filter((said) => String(said).includes("derived_inert"))).toEqual([]);
    warn.mockRestore();
  });

  it("says who gets what in each palace, and how many supporters stood there", () => {
    const model = tableOfTwo(sceneOfTwo(STEP, PLACES));
    const events = [
      { kind: "Placed", seat: 1, area: 0 },
      { kind: "ScoringBegan", round: 1 },
      { kind: "Exchanged", seat: 0, coins: 2 },
      { kind: "Ranked", seat: 1, area: 0, standing: 1, medal: 2, approvals: 3 },
      { kind: "Approved", seat: 1, area: 0, cards: [1, 2] },
    ];
    const told = page.follow!.telling(events, model.scene, model)!;
    expect(told.parts).toHaveLength(1 + model.scene.view.places.length);
    const [supporters] = told.parts[1].lines;
    const stood = model.scene.view.supporters[0][1] + 1;
    expect(supporters.text).toContain(`${model.nameOf(1)} (${stood})`);
    expect(told.parts[1].lines.slice(1).every((line) => line.seat === 1)).toBe(true);
    expect(page.follow!.telling(events.slice(0, 1), model.scene, model)).toBeNull();
    const sources = [sourcesOf(2), sourcesOf(3)];
    const after = { ...model.scene, shown: factsOfTwo({ sources }) };
    const stepwise = page.follow!.telling(events, model.scene, model, after)!.parts.map((part) => part.points);
    expect(stepwise.slice(0, 2)).toEqual([
      [2, 3],
      [2, 5], // with the medal of the first palace
    ]);
    expect(stepwise.at(-1)).toEqual([2, 3]);
    const recalled = [1, 2].map((area) => ({ kind: "Recalled", seat: 1, area, supporters: 2 }));
    const last = page.follow!.telling([...events, ...recalled], model.scene, model, after)!.parts.at(-1)!;
    expect(last.lines.map((line) => line.text)).toEqual([
      "Ben: 0 → 3 (+3): Coins +3",
      "Ada: 0 → 2 (+2): Coins +2",
      "Everybody takes back half of their supporters from every area, rounded down: Ben (4)",
    ]);
  });
});

it("while a scoring is told the table stands as it was scored: the move made, nothing halved, no new round", () => {
  const step = { kind: "PlaceSupporter", seat: 0 };
  const before = sceneOfTwo(step, []);
  const was = viewOf({ scene: before });
  const events = [
    { kind: "Placed", seat: 1, area: 0 },
    { kind: "Collected", seat: 1, area: 2, cards: [17, 42, 70] },
    { kind: "CarMoved", spaces: 7, left: -1 },
    { kind: "ScoringBegan", round: 1 },
    { kind: "LedTickets", seat: 0, coins: 2 },
    { kind: "LedTickets", seat: 1, coins: 2 },
    { kind: "Exchanged", seat: 0, coins: 1 },
    { kind: "Exchanged", seat: 1, coins: 1 },
    { kind: "Ranked", seat: 1, area: 0, standing: 2, medal: 2, approvals: 2 },
    { kind: "Approved", seat: 0, area: 0, cards: [2] },
    { kind: "Recalled", seat: 1, area: 0, supporters: 1 },
    { kind: "RoundBegan", round: 2 },
  ];
  const supporters = was.supporters.map((row) => row.map((count) => Math.ceil(count / 2)));
  const after = sceneOfTwo(
    step,
    [],
    { supporters, round: 2, car: 1, tickets: [[], []], exhibits: [[], [17]], discards: [43, 44, 42, 2], coins: [3, 3] },
    { sources: [sourcesOf(3), sourcesOf(5)] },
  );
  const model = tableOfTwo(before);
  const { scored } = page.follow!.telling(events, before, model, after)!;
  const [view, facts] = [viewOf({ scene: scored! }), factsOf({ scene: scored! })];
  expect(view.supporters[0]).toEqual([2, 2]);
  expect(view.supporters.slice(1)).toEqual(was.supporters.slice(1));
  expect(view.reserve).toEqual([15, 15]);
  expect(view.tickets).toEqual([[44], [42]]);
  expect(view.exhibits).toEqual([[2], [17]]);
  expect([view.round, view.car, view.coins, view.discards]).toEqual([1, 10, [0, 0], [43]]);
  expect(facts.held[1]).toEqual([0, 0, 1, 0, 0]);
  expect([facts.left, facts.coins, facts.most]).toEqual([0, [3, 3], [true, true]]);
  expect([facts.medals[0], facts.standings[0], facts.approved[0]]).toEqual([
    [0, 2],
    [0, 2],
    [1, 0],
  ]);
  expect(facts.sources.map(([coins]) => coins)).toEqual([
    [0, 3, 3],
    [0, 5, 5],
  ]);
});

it("panels tell the figure that is due and the empty reserve", () => {
  const step = { kind: "PlayFigures", seat: 0 };
  const sets = [[{ areas: [0, 2], points: 3 }], []];
  const model = tableOfTwo(sceneOfTwo(step, [], { reserve: [0, 16] }, { figures: [[1], [2]], sets }));
  const { container } = render(Panel, { model, seat: 0, small: false });
  expect(
    screen.getByRole("img", { name: /^George Davis is due now: One more supporter on an area beside/ }),
  ).toBeTruthy();
  expect(screen.getByRole("img", { name: "Agriculture, Electricity: 3 points" })).toBeTruthy();
  expect(container.querySelector(".empty")).not.toBeNull();
});

it("options read as areas with their cards, and Palmer's are folded by area", () => {
  const model = tableOfTwo(sceneOfTwo(STEP, PLACES));
  expect(page.label?.(model.options[2], model)).toEqual({
    title: "Electricity",
    detail: "Takes one exhibit, one ticket, Burnham (+1 where you place)",
    does: [
      expect.stringMatching(/^Midway ticket: Moves the car/),
      expect.stringMatching(/^Daniel Burnham: On your next turn/),
    ],
  });
  const lifts = [0, 2, 2].map((area, number) => ({ action: `lift ${number}`, word: { kind: "Lift", owner: 0, area } }));
  model.show({ ...model.scene, options: lifts });
  const folded = page.groups?.(model.options, model).map((group) => [group.title, group.options.length]);
  expect(folded).toEqual([
    ["From Agriculture", 1],
    ["From Electricity", 2],
  ]);
  expect(page.progress?.(model)).toEqual({ text: "Round 1 of 3", done: 1, of: 3 });
});
