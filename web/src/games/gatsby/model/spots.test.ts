// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { meaning, nearest, walk } from "./spots";

describe("what a touch means", () => {
  const cell = ["put c3", "swap c3", "with c3", "track 1"];

  it("follows what is asked", () => {
    expect(meaning("SwapMine", cell)).toBe("swap c3");
    expect(meaning("SwapTheirs", cell)).toBe("with c3");
    expect(meaning("PutBeside", cell)).toBe("put c3");
    expect(meaning("CommandAction", ["action 2", "command 2"])).toBe("command 2");
    expect(meaning("SwapMine", ["look left"])).toBe("look left");
  });
});

describe("arrows", () => {
  const diamond: [number, number][] = [
    [0, 0],
    [30, 30],
    [-30, 30],
    [0, 60],
    [60, 60],
    [0, 200],
  ];

  it("take the nearest thing in their direction of the screen", () => {
    expect(nearest([0, 0], diamond, [0, 1])).toBe(3);
    expect(nearest([0, 0], diamond, [1, 0])).toBe(1);
    expect(nearest([30, 30], diamond, [-1, 0])).toBe(2);
    expect(nearest([0, 0], diamond, [0, -1])).toBe(-1);
  });

  it("are the browser's with Alt: to go back is not to walk", () => {
    const group = document.createElement("div");
    group.innerHTML = `<p data-spot><i role="button" tabindex="0"></i></p><p data-spot><i role="button"></i></p>`;
    document.body.append(group);
    const [one, other] = group.querySelectorAll<HTMLElement>("i");
    other.getBoundingClientRect = () => new DOMRect(50, 0, 10, 10);
    one.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    const end = walk(null)(group);
    one.focus();
    const press = (init: KeyboardEventInit): boolean =>
      one.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true, ...init }));
    expect(press({ altKey: true })).toBe(true);
    expect(other.getAttribute("tabindex")).toBe("-1");
    expect(press({})).toBe(false);
    expect(other.getAttribute("tabindex")).toBe("0");
    if (end) end();
    group.remove();
  });
});
