// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from "vitest";
import { collectFaults, faults } from "./faults";

beforeAll(() => collectFaults());
beforeEach(() => sessionStorage.clear());

test("what nobody caught is collected, with where it was", () => {
  dispatchEvent(new ErrorEvent("error", { error: new Error("torn") }));
  const rejection = new Event("unhandledrejection") as Event & { reason: unknown };
  rejection.reason = "refused";
  dispatchEvent(rejection);
  expect(faults().map((fault) => fault.split("\n")[0])).toEqual(["/: torn", "/: refused"]);
});

test("what cannot be loaded is a fault, what a browser says of itself is none", () => {
  const image = document.body.appendChild(document.createElement("img"));
  image.dispatchEvent(new Event("error"));
  dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed" }));
  expect(faults()).toEqual(["/: could not be loaded: <img>"]);
});

test("a store that is broken or full of them is no reason to stop", () => {
  sessionStorage.setItem("parlour.faults", "{");
  expect(faults()).toEqual([]);
  for (let count = 0; count < 80; count++) dispatchEvent(new ErrorEvent("error", { error: new Error(`${count}`) }));
  expect(faults()).toHaveLength(50);
});

test("what was still being loaded when the page is left is no fault; anything else is", () => {
  const rejected = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }) as Event);
  const missing = new TypeError("Importing a module script failed.");
  rejected(missing);
  dispatchEvent(new Event("beforeunload")); // the last test: from here on the page is being left
  rejected(missing);
  rejected(new TypeError("x is undefined"));
  expect(faults().map((fault) => fault.split("\n")[0])).toEqual([
    "/: Importing a module script failed.",
    "/: x is undefined",
  ]);
});
