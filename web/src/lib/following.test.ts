// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announce } from "./announce.svelte";
import type { Beat } from "./animator.svelte";
import { TableModel } from "./tablemodel.svelte";
import { Following, type Followed } from "./following.svelte";
import type { Follow } from "./gamepage";
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { Scene, TableInfo, Told } from "./wire";

let parts = ["one", "two"];
let eyes: number | null = 0;
const info = { game: "worlds_fair", seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } as unknown as TableInfo;
const follow: Follow = {
  lasts: (events) => (events.length ? 100 : 0),
  sound: () => null,
  gist: (events) => events,
  things: (event) => [`area-${String(event.area)}`],
  telling: (events) =>
    events.some((event) => event.kind === "RoundBegan")
      ? {
          title: "A scoring",
          parts: parts.map((title) => ({ title, lines: [{ seat: 1, text: "a point" }], things: [] })),
        }
      : null,
};

const sceneAt = (at: number, clocked = false): Scene =>
  ({
    at,
    seat: 0,
    turn: 1,
    view: { agenda: [] },
    options: [],
    outcome: null,
    clock: clocked ? { left: [], running: 0, since: 0 } : null,
  }) as unknown as Scene;

function told(at: number, seat: number, kind = "Placed", clocked = false): Told {
  const events = [{ kind, seat, area: at % 5, round: 2 }];
  return {
    type: "told",
    happened: { at, kind: "play", seat, events, whole: true, stood_in: false },
    scene: sceneAt(at, clocked),
  };
}

let model: TableModel;
let shown: number[];
let past: ReturnType<typeof vi.fn<(entry: number) => Promise<Scene>>>;
let following: Following;

beforeAll(async () => {
  settings.lang = "en";
  await say.game("worlds_fair");
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.others = "natural";
  [parts, eyes] = [["one", "two"], 0];
  model = new TableModel(info, sceneAt(0));
  shown = [];
  past = vi.fn(async (entry: number) => sceneAt(entry));
  following = new Following(tableOf(), follow, 0);
});

function tableOf(): Followed {
  return {
    model: () => model,
    eyes: () => eyes,
    mine: (entry) => entry === 1,
    put: (beat: Beat) => {
      shown.push(beat.happened.at);
      model.show(beat.scene, beat.happened, beat.before);
    },
    idle: () => {},
    past,
  };
}
afterEach(() => {
  following.close();
  vi.useRealTimers();
});

describe("a scene of its own", () => {
  it("is told part by part, and what follows waits", () => {
    settings.others = "step";
    following.hear(told(2, 1, "RoundBegan"));
    following.hear(told(3, 2));
    following.animator.step();
    vi.advanceTimersByTime(5_000);
    expect(following.telling?.title).toBe("A scoring");
    expect(announce.polite.map((said) => said.text).join(" ")).toContain("one");
    following.onward();
    expect(announce.polite.map((said) => said.text).join(" ")).toContain("two");
    expect(model.telling?.part).toBe(1);
    expect(shown).toEqual([2]);
    following.onward();
    expect(following.telling).toBeNull();
    expect(model.telling).toBeNull();
    following.onward();
    expect(shown).toEqual([2, 3]);
  });

  it("holds back my own choices, too, until it was told", () => {
    const scored = told(2, 1, "RoundBegan");
    scored.scene.options = [{ action: "place arts", word: {} }];
    scored.scene.turn = 0;
    following.hear(scored);
    expect(model.mine).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(model.mine).toBe(false);
    following.endTelling();
    expect(model.mine).toBe(true);
    expect(shown).toEqual([2]);
  });

  it("shows the table as it was counted until its last part, whatever it led to", () => {
    const scored = { ...sceneAt(1), view: { agenda: [], round: 1 } };
    const counted: Follow = {
      ...follow,
      telling: (...asked) => {
        const told = follow.telling(...asked);
        return told && { ...told, scored };
      },
    };
    following.close();
    following = new Following(tableOf(), counted, 0);
    const heard = told(2, 1, "RoundBegan");
    heard.scene.view = { agenda: [], round: 2 };
    heard.scene.options = [{ action: "place arts", word: {} }];
    following.hear(heard);
    expect([model.scene.at, model.scene.view.round]).toEqual([2, 1]); // while the move is still seen
    vi.advanceTimersByTime(5_000);
    expect([following.part, model.scene.view.round, following.held?.view.round]).toEqual([0, 1, 1]);
    following.onward();
    expect([following.part, model.scene.view.round, model.options.length]).toEqual([1, 2, 0]);
    following.go(0);
    expect(model.scene.view.round).toBe(1);
    following.settle();
    expect([model.scene.view.round, model.options.length]).toEqual([2, 1]);
  });

  it("is left out where all is shown at once, and holds nothing back", () => {
    settings.others = "step";
    const scored = told(3, 2, "RoundBegan");
    scored.scene.options = [{ action: "place arts", word: {} }];
    scored.scene.turn = 0;
    following.hear(told(2, 1));
    following.hear(scored);
    following.animator.finish();
    expect(following.telling).toBeNull();
    expect(model.mine).toBe(true);
  });

  it("waits at each part to be asked on, unless others are to be shown quickly", () => {
    for (const pace of ["natural", "slow"] as const) {
      settings.others = pace;
      following.hear(told(pace === "slow" ? 3 : 2, 1, "RoundBegan"));
      vi.advanceTimersByTime(600_000);
      expect(following.part).toBe(0);
      following.onward();
      vi.advanceTimersByTime(600_000);
      expect(following.part).toBe(1);
      following.onward();
      expect(following.telling).toBeNull();
    }
  });

  it("goes on by itself where nobody sits: on a big screen nobody can ask for more", () => {
    eyes = null;
    following.hear(told(2, 1, "RoundBegan"));
    vi.advanceTimersByTime(60_000);
    expect(following.telling).toBeNull();
    expect(shown).toEqual([2]);
  });

  it("of one part alone stands as long as it takes to read, the end of a game until it was read", () => {
    parts = ["one"];
    following.hear(told(2, 1, "RoundBegan"));
    vi.advanceTimersByTime(1000);
    expect(following.telling).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(following.telling).toBeNull();
    const last = told(3, 1, "RoundBegan");
    last.scene.outcome = { reason: "", ranks: [1, 2, 3], scores: [3, 2, 1], sheet: [] };
    following.hear(last);
    vi.advanceTimersByTime(60_000);
    expect(following.telling?.parts).toHaveLength(2);
  });

  it("goes on by itself at a pace, and can be halted", () => {
    settings.others = "quick";
    following.hear(told(2, 1, "RoundBegan"));
    vi.advanceTimersByTime(1000);
    expect(following.part).toBe(0);
    following.halt(true);
    vi.advanceTimersByTime(60_000);
    expect(following.telling).not.toBeNull();
    following.halt(false);
    vi.advanceTimersByTime(60_000);
    expect(following.telling).toBeNull();
  });

  it("yields to my own clock at once, and stays in the log", async () => {
    following.hear(told(2, 1, "RoundBegan"));
    vi.advanceTimersByTime(1000);
    expect(following.telling).not.toBeNull();
    following.hear(told(3, 2, "Placed", true));
    expect(following.telling).toBeNull();
    expect(shown).toEqual([2, 3]);
    following.hear(told(4, 1, "RoundBegan", true));
    expect(following.telling).toBeNull();
    await following.reopen({ ...told(4, 1, "RoundBegan").happened, from: 4 });
    expect(following.telling).not.toBe(null);
    expect(past).toHaveBeenCalledWith(3);
  });
});

describe("watching again", () => {
  it("shows what the others did since my turn, and comes back", async () => {
    settings.others = "instant";
    for (const one of [told(1, 0), told(2, 1), told(3, 2)]) {
      following.hear(one);
      vi.advanceTimersByTime(1000);
    }
    expect(shown).toEqual([1, 2, 3]);
    await following.watch();
    expect(model.scene.at).toBe(2); // the first of them is on its way
    expect(past).not.toHaveBeenCalled(); // the scenes are still known
    following.hear(told(4, 1)); // what happens meanwhile waits
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(60_000);
    expect(following.again).toBeNull();
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(model.scene.at).toBe(4);
  });

  it("goes step by step when it is told to", async () => {
    settings.others = "instant";
    for (const one of [told(1, 0), told(2, 1), told(3, 2)]) {
      following.hear(one);
      vi.advanceTimersByTime(1000);
    }
    await following.watch();
    following.again!.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(model.scene.at).toBe(2);
    following.ahead();
    expect(model.scene.at).toBe(3);
    following.stop();
    expect(model.scene.at).toBe(3);
    expect(following.idle).toBe(true);
  });
});

it("an entry that comes late is in the log, and in its place", () => {
  settings.others = "instant";
  following.hear(told(3, 2));
  following.hear(told(2, 1));
  following.hear(told(3, 2));
  expect(following.log.map((entry) => entry.at)).toEqual([2, 3]);
  expect(shown).toEqual([3]);
});

it("holds the seats back to the part that is told, from the movement on, and lets them go with the last", () => {
  following.hear(told(1, 0));
  vi.advanceTimersByTime(1000);
  following.hear(told(2, 1, "RoundBegan"));
  expect(following.telling).toBeNull(); // it moves yet
  expect(following.held?.at).toBe(1);
  vi.advanceTimersByTime(1000);
  expect([following.telling?.title, following.held?.at]).toEqual(["A scoring", 1]);
  following.go(1);
  expect(following.held).toBeNull();
  following.endTelling();
  expect([following.held, following.points]).toEqual([null, null]);
});

it("knows the table as it was when my turn was over, asked once", async () => {
  following.hear(told(1, 0));
  vi.advanceTimersByTime(1000);
  following.hear(told(2, 1));
  vi.advanceTimersByTime(5000);
  expect((await following.start())?.at).toBe(1);
  expect(past).not.toHaveBeenCalled();
  following.begin(sceneAt(3), [told(1, 0).happened, told(2, 1).happened, told(3, 2).happened]);
  expect((await following.start())?.at).toBe(1);
  await following.start();
  expect(past).toHaveBeenCalledTimes(1);
});

it("a deed that nothing tells in a line is told by all that happened", () => {
  const mute = new Following({ ...tableOf() }, { ...follow, gist: () => [] }, 0);
  expect(mute.words(told(2, 1).happened)).toContain("Player");
  mute.close();
});
