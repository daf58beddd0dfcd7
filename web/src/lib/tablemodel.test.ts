import { beforeEach, describe, expect, it, vi } from "vitest";
import { sceneOf } from "./scene.fixture";
import { TableModel, type Source } from "./tablemodel.svelte";
import { settings } from "./settings.svelte";
import type { Foresight, Scene, TableInfo } from "./wire";

const info = { game: "worlds_fair", seats: [] } as unknown as TableInfo;

const scene = (at: number, actions: string[], seat: number | null = 0, turn = 0): Scene =>
  sceneOf(actions, { at, seat, turn, view: { agenda: [{ kind: "PlaceSupporter" }] } });

const foresight = (action: string): Foresight =>
  ({ action, events: [], view: {}, standing: null, shown: {}, ends: "no", sure: true }) as Foresight;

function table(source: Source = {}): TableModel {
  return new TableModel(info, scene(3, ["place arts", "place electricity"]), source);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 80));

beforeEach(() => {
  settings.oneTouch = false;
});

describe("touching", () => {
  it("selects first and plays second", async () => {
    const play = vi.fn(async () => {});
    const model = table({ play });
    model.touch("place arts");
    expect(model.chosen).toBe("place arts");
    expect(play).not.toHaveBeenCalled();
    model.touch("place arts");
    await settle();
    expect(play).toHaveBeenCalledExactlyOnceWith("place arts");
    expect(model.chosen).toBeNull();
  });

  it("plays at once where a setting says so", async () => {
    settings.oneTouch = true;
    const play = vi.fn(async () => {});
    table({ play }).touch("place arts");
    await settle();
    expect(play).toHaveBeenCalledOnce();
  });

  it("asks why where something is not allowed, or where why was asked for", async () => {
    const why = vi.fn(async (action: string) => ({ action, allowed: false, reason: "r", rule: "WF 4.1" }));
    const model = table({ why });
    model.touch("place moon");
    await settle();
    expect(why).toHaveBeenCalledWith("place moon");
    expect(model.why?.rule).toBe("WF 4.1");
    model.asking = true;
    model.touch("place arts");
    await settle();
    expect(why).toHaveBeenLastCalledWith("place arts");
    expect(model.chosen).toBeNull();
    expect(model.asking).toBe(false);
  });

  it("sends one action at a time", async () => {
    let done = (): void => {};
    const play = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const model = table({ play });
    void model.play("place arts");
    void model.play("place electricity");
    expect(play).toHaveBeenCalledOnce();
    done();
    await settle();
    expect(model.busy).toBe(false);
  });
});

describe("what is chosen while an action is on its way", () => {
  it("stays, once the next scene is shown", async () => {
    let done = (): void => {};
    const model = table({ play: () => new Promise<void>((resolve) => (done = resolve)) });
    model.touch("place arts");
    void model.play("place arts");
    model.show(scene(4, ["place electricity"]));
    expect(model.busy).toBe(false);
    model.touch("place electricity");
    done();
    await settle();
    expect(model.chosen).toBe("place electricity");
  });
});

describe("looking ahead", () => {
  it("asks once for each option of a scene", async () => {
    const foresee = vi.fn(async (action: string) => foresight(action));
    const model = table({ foresee });
    model.point("place arts");
    await settle();
    expect(model.foreseen?.action).toBe("place arts");
    model.point(null);
    model.point("place arts");
    await settle();
    expect(foresee).toHaveBeenCalledOnce();
  });

  it("shows the chosen one while another is pointed at", async () => {
    const model = table({ foresee: async (action) => foresight(action) });
    model.touch("place arts");
    model.point("place electricity");
    await settle();
    expect(model.foreseen?.action).toBe("place arts");
  });
});

describe("another scene", () => {
  it("drops a choice that is no longer there", () => {
    const model = table();
    model.touch("place arts");
    model.show(scene(4, ["place electricity"]));
    expect(model.chosen).toBeNull();
    expect(model.numberOf("place electricity")).toBe(1);
    expect(model.numberOf("place arts")).toBeNull();
  });

  it("is mine only with options on my turn", () => {
    expect(table().mine).toBe(true);
    expect(new TableModel(info, scene(3, [], 0, 1)).mine).toBe(false);
    expect(new TableModel(info, scene(3, [], null, 0)).mine).toBe(false);
  });
});
