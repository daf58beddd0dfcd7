import { describe, expect, it } from "vitest";
import { Animator, type Beat, type Host } from "./animator.svelte";
import { rateOf, type Pace } from "./pace";
import type { Scene, Told } from "./wire";

const MINE = 0;

/** An entry: of a seat, with some events; with `whole` a deed is complete. */
function told(at: number, seat: number, kinds: string[] = ["Placed"], whole = true, scene = at): Told {
  const events = kinds.map((kind) => ({ kind, seat }));
  return {
    type: "told",
    happened: { at, kind: "play", seat, events, whole, stood_in: false },
    scene: { at: scene, seat: MINE, turn: null } as Scene,
  };
}

/** A host that notes what happens, in order; time passes only when it is told to. */
class Stage implements Host {
  noted: string[] = [];
  beats: Beat[] = [];
  pace: Pace = "natural";
  motionless = false;
  hurry = false;
  told: (() => void) | null = null;
  #soon: { deed: () => void; off: boolean }[] = [];
  readonly animator: Animator;

  constructor(at = 0) {
    this.animator = new Animator(this, at, (_, deed) => {
      const one = { deed, off: false };
      this.#soon.push(one);
      return () => (one.off = true);
    });
  }

  show(beat: Beat): void {
    this.beats.push(beat);
    const { seat, events, at } = beat.happened;
    this.noted.push(`${seat}@${at}: ${events.map((event) => String(event.kind)).join(" ")}`);
  }
  mine = (one: Told): boolean => one.happened.seat === MINE;
  lasts = (happened: { events: { kind?: unknown }[] }): number =>
    happened.events.some((event) => event.kind === "Placed" || event.kind === "Scored") ? 500 : 0;
  busy = 0; // how often something still moves when its time is over
  still = (): boolean => this.busy-- <= 0;
  words = (): string => "something to read";
  tell(beat: Beat, done: () => void): boolean {
    if (this.hurry || !beat.happened.events.some((event) => event.kind === "Scored")) return false;
    this.noted.push("a scene begins");
    this.told = () => {
      this.noted.push("a scene ends");
      done();
    };
    return true;
  }
  rate = () => rateOf(this.pace);
  motion = (): number => (this.motionless ? 0 : 1);
  hurried = (): boolean => this.hurry;
  idled = (): void => void this.noted.push("idle");

  /** What was to come later comes now, one thing; false if nothing was. */
  pass(): boolean {
    const next = this.#soon.shift();
    if (!next) return false;
    if (next.off) return this.pass();
    this.noted.push("time passes");
    next.deed();
    return true;
  }
  all(): string[] {
    while (this.pass());
    return this.noted;
  }
  get shown(): string[] {
    return this.noted.filter((line) => line.includes("@"));
  }
}

describe("my own move", () => {
  it.each(["instant", "quick", "natural", "slow"] as const)("is seen to its end before others begin: %s", (pace) => {
    const stage = new Stage();
    stage.pace = pace;
    stage.animator.hear(told(1, MINE));
    stage.animator.hear(told(2, 1));
    stage.animator.hear(told(3, 2));
    expect(stage.noted).toEqual(["0@1: Placed"]);
    expect(stage.animator.moving).toBe("me");
    expect(stage.all().slice(0, 3)).toEqual(["0@1: Placed", "time passes", "1@2: Placed"]);
  });

  it("is waited for on a machine that is slower than its clock", () => {
    const stage = new Stage();
    stage.busy = 3;
    stage.animator.hear(told(1, MINE));
    stage.animator.hear(told(2, 1));
    for (const _ of [1, 2, 3]) stage.pass();
    expect(stage.shown).toEqual(["0@1: Placed"]);
    stage.pass();
    expect(stage.shown).toEqual(["0@1: Placed", "1@2: Placed"]);
  });

  it("stands before others begin where nothing moves, too", () => {
    const stage = new Stage();
    stage.motionless = true;
    stage.animator.hear(told(1, MINE));
    stage.animator.hear(told(2, 1));
    expect(stage.shown).toEqual(["0@1: Placed"]);
    stage.pass();
    expect(stage.shown).toEqual(["0@1: Placed", "1@2: Placed"]);
  });

  it("does not wait for itself: the next choice of mine is shown at once", () => {
    const stage = new Stage();
    stage.animator.hear(told(1, MINE, ["Chosen"], false));
    stage.animator.hear(told(2, MINE, ["Placed"]));
    expect(stage.shown).toEqual(["0@1: Chosen", "0@2: Placed"]);
  });

  it("takes no time where it tells nothing", () => {
    const stage = new Stage();
    stage.animator.hear(told(1, MINE, [], false));
    expect(stage.animator.moving).toBe("nobody");
  });
});

describe("a deed of somebody else", () => {
  it("is one movement, however many choices it took", () => {
    const stage = new Stage();
    stage.animator.hear(told(1, 1, [], false));
    stage.animator.hear(told(2, 1, ["Paid"], false));
    expect(stage.shown).toEqual([]);
    stage.animator.hear(told(3, 1, ["Placed"], false));
    stage.animator.hear(told(4, 1, []));
    expect(stage.all()).toEqual(["1@4: Paid Placed", "time passes", "idle"]);
    expect(stage.beats[0].before?.at).toBe(2); // what it moved from
  });

  it("is shown movement by movement, without a pause between", () => {
    const stage = new Stage();
    stage.animator.hear(told(1, 1, ["Placed"], false));
    stage.animator.hear(told(2, 1, [], false));
    stage.animator.hear(told(3, 1, ["Placed"]));
    expect(stage.all()).toEqual(["1@1: Placed", "time passes", "1@3: Placed", "time passes", "idle"]);
  });

  it("is shown as far as it is known when the next choice takes long", () => {
    const stage = new Stage();
    stage.animator.hear(told(1, 1, ["Placed"], false));
    expect(stage.shown).toEqual([]);
    stage.all();
    stage.animator.hear(told(2, 1, ["Placed"]));
    expect(stage.shown).toEqual(["1@1: Placed", "1@2: Placed"]);
  });

  it("is not waited for where everything is shown at once", () => {
    const stage = new Stage();
    stage.pace = "instant";
    stage.animator.hear(told(1, 1, ["Placed"], false));
    stage.animator.hear(told(2, 1, ["Placed"]));
    expect(stage.shown).toEqual(["1@1: Placed", "1@2: Placed"]);
  });

  it("waits to be asked for, step by step", () => {
    const stage = new Stage();
    stage.pace = "step";
    stage.animator.hear(told(1, 1));
    stage.animator.hear(told(2, 2));
    expect(stage.animator.held).toBe(true);
    expect(stage.shown).toEqual([]);
    stage.animator.step();
    stage.all();
    expect(stage.shown).toEqual(["1@1: Placed"]);
    expect(stage.animator.held).toBe(true);
    stage.animator.step();
    stage.all();
    expect(stage.shown).toHaveLength(2);
    expect(stage.animator.idle).toBe(true);
  });

  it("is not held back while my clock runs", () => {
    const stage = new Stage();
    stage.pace = "step";
    stage.hurry = true;
    stage.animator.hear(told(1, 1, ["Scored"]));
    stage.animator.hear(told(2, 2));
    expect(stage.noted).toEqual(["1@1: Scored", "idle", "2@2: Placed", "idle"]);
  });

  it("can be paused, and goes on", () => {
    const stage = new Stage();
    stage.animator.pause(true);
    stage.animator.hear(told(1, 1));
    expect(stage.shown).toEqual([]);
    stage.animator.pause(false);
    expect(stage.shown).toEqual(["1@1: Placed"]);
  });
});

describe("a scene of its own", () => {
  it("holds back what follows until it was looked at", () => {
    const stage = new Stage();
    stage.animator.hear(told(1, 1, ["Scored"]));
    stage.animator.hear(told(2, 2));
    stage.all();
    expect(stage.shown).toEqual(["1@1: Scored"]);
    stage.told!();
    stage.all();
    expect(stage.noted.filter((line) => line !== "time passes")).toEqual([
      "1@1: Scored",
      "a scene begins",
      "a scene ends",
      "2@2: Placed",
      "idle",
    ]);
  });
});

describe("what arrives", () => {
  it("is shown once and in order, however it comes", () => {
    const entries = [told(1, MINE), told(2, 1), told(3, 2), told(4, 3), told(5, 1)];
    for (let seed = 1; seed < 200; seed++) {
      let state = seed * 7919;
      const draw = (below: number): number => (state = (state * 48271) % 2147483647) % below;
      const coming = [...entries, ...entries].map((one) => ({ one, by: draw(1000) })).sort((a, b) => a.by - b.by);
      const stage = new Stage();
      stage.animator.pause(true); // all of it is here before any is shown
      for (const { one } of coming) if (!stage.mine(one)) stage.animator.hear(one);
      stage.animator.pause(false);
      stage.all();
      expect(stage.shown.map((line) => line.slice(0, 3))).toEqual(["1@2", "2@3", "3@4", "1@5"]);
      expect(stage.animator.hear(entries[2])).toBe(false);
    }
  });

  it("after a gap is shown at once, with the only scene there is", () => {
    const stage = new Stage();
    stage.animator.hear(told(1, 1, ["Placed"], true, 3));
    stage.animator.hear(told(2, 2, ["Placed"], true, 3));
    stage.animator.hear(told(3, 3, ["Placed"], true, 3));
    stage.all();
    expect(stage.beats.every((beat) => beat.scene.at === 3)).toBe(true);
    expect(stage.shown.at(-1)).toMatch(/^3@3/);
    expect(stage.beats.every((beat) => beat.motion === 0)).toBe(true);
  });

  it("is all shown at once when that is asked for", () => {
    const stage = new Stage();
    stage.animator.hear(told(1, 1));
    stage.animator.hear(told(2, 2));
    stage.animator.hear(told(3, 3));
    stage.animator.finish();
    expect(stage.shown).toEqual(["1@1: Placed", "3@3: Placed Placed"]);
    expect(stage.animator.idle).toBe(true);
  });
});
