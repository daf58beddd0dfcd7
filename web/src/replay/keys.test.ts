// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { replayKeys } from "./keys";
import type { Reel } from "./reel.svelte";

let done: string[] = [];
const reel = {
  moves: 44,
  step: (by: number) => done.push(`step ${by}`),
  far: (ahead: boolean) => done.push(ahead ? "far on" : "far back"),
  go: (move: number) => done.push(`go ${move}`),
  toggle: () => done.push("play"),
} as unknown as Reel;

function press(key: string, where = "<div></div>", more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = where;
  const target = document.body.firstElementChild!;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  const listen = replayKeys(() => reel);
  addEventListener("keydown", listen as EventListener);
  target.dispatchEvent(event);
  removeEventListener("keydown", listen as EventListener);
  return event;
}

beforeEach(() => (done = []));

describe("the keys of a replay", () => {
  it("step, leap and play", () => {
    press("ArrowRight");
    press("ArrowLeft");
    press("ArrowRight", undefined, { shiftKey: true });
    press("ArrowLeft", undefined, { shiftKey: true });
    press("Home");
    press("End");
    press(" ");
    expect(done).toEqual(["step 1", "step -1", "far on", "far back", "go 0", "go 44", "play"]);
  });

  it("are the slider's own on the river", () => {
    const river = '<div role="slider"></div>';
    for (const key of ["ArrowUp", "ArrowDown", "PageUp", "PageDown"]) press(key, river);
    expect(done).toEqual(["step 1", "step -1", "far on", "far back"]);
    expect(press("ArrowUp").defaultPrevented).toBe(false);
    expect(done).toHaveLength(4);
  });

  it("leave fields, lists, tabs and buttons alone", () => {
    for (const where of ["<input>", "<select></select>", '<button role="tab"></button>']) press("ArrowRight", where);
    press(" ", "<button></button>");
    press("ArrowRight", undefined, { ctrlKey: true });
    expect(done).toEqual([]);
    press("ArrowRight", "<button></button>");
    expect(done).toEqual(["step 1"]);
  });
});
